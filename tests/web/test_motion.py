"""Animations and sounds of moves, and their settings."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.engine.position import play, position
from tests.waiting import wait_until
from tests.web.gameplay import FRAME, call, sandbox, state

import rondel

AUSTRIA = "austria_hungary"

# Records all overlays, animations and notes.
WATCH = """
window.seen = [];
window.notes = [];
new MutationObserver(changes => {
  for (const change of changes) for (const node of change.addedNodes)
    for (const name of ["motion-bond", "motion-figure", "motion-difference", "lost"])
      if (node.classList?.contains(name)) seen.push(`${name} ${node.textContent.trim()}`);
}).observe(document, {childList: true, subtree: true});
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  for (const what of ["piece", "government"])
    if (this.dataset?.[what]) seen.push(`${what} ${this.dataset[what]}`);
  const over = this.classList.contains("motion-over");
  if (over && getComputedStyle(this).pointerEvents !== "none") seen.push("in the way");
  return animate.apply(this, how);
};
const at = AudioParam.prototype.setValueAtTime;
AudioParam.prototype.setValueAtTime = function (value, when) {
  if (value > 50) notes.push(value);
  return at.call(this, value, when);
};
"""
# Waits until the animation chunk and its styles are loaded and executed.
READY = """async () => {
  const fetched = performance.getEntriesByType("resource").map(each => each.name);
  const [script, style] = [/assets\\/motion-[^/]*js$/, /assets\\/motion-[^/]*css$/].map(
    wanted => fetched.find(name => wanted.test(name)));
  if (!script || !style) return false;
  await import(script);
  await FRAME;
  return true;
}""".replace("FRAME", FRAME)
TOPS = "rows => rows.map(row => row.getBoundingClientRect().top)"
FETCHED = "name => performance.getEntriesByType('resource').some(each => each.name.includes(name))"


def before_the_ruin() -> rondel.Game:
    """Three hostile Austrian armies in Venice; Italy then pays interest, and Ada can buy its largest bond."""
    game = position(
        players=4,
        at={"italy": "maneuver_1"},
        treasury={"italy": 12, "france": 5},
        cash={0: 30, 1: 8, 2: 8, 3: 8},
        investor=0,
        armies={"vienna": {AUSTRIA: 1}, "budapest": {AUSTRIA: 2}},
        factories={"italy": ["rome", "venice", "naples"]},
        flags={"spain": "france", "tunis": "france", "morocco": "france"},
    )
    play(game, "rondel maneuver_1")
    for origin in ("vienna", "budapest", "budapest"):
        play(game, f"army {origin} venice", "hostile")
    return game


def act(page: Page, game: str, action: str) -> None:
    """Play an action through the API; the page shows it."""
    now = state(page, game)
    answer = call(page, "POST", f"/api/games/{game}/actions", {"version": now["view"]["version"], "action": action})
    assert "revision" in answer, answer
    expect(page.locator(f'[data-revision="{answer["revision"]}"]')).to_be_visible()


def animations(page: Page) -> list[str]:
    return list(page.evaluate("window.seen.splice(0)"))


def wait_for_animations(page: Page, *wanted: str) -> list[str]:
    """Wait until all of these have been animated; return everything that has been."""
    found: list[str] = []

    def all_there() -> bool:
        found.extend(animations(page))
        return all(each in found for each in wanted)

    wait_until(all_there, f"Not all of {wanted} moved.")
    return found


def test_moves_are_animated_with_sounds(new_user: Callable[..., Page]) -> None:
    """UI 3: animations take no clicks and end on user input."""
    page = new_user(reduced_motion="no-preference")
    page.add_init_script(WATCH)
    game = sandbox(page, before_the_ruin())
    wait_until(lambda: page.evaluate(READY), "The part that moves things did not come.")
    act(page, game, "destroy venice")
    assert wait_for_animations(page, "lost AH").count("lost AH") == 3, "the factory goes with its three armies"
    stood = page.locator(".investors li").evaluate_all(TOPS)
    act(page, game, "rondel investor")
    assert page.locator(".investors li").evaluate_all(TOPS) == stood, "the rows stay where they are"
    found = wait_for_animations(page, "motion-difference −4")
    assert any(each.startswith("motion-figure") for each in found), "the treasury counts down"
    # Sounds are off by default: the chunk is not loaded, and no notes are played.
    assert page.evaluate("window.notes") == []
    assert not page.evaluate(FETCHED, "/sounds-")

    page.get_by_role("button", name="Sounds").click()
    act(page, game, "buy italy 30")
    found = wait_for_animations(page, "motion-bond IT 30", "government italy")
    assert "in the way" not in found
    wait_until(lambda: {294, 740} <= set(page.evaluate("window.notes")), "a bond is heard")
    page.evaluate("window.notes.length = 0")
    act(page, game, "rondel taxation")
    wait_for_animations(page, "piece france")
    wait_until(lambda: {523, 659, 784} <= set(page.evaluate("window.notes")), "a taxation is heard")
    # Overlays disappear by themselves or on the first key press.
    page.keyboard.press("Shift")
    expect(page.locator(".motion-over, .lost")).to_have_count(0)


@pytest.mark.parametrize("how", ["reduced", "switched off"])
def test_reduced_motion_outlines_changed_rows(new_user: Callable[..., Page], how: str) -> None:
    """UI 3: with `prefers-reduced-motion`, or disabled in the settings, there are no animations."""
    page = new_user(reduced_motion="reduce" if how == "reduced" else "no-preference")
    page.add_init_script(WATCH)
    if how != "reduced":
        page.add_init_script("localStorage['rondel.settings'] = JSON.stringify({motion: 'none'})")
    game = sandbox(page, play(before_the_ruin(), "destroy venice", "rondel investor"))
    wait_until(lambda: page.evaluate(READY), "The part that outlines things did not come.")
    page.evaluate(
        """() => new MutationObserver(changes => {
          for (const {target} of changes) if (target.hasAttribute("data-changed")) seen.push(target.dataset.row);
        }).observe(document, {attributes: true, attributeFilter: ["data-changed"], subtree: true})"""
    )
    act(page, game, "buy italy 30")
    found = wait_for_animations(page, "nation italy", "seat 0")
    act(page, game, "rondel taxation")
    found += wait_for_animations(page, "nation france")
    moved = [each for each in found if not each.startswith(("nation", "seat"))]
    assert moved == [], "nothing moves"
    expect(page.locator("[data-changed]")).to_have_count(0)


RECORDS = Path(__file__).parents[1] / "bots" / "lost_endings"


def finished_game(name: str = "imperial-1") -> str:
    """Record of a finished bot game, with human names."""
    record = (RECORDS / f"{name}.rondel").read_text("utf-8")
    for number, person in enumerate(("Ada", "Bruno", "Chen", "Dorota", "Emre", "Fatima"), start=1):
        record = record.replace(f"player: Player {number}", f"player: {person}")
    return record


def test_the_results_show_key_moments(page: Page, violations: Callable[[Page], str]) -> None:
    """Key moments from the log; each opens its position, from which one can return to the results."""
    sign_in_and_open(page, finished_game())
    decided = page.get_by_role("region", name="What decided the game")
    moments = decided.get_by_role("button")
    expect(moments.first).to_be_visible()
    assert violations(page) == ""
    kinds = set(moments.evaluate_all("each => each.map(one => one.dataset.moment)"))
    assert kinds == {"government", "tax", "interest"}, kinds
    move = int(moments.first.locator(".when .faint").inner_text().split()[-1])
    moments.first.click()
    expect(page.locator("#decision")).to_contain_text(f"Move {move} of")
    page.locator("#decision").get_by_role("button", name="Final scores").click()
    expect(decided).to_be_visible()
    # The labels at the line ends do not overlap.
    boxes = page.locator(".end-mark").evaluate_all(
        "each => each.map(one => one.getBoundingClientRect()).map(box => [box.left, box.top, box.right, box.bottom])"
    )
    for index, (left, top, right, bottom) in enumerate(boxes):
        for other in boxes[index + 1 :]:
            apart = other[0] >= right or other[2] <= left or other[1] >= bottom - 1 or other[3] <= top + 1
            assert apart, (index, other)


def sign_in_and_open(page: Page, record: Any) -> None:
    call(page, "POST", "/api/guest", {"name": "Ada"})
    table = call(page, "POST", "/api/records", record)
    page.goto(f"/t/{table['id']}")
