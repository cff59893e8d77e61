"""The documentation site builds without warnings, its links work, and it loads nothing from other hosts."""

from __future__ import annotations

import json
import posixpath
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from checks.reading import ROOT, Repository
from sphinx.search.en import SearchEnglish
from tests.locales.language_lists import TRANSLATIONS

import rondel
import rondel.bots
import rondel.fast
import rondel.position
from rondel.locales import text
from rondel.server.http.openapi import METHODS, export_document

pytestmark = pytest.mark.release
# Elements that browsers fetch automatically, unlike links.
FETCHED = {"script", "img", "link", "iframe", "source", "video", "audio", "object", "embed", "use", "image"}


class Reader(HTMLParser):
    """Collects the anchors and targets of a page."""

    def __init__(self) -> None:
        super().__init__()
        self.anchors: set[str] = set()
        self.targets: list[tuple[str, str]] = []
        self.language = ""

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attrs}
        self.anchors |= {values[name] for name in ("id", "name") if name in values}
        self.targets += [(tag, values[name]) for name in ("href", "src", "data", "poster") if values.get(name)]
        self.targets += [(tag, each.split()[0]) for each in values.get("srcset", "").split(",") if each.strip()]
        if tag == "html":
            self.language = values.get("lang", "")


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The site, built from the checkout as `dev.py docs` does."""
    folder = tmp_path_factory.mktemp("site")
    built = _build(ROOT, folder)
    assert built.returncode == 0, built.stderr
    return folder


def _build(source: Path, folder: Path, *options: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "sphinx", "-q", "-W", "--keep-going", "-c", str(ROOT / "docs" / "site"), *options]
    command += ["-d", str(folder / ".doctrees"), str(source), str(folder)]
    return subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)


@pytest.fixture(scope="module")
def read(site: Path) -> dict[str, Reader]:
    """All pages of the site by path."""
    found = {}
    for page in site.rglob("*.html"):
        reader = Reader()
        reader.feed(page.read_text("utf-8"))
        found[page.relative_to(site).as_posix()] = reader
    return found


def test_every_page_is_published(read: dict[str, Reader]) -> None:
    """All pages under docs/ are published, and those next to the code."""
    wanted = {name for name in Repository().files if name.startswith("docs/") and name.endswith(".md")}
    wanted |= {"README.md", "CONTRIBUTING.md", "CHANGELOG.md", "maps/README.md", "web/README.md"}
    assert {name.replace(".md", ".html") for name in wanted} - set(read) == set()


def test_a_broken_link_or_anchor_or_an_unlisted_page_fails_the_build(tmp_path: Path) -> None:
    """The messages name the page."""
    pages = tmp_path / "docs"
    pages.mkdir()
    (pages / "index.md").write_text("# Home\n\n[a](gone.md) [b](other.md#gone) [c](#gone) ![d](gone.png)\n")
    (pages / "other.md").write_text("# Other\n\n[home](index.md#home)\n")
    built = _build(tmp_path, tmp_path / "site")
    assert built.returncode == 1
    found = [line for line in built.stderr.splitlines() if "gone" in line or "other.md" in line]
    for expected in (
        "'gone.md'",
        "local id not found in doc 'docs/other': 'gone'",
        "target not found: 'gone'",
        "gone.png",
    ):
        assert any(expected in line for line in found), built.stderr
    assert any("other.md: WARNING: document isn't included in any toctree" in line for line in found)


def test_links_are_valid(site: Path, read: dict[str, Reader]) -> None:
    """Pages, anchors and pictures referred to within the site exist."""
    broken = []
    for page, reader in read.items():
        for _, target in reader.targets:
            parts = urlsplit(target)
            if parts.scheme or parts.netloc:
                continue
            path = unquote(parts.path)
            # The 404 page is served from any address, so its links start at the root.
            full = (
                path[1:] if path.startswith("/") else posixpath.normpath(posixpath.join(posixpath.dirname(page), path))
            )
            wanted = page if not path else ("index.html" if full in ("", ".") else full)
            if not (site / wanted).is_file():
                broken.append(f"{page}: {target}")
            elif parts.fragment and wanted in read and unquote(parts.fragment) not in read[wanted].anchors:
                broken.append(f"{page}: {target} (no such anchor)")
    assert sum(len(reader.targets) for reader in read.values()) > 1000
    assert broken == []


def test_nothing_is_loaded_from_other_hosts(site: Path, read: dict[str, Reader]) -> None:
    """Fonts, scripts, styles and pictures are local; the site works without a network."""
    fetched = [
        f"{page}: {target}"
        for page, reader in read.items()
        for tag, target in reader.targets
        if tag in FETCHED and (urlsplit(target).scheme or urlsplit(target).netloc)
    ]
    for style in site.rglob("*.css"):
        addresses = re.findall(r"""(?:url\(|@import\s)\s*['"]?([^'")\s]+)""", style.read_text("utf-8"))
        fetched += [f"{style.name}: {each}" for each in addresses if urlsplit(each).scheme not in ("", "data")]
    assert fetched == []


def test_the_search_covers_every_page(site: Path) -> None:
    """The search index is a file of the site and covers every page."""
    index = json.loads((site / "searchindex.js").read_text("utf-8").removeprefix("Search.setIndex(").removesuffix(")"))
    wanted = {
        "docs/rules": "treasury",
        **{f"docs/rules.{tag}": text(tag)("term-treasury") for tag in TRANSLATIONS},
        "docs/rulings": "A65",
        "docs/reference/index": "new_game",
    }
    stem = SearchEnglish({}).stem
    for page, words in wanted.items():
        for word in words.lower().split():
            found = [index[kind].get(stem(word), []) for kind in ("terms", "titleterms")]
            pages = {each for hits in found for each in (hits if isinstance(hits, list) else [hits])}
            assert index["docnames"].index(page) in pages, (page, word)


def test_translated_pages_declare_their_language(read: dict[str, Reader]) -> None:
    """Screen readers need it for pronunciation."""
    assert [read[f"docs/rules.{language}.html"].language for language in TRANSLATIONS] == [*TRANSLATIONS]


def test_cited_rules_and_rulings_are_links(site: Path) -> None:
    """R18.3 and A15 become links."""
    text = (site / "docs" / "rulings.html").read_text("utf-8")
    link = '<a class="reference internal" href="{}">{}</a>'.format
    assert link("rules.html#R18.3", "R18.3") in text
    assert link("#A22", "A22") in text
    assert link("#R18.3", "R18.3") in (site / "docs" / "rules.de.html").read_text("utf-8")


def test_the_reference_documents_every_public_name(read: dict[str, Reader]) -> None:
    """Every public name has an entry, generated from its docstring; a name of two modules in the first."""
    modules = (rondel, rondel.position, rondel.fast, rondel.bots)
    names = {f"{module.__name__}.{name}" for module in modules for name in module.__all__}
    names -= {f"rondel.position.{name}" for name in set(rondel.__all__) & set(rondel.position.__all__)}
    assert names - read["docs/reference/index.html"].anchors == set()


def test_sources_are_not_published(site: Path) -> None:
    """Neither Markdown sources nor Python hooks are published."""
    assert [path.name for path in site.rglob("*") if path.suffix in (".md", ".py")] == []


def test_the_http_reference_is_complete(read: dict[str, Reader], site: Path) -> None:
    document = export_document()
    page = read["docs/reference/http.html"]
    assert {name.lower() for name in document["components"]["schemas"]} <= page.anchors
    shown = re.sub(r"<[^>]+>", "", (site / "docs" / "reference" / "http.html").read_text("utf-8"))
    for path, operations in document["paths"].items():
        for method in set(operations) & set(METHODS):
            assert f"{method.upper()} {path}" in shown
