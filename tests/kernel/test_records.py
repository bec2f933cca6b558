"""Records: a game can be played again, and a harmed record is always found out."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gamelode.kernel import Dice, Fault, Game, Header, Outcome, Record, proves
from gamelode.kernel.records import DIGEST_EVERY, Closing, _checksum, _sealed
from tests.kernel.forest import FOREST
from tests.kernel.forest.sharing import Share
from tests.kernel.scenes import EDITION, begin, forest, random_game

DEEP = b"[" * 100_000


@cache
def record() -> Record:
    return Record.of(random_game(3, 7), ("Ann", "Béla", "C\n"))


@cache
def written() -> bytes:
    return record().write()


def one_sentence(error: pytest.ExceptionInfo[Fault]) -> bool:
    return type(error.value) is Fault and bool(str(error.value)) and "\n" not in str(error.value)


def test_a_record_survives_writing() -> None:
    assert Record.read(written()) == record()


def test_a_replay_is_the_same_game() -> None:
    game = random_game(3, 7)
    again = Record.read(written()).replay(EDITION)
    assert (again.save(), again.outcome) == (game.save(), game.outcome)


def test_a_replay_passes_through_every_position() -> None:
    answers = [game.answers for game in record().replayed(EDITION)]
    assert answers == list(range(len(record().choices) + 1))


def test_digests_stand_every_so_often() -> None:
    assert list(record().checkpoints) == list(range(DIGEST_EVERY, len(record().choices) + 1, DIGEST_EVERY))


def test_a_game_that_is_not_over_has_a_record_too() -> None:
    game = random_game(2, 1, 10)
    assert Record.read(Record.of(game).write()).replay(EDITION).save() == game.save()


def test_commands_are_in_the_record() -> None:
    game = Game.start(EDITION, 2, 1)
    game.answer(1, Share(0, 2))
    assert Record.of(game).replay(EDITION).save() == game.save()


def test_every_cut_is_found_out() -> None:
    data = written()
    for length in range(len(data)):
        with pytest.raises(Fault) as error:
            Record.read(data[:length])
        assert one_sentence(error)


def test_every_altered_byte_is_found_out() -> None:
    data = written()
    for place in range(len(data)):
        harmed = bytearray(data)
        harmed[place] ^= 1 + place % 255
        with pytest.raises(Fault) as error:
            Record.read(bytes(harmed))
        assert one_sentence(error)


@given(st.data())
def test_whatever_is_altered_is_found_out(data: st.DataObject) -> None:
    sound = written()
    start = data.draw(st.integers(0, len(sound)))
    end = data.draw(st.integers(start, min(start + 40, len(sound))))
    harmed = sound[:start] + data.draw(st.binary(max_size=40)) + sound[end:]
    if harmed == sound:
        return
    with pytest.raises(Fault) as error:
        Record.read(harmed)
    assert one_sentence(error)


@given(st.binary(max_size=200) | st.text(max_size=200).map(str.encode) | st.just(b"[" * 5000))
def test_whatever_is_no_record_is_a_fault(data: bytes) -> None:
    with pytest.raises(Fault) as error:
        Record.read(data)
    assert one_sentence(error)


def resealed(body: bytes) -> bytes:
    """Any lines, with an end that fits them."""
    closing = Closing(choices=0, digest="", outcome=None, checksum=_checksum(body))
    return body + _sealed(closing) + b"\n"


def altered(**changes: object) -> Record:
    return msgspec.structs.replace(record(), **changes)


def header(**changes: object) -> Header:
    return msgspec.structs.replace(record().header, **changes)


@pytest.mark.parametrize(
    ("forged", "sentence"),
    [
        ({"header": header(game="chess")}, "this is a game of chess, not of forest"),
        ({"header": header(rules=9)}, "it was played under rules version 9 of The Forest; here is 1"),
        ({"header": header(content="0")}, "it was played with other content"),
        ({"header": header(seats=9)}, "The Forest is for 2 to 4 players, not 9"),
        ({"header": header(options={"x": 1})}, "forest has no option 'x'; it has none"),
        ({"header": header(seed="8")}, "of the record cannot be made"),
        ({"choices": record().choices[1:]}, "the record"),
        ({"choices": ((9, record().choices[0][1]),)}, "choice 1 of the record cannot be made: That is not offered"),
        ({"choices": ((0, msgspec.Raw(b'{"type":"Castle"}')),)}, "choice 1 of the record cannot be made"),
        ({"choices": ((-1, msgspec.Raw(b'{"type":"Share","to":0,"food":1}')),)}, "choice 1 of the record"),
        ({"checkpoints": {20: "0"}}, "after choice 20 the replay differs from the record"),
        ({"digest": "0"}, "the replay ends differently from the record"),
        ({"outcome": Outcome("END-01", (1,), (1,))}, "the replay ends differently from the record"),
    ],
)
def test_a_forged_record_does_not_replay(forged: dict[str, object], sentence: str) -> None:
    with pytest.raises(Fault) as error:
        Record.read(altered(**forged).write()).replay(EDITION)
    assert sentence in str(error.value)
    assert one_sentence(error)


@pytest.mark.parametrize(
    "data",
    [
        resealed(b'{"format":"gamelode record 1","header":{"options":{"x":' + DEEP + b"\n"),
        written() + b'{"choices":0,"digest":"","outcome":{"sources":[{"x":' + DEEP,
        written() + b'{"checksum":"","x":' + DEEP,
    ],
)
def test_a_record_too_deep_to_read_is_a_fault(data: bytes) -> None:
    with pytest.raises(Fault) as error:
        Record.read(data)
    assert one_sentence(error)


@pytest.mark.parametrize("choice", [b'{"type":"\xff"}', b'{"type":"Share","x":' + DEEP])
def test_a_choice_that_cannot_be_read_is_a_fault(choice: bytes) -> None:
    with pytest.raises(Fault, match="choice 1 of the record cannot be made") as error:
        altered(choices=((0, msgspec.Raw(choice)),)).replay(EDITION)
    assert one_sentence(error)


def test_a_file_that_is_not_there_is_a_fault(tmp_path: Path) -> None:
    with pytest.raises(Fault, match="No such file"):
        Record.open(tmp_path / "missing.record")


def test_a_file_is_named_in_its_fault(tmp_path: Path) -> None:
    (tmp_path / "cut.record").write_bytes(written()[:-1])
    with pytest.raises(Fault, match=r"^cut\.record: the record is damaged"):
        Record.open(tmp_path / "cut.record")


def test_another_format_is_a_fault() -> None:
    with pytest.raises(Fault, match="no proper end"):
        Record.read(b'{"format":"gamelode record 0"}\n')


def test_a_scene_has_no_record() -> None:
    with pytest.raises(Fault, match="kept no history"):
        Record.of(begin(forest(), FOREST.set_up(EDITION.table, 2, None, Dice.from_seed(1))[1]))


# --- saves


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_can_be_saved_and_loaded_at_every_decision(seats: int) -> None:
    game, dice = Game.start(EDITION, seats, "saves"), Dice.from_seed("saves")
    while not game.is_over:
        game = Game.load(EDITION, game.save())
        assert Game.load(EDITION, game.save()).save() == game.save()
        seat = dice.pick(game.waiting(), "seat")
        game.answer(seat, game.sample(seat, dice))
    straight, dice = Game.start(EDITION, seats, "saves"), Dice.from_seed("saves")
    while not straight.is_over:
        seat = dice.pick(straight.waiting(), "seat")
        straight.answer(seat, straight.sample(seat, dice))
    assert game.save() == straight.save()


@given(st.integers(0, 2**32))
def test_a_cut_save_is_a_fault(place: int) -> None:
    saved = random_game(2, 3, 25).save()
    with pytest.raises(Fault) as error:
        Game.load(EDITION, saved[: place % len(saved)])
    assert one_sentence(error)


def test_a_save_of_other_content_or_rules_is_a_fault() -> None:
    saved = Game.start(EDITION, 2, 1).save()
    with pytest.raises(Fault, match="other content"):
        Game.load(EDITION, saved.replace(EDITION.digest.encode(), b"0123456789abcdef"))
    with pytest.raises(Fault, match="rules version 2"):
        Game.load(EDITION, saved.replace(b'"rules":1', b'"rules":2'))


@pytest.mark.parametrize(
    "saved",
    [
        Game.start(EDITION, 2, 1).save().replace(b'"at":"turns"', b'"at":"torns"'),
        Game.start(EDITION, 2, 1).save().replace(b',{"type":"BarterForFood"', b',{"type":"Days"},{"type":"Bartering"'),
        Game.start(EDITION, 2, 1).save().replace(b'"options":{}', b'"options":{"x":' + b"[" * 100_000),
    ],
)
def test_a_save_that_makes_no_sense_is_a_fault(saved: bytes) -> None:
    with pytest.raises(Fault) as error:
        Game.load(EDITION, saved)
    assert one_sentence(error)


def test_the_digest_is_of_the_table_and_the_rules_under_way() -> None:
    game = random_game(2, 3, 25)
    assert Game.load(EDITION, game.save()).digest() == game.clone().digest() == game.digest()
    before = game.digest()
    game.play(game.waiting()[0], game.options(game.waiting()[0])[0])
    assert game.digest() != before


@proves("END-03")
def test_the_most_points_win_and_equal_points_share_a_rank() -> None:
    table = forest(3, food=[5, 2, 5], over="END-01")
    outcome = FOREST.outcome(table)
    assert (outcome.scores, outcome.ranks, outcome.winners) == ((11, 8, 11), (1, 3, 1), (0, 2))
    assert outcome.sources[1] == {"food": 2, "camps": 0, "travellers": 6}


def test_the_same_seed_is_the_same_game() -> None:
    assert random_game(4, 11).save() == random_game(4, 11).save()
    assert random_game(4, 11).save() != random_game(4, 12).save()
