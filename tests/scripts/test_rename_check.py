"""What is renamed in Python is noticed by the page's type check; and how that is found out."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from scripts import rename_check
from scripts.page_names import PARTS, Name, Page, names_of, uses_in, words_beside
from scripts.rename_check import apart, one_of_each, verdict
from scripts.renamed_copy import ROOT, Fault, check, copied, faults_in, make_types, rename, renamed_in

STAGES = frozenset({"dice", "damage"})
DRAWN = {  # by game, the lists of ids whose entries have a look each
    "belt": ("ORE_IDS", "UNIT_IDS", "ROCK_IDS"),
    "cavein": ("FACTION_IDS",),
    "deeprock": ("CREATURE_IDS", "DWARF_IDS", "PICKUP_IDS", "DIE_IDS", "ITEMS"),
}


def choice(word: str = "Fly", game: str = "belt") -> Name:
    return Name(game, "choice", word, f"gamelode/games/{game}")


def stage(word: str = "dice") -> Name:
    return Name("belt", "stage", word, "gamelode/games/belt", (STAGES,))


def fault(message: str, line: int = 1, file: str = "games/belt/x.ts", code: int = 2322) -> Fault:
    return Fault(file, line, 1, line, code, message)


def page(folder: Path, text: str, file: str = "games/belt/x.ts") -> Path:
    """The sources of a page with one file."""
    path = folder / "src" / file
    path.parent.mkdir(parents=True)
    path.write_text(text)
    return folder


# --- the page as it is


def test_the_type_check_notices_whatever_is_renamed_and_whatever_has_no_look(
    capsys: pytest.CaptureFixture[str],
) -> None:
    names = [name for name in one_of_each(PARTS) if (name.part, name.kind) != ("hewns", "question")]
    unsaid = Page(ROOT / "web", "belt")
    loose = next(name for name in names_of("belt") if name.kind == "event" and not unsaid.uses(name))
    with copied() as folder:
        page_of_belt = folder / "web" / "src" / "games" / "belt"
        (page_of_belt / "loose.ts").write_text(f'export const LOOSE = new Set(["{loose.word}"]);\n')
        rename(folder, [*names, loose])
        make_types(folder)
        strangers = [new_id(folder, game, ids) for game, lists in DRAWN.items() for ids in lists]
        faults = check(folder)
        found = verdict([*names, loose], faults, folder / "web")
    assert found.unnoticed == [loose]
    looks = "\n".join(each.message for each in faults if each.file.endswith("/looks.ts"))
    assert [stranger for stranger in strangers if stranger not in looks] == []


def new_id(folder: Path, game: str, ids: str) -> str:
    """A new entry of the content, as far as the page's constants tell of it."""
    file = folder / "web" / "src" / "games" / game / "constants.ts"
    stranger = f"stranger_{ids.lower()}"
    text, count = re.subn(rf"(export const {ids} = \[)", rf'\1"{stranger}", ', file.read_text())
    assert count == 1
    file.write_text(text)
    return stranger


def test_a_game_whose_page_says_no_event_is_told(capsys: pytest.CaptureFixture[str]) -> None:
    kinds = [name.kind for name in one_of_each(["cavein"])]
    assert kinds == ["choice", "question", "stage"]
    assert "cavein: the page says no event by its name" in capsys.readouterr().out


def test_a_strange_name_is_refused_before_anything_is_tried() -> None:
    with pytest.raises(SystemExit, match="belt has no Sing"):
        rename_check.main(["belt", "Fly", "Sing"])


# --- where the page says a name


@pytest.mark.parametrize(
    "text",
    [
        'if (choice.type === "Fly") return;',
        "const bars = { Fly: AimBar };",
        'import type { Berth, Fly } from "../types";',
        'import type {\n  Fly,\n} from "./types";',
        'import type { AboutFly } from "./types";',
    ],
)
def test_a_choice_is_said_in_quotes_as_a_key_and_as_a_type(text: str) -> None:
    (use,) = uses_in(text, "x.ts", choice())
    assert "Fly" in use.text


@pytest.mark.parametrize("text", ['"Flying"', "Fly(x)", "<Fly />", 'import Fly from "./Fly.svelte";'])
def test_what_only_looks_like_it_is_not_said(text: str) -> None:
    assert not [*uses_in(text, "x.ts", choice())]


@pytest.mark.parametrize("text", ['stage === "dice"', "  dice: 3,", "`dice:${number}`", '<option value="dice">'])
def test_a_stage_is_said_in_quotes_as_a_key_and_in_the_name_of_a_place(text: str) -> None:
    assert [*uses_in(text, "x.ts", stage())]


@pytest.mark.parametrize("text", ['<p class="dice">', 'count === 1 ? "die" : "dice"', 'many ? "dice" : "die"'])
def test_an_attribute_and_one_of_two_texts_say_no_stage(text: str) -> None:
    assert not [*uses_in(text, "x.ts", stage())]


def test_comments_say_nothing(tmp_path: Path) -> None:
    text = '/* "Fly" */\n// "Fly"\n<!-- "Fly" -->\nlet a = 1; // "Fly"\nopen("http://fly"); /** \n * "Fly" */'
    assert Page(page(tmp_path, text), "belt").uses(choice()) == []


def test_a_file_belongs_to_one_part(tmp_path: Path) -> None:
    assert [part for part in PARTS if Page(tmp_path, part).has("games/belt/board/Rock.svelte")] == ["belt"]
    assert [part for part in PARTS if Page(tmp_path, part).has("games/boards.ts")] == ["server"]


def test_the_words_beside_a_key_are_those_of_the_same_object() -> None:
    text = 'const a = {\n  Fly: { Dock: 1 },\n  "Place": f(Load),\n  Berth: [2],\n};\nconst b = { Scan: 1 };'
    assert words_beside(text, 4, 3) == {(2, "Fly"), (3, "Place"), (4, "Berth")}


def test_the_words_beside_a_word_are_those_of_the_same_list() -> None:
    assert words_beside('new Set<T>(["Fly",\n  "Dock"]), "Scan"', 1, 13) == {(1, "Fly"), (2, "Dock")}


# --- renaming


def test_a_class_is_renamed_wherever_it_is_said() -> None:
    source = 'class Fly(Act):\n    """Fly to {x}"""\n\nFlying = Fly | Flyer  # "Fly"'
    renamed = 'class FlyRenamed(Act):\n    """FlyRenamed to {x}"""\n\nFlying = FlyRenamed | Flyer  # "FlyRenamed"'
    assert renamed_in(source, [choice()], is_kinds=False) == renamed


def test_a_word_is_renamed_where_it_is_declared() -> None:
    source = 'Stage = Literal[\n    "dice",\n    "damage",\n]\nname = "dice"'
    assert renamed_in(source, [stage()], is_kinds=False) == source.replace('"dice",', '"dice renamed",')
    assert renamed_in(source, [stage()], is_kinds=True) == source.replace('"dice"', '"dice renamed"')


def test_a_declaration_of_something_else_keeps_the_word() -> None:
    source = 'Family = Literal["dice", "aura"]'
    assert renamed_in(source, [stage()], is_kinds=True) == source


def test_a_message_is_renamed_by_its_tag() -> None:
    message = Name("server", "message", "undo", "gamelode/server", (frozenset({"undo"}),))
    source = 'class Undo(_FromPage, tag="undo"):\n    word = "undo"'
    assert renamed_in(source, [message], is_kinds=False) == source.replace('tag="undo"', 'tag="undo renamed"')


# --- what the type check says


def test_faults_are_read_from_what_is_written_for_machines() -> None:
    place = {"start": {"line": 3, "character": 5}, "end": {"line": 4, "character": 1}}
    told = {"type": "ERROR", "filename": "src/games/belt/x.ts", **place, "message": "No.", "code": 2322}
    said = f'17 START "/web"\n17 {json.dumps(told)}\n18 COMPLETED 1 FILES 1 ERRORS'
    assert [*faults_in(said)] == [Fault("games/belt/x.ts", 4, 6, 5, 2322, "No.")]


def test_a_fault_that_names_it_where_it_stands_notices_a_name(tmp_path: Path) -> None:
    there = fault("Type '\"Fly\"' is not comparable to type '\"FlyRenamed\"'.")
    found = verdict([choice()], [there], page(tmp_path, 'case "Fly":'))
    assert found.noticed == {choice(): there}
    assert found.silent == []


@pytest.mark.parametrize(
    "other",
    [
        fault("Type '\"Dock\"' is not comparable to type '\"DockRenamed\"'."),
        fault('Type \'"Dock"\' is not assignable to type \'"Fly" | "DockRenamed"\'.', line=2),
        fault("Type '\"Fly\"' is not comparable.", file="games/cavein/x.ts"),
    ],
    ids=["of another name", "elsewhere", "in another game"],
)
def test_no_other_fault_does(tmp_path: Path, other: Fault) -> None:
    found = verdict([choice()], [other], page(tmp_path, 'new Set(["Fly"]);\ncase "Dock":'))
    assert (found.noticed, found.unnoticed) == ({}, [choice()])
    assert [use.line for use in found.silent] == [1]


def test_of_keys_that_are_too_many_the_first_is_named_and_all_are_meant(tmp_path: Path) -> None:
    web = page(tmp_path, "const bars = {\n  Fly: 1,\n  Dock: 2,\n} satisfies Bars;\nconst loose = { Scan: 3 };")
    first = Fault("games/belt/x.ts", 2, 3, 2, 2353, "Object literal may only specify known properties, and 'Fly' ...")
    found = verdict([choice("Fly"), choice("Dock"), choice("Scan")], [first], web)
    assert [*found.noticed] == [choice("Fly"), choice("Dock")]


def test_what_goes_unnoticed_together_is_tried_apart() -> None:
    shared = choice("Pass")._replace(home="gamelode")
    names = [choice("Fly"), choice("Dock"), choice("Mine", "cavein"), shared]
    assert [*apart(names)] == [[choice("Mine", "cavein"), choice("Fly")], [choice("Dock")], [shared]]
