"""Bad input gets one clear sentence and exit code 2, and nothing is written."""

import os
from errno import ENOSPC
from pathlib import Path

import pytest

from gamelode.games.cavein import RULES
from gamelode.match import Match, players_named

from .run import run

PACK = '[[mercenary]]\nid = "driller"\nlevel = 9\n'


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder to work in, but for a broken pack and a damaged record."""
    monkeypatch.chdir(tmp_path)
    (tmp_path / "pack.toml").write_text(PACK)
    (tmp_path / "text.toml").write_text("this is no TOML")
    (tmp_path / "ok.toml").write_text("[scoring]\ntotem = 5\n")
    (tmp_path / "deep.toml").write_text("x = " + "[" * 5000)
    good = Match.start(RULES.standard, players_named(["random", "random"]), 1).record().write()
    (tmp_path / "good.rec").write_bytes(good)
    (tmp_path / "cut.rec").write_bytes(good[:-20])
    (tmp_path / "flipped.rec").write_bytes(good.replace(b'"seed":"1"', b'"seed":"2"'))
    (tmp_path / "cut.problem").write_text('{"format":"gamelode problem 1","gamelode":"')
    return tmp_path


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        ("nonsense", "No such command 'nonsense'"),
        ("play", "Missing argument"),
        ("play chess", "there is no game 'chess'; there are cavein"),
        ("play cavein --seats you", "Star Scrappers: Cave-In is for 2 to 4 players, not 1"),
        ("play cavein --seats you,,", "seat 2: there is no bot ''"),
        ("play cavein --seats=", "seat 1: there is no bot ''"),
        ("play cavein --resume good.rec --seats=", "seat 1: there is no bot ''"),
        ("play cavein --seats you,gredy", "seat 2: there is no bot 'gredy'"),
        ("play cavein --seats you,search:x", "seat 2: bot 'search:x'"),
        ("play cavein --option start_player", "--option start_player: an option is given as key=value"),
        ("play cavein --option colour=red", "cavein has no option 'colour'; it has factions, start_player"),
        ("play cavein --option start_player=7", "option start_player: 7 is no player of 2"),
        ("play cavein --changes pack.toml", "pack.toml: mercenary[0].level"),
        ("play cavein --changes text.toml", "text.toml: "),
        ("play cavein --changes deep.toml", "deep.toml: "),
        ("play cavein --changes nowhere.toml", "nowhere.toml: No such file or directory"),
        ("play cavein --save nowhere/game.rec", "nowhere/game.rec: No such file or directory"),
        ("play cavein --save good.rec", "good.rec is there already"),
        ("play cavein --resume nowhere.rec", "nowhere.rec: No such file or directory"),
        ("play cavein --resume cut.rec", "cut.rec: the record is damaged"),
        ("play cavein --resume good.rec --seed 4", "--resume takes the seed and the options from the record"),
        ("play cavein --resume good.rec --seats you", "2 seats need as many players, not 1"),
        ("replay nowhere.rec", "nowhere.rec: No such file or directory"),
        ("replay .", ".: Is a directory"),
        ("replay cut.rec", "cut.rec: the record is damaged"),
        ("replay flipped.rec", "flipped.rec: the record is damaged"),
        ("replay pack.toml", "pack.toml: the record is damaged"),
        ("replay cut.problem", "cut.problem: the problem file is damaged"),
        ("replay good.rec --seat 3", "--seat 3: there are 2 players"),
        ("rules chess", "there is no game 'chess'"),
        ("rules cavein MINE-99", "there is no clause 'MINE-99' in Star Scrappers: Cave-In"),
        ("rules cavein --search xyzzy", "no clause of Star Scrappers: Cave-In has 'xyzzy' in it"),
        ("rules cavein --coverage --tests nowhere", "nowhere: there is no such folder"),
        ("check chess", "there is no game 'chess'"),
        ("check cavein --seats 5", "Star Scrappers: Cave-In is for 2 to 4 players, not 5"),
        ("check cavein --seats two", "'two' is no number of players"),
        ("check cavein --games 0", "Invalid value for '--games'"),
        ("check cavein --option factions=elves", "option factions: there is no faction 'elves'"),
        ("sim chess", "there is no game 'chess'"),
        ("sim cavein --seats you,random", "there is no bot 'you'"),
        ("sim cavein --seats random", "Star Scrappers: Cave-In is for 2 to 4 players, not 1"),
        ("sim cavein --seats random*two", "--seats random*two: so many of a bot are given as random*3"),
        ("sim cavein --seats random*2..9", "Star Scrappers: Cave-In is for 2 to 4 players, not 5"),
        ("sim cavein --option colour=all", "option colour: Star Scrappers: Cave-In does not list its values"),
        ("sim cavein --option start_player=1,7", "option start_player: 7 is no player of 2"),
        ("sim cavein --games none", "Invalid value for '--games'"),
        ("sim cavein --changes pack.toml", "pack.toml: mercenary[0].level"),
        ("sim cavein --against pack.toml", "pack.toml: mercenary[0].level"),
        ("sim cavein --against nowhere.csv", "nowhere.csv: No such file or directory"),
        ("sim cavein --games 1 --seats random*2 --against ok.toml", "to compare takes two games at the least"),
        ("sim cavein --out games.xls", "games.xls: a file of games ends in .csv or .parquet"),
        ("sim cavein --out nowhere/games.csv", "nowhere/games.csv: no file can be written there"),
        ("bench cavein --seats 9", "Star Scrappers: Cave-In is for 2 to 4 players, not 9"),
        ("bench chess", "there is no game 'chess'"),
    ],
)
def test_bad_input_is_told_in_a_sentence(words: str, sentence: str, folder: Path) -> None:
    before = sorted(folder.iterdir())
    result = run(*words.split())
    assert result.exit_code == 2
    assert sentence in result.stderr
    assert result.stderr.startswith("gamelode: ")
    assert result.stderr.count("\n") == 1
    assert sorted(folder.iterdir()) == before


def test_output_that_cannot_be_written_is_told_too(monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*parts: object) -> None:
        raise OSError(ENOSPC, os.strerror(ENOSPC))

    monkeypatch.setattr("rich.console.Console.print", full)
    result = run("rules", "cavein", "MINE-03")
    assert result.exit_code == 2
    assert result.stderr == "gamelode: output: No space left on device\n"


def test_a_complaint_gives_the_terminal_no_orders() -> None:
    assert "\x1b" not in run("replay", "no\x1b[2Jsuch").stderr
