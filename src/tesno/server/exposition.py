"""Numbers that Prometheus reads: counters, histograms, and its text format. Small enough to need no package."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence

CONTENT_TYPE = "text/plain; version=0.0.4; charset=utf-8"


class Histogram:
    """How many measurements were at most so large."""

    def __init__(self, bounds: Sequence[float]) -> None:
        self._bounds = sorted(bounds)
        self._counts = [0] * (len(self._bounds) + 1)
        self._sum = 0.0

    def observe(self, value: float) -> None:
        self._counts[bisect_left(self._bounds, value)] += 1
        self._sum += value

    def samples(self, name: str) -> Iterator[str]:
        total = 0
        for bound, count in zip([*self._bounds, float("inf")], self._counts, strict=True):
            total += count
            yield sample(f"{name}_bucket", total, le="+Inf" if bound == float("inf") else f"{bound:g}")
        yield sample(f"{name}_sum", round(self._sum, 6))
        yield sample(f"{name}_count", total)


class Counts:
    """Counters told apart by labels."""

    def __init__(self, *labels: str) -> None:
        self._labels = labels
        self._counts: Counter[tuple[str, ...]] = Counter()

    def count(self, *values: str) -> None:
        self._counts[values] += 1

    def samples(self, name: str) -> Iterator[str]:
        for values, count in sorted(self._counts.items()):
            yield sample(name, count, **dict(zip(self._labels, values, strict=True)))


def sample(name: str, value: float, **labels: str) -> str:
    r"""One line.

    >>> sample("games", 3, box="base")
    'games{box="base"} 3'
    >>> sample("games", 0.5, title='the "new"\none')
    'games{title="the \\"new\\"\\none"} 0.5'
    """
    said = ",".join(f'{label}="{_escaped(text)}"' for label, text in labels.items())
    number = str(int(value)) if value == int(value) else repr(value)
    return f"{name}{{{said}}} {number}" if said else f"{name} {number}"


def _escaped(text: str) -> str:
    return text.replace("\\", r"\\").replace('"', r"\"").replace("\n", r"\n")


def family(name: str, kind: str, about: str, samples: Iterator[str] | Sequence[str]) -> str:
    """All lines about one thing."""
    return "\n".join([f"# HELP {name} {about}", f"# TYPE {name} {kind}", *samples]) + "\n"


def gauge(name: str, about: str, value: float | Mapping[str, float], label: str = "") -> str:
    """A number that goes up and down, or one for each value of a label."""
    if isinstance(value, Mapping):
        return family(name, "gauge", about, [sample(name, one, **{label: key}) for key, one in value.items()])
    return family(name, "gauge", about, [sample(name, value)])
