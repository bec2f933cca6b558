"""Line of sight, decided on the graph of spaces. Pure functions over ints and tuples."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from gamelode.kernel import cites

Ray = tuple[int, ...]  # spaces in one direction, nearest first, up to the first corner or node


@cites("SIGHT-03", "SIGHT-09", "SIGHT-10", "SIGHT-13", "R-26")
def rays(
    links: Sequence[Sequence[int]], straight: Sequence[bool], ravine: Sequence[str]
) -> tuple[tuple[Ray, ...], ...]:
    """For each space, what would be in sight in each direction if nobody stood there."""
    found = []
    for viewer, neighbours in enumerate(links):
        found.append(tuple(_ray(viewer, neighbour, links, straight, ravine) for neighbour in neighbours))
    return tuple(found)


def _ray(
    viewer: int, first: int, links: Sequence[Sequence[int]], straight: Sequence[bool], ravine: Sequence[str]
) -> Ray:
    """The spaces in one direction, up to the first corner or node."""
    before, here, spaces = viewer, first, [first]
    while straight[here]:
        ahead = [n for n in links[here] if n != before and (ravine[n] == ravine[here] or not ravine[n])]
        if not ahead:
            break
        before, here = here, ahead[0]
        spaces.append(here)
    return tuple(spaces)


@cites("SIGHT-04", "SIGHT-05", "SIGHT-11", "SIGHT-12", "R-25", "R-27")
def spaces_in_sight(
    viewer: int, lines: Sequence[Sequence[Ray]], crowd: Sequence[int], mouths: Mapping[int, Sequence[int]]
) -> list[int]:
    """Spaces seen from a space, nearest first in each direction; `mouths` joins tunnel spaces and their mouths."""
    seen = list(mouths.get(viewer, ()))
    if viewer >= len(lines):
        return seen  # from a tunnel only its two mouths
    for ray in lines[viewer]:
        for space in ray:
            seen.append(space)
            if crowd[space]:
                break
    return seen


@cites("SIGHT-04", "SIGHT-05", "SIGHT-06", "SIGHT-15")
def hewns_in_sight(
    viewer: int, lines: Sequence[Sequence[Ray]], crowd: Sequence[int], mouths: Mapping[int, Sequence[int]]
) -> int:
    """The Hewns, a bit for each, that a Hewn alone in its space sees: those alone in theirs."""
    here = crowd[viewer]
    if here & (here - 1):
        return 0
    found = 0
    for space in mouths.get(viewer, ()):
        there = crowd[space]
        if not there & (there - 1):
            found |= there
    if viewer < len(lines):
        for ray in lines[viewer]:
            for space in ray:
                there = crowd[space]
                if there:
                    if not there & (there - 1):
                        found |= there
                    break
    return found
