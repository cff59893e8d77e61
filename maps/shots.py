"""Screenshots of the boards for review: empty or crowded, in any theme, width and simulated color vision.

python3 -m maps.shots --edition imperial_2030 --theme dark --pieces crowd --sight deutan --to look.png
"""

from __future__ import annotations

import argparse
import json
import subprocess
import tempfile
from pathlib import Path
from typing import Any

from maps.facts import LANGUAGES, names
from maps.palette import THEMES, stylesheet
from maps.pieces import late_position, places
from maps.svg import drawing, symbols

BOARDS = Path(__file__).parents[1] / "web" / "src" / "boards"

# Machado, Oliveira and Fernandes (2009), complete dichromacy; browsers apply them in linear light.
SIGHT = {
    "protan": ("0.152286 1.052583 -0.204868", "0.114503 0.786281 0.099216", "-0.003882 -0.048116 1.051998"),
    "deutan": ("0.367322 0.860646 -0.227968", "0.280085 0.672501 0.047413", "-0.011820 0.042940 0.968881"),
    "tritan": ("1.255528 -0.076749 -0.178779", "-0.078411 0.930809 0.147602", "0.004733 0.691367 0.303900"),
}


def page(board: dict[str, Any], view: str, options: argparse.Namespace) -> str:
    over = {"empty": "", "crowd": late_position(board), "places": places(board)}[options.pieces]
    look, through = "", ""
    if options.sight in SIGHT:
        matrix = " ".join(f"{row} 0 0" for row in SIGHT[options.sight])
        look = f'<filter id="sight"><feColorMatrix values="{matrix} 0 0 0 1 0"/></filter>'
        through = ";filter:url(#sight)"
    ground = drawing(board, names(board["id"], options.language), options.language)
    return (
        f'<!doctype html><html data-theme="{options.theme}"><meta charset="utf-8"><style>{stylesheet()}'
        f"html,body{{margin:0}}svg.board{{width:100vw;height:auto;display:block{through}}}</style>"
        f'<body data-board="{board["id"]}"><svg class="board" viewBox="{view}">{symbols()}{look}{ground}{over}</svg>'
    )


def shot(options: argparse.Namespace) -> None:
    board = json.loads((BOARDS / f"{options.edition}.json").read_text(encoding="utf-8"))
    view = options.part.replace(",", " ") or f"0 0 {board['width']} {board['height']}"
    *_, across, down = (float(v) for v in view.split())
    height = round(options.width * down / across)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "board.html"
        file.write_text(page(board, view, options), encoding="utf-8")
        command = ["chromium", "--headless", "--no-sandbox", "--disable-gpu", "--hide-scrollbars"]
        command += [f"--user-data-dir={folder}/profile", f"--force-device-scale-factor={options.zoom}"]
        command += [f"--window-size={options.width},{height}", f"--screenshot={options.to.resolve()}", file.as_uri()]
        subprocess.run(command, check=True, capture_output=True, timeout=120)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python3 -m maps.shots", description="A picture of a board.")
    parser.add_argument("--edition", default="imperial", choices=["imperial", "imperial_2030"])
    parser.add_argument("--theme", default="light", choices=THEMES)
    parser.add_argument("--language", default="en", choices=LANGUAGES)
    parser.add_argument("--pieces", default="empty", choices=["empty", "crowd", "places"])
    parser.add_argument("--sight", default="normal", choices=["normal", *SIGHT])
    parser.add_argument("--width", type=int, default=1600)
    parser.add_argument("--zoom", type=float, default=1.0, help="device pixels per pixel")
    parser.add_argument("--part", default="", help="x,y,width,height of the board instead of all of it")
    parser.add_argument("--to", type=Path, default=Path("board.png"))
    shot(parser.parse_args())


if __name__ == "__main__":
    main()
