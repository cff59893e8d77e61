"""All pages: links, paths and commands that they name exist, and their English is that of the project."""

from __future__ import annotations

import fnmatch
import re
from pathlib import Path

import pytest
from tests.docs.pages import DOCS, ROOT, blocks, pages, prose, tracked

# Made by a build or by playing, so not in the repository.
MADE = ("artefacts/", "src/rondel/server/static", ".venv", ".dev", "rondel.sqlite3", "backup.sqlite3", "FILE.html")
ENDINGS = r"(?:py|ts|svelte|toml|md|css|ftl|svg|json|html|txt)"
NAMED = re.compile(
    rf"`((?:[\w.<>*{{}}-]+/)*[\w.<>*{{}}-]+\.{ENDINGS}|(?:src|tests|docs|web|maps|benchmarks)/[\w./<>*-]+)`"
)
ENGLISH = [page for page in pages() if not re.fullmatch(r"rules\..+\.md", page.name) and page.name != "CHANGELOG.md"]


BRITISH = r"colour|harbour|neighbour|manoeuvr|behaviour|favour|\bcentre|licence|catalogue|\bgrey\b|judgement"


def _relative(page: Path) -> str:
    return page.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("file", pages(), ids=_relative)
def test_every_link_works_in_the_repository(file: Path) -> None:
    """A link is written as it is right for a reader of the repository; the site rewrites it where it must."""
    broken = []
    for target, anchor in re.findall(r"\]\(([^)#\s]*)(?:#([^)\s]*))?\)", prose(file)):
        if "://" in target or target.startswith("mailto:"):
            continue
        wanted = (file.parent / target).resolve() if target else file
        if not wanted.exists() or (anchor and anchor not in _anchors(wanted)):
            broken.append(f"{target}#{anchor}")
    assert broken == []


def _anchors(page: Path) -> set[str]:
    """The anchors of a page, as forges make them from headings, and those written by hand."""
    text = prose(page)
    found = set(re.findall(r'<a id="([^"]+)"', text))
    for heading in re.findall(r"^#+ (.+)$", text, re.MULTILINE):
        plain = re.sub(r"<[^>]+>|[`*]", "", heading).strip().lower()
        found.add(re.sub(r"[^\w\- ]", "", plain).replace(" ", "-"))
    return found


@pytest.mark.parametrize("file", ENGLISH, ids=_relative)
def test_every_path_named_exists(file: Path) -> None:
    """Files and folders in backticks are really there; <placeholders> stand for any name."""
    missing = []
    for path in NAMED.findall(file.read_text("utf-8")):
        pattern = re.sub(r"<[^>]+>|\{[^}]+\}", "*", path.rstrip("/"))
        if path.startswith(MADE) or any(_fits(name, pattern) for name in tracked()):
            continue
        missing.append(path)
    assert missing == []


def _fits(name: str, pattern: str) -> bool:
    """Is this the file, a file somewhere by that name, or a file in that folder?"""
    return any(fnmatch.fnmatch(f"/{name}", f"*/{pattern}{rest}") for rest in ("", "/*"))


@pytest.mark.parametrize("file", ENGLISH, ids=_relative)
def test_every_command_of_the_front_door_exists(file: Path) -> None:
    """`dev.py` has every command and every option of its own that a page tells people to type."""
    import dev

    text = file.read_text("utf-8")
    for command, option in re.findall(r"dev\.py (\w+)(?: (--\w+))?", text):
        assert re.search(rf"^{command} ", dev.__doc__ or "", re.MULTILINE), command
        if option and command in ("test", "docs"):
            assert option in (dev.__doc__ or ""), option


@pytest.mark.parametrize("file", sorted((DOCS / "decisions").glob("[0-9]*.md")), ids=lambda file: file.stem)
def test_a_decision_is_short_and_has_its_three_parts(file: Path) -> None:
    """Context, decision, consequences, on one screen; and the list of decisions has it."""
    lines = file.read_text("utf-8").splitlines()
    assert [line for line in lines if line.startswith("## ")] == ["## Context", "## Decision", "## Consequences"]
    assert 15 <= len(lines) <= 40
    number, _, title = lines[0].removeprefix("# ").partition(". ")
    assert file.name.startswith(f"{int(number):02}-")
    assert f"| {number} | [{title}]({file.name}) |" in (DOCS / "decisions" / "README.md").read_text("utf-8")


@pytest.mark.parametrize("file", ENGLISH, ids=_relative)
def test_spelling_is_american_as_in_the_rulebooks(file: Path) -> None:
    """Maneuver, harbor, color: one spelling in prose; names in code keep theirs."""
    text = re.sub(r"`[^`]*`", "", prose(file))
    assert re.findall(rf"\b\w*(?:{BRITISH})\w*", text, re.IGNORECASE) == []


# Phrases that a reading of the whole repository found, and what a native writer would put.
REPLACED = {
    "an own ": "one of its own",
    "the own ": "its own",
    "each own ": "each of its own",
    "dearest lender": "whoever lends the most",
    "in thought for a whole round": "looks a full round ahead",
    "by themselves": "automatically",
    "looking after it": "operations",
    "bots without a bot": "scripted opponents",
    "is looked at for every": "is checked for each",
    "what the locks name": "the pinned dependencies",
    "what the lock names": "the pinned dependencies",
    "tells the rest": "see … for details",
    "tells how": "explains how",
}


@pytest.mark.parametrize("file", ENGLISH, ids=_relative)
def test_no_phrase_reads_translated(file: Path) -> None:
    """Each of these has a plain English wording."""
    text = " ".join(prose(file).lower().split())
    assert {phrase: better for phrase, better in REPLACED.items() if phrase in text} == {}


def test_shell_blocks_name_no_host() -> None:
    """Examples stay on the reader's machine."""
    hosts = [
        (page.name, host)
        for page in ENGLISH
        for block in blocks(page, "sh")
        for host in re.findall(r"https?://([\w.]+)", block.text)
    ]
    assert [each for each in hosts if each[1] not in ("127.0.0.1", "localhost")] == []
