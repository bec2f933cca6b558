"""How the board tells scenes of dice."""

from gamelode.games.hewns import RULES
from gamelode.games.hewns.events import EncounterAnnounced, OverflowRolled, Rolled
from gamelode.games.hewns.rules.encounters.announce import Announce
from gamelode.games.hewns.seen.story import story
from gamelode.kernel import Event
from gamelode.kernel.frames import found_in

from ..scene import IGIL, SMEG, H, play, scene, told, turn_of

STORY = story()


def test_every_name_is_that_of_an_event() -> None:
    events = {event.__name__ for event in found_in(RULES.package, Event)}
    assert {*STORY.begins, *STORY.joins, *STORY.ends, *STORY.tells, *STORY.hurts} <= events


def test_whatever_rolls_dice_has_a_scene() -> None:
    kinds: list[type[Rolled]] = [Rolled, *Rolled.__subclasses__()]
    rolls = {kind.__name__ for kind in kinds}
    assert rolls - set(STORY.begins) == {OverflowRolled.__name__}  # which follows in an encounter


def test_what_ends_a_scene_neither_begins_nor_belongs_to_one() -> None:
    assert not set(STORY.ends) & {*STORY.begins, *STORY.tells}


def test_who_announces_after_another_joins_the_encounter() -> None:
    game = turn_of(scene(H(id="igil", at="B", dirty=3), H(id="smeggler", at="C", owner=1, dirty=2)), "igil")
    play(game, Announce(IGIL), Announce(SMEG))
    assert told(game, EncounterAnnounced) == [EncounterAnnounced(IGIL, False), EncounterAnnounced(SMEG, True)]
