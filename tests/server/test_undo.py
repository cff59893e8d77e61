"""Undo and restart-turn, which are possible until another player decides or hidden information is revealed."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.server.clients import Person, ThreadServer, offered
from tests.waiting import wait_until

from rondel.server.play.moves import undo
from rondel.server.tables import records
from rondel.table.errors import RevisionConflict
from rondel.table.log import LogEntry, trimmed_log

pytestmark = pytest.mark.both_databases


def _two_people(ada: Person, bruno: Person, **settings: Any) -> tuple[str, list[Person]]:
    game = ada.table("me", "open", start=False, **settings)["id"]
    bruno.post(f"/api/tables/{game}/join")
    ada.post(f"/api/tables/{game}/start")
    return game, [ada, bruno]


def _decider(game: str, people: list[Person]) -> tuple[Person, dict[str, Any]]:
    state = people[0].state(game)
    person = people[state["view"]["decision"]["player"]]
    return person, person.state(game)


def test_undo_restores_the_position_completely(ada: Person, bruno: Person) -> None:
    game, people = _two_people(ada, bruno)
    person, before = _decider(game, people)
    after = person.play(game, before, "rondel production_1")
    assert after["undo"]["what"] == "rondel production_1"
    back = person.post(f"/api/games/{game}/undo", {"version": after["view"]["version"]})
    assert back["view"] == before["view"]
    assert back["revision"] > after["revision"]
    assert [entry["version"] for entry in back["log"]] == [0]
    assert "production_1" not in person.http.get(f"/api/games/{game}/record").text


def test_undo_never_crosses_another_players_decision(ada: Person, bruno: Person) -> None:
    game, people = _two_people(ada, bruno)
    first, state = _decider(game, people)
    state = first.play(game, state, "rondel taxation")
    while (decider := _decider(game, people))[0] is first:
        state = first.play(game, decider[1], offered(decider[1])[0])
    other, seen = decider
    assert first.state(game)["undo"] is not None
    other.play(game, seen, "rondel taxation")
    state = first.state(game)
    assert (state["undo"], state["undo_reason"]) == (None, "other_decided")
    error = first.refusal(f"/api/games/{game}/undo", {"version": state["view"]["version"]}, 409)
    assert error["code"] == "other_decided"
    assert first.state(game)["view"]["version"] == state["view"]["version"]


def test_a_whole_turn_can_be_undone_at_once(ada: Person) -> None:
    """Import (R11) consists of a rondel choice and up to three units: four decisions, one restart."""
    game = ada.table("me", "hot_seat")["id"]
    start = state = ada.state(game)
    seat = state["view"]["decision"]["player"]
    state = ada.play(game, state, "rondel import")
    for _ in range(2):
        state = ada.play(game, state, next(a for a in offered(state) if a.startswith("import army")), seat=seat)
    last = state["log"][-1]
    assert state["undo"] == {"to": 2, "what": last["action"], "choice": last["choice"], "turn": True, "turn_to": 0}
    one = ada.post(f"/api/games/{game}/undo", {"version": 3, "seat": seat})
    assert one["view"]["version"] == 2
    back = ada.post(f"/api/games/{game}/undo", {"version": 2, "seat": seat, "whole_turn": True})
    assert back["view"] == start["view"]


def test_a_stale_undo_changes_nothing(ada: Person) -> None:
    game = ada.table("me", "hot_seat")["id"]
    state = ada.play(game, ada.state(game), "rondel taxation")
    response = ada.post(f"/api/games/{game}/undo", {"version": 0, "seat": state["log"][-1]["seat"]}, 409)
    assert response["error"]["code"] == "stale"
    assert response["state"]["view"]["version"] == 1


def test_with_hidden_cash_a_rondel_choice_cannot_be_undone(ada: Person, bruno: Person) -> None:
    """The next decision depends on whether a Swiss Bank can pay (R19), so it may have revealed hidden cash."""
    game, people = _two_people(ada, bruno, options={"cash": "hidden"})
    person, state = _decider(game, people)
    state = person.play(game, state, "rondel import")
    assert (state["undo"], state["undo_reason"]) == (None, "hidden_shown")
    imported = next(a for a in offered(state) if a.startswith("import army"))
    state = person.play(game, state, imported)
    assert state["undo"]["what"] == imported
    assert not state["undo"]["turn"]


def test_a_bot_move_for_an_undone_position_is_discarded(server: ThreadServer) -> None:
    """The bot decides again in the new position."""
    ada = server.person("Ada")
    slow = "tests.server.slow_bots:Slow"
    game = ada.table("me", slow, slow)["id"]
    state = ada.wait_for_turn(game)
    version = state["view"]["version"]
    state = ada.play(game, state, "rondel taxation")
    seat = state["log"][-1]["seat"]
    while offered(state):
        state = ada.play(game, state, offered(state)[-1])
    back = ada.post(f"/api/games/{game}/undo", {"version": state["view"]["version"], "seat": seat, "whole_turn": True})
    assert back["view"]["version"] == version
    again = ada.play(game, ada.state(game), "rondel investor")
    ada.wait_for_turn(game)
    text = ada.http.get(f"/api/games/{game}/record").text
    assert "rondel taxation" not in text.split("\n\n")[1].split("\n")[version]
    assert again["log"][-1]["action"] == "rondel investor"


def test_a_sandbox_of_a_concurrently_undone_position_is_refused(ada: Person, server: ThreadServer) -> None:
    """Its position would not match its log."""
    game = ada.table("me", "hot_seat")["id"]
    state = ada.state(game)
    state = ada.play(game, state, offered(state)[0])
    services = server.app.services

    async def undo_concurrently() -> None:
        visitor = await services.visitors.by_token(ada.token)
        assert visitor
        loaded = await services.games.current(game)
        await undo(services, game, visitor, loaded.version, seat=None, whole_turn=False)
        await records.sandbox(services, visitor, loaded, loaded.version)

    with pytest.raises(RevisionConflict):
        server.run(undo_concurrently())
    assert ada.post(f"/api/games/{game}/sandbox", {}, 201)["version"] == 0


def test_undo_is_unlimited_against_bots_only(ada: Person) -> None:
    """The bots' moves since are undone too; this can be repeated down to the first decision."""
    game = ada.table("me", "greedy", "greedy")["id"]
    first = ada.wait_for_turn(game)
    start = first["view"]["version"]
    state = ada.play(game, first, "rondel taxation")
    while state["view"]["decision"]["player"] == state["seat"]:
        state = ada.play(game, state, offered(state)[-1])
    second = ada.wait_for_turn(game)
    assert any(entry["by"] == "bot" and entry["version"] > start for entry in second["log"])
    assert second["undo_reason"] is None
    back = ada.post(f"/api/games/{game}/undo", {"version": second["view"]["version"], "whole_turn": True})
    assert back["view"] == first["view"]
    assert (back["undo"], back["undo_reason"]) == (None, "other_decided")
    # After another choice the bots decide again.
    ada.play(game, ada.state(game), "rondel production_1")
    assert ada.wait_for_turn(game)["view"]["version"] > start


def test_undo_against_bots_with_hidden_cash_and_after_many_moves(server: ThreadServer) -> None:
    """The cached log reaches back to the person's last turn, however many moves ago that was."""
    ada = server.person("Ada")
    game = ada.table("me", *["greedy"] * 5, options={"cash": "hidden"})["id"]
    state = ada.wait_for_turn(game)
    for _ in range(6):
        ada.play(game, state, offered(state)[0])
        state = ada.wait_for_turn(game)
    loaded = server.run(server.app.services.games.current(game))
    own = [entry for entry in loaded.log if entry.by == "human"]
    assert loaded.log[0].turn < own[-1].turn
    assert state["undo"]["to"] == own[-1].version - 1


def test_with_a_second_person_bot_moves_cannot_be_undone(ada: Person, bruno: Person) -> None:
    game = ada.table("me", "open", "greedy", start=False)["id"]
    bruno.post(f"/api/tables/{game}/join")
    ada.post(f"/api/tables/{game}/start")
    people = [ada, bruno]

    def bot_has_moved() -> bool:
        log = ada.state(game)["log"]
        if log[-1]["by"] == "bot" and any(entry["by"] == "human" for entry in log):
            return True
        for person in people:
            state = person.state(game)
            if offered(state):
                person.play(game, state, offered(state)[0])
        return False

    wait_until(bot_has_moved)
    assert all(person.state(game)["undo_reason"] == "other_decided" for person in people)


@pytest.mark.parametrize(
    ("people", "reached"), [([], 0), ([3], 0), ([130], 80), ([150], 140)], ids=["none", "early", "late", "last"]
)
def test_the_cached_log_is_long_enough_for_undo(people: list[int], reached: int) -> None:
    """Of 200 one-move turns, blocks of 60 from the end are cached until the person's turn is included."""
    log = [_entry(version, "human" if version in people else "bot") for version in range(200)]
    assert trimmed_log(log, solo=True)[0].version == reached
    assert trimmed_log(log, solo=False)[0].version == 140


def _entry(version: int, by: str) -> LogEntry:
    return LogEntry(version, 0, "rondel taxation", by, version, 0.0, msgspec.Raw(b"[]"), "")
