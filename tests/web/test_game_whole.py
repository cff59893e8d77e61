"""Whole games: a guest from the lobby to the final ranking, two people at one table, reload and restart."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.web.gameplay import call, click_region, decision, open_game, played, ready, sandbox, sit, state, until


def table(page: Page, edition: str, seats: list[dict[str, Any]], **options: Any) -> dict[str, Any]:
    wanted = {
        "name": "Thursday table",
        "edition": edition,
        "options": options,
        "seats": seats,
        "pace": "live",
        "clock": None,
        "private": False,
        "auto_forced": True,
        "start": all(seat["kind"] != "open" for seat in seats),
    }
    return dict(call(page, "POST", "/api/tables", wanted))


Keep = Callable[[Page, str], None]
Check = Callable[[Page], str]


@pytest.mark.parametrize("edition", ["imperial", "imperial_2030"])
def test_a_guest_plays_bots_to_the_final_ranking_with_the_list(
    page: Page, edition: str, keep: Keep, violations: Check
) -> None:
    """UI 8: the moves as a list are enough to play a whole game without the map."""
    sit(page)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    open_game(page, table(page, edition, seats, max_rounds=2))
    page.keyboard.press("v")
    ending = page.get_by_role("heading", name=re.compile("win|share the victory"))
    options = page.get_by_role("listbox")
    for _ in range(200):
        expect(options.or_(ending).or_(page.get_by_text("It is not your decision."))).to_be_visible()
        if ending.is_visible():
            break
        if options.is_visible():
            page.keyboard.press("End" if page.get_by_role("option").count() > 12 else "ArrowDown")
            page.keyboard.press("Enter")
        page.wait_for_timeout(120)
    expect(ending).to_be_visible()
    expect(page.get_by_role("region", name="Final reckoning")).to_be_visible()
    keep(page, f"game-over-{edition}")
    assert violations(page) == ""


RELUCTANT = {"end", "pass", "fight", "refuse", "force"}


def drive(pages: dict[int, Page], game: str, stop: Callable[[dict[str, Any]], bool], most: int = 900) -> None:
    """Plays through the pages' own sessions until the wanted question stands; quick to move and slow to fight."""
    page = next(iter(pages.values()))
    now = state(page, game)
    for step in range(most):
        question = now["view"]["decision"]
        assert question, "The game ended before the question came."
        if stop(now):
            return
        asker = pages[question["player"]]
        poor = (
            question["player"] == 1
            and now["view"]["options"]["setup"] == "draft"
            and question["kind"] in ("draft", "invest")
        )
        actions = question.get("actions") or state(asker, game)["view"]["decision"]["actions"]
        useful = [action for action in actions if action.split()[0] not in RELUCTANT] or actions
        maneuvers = [action for action in useful if "maneuver" in action]
        if maneuvers and step % 3 and now["view"]["options"]["setup"] == "standard":
            useful = maneuvers
        # With the draft Bruno never buys, so that he governs nothing and owns a Swiss Bank.
        action = "pass" if poor else useful[(step * 7) % len(useful)]
        move = {"version": now["view"]["version"], "action": action}
        now = call(asker, "POST", f"/api/games/{game}/actions", move)
        if "error" in now:
            # A forced decision was played by the table meanwhile.
            assert now["error"]["code"] == "stale", now
            now = state(asker, game)
    raise AssertionError("The question did not come.")


def two_people(
    someone: Callable[..., Page], edition: str, seats: int, **options: Any
) -> tuple[Page, Page, str, dict[int, Page]]:
    """Ada at seat 0 and at all further seats but the second, Bruno at seat 1."""
    ada, bruno = someone(), someone()
    sit(ada, "Ada")
    sit(bruno, "Bruno")
    chairs: list[dict[str, Any]] = [{"kind": "me"}, {"kind": "open"}]
    chairs += [{"kind": "hot_seat", "name": name} for name in ("Chen", "Dorota", "Emre", "Fatima")[: seats - 2]]
    opened = table(ada, edition, chairs, **options)
    joined = call(bruno, "POST", f"/api/tables/{opened['id']}/join", {"seat": 1})
    assert "error" not in joined, joined
    started = call(ada, "POST", f"/api/tables/{opened['id']}/start", {})
    assert started["state"] == "running", started
    return ada, bruno, opened["id"], {seat: bruno if seat == 1 else ada for seat in range(seats)}


def asks_bruno(kind: str) -> Callable[[dict[str, Any]], bool]:
    """The question is Bruno's, and the nation that moves is not."""

    def stop(now: dict[str, Any]) -> bool:
        view = now["view"]
        question = view["decision"]
        mover = view["nations"][view["turn"]["nation"]]["government"] if view["turn"] else None
        return bool(question["kind"] == kind and question["player"] == 1 and mover != 1)

    return stop


@pytest.mark.parametrize(
    ("kind", "edition", "seats", "answer", "action"),
    [
        ("challenge", "imperial", 2, "Let it stay", "pass"),
        ("canal", "imperial_2030", 2, "Allow", "allow"),
        ("swiss_bank", "imperial", 4, "Force the stop", "force"),
    ],
)
def test_one_browser_asks_the_other(
    someone: Callable[..., Page],
    keep: Keep,
    violations: Check,
    kind: str,
    edition: str,
    seats: int,
    answer: str,
    action: str,
) -> None:
    options = {"setup": "draft"} if kind == "swiss_bank" else {}
    ada, bruno, game, pages = two_people(someone, edition, seats, **options)
    drive(pages, game, asks_bruno(kind))
    version = state(ada, game)["view"]["version"]
    for page in (ada, bruno):
        page.goto(f"/t/{game}")
        ready(page)
    expect(bruno.get_by_role("alertdialog", name="Your decision")).to_be_visible()
    expect(ada.get_by_role("region", name="What is being decided")).to_contain_text("Bruno")
    expect(bruno).to_have_title(re.compile("Your turn"))
    keep(bruno, f"game-asked-{kind}")
    assert violations(bruno) == ""
    assert violations(ada) == ""
    bruno.locator("#decision").get_by_role("button", name=re.compile(f"^{answer}")).click()
    played(ada, game, action)
    expect(ada.get_by_role("log").get_by_role("button").filter(has_text=str(version + 1)).first).to_be_visible()


def test_undo_until_the_other_has_decided(someone: Callable[..., Page]) -> None:
    """UI 5: own decisions can be taken back one by one, until another player has decided."""
    ada, bruno, game, pages = two_people(someone, "imperial", 2)
    drive(
        pages, game, lambda now: now["view"]["decision"]["player"] == 0 and now["view"]["decision"]["kind"] == "rondel"
    )
    for page in (ada, bruno):
        page.goto(f"/t/{game}")
        ready(page)
    version = state(ada, game)["view"]["version"]
    ada.keyboard.press("1")
    ada.keyboard.press("Enter")
    until(lambda: state(ada, game)["view"]["version"] > version)
    expect(bruno.get_by_role("log").get_by_role("button").filter(has_text=str(version + 1)).first).to_be_visible()
    until(lambda: state(ada, game)["undo"], "Ada may take it back")
    ready(ada)
    ada.keyboard.press("u")
    until(lambda: state(ada, game)["view"]["version"] == version)
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


def test_the_server_restarts_in_mid_game(page: Page, server: Any, keep: Keep, violations: Check) -> None:
    """UI 7, reconnecting: a banner, everything readable, and the game goes on by itself."""
    game = sandbox(page, decision("armies"))
    server.stop()
    try:
        expect(page.get_by_text("Connection lost")).to_be_visible()
        expect(page.locator("#decision").get_by_role("button").first).to_be_disabled()
        keep(page, "game-reconnecting")
        assert violations(page) == ""
    finally:
        server.start()
    page.get_by_role("button", name="Try now").click()
    expect(page.get_by_text("Connection lost")).to_be_hidden()
    page.keyboard.press("e")
    played(page, game, "end")
