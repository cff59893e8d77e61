"""Panning and zooming transform the board as one layer; it is repainted when a zoom ends."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page
from tests.engine.position import position
from tests.waiting import wait_until
from tests.web.gameplay import sandbox

READABLE = 0.6  # pixels per board unit

BOARD_STATE = """() => {
  const svg = document.querySelector(".map div.frame > svg");
  const name = [...svg.querySelectorAll(".names text")].find(each => each.textContent === "Spain");
  return {
    transform: svg.style.transform, width: parseFloat(svg.style.width), box: svg.getAttribute("viewBox"),
    name: name.getBoundingClientRect().width, region: svg.querySelector('[data-region="spain"]')
      .getBoundingClientRect().width, left: svg.getBoundingClientRect().left,
  };
}"""

IS_REPAINTED = """() => {
  const svg = document.querySelector(".map div.frame > svg"), width = svg.getBoundingClientRect().width;
  return width > 100 && !svg.style.transform.includes("scale") && Math.abs(width - parseFloat(svg.style.width)) < 1;
}"""


def board_state(page: Page) -> dict[str, Any]:
    return dict(page.evaluate(BOARD_STATE))


def painted_board(page: Page) -> dict[str, Any]:
    """State of the board once it has been painted at its display size."""
    page.wait_for_function(IS_REPAINTED)
    return board_state(page)


def test_the_board_moves_as_a_layer_and_is_repainted_after_zooming(page: Page) -> None:
    sandbox(page, position("imperial", turn="italy", at={"italy": "factory"}))
    whole = painted_board(page)
    box = page.locator(".map div.frame").bounding_box()
    assert box
    middle = box["x"] + box["width"] / 2, box["y"] + box["height"] * 0.3  # above the cards of the rondel
    page.mouse.move(*middle)
    page.mouse.wheel(0, -800)
    # A changed width means a repaint; the visible part never changes.
    wait_until(lambda: board_state(page)["width"] > whole["width"] * 1.5)
    near = painted_board(page)
    assert near["box"] == whole["box"]
    zoom = near["width"] / whole["width"]
    assert near["region"] / whole["region"] == pytest.approx(zoom, rel=0.01)
    # Legible names grow half as fast as the map.
    beyond = near["width"] / 1800 / READABLE
    assert beyond > 1
    assert near["name"] / whole["name"] == pytest.approx(zoom / beyond**0.5, rel=0.05)
    page.mouse.down()
    page.mouse.move(middle[0] + 90, middle[1] + 40, steps=4)
    page.mouse.up()
    moved = wait_until(lambda: now if (now := board_state(page))["left"] != near["left"] else None)
    assert moved["width"] == near["width"], "panning does not repaint the board"
    assert moved["left"] - near["left"] == pytest.approx(90, abs=2)
    page.locator(".tools button").nth(2).click()
    wait_until(lambda: painted_board(page) == whole)
