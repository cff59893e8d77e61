"""Turn notifications: once per turn, after the chosen delay, never while viewing the table."""

from __future__ import annotations

from typing import Any

import msgspec
from sqlalchemy import select
from tests.server.clients import NET, Member, events, offered, reading
from tests.server.notices.conftest import Club
from tests.server.times import let_time_pass
from tests.waiting import wait_until

from rondel.server.notify.turns import GRACE_SECONDS
from rondel.server.storage.models import actions, notices

MINUTE, HOUR = 60.0, 3600.0


def _moves(club: Club, game: str, *people: Member) -> Member:
    """Play until another person has to decide, and return that person."""
    decider = club.decider(game, *people)
    while (now := club.decider(game, *people)) is decider:
        state = decider.state(game)
        actions = offered(state)
        decider.play(game, state, next((each for each in actions if each in ("end", "pass")), actions[0]))
    return now


def _seated(club: Club, **choices: Any) -> tuple[str, Member, Member]:
    """Start a game of two; return its ID, the deciding person and the other one."""
    ada, bruno = club.member(**choices), club.member(**choices)
    game = club.table(ada, bruno, pace="slow")
    first = club.decider(game, ada, bruno)
    return game, first, bruno if first is ada else ada


def test_a_turn_is_notified_once_regardless_of_polls(club: Club) -> None:
    """Consecutive decisions of one seat are one turn."""
    game, first, second = _seated(club)
    now = club.touched(game) + 10
    for _ in range(3):
        club.poll(now)
        club.restart()
        now += MINUTE
    assert club.kinds(first) == ["your_turn"], "a game that begins with your turn is one thing, not two"
    assert club.kinds(second) == ["game_started"]
    assert len(club.sent(first)) == 1
    notified = first.get("/api/me/notices")["notices"][0]
    assert (notified["game"], notified["params"]["seat"], notified["new"]) == (
        game,
        first.state(game)["table"]["your_seats"][0],
        True,
    )
    state = first.state(game)
    first.play(game, state, offered(state)[0])
    if club.decider(game, first, second) is first:
        club.poll(club.touched(game) + 10)
        assert club.kinds(first) == ["your_turn"]
    _moves(club, game, first, second)
    club.poll(club.touched(game) + 10)
    assert club.kinds(second) == ["game_started", "your_turn"]
    assert first.get("/api/me/notices")["unread"] == 0, "a turn that has passed is no news"


def test_a_turn_is_stored_in_the_transaction_of_the_move(club: Club) -> None:
    """No poll is needed to detect it, and a past turn is no longer notified."""
    game, first, second = _seated(club)
    assert (club.kinds(first), club.kinds(second)) == (["your_turn"], ["game_started"])
    assert _moves(club, game, first, second) is second
    assert (club.kinds(first), club.kinds(second)) == ([], ["your_turn"]), "and that the game began is no news now"
    rests = club.rows(select(notices.c.due - notices.c.at).where(notices.c.user_id == second.id))
    assert all(row[0] == GRACE_SECONDS for row in rests), "bots and forced decisions may go on before it is sent"


def test_nothing_is_stored_if_everybody_is_viewing(club: Club) -> None:
    game, first, second = _seated(club)
    club.poll(club.touched(game) + 10)
    with reading(first, game) as here, reading(second, game) as there:
        next(here), next(there)
        before = club.rows(select(notices.c.id).where(notices.c.game_id == game))
        _moves(club, game, first, second)
        assert club.rows(select(notices.c.id).where(notices.c.game_id == game)) == before


def test_a_gift_begins_no_new_turn(club: Club) -> None:
    game, first, second = _seated(club)
    club.poll(club.touched(game) + 10)
    assert len(club.sent(first)) == 1
    state = second.state(game)
    second.play(game, state, f"give {state['table']['turn']['nation']} 1")
    club.poll(club.touched(game) + 10)
    assert (club.kinds(first), len(club.sent(first))) == (["your_turn"], 1)


def test_the_same_decision_after_an_undo_is_the_same_turn(club: Club) -> None:
    game, first, second = _seated(club)
    assert _moves(club, game, first, second) is second
    club.poll(club.touched(game) + 10)
    assert (club.kinds(second), len(club.sent(second))) == (["your_turn"], 1)
    version = first.state(game)["view"]["version"]
    last = club.rows(select(actions.c.action).where(actions.c.game_id == game, actions.c.version == version))[0].action
    first.post(f"/api/games/{game}/undo", {"version": version})
    club.poll(club.touched(game) + 10)
    first.play(game, first.state(game), last)
    club.poll(club.touched(game) + 10)
    assert len(club.sent(second)) == 1


def test_a_notification_delayed_across_an_undo_is_not_lost(club: Club) -> None:
    """The undo deletes a pending notification, and the same decision later creates it again."""
    game, first, second = _seated(club, delay=1800)
    assert _moves(club, game, first, second) is second
    club.poll(club.touched(game) + 10)
    version = first.state(game)["view"]["version"]
    last = club.rows(select(actions.c.action).where(actions.c.game_id == game, actions.c.version == version))[0].action
    first.post(f"/api/games/{game}/undo", {"version": version})
    club.poll(club.touched(game) + 10)
    assert "your_turn" not in club.kinds(second)
    first.play(game, first.state(game), last)
    club.poll(club.touched(game) + 10)
    club.poll(club.touched(game) + 31 * MINUTE)
    assert len(club.sent(second)) == 1


def test_a_viewing_player_is_not_notified(club: Club) -> None:
    """The player views the table when the turn begins."""
    game, first, second = _seated(club)
    with reading(second, game) as stream:
        next(stream)
        _moves(club, game, first, second)
        club.poll(club.touched(game) + 10)
    wait_until(lambda: second.id not in club.services.hub.present(game))
    club.poll(club.touched(game) + 10)
    club.poll(club.touched(game) + 40 * MINUTE)
    club.restart()
    club.poll(club.touched(game) + 50 * MINUTE)
    assert "your_turn" not in club.kinds(second)


def test_a_background_page_does_not_count_as_viewing(club: Club) -> None:
    """Its stream stays open, but the player is notified."""
    game, first, second = _seated(club)
    address = f"/api/games/{game}/stream?away=true"
    with second.http.stream("GET", address, timeout=NET) as response:
        stream = events(response.iter_lines())
        next(stream)
        assert second.id not in club.services.hub.present(game)
        _moves(club, game, first, second)
        assert any(each["event"] == "state" for each in stream)
        club.poll(club.touched(game) + 10)
        assert len(club.sent(second)) == 1


def test_opening_the_table_within_the_delay_cancels_the_notification(club: Club) -> None:
    game, first, second = _seated(club, delay=1800)
    _moves(club, game, first, second)
    club.poll(club.touched(game) + 10)
    assert second.get("/api/me/notices")["unread"] == 1, "the page is notified at once"
    with reading(second, game) as stream:
        next(stream)
        club.poll(club.touched(game) + 5 * MINUTE)
    wait_until(lambda: second.id not in club.services.hub.present(game))
    club.poll(club.touched(game) + 40 * MINUTE)
    assert club.sent(second) == []
    assert second.get("/api/me/notices")["unread"] == 0


def test_a_turn_that_ends_within_the_delay_is_not_notified(club: Club) -> None:
    game, first, second = _seated(club, delay=1800)
    _moves(club, game, first, second)
    began = club.touched(game)
    club.poll(began + 10)
    club.poll(began + 29 * MINUTE)
    assert club.sent(second) == []
    club.poll(began + 31 * MINUTE)
    assert len(club.sent(second)) == 1
    assert _moves(club, game, first, second) is first
    club.poll(club.touched(game) + 10)
    _moves(club, game, first, second)
    club.poll(club.touched(game) + 60 * MINUTE)
    assert [subject for subject in club.sent(first) if "am Zug" in subject] == [], "it was over before the delay"


def test_a_muted_table_sends_no_notifications(club: Club) -> None:
    game, first, second = _seated(club)
    response = second.http.put(f"/api/games/{game}/notices", json={"muted": True})
    assert response.status_code == 200
    assert second.get("/api/me/notices/choices")["tables"][0] == {
        "game": game,
        "table": second.state(game)["table"]["name"],
        "muted": True,
        "delay": None,
    }
    _moves(club, game, first, second)
    club.poll(club.touched(game) + 10)
    assert (club.sent(second), second.get("/api/me/notices")["unread"]) == ([], 0)
    second.http.put(f"/api/games/{game}/notices", json={"muted": False})
    assert second.get("/api/me/notices/choices")["tables"] == []


def test_the_end_of_a_game_notifies_absent_players(club: Club) -> None:
    game, first, second = _seated(club)
    for person in (first, second):
        person.post(f"/api/games/{game}/end", {"agree": True})
    club.poll(club.touched(game) + 10)
    club.restart()
    club.poll(club.touched(game) + 20)
    assert club.kinds(first)[-1:] == club.kinds(second)[-1:] == ["game_ended"]


def test_solo_games_send_no_notifications(club: Club) -> None:
    ada = club.member()
    for other in ("greedy", "hot_seat"):
        game = ada.table("me", other)["id"]
        club.poll(club.touched(game) + 10)
        assert club.kinds(ada) == [], other


def test_a_low_clock_is_notified_once_and_immediately(club: Club) -> None:
    """It ignores the delay and the daily digest."""
    ada, bruno = club.member(delay=7200, digest=8), club.member(delay=7200, digest=8)
    clock = {"bank": 24 * int(HOUR), "increment": 0, "at_zero": "bot"}
    game = club.table(ada, bruno, pace="slow", clock=clock)
    first = club.decider(game, ada, bruno)
    now = club.touched(game) + 10
    club.poll(now)
    assert "clock_low" not in club.kinds(first)
    let_time_pass(club.server, 20 * HOUR)
    for minutes in (2, 4):
        club.poll(now + minutes * MINUTE)
    assert club.kinds(first).count("clock_low") == 1
    assert len([subject for subject in club.sent(first) if "Bedenkzeit" in subject]) == 1
    notified = club.rows(select(notices.c.params).where(notices.c.user_id == first.id, notices.c.kind == "clock_low"))
    assert 180 < msgspec.json.decode(notified[0].params)["minutes"] <= 240
