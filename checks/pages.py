"""Pages: links, paths and commands exist, and spelling is American."""

from __future__ import annotations

import fnmatch
import importlib
import posixpath
import re
from collections.abc import Iterator
from functools import cache

from checks.reading import Finding, Repository, line_of, line_with

# Created by builds or games, so not in the repository.
MADE = ("artefacts/", "src/rondel/server/static", ".venv", ".dev", "rondel.sqlite3", "backup.sqlite3", "FILE.html")
ENDINGS = r"(?:py|ts|svelte|toml|md|css|ftl|svg|json|html|txt)"
NAMED = re.compile(
    rf"`((?:[\w.<>*{{}}-]+/)*[\w.<>*{{}}-]+\.{ENDINGS}|(?:src|tests|docs|web|maps|benchmarks|checks)/[\w./<>*-]+)`"
)
LINK = re.compile(r"\]\(([^)#\s]*)(?:#([^)\s]*))?\)")
BRITISH = re.compile(
    r"\b\w*(?:colour|harbour|neighbour|manoeuvr|behaviour|favour|\bcentre|licence|catalogue|\bgrey\b|judgement)\w*",
    re.IGNORECASE,
)


def _english(repo: Repository) -> list[str]:
    return [page for page in repo.pages() if not re.search(r"(?:^|/)(?:rules\..+|CHANGELOG)\.md$", page)]


def links(repo: Repository) -> Iterator[Finding]:
    """Links are written for readers of the repository; the site build rewrites them where necessary."""
    for page in repo.pages():
        for match in LINK.finditer(text := repo.prose(page)):
            target, anchor = match[1], match[2]
            if "://" in target or target.startswith("mailto:"):
                continue
            wanted = posixpath.normpath(posixpath.join(posixpath.dirname(page), target)) if target else page
            if not repo.exists(wanted):
                yield Finding(page, line_of(text, match.start()), f"The link leads to {wanted}, which does not exist.")
            elif anchor and anchor not in _anchors(repo.prose(wanted)):
                yield Finding(page, line_of(text, match.start()), f"{wanted} has no heading #{anchor}.")


@cache
def _anchors(text: str) -> set[str]:
    """Return the anchors of a page: those of headings, as forges generate them, and explicit ones."""
    found = set(re.findall(r'<a id="([^"]+)"', text))
    for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE):
        plain = re.sub(r"<[^>]+>|[`*]", "", heading).strip().lower()
        found.add(re.sub(r"[^\w\- ]", "", plain).replace(" ", "-"))
    return found


def paths(repo: Repository) -> Iterator[Finding]:
    """Files and folders in backticks exist; <placeholders> match any name."""
    slashed = {f"/{name}" for name in repo.files}
    slashed |= {f"{name[:at]}" for name in slashed for at, letter in enumerate(name) if letter == "/" and at}
    ends = {name[at:] for name in slashed for at, letter in enumerate(name) if letter == "/"}
    for page in _english(repo):
        for match in NAMED.finditer(repo.text(page)):
            pattern = re.sub(r"<[^>]+>|\{[^}]+\}", "*", match[1].rstrip("/"))
            plain = "*" not in pattern
            if match[1].startswith(MADE) or (plain and f"/{pattern}" in ends):
                continue
            if plain or not any(fnmatch.fnmatchcase(name, f"*/{pattern}") for name in slashed):
                yield repo.at(page, match, f"There is no {match[1]}.")


def dev_commands(repo: Repository) -> Iterator[Finding]:
    """`dev.py` has every command and option that a page mentions."""
    usage = "".join(importlib.import_module(name).__doc__ or "" for name in ("dev", "tests.tiers"))
    for page in _english(repo):
        for match in repo.matches(page, r"dev\.py (\w+)(?: (--\w+))?"):
            command, option = match.groups()
            if not re.search(rf"^{command} ", usage, re.MULTILINE):
                yield repo.at(page, match, f"dev.py has no command {command}.")
            elif option and command in ("test", "docs") and option not in usage:
                yield repo.at(page, match, f"dev.py {command} has no option {option}.")


def decisions(repo: Repository) -> Iterator[Finding]:
    """A decision has context, decision and consequences, fits on a screen, and is listed."""
    for page in repo.named("docs/decisions/[0-9]*.md"):
        lines = repo.text(page).splitlines()
        parts = [line for line in lines if line.startswith("## ")]
        if parts != ["## Context", "## Decision", "## Consequences"]:
            yield Finding(page, 1, "A decision has the parts Context, Decision and Consequences.")
        if not 15 <= len(lines) <= 40:
            yield Finding(page, len(lines), f"A decision has 15 to 40 lines, not {len(lines)}.")
        number, _, title = lines[0].removeprefix("# ").partition(". ")
        name = page.rpartition("/")[2]
        if not number.isdigit() or not name.startswith(f"{int(number):02}-"):
            yield Finding(page, 1, f"The number of the heading, {number}, is not that of the file.")
        if f"| {number} | [{title}]({name}) |" not in repo.text("docs/decisions/README.md"):
            line = line_with(repo.text("docs/decisions/README.md"), f"| {number} |")
            yield Finding("docs/decisions/README.md", line, f"Decision {number} is not listed as “{title}”, {name}.")


def spelling(repo: Repository) -> Iterator[Finding]:
    """Prose uses American spelling; names in code are exempt."""
    for page in _english(repo):
        text = re.sub(r"`[^`]*`", lambda code: "\n" * code[0].count("\n"), repo.prose(page))
        for match in BRITISH.finditer(text):
            yield Finding(page, line_of(text, match.start()), f"“{match[0]}” is not American spelling.")


def hosts(repo: Repository) -> Iterator[Finding]:
    """Shell examples access only the local machine."""
    for page in _english(repo):
        for block in repo.blocks(page, "sh"):
            for match in re.finditer(r"https?://([\w.]+)", block.text):
                if match[1] not in ("127.0.0.1", "localhost"):
                    line = block.line + line_of(block.text, match.start()) - 1
                    yield Finding(page, line, f"A shell example names the host {match[1]}.")


def cited_pages(repo: Repository) -> Iterator[Finding]:
    """Pages of docs/ that sources, tests and tools name exist."""
    folders = (
        "src/",
        "tests/",
        "checks/",
        "benchmarks/",
        "native/",
        "maps/",
        "web/src/",
        "deploy/",
        "examples/",
        "dev.py",
    )
    for path in repo.written(*folders):
        if path != "tests/test_checks.py":  # plants pages that do not exist
            for match in repo.matches(path, r"\bdocs/[\w-]+(?:/[\w-]+)*\.md\b"):
                if not repo.exists(match[0]):
                    yield repo.at(path, match, f"There is no page {match[0]}.")


CHECKS = (links, cited_pages, paths, dev_commands, decisions, spelling, hosts)
