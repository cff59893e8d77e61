"""Layout checks of every decision at every window size: cut, covered or broken text, changes in the height of the bar,
and clicks without effect. `python -m tests.web.sizes` checks all combinations and takes screenshots.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import ConsoleMessage, Page, ViewportSize
from tests.engine.position import play, position
from tests.waiting import wait_until
from tests.web.gameplay import AUSTRIA, FRAME, POINT, POSITIONS, call, open_game
from tests.web.pages import settled
from tests.web.pseudo_locale import broken_words, cut_off

import rondel

SIZES: dict[str, ViewportSize] = {
    "1600x1000": {"width": 1600, "height": 1000},
    "1440x900": {"width": 1440, "height": 900},
    "1280x720": {"width": 1280, "height": 720},
    "820x1180": {"width": 820, "height": 1180},
    "390x844": {"width": 390, "height": 844},
    "844x390": {"width": 844, "height": 390},
    "667x375": {"width": 667, "height": 375},
    # 1600 × 1000 at 200 % zoom.
    "zoom200": {"width": 800, "height": 500},
}
# Minimum size of a playable map, in pixels.
LEAST_MAP = (300, 220)


def _three_answers(*moves: str) -> rondel.Game:
    """An Austrian army enters a province with an army and a fleet in port: three answers."""
    start = position(
        armies={"trieste": {AUSTRIA: 1}, "venice": {"italy": 1}},
        fleets={"venice": {"italy": 1}},
    )
    return play(start, "rondel maneuver_1", "army trieste venice", "hostile", *moves)


def _destroy() -> rondel.Game:
    """R15.8: three hostile armies at a foreign factory, and another army that can move."""
    start = position(
        armies={"venice": {AUSTRIA: 3}, "vienna": {AUSTRIA: 1}},
        factories={"italy": ("rome", "venice")},
    )
    return play(start, "rondel maneuver_1")


def _five_governments(edition: str) -> dict[int, str]:
    """The governments of an edition with five players; the last nation has none."""
    nations = [nation.id for nation in rondel.edition(edition).nations]
    return {**dict(enumerate(nations[:-1])), 5: ""}


WALK: dict[str, Callable[[], rondel.Game]] = {
    **POSITIONS,
    "arrival of three": _three_answers,
    "challenge of three": lambda: _three_answers("peace"),
    "destroy": _destroy,
    "ungoverned": lambda: position(governs=_five_governments("imperial")),
    "ungoverned 2030": lambda: position("imperial_2030", governs=_five_governments("imperial_2030")),
}

# Texts that are partly clipped or covered.
UNSEEN = r"""() => {
  const found = [];
  const clips = (element) => {
    const list = [];
    for (let at = element; at && at !== document.documentElement; at = at.parentElement) {
      const style = getComputedStyle(at);
      if (style.overflowX !== "visible" || style.overflowY !== "visible") list.push([at, style]);
      if (style.position === "fixed") break;
    }
    return list;
  };
  const scrolled = (at, style, part) =>
    /auto|scroll/.test(style.overflowY) && at.scrollHeight > at.clientHeight + 1;
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || element.closest("svg, script, style, select, .visually-hidden, .skips")) continue;
    if (!element.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const bounds = clips(element);
    let scrolls = false, words = JSON.stringify(node.data.trim().slice(0, 50));
    for (const part of range.getClientRects()) {
      if (part.width < 3 || part.height < 3) continue;
      for (const [at, style] of bounds) {
        if (at === document.body) continue;
        if (scrolled(at, style)) { scrolls = true; continue; }
        if (style.textOverflow === "ellipsis" && style.whiteSpace === "nowrap") { scrolls = true; continue; }
        const box = at.getBoundingClientRect();
        const out = Math.max(part.bottom - box.bottom, box.top - part.top - 0, part.right - box.right);
        if (scrolls || out <= 4) continue;
        found.push(`cut by ${at.localName}.${at.className}: ${words} ${Math.round(out)} px`);
        break;
      }
      if (scrolls) continue;
      const [x, y] = [part.left + part.width / 2, part.top + part.height / 2];
      if (x < 0 || y < 0 || x > innerWidth || y > innerHeight) { found.push(`off the screen: ${words}`); continue; }
      const pointed = element.style.pointerEvents;
      element.style.pointerEvents = "auto";  // otherwise a text that lets clicks through would not be found
      const top = document.elementsFromPoint(x, y).find((each) => getComputedStyle(each).opacity !== "0");
      element.style.pointerEvents = pointed;
      const hidden = top && !top.contains(element) && !element.contains(top);
      if (hidden && !top.closest("[data-card], .toast")) {
        const over = top.closest("button, [class]") ?? top;
        found.push(`covered by ${over.localName}.${over.getAttribute("class")}: ${words}`);
      }
    }
  }
  return [...new Set(found)];
}"""
# Overlapping pairs of texts and buttons in a line of the bar.
OVERLAPS = r"""() => {
  const found = [];
  for (const root of document.querySelectorAll("#decision, header, nav.tabs, .cards, .log .foot, .history")) {
    const leaves = [...root.querySelectorAll("*")].filter((each) =>
      !each.closest("svg, .visually-hidden") && each.checkVisibility() &&
      getComputedStyle(each).textOverflow !== "ellipsis" &&
      [...each.childNodes].some((node) => node.nodeType === 3 && node.data.trim()));
    const boxes = leaves.map((leaf) => {
      const range = document.createRange();
      range.selectNodeContents(leaf);
      return [leaf, [...range.getClientRects()].filter((part) => part.width > 2)];
    });
    boxes.forEach(([one, parts], index) => boxes.slice(index + 1).forEach(([other, others]) => {
      if (one.contains(other) || other.contains(one)) return;
      for (const a of parts) for (const b of others) {
        const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
        const down = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
        if (across > 2 && down > 5) {
          const words = [one, other].map((each) => JSON.stringify(each.textContent.trim().slice(0, 30)));
          found.push(`${words[0]} over ${words[1]}`);
          return;
        }
      }
    }));
  }
  return [...new Set(found)];
}"""
HEIGHT = """() => {
  const bar = document.querySelector("#decision"), map = document.querySelector(".map");
  const high = Math.round(bar.getBoundingClientRect().height), box = map?.getBoundingClientRect();
  const over = bar.scrollHeight > bar.clientHeight + 1;
  return {high, over, map: box ? [Math.round(box.width), Math.round(box.height)] : null, fit: bar.dataset.fit};
}"""
UNDRAWN = """() => {
  const style = new CSSStyleSheet();
  style.replaceSync(".map .frame > svg { visibility: hidden; }");
  document.adoptedStyleSheets = [style];
}"""
DRAWN = "() => void (document.adoptedStyleSheets = [])"
STILL = """async () => {
  const boxes = () => [...document.querySelectorAll("#decision, #decision *, .stage, .map")]
    .map(each => { const box = each.getBoundingClientRect(); return [box.x, box.y, box.width, box.height].join(); })
    .join(";");
  for (let before = "", still = 0, frames = 0; still < 3 && frames < 300; frames++, before = boxes()) {
    await FRAME;
    still = boxes() === before ? still + 1 : 0;
  }
}""".replace("FRAME", FRAME)


def upload(page: Page, game: rondel.Game) -> dict[str, Any]:
    return dict(call(page, "POST", "/api/records", game.record().dumps()))


def measure(page: Page, size: str) -> tuple[list[str], dict[str, Any]]:
    """Return the layout problems of the page at this size, and the heights of bar and map."""
    page.set_viewport_size(SIZES[size])
    page.evaluate(STILL)
    found = [f"cut: {each}" for each in cut_off(page)]
    found += [f"broken: {each}" for each in broken_words(page)]
    found += page.evaluate(UNSEEN)
    found += page.evaluate(OVERLAPS)
    seen = page.evaluate(HEIGHT)
    if seen["over"]:
        found.append("the bar does not hold its words")
    if seen["map"] and (seen["map"][0] < LEAST_MAP[0] or seen["map"][1] < LEAST_MAP[1]):
        found.append(f"the map is {seen['map'][0]} × {seen['map'][1]}")
    return found, seen


def walk(page: Page, kinds: list[str], sizes: list[str], look: Callable[[Page, str], None] | None = None) -> list[str]:
    """Return all problems, resizing a single page; `look` may take a screenshot of each state. Without `look` the map
    is not rendered, to save time, but keeps its place.
    """
    problems: list[str] = []

    def on_console(message: ConsoleMessage) -> None:
        if message.type in ("warning", "error"):
            problems.append(f"in the console: {message.text[:200]}")

    page.on("console", on_console)
    heights: dict[str, dict[int, str]] = {size: {} for size in sizes}
    for kind in kinds:
        open_game(page, upload(page, WALK[kind]()))
        settled(page)
        if not look:
            page.evaluate(UNDRAWN)
        for size in sizes:
            found, seen = measure(page, size)
            problems += [f"{kind} at {size}: {each}" for each in found]
            heights[size].setdefault(seen["high"], kind)
            if look:
                look(page, f"{kind.replace(' ', '-')}-{size}")
        page.set_viewport_size(SIZES[sizes[0]])
    page.remove_listener("console", on_console)
    problems += [f"at {size} the bar is {seen} high" for size, seen in heights.items() if len(seen) > 1]
    return problems


# All state that a click may change.
SAYS = """() => [
  document.querySelector("[data-revision]")?.dataset.revision,
  document.querySelector("#decision")?.innerText,
  ...[...document.querySelectorAll(".refusal, .chooser, [data-card]")].map(each => each.innerText),
  document.querySelectorAll(".tick.on").length,
].join("|")"""


def clicks_without_effect(page: Page, regions: list[str]) -> list[str]:
    """Return the regions where a click has no effect."""
    silent = []
    for region in regions:
        for card in page.locator(".refusal button[aria-label]").all():
            card.click()
        page.mouse.move(1, 1)
        page.evaluate(STILL)
        point = page.evaluate(POINT, region)
        if point is None:
            continue
        page.mouse.move(*point)
        page.evaluate(STILL)
        before = page.evaluate(SAYS)
        page.mouse.click(*point)
        try:
            wait_until(lambda before=before: page.evaluate(SAYS) != before, seconds=10)  # type: ignore[misc]
        except AssertionError:
            silent.append(region)
    return silent


def main() -> None:
    """Check all kinds and sizes in the selected languages and themes."""
    from playwright.sync_api import sync_playwright
    from tests.server.clients import ForkServer
    from tests.web.conftest import COUNT_REQUESTS, FLAGS, ROOT, RunningServer
    from tests.web.gameplay import sign_in

    ask = argparse.ArgumentParser(prog="python -m tests.web.sizes", description=main.__doc__)
    ask.add_argument("--languages", default="en,de,it,pl", help="which languages, with commas between them")
    ask.add_argument("--themes", default="light,dark", help="light, dark or both")
    ask.add_argument("--kinds", default=",".join(WALK), help="which decisions")
    ask.add_argument("--sizes", default=",".join(SIZES), help="which sizes")
    ask.add_argument("--pictures", type=Path, help="a folder for a picture of each")
    ask.add_argument("--browser", default="/usr/bin/chromium", help="the Chromium to use")
    asked = ask.parse_args()
    static = ROOT / "src" / "rondel" / "server" / "static"
    wrong = 0
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        fork_server = ForkServer()
        server = RunningServer(Path(folder), static, fork_server)
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=asked.browser, args=FLAGS)
            for language in asked.languages.split(","):
                for theme in asked.themes.split(","):
                    context = browser.new_context(base_url=server.url, locale=language, color_scheme=theme)
                    context.add_init_script(COUNT_REQUESTS)
                    page = context.new_page()
                    page.emulate_media(reduced_motion="reduce")
                    sign_in(page)

                    def look(page: Page, name: str, where: str = f"{language}-{theme}") -> None:
                        page.screenshot(path=asked.pictures / f"{where}-{name}.png")

                    keep = look if asked.pictures else None
                    for problem in walk(page, asked.kinds.split(","), asked.sizes.split(","), keep):
                        wrong += 1
                        sys.stdout.write(f"{language} {theme}: {problem}\n")
                    context.close()
        finally:
            server.stop()
            fork_server.close()
    sys.exit(1 if wrong else 0)


if __name__ == "__main__":
    main()
