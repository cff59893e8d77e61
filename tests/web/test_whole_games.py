"""Whole games: a guest from the lobby to the final ranking, two people at one table, reload and restart."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from contextlib import suppress
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from playwright.sync_api import TimeoutError as TookTooLong
from tests.waiting import wait_until
from tests.web.gameplay import (
    call,
    click_region,
    decision,
    open_game,
    play_to_end,
    played,
    ready,
    sandbox,
    sign_in,
    state,
)

import rondel


def table(
    page: Page, edition: str, seats: list[dict[str, Any]], *, auto_forced: bool = True, **options: Any
) -> dict[str, Any]:
    wanted = {
        "name": "Thursday table",
        "edition": edition,
        "options": options,
        "seats": seats,
        "pace": "live",
        "clock": None,
        "private": False,
        "auto_forced": auto_forced,
        "start": all(seat["kind"] != "open" for seat in seats),
    }
    return dict(call(page, "POST", "/api/tables", wanted))


Screenshot = Callable[[Page, str], None]
Check = Callable[[Page], str]


@pytest.mark.parametrize("edition", ["imperial", "imperial_2030"])
def test_a_guest_plays_a_whole_game_with_the_list_of_moves(
    page: Page, edition: str, screenshot: Screenshot, violations: Check
) -> None:
    """UI 8: a whole game can be played from the list of moves, without the map."""
    heard: list[str] = []
    page.on("console", lambda said: heard.append(said.text) if said.type in ("warning", "error") else None)
    sign_in(page)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    open_game(page, table(page, edition, seats, max_rounds=2))
    play_to_end(page)
    expect(page.get_by_role("region", name="Final scores")).to_be_visible()
    screenshot(page, f"game-over-{edition}")
    assert violations(page) == ""
    assert heard == [], "the console stays empty during a whole game"


Stop = Callable[[rondel.Game], bool]


def shortest_random_line(start: rondel.Game, stop: Stop) -> list[str]:
    """The shortest of many random lines of play that lead to the question."""
    best: list[str] | None = None
    for seed in range(80):
        choices, game, line = random.Random(seed), start.copy(), list[str]()
        while not game.over and not stop(game) and len(line) < (len(best) - 1 if best else 800):
            offered = [action.text for action in game.decision.actions]
            line.append(choices.choice([action for action in offered if "maneuver" in action] or offered))
            game.play(line[-1])
        if not game.over and stop(game):
            best = line
    assert best is not None, "The question never came."
    return best


def drive(pages: dict[int, Page], game: str, line: list[str]) -> None:
    """Play the line through the sessions of the pages."""
    now = state(pages[0], game)
    for action in line:
        move = {"version": now["view"]["version"], "action": action}
        now = call(pages[now["view"]["decision"]["player"]], "POST", f"/api/games/{game}/actions", move)
        assert "error" not in now, now


def two_people(
    new_user: Callable[..., Page], edition: str, seats: int, options: dict[str, Any], stop: Stop
) -> tuple[Page, Page, str]:
    """Ada at all seats but seat 1, which is Bruno's; both pages show the question."""
    ada, bruno = new_user(), new_user()
    sign_in(ada, "Ada")
    sign_in(bruno, "Bruno")
    chairs: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
    chairs += [{"kind": "hot_seat", "name": name} for name in ("Chen", "Dorota", "Emre", "Fatima")[: seats - 2]]
    opened = table(ada, edition, chairs, auto_forced=False, **options)
    joined = call(bruno, "POST", f"/api/tables/{opened['id']}/join", {"seat": 1})
    assert "error" not in joined, joined
    started = call(ada, "POST", f"/api/tables/{opened['id']}/start", {})
    assert started["state"] == "running", started
    start = rondel.replay(ada.request.get(f"/api/games/{opened['id']}/record").text())
    line = shortest_random_line(start, stop)
    drive({seat: bruno if seat == 1 else ada for seat in range(seats)}, opened["id"], line)
    for page in (ada, bruno):
        open_game(page, opened)
    return ada, bruno, opened["id"]


def asks_bruno(kind: str) -> Stop:
    """Stop at a question to Bruno about another player's move."""

    def stop(game: rondel.Game) -> bool:
        if game.decision.kind != kind or game.decision.player != 1:
            return False
        view = game.view()
        return bool(view["nations"][view["turn"]["nation"]]["government"] != 1)

    return stop


@pytest.mark.parametrize(
    ("kind", "edition", "seats", "answer", "action"),
    [
        ("challenge", "imperial", 2, "Let it stay", "pass"),
        ("canal", "imperial_2030", 2, "Allow", "allow"),
        ("swiss_bank", "imperial", 4, "Force the stop", "force"),
    ],
)
def test_a_question_to_another_browser(
    new_user: Callable[..., Page],
    screenshot: Screenshot,
    violations: Check,
    kind: str,
    edition: str,
    seats: int,
    answer: str,
    action: str,
) -> None:
    options = {"setup": "draft"} if kind == "swiss_bank" else {}
    ada, bruno, game = two_people(new_user, edition, seats, options, asks_bruno(kind))
    version = state(ada, game)["view"]["version"]
    expect(bruno.get_by_role("alertdialog", name="Your decision")).to_be_visible()
    expect(ada.get_by_role("region", name="What is being decided")).to_contain_text("Bruno")
    expect(bruno).to_have_title(re.compile("Your turn"))
    screenshot(bruno, f"game-asked-{kind}")
    assert violations(bruno) == ""
    assert violations(ada) == ""
    bruno.locator("#decision").get_by_role("button", name=re.compile(f"^{answer}")).click()
    played(ada, game, action)
    expect(ada.get_by_role("log").get_by_role("button").filter(has_text=str(version + 1)).first).to_be_visible()


def test_undo_until_another_player_has_decided(new_user: Callable[..., Page]) -> None:
    """UI 5: own decisions can be undone one by one until another player has decided."""
    ada, bruno, game = two_people(
        new_user, "imperial", 2, {}, lambda now: now.decision.kind == "rondel" and now.decision.player == 0
    )
    version = state(ada, game)["view"]["version"]
    ada.keyboard.press("1")
    ada.keyboard.press("Enter")
    wait_until(lambda: state(ada, game)["view"]["version"] > version)
    expect(bruno.get_by_role("log").get_by_role("button").filter(has_text=str(version + 1)).first).to_be_visible()
    wait_until(lambda: state(ada, game)["undo"], "Ada may take it back")
    ready(ada)
    ada.keyboard.press("u")
    wait_until(lambda: state(ada, game)["view"]["version"] == version)
    expect(bruno.get_by_role("log").get_by_role("button").filter(has_text=str(version + 1))).to_have_count(0)


def test_reload_in_mid_game(page: Page) -> None:
    game = sandbox(page, decision("armies"))
    click_region(page, "budapest")
    click_region(page, "romania")
    played(page, game, "army budapest romania")
    page.reload()
    ready(page)
    expect(page.locator("#decision h1")).to_have_text(re.compile("army"))
    expect(page.get_by_role("log")).to_contain_text("Romania")


def test_the_server_restarts_in_mid_game(page: Page, server: Any, screenshot: Screenshot, violations: Check) -> None:
    """UI 7, reconnecting: a banner is shown, the page stays readable, and the game continues automatically."""
    game = sandbox(page, decision("armies"))
    again = page.get_by_role("button", name="Try now")
    server.stop()
    try:
        expect(page.get_by_text("Connection lost")).to_be_visible()
        expect(page.locator("#decision").get_by_role("button").first).to_be_disabled()
        expect(again).to_be_visible()
        screenshot(page, "game-reconnecting")
        assert violations(page) == ""
    finally:
        server.start()
    with suppress(TookTooLong):  # on a busy machine it may have reconnected already
        again.click(timeout=3_000)
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    page.keyboard.press("e")
    played(page, game, "end")
