"""What attack dice are likely to deal: counted, not tried."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache


@lru_cache(maxsize=1 << 10)
def damage_ways(faces: tuple[int, ...], dice: int) -> dict[int, int]:
    """In how many ways so many dice deal each damage."""
    ways: Counter[int] = Counter({0: 1})
    for _ in range(dice):
        more: Counter[int] = Counter()
        for damage, count in ways.items():
            for face in faces:
                more[damage + max(face, 0)] += count
        ways = more
    return dict(ways)


def ways_to_reach(faces: tuple[int, ...], dice: int, needed: int) -> tuple[int, int]:
    """In how many ways of how many the dice deal at least so much."""
    ways = damage_ways(faces, dice)
    return sum(count for damage, count in ways.items() if damage >= needed), len(faces) ** dice
