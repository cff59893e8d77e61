"""Pseudo-localization for the browser tests: accented letters, and texts that are 40 % longer.

Any plain letter on the screen then belongs to a text that is not in a catalog.
"""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Page

PLAIN = "abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ"
ACCENTED = "åƀçđéƒĝĥîĵķļɱñöþɋŕšţûṽŵẋýžÅƁÇĐÉƑĜĤÎĴĶĻṀÑÖÞǪŔŠŢÛṼŴẊÝŽ"
TO_ACCENTED = str.maketrans(PLAIN, ACCENTED)


def pseudo_pattern(pattern: Any) -> Any:
    """Replace the letters of a parsed pattern and lengthen its words."""
    elements = [pattern] if isinstance(pattern, str) else pattern or []
    localized = [each.translate(TO_ACCENTED) if isinstance(each, str) else pseudo_expression(each) for each in elements]
    length = sum(len(each.strip()) for each in elements if isinstance(each, str))
    if not any(isinstance(each, str) and re.search(r"\w", each) for each in elements):
        return localized
    extra = round(length * 0.4)
    tail = " ".join("ẋ" * min(8, extra - start) for start in range(0, extra, 8))
    return [*localized, ("" if length <= 12 else " ") + tail] if tail else localized


def pseudo_expression(expression: dict[str, Any]) -> dict[str, Any]:
    if expression["type"] == "str":
        return {**expression, "value": expression["value"].translate(TO_ACCENTED)}
    if expression["type"] == "select":
        variants = [{**each, "value": pseudo_pattern(each["value"])} for each in expression["variants"]]
        return {**expression, "variants": variants}
    return expression


def pseudo_message(message: dict[str, Any]) -> dict[str, Any]:
    attributes = {
        name: pattern if name == "rule" else pseudo_pattern(pattern) for name, pattern in message["attributes"].items()
    }
    return {"value": pseudo_pattern(message["value"]), "attributes": attributes}


def pseudo_text(text: str) -> str:
    """Pseudo-localize the prose of the rules, except rule numbers and code in backticks."""
    return "".join(
        piece if re.match(r"R\d|`", piece) else piece.translate(TO_ACCENTED)
        for piece in re.split(r"(\bR\d+(?:\.[A-Z]?\d+)?\b|`[^`]*`)", text)
    )


def pseudo_texts(messages: Any) -> Any:
    # The two letters of a nation have the same length in every language.
    return {key: each if key.startswith("letters-") else pseudo_message(each) for key, each in messages.items()}


def pseudo_rules(rules: Any) -> Any:
    return [{**rule, "title": pseudo_text(rule["title"]), "text": pseudo_text(rule["text"])} for rule in rules]


def pseudo_board(board: Any) -> Any:
    for region in (*board["regions"].values(), *board["closed"]):
        for labels in (region.get("labels", {}), *region.get("again", [])):
            for label in labels.values():
                label["lines"] = [line.translate(TO_ACCENTED) for line in label["lines"]]
    return board


def pseudo_simplified_board(board: Any) -> Any:
    """Pseudo-localize the names of a simplified board; their lines are the last item."""
    for names in board["names"].values():
        for name in names:
            name[-1] = [line.translate(TO_ACCENTED) for line in name[-1]]
    return board


PSEUDO: dict[str, Callable[[Any], Any]] = {
    "texts-*.json": pseudo_texts,
    "later-*.json": pseudo_texts,
    "imperial*.json": pseudo_board,
    "cut-*.json": pseudo_simplified_board,
}


def build_pseudo_locale(static: Path, folder: Path) -> Path:
    """Copy the built page to a folder, with the pseudo-locale in place of every language."""
    shutil.copytree(static, folder, dirs_exist_ok=True)
    for pattern, localize in PSEUDO.items():
        files = list((folder / "assets").glob(pattern))
        assert files, pattern
        for file in files:
            file.write_text(json.dumps(localize(json.loads(file.read_text("utf-8")))), "utf-8")
            for copy in (".br", ".gz"):  # compressed copies of the original
                file.with_name(file.name + copy).unlink(missing_ok=True)
    return folder


def pseudo_localize_rules(page: Page) -> None:
    """Intercept the rules, which come from the server, and pseudo-localize them."""
    page.route(re.compile(r"/api/rules\?"), lambda route: route.fulfill(json=pseudo_rules(route.fetch().json())))


# Visible and accessible texts with their locations. Letters of nations on boards and badges and key caps are exempt:
# they are not translated.
VISIBLE = r"""() => {
  const found = [];
  const where = (element) => {
    const names = [];
    for (let at = element; at && at !== document.body && names.length < 3; at = at.parentElement)
      names.unshift([at.localName, ...[...at.classList].filter((name) => !name.startsWith("svelte-"))].join("."));
    return names.join(" > ");
  };
  const sign = (element) => element.closest("script, style, kbd, [translate=no], [lang]:not(html), .badge, code");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement;
    if (!node.data.trim() || !element.checkVisibility() || sign(element)) continue;
    found.push([node.data.trim(), where(element)]);
  }
  const spoken = ["aria-label", "title", "placeholder", "alt", "aria-description", "aria-valuetext"];
  for (const element of document.querySelectorAll(spoken.map((name) => `[${name}]`).join()))
    for (const name of spoken) {
      const text = element.getAttribute(name);
      if (text?.trim() && element.checkVisibility() && !sign(element)) found.push([text, `${where(element)} @${name}`]);
    }
  for (const option of document.querySelectorAll("option"))
    if (option.closest("select").checkVisibility() && !option.lang) found.push([option.text, where(option)]);
  found.push([document.title, "title"]);
  return found;
}"""


def untranslated(page: Page, *names: str) -> list[str]:
    """Return visible texts with plain letters, except names of people and of the program."""
    known = re.compile("|".join(map(re.escape, sorted(("Rondel", "rondel", *names), key=len, reverse=True))))
    return sorted(
        {
            f"{text!r} in {where}"
            for text, where in page.evaluate(VISIBLE)
            if re.search(r"[A-Za-z]{2}|\bM\b", known.sub("", text))
        }
    )


# Texts of buttons, links, tabs, headings and labels must fit in their boxes and in the window.
CUT_OFF = r"""() => {
  const found = [];
  const scrolls = (element) => {
    for (let at = element; at && at !== document.body; at = at.parentElement)
      if (/auto|scroll/.test(getComputedStyle(at).overflowX) && at.scrollWidth > at.clientWidth + 1) return at;
    return null;
  };
  const boxes = "button, a, [role=tab], label, h1, h2, h3, legend, summary, th, td, dt, dd, p, li";
  for (const box of document.querySelectorAll(boxes)) {
    if (box.closest("svg, .visually-hidden")) continue;
    if (!box.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue;
    const rect = box.getBoundingClientRect();
    if (rect.width < 2 || rect.height < 2 || rect.right < 0 || scrolls(box)) continue;
    const walker = document.createTreeWalker(box, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (!node.data.trim() || node.parentElement.closest("svg, .visually-hidden, select, option")) continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      for (const part of range.getClientRects()) {
        const out = Math.max(part.right - rect.right, rect.left - part.left, part.right - innerWidth, -part.left);
        if (out <= 1.5 || part.width <= 2) continue;
        const words = JSON.stringify(node.data.trim().slice(0, 60));
        found.push(`${box.localName}.${box.className} ${words} ${Math.round(out)} px out`);
        break;
      }
    }
  }
  const wide = document.documentElement.scrollWidth - innerWidth;
  if (wide > 0) found.push(`the page is ${wide} px wider than the window`);
  return [...new Set(found)];
}"""


def cut_off(page: Page) -> list[str]:
    return list(page.evaluate(CUT_OFF))


# Words broken across lines without a hyphen. Breaks at soft hyphens or by the browser's hyphenation dictionary are
# correct; the test browser has no dictionary.
BROKEN = r"""() => {
  const found = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!node.parentElement.checkVisibility() || node.parentElement.closest("svg, script, .visually-hidden")) continue;
    for (const match of node.data.matchAll(/[\p{L}\p{M}\u00ad]{3,}/gu)) {
      if (match[0].includes("\u00ad")) continue;
      const range = document.createRange();
      range.setStart(node, match.index);
      range.setEnd(node, match.index + match[0].length);
      const lines = new Set([...range.getClientRects()].filter((part) => part.width > 1).map((part) => part.top));
      if (lines.size > 1) found.push(match[0]);
    }
  }
  return [...new Set(found)];
}"""


def broken_words(page: Page) -> list[str]:
    return list(page.evaluate(BROKEN))
