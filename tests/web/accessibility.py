"""Accessibility checks: target sizes, text spacing, focus visibility, forced colors."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import CDPSession, Page, ViewportSize
from tests.web.conftest import COLORS, DESK, PHONE, screenshot, violations
from tests.web.pseudo_locale import cut_off
from tests.web.sizes import DRAWN, OVERLAPS, STILL, UNSEEN

# WCAG 2.2, 2.5.8: 24 × 24 px, or enough space that no circle of 24 px around a smaller target touches another one.
# Exempt, as in WCAG: links within a sentence, native controls, and regions of the map, whose shape is essential (every
# move is in the list, too). A label is part of the target of its field.
TARGETS = r"""([least, scope]) => {
  const some = "a[href], button, input, select, textarea, summary, [role=button], [role=tab], [role=radio], "
    + "[role=option], [role=gridcell], [role=switch], [role=slider]";
  const shown = (each) => {
    if (!each.checkVisibility({opacityProperty: true, visibilityProperty: true})) return false;
    const box = each.getBoundingClientRect();
    return box.width > 1 && box.height > 1 && box.right > 0 && box.bottom > 0;
  };
  const inSentence = (each) => getComputedStyle(each).display === "inline" &&
    [...each.parentElement.childNodes].some((node) => node.nodeType === 3 && node.data.trim().length > 1);
  const boxOf = (each) => {
    const boxes = [each, ...(each.labels ?? [])].filter(shown).map((part) => part.getBoundingClientRect());
    const wrap = each.closest("label");
    if (wrap) boxes.push(wrap.getBoundingClientRect());
    return boxes.sort((a, b) => b.width * b.height - a.width * a.height)[0];
  };
  const targets = [...document.querySelectorAll(some)].filter((each) =>
    !each.matches(":disabled") && !each.closest("[data-region], .skips, .skip, [inert]") && !inSentence(each)
    && (shown(each) || [...(each.labels ?? [])].some(shown)));
  const boxes = targets.map(boxOf);
  const found = [];
  targets.forEach((each, index) => {
    const box = boxes[index];
    if (scope && !each.matches(scope)) return;
    if (!box || (box.width >= least - 0.5 && box.height >= least - 0.5)) return;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const near = least > 24 || boxes.some((other, at) => {
      if (!other || at === index || targets[at].contains(each) || each.contains(targets[at])) return false;
      const small = other.width < 24 || other.height < 24;
      const across = Math.max(other.left - x, 0, x - other.right), down = Math.max(other.top - y, 0, y - other.bottom);
      if (!small) return Math.hypot(across, down) < 12;
      return Math.hypot(other.x + other.width / 2 - x, other.y + other.height / 2 - y) < 24;
    });
    if (!near) return;
    const name = (each.ariaLabel || each.innerText || each.name || "").trim().slice(0, 40);
    found.push(`${each.localName}.${each.getAttribute("class") ?? ""} ${JSON.stringify(name)} is `
      + `${Math.round(box.width)} × ${Math.round(box.height)}`);
  });
  return [...new Set(found)];
}"""
# Touch targets: answers to the question, navigation tabs, main buttons.
THUMB = (
    "#decision .answers button, nav.tabs button, nav.bottom a, .button.primary, .button.main, .chips button, "
    "header .button, header a.brand, .tools button"
)

# Text spacing of WCAG 1.4.12, which must not lose content. Sticky bars scroll with the page here; the map, which has no
# such text, keeps its place but is not rendered.
SPACED = """() => {
  const style = new CSSStyleSheet();
  style.replaceSync(`
    * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
    p { margin-bottom: 2em !important; }
    header, nav.bottom { position: static !important; }
    .map .frame > svg { visibility: hidden; }`);
  document.adoptedStyleSheets = [style];
}"""

# Returns what is wrong with the focus, if anything. Headings focused for announcement need no focus ring.
FOCUS = r"""() => {
  const at = document.activeElement;
  if (!at || at === document.body) return "the focus is lost";
  const name = `${at.localName}.${at.getAttribute("class") ?? ""} ${(at.ariaLabel ?? at.innerText ?? "").slice(0, 40)}`;
  const box = at.getBoundingClientRect();
  if (box.bottom <= 0 || box.right <= 0 || box.top >= innerHeight || box.left >= innerWidth)
    return `the focus is off the screen: ${name}`;
  if (at.tabIndex < 0 || !at.matches(":focus-visible")) return "";
  const drawn = at.matches("[data-region]") ? at.ownerSVGElement.querySelector(".focus") : at.querySelector("path");
  const style = getComputedStyle(at);
  const ring = style.outlineStyle !== "none" && parseFloat(style.outlineWidth) >= 2;
  const line = at.ownerSVGElement && drawn && getComputedStyle(drawn).visibility === "visible"
    && parseFloat(getComputedStyle(drawn).strokeWidth) >= 3;
  const label = at.closest("label") && parseFloat(getComputedStyle(at.closest("label")).outlineWidth) >= 2;
  return ring || line || label ? "" : `the focus does not show: ${name}`;
}"""


def emulate_touch(page: Page, size: ViewportSize | None) -> CDPSession:
    """Emulate a touch device of this size; None ends that."""
    protocol = page.context.new_cdp_session(page)
    protocol.send("Emulation.setTouchEmulationEnabled", {"enabled": True, "maxTouchPoints": 5})
    if size:
        page.set_viewport_size(size)
    return protocol


def small_targets(page: Page, least: int = 24, scope: str = "") -> list[str]:
    return [f"target: {each}" for each in page.evaluate(TARGETS, [least, scope])]


# Scrolling pages are checked in one piece; the game page does not scroll.
TALLEST = 12_000
# The skip link, visible only with the focus, and the tables of the rules, which scroll sideways.
EXPECTED_CUTS = "Skip to the content|cut by div.scroll"


def text_lost_with_spacing(page: Page, name: str) -> list[str]:
    """Text that is cut, covered or overlapping with the text spacing of WCAG 1.4.12."""
    page.evaluate(SPACED)
    size = page.viewport_size or DESK
    high = min(TALLEST, int(page.evaluate("document.documentElement.scrollHeight")))
    scrolls = high > size["height"]
    if scrolls:
        page.set_viewport_size({"width": size["width"], "height": high + 100})
    page.evaluate(STILL)
    screenshot(page, f"spaced-{name}")
    found = [*cut_off(page), *page.evaluate(UNSEEN), *page.evaluate(OVERLAPS)]
    page.evaluate(DRAWN)
    if scrolls:
        page.set_viewport_size(size)
    page.evaluate(STILL)
    # Vertical overflow of scrolling pages is allowed; cut_off checks the width.
    otherwise = EXPECTED_CUTS + ("|^off the screen" if scrolls else "")
    return [f"spacing: {each}" for each in found if not re.search(otherwise, each)]


def appearance(page: Page, selector: str) -> str:
    """Visual properties of an element in forced colors: background, color, border, outline."""
    found: Any = page.evaluate(
        """selector => {
          const style = getComputedStyle(document.querySelector(selector));
          const outline = style.outlineStyle === "none" ? "" : style.outlineColor + style.outlineWidth;
          return [style.backgroundColor, style.color, style.borderTopColor, style.borderBottomColor, outline].join();
        }""",
        selector,
    )
    return str(found)


def accessibility_problems(page: Page, name: str, *, thorough: bool = True) -> list[str]:
    """Accessibility problems of the page on desktop and phone: target sizes, text spacing, and axe in both themes.

    Unless `thorough`, only on desktop, without spacing and without color contrast, which `checks.colors` calculates.
    """
    page.set_viewport_size(DESK)
    if not thorough:
        return [f"{name}: {each}" for each in (violations(page), *small_targets(page)) if each]
    found = [
        *axe_in_both_themes(page, f"{name}-desk"),
        *small_targets(page),
        *text_lost_with_spacing(page, f"{name}-desk"),
    ]
    hand = emulate_touch(page, PHONE)
    page.evaluate(STILL)
    in_hand = [*axe_in_both_themes(page, f"{name}-phone"), *small_targets(page), *small_targets(page, 44, THUMB)]
    in_hand += text_lost_with_spacing(page, f"{name}-phone")
    hand.send("Emulation.setTouchEmulationEnabled", {"enabled": False})
    hand.detach()
    page.set_viewport_size(DESK)
    return [f"{name}: {each}" for each in (*found, *(f"phone {each}" for each in in_hand))]


def axe_in_both_themes(page: Page, name: str) -> list[str]:
    screenshot(page, f"access-{name}-light")
    found = [f"light: {wrong}" for wrong in [violations(page, no=())] if wrong]
    page.emulate_media(color_scheme="dark")
    screenshot(page, f"access-{name}-dark")
    found += [f"dark: {wrong}" for wrong in [violations(page, COLORS, no=())] if wrong]  # only the colors differ
    page.emulate_media(color_scheme="light")
    return found
