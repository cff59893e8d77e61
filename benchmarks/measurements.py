"""Dated measurement pages in docs/measurements, written by the commands that measure.

    parser = measurements.parser(__doc__)
    given = parser.parse_args(arguments)
    with measurements.recorded(given, "server-move", "The cost of a move") as show:
        show("| … |")

`show` prints a line. With `--write`, all lines shown become the page `<today>-<topic>.md`, together with the date, the
commit, the machine and the command, and the index of the folder is updated. A second run on the same day replaces the
page; pages of other days stay.
"""

from __future__ import annotations

import argparse
import os
import platform
import re
import shlex
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from pathlib import Path
from typing import NamedTuple

from rondel import fast

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "measurements"
INDEX = "README.md"
BEGIN, END = "<!-- pages -->", "<!-- end -->"
PAGE = re.compile(r"(?P<day>\d{4}-\d\d-\d\d)-(?P<topic>[\w-]+)\.md")


class Page(NamedTuple):
    """One page of the folder, as the index lists it."""

    day: date
    topic: str
    name: str
    title: str

    def row(self) -> str:
        return f"| {long_date(self.day)} | [{self.title}]({self.name}) |"


def parser(description: str | None) -> argparse.ArgumentParser:
    """An argument parser with the options `--write` and `--measurements`."""
    made = argparse.ArgumentParser(description=description, formatter_class=argparse.RawDescriptionHelpFormatter)
    made.add_argument("--write", action="store_true", help="store the figures as today's page in docs/measurements")
    made.add_argument("--measurements", type=Path, default=FOLDER, metavar="FOLDER", help="folder for --write")
    return made


@contextmanager
def recorded(
    given: argparse.Namespace, topic: str, title: str, *, is_text: bool = False
) -> Iterator[Callable[[str], None]]:
    """Yield a function that prints a line of figures; with `--write`, store all of them as a page at the end.

    The lines are Markdown, or preformatted text with `is_text`. Nothing is stored if the command fails.
    """
    began, load = time.time(), os.getloadavg()[:2]
    lines: list[str] = []

    def show(line: str) -> None:
        print(line, flush=True)
        lines.append(line)

    yield show
    if given.write:
        body = ["```text", *lines, "```"] if is_text else lines
        write(given.measurements, topic, title, body, began, load)


def write(
    folder: Path, topic: str, title: str, body: list[str], began: float, load: tuple[float, ...] = (), command: str = ""
) -> Path:
    """Write or replace the page of a topic and day, and update the index; returns the page."""
    when = time.gmtime(began)
    day = date(when.tm_year, when.tm_mon, when.tm_mday)
    loads = ", load average " + ", ".join(f"{each:.1f}" for each in load) if load else ""
    head = [
        f"# {title}",
        "",
        *_entry(f"**Date:** {long_date(day)}, {time.strftime('%H:%M', when)} UTC"),
        *_entry(f"**Commit:** {commit()}"),
        *_entry(f"**Machine:** {machine()}{loads}"),
        f"- **Command:** `{command or command_line()}`",
        "",
    ]
    name = re.sub(r"[^\w-]+", "-", topic)
    page = folder / f"{day.isoformat()}-{name}.md"
    folder.mkdir(parents=True, exist_ok=True)
    page.write_text("\n".join([*head, *body, ""]), "utf-8")
    update_index(folder)
    return page


def _entry(text: str) -> list[str]:
    return textwrap.wrap(text, 116, initial_indent="- ", subsequent_indent="  ", break_on_hyphens=False)


def long_date(day: date) -> str:
    """A date as the pages show it: `9 November 2026`."""
    return f"{day.day} {day:%B %Y}"


def commit() -> str:
    """The commit that is checked out, and whether the working tree differs from it."""
    try:
        found = _git("rev-parse", "--short=8", "HEAD")
        changed = _git("status", "--porcelain", "--untracked-files=no")
    except (OSError, subprocess.CalledProcessError):
        return "unknown"
    return f"`{found}`" + (" with uncommitted changes" if changed else "")


def _git(*arguments: str) -> str:
    return subprocess.run(["git", *arguments], cwd=ROOT, capture_output=True, text=True, check=True).stdout.strip()


def machine() -> str:
    """The operating system, processor count and Python, and which form of the core runs."""
    system = f"{platform.system()} {platform.machine()}, {os.cpu_count()} cores"
    return f"{system}, {platform.python_implementation()} {platform.python_version()}, {fast.form()} core"


def command_line() -> str:
    """Return the running command, without the folder of `--measurements`."""
    spec = getattr(sys.modules["__main__"], "__spec__", None)
    module = getattr(spec, "name", None) or "unknown"
    arguments = iter(sys.argv[1:])
    remaining = [each for each in arguments if each != "--measurements" or next(arguments, None) is None]
    return shlex.join(["python", "-m", module.removesuffix(".__main__"), *remaining])


def pages(folder: Path = FOLDER) -> list[Page]:
    """All pages of a folder, the newest first."""
    found = []
    for path in folder.glob("*.md"):
        if match := PAGE.fullmatch(path.name):
            title = path.read_text("utf-8").partition("\n")[0].removeprefix("# ")
            found.append(Page(date.fromisoformat(match["day"]), match["topic"], path.name, title))
    return sorted(found, key=lambda page: (-page.day.toordinal(), page.name))


def index(folder: Path = FOLDER) -> str:
    """The table of all pages."""
    return "\n".join(["| date | measurement |", "|---|---|", *(page.row() for page in pages(folder))])


def update_index(folder: Path) -> None:
    """Put the table of all pages between the markers of the folder's README."""
    path = folder / INDEX
    text = path.read_text("utf-8") if path.is_file() else f"# Measurements\n\n{BEGIN}\n{END}\n"
    before, _, rest = text.partition(BEGIN)
    path.write_text(f"{before}{BEGIN}\n\n{index(folder)}\n\n{END}{rest.partition(END)[2]}", "utf-8")
