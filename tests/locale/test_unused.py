"""Every message is asked for by somebody: by its whole id, or by a beginning that code completes."""

from __future__ import annotations

import re
from pathlib import Path

from tesno.load.boxes import box_ids

ROOT = Path(__file__).parents[2]
CATALOGUES = ROOT / "src" / "tesno" / "locale" / "en"


def test_no_message_is_left_that_nobody_says() -> None:
    files = [*ROOT.glob("src/tesno/**/*.py"), *ROOT.glob("web/src/**/*.ts"), *ROOT.glob("web/src/**/*.svelte")]
    asked = "\n".join(path.read_text("utf-8") for path in files)
    catalogue = "\n".join(path.read_text("utf-8") for path in CATALOGUES.glob("*.ftl"))
    ids = set(re.findall(r"^([a-z][\w-]*) =", catalogue, re.MULTILINE))
    said = set(re.findall(r"[a-z][\w-]*", asked)) | set(re.findall(r"\{ *([a-z][\w-]*)", catalogue))
    begun = set(re.findall(r"([a-z][\w-]*)-\$?\{", asked))
    of_a_box = re.compile(rf"-({'|'.join(box_ids())})-")
    left = []
    for id in ids:
        bare = of_a_box.sub("-", id, count=1)
        words = bare.split("-")
        beginnings = {"-".join(words[:count]) for count in range(1, len(words))}
        if bare not in said and id not in said and not beginnings & begun:
            left.append(id)
    assert len(ids) > 500
    assert left == []
