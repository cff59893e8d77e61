"""Analysis in the browser: end-game calculator, analysis of a finished game, hints."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, ViewportSize, expect
from tests.waiting import wait_until
from tests.web.gameplay import call, open_game, sandbox, sign_in

import rondel

Screenshot = Callable[[Page, str], None]
Check = Callable[[Page], str]
Sizes = dict[str, ViewportSize]


def near_the_end() -> rondel.Game:
    """Germany needs three points and would collect nine in taxes; Bruno is behind but could buy the lead."""
    return rondel.Game.from_view(
        {
            "edition": "imperial",
            "players": [
                {"seat": 0, "name": "Ada", "cash": 9, "bonds": {"germany": [12, 9], "france": [4]}},
                {"seat": 1, "name": "Bruno", "cash": 25, "bonds": {"italy": [12], "france": [9]}},
            ],
            "turn": {"nation": "germany", "number": 40},
            "nations": {
                "germany": {"power": 22, "rondel": "maneuver_1"},
                "france": {"power": 10},
                "italy": {"power": 15},
            },
            "regions": {place: {"flag": "germany"} for place in ("denmark", "sweden", "norway", "holland")},
        }
    )


def test_the_end_game_calculator_by_keyboard_and_on_a_phone(
    page: Page, screenshot: Screenshot, violations: Check, sizes: Sizes
) -> None:
    """Winner now, winner after Germany's Taxation with all sums, missing points per nation, decisive bonds."""
    game = sandbox(page, near_the_end())
    page.keyboard.press("w")
    card = page.get_by_role("dialog", name="If the game ended now")
    expect(card.get_by_text("Ada would win.").first).to_be_visible()
    expect(card.get_by_role("row", name=re.compile("^Ada"))).to_contain_text("49")
    expect(card.get_by_text("Ends the game: Ada wins")).to_be_visible()
    needs = card.get_by_role("region", name="What each nation lacks for the end")
    expect(needs.get_by_role("row", name="Germany")).to_contain_text("22")
    expect(card.get_by_text("Bruno: Germany 16 for 16").first).to_be_visible()
    # The calculation of Germany's Taxation, opened by keyboard.
    germany = card.locator("summary").filter(has_text="Germany")
    germany.focus()
    page.keyboard.press("Enter")
    power = card.get_by_role("table", name="Power points")
    expect(power.get_by_role("row", name="total")).to_contain_text("25")
    expect(
        card.get_by_role("table", name="Cash of the government").get_by_role("row", name="surcharge")
    ).to_contain_text("−4")
    expect(card.get_by_text("Scores at the end")).to_be_visible()
    assert violations(page) == ""
    screenshot(page, "ending-desk")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()

    page.set_viewport_size(sizes["phone"])
    page.get_by_role("tab", name="Investors").or_(page.get_by_role("button", name="Investors")).first.click()
    page.get_by_role("button", name="If it ended now").click()
    expect(card.get_by_text("Ada would win.").first).to_be_visible()
    box = card.bounding_box()
    assert box
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= sizes["phone"]["width"]
    assert card.evaluate("each => each.scrollWidth <= each.clientWidth"), "it scrolls sideways"
    assert violations(page) == ""
    screenshot(page, "ending-phone")
    # It updates with the game.
    page.keyboard.press("Escape")
    page.set_viewport_size(sizes["desk"])
    page.get_by_role("button", name="If it ended now").click()
    page.evaluate(
        "game => fetch(`/api/games/${game}/actions`, {method: 'POST', headers: {'content-type': 'application/json',"
        " 'x-csrftoken': /csrftoken=([^;]*)/.exec(document.cookie)[1]},"
        " body: JSON.stringify({version: 0, action: 'rondel taxation'})})",
        game,
    )
    expect(page.get_by_role("heading", name=re.compile("57"))).to_be_visible()


RECORD = Path(__file__).parents[1] / "bots" / "lost_endings" / "imperial-1.rondel"
LAST_MOVES = 60


def lost_ending() -> str:
    """Record of the last moves of a game whose last player ended it and lost."""
    record = rondel.Record.loads(RECORD.read_text("utf-8"))
    cut = len(record.moves) - LAST_MOVES
    game = rondel.Game.from_json(rondel.replay(record, until=cut).to_json())
    for seat, text in record.moves[cut:]:
        game.play(text, seat)
    return game.record().dumps()


def test_a_finished_game_is_analyzed_and_shown_move_by_move(
    page: Page, screenshot: Screenshot, violations: Check, sizes: Sizes
) -> None:
    """Requested at the end; the graph opens positions by mouse and keyboard, turning points show the better move."""
    sign_in(page)
    table = call(page, "POST", "/api/records", lost_ending())
    page.goto(f"/t/{table['id']}")
    page.get_by_role("button", name="Analyze this game").click()
    graph = page.get_by_role("slider", name="Chance to win")
    expect(graph).to_be_visible()
    analysis = call(page, "GET", f"/api/games/{table['id']}/analysis")["review"]
    first, point = analysis["first"], analysis["turning_points"][0]
    expect(page.get_by_text(analysis["summary"])).to_be_visible()
    expect(page.get_by_role("list", name="Accuracy").get_by_role("listitem")).to_have_count(
        1 + len(analysis["players"])
    )
    assert violations(page) == ""
    screenshot(page, "analysis-end")
    page.set_viewport_size(sizes["phone"])
    wait_until(lambda: page.evaluate("document.documentElement.scrollWidth <= innerWidth"), "It scrolls sideways.")
    assert violations(page) == ""
    screenshot(page, "analysis-end-phone")
    page.set_viewport_size(sizes["desk"])

    # The graph by keyboard: values are announced, Enter opens the position.
    graph.focus()
    page.keyboard.press("Home")
    page.keyboard.press("ArrowRight")
    expect(graph).to_have_attribute("aria-valuenow", str(first + 1))
    expect(graph).to_have_attribute("aria-valuetext", re.compile(rf"Move {first + 1}, .*%"))
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(rf"at={first + 1}$"))
    page.get_by_role("tab", name="Analysis").click()

    # A turning point by mouse: its position with the better move and its expected continuation.
    points = page.get_by_role("group", name="Analysis").get_by_role("listitem")
    points.filter(has_text="Better:").first.get_by_role("button").click()
    expect(page).to_have_url(re.compile(rf"at={point['at']}$"))
    expect(page.get_by_role("group", name="Analysis").locator("[aria-current=step]")).to_be_visible()
    expect(page.get_by_text(point["line_text"][0])).to_be_visible()
    expect(page.locator("#decision")).to_contain_text("Better:")
    better = point["better_choice"]
    if better.get("space"):
        expect(page.locator(".rondel .chosen")).to_have_count(1)
    elif better.get("to"):
        expect(page.locator(".arrows .plan")).to_have_count(1)
    page.get_by_role("button", name="Explain this position").click()
    expect(page.get_by_text("Best moves for")).to_be_visible()
    assert violations(page) == ""
    screenshot(page, "analysis-replay")

    # The table view.
    page.get_by_role("group", name="Analysis").get_by_role("button", name="Show as table").click()
    row = page.get_by_role("region", name="Chance to win").get_by_role("button").first
    row.click()
    expect(page).to_have_url(re.compile(rf"at={analysis['turns'][0]['at']}$"))


def test_a_hint_in_a_game_against_bots_alone(page: Page, screenshot: Screenshot, violations: Check) -> None:
    """H requests a hint, which names an offered move and its margin; not available in games with other humans."""
    sign_in(page)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
    open_game(
        page, call(page, "POST", "/api/tables", {"edition": "imperial", "seats": seats, "start": True, "seed": 3})
    )
    asking = page.locator("#decision").get_by_role("button", name="Hint")
    expect(asking).to_be_visible()
    page.keyboard.press("h")
    card = page.get_by_role("dialog", name="Hint")
    expect(card.get_by_text("next-best move").first).to_be_visible()
    expect(card.get_by_role("row").nth(1)).to_contain_text("%")
    assert violations(page) == ""
    screenshot(page, "solo-hint")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()

    seats = [{"kind": "me"}, {"kind": "hot_seat"}, {"kind": "bot", "bot": "random"}]
    open_game(
        page, call(page, "POST", "/api/tables", {"edition": "imperial", "seats": seats, "start": True, "seed": 3})
    )
    expect(page.get_by_role("button", name="Hint")).to_have_count(0)
