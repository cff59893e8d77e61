"""Helpers for tests of the game page: sign in, read the server's log, click regions."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect
from tests.engine.position import play, position
from tests.waiting import wait_until
from tests.web.pages import follow

import rondel

# The page is up to date: no pending requests, and new buttons accept clicks.
SETTLED = """async () => {
  const shown = document.querySelector("[data-revision]");
  if (!shown || !document.querySelector("#decision h1") || document.querySelector("#decision.fresh")) return false;
  const answer = await (await fetch("/api/games/" + location.pathname.split("/")[2])).json();
  return String(answer.revision) === shown.dataset.revision;
}"""

# Resolves after a frame, or after a second, because a browser may stop rendering.
FRAME = "new Promise(done => { requestAnimationFrame(done); setTimeout(done, 1000); })"

# Waits until the page has been laid out after an external change, such as its size.
FRAMES = f"async () => {{ for (let count = 0; count < 3; count++) await {FRAME}; }}"

# Finds an uncovered point of a region on a grid over its bounding box, once the map stands still.
POINT = """async id => {
  const path = document.querySelector(`[data-region="${id}"]`);
  const place = () => { const at = path.getScreenCTM(); return [at.a, at.e, at.f].join(); };
  for (let before = "", still = 0; still < 4; before = place()) {
    await FRAME;
    still = place() === before ? still + 1 : 0;
  }
  const box = path.getBBox(), point = path.ownerSVGElement.createSVGPoint(), found = [];
  for (let row = 1; row < 30; row++) for (let column = 1; column < 30; column++) {
    point.x = box.x + box.width * column / 30; point.y = box.y + box.height * row / 30;
    if (!path.isPointInFill(point)) continue;
    const at = point.matrixTransform(path.getScreenCTM());
    if (document.elementFromPoint(at.x, at.y) === path) found.push([at.x, at.y]);
  }
  return found[Math.floor(found.length / 2)] ?? null;
}""".replace("FRAME", FRAME)


def call(page: Page, method: str, path: str, body: Any = None) -> Any:
    """Send a request with the cookies of the browser session; no page needs to be open."""
    token = next((cookie["value"] for cookie in page.context.cookies() if cookie.get("name") == "csrftoken"), "")
    kind = "text/plain" if isinstance(body, str) else "application/json"
    headers = {"x-csrftoken": token, "content-type": kind}
    return page.request.fetch(path, method=method, headers=headers, data=body, timeout=300_000).json()


def sign_in(page: Page, name: str = "Ada") -> None:
    """Sign in as a guest."""
    answer = call(page, "POST", "/api/guest", {"name": name})
    assert "user" in answer, answer


def open_game(page: Page, table: dict[str, Any], query: str = "") -> str:
    assert "id" in table, table
    page.goto(f"/t/{table['id']}{query}")
    ready(page)
    return str(table["id"])


def ready(page: Page) -> None:
    """Wait until the page shows the server's current question and its buttons accept clicks."""
    expect(page.locator("#decision h1")).to_be_visible()
    wait_until(lambda: page.evaluate(SETTLED), "The page does not show the newest position.")


def sandbox(page: Page, game: rondel.Game, name: str = "Ada") -> str:
    """Open a position as a sandbox, with all seats held by the user."""
    sign_in(page, name)
    return open_game(page, call(page, "POST", "/api/records", game.record().dumps()))


# Waits for "over", or for the revision of the offered moves to change. Requests are not waited for, because a forced
# move may be played automatically.
OFFERED = """before => {
  const heading = [...document.querySelectorAll("h1, h2")].find((each) => /win|share the victory/.test(each.innerText));
  if (heading?.checkVisibility()) return "over";
  const {revision} = document.querySelector("[data-revision]")?.dataset ?? {};
  return document.activeElement?.role === "listbox" && revision !== before && revision;
}"""


def play_to_end(page: Page) -> None:
    """Play from the list of moves to the end, always the last move, which ends the step."""
    page.keyboard.press("v")
    revision = ""
    while (revision := page.wait_for_function(OFFERED, arg=revision).json_value()) != "over":
        page.keyboard.press("End" if page.get_by_role("option").count() > 12 else "ArrowDown")
        page.keyboard.press("Enter")
    expect(page.get_by_role("heading", name=re.compile("win|share the victory"))).to_be_visible()


def show(page: Page, game: rondel.Game) -> str:
    """Show another position, without a reload if the page is already open."""
    table = call(page, "POST", "/api/records", game.record().dumps())
    if not page.url.startswith("http"):
        return open_game(page, table)
    assert "id" in table, table
    follow(page, f"/t/{table['id']}")
    ready(page)
    return str(table["id"])


def state(page: Page, game: str) -> dict[str, Any]:
    return dict(call(page, "GET", f"/api/games/{game}"))


def last_action(page: Page, game: str) -> str:
    log = state(page, game)["log"]
    return str(log[-1]["action"]) if log else ""


def played(page: Page, game: str, action: str) -> None:
    """Wait until the server's log contains this action."""
    seen: list[str] = []

    def is_logged() -> bool:
        seen[:] = [str(entry["action"]) for entry in state(page, game)["log"]]
        return action in seen

    try:
        wait_until(is_logged)
    except AssertionError:
        raise AssertionError(f"{action!r} was not played; the log ends with {seen[-4:]}") from None


def click_region(page: Page, region: str) -> None:
    point = page.evaluate(POINT, region)
    assert point, f"{region} is covered or off the screen"
    page.mouse.click(*point)


def tap_region(page: Page, region: str) -> None:
    point = page.evaluate(POINT, region)
    assert point, f"{region} is covered or off the screen"
    page.touchscreen.tap(*point)


def tab_to(page: Page, selector: str, most: int = 120) -> None:
    """Reach an element by pressing Tab."""
    for _ in range(most):
        if page.evaluate("selector => document.activeElement?.matches(selector) ?? false", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} cannot be reached with Tab")


AUSTRIA = "austria_hungary"


def maneuver_of_austria(**more: Any) -> rondel.Game:
    """Austria-Hungary at the start of its maneuver, with two armies, a fleet in port and one at sea."""
    setting: dict[str, Any] = {
        "armies": {"vienna": {AUSTRIA: 2}, "budapest": {AUSTRIA: 1}},
        "fleets": {"trieste": {AUSTRIA: 1}, "ionian_sea": {AUSTRIA: 1}},
        **more,
    }
    return play(position(**setting), "rondel maneuver_1")


def decision(kind: str) -> rondel.Game:
    """A small position with a decision of this kind."""
    return POSITIONS[kind]()


def _swiss_bank() -> rondel.Game:
    governs = {0: "austria_hungary", 1: "italy", 2: "france", 3: "great_britain", 4: "germany russia", 5: ""}
    game = position(governs=governs, turn="italy", at={"italy": "maneuver_1"}, treasury={"italy": 4}, cash={5: 7})
    return play(game, "rondel production_2")


def _canal() -> rondel.Game:
    """R17.6: a European fleet is about to pass Suez, with an American flag in North Africa."""
    game = position(
        "imperial_2030",
        turn="europe",
        flags={"north_africa": "usa"},
        fleets={"mediterranean_sea": {"europe": 1}, "rome": {"europe": 1}},
    )
    return play(game, "rondel maneuver_1", "fleet mediterranean_sea indian_ocean")


def _occupied_region(*nations: str) -> rondel.Game:
    """An Austrian army with foreign units in a region that is no home province."""
    there = dict.fromkeys(nations, 1)
    return play(
        position(armies={"trieste": {AUSTRIA: 1}, "west_balkan": there}),
        "rondel maneuver_1",
        "army trieste west_balkan",
    )


def _flags() -> rondel.Game:
    """R16.7: one flag left for two regions."""
    marked = ("norway", "sweden", "denmark", "holland", "belgium", "portugal", "spain", "morocco", "algeria", "tunis")
    flags = dict.fromkeys((*marked, "greece", "bulgaria", "turkey", "north_sea"), AUSTRIA)
    game = position(flags=flags, armies={"romania": {AUSTRIA: 1}, "west_balkan": {AUSTRIA: 1}})
    return play(game, "rondel maneuver_1", "end")


POSITIONS: dict[str, Callable[[], rondel.Game]] = {
    "draft": lambda: rondel.new_game("imperial", players=3, options=rondel.Options(setup="draft"), seed=1),
    "rondel": lambda: position(at={AUSTRIA: "maneuver_2"}, treasury={AUSTRIA: 6}, cash={0: 3}),
    "swiss_bank": _swiss_bank,
    "factory": lambda: play(position(treasury={AUSTRIA: 6}), "rondel factory"),
    "production": lambda: play(position(), "rondel production_1"),
    "import": lambda: play(position(treasury={AUSTRIA: 6}), "rondel import"),
    "fleets": maneuver_of_austria,
    "canal": _canal,
    "stance": lambda: play(position(armies={"trieste": {AUSTRIA: 1}}), "rondel maneuver_1", "army trieste venice"),
    "arrival": lambda: _occupied_region("italy"),
    "ask": lambda: play(_occupied_region("italy", "russia"), "peace"),
    "challenge": lambda: play(_occupied_region("italy"), "peace"),
    "armies": lambda: play(maneuver_of_austria(), "end"),
    "flags": _flags,
    "invest": lambda: play(
        position(turn="italy", at={"italy": "maneuver_1"}, treasury={"italy": 12}, cash={0: 9}, investor=0),
        "rondel investor",
    ),
}
