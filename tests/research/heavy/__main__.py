"""Tests with libraries too large for the test environment: python3 -m tests.research.heavy [SECTION …].

Each section has its own environment in .dev/heavy, created on first use: minutes and up to 1 GB. By default all
sections run, except `speed`, which is a benchmark against other environments. Arguments after `--` go to pytest or to
the benchmark.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[2]
ENVIRONMENTS = ROOT / ".dev" / "heavy"
TESTING = ("pytest==9.2.0", "hypothesis==6.170.15", "numpy>=2")


class Section(NamedTuple):
    """Packages to install, and the tests or the module to run."""

    packages: tuple[str, ...]
    tests: str = ""
    module: str = ""


SECTIONS = {
    "openspiel": Section(("open_spiel==2.0.2",), tests="openspiel_games.py"),
    "dask": Section(("distributed==2026.8.0", "pyarrow==26.0.1"), tests="on_dask.py"),
    "ray": Section(("ray==2.60.0", "pyarrow==26.0.1"), tests="on_ray.py"),
    "baselines": Section(("torch==2.13.0", "sb3-contrib==2.9.2", "gymnasium==1.4.0"), tests="baseline_training.py"),
}
ASKED = {
    "speed": Section(
        ("open_spiel==2.0.2", "pettingzoo==1.27.0", "gymnasium==1.4.0", "chess==1.11.2", "pygame==2.6.1"),
        module="benchmarks.research",
    ),
}


def main(arguments: list[str]) -> int:
    cut = arguments.index("--") if "--" in arguments else len(arguments)
    names, passed_on = arguments[:cut], arguments[cut + 1 :]
    known = {**SECTIONS, **ASKED}
    if unknown := [name for name in names if name not in known]:
        print(f"There is no section called {unknown[0]}; there are: {', '.join(known)}.", file=sys.stderr)
        return 2
    failed = [name for name in names or SECTIONS if run(name, known[name], passed_on)]
    print(f"Failed: {', '.join(failed)}." if failed else "Everything passed.")
    return 1 if failed else 0


def run(name: str, section: Section, passed_on: list[str]) -> int:
    python = environment(name, (*TESTING, *section.packages))
    print(f"== {name}: {', '.join(section.packages)}", flush=True)
    arguments = ["-m", section.module] if section.module else ["-m", "pytest", "-q", str(HERE / section.tests)]
    variables = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    return subprocess.run([python, *arguments, *passed_on], cwd=ROOT, env=variables, check=False).returncode


def environment(name: str, packages: tuple[str, ...]) -> str:
    """Return the Python of the section's environment; create it if necessary."""
    folder = ENVIRONMENTS / name
    python = str(folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python"))
    done = folder / ".packages"
    if not done.exists() or done.read_text() != "\n".join(packages):
        subprocess.run([sys.executable, "-m", "venv", "--clear", folder], check=True)
        install = [python, "-m", "pip", "install", "-q", "--disable-pip-version-check", "--retries", "8"]
        subprocess.run([*install, *packages], check=True)
        done.write_text("\n".join(packages))
    return python


sys.exit(main(sys.argv[1:]))
