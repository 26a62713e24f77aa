"""Tests run by plain Python, so that they may put something of their own in the place of what they test.

./test runs many of them a second time with TESNO_PLAIN=0, by the compiled engine.
"""

import os

os.environ.setdefault("TESNO_PLAIN", "1")
# Before numpy is loaded: small matrices are multiplied by one thread (tesno.bots.value).
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
