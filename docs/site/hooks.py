"""What the site does with the pages beyond rendering them (MkDocs hooks).

The same files are read on a forge and on the site. For the site, pages and pictures from outside docs/ are added, links
between them are rewritten, and every rule and ruling cited becomes a link.
"""

from __future__ import annotations

import posixpath
import re
import sys
from pathlib import Path
from typing import Any

from mkdocs.config.defaults import MkDocsConfig
from mkdocs.structure.files import File, Files
from mkdocs.structure.pages import Page

from rondel.languages import FALLBACK, languages, rules_page

ROOT = Path(__file__).resolve().parents[2]
sys.path.insert(0, str(Path(__file__).parent))  # hooks are loaded by their path, not as a package

from http_reference import http_reference  # noqa: E402

OUTSIDE = ("CONTRIBUTING.md", "CHANGELOG.md", "LICENSE", "maps/README.md", "maps/data/README.md", "web/README.md")
LINK = re.compile(r"(!?\[[^\]]*\]\()([^)\s#]+)((?:#[^)\s]*)?\))")
RULE = re.compile(r"\b(R\d+(?:\.[A-D]?\d+|\.[A-D])?|A\d+)\b")
# The translations of the rules, by page; which languages there are, rondel.languages knows.
LANGUAGES = {
    page.name: tag for tag in languages() if (page := rules_page(ROOT / "docs", tag)).exists() and tag != FALLBACK
}
CLOSED = re.compile(r"</?(a|code|pre|h[1-6]|script|style|svg)\b")


def on_config(config: MkDocsConfig) -> MkDocsConfig:
    """The rules in every language stand in the navigation, after the English ones."""
    (rules,) = [part["Rules"] for part in config.nav or () if "Rules" in part]
    rules[1:1] = [{languages()[tag].name: page} for page, tag in LANGUAGES.items()]
    return config


def on_files(files: Files, *, config: MkDocsConfig) -> Files:
    """Pages that live beside the code they describe, and the figures of the rules, join the site."""
    for name in OUTSIDE:
        files.append(File.generated(config, site_uri(name), abs_src_path=str(ROOT / name)))
    for figure in sorted((ROOT / "web/public/figures").glob("*.svg")):
        files.append(File.generated(config, f"figures/{figure.name}", abs_src_path=str(figure)))
    files.append(File.generated(config, "site/favicon.svg", abs_src_path=str(ROOT / "web/public/favicon.svg")))
    return files


def on_page_markdown(markdown: str, *, page: Page, **_: Any) -> str:
    """Links that are right in the repository are made right on the site; the HTTP reference is added to its page."""
    here = repository_path(page.file)
    if here == "docs/reference/http.md":
        markdown += "\n" + http_reference()

    def rewritten(match: re.Match[str]) -> str:
        target = match[2]
        if "://" in target or target.startswith(("mailto:", "/")):
            return match[0]
        wanted = posixpath.normpath(posixpath.join(posixpath.dirname(here), target))
        uri = site_uri(wanted)
        return match[1] + posixpath.relpath(uri, posixpath.dirname(page.file.src_uri) or ".") + match[3]

    return LINK.sub(rewritten, markdown)


def on_page_content(html: str, *, page: Page, **_: Any) -> str:
    """Rules get anchors; wherever a rule or a ruling is cited, it is a link."""
    rules = page.file.src_uri if page.file.src_uri.startswith("rules.") else "rules.md"
    if page.file.src_uri == rules:
        html = re.sub(r"<p><strong>(R[\dA-D.]*[\dA-D]) ", lambda m: f'<p id="{m[1]}"><strong>{m[1]} ', html)
        html = re.sub(r'<h2 id="[^"]*">(R\d+) ', lambda m: m[0].replace("<h2", f'<a id="{m[1]}"></a><h2', 1), html)
    linked, depth = [], 0
    for piece in re.split(r"(<[^>]+>)", html):
        if piece.startswith("<"):
            if CLOSED.match(piece) and not piece.endswith("/>"):
                depth += -1 if piece.startswith("</") else 1
        elif depth == 0:
            piece = RULE.sub(lambda match: cited(match[1], page, rules), piece)
        linked.append(piece)
    return "".join(linked)


def on_post_page(output: str, *, page: Page, **_: Any) -> str:
    """A page in another language says so, for screen readers and hyphenation."""
    language = LANGUAGES.get(page.file.src_uri)
    return output.replace('<html lang="en"', f'<html lang="{language}"', 1) if language else output


def cited(number: str, page: Page, rules: str) -> str:
    target = "rulings.md" if number.startswith("A") else rules
    if not KNOWN.get(target, set()) & {number}:
        return number
    uri = target.replace(".md", ".html")
    path = "" if page.file.src_uri == target else posixpath.relpath(uri, posixpath.dirname(page.file.dest_uri) or ".")
    return f'<a href="{path}#{number}">{number}</a>'


def site_uri(path: str) -> str:
    """Where a file of the repository stands on the site."""
    if path.startswith("docs/"):
        return path.removeprefix("docs/")
    if path.startswith("web/public/figures/"):
        return path.removeprefix("web/public/")
    return {"LICENSE": "LICENSE.txt", "README.md": "index.md", "docs": "index.md"}.get(path, path)


def repository_path(file: File) -> str:
    """Where a page of the site stands in the repository."""
    return file.src_uri if file.src_uri in OUTSIDE else f"docs/{file.src_uri}"


def numbers(name: str) -> set[str]:
    """The rules or rulings that a page states."""
    text = (ROOT / "docs" / name).read_text("utf-8")
    return set(re.findall(r'^(?:\*\*|## |### <a id=")((?:R|A)[\dA-D.]*[\dA-D])\b', text, re.MULTILINE))


KNOWN: dict[str, Any] = {name: numbers(name) for name in ("rules.md", "rulings.md", *LANGUAGES)}
