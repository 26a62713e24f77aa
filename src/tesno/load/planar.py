"""Draws graphs without crossings: which regions lie round which, from nothing but who borders whom.

The method is Demoucron's: begin with a circle, then lay one path after another into a face that has room for it.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable, Sequence

Graph = dict[int, set[int]]
Face = list[int]  # vertices in the order of its rim


class Crossing(ValueError):
    """A graph that can't be drawn flat; `pair` is a border that would have to cross another."""

    def __init__(self, pair: tuple[int, int]) -> None:
        super().__init__(pair)
        self.pair = pair


def graph_of(edges: Iterable[tuple[int, int]]) -> Graph:
    graph: Graph = {}
    for one, other in edges:
        graph.setdefault(one, set()).add(other)
        graph.setdefault(other, set()).add(one)
    return graph


def check_flat(graph: Graph) -> None:
    """Raises Crossing when the graph can't be drawn on a plane."""
    for block in blocks_of(graph):
        if len(block) > 2:
            faces_of(within(graph, block))


def within(graph: Graph, vertices: set[int]) -> Graph:
    return {one: graph[one] & vertices for one in sorted(vertices)}


def components(graph: Graph, without: set[int]) -> list[set[int]]:
    """What hangs together when some vertices are taken out."""
    rest, found = sorted(set(graph) - without), []
    seen: set[int] = set()
    for start in rest:
        if start in seen:
            continue
        part, todo = {start}, [start]
        while todo:
            for other in graph[todo.pop()] - without - part:
                part.add(other)
                todo.append(other)
        seen |= part
        found.append(part)
    return found


def blocks_of(graph: Graph) -> list[set[int]]:
    """The largest parts that stay in one piece whichever vertex is taken out (a bridge is a part of two)."""
    order: dict[int, int] = {}
    low: dict[int, int] = {}
    stack: list[tuple[int, int]] = []
    found: list[set[int]] = []

    def visit(one: int, parent: int | None) -> None:
        order[one] = low[one] = len(order)
        for other in sorted(graph[one]):
            if other not in order:
                stack.append((one, other))
                visit(other, one)
                low[one] = min(low[one], low[other])
                if low[other] >= order[one]:
                    block: set[int] = set()
                    while (edge := stack.pop()) != (one, other):
                        block.update(edge)
                    found.append(block | {one, other})
            elif other != parent and order[other] < order[one]:
                stack.append((one, other))
                low[one] = min(low[one], order[other])

    for start in sorted(graph):
        if start not in order:
            visit(start, None)
    return found


def faces_of(graph: Graph) -> list[Face]:
    """The faces of a graph in one block of three or more; all rims run the same way round. Raises Crossing."""
    circle = _circle(graph)
    faces: list[Face] = [circle, circle[::-1]]
    drawn = {frozenset(edge) for edge in zip(circle, [*circle[1:], circle[0]], strict=True)}
    placed = set(circle)
    edges = sum(len(others) for others in graph.values()) // 2
    while len(drawn) < edges:
        path, face = _next_path(graph, faces, placed, drawn)
        faces.remove(face)
        faces += _split(face, path)
        placed.update(path)
        drawn |= {frozenset(edge) for edge in itertools.pairwise(path)}
    return faces


def _circle(graph: Graph) -> Face:
    """Some circle: from an edge back to its start by another way."""
    start = min(graph)
    goal = min(graph[start])
    return _way(graph, start, {goal}, set(graph), frozenset((start, goal)))


def _way(graph: Graph, start: int, goals: set[int], through: set[int], shut: frozenset[int] | None = None) -> list[int]:
    """A shortest way to a goal over given vertices."""
    came: dict[int, int] = {start: start}
    todo = [start]
    for one in todo:
        for other in sorted(graph[one]):
            if other in came or frozenset((one, other)) == shut or other not in through | goals:
                continue
            came[other] = one
            if other in goals:
                way = [other]
                while way[-1] != start:
                    way.append(came[way[-1]])
                return way[::-1]
            todo.append(other)
    raise ValueError(f"no way from {start} to {sorted(goals)}")


def _next_path(graph: Graph, faces: list[Face], placed: set[int], drawn: set[frozenset[int]]) -> tuple[list[int], Face]:
    """A path still to be laid, and the face for it: first what has the least choice."""
    best: tuple[int, list[int], Face] | None = None
    for ends, inner in _fragments(graph, placed, drawn):
        fitting = [face for face in faces if ends <= set(face)]
        start = min(ends)
        if not fitting:
            raise Crossing((start, min(graph[start] & (inner or ends))))
        if best is None or len(fitting) < best[0]:
            path = [start, max(ends)] if not inner else _through(graph, start, ends, inner)
            best = len(fitting), path, fitting[0]
    assert best is not None
    return best[1], best[2]


def _fragments(graph: Graph, placed: set[int], drawn: set[frozenset[int]]) -> list[tuple[set[int], set[int]]]:
    """What is not yet laid, in pieces: the placed vertices a piece hangs on, and its own."""
    found: list[tuple[set[int], set[int]]] = [
        ({one, other}, set())
        for one in sorted(placed)
        for other in sorted(graph[one] & placed)
        if one < other and frozenset((one, other)) not in drawn
    ]
    for part in components(graph, placed):
        found.append((set().union(*(graph[one] for one in part)) & placed, part))
    return found


def _through(graph: Graph, start: int, ends: set[int], inner: set[int]) -> list[int]:
    """From one end of a piece to another, over vertices of its own."""
    first = min(graph[start] & inner)
    return [start, *_way(graph, first, ends - {start}, inner)]


def _split(face: Face, path: Sequence[int]) -> list[Face]:
    at, to = face.index(path[0]), face.index(path[-1])
    there = face[at : to + 1] if at < to else [*face[at:], *face[: to + 1]]  # along the rim from start to end
    back = face[to : at + 1] if to < at else [*face[to:], *face[: at + 1]]
    middle = list(path[1:-1])
    return [[*there, *middle[::-1]], [*back, *middle]]
