"""Run a tier of the tests, once or repeatedly.

Usage: python3 dev.py test [--fast | --release] [--random [SEED]] [--repeat N] [--busy] [--coverage] [pytest arguments]

--fast      the inner loop: engine, core, bots, terminal and texts; no server, no browser
--release   everything, including tests that only a release needs
--random    in random order; the seed is printed and can be given
--repeat N  N times in a row, with a count of the failures of each test (with a folder: tests/web)
--busy      with two busy-looping processes per core
--coverage  with branch coverage per package, compared with the minimum in pyproject.toml

Other arguments go to pytest. `python3 dev.py test` prepares the environment and calls this.
"""

from __future__ import annotations

import argparse
import collections
import contextlib
import json
import os
import random
import resource
import subprocess
import sys
import time
import tomllib
import xml.etree.ElementTree as ET
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
REPORT = ROOT / ".dev" / "tests.xml"
COMPUTE = "while True: pass"


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python3 dev.py test", description=__doc__.split("\n\n")[0])
    tier = parser.add_mutually_exclusive_group()
    tier.add_argument("--fast", action="store_true")
    tier.add_argument("--release", action="store_true")
    parser.add_argument("--random", nargs="?", type=int, const=-1, metavar="SEED")
    parser.add_argument("--repeat", type=int, default=1, metavar="N")
    parser.add_argument("--busy", action="store_true")
    parser.add_argument("--coverage", action="store_true")
    chosen, rest = parser.parse_known_args(arguments)
    command = [sys.executable, "-m", "pytest", f"--junitxml={REPORT}"]
    if not any(each.startswith("-m") for each in rest):
        command += ["-m", selection(chosen)]
    if not any(each.startswith(("-n", "-p")) for each in rest):
        command += ["-n", str(min(8, max(2, os.cpu_count() or 2))), "--dist", "worksteal"]
    if chosen.coverage:
        command += ["--cov", "--cov-report=", "--cov-report=json:.dev/coverage.json"]
    REPORT.parent.mkdir(exist_ok=True)
    failures: collections.Counter[str] = collections.Counter()
    codes = []
    with computing((os.cpu_count() or 2) * 2 if chosen.busy else 0):
        for number in range(chosen.repeat):
            order = []
            if chosen.random is not None:
                seed = chosen.random if chosen.random >= 0 else random.SystemRandom().randrange(10**6)
                order = [f"--random-order={seed + number}"]
            if chosen.repeat > 1:
                print(f"== run {number + 1} of {chosen.repeat}", flush=True)
            REPORT.unlink(missing_ok=True)
            codes.append(run([*command, *order, *rest], report=chosen.repeat > 1))
            failures.update(failed_tests())
    if chosen.coverage:
        codes.append(report_coverage())
    if chosen.repeat > 1:
        for name, count in failures.most_common():
            print(f"failed {count} of {chosen.repeat}: {name}")
        red = sum(code != 0 for code in codes)
        print(f"{chosen.repeat - red} of {chosen.repeat} runs passed, {red} failed.", flush=True)
    return max(codes)


def selection(chosen: argparse.Namespace) -> str:
    """Return the marker expression of the tier."""
    if chosen.release:
        return ""
    return "not slow and not release" if chosen.fast else "not release"


def run(command: list[str], *, report: bool) -> int:
    """Run pytest once; report its CPU time, which depends little on other load."""
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    began = time.monotonic()
    process = subprocess.Popen(command)
    while True:
        try:
            code = process.wait()
            break
        except KeyboardInterrupt:  # pytest receives it, too, and exits by itself
            continue
    if not report:
        return code  # end with pytest's summary
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    spent = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    print(f"{time.monotonic() - began:.0f} s, {spent:.0f} s of CPU time", file=sys.stderr, flush=True)
    return code


def failed_tests() -> list[str]:
    """Return the names of the tests that failed in the last run; a run without a report counts as one failure."""
    try:
        cases = ET.parse(REPORT).iter("testcase")
    except (OSError, ET.ParseError):
        return ["pytest itself"]
    return [
        f"{case.get('classname')}.{case.get('name')}"
        for case in cases
        if case.find("failure") is not None or case.find("error") is not None
    ]


@contextlib.contextmanager
def computing(processes: int) -> Iterator[None]:
    """Keep the CPU busy in the meantime."""
    running = [subprocess.Popen([sys.executable, "-c", COMPUTE]) for _ in range(processes)]
    try:
        yield
    finally:
        for process in running:
            process.kill()
            process.wait()


def report_coverage() -> int:
    """Print the branch coverage of each package; fail if one is below its minimum in pyproject.toml."""
    least = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["rondel"]["coverage"]
    covered: collections.Counter[str] = collections.Counter()
    total: collections.Counter[str] = collections.Counter()
    for name, file in json.loads((ROOT / ".dev" / "coverage.json").read_text("utf-8"))["files"].items():
        if not name.startswith("src/rondel/"):
            continue  # a copy made by a test
        parts = Path(name).parts[2:]
        package = parts[0] if len(parts) > 1 else "rondel"
        summary = file["summary"]
        covered[package] += summary["covered_lines"] + summary["covered_branches"]
        total[package] += summary["num_statements"] + summary["num_branches"]
    low = []
    for package in sorted(total):
        percent = 100 * covered[package] / total[package]
        minimum = least.get(package, 0)
        print(f"{package:12} {percent:6.2f} % (at least {minimum} %)")
        if percent < minimum:
            low.append(package)
    if low:
        print(f"Coverage below the minimum in pyproject.toml: {', '.join(low)}.", file=sys.stderr)
    return 1 if low else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
