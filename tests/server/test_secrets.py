"""No frame carries what its seat may not know."""

import json
from pathlib import Path
from typing import Any

from .table import open_match, page, server


def keys_of(value: Any) -> set[str]:
    """Every key anywhere in a message."""
    if isinstance(value, dict):
        return set(value) | {key for inner in value.values() for key in keys_of(inner)}
    return {key for inner in value for key in keys_of(inner)} if isinstance(value, list) else set()


def test_frames_hold_only_the_own_hand(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person")
        with page(client, match, 0) as ann, page(client, match, 1) as bob:
            for own, other in ((ann, bob), (bob, ann)):
                assert own.state["view"]["hand"] != other.state["view"]["hand"]
                text = json.dumps(own.state)
                assert json.dumps(other.state["view"]["hand"]) not in text
                assert not keys_of(own.state) & {"secret", "dice", "key", "mercenaries", "history"}


def test_no_frame_tells_the_seed_or_a_token(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random")
        with page(client, match) as ann:
            while ann.wait_for_question():
                ann.answer(0)
            seed = ann.state["match"]["seed"]
            before_the_end = [frame for frame in ann.frames if not json.loads(frame).get("score")]
        assert not [frame for frame in before_the_end if seed in frame]
        assert not [frame for frame in ann.frames if any(key["token"] in frame for key in match["keys"])]
