"""A whole game with the keyboard only: real key presses, no pointer, no API calls. After every step a visible element
has the focus.
"""

from __future__ import annotations

from playwright.sync_api import Page
from tests.waiting import wait_until
from tests.web.accessibility import FOCUS
from tests.web.gameplay import call, open_game, ready, sign_in, state
from tests.web.pages import settled

# Round 1: production, import, factory, production, investor, taxation; round 2: mostly maneuvers.
SPACES = ["2", "5", "1", "6", "4", "8", "1", "2", "2", "1", "3", "1"]
# Shortcuts of answers by kind (UI 6); they are used in turn.
LETTERS: dict[str, list[str]] = {
    "swiss_bank": ["l", "f"],
    "production": ["Enter"],
    "stance": ["l", "h"],
    "arrival": ["p", "f"],
    "challenge": ["l", "f"],
    "canal": ["a", "r"],
    "ask": ["1"],
    "invest": ["p"],
    "draft": ["p"],
}


class Keys:
    """A user with only a keyboard."""

    def __init__(self, page: Page, game: str) -> None:
        self.page, self.game = page, game
        self.kinds: dict[str, int] = {}  # number of decisions by kind
        self.ways: set[str] = set()
        self.wrong: list[str] = []

    @property
    def version(self) -> int:
        return int(state(self.page, self.game)["view"]["version"])

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)
            if key == "Tab" and self.page.evaluate("document.activeElement === document.body"):
                # After the last element the focus moves to the browser; the next Tab returns to the start of the page.
                self.page.keyboard.press("Tab")
                assert self.page.evaluate("document.activeElement.matches('.skips > :first-child, header a')")
            if self.page.evaluate(FOCUS) and (problem := self.lasting_problem()):
                self.wrong.append(f"after {key}: {problem}")

    def lasting_problem(self) -> str:
        """Return what is wrong with the focus after rendering; the results page is loaded on demand."""
        try:
            wait_until(lambda: not self.page.evaluate(FOCUS), seconds=10)
        except AssertionError:
            return str(self.page.evaluate(FOCUS))
        return ""

    def decide(self, kind: str) -> None:
        """Answer a decision with the shortcuts it offers."""
        before, times = self.version, self.kinds.get(kind, 0)
        self.kinds[kind] = times + 1
        if kind == "rondel":
            self.press(SPACES[times % len(SPACES)], "Enter")
        elif kind in ("invest", "draft") and times < 2:
            self.bond()
        elif kind in LETTERS:
            self.press(LETTERS[kind][times % len(LETTERS[kind])])
        elif kind in ("fleets", "armies", "import") and times % 3 == 2:
            self.press("e")
        else:
            self.region(before)
        if not self.has_next_decision(before):
            self.play_from_list(before)
        wait_until(lambda: self.version != before, f"{kind} was not answered")
        if not state(self.page, self.game)["view"]["over"]:
            ready(self.page)

    def has_next_decision(self, before: int) -> bool:
        """Whether there is another decision, after all requests caused by the keys."""
        settled(self.page)
        return self.version != before

    def tab_to(self, selector: str) -> bool:
        for _ in range(90):
            if self.page.evaluate("selector => document.activeElement.matches(selector)", selector):
                return True
            self.press("Tab")
        return False

    def region(self, before: int) -> None:
        """Choose a highlighted region with Tab and Enter; units need a destination, some places a second Enter."""
        for _ in range(2):
            if not self.tab_to("[data-region].lit:not([aria-pressed])"):
                return
            self.press("Enter")
            self.ways.add("map")
            if self.has_next_decision(before):
                return
        self.press("Enter")

    def bond(self) -> None:
        if self.tab_to("[role=gridcell]"):
            self.press("Enter", "Enter")
            self.ways.add("bonds")

    def play_from_list(self, before: int) -> None:
        """V opens the list of all moves for any question; Esc closes it."""
        self.press("Escape", "Escape", "v")
        has_focus = "document.activeElement.role === 'listbox'"
        wait_until(lambda: self.page.evaluate(has_focus) or self.version != before, "the list has no focus")
        self.press("End", "Enter")
        self.ways.add("list")
        self.press("Escape")


def test_a_whole_game_by_keyboard_only(page: Page) -> None:
    """UI 8: the documented keys suffice for a game, and "focus never jumps by itself except to the new question after
    the own move"."""
    sign_in(page)
    seats = [{"kind": "me"}, {"kind": "hot_seat", "name": "Bruno"}]
    wanted = {"name": "By keyboard", "edition": "imperial", "seats": seats, "start": True, "seed": 7}
    table = call(page, "POST", "/api/tables", {**wanted, "options": {"max_rounds": 2}})
    player = Keys(page, open_game(page, table))
    for _ in range(400):
        now = state(page, player.game)["view"]
        if now["over"]:
            break
        player.decide(now["decision"]["kind"])
    assert state(page, player.game)["view"]["over"], player.kinds
    wait_until(lambda: page.evaluate("document.activeElement.localName === 'h1'"), "the ending has no focus")
    player.press("Tab")
    assert not player.wrong, "\n".join(player.wrong)
    assert {"rondel", "production", "import", "factory", "invest"} <= set(player.kinds), player.kinds
    assert {"map", "bonds"} <= player.ways, player.ways
