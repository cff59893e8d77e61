"""A whole game through the accessibility tree alone: what is on the screen is read as roles and names, and everything
is chosen by them, as somebody does who does not see the page. The live regions tell what happens.
"""

from __future__ import annotations

import random
import re

from playwright.sync_api import Page
from playwright.sync_api import TimeoutError as TookTooLong
from tests.waiting import wait_until
from tests.web.gameplay import call, open_game, sit, state

from rondel.locales import text

# All that the live regions say, in order.
LISTEN = """() => {
  window.heard = [];
  const live = document.querySelectorAll("[aria-live]");
  const hear = (changes) => changes.forEach((each) => window.heard.push(each.target.textContent));
  const watch = new MutationObserver(hear);
  live.forEach((each) => watch.observe(each, {childList: true, characterData: true, subtree: true}));
}"""
# What somebody can do needs a name; nothing else is known about it.
NAMED = {"button", "link", "option", "radio", "checkbox", "switch", "gridcell", "tab", "slider", "textbox", "combobox"}


def tree(page: Page) -> list[tuple[str, str]]:
    """Roles and names of everything that is not hidden from assistive technology."""
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
    sit(page)
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
        # What ends a step comes last; without it a maneuver would go on for long.
        name = (options[-1] if len(options) > 6 and chosen % 2 else choices.choice(options)) if options else ""
        if name and not take(page, name):
            continue
        chosen += bool(name)
        wait_until(lambda before=found: tree(page) != before)  # type: ignore[misc]
    assert state(page, game)["view"]["over"]
    assert ending, "the end is told as a heading"
    said(page, game)
    assert len(kinds) >= 3, kinds


def take(page: Page, name: str) -> bool:
    """Chooses the option of this name; false if it has gone in the meantime."""
    try:
        page.get_by_role("option", name=name, exact=True).first.click(timeout=3_000)
    except TookTooLong:
        return False
    return True


def said(page: Page, game: str) -> None:
    """The live regions named every turn: one's own as a question, those of the bot with the nation and its space."""
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
