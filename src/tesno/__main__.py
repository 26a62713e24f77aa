"""`python -m tesno` is the command `tesno`."""

from __future__ import annotations

from tesno.cli import app

if __name__ == "__main__":
    app(prog_name="tesno")
