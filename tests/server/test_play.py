"""A match over the socket."""

from pathlib import Path

import pytest
from litestar.exceptions import WebSocketDisconnect

from gamelode.bots import levels_of
from gamelode.games.cavein import RULES
from gamelode.kernel import Record
from gamelode.server.limits import Limits

from .table import open_match, page, server, sit_down, watch_to_the_end


def test_a_match_against_a_bot_is_played_to_its_score(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random")
        with page(client, match) as ann:
            while not ann.state["score"]:
                if ann.wait_for_question():
                    ann.answer(-1)
            assert len(ann.state["score"]["scores"]) == 2
            assert ann.state["match"]["seed"]


def test_the_seed_fits_the_commitment_and_the_match_replays(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random")
        with page(client, match) as ann:
            while ann.wait_for_question():
                ann.answer(0)
        verified = client.get(f"/api/matches/{match['id']}/verify").json()
        assert verified["fits_commitment"]
        assert verified["replays"]


def test_the_seed_is_a_secret_until_the_end(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person")
        with page(client, match) as ann:
            assert ann.state["match"]["seed"] == ""
        assert client.get(f"/api/matches/{match['id']}/record").status_code == 403
        assert client.get(f"/api/matches/{match['id']}/verify").status_code == 403


def test_an_answer_to_an_old_question_changes_nothing(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person")
        with page(client, match, 0) as ann, page(client, match, 1) as bob:
            asked = ann if ann.state["asked"] else bob
            old = asked.state["asked"]["ticket"]
            asked.answer(1)
            answers = asked.state["match"]["answers"]
            reply = asked.answer(1, ticket=old)
            assert (reply["type"], reply["code"]) == ("failed", "not offered")
            assert asked.ask("resync")["match"]["answers"] == answers


def test_nobody_answers_for_another(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person")
        with page(client, match, 0) as ann, page(client, match, 1) as bob:
            asked, other = (ann, bob) if ann.state["asked"] else (bob, ann)
            question = asked.state["asked"]
            reply = other.ask("answer", ticket=question["ticket"], choice=question["options"][0]["choice"])
            assert reply["code"] == "not offered"


def test_a_refused_choice_is_answered_with_its_clause(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random")
        with page(client, match) as ann:
            ann.wait_for_question()
            while not (ann.state["asked"] and ann.state["asked"]["refused"]):
                ann.answer(0)
            refused = ann.state["asked"]["refused"][0]
            reply = ann.ask("answer", ticket=ann.state["asked"]["ticket"], choice=refused["choice"])
            assert (reply["code"], reply["clause"], reply["text"]) == ("refused", refused["clause"], refused["text"])
            reason = ann.ask("why not", choice=refused["choice"])
            assert reason["clause"] == refused["clause"]


def test_a_spectator_watches_and_does_nothing(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person")
        with page(client, match, 0) as ann, page(client, match, None) as eve:
            assert eve.state["asked"] is None
            assert eve.state["view"]["hand"] == []
            choice = (ann.state["asked"] or {"options": [{"choice": {"type": "EndActions"}}]})["options"][0]["choice"]
            assert eve.ask("answer", ticket="0.1.0", choice=choice)["code"] == "forbidden"


def test_what_is_only_asked_is_answered_with_a_small_message_alone(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person", options={"start_player": 1})
        with page(client, match) as ann:
            choice = ann.wait_for_question()["options"][0]["choice"]
            start = len(ann.frames)
            replies = [ann.ask("ping"), ann.ask("why not", choice=choice), ann.ask("watch film", after=0, until=0)]
            replies += [ann.ask("answer", ticket="old", choice=choice), ann.ask("ping")]
            assert [each["type"] for each in replies] == ["pong", "reason", "filmed", "failed", "pong"]
            assert len(ann.frames) == start + 5


def test_the_token_stands_in_the_first_message(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person")
        token = match["keys"][0]["token"]
        with client.websocket_connect(f"/api/matches/{match['id']}/socket?token={token}") as socket:
            socket.send_text('{"type":"hello"}')
            assert '"seat":null' in socket.receive_text(timeout=20)


@pytest.mark.parametrize("first", ['{"type":"ping"}', "", '{"type":"hello","more":1}', "[" * 5000])
def test_whoever_does_not_say_hello_is_shown_out(tmp_path: Path, first: str) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person")
        with client.websocket_connect(f"/api/matches/{match['id']}/socket") as socket:
            socket.send_text(first)
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_text(timeout=20)
    assert closed.value.code == 4400


def test_whoever_says_nothing_is_shown_out(tmp_path: Path) -> None:
    with server(tmp_path, Limits(hello_seconds=0.05)) as client:
        match = open_match(client, "person", "person")
        socket = client.websocket_connect(f"/api/matches/{match['id']}/socket")
        with socket, pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_text(timeout=20)
    assert closed.value.code == 4400


def test_a_server_for_tests_takes_seeds(tmp_path: Path) -> None:
    with server(tmp_path, takes_seeds=True) as client:
        views = []
        for seed in ("a", "a", "b"):
            with page(client, open_match(client, "person", "person", seed=seed)) as ann:
                views.append(ann.state["view"])
    assert views[0] == views[1] != views[2]


def test_undo_takes_an_answer_back_until_something_was_drawn(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person", options={"start_player": 1})
        with page(client, match) as ann:
            before = ann.state["view"]
            ann.pick("Recruit", " 1)")
            assert ann.state["view"] != before
            assert ann.ask("undo")["type"] == "update"
            assert ann.state["view"] == before
            assert ann.ask("undo")["type"] == "failed"
            ann.pick("Recruit", " 1)")
            ann.pick("End")
            assert ann.ask("undo")["type"] == "failed"


def test_against_a_bot_an_answer_is_taken_back_after_it_has_moved_and_the_record_says_so(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random", options={"start_player": 1})
        with page(client, match) as ann:
            ann.pick("Recruit", " 1)")
            before = ann.state["view"]
            ann.pick("End")
            ann.wait_for_question()
            assert ann.state["why_not_undo"] == ""
            ann.ask("undo")
            assert ann.state["view"] == before
            while ann.wait_for_question():
                ann.answer(0)
        record = Record.read(client.get(f"/api/matches/{match['id']}/record").content)
        assert record.taken_back == 1


def test_a_bot_by_its_level_has_a_name_of_its_own_and_is_exact(tmp_path: Path) -> None:
    _, casual, *_ = levels_of(RULES)
    with server(tmp_path) as client:
        match = open_match(client, "person", "casual", "casual")
        players = client.get(f"/api/matches/{match['id']}").json()["players"]
    assert [(player["name"], player["bot"]) for player in players[1:]] == [
        (casual.name, casual.bot),
        (f"{casual.name} 2", casual.bot),
    ]


def test_a_person_gets_no_name_of_a_level(tmp_path: Path) -> None:
    name = levels_of(RULES)[-1].name
    with server(tmp_path) as client:
        wishes = [{"kind": "person", "name": name}, {"kind": "bot", "bot": "random"}]
        match = client.post("/api/matches", json={"game": "cavein", "seats": wishes}).json()
        players = client.get(f"/api/matches/{match['id']}").json()["players"]
    assert players[0]["name"] == f"Player {name}"


def test_others_may_agree_to_an_undo(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person", options={"start_player": 1})
        with page(client, match, 0) as ann, page(client, match, 1) as bob:
            ann.pick("Recruit", " 1)")
            ann.pick("End")
            assert ann.ask("undo", ask=True)["undo_wish"] == {"seat": 0, "agreed": []}
            while not bob.state["undo_wish"]:
                bob.receive()
            bob.ask("consent", agree=True)
            assert bob.state["match"]["answers"] == 1
            while ann.state["undo_wish"]:
                ann.receive()
            assert ann.state["asked"]


def test_looking_back_shows_what_the_seat_saw(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random", options={"start_player": 1})
        with page(client, match) as ann:
            first = ann.state["view"]
            ann.answer(1)
            past = ann.ask("watch film", after=0, until=0)
            assert (past["after"], past["view"]) == (0, first)
            assert ann.ask("watch film", after=999, until=999)["type"] == "failed"


def test_what_others_saw_is_shown_when_the_match_is_over(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random")
        with page(client, match) as ann:
            assert ann.ask("watch film", after=0, until=0, eyes=1)["code"] == "forbidden"
            ann.send("leave", bot="random")
            while not ann.state["score"]:
                ann.receive()
            mine, other = (ann.ask("watch film", after=0, until=0, eyes=seat) for seat in (0, 1))
            assert (mine["seat"], other["seat"]) == (0, 1)
            assert mine["view"]["hand"] != other["view"]["hand"]
            assert ann.ask("watch film", after=0, until=0, eyes=2)["code"] == "forbidden"


def test_what_a_seat_sees_is_told_in_words_now_and_as_it_was(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random", options={"start_player": 1})
        with page(client, match) as ann:
            first = ann.ask("draw")["sections"]
            assert "Mine" in [section["title"] for section in first]
            ann.answer(1)
            assert ann.ask("draw")["sections"] != first
            assert ann.ask("draw", after=0)["sections"] == first


def test_a_bot_holds_the_seat_of_whoever_leaves(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person", options={"start_player": 1})
        with page(client, match, 0) as ann, page(client, match, 1) as bob:
            ann.ask("leave", bot="random")
            while not bob.state["asked"]:
                bob.receive()
            assert bob.state["match"]["players"][0]["away"]
            assert not ann.ask("return")["match"]["players"][0]["away"]


def test_an_open_seat_is_taken_by_whoever_has_its_invitation(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "open", options={"start_player": 1})
        with page(client, match, 0) as ann:
            assert not ann.state["asked"]
            with page(client, sit_down(client, match, 1), 1):
                ann.wait_for_question()
            assert ann.state["match"]["players"][1]["kind"] == "person"


def test_a_listed_match_can_be_joined_from_the_lobby(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "open", listed=True)
        assert [found["id"] for found in client.get("/api/matches").json()] == [match["id"]]
        key = client.post(f"/api/matches/{match['id']}/seats", json={"name": "Bob"}).json()
        assert key["seat"] == 1
        again = client.post(f"/api/matches/{match['id']}/seats", json={"name": "Cy"})
        assert (again.status_code, again.json()["code"]) == (403, "forbidden")


def test_the_lobby_lists_what_can_be_joined_or_watched_and_nothing_private(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        joined = open_match(client, "person", "open", listed=True)
        watched = open_match(client, "person", "person", listed=True)
        open_match(client, "person", "open")
        open_match(client, "person", "random")
        over = open_match(client, "random", "random", listed=True)
        watch_to_the_end(client, over)
        found = client.get("/api/matches").json()
        assert sorted(each["id"] for each in found) == sorted([joined["id"], watched["id"]])


def test_the_lobby_tells_what_everyone_may_know(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "person", listed=True, options={"start_player": 1})
        with page(client, match) as ann:
            ann.answer(1)
            (found,) = client.get("/api/matches").json()
        assert found == ann.state["match"]


def test_a_finished_match_is_played_on_from_any_point(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random")
        with page(client, match) as ann:
            while ann.wait_for_question():
                ann.answer(0)
        forked = client.post(f"/api/matches/{match['id']}/play-on", json={"after": 3, "seat": 0, "bot": "random"})
        with page(client, forked.json()) as ann:
            assert ann.state["match"]["answers"] >= 3


def test_a_bot_that_thinks_too_long_can_be_stopped(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "search:60s", options={"start_player": 2})
        with page(client, match) as ann:
            while not ann.state["thinking"]:
                ann.receive()
            ann.ask("stop thinking")
            while not ann.state["match"]["answers"]:
                ann.receive()
            assert ann.state["match"]["answers"] >= 1


def test_names_hold_nothing_that_a_terminal_obeys(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        seats = [{"kind": "person", "name": name} for name in ("\x1b[2J Ann\n\tLee ", "\u202e\x07")]
        match = client.post("/api/matches", json={"game": "cavein", "seats": seats}).json()
        info = client.get(f"/api/matches/{match['id']}").json()
        assert [player["name"] for player in info["players"]] == ["[2J Ann Lee", "Player 2"]


@pytest.mark.parametrize("name", ["greedy", "search:50", "random 2"])
def test_nobody_has_the_name_of_a_bot(tmp_path: Path, name: str) -> None:
    """Else a bot would take the seat when the record is played on."""
    with server(tmp_path) as client:
        seats = [{"kind": "person", "name": name}, {"kind": "bot", "bot": "greedy"}]
        match = client.post("/api/matches", json={"game": "cavein", "seats": seats}).json()
        info = client.get(f"/api/matches/{match['id']}").json()
        assert [player["name"] for player in info["players"]] == [f"Player {name}", "greedy"]


def test_bots_of_a_kind_are_numbered(tmp_path: Path) -> None:
    with server(tmp_path) as client:
        match = open_match(client, "person", "random", "random")
        info = client.get(f"/api/matches/{match['id']}").json()
        assert [player["name"] for player in info["players"]] == ["Player 1", "random", "random 2"]
