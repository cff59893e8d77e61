"""Result if the game ended now, over HTTP: the calculator's report from the view of the requesting seat."""

from __future__ import annotations

from tests.server.clients import Person, offered
from tests.server.test_wire import has_type

import rondel
from rondel.analysis import ending
from rondel.wire.ending import Ending


def _without_version(report: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in report.items() if key != "version"}


def test_the_report_matches_the_calculator_at_any_position(ada: Person, bruno: Person) -> None:
    game = ada.table("me", "hot_seat", "hot_seat")["id"]
    state = ada.state(game)
    for number in range(40):
        actions = offered(state)
        state = ada.play(game, state, actions[number * 7 % len(actions)])
    record = rondel.Record.loads(ada.http.get(f"/api/games/{game}/record").text)
    for who, seat in ((ada, 0), (bruno, None)):
        for at in (0, 17, 40):
            report = has_type(who.get(f"/api/games/{game}/ending", at=at, seat=0), Ending)
            assert report["version"] == at
            assert report["knows"] == seat
            assert _without_version(report) == ending.of(rondel.replay(record, until=at), seat).to_dict()
    assert ada.get(f"/api/games/{game}/ending")["version"] == 40
    assert ada.http.get(f"/api/games/{game}/ending", params={"at": 41}).status_code == 404


def test_hidden_cash_stays_hidden_from_other_seats(ada: Person, bruno: Person) -> None:
    game = ada.table("me", "greedy", "greedy", options={"cash": "hidden"})["id"]
    ada.wait_for_turn(game)
    own = ada.get(f"/api/games/{game}/ending")
    assert (own["knows"], own["hidden"], own["now"]["winners"]) == (0, [1, 2], None)
    assert [score["complete"] for score in own["now"]["scores"]] == [True, False, False]
    watched = has_type(bruno.get(f"/api/games/{game}/ending", seat=0), Ending)
    assert (watched["knows"], watched["hidden"]) == (None, [0, 1, 2])
    assert all(score["terms"][0]["amount"] is None for score in watched["now"]["scores"])


def test_delayed_spectators_see_no_later_position(ada: Person, bruno: Person) -> None:
    customs = {"spectators": "later", "delay": 5, "delay_by": "moves"}
    game = ada.table("me", "hot_seat", customs=customs)["id"]
    state = ada.state(game)
    for _ in range(12):
        state = ada.play(game, state, offered(state)[0])
    seen = bruno.get(f"/api/games/{game}/ending")
    assert seen["version"] == 7
    assert bruno.http.get(f"/api/games/{game}/ending", params={"at": 8}).status_code == 404
    secret = ada.table("me", "hot_seat", private=True)["id"]
    assert bruno.http.get(f"/api/games/{secret}/ending").status_code == 404
