"""The documentation site builds without warnings, its links work, and it loads nothing from other hosts."""

from __future__ import annotations

import json
import os
import posixpath
import re
import subprocess
import sys
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

import pytest
from checks.reading import ROOT, Repository
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
    command = [sys.executable, "-m", "mkdocs", "build", "--strict", "--site-dir", str(folder)]
    environment = {**os.environ, "NO_MKDOCS_2_WARNING": "1"}
    built = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stderr
    return folder


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
    wanted = {
        name.removeprefix("docs/") for name in Repository().files if name.startswith("docs/") and name.endswith(".md")
    }
    wanted |= {"CONTRIBUTING.md", "CHANGELOG.md", "maps/README.md", "web/README.md"}
    # MkDocs turns a README into the index of its folder.
    pages = {re.sub(r"README\.md$", "index.html", name).replace(".md", ".html") for name in wanted}
    assert pages - set(read) == set()


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
    index = json.loads((site / "search" / "search_index.json").read_text("utf-8"))
    texts = {entry["location"].partition("#")[0]: "" for entry in index["docs"]}
    for entry in index["docs"]:
        texts[entry["location"].partition("#")[0]] += " " + entry["title"] + " " + entry["text"]
    wanted = {
        "rules.html": "treasury",
        **{f"rules.{tag}.html": text(tag)("term-treasury") for tag in TRANSLATIONS},
        "rulings.html": "A65",
        "reference/index.html": "new_game",
    }
    for page, word in wanted.items():
        assert word in texts[page], page


def test_translated_pages_declare_their_language(read: dict[str, Reader]) -> None:
    """Screen readers need it for pronunciation."""
    assert [read[f"rules.{language}.html"].language for language in TRANSLATIONS] == [*TRANSLATIONS]


def test_cited_rules_and_rulings_are_links(site: Path) -> None:
    """R18.3 and A15 become links."""
    text = (site / "rulings.html").read_text("utf-8")
    assert '<a href="rules.html#R18.3">R18.3</a>' in text
    assert '<a href="#A22">A22</a>' in text
    assert '<a href="#R18.3">R18.3</a>' in (site / "rules.de.html").read_text("utf-8")


def test_the_reference_documents_every_public_name(read: dict[str, Reader]) -> None:
    """Every export of a public module has an entry, generated from its docstring."""
    modules = (rondel, rondel.position, rondel.fast, rondel.bots)
    names = {f"{module.__name__}.{name}" for module in modules for name in module.__all__}
    assert names - read["reference/index.html"].anchors == set()


def test_sources_are_not_published(site: Path) -> None:
    """Neither Markdown sources nor Python hooks are published."""
    assert [path.name for path in site.rglob("*") if path.suffix in (".md", ".py")] == []


def test_the_http_reference_is_complete(read: dict[str, Reader], site: Path) -> None:
    document = export_document()
    page = read["reference/http.html"]
    assert {name.lower() for name in document["components"]["schemas"]} <= page.anchors
    html = (site / "reference" / "http.html").read_text()
    for path, operations in document["paths"].items():
        for method in set(operations) & set(METHODS):
            assert f"<code>{method.upper()} {path}</code>" in html
