"""Relaxes a foam: every region finds its place, its size and a pleasant outline."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np
import shapely

from tesno.cartography.beds import Bed
from tesno.cartography.foam import Foam
from tesno.cartography.geometry import OUTSIDE, Floats, Heard, Ints, OutlineError, turning
from tesno.cartography.net import Net

SHARPEST: Final = 0.4  # cosine of the angle below which a tip counts as sharp
BANK_PULL: Final = 0.4  # how strongly the banks of a river are drawn to their place


@dataclass
class Wishes:
    """What the relaxation pulls towards."""

    area: Floats  # per ring, square units
    point: Floats  # per ring
    near: Floats  # per ring, weight of the pull to the point
    tension: Floats  # per line
    shortest: float  # lines shorter than this push their ends apart
    clear: float  # least distance of a line from a point of a region
    beds: dict[int, Bed]  # the rivers that have a course


class Relaxer:
    """Gradient descent on the foam, refusing every step that breaks an outline."""

    def __init__(self, foam: Foam, net: Net, wishes: Wishes) -> None:
        self.foam, self.net, self.wishes = foam, net, wishes
        self.rings = list(foam.rings.values())
        self.ring_nodes = np.concatenate(self.rings)
        self.ring_of = np.repeat(np.arange(len(self.rings)), [len(ring) for ring in self.rings])
        self.ring_next = np.concatenate([np.roll(ring, -1) for ring in self.rings])
        signs = [np.sign(turning(foam.nodes[ring])) for ring in self.rings]
        self.signs = np.array(signs)
        inner = [index for index, sides in enumerate(net.sides) if OUTSIDE not in sides]
        self.inner = inner
        self.seg_a = np.concatenate([foam.lines[index][:-1] for index in inner])
        self.seg_b = np.concatenate([foam.lines[index][1:] for index in inner])
        self.seg_t = np.repeat(wishes.tension[inner], [len(foam.lines[index]) - 1 for index in inner])
        # Pieces that must not become short.
        self.pieces = [foam.lines[index] for index in inner]
        for line, sides in zip(foam.lines, net.sides, strict=True):
            if OUTSIDE in sides:
                self.pieces += self.rim_pieces(line)
        # How wide a river is where it ends is its bed's affair.
        bed_ends = {
            frozenset(map(int, bed.ends[place : place + 2])) for bed in wishes.beds.values() for place in (0, 2)
        }
        narrow = [frozenset((int(piece[0]), int(piece[-1]))) in bed_ends for piece in self.pieces]
        self.shortest = np.where(narrow, 0.0, wishes.shortest)
        self.blown = np.array([0.0 if region in wishes.beds else 1.0 for region in foam.rings])
        self.end_a = np.array([piece[0] for piece in self.pieces])
        self.end_b = np.array([piece[-1] for piece in self.pieces])
        # A corner with the nodes two steps before and after it in a ring; the very next ones say little.
        around = [np.stack([ring, np.roll(ring, 2), np.roll(ring, -2)]) for ring in self.rings]
        self.tips = np.concatenate(around, axis=1)
        self.tips = self.tips[:, self.tips[0] < len(net.corners)]
        threes = [np.stack([foam.lines[index][:-2], foam.lines[index][1:-1], foam.lines[index][2:]]) for index in inner]
        self.triples = np.concatenate(threes, axis=1)
        self.rim_room = np.where(np.all(foam.free > 0, axis=1), 0.33 * wishes.clear, 0.0)
        for index in inner:
            if any(OUTSIDE in net.corners[corner] for corner in net.lines[index]):
                self.rim_room[foam.lines[index]] = np.minimum(self.rim_room[foam.lines[index]], 6.0)
        turned = [np.stack([np.roll(ring, by) for by in (0, 1, -1, 2, -2, 3, -3)]) for ring in self.rings]
        self.wedges = np.concatenate(turned, axis=1)
        corner = self.wedges[0] < len(net.corners)
        self.wedges, self.wedge_signs = self.wedges[:, corner], self.signs[self.ring_of[corner]]
        watch = [(index, node) for index in inner for node in foam.lines[index][1:-1:2]]
        self.watched = np.array([node for _, node in watch])
        ends = [set(net.lines[index]) for index, _ in watch]
        wet = [bool(set(net.sides[index]) & set(wishes.beds)) for index, _ in watch]
        # The two banks of a river may be near each other.
        self.apart = np.array(
            [
                [not one & other and not (here and there) for other, there in zip(ends, wet, strict=True)]
                for one, here in zip(ends, wet, strict=True)
            ]
        )

    def rim_pieces(self, line: Ints) -> list[Ints]:
        """Every stretch of a rim line up to a corner of the board."""
        return [line[place : place + 2] for place in range(len(line) - 1)]

    def areas(self, nodes: Floats) -> tuple[Floats, Floats]:
        """Signed area of each ring, made positive, and the centre of its nodes."""
        a, b = nodes[self.ring_nodes], nodes[self.ring_next]
        cross = a[:, 0] * b[:, 1] - b[:, 0] * a[:, 1]
        area = np.bincount(self.ring_of, cross) / 2 * self.signs
        centre = np.stack([np.bincount(self.ring_of, (a[:, k] + b[:, k]) * cross) for k in (0, 1)], axis=1)
        return area, centre / (6 * area * self.signs)[:, None]

    def push(self, nodes: Floats, done: float) -> Floats:
        """The force on each node after that share of the steps."""
        wishes = self.wishes
        # First find the place softly, then the size: strong pressure at once would crumple small regions.
        anchor = 1.0 if done < 0.6 else 0.15
        blow = 0.05 + 0.08 * min(1.0, max(0.0, 2.5 * done - 0.5))
        force = np.zeros_like(nodes)
        area, centre = self.areas(nodes)
        pressure = np.clip((wishes.area - area) / wishes.area, -1.0, 0.6) * self.signs * self.blown
        a, b = nodes[self.ring_nodes], nodes[self.ring_next]
        edge = b - a
        out = np.stack([edge[:, 1], -edge[:, 0]], axis=1) * (blow * pressure[self.ring_of])[:, None]
        np.add.at(force, self.ring_nodes, out)
        np.add.at(force, self.ring_next, out)
        pull = (wishes.point - centre) * (wishes.near * anchor)[:, None]
        np.add.at(force, self.ring_nodes, pull[self.ring_of])
        self.add_tension(nodes, force)
        self.add_lengths(nodes, force)
        self.add_clearance(nodes, force)
        self.add_angles(nodes, force)
        if wishes.beds:
            self.add_evenness(nodes, force)
            self.add_wedges(nodes, force)
            self.add_banks(nodes, force, done)
        return force * self.foam.free

    def add_tension(self, nodes: Floats, force: Floats) -> None:
        step = nodes[self.seg_b] - nodes[self.seg_a]
        length = np.hypot(step[:, 0], step[:, 1]) + 1e-9
        # A constant pull makes a foam; the part that grows with the length keeps the nodes evenly spread.
        pull = step * (self.seg_t * (4.0 / length + 0.055))[:, None]
        np.add.at(force, self.seg_a, pull)
        np.add.at(force, self.seg_b, -pull)

    def add_lengths(self, nodes: Floats, force: Floats) -> None:
        step = nodes[self.end_b] - nodes[self.end_a]
        length = np.hypot(step[:, 0], step[:, 1]) + 1e-9
        lack = np.maximum(0.0, self.shortest - length)
        apart = step / length[:, None] * (0.16 * lack)[:, None]
        # The inner nodes stretch along, otherwise a growing line would crumple at its ends.
        for index in np.flatnonzero(lack):
            line = self.pieces[index]
            force[line] += np.linspace(-1.0, 1.0, len(line))[:, None] * apart[index]

    def add_clearance(self, nodes: Floats, force: Floats) -> None:
        """Keeps lines that have no corner in common apart, so that no region gets a thin neck."""
        here = nodes[self.watched]
        step = here[:, None, :] - here[None, :, :]
        length = np.hypot(step[..., 0], step[..., 1]) + 1e-9
        row, column = np.nonzero((length < self.wishes.clear) & self.apart)
        size = length[row, column]
        strength = 0.35 * (self.wishes.clear - size) / size
        np.add.at(force, self.watched[row], step[row, column] * strength[:, None])

    def add_angles(self, nodes: Floats, force: Floats) -> None:
        """Draws a corner into the region that comes to a sharp tip there, which blunts the tip."""
        here, (before, after) = self.tips[0], self.tips[1:]
        arms = [nodes[there] - nodes[here] for there in (before, after)]
        one, other = (arm / (np.hypot(arm[:, 0], arm[:, 1])[:, None] + 1e-9) for arm in arms)
        sharp = np.maximum(0.0, np.sum(one * other, axis=1) - SHARPEST)
        np.add.at(force, here, (one + other) * (9.0 * sharp)[:, None])

    def add_evenness(self, nodes: Floats, force: Floats) -> None:
        """Spreads the nodes of a line along it, without bending it."""
        before, here, after = self.triples
        along = nodes[after] - nodes[before]
        along /= np.hypot(along[:, 0], along[:, 1])[:, None] + 1e-9
        way = (nodes[before] + nodes[after]) / 2 - nodes[here]
        np.add.at(force, here, along * (0.6 * np.sum(way * along, axis=1))[:, None])

    def add_wedges(self, nodes: Floats, force: Floats) -> None:
        """Opens corners so sharp that their two sides would soon lie on each other."""
        here, inward = self.wedges[0], nodes[self.wedges[5:]].mean(axis=0) - nodes[self.wedges[0]]
        inward /= np.hypot(inward[:, 0], inward[:, 1])[:, None] + 1e-9
        across = np.stack([inward[:, 1], -inward[:, 0]], axis=1) * self.wedge_signs[:, None]
        for before, after in zip(self.wedges[1::2], self.wedges[2::2], strict=True):
            arms = [nodes[there] - nodes[here] for there in (before, after)]
            reach = np.minimum(*(np.hypot(arm[:, 0], arm[:, 1]) for arm in arms))
            gap = np.sum((arms[1] - arms[0]) * across, axis=1)
            lack = across * (0.25 * np.maximum(0.0, 0.7 * reach + 3.0 - gap))[:, None]
            np.add.at(force, after, lack)
            np.add.at(force, before, -lack)

    def add_banks(self, nodes: Floats, force: Floats, done: float) -> None:
        """Draws the banks of rivers to their beds, and their ends to the ends of the course, ever harder."""
        pull = BANK_PULL * min(1.0, 0.05 + 1.6 * done)
        for bed in self.wishes.beds.values():
            for numbers, targets in bed.targets(nodes, done < 0.4):
                way = targets - nodes[numbers]
                far = np.hypot(way[:, 0], way[:, 1]) + 1e-9
                np.add.at(force, numbers, way * (pull * np.minimum(1.0, 25.0 / far))[:, None])

    def broken(self, nodes: Floats) -> Ints:
        """Numbers of the rings that cross themselves or are turned inside out."""
        area, _ = self.areas(nodes)
        coords = np.concatenate([nodes[np.append(ring, ring[0])] for ring in self.rings])
        owner = np.repeat(np.arange(len(self.rings)), [len(ring) + 1 for ring in self.rings])
        valid = shapely.is_valid(shapely.polygons(shapely.linearrings(coords, indices=owner)))
        return np.flatnonzero(~valid | (area <= 0))

    def limit(self, nodes: Floats, move: Floats) -> Floats:
        """Shortens steps that are long beside the next segment, so that small regions do not crumple."""
        step = nodes[self.seg_b] - nodes[self.seg_a]
        length = np.hypot(step[:, 0], step[:, 1])
        most = np.full(len(nodes), 6.0)
        np.minimum.at(most, self.seg_a, length * 0.25)
        np.minimum.at(most, self.seg_b, length * 0.25)
        far = np.hypot(move[:, 0], move[:, 1])
        return np.asarray(move * np.minimum(1.0, most / np.maximum(far, 1e-9))[:, None])

    def ease(self, nodes: Floats, move: Floats) -> None:
        """Gives regions in trouble a smaller step, then one that only smooths them, so that they come loose."""
        # Nothing but the rim's own corners comes near the rim.
        far = self.rim_room[:, None]
        move[:] = np.where(far > 0, np.clip(nodes + move, far, np.maximum(nodes.max(axis=0) - far, far)) - nodes, move)
        half, smooth = move * 0.4, self.smoothing(nodes) * 0.5
        for other in (half, smooth):
            for ring in self.broken(nodes + move):
                move[self.rings[ring]] = other[self.rings[ring]]

    def smoothing(self, nodes: Floats) -> Floats:
        """The way of each inner node to the middle between its two neighbours, and of corners to their own."""
        total, count = np.zeros_like(nodes), np.zeros(len(nodes))
        for here, there in ((self.seg_a, self.seg_b), (self.seg_b, self.seg_a)):
            np.add.at(total, here, nodes[there] - nodes[here])
            np.add.at(count, here, 1.0)
        return np.asarray(total / np.maximum(count, 1.0)[:, None] * self.foam.free)

    def step(self, nodes: Floats, done: float) -> Floats:
        """The next move of each node after that share of the steps."""
        move = self.limit(nodes, self.push(nodes, done) * 0.5)
        if self.wishes.beds:
            self.ease(nodes, move)
        return move

    def run(self, steps: int, heard: Heard, start: float = 0.0) -> None:
        """So many steps; `start` is the share of the whole relaxation that lies behind."""
        nodes = self.foam.nodes
        if len(self.broken(nodes)):
            raise OutlineError("the first drawing is not sound; are the neighbours right?")
        for step in range(steps):
            done = start + (1 - start) * step / steps
            move = self.step(nodes, done)
            while len(bad := self.broken(nodes + move)):
                # Only the regions in trouble wait; the others go on.
                for ring in bad:
                    move[self.rings[ring]] = 0.0
            nodes = nodes + move
            heard(1)
        self.foam.nodes = nodes
