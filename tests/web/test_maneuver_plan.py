"""Planning a maneuver in the browser: drawn on the board, edited and played, by mouse and keyboard."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect
from tests.engine.position import play, position
from tests.web.gameplay import click_region, played, ready, sandbox, state


def test_a_maneuver_plan_is_drawn_edited_and_played(
    page: Page, violations: Callable[[Page], str], screenshot: Callable[[Page, str], None]
) -> None:
    """Nothing is played before the plan is submitted; it pauses at questions to others and continues afterwards."""
    start = position(
        turn="france",
        armies={"paris": {"france": 2}, "dijon": {"france": 1}, "belgium": {"italy": 1}},
    )
    game = sandbox(page, play(start, "rondel maneuver_1"))
    before = state(page, game)["view"]["version"]
    page.keyboard.press("l")
    steps = page.get_by_role("region", name="Planned steps")
    expect(steps).to_contain_text("nothing is played")
    click_region(page, "dijon")
    click_region(page, "spain")
    expect(steps.get_by_role("listitem")).to_have_count(1)
    click_region(page, "belgium")  # only armies in Paris are left, so one is selected automatically
    expect(page.get_by_role("heading", level=1)).to_contain_text("Belgium")
    page.keyboard.press("p")  # peace, as part of the plan
    expect(steps.get_by_role("listitem").last).to_contain_text("asks")
    assert state(page, game)["view"]["version"] == before, "nothing is played yet"
    screenshot(page, "game-plan")
    assert violations(page) == ""
    steps.get_by_role("button", name="Leave out").first.click()
    expect(steps.get_by_role("listitem")).to_have_count(2)
    page.get_by_role("button", name="Carry out").click()
    played(page, game, "peace")
    ready(page)
    expect(steps).to_have_count(0)
    page.get_by_role("button", name=re.compile("Let it stay")).click()
    played(page, game, "end")
    assert [entry["action"] for entry in state(page, game)["log"]][-4:] == [
        "army paris belgium",
        "peace",
        "pass",
        "end",
    ]
