"""Every kind of decision in the browser: by mouse, by keyboard only, and some by touch."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect
from tests.waiting import wait_until
from tests.web.accessibility import accessibility_problems
from tests.web.conftest import PHONE, screenshot, violations
from tests.web.gameplay import (
    FRAMES,
    POSITIONS,
    click_region,
    decision,
    played,
    ready,
    sandbox,
    show,
    sign_in,
    state,
    tab_to,
    tap_region,
)

Way = Callable[[Page], None]


def button(page: Page, name: str) -> None:
    page.locator("#decision").get_by_role("button", name=re.compile(name)).click()


def cell(page: Page, name: str) -> None:
    page.get_by_role("gridcell", name=re.compile(f"^{name},")).click()


def two_regions(page: Page, first: str, second: str) -> None:
    click_region(page, first)
    expect(page.locator("#decision h1")).to_contain_text("Where does")
    click_region(page, second)


def keys(*names: str) -> Way:
    def press(page: Page) -> None:
        for name in names:
            page.keyboard.press(name)

    return press


def region_by_keys(region: str, *more: str) -> Way:
    def press(page: Page) -> None:
        tab_to(page, f'[data-region="{region}"]')
        page.keyboard.press("Enter")
        for name in more:
            page.keyboard.press(name)

    return press


def army_by_keys(page: Page) -> None:
    region_by_keys("budapest")(page)
    expect(page.locator("#decision h1")).to_contain_text("from Budapest")
    region_by_keys("romania")(page)


def bond_by_keys(steps: str) -> Way:
    def press(page: Page) -> None:
        tab_to(page, "[role=gridcell]")
        for arrow in steps.split():
            page.keyboard.press(arrow)
        page.keyboard.press("Enter")
        page.keyboard.press("Enter")

    return press


def by_list(text: str) -> Way:
    """Open the list of moves with V and find one by typing."""

    def press(page: Page) -> None:
        page.keyboard.press("v")
        expect(page.get_by_role("listbox")).to_be_focused()
        page.keyboard.type(text)
        page.keyboard.press("Enter")

    return press


def without_one(page: Page) -> None:
    click_region(page, "vienna")
    button(page, "Produce 1")


def to_taxation(page: Page) -> None:
    page.get_by_role("group", name="What each space").get_by_role("button", name=re.compile("Taxation")).click()
    button(page, "Move to Taxation")


def bond(name: str, answer: str) -> Way:
    def click(page: Page) -> None:
        cell(page, name)
        button(page, answer)

    return click


def in_region(region: str, answer: str) -> Way:
    def click(page: Page) -> None:
        click_region(page, region)
        button(page, answer)

    return click


MOUSE: dict[str, tuple[str, Way]] = {
    "draft": (
        "buy austria_hungary 9",
        bond("Austria-Hungary 9", "Buy Austria-Hungary 9"),
    ),
    "rondel": (
        "rondel taxation",
        to_taxation,
    ),
    "swiss_bank": ("force", lambda page: button(page, "Force the stop")),
    "factory": (
        "build lemberg",
        in_region("lemberg", "Build in Lemberg"),
    ),
    "production": ("produce budapest", without_one),
    "import": ("import army vienna", lambda page: click_region(page, "vienna")),
    "fleets": ("fleet trieste ionian_sea", lambda page: click_region(page, "trieste")),
    "canal": ("allow", lambda page: button(page, "^Allow")),
    "stance": ("hostile", lambda page: button(page, "^Hostile")),
    "arrival": ("fight italy army", lambda page: button(page, "Fight the army of Italy")),
    "ask": ("ask russia", lambda page: button(page, "^Russia")),
    "challenge": ("fight army", lambda page: button(page, "^Fight")),
    "armies": ("army vienna venice", lambda page: two_regions(page, "vienna", "venice")),
    "flags": (
        "flag romania",
        in_region("romania", "Flag in Romania"),
    ),
    "invest": ("buy italy 4", bond("Italy 4", "Buy Italy 4")),
}

KEYBOARD: dict[str, tuple[str, Way]] = {
    "draft": ("buy austria_hungary 6", bond_by_keys("ArrowRight ArrowRight")),
    "rondel": ("rondel factory", keys("2", "Enter")),
    "swiss_bank": ("pass", keys("l")),
    "factory": ("build trieste", region_by_keys("trieste", "Enter")),
    "production": ("produce all", keys("Enter")),
    "import": ("import army prague", region_by_keys("prague")),
    "fleets": ("end", keys("e")),
    "canal": ("refuse", keys("r")),
    "stance": ("friendly", keys("l")),
    "arrival": ("peace", keys("p")),
    "ask": ("ask italy", keys("1")),
    "challenge": ("pass", keys("l")),
    "armies": ("army budapest romania", army_by_keys),
    "flags": ("flag west_balkan", by_list("west")),
    "invest": ("pass", keys("p")),
}


def test_every_decision_by_mouse_and_by_keyboard_only(page: Page, subtests: pytest.Subtests) -> None:
    """In a single page load; axe finds no violations, and all targets are large enough."""
    sign_in(page)
    for kind in POSITIONS:
        for name, ways in (("mouse", MOUSE), ("keyboard", KEYBOARD)):
            with subtests.test(kind=kind, way=name):
                game = show(page, decision(kind))
                assert state(page, game)["view"]["decision"]["kind"] == kind
                wrong = accessibility_problems(page, kind, thorough=False) if ways is MOUSE else []
                assert not wrong, "\n".join(wrong)
                action, way = ways[kind]
                way(page)
                played(page, game, action)


@pytest.mark.parametrize(
    "kinds",
    [("rondel", "armies"), pytest.param(("invest", "challenge", "import"), marks=pytest.mark.release)],
    ids=" ".join,
)
def test_by_touch_the_first_tap_previews_and_the_second_acts(
    new_user: Callable[..., Page], subtests: pytest.Subtests, kinds: tuple[str, ...]
) -> None:
    page = new_user(viewport=PHONE, has_touch=True, is_mobile=True)
    sign_in(page)
    for kind in kinds:
        with subtests.test(kind=kind):
            by_touch(page, kind)


def by_touch(page: Page, kind: str) -> None:
    game = show(page, decision(kind))
    before = state(page, game)["view"]["version"]
    decide = page.locator("#decision")
    if kind == "rondel":
        page.get_by_role("radio", name=re.compile("^Taxation")).tap()
        expect(decide).to_contain_text("Treasury of Austria-Hungary")
        action = "rondel taxation"
    elif kind == "armies":
        tap_region(page, "vienna")
        expect(decide).to_contain_text("Where does the army from Vienna go?")
        tap_region(page, "venice")
        expect(decide.get_by_role("button", name="Move here")).to_be_visible()
        action = "army vienna venice"
    elif kind == "invest":
        page.get_by_role("gridcell", name=re.compile("^Italy 4,")).tap()
        expect(decide.get_by_role("group", name="Bonds")).to_be_visible()
        action = "buy italy 4"
    elif kind == "import":
        tap_region(page, "vienna")
        action = "import army vienna"
    else:
        action = "pass"
    assert state(page, game)["view"]["version"] == before, "the first tap only shows"
    screenshot(page, f"game-phone-{kind}")
    assert violations(page) == ""
    if kind == "challenge":
        decide.get_by_role("button", name=re.compile("Let it stay")).tap()
    else:
        decide.locator("button.primary").tap()
    played(page, game, action)


def test_hovering_previews_the_consequences(page: Page) -> None:
    """UI 1.3: hovering only previews; the preview names the unit at the destination."""
    game = sandbox(page, decision("armies"))
    before = state(page, game)["view"]["version"]
    click_region(page, "vienna")
    tab_to(page, '[data-region="venice"]')
    expect(page.get_by_text("nothing is decided yet")).to_be_visible()
    expect(page.get_by_text("hostile or friendly")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("#decision h1")).to_have_text("Which army moves?")
    assert state(page, game)["view"]["version"] == before


def test_an_answer_can_be_repeated_for_the_rest_of_the_maneuver(page: Page) -> None:
    """UI 6 challenge: a repeated answer applies to the second army that arrives in peace."""
    from tests.engine.position import play, position

    start = position(
        armies={"trieste": {"austria_hungary": 1}, "budapest": {"austria_hungary": 1}, "west_balkan": {"italy": 1}}
    )
    game = sandbox(page, play(start, "rondel maneuver_1", "army trieste west_balkan", "peace"))
    page.get_by_label("Same answer for the rest of this maneuver").check()
    button(page, "Let it stay")
    played(page, game, "pass")
    ready(page)
    two_regions(page, "budapest", "west_balkan")
    expect(page.locator("#decision h1")).to_contain_text("Fight in the West Balkan")
    button(page, "Offer peace")
    # The standing order answers after the server has asked again.
    wait_until(lambda: [entry["action"] for entry in state(page, game)["log"]].count("pass") == 2, "no second answer")
    expect(page.locator("#decision h1")).not_to_contain_text("Fight it?")


def test_a_resting_pointer_does_not_select_in_the_list(page: Page) -> None:
    """UI 8: when the list opens under a resting pointer, only the keys select."""
    game = sandbox(page, decision("rondel"))
    second = state(page, game)["view"]["decision"]["actions"][1]
    page.keyboard.press("v")
    third = page.get_by_role("option").nth(2).bounding_box()
    assert third
    page.keyboard.press("Escape")
    page.mouse.move(third["x"] + 20, third["y"] + 10)
    page.keyboard.press("v")
    expect(page.get_by_role("listbox")).to_be_focused()
    # The browser reports elements under the pointer only in the next frames.
    page.evaluate(FRAMES)
    page.keyboard.press("ArrowDown")
    expect(page.get_by_role("option").nth(1)).to_have_attribute("aria-selected", "true")
    page.keyboard.press("Enter")
    played(page, game, second)


def test_undo_and_restart_turn(page: Page) -> None:
    game = sandbox(page, decision("armies"))
    two_regions(page, "budapest", "romania")
    played(page, game, "army budapest romania")
    ready(page)
    page.keyboard.press("u")
    expect(page.locator("#decision h1")).to_have_text("Which army moves?")
    log = [entry["action"] for entry in state(page, game)["log"]]
    assert "army budapest romania" not in log
