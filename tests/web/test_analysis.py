"""Analysis on the screen: the end-game calculator, a finished game explained, hints."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, ViewportSize, expect
from tests.web.gameplay import sandbox

import rondel

Keep = Callable[[Page, str], None]
Check = Callable[[Page], str]
Sizes = dict[str, ViewportSize]


def near_the_end() -> rondel.Game:
    """Germany lacks three points and taxes nine; Bruno, behind now, could buy his way ahead."""
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
    page: Page, keep: Keep, violations: Check, sizes: Sizes
) -> None:
    """Who wins now, who wins if Germany taxes with every sum, what each nation lacks, which bond matters."""
    game = sandbox(page, near_the_end())
    page.keyboard.press("w")
    card = page.get_by_role("dialog", name="If the game ended now")
    expect(card.get_by_text("Ada would win.").first).to_be_visible()
    expect(card.get_by_role("row", name=re.compile("^Ada"))).to_contain_text("49")
    expect(card.get_by_text("Ends the game: Ada wins")).to_be_visible()
    needs = card.get_by_role("region", name="What each nation lacks for the end")
    expect(needs.get_by_role("row", name="Germany")).to_contain_text("22")
    expect(card.get_by_text("Bruno: Germany 16 for 16")).to_have_count(0)  # it would not be enough
    # The arithmetic of Germany's Taxation, opened with keys alone.
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
    keep(page, "ending-desk")
    page.keyboard.press("Escape")
    expect(card).to_be_hidden()
    expect(page.locator("[data-ending]")).to_be_focused()

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
    keep(page, "ending-phone")
    # It follows the game.
    page.keyboard.press("Escape")
    page.set_viewport_size(sizes["desk"])
    page.get_by_role("button", name="If it ended now").click()
    page.evaluate(
        "game => fetch(`/api/games/${game}/actions`, {method: 'POST', headers: {'content-type': 'application/json',"
        " 'x-csrftoken': /csrftoken=([^;]*)/.exec(document.cookie)[1]},"
        " body: JSON.stringify({version: 0, action: 'rondel taxation'})})",
        game,
    )
    expect(page.get_by_role("heading", name="Ada wins").or_(page.get_by_text("Ada wins").first).first).to_be_visible()
