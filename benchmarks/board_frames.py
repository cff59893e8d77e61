"""Frames per second while the board is panned and zoomed, rendered without a GPU.

    python -m benchmarks.board_frames [--seconds 5] [--size 1440x900] [--write]

The previous method is measured in the same run: it changes the viewBox at every step, so that the whole board is
redrawn. Needs a built page (python web/page.py), Chromium and the packages of the browser tests.
"""

from __future__ import annotations

import os
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, sync_playwright
from tests import prerequisites
from tests.engine.position import LANDS, position
from tests.server.clients import ForkServer
from tests.web.conftest import FLAGS, RunningServer
from tests.web.gameplay import sandbox

from benchmarks import measurements

STATIC = Path(__file__).parents[1] / "src" / "rondel" / "server" / "static"

# One step per frame; counts the frames between the first and the last.
MEASURE = """async ([way, gesture, seconds]) => {
  const frame = document.querySelector(".map .frame"), svg = frame.querySelector(":scope > svg");
  const box = frame.getBoundingClientRect(), middle = [box.left + box.width / 2, box.top + box.height / 2];
  const kept = [svg.getAttribute("viewBox"), svg.getAttribute("style")];
  const point = (type, x, y) => frame.dispatchEvent(new PointerEvent(type, {
    pointerId: 1, pointerType: "mouse", button: 0, clientX: x, clientY: y, bubbles: true, cancelable: true}));
  const wheel = by => frame.dispatchEvent(new WheelEvent("wheel", {
    deltaY: by, clientX: middle[0], clientY: middle[1], bubbles: true, cancelable: true}));
  const next = () => new Promise(requestAnimationFrame);
  frame.setPointerCapture = () => {};
  const [, , width, height] = kept[0].split(" ").map(Number);
  // Before: the drawing fills the frame and its viewBox selects the visible part.
  const show = (x, y, zoom) => {
    const fit = Math.min(box.width / width, box.height / height) * zoom;
    const [w, h] = [box.width / fit, box.height / fit];
    svg.setAttribute("viewBox", `${x - w / 2} ${y - h / 2} ${w} ${h}`);
  };
  if (way === "before")
    svg.setAttribute("style", "left:0;top:0;width:100%;height:100%;transform:none;will-change:auto;overflow:hidden");
  else for (let step = 0; step < 8; step++) wheel(-120);
  const zoomed = Math.exp(8 * 0.18);
  if (way === "before") show(width / 2, height / 2, zoomed);
  for (let wait = 0; wait < 30; wait++) await next();
  if (way === "now" && gesture === "pan") point("pointerdown", ...middle);
  const start = await next();
  let frames = 0, now = start;
  while (now - start < seconds * 1000) {
    const turn = frames / 12;
    const [dx, dy] = [Math.cos(turn) * 160, Math.sin(turn) * 120];
    if (way === "before")
      if (gesture === "pan") show(width / 2 - dx, height / 2 - dy, zoomed);
      else show(width / 2, height / 2, zoomed * Math.exp(Math.sin(turn) * 0.4));
    else if (gesture === "pan") point("pointermove", middle[0] + dx, middle[1] + dy);
    else wheel(-Math.cos(turn) * 22);
    now = await next();
    frames += 1;
  }
  if (way === "now" && gesture === "pan") point("pointerup", ...middle);
  svg.setAttribute("viewBox", kept[0]);
  svg.setAttribute("style", kept[1]);
  delete frame.setPointerCapture;
  document.querySelector(".tools button:nth-child(3)").click();
  for (let wait = 0; wait < 30; wait++) await next();
  return frames / ((now - start) / 1000);
}"""


def measure(page: Page, edition: str, seconds: float, show: Callable[[str], None]) -> None:
    nation = "italy" if edition == "imperial" else "india"
    flags = dict.fromkeys(LANDS[:12], nation) if edition == "imperial" else {}
    sandbox(page, position(edition, turn=nation, at={nation: "factory"}, flags=flags))
    for gesture in ("pan", "zoom"):
        before = page.evaluate(MEASURE, ["before", gesture, seconds])
        now = page.evaluate(MEASURE, ["now", gesture, seconds])
        show(f"{edition:14} {gesture:5} before {before:6.1f}   now {now:6.1f} frames/s   {now / before:5.1f} ×")


def main() -> None:
    parser = measurements.parser(__doc__)
    parser.add_argument("--seconds", type=float, default=5.0, help="duration of each gesture")
    parser.add_argument("--size", default="1440x900", help="of the window")
    arguments = parser.parse_args()
    width, height = map(int, arguments.size.split("x"))
    with (
        measurements.recorded(arguments, "board-frames", "Frame rate of the board", is_text=True) as show,
        tempfile.TemporaryDirectory() as folder,
        sync_playwright() as playwright,
    ):
        fork_server = ForkServer()
        server = RunningServer(Path(folder), Path(os.environ.get("RONDEL_STATIC") or STATIC), fork_server)
        server.start()
        browser = playwright.chromium.launch(executable_path=prerequisites.browser(), args=FLAGS)
        try:
            for edition in ("imperial", "imperial_2030"):
                context = browser.new_context(base_url=server.url, viewport={"width": width, "height": height})
                measure(context.new_page(), edition, arguments.seconds, show)
                context.close()
        finally:
            browser.close()
            server.stop()
            fork_server.close()


if __name__ == "__main__":
    main()
