"""Lessons in the browser: a whole lesson by keyboard only, one by touch on a phone, hints in a first game."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.waiting import wait_until
from tests.web.gameplay import call, played, ready, state, tap_region
from tests.web.pseudo_locale import cut_off

import rondel
from rondel.lessons import Step, lesson
from rondel.locales import LANGUAGES, text

PHONE = {"width": 390, "height": 844}
ANSWERS = {"end": "End|Armies", "fight": "Fight", "hostile": "Hostile"}
SPACES = ("factory", "production_1", "maneuver_1", "investor", "import", "production_2", "maneuver_2", "taxation")


def at_step(page: Page, number: int) -> str:
    """Wait until the page shows this step of the lesson; return the id of its table."""
    expect(page.get_by_text(f"Step {number} of 9")).to_be_visible()
    ready(page)
    return page.url.rsplit("/", 1)[1]


def play_from_list(page: Page, game: str, action: str) -> None:
    """Play an action from the list of moves with arrow keys and Enter."""
    offered = wait_until(lambda: (state(page, game)["view"]["decision"] or {}).get("actions"), "nothing to decide")
    before = state(page, game)["view"]["version"]
    options = page.get_by_role("listbox").get_by_role("option")
    if not page.get_by_role("listbox").is_visible():
        page.keyboard.press("v")
    expect(options).to_have_count(len(offered))
    expect(page.get_by_role("listbox")).to_be_focused()
    page.keyboard.press("Home")
    for _ in range(offered.index(action)):
        page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    wait_until(lambda: state(page, game)["view"]["version"] > before, action)  # a step may play the same action twice
    played(page, game, action)


def test_a_whole_lesson_by_keyboard_only(page: Page, violations: Callable[[Page], str]) -> None:
    page.goto("/")
    invitation = page.get_by_role("link", name=re.compile("Learn the game in ten minutes"))
    invitation.focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name="Learn to play", level=1)).to_be_focused()
    assert not violations(page)
    begin = page.get_by_role("button", name="Begin the lesson").first
    begin.focus()
    page.keyboard.press("Enter")
    for number, step in enumerate(lesson("imperial").steps, start=1):
        game = at_step(page, number)
        read_screens(page, step)
        if number in (1, 4):
            assert not violations(page)
        for action in step.solution:
            play_from_list(page, game, action)
        expect(page.locator(".coach")).to_contain_text("Well done!")
        forward = page.get_by_role("button", name="Next step" if number < 9 else "Play your first game")
        expect(forward).to_be_focused()
        if number == 9:
            assert not violations(page)
        page.keyboard.press("Enter")
        expect(page).not_to_have_url(re.compile(f"{game}$"))
    expect(page.get_by_role("heading", name="Hints")).to_be_visible()
    page.goto("/learn")
    expect(page.get_by_role("progressbar", name="9 of 9 steps done")).to_have_count(1)
    expect(page.get_by_role("button", name="Continue your first game")).to_have_count(1)


def read_screens(page: Page, step: Step) -> None:
    """Step through all screens; the part that each mentions, or its tab, is visible with a ring around it."""
    say: Any = text("en")
    for number, screen in enumerate(step.screens, start=1):
        expect(page.locator(".coach .told")).to_have_text(
            say(f"lesson-{step.id}-say-{screen.id}", edition=step.edition)
        )
        ring = page.locator(f".ring[data-target={screen.target}]")
        expect(ring).to_be_visible()
        box = ring.bounding_box()
        view = page.viewport_size
        assert box
        assert view
        assert 0 <= box["x"] < box["x"] + box["width"] <= view["width"], (step.id, screen.id, box)
        assert 0 <= box["y"] < box["y"] + box["height"] <= view["height"], (step.id, screen.id, box)
        if number < len(step.screens):
            page.get_by_role("button", name="Go on").click()


def play_by_touch(page: Page, game: str, action: str, times: int) -> None:
    """Play an action by touch: a tap on rondel, board or bonds selects, the button below plays."""
    kind, *words = action.split(" ")
    bar = page.locator("#decision")
    ready(page)
    if kind == "rondel":
        page.locator("svg.rondel .space").nth(SPACES.index(words[0])).locator("text.name").tap()
    elif kind == "buy":
        row = page.locator(".matrix .row").filter(has_text=words[0].capitalize())
        row.get_by_role("gridcell", name=re.compile(rf"\b{words[1]}\b")).first.tap()
        bar.get_by_role("group", name="Bonds").get_by_role("button", name=re.compile(rf"^{words[1]}\s*buy")).tap()
    elif kind == "build":
        tap_region(page, words[0])
    elif kind == "import":
        tap_region(page, words[1])
        both = page.locator(".chooser").get_by_role("button", name=re.compile(words[0], re.IGNORECASE))
        if both.count():
            both.first.tap()
    elif kind in ("fleet", "army"):
        if not page.locator(f'[data-region="{words[0]}"][aria-pressed="true"]').count():
            asked = bar.locator("h1").inner_text()
            tap_region(page, words[0])
            expect(bar.locator("h1")).not_to_have_text(asked)
        tap_region(page, words[1])
    elif kind == "force":
        bar.get_by_role("button", name=re.compile("^Force")).tap()
    elif kind in ANSWERS:
        bar.get_by_role("button", name=re.compile(ANSWERS[kind])).first.tap()
    if kind not in (*ANSWERS, "force"):
        bar.locator(".button.primary").last.tap()
    wait_until(lambda: [entry["action"] for entry in state(page, game)["log"]].count(action) >= times, action)


@pytest.mark.release
def test_a_whole_lesson_by_touch_on_a_phone(
    new_user: Callable[..., Page], violations: Callable[[Page], str], screenshot: Callable[[Page, str], None]
) -> None:
    page = new_user(viewport=PHONE, has_touch=True)
    page.goto("/learn")
    page.locator("[data-edition=imperial_2030]").get_by_role("button", name="Begin the lesson").click()
    for number, step in enumerate(lesson("imperial_2030").steps, start=1):
        game = at_step(page, number)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        if number in (1, 5):
            screenshot(page, f"lesson-phone-{number}")
            assert not violations(page)
        read_screens(page, step)
        page.get_by_role("button", name="Got it").click()
        for number_of_move, action in enumerate(step.solution):
            play_by_touch(page, game, action, step.solution[: number_of_move + 1].count(action))
        expect(page.locator(".coach")).to_contain_text("Well done!")
        if number < 9:
            page.get_by_role("button", name="Next step").click()
            expect(page).not_to_have_url(re.compile(f"{game}$"))
    expect(page.get_by_role("heading", name="The end of the game")).to_be_in_viewport()
    screenshot(page, "lesson-phone-end")
    page.get_by_role("button", name="Play your first game").click()
    expect(page.get_by_role("heading", name="Hints")).to_be_visible()


def start_lesson(page: Page, edition: str, step: int) -> str:
    page.goto("/learn")
    page.locator(f"[data-edition={edition}] ol").get_by_role("button").nth(step - 1).click()
    return at_step(page, step)


def test_a_wrong_move_is_explained_and_can_be_retried(page: Page) -> None:
    game = start_lesson(page, "imperial", 7)
    play_from_list(page, game, "rondel maneuver_2")
    expect(page.locator(".coach")).to_contain_text("Not quite.")
    expect(page.locator(".coach")).to_contain_text("no power points. Taxation lies two spaces ahead")
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(".coach")).to_contain_text("The bank pays the tax less 1")
    assert state(page, game)["view"]["version"] == 0
    expect(page.get_by_role("listbox")).to_be_focused()
    play_from_list(page, game, "rondel taxation")
    expect(page.locator(".coach")).to_contain_text("Well done!")


def test_retrying_keeps_the_focus(page: Page) -> None:
    start_lesson(page, "imperial_2030", 7)
    page.keyboard.press("1")
    page.keyboard.press("Enter")
    expect(page.get_by_role("button", name="Try again")).to_be_focused()
    page.keyboard.press("n")
    expect(page.locator(".coach")).to_contain_text("The tax goes into the treasury")
    wait_until(
        lambda: page.evaluate("!!document.activeElement?.closest('#decision h1, .coach h2')"), "the focus is lost"
    )


def test_a_lesson_is_left_and_resumed_where_it_was(page: Page) -> None:
    game = start_lesson(page, "imperial", 2)
    play_from_list(page, game, "rondel production_1")
    expect(page.locator(".coach li.done")).to_have_count(1)
    page.get_by_role("link", name="To the lesson overview").click()
    expect(page.get_by_role("heading", name="Learn to play", level=1)).to_be_visible()
    page.locator("[data-edition=imperial] ol").get_by_role("button").nth(1).click()
    at_step(page, 2)
    assert page.url.endswith(game)
    assert state(page, game)["view"]["decision"]["kind"] == "production"


def test_glossary_terms_in_lessons(page: Page) -> None:
    start_lesson(page, "imperial", 4)
    page.get_by_role("button", name="convoy", exact=True).click()
    card = page.get_by_role("dialog", name="convoy")
    expect(card).to_contain_text("own fleets carry an army across the sea")
    page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(page.get_by_role("button", name="convoy", exact=True)).to_be_focused()
    page.keyboard.press("n")
    page.keyboard.press("n")
    page.locator(".coach summary").click()
    expect(page.get_by_text("unclaimed regions are the cheapest income")).to_be_visible()


def test_hints_in_the_first_game(page: Page, violations: Callable[[Page], str]) -> None:
    page.goto("/learn")
    page.get_by_role("button", name="Play your first game").first.click()
    expect(page.get_by_role("heading", name="Hints")).to_be_visible()
    game = page.url.rsplit("/", 1)[1]
    assert call(page, "GET", f"/api/lessons/tables/{game}")["kind"] == "first_game"
    wait_until(lambda: (state(page, game)["view"]["decision"] or {}).get("actions"), "no decision of ours")
    # Bots may have stopped on Investor, so the first question is not always the rondel.
    say: Any = text("en")
    decision = state(page, game)["view"]["decision"]
    # A nation's first turn has no distances and its own texts (R8.2).
    first = decision["kind"] == "rondel" and "steps" not in decision["choices"][0]
    expect(page.locator(".coach")).to_contain_text(say(f"hint-meaning-{'rondel-first' if first else decision['kind']}"))
    page.get_by_role("button", name="Show me an idea").click()
    expect(page.locator(".coach .idea")).to_contain_text("An experienced player might choose:")
    assert not violations(page)
    offered = state(page, game)["view"]["decision"]["actions"]
    play_from_list(page, game, offered[-1])
    wait_until(lambda: any(entry["by"] == "bot" for entry in state(page, game)["log"]), "the others did not move")
    why = page.get_by_text("Why the others moved")
    expect(why).to_be_visible()
    why.click()
    expect(page.get_by_text(re.compile("^(Bruno|Clara): .+")).first).to_be_visible()
    expect(page.get_by_role("log").locator(".why").first).to_be_visible()


def test_a_known_hint_is_folded_to_one_line(page: Page) -> None:
    """After three turns with the same kind of decision; the suggestion is still one click away."""
    page.goto("/learn")
    kinds = ("draft", "rondel", "rondel-first", "swiss_bank", "factory", "production", "import", "fleets", "invest")
    page.evaluate("met => localStorage.setItem('rondel.hints', met)", json.dumps(dict.fromkeys(kinds, 3)))
    page.get_by_role("button", name="Play your first game").first.click()
    expect(page.get_by_role("heading", name="Hints")).to_be_visible()
    game = page.url.rsplit("/", 1)[1]
    wait_until(lambda: (state(page, game)["view"]["decision"] or {}).get("actions"), "no decision of ours")
    expect(page.locator(".coach .body")).to_have_count(0)
    page.get_by_role("button", name="Show me an idea").click()
    expect(page.locator(".coach .idea")).to_contain_text("An experienced player might choose:")


def test_focus_moves_to_the_highlighted_part(page: Page) -> None:
    """The focus can be moved to the ring; the ring disappears on the learner's first move."""
    game = start_lesson(page, "imperial", 7)
    page.keyboard.press("n")
    page.get_by_role("button", name="Marked on the screen: Tax chart").click()
    expect(page.locator("[data-part=tax-chart]")).to_be_in_viewport()
    expect(page.locator("[data-part=tax-chart]")).to_be_focused()
    play_from_list(page, game, "rondel maneuver_2")
    expect(page.locator(".ring")).to_have_count(0)


@pytest.mark.release
def test_the_player_aid_fits_on_one_sheet(new_user: Callable[..., Page], violations: Callable[[Page], str]) -> None:
    """In every language and edition, on A4 and Letter, from a phone in dark mode; figures match the edition."""
    for lang in LANGUAGES:
        page = new_user(viewport=PHONE, locale=lang, color_scheme="dark")
        say: Any = text(lang)
        for id in rondel.editions():
            page.goto(f"/aid?edition={id}")
            title = say("aid-heading", game=say(f"{id}-title"))
            expect(page.get_by_role("heading", name=title, level=1)).to_be_visible()
            if lang == "en":
                assert not violations(page)
            figures = page.locator(".leaf table").evaluate_all(
                "all => all.map(each => [...each.rows].map(row => [...row.cells].slice(1).map(cell => cell.innerText)))"
            )
            edition = rondel.edition(id)
            assert figures[0][1] == [str(column.power) for column in edition.columns]
            paid = [edition.interest[1 << bond] for bond in range(len(edition.faces))]
            assert figures[1] == [[str(each) for each in row] for row in (edition.faces, paid)]
            assert page.locator(".leaf figure li").count() == 6
            for paper in ("A4", "Letter"):
                printed = page.pdf(format=paper)
                assert len(re.findall(rb"/Type\s*/Page\b", printed)) == 1, (lang, id, paper)


def test_an_ordinary_game_has_no_coach(page: Page) -> None:
    page.goto("/")
    page.locator("main").get_by_role("button", name="Play Imperial").first.click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    ready(page)
    page.wait_for_load_state("load")
    expect(page.get_by_role("heading", name="Hints")).to_have_count(0)
    expect(page.locator(".coach")).to_have_count(0)


@pytest.mark.release
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_lesson_in_each_language_on_a_phone(lang: str, new_user: Callable[..., Page]) -> None:
    """No missing messages, nothing wider than the screen."""
    page = new_user(viewport=PHONE, locale=lang)
    say: Any = text(lang)
    page.goto("/learn")
    expect(page.get_by_role("heading", name=say("learn-title"), level=1)).to_be_visible()
    page.locator("[data-edition=imperial_2030] ol").get_by_role("button").nth(4).click()
    coach = page.locator(".coach")
    for screen in ("fight", "hostile", "fleets"):
        expect(coach).to_contain_text(say(f"lesson-battle-say-{screen}", edition="imperial_2030"))
        if screen != "fleets":
            page.get_by_role("button", name=say("lesson-on")).click()
    expect(coach).to_contain_text(say("lesson-battle-task-occupy", edition="imperial_2030"))
    assert cut_off(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
    assert not re.search(r"\b(lesson|learn|glossary|hint)-[a-z_-]+", coach.inner_text())
    assert json.dumps(coach.inner_text()).count("{") == 0
