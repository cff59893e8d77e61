"""python3 -m maps [edition …] [--check]: draw the boards, or check that the committed ones are up to date."""

from __future__ import annotations

import argparse
import gzip
import json
import sys
from pathlib import Path

from maps.board import board
from maps.facts import names
from maps.palette import page_stylesheet
from maps.progress import step
from maps.regions import TableError
from maps.svg import standalone

ROOT = Path(__file__).parents[1]
BOARDS = ROOT / "web" / "src" / "boards"
STYLES = ROOT / "web" / "src" / "styles"
DOCS = ROOT / "docs" / "boards"
EDITIONS = ("imperial", "imperial_2030")


def files(editions: list[str]) -> dict[Path, str]:
    """Return the path and content of every generated file."""
    found = {STYLES / "palette.css": page_stylesheet()}
    for edition in editions:
        drawn = board(edition)
        text = json.dumps(drawn, ensure_ascii=False, separators=(",", ":")) + "\n"
        found[BOARDS / f"{edition}.json"] = text
        found[DOCS / f"{edition}.svg"] = standalone(json.loads(text), names(edition, "en"))
        packed = len(gzip.compress(text.encode(), compresslevel=9, mtime=0))
        step(edition, f"{len(text):,} bytes of JSON, {packed:,} gzipped")
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python3 -m maps", description="Draw the boards.")
    parser.add_argument("edition", nargs="*", default=list(EDITIONS), help="imperial, imperial_2030")
    parser.add_argument("--check", action="store_true", help="write nothing; fail if a committed file differs")
    arguments = parser.parse_args()
    unknown = [e for e in arguments.edition if e not in EDITIONS]
    if unknown:
        parser.error(f"unknown board {', '.join(unknown)}; choose from {', '.join(EDITIONS)}")
    try:
        made = files(arguments.edition)
    except TableError as error:
        print(f"The board cannot be drawn. {error}", file=sys.stderr)
        return 1
    if arguments.check:
        stale = [p for p, text in made.items() if not p.exists() or p.read_text(encoding="utf-8") != text]
        for p in stale:
            print(f"{p.relative_to(ROOT)} is out of date.", file=sys.stderr)
        return 1 if stale else 0
    for p, text in made.items():
        p.parent.mkdir(parents=True, exist_ok=True)
        p.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
