"""Play over HTTP: views, actions, refusals, idempotency, gifts, forced decisions."""

from __future__ import annotations

import uuid
from concurrent.futures import ThreadPoolExecutor

import pytest
from tests.server.clients import Person, ThreadServer, client, offered
from tests.waiting import wait_until

import rondel


@pytest.mark.both_databases
def test_a_whole_game_against_bots_is_played_and_recorded(ada: Person) -> None:
    """Replaying the record gives the result that the server shows."""
    game = ada.table("me", "random", "random", options={"max_rounds": 3})["id"]
    while (state := ada.wait_for_turn(game))["table"]["state"] == "running":
        ada.play(game, state, offered(state)[0])
    text = ada.http.get(f"/api/games/{game}/record").text
    assert rondel.replay(text).scores == state["table"]["result"]["scores"] == state["view"]["result"]["scores"]
    assert rondel.replay(text).version == state["view"]["version"]


def test_an_action_returns_the_new_state(ada: Person) -> None:
    game = ada.table("me", "hot_seat")["id"]
    before = ada.state(game)
    after = ada.play(game, before, "rondel taxation")
    assert after["view"]["version"] == before["view"]["version"] + 1
    assert after["log"][-1]["action"] == "rondel taxation"
    assert any(event["event"] == "tax_collected" for event in after["log"][-1]["events"])


def test_an_illegal_action_is_refused_with_the_rule(ada: Person) -> None:
    game = ada.table("me", "hot_seat")["id"]
    state = ada.state(game)
    error = ada.play(game, state, "build vienna", 422)["error"]
    assert error["sentence"].endswith(".")
    assert error["rule"].startswith("R")
    error = ada.play(game, state, "march on paris", 422)["error"]
    assert error["code"] == "unknown_action"
    assert ada.state(game)["revision"] == state["revision"]


def test_a_stale_version_is_refused_with_the_current_position(ada: Person) -> None:
    game = ada.table("me", "hot_seat")["id"]
    old = ada.state(game)
    new = ada.play(game, old, "rondel taxation")
    answer = ada.play(game, old, "rondel factory", 409)
    assert answer["error"]["code"] == "stale"
    assert answer["state"]["view"]["version"] == new["view"]["version"]
    assert ada.state(game)["view"]["version"] == new["view"]["version"]


@pytest.mark.both_databases
def test_a_repeated_request_is_one_move(ada: Person) -> None:
    game = ada.table("me", "hot_seat")["id"]
    state = ada.state(game)
    request = uuid.uuid4().hex
    first = ada.play(game, state, "rondel taxation", request=request)
    second = ada.play(game, state, "rondel taxation", request=request)
    assert first["view"]["version"] == second["view"]["version"] == 1


def test_a_request_id_reused_for_another_move_is_refused(ada: Person) -> None:
    game = ada.table("me", "hot_seat")["id"]
    state = ada.play(game, ada.state(game), "rondel import", request="same")
    seat = state["seat"]
    army = next(each for each in offered(state) if each.startswith("import army"))
    again = ada.play(game, state, army, request="same", seat=seat)
    assert again["view"]["version"] == 1


@pytest.mark.both_databases
def test_a_request_repeated_after_undo_is_not_played_again(ada: Person) -> None:
    game = ada.table("me", "hot_seat", auto_forced=False)["id"]
    state = ada.state(game)
    request = uuid.uuid4().hex
    after = ada.play(game, state, "rondel taxation", request=request)
    seat = after["log"][-1]["seat"]
    ada.post(f"/api/games/{game}/undo", {"version": 1, "seat": seat})
    assert ada.play(game, state, "rondel taxation", request=request, seat=seat)["view"]["version"] == 0


def test_only_the_player_to_move_may_act(ada: Person, bruno: Person) -> None:
    game = ada.table("me", "open", start=False)["id"]
    bruno.post(f"/api/tables/{game}/join")
    ada.post(f"/api/tables/{game}/start")
    people = [ada, bruno]
    state = ada.state(game)
    decider = state["view"]["decision"]["player"]
    other = people[1 - decider]
    assert other.play(game, state, "rondel taxation", 422)["error"]["code"] == "not_your_turn"
    stolen = other.play(game, state, "rondel taxation", 403, seat=decider)
    assert stolen["error"]["code"] == "not_your_seat"
    stranger = Person(str(ada.http.base_url), "Eve")
    assert stranger.play(game, state, "rondel taxation", 403)["error"]["code"] == "not_at_table"
    assert "actions" in people[decider].state(game)["view"]["decision"]
    assert "actions" not in other.state(game)["view"]["decision"]


@pytest.mark.both_databases
def test_of_concurrent_moves_only_one_is_played(ada: Person) -> None:
    """The others are refused as stale."""
    game = ada.table("me", "hot_seat")["id"]
    state = ada.state(game)
    with ThreadPoolExecutor(8) as pool:
        body = {"version": 0, "action": "rondel taxation"}
        answers = list(pool.map(lambda _: ada.http.post(f"/api/games/{game}/actions", json=body), range(8)))
    assert sorted(answer.status_code for answer in answers) == [200] + [409] * 7
    assert ada.state(game)["view"]["version"] == state["view"]["version"] + 1


def test_a_gift_is_possible_at_any_time_for_any_player(ada: Person, bruno: Person) -> None:
    """R6.5: a player may give cash to a treasury, even in another player's turn."""
    game = ada.table("me", "open", start=False)["id"]
    bruno.post(f"/api/tables/{game}/join")
    ada.post(f"/api/tables/{game}/start")
    state = ada.state(game)
    decider = state["view"]["decision"]["player"]
    giver = [ada, bruno][1 - decider]
    cash = state["view"]["players"][1 - decider]["cash"]
    assert cash > 0
    after = giver.post(f"/api/games/{game}/gifts", {"version": 0, "nation": "italy", "amount": 1, "request": "g"})
    assert after["view"]["players"][1 - decider]["cash"] == cash - 1
    assert after["view"]["decision"]["player"] == decider
    again = giver.post(f"/api/games/{game}/gifts", {"version": 0, "nation": "italy", "amount": 1, "request": "g"})
    assert again["view"]["version"] == 1
    error = giver.refusal(f"/api/games/{game}/gifts", {"version": 1, "nation": "italy", "amount": 9999})
    assert error["rule"].startswith("R")


def test_forced_decisions_are_automatic_only_if_configured(ada: Person) -> None:
    """Contract 2: a decision with a single action is still a decision, which a server may play automatically."""
    asking = ada.table("me", "hot_seat", "hot_seat", auto_forced=False)["id"]
    script: list[str] = []
    while len(actions := offered(state := ada.state(asking))) > 1:
        wanted = ("rondel factory", "rondel import", "build", "import", "pass", "end")
        script.append(next((a for word in wanted for a in actions if a.startswith(word)), actions[0]))
        ada.play(asking, state, script[-1])
    assert ada.get(f"/api/games/{asking}/events")[-1]["action"] == script[-1]

    playing = ada.table("me", "hot_seat", "hot_seat", auto_forced=True)["id"]
    for action in script:
        ada.play(playing, ada.state(playing), action)
    wait_until(lambda: ada.get(f"/api/games/{playing}/events")[-1]["by"] == "forced")
    assert [ada.get(f"/api/games/{playing}/events")[-1]["action"]] == actions


def test_previews_explanations_and_routes_match_the_engine(ada: Person) -> None:
    game = ada.table("me", "hot_seat")["id"]
    position = ada.state(game)
    previews = ada.post(f"/api/games/{game}/previews", {"version": 0})["previews"]
    assert set(previews) == set(offered(position))
    assert previews["rondel taxation"] == ada.get(f"/api/games/{game}/preview", action="rondel taxation")
    why = ada.get(f"/api/games/{game}/explain", action="build vienna")
    assert why["sentence"]
    assert why["rule"].startswith("R")
    assert ada.refusal(f"/api/games/{game}/routes", {"actions": ["army vienna trieste"]})["code"]


def test_explanations_can_be_requested_by_place_or_bond(ada: Person) -> None:
    """Clients need not know the action language; the response names the action and its parts."""
    game = ada.table("me", "hot_seat", "hot_seat")["id"]
    path = f"/api/games/{game}/explain"
    assert ada.get(path, place="vienna")["code"] == "other_decision"
    ada.play(game, ada.state(game), "rondel factory")
    why = ada.get(path, place="vienna")
    assert why["code"] == "factory_exists"
    assert why["choice"] == {"text": "build vienna", "kind": "build", "place": "vienna"}
    bond = ada.get(path, nation="italy", face=30)
    assert bond["choice"] == {"text": "buy italy 30", "kind": "buy", "nation": "italy", "face": 30}
    assert ada.http.get(path).json()["error"]["code"] == "nothing_asked"
    assert ada.http.get(path, params={"place": "nowhere"}).json()["error"]["code"] == "unknown_action"


def test_views_are_per_seat_and_hide_cash(ada: Person, bruno: Person) -> None:
    game = ada.table("me", "open", start=False, options={"cash": "hidden"})["id"]
    bruno.post(f"/api/tables/{game}/join")
    ada.post(f"/api/tables/{game}/start")
    for seat, person in enumerate((ada, bruno)):
        players = person.state(game)["view"]["players"]
        assert players[seat]["cash"] is not None
        assert players[1 - seat]["cash"] is None
        assert players[1 - seat]["score"] is None
        # Requesting the other seat does not reveal more.
        assert person.state(game, seat=1 - seat)["view"]["seat"] == seat
    spectator = Person(str(ada.http.base_url), "Eve")
    assert [player["cash"] for player in spectator.state(game)["view"]["players"]] == [None, None]
    assert spectator.get(f"/api/games/{game}/charts")["scores"] == [[None, None]]
    assert spectator.refusal(f"/api/games/{game}/sandbox", {}, 403)["code"] == "hidden_cash"
    # Queries about actions that cost money do not reveal the cash of the player to move.
    decider = ada.state(game)["view"]["decision"]["player"]
    for person in ((ada, bruno)[1 - decider], spectator):
        for space in ("rondel taxation", "rondel maneuver_2", "buy italy 30"):
            answer = person.http.get(f"/api/games/{game}/route", params={"action": space})
            assert (answer.status_code, answer.json()["error"]["code"]) == (422, "unknown_action")
            why = person.get(f"/api/games/{game}/explain", action=space)
            assert why["code"] == "not_your_decision"
    # A record would reveal everything by replay.
    answer = ada.http.get(f"/api/games/{game}/record")
    assert (answer.status_code, answer.json()["error"]["code"]) == (403, "hidden_cash")
    ada.post(f"/api/games/{game}/end", {"agree": True})
    bruno.post(f"/api/games/{game}/end", {"agree": True})
    assert ada.http.get(f"/api/games/{game}/record").status_code == 200
    # At the end it is public.
    over = spectator.state(game)["view"]
    assert all(player["cash"] is not None for player in over["players"])
    assert [player["score"] for player in over["players"]] == over["result"]["scores"]


def test_log_entries_contain_the_parts_of_the_action(ada: Person) -> None:
    game = ada.table("me", "hot_seat")["id"]
    state = ada.play(game, ada.state(game), "rondel import")
    army = next(each for each in offered(state) if each.startswith("import army"))
    seat = state["view"]["decision"]["player"]
    state = ada.play(game, state, army, seat=seat)
    parts = {"text": army, "kind": "import", "unit": "army", "place": army.split()[-1]}
    assert [entry["choice"] for entry in state["log"]] == [
        None,
        {"text": "rondel import", "kind": "rondel", "space": "import"},
        parts,
    ]
    assert state["undo"]["choice"] == parts
    assert ada.get(f"/api/games/{game}/events")[-1]["choice"] == parts


def test_browser_states_include_previews(server: ThreadServer) -> None:
    """Programs with a token have to request previews."""
    page = client(server.address)
    page.get("/api/me")
    page.headers["x-csrftoken"] = page.cookies["csrftoken"]
    page.post("/api/guest", json={"name": "Ada"})
    seats = [{"kind": "me"}, {"kind": "hot_seat"}]
    game = page.post("/api/tables", json={"seats": seats, "start": True, "seed": 1}).json()["id"]
    choices = page.get(f"/api/games/{game}").json()["view"]["decision"]["choices"]
    asked = page.post(f"/api/games/{game}/previews", json={"version": 0}).json()["previews"]
    assert {choice["text"]: choice["preview"] for choice in choices} == asked
    secret = page.post("/api/me/tokens", json={"label": "program"}).json()["token"]
    program = Person(server.address, token=secret)
    assert not any("preview" in choice for choice in program.state(game)["view"]["decision"]["choices"])
