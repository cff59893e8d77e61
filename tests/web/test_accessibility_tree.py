"""A whole game through the accessibility tree only, as with a screen reader: elements are read and chosen by role and
name, and live regions announce events.
"""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TookTooLong
from tests.waiting import wait_until
from tests.web.gameplay import call, open_game, sign_in, state

from rondel.locales import text

# Records all announcements of the live regions, in order.
LISTEN = """() => {
  window.heard = [];
  const live = document.querySelectorAll("[aria-live]");
  const hear = (changes) => changes.forEach((each) => window.heard.push(each.target.textContent));
  const watch = new MutationObserver(hear);
  live.forEach((each) => watch.observe(each, {childList: true, characterData: true, subtree: true}));
}"""
# Roles of controls, which need a name.
NAMED = {"button", "link", "option", "radio", "checkbox", "switch", "gridcell", "tab", "slider", "textbox", "combobox"}


def tree(page: Page) -> list[tuple[str, str]]:
    """Roles and names of all elements exposed to assistive technology."""
    protocol = page.context.new_cdp_session(page)
    nodes = protocol.send("Accessibility.getFullAXTree")["nodes"]
    protocol.detach()
    return [
        (str(node["role"]["value"]), str(node.get("name", {}).get("value", "")).strip())
        for node in nodes
        if not node.get("ignored") and "role" in node
    ]


def names(found: list[tuple[str, str]], role: str) -> list[str]:
    return [name for each, name in found if each == role]


def test_a_whole_game_through_the_accessibility_tree(page: Page) -> None:
    """UI 8: "moves as a list … enough to play a whole game without the map"; announcements name whose turn it is and
    what the others did."""
    sign_in(page)
    seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}]
    wanted = {"name": "By ear", "edition": "imperial", "seats": seats, "start": True, "seed": 11}
    game = open_game(page, call(page, "POST", "/api/tables", {**wanted, "options": {"max_rounds": 2}}))
    page.evaluate(LISTEN)
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("button", name="Moves as a list").click()
    choices = random.Random(3)
    chosen = 0
    kinds: set[str] = set()
    for _ in range(3000):
        found = tree(page)
        ending = [name for name in names(found, "heading") if re.search("win|share the victory", name)]
        if ending:
            break
        nameless = {role for role, name in found if role in NAMED and not name}
        assert not nameless, f"without a name: {nameless}"
        kinds |= set(names(found, "listbox"))
        options = names(found, "option")
        # The last option ends the step; without it a maneuver would take long.
        name = (options[-1] if len(options) > 6 and chosen % 2 else choices.choice(options)) if options else ""
        if name and not choose(page, name):
            continue
        chosen += bool(name)
        wait_until(lambda before=found: tree(page) != before)  # type: ignore[misc]
    assert state(page, game)["view"]["over"]
    assert ending, "the result is announced as a heading"
    assert_announced(page, game)
    assert len(kinds) >= 3, kinds


def choose(page: Page, name: str) -> bool:
    """Choose the option of this name; return false if it has disappeared meanwhile."""
    try:
        page.get_by_role("option", name=name, exact=True).first.click(timeout=3_000)
    except TookTooLong:
        return False
    return True


def assert_announced(page: Page, game: str) -> None:
    """Assert that live regions announced every turn: own ones as questions, the bot's with nation and space."""
    heard: str = " ".join(page.evaluate("window.heard"))
    say = text("en")
    turns = 0
    for entry in state(page, game)["log"]:
        moved = next((each for each in entry["events"] if each["event"] == "rondel_moved"), None)
        if not moved:
            continue
        turns += 1
        nation = say(f"imperial-nation-{moved['nation']}")
        assert nation in heard, heard
        if entry["seat"] == 0:
            assert f"Your turn: {nation}, rondel" in heard, heard
        else:
            assert say(f"space-{moved['space']}") in heard, heard
    assert turns, "the log is empty"
