"""The house is in order where no contract of imports can say so."""

from pathlib import Path

import grimp
import pytest

import gamelode

GAMES = Path(gamelode.__file__).parent / "games"
TESTS = Path(__file__).parent / "games"
SLUGS = sorted(page.parent.name for page in GAMES.glob("*/rules.toml"))
ROOMS = ("rules", "board", "seen", "bots")
GRAPH = grimp.build_graph("gamelode", cache_dir=None)  # with what is imported for the type checker alone


@pytest.mark.parametrize("slug", SLUGS)
def test_not_even_a_type_of_what_is_seen_or_of_bots_is_known_below_them(slug: str) -> None:
    package = f"gamelode.games.{slug}"
    on_top = {f"{package}.{room}" for room in ("seen", "bots")}
    above = {package} | {module for room in on_top for module in (room, *GRAPH.find_descendants(room))}
    below = GRAPH.find_descendants(package) - above
    known = {module: GRAPH.find_modules_directly_imported_by(module) & above for module in below}
    assert not {module: imported for module, imported in known.items() if imported}


@pytest.mark.parametrize("slug", SLUGS)
def test_what_is_in_a_room_has_its_test_in_the_room_of_the_same_name(slug: str) -> None:
    game, tests = GAMES / slug, TESTS / slug
    modules = [module.relative_to(game) for room in ROOMS for module in (game / room).rglob("*.py")]
    wanted = [module.with_name(f"test_{module.name}") for module in modules if module.name != "__init__.py"]
    assert not [test for test in wanted if not (tests / test).exists()]
