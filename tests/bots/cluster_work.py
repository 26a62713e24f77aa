"""Work for a cluster in tests: nodes load it from here."""

from __future__ import annotations

import os
import time
from importlib import import_module
from pathlib import Path


def noted(folder: str, chunk: int) -> int:
    """Notes the node that does a chunk, takes its time, and gives something that can be recognised."""
    node = import_module("ray").get_runtime_context().get_node_id()
    with open(Path(folder) / f"{chunk}", "a", encoding="utf-8") as file:
        file.write(f"{node}\n")
    time.sleep(0.2)
    return chunk * chunk


def failing(chunk: int) -> int:
    if chunk == 2:
        raise ValueError(f"chunk {chunk} can't be done")
    return chunk


def deadly(chunk: int) -> int:
    os._exit(1)
