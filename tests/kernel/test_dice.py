"""Chance: the same everywhere, and fair."""

from __future__ import annotations

from collections.abc import Iterator
from hashlib import blake2b
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamelode.kernel import Dice
from gamelode.kernel.dice import ScriptRanOut

keys = st.binary(min_size=32, max_size=32)
sizes = st.integers(1, 1 << 32) | st.integers((1 << 31) + 1, 3 << 30)  # of the latter, many words do not fit
streams = st.sampled_from(["dice", "cards", "a stream's name", "x"])


def words(key: bytes, stream: str) -> Iterator[int]:
    """The stream once more, from its definition: keyed BLAKE2b of a counter, in little-endian words of 32 bits."""
    number = 0
    while True:
        digest = blake2b(number.to_bytes(8, "little"), key=key, person=stream.encode(), digest_size=64).digest()
        yield from (int.from_bytes(digest[at : at + 4], "little") for at in range(0, 64, 4))
        number += 1


def below(source: Iterator[int], n: int) -> int:
    """A word is taken only from the largest multiple of n; otherwise small numbers would come up more often."""
    return next(word % n for word in source if word < (1 << 32) // n * n)


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@given(keys, streams, st.lists(sizes, min_size=1, max_size=40))
def test_draws_agree_with_their_definition(key: bytes, stream: str, wanted: list[int]) -> None:
    dice, source = Dice(key), words(key, stream)
    assert [dice.below(n, stream) for n in wanted] == [below(source, n) for n in wanted]


def test_seeds_become_keys_and_a_number_is_its_digits() -> None:
    key = blake2b(b"7", digest_size=32, person=b"gamelode seed").digest()
    assert Dice.from_seed(7).key == Dice.from_seed("7").key == key
    assert Dice.from_seed(8).key != key


# The bounds are the 99.9th percentiles of chi-square; the keys are fixed, so the outcome is too.
@pytest.mark.parametrize(("n", "bound"), [(2, 10.8), (3, 13.8), (6, 20.5), (10, 27.9), (52, 90.6)])
@pytest.mark.parametrize("seed", ["first", "second", "third"])
def test_every_number_is_as_likely(n: int, bound: float, seed: str) -> None:
    dice, counts = Dice.from_seed(seed), [0] * n
    for _ in range(200 * n):
        counts[dice.below(n)] += 1
    assert chi_square(counts) < bound


def test_no_number_is_favoured_where_half_of_the_words_do_not_fit() -> None:
    """By modulo alone, the lower half of 3 * 2**30 numbers would come up twice as often as the others."""
    n, counts, dice = 3 << 30, [0, 0, 0], Dice.from_seed("modulo")
    for _ in range(3000):
        counts[dice.below(n) >> 30] += 1
    assert chi_square(counts) < 13.8


def test_words_that_do_not_fit_are_passed_over() -> None:
    n, dice = (1 << 31) + 1, Dice.from_seed("rejection")
    drawn = [dice.below(n) for _ in range(200)]
    assert all(0 <= number < n for number in drawn)
    assert 300 < dice.drawn < 500, "about every second word is passed over"


def test_no_draw_is_wider_than_a_word() -> None:
    assert Dice.from_seed(1).below(1 << 32) < 1 << 32
    with pytest.raises(ValueError, match="4294967297"):
        Dice.from_seed(1).below((1 << 32) + 1)


@given(keys, st.integers(0, 40))
def test_streams_do_not_disturb_each_other(key: bytes, draws: int) -> None:
    alone, mixed = Dice(key), Dice(key)
    for _ in range(draws):
        mixed.below(6, "cards")
    assert [alone.below(6) for _ in range(20)] == [mixed.below(6) for _ in range(20)]


def test_streams_are_independent() -> None:
    dice, counts = Dice.from_seed("pairs"), [0] * 36
    for _ in range(7200):
        counts[6 * dice.below(6, "one") + dice.below(6, "two")] += 1
    assert chi_square(counts) < 66.6


@given(keys, st.lists(st.integers(0, 9), min_size=1, max_size=30))
def test_a_sorted_bag_stays_sorted_and_nothing_is_lost(key: bytes, things: list[int]) -> None:
    bag, dice = sorted(things), Dice(key)
    drawn = [dice.draw(bag, "bag") for _ in range(len(things) // 2)]
    assert bag == sorted(bag)
    assert sorted(bag + drawn) == sorted(things)


def test_every_thing_in_a_bag_is_as_likely() -> None:
    counts = [0] * 5
    dice = Dice.from_seed("bag")
    for _ in range(2000):
        counts[dice.draw([0, 1, 2, 3, 4], "bag")] += 1
    assert chi_square(counts) < 18.5


def test_every_order_is_as_likely() -> None:
    orders = dict.fromkeys(permutations("abcd"), 0)
    dice = Dice.from_seed("shuffle")
    for _ in range(4800):
        orders[tuple(dice.shuffled("abcd", "cards"))] += 1
    assert chi_square(list(orders.values())) < 49.7


def test_dice_show_their_faces() -> None:
    assert set(Dice.from_seed(1).roll((2, 4, 8), 60)) == {2, 4, 8}


def test_a_script_fixes_what_comes_up() -> None:
    dice = Dice(b"", script={"hunt": (6, 1), "cards": (3,)})
    bag = [1, 3, 5]
    assert dice.roll(range(1, 7), 2, "hunt") == (6, 1)
    assert (dice.draw(bag, "cards"), bag) == (3, [1, 5])
    assert dice.drawn == 3


@pytest.mark.parametrize("script", [(), (7,)])
def test_a_script_that_runs_out_or_cannot_come_up_is_an_error(script: tuple[int, ...]) -> None:
    with pytest.raises(ScriptRanOut, match="script of 'hunt'"):
        Dice(b"", script={"hunt": script}).pick(range(1, 7), "hunt")


def test_a_scripted_stream_leaves_the_others_alone() -> None:
    scripted, plain = Dice(bytes(32), script={"hunt": (6,)}), Dice(bytes(32))
    scripted.pick(range(1, 7), "hunt")
    assert [scripted.below(99) for _ in range(9)] == [plain.below(99) for _ in range(9)]


@given(keys)
def test_spawned_dice_differ_from_each_other_and_from_their_source(key: bytes) -> None:
    dice, again = Dice(key), Dice(key)
    first, second = dice.spawn(), dice.spawn()
    assert len({first.key, second.key, key}) == 3
    assert again.spawn() == first
