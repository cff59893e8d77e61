"""Sphinx configuration of the documentation site, which `python3 dev.py docs` builds.

The pages are plain Markdown that also reads well on a Git host. What only the site has is added here: the navigation,
the Python and the HTTP reference, and a link for every rule or ruling that is cited.
"""

from __future__ import annotations

import importlib
import os
import re
import sys
from pathlib import Path
from typing import Any

from docutils import nodes
from sphinx.application import Sphinx
from sphinx.transforms import SphinxTransform

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
sys.path.insert(0, str(HERE))

# The pages say the same with and without the compiled core.
os.environ.setdefault("RONDEL_PURE", "1")

from http_reference import http_reference  # noqa: E402

from rondel.languages import FALLBACK, languages, rules_page  # noqa: E402

project = "Rondel"
author = "The Rondel contributors"
language = "en"
extensions = ["myst_parser", "sphinx.ext.autodoc"]
root_doc = "docs/index"
include_patterns = ["docs/**.md", "*.md", "maps/**.md", "web/*.md"]
exclude_patterns = [".*", "**/node_modules", "artefacts", "src", "tests", "web/src"]
suppress_warnings = ["misc.highlighting_failure"]

myst_heading_anchors = 4
default_role = "literal"
autodoc_default_options = {"members": True, "member-order": "bysource", "show-inheritance": True}
autodoc_typehints_format = "short"
add_module_names = False
python_use_unqualified_type_names = True
python_maximum_signature_line_length = 88

html_theme = "furo"
html_title = "Rondel"
html_favicon = "../../web/public/favicon.svg"
html_static_path = ["site.css"]
html_extra_path = ["index.html"]
html_css_files = ["site.css"]
html_copy_source = False
html_show_sourcelink = False
html_show_copyright = False
html_show_sphinx = False
html_theme_options = {
    "light_css_variables": {"color-brand-primary": "#24405e", "color-brand-content": "#1f5a94"},
    "dark_css_variables": {"color-brand-primary": "#e0b45c", "color-brand-content": "#8fbdea"},
}

# The translations of the rules by page.
TRANSLATIONS = {
    f"docs/{page.stem}": tag
    for tag in languages()
    if tag != FALLBACK and (page := rules_page(ROOT / "docs", tag)).exists()
}
RULES, RULINGS = "docs/rules", "docs/rulings"
NAVIGATION = {
    "Rules": [
        f"English <{RULES}>",
        *(f"{languages()[tag].name} <{page}>" for page, tag in TRANSLATIONS.items()),
        "Glossary <docs/glossary>",
        f"Rulings <{RULINGS}>",
    ],
    "Play and host": [
        "The command line <docs/command-line>",
        "Club guide <docs/club>",
        "Puzzles <docs/puzzles>",
        "Hosting <docs/hosting>",
        "Without a server <docs/site>",
        "Accessibility <docs/accessibility>",
        "The boards <docs/boards/README>",
    ],
    "Program": [
        "The contract <docs/contract>",
        "Playing over HTTP <docs/api>",
        "Bots <docs/bots>",
        "Analysis <docs/analysis>",
        "The fast core <docs/fast>",
        "Research <docs/research>",
        "Runs and datasets <docs/runs>",
        "Python reference <docs/reference/index>",
        "HTTP reference <docs/reference/http>",
    ],
    "Contribute": [
        "Overview of the repository <README>",
        "Your first hour <docs/first-hour>",
        "How we work <CONTRIBUTING>",
        "Architecture <docs/architecture>",
        "Where each rule lives <docs/rules-in-code>",
        "Writing lessons <docs/lesson>",
        "Translating <docs/translating>",
        "The browser client <web/README>",
        "Drawing the boards <maps/README>",
        "Geography <maps/data/README>",
        "Performance <docs/performance>",
        "Measurements <docs/measurements/README>",
        "Releasing <docs/releasing>",
        "Changes <CHANGELOG>",
        "Security <SECURITY>",
        "Code of conduct <CODE_OF_CONDUCT>",
        "Decisions <docs/decisions/README>",
    ],
}
MODULES = (
    "rondel",
    "rondel.position",
    "rondel.fast",
    "rondel.research",
    "rondel.bots",
    "rondel.analysis.ending",
)
# The anchors of rules and rulings, which other pages link to wherever they cite one.
CITED = re.compile(r"\b(R\d+(?:\.[A-D]?\d+|\.[A-D])?|A\d+)\b")
STATED = re.compile(r"(R\d+(?:\.[A-D]?\d+|\.[A-D])?)\b")
ANCHOR = re.compile(r'<a id="([^"]+)">')


def add_generated_parts(app: Sphinx, page: str, source: list[str]) -> None:
    """Append to a page what it has on the site only."""
    if page == root_doc:
        for caption, pages in NAVIGATION.items():
            source[0] += toctree(*pages, options=f":caption: {caption}\n")
    elif page in ("docs/decisions/README", "docs/measurements/README"):
        order = ":reversed:\n" if "measurements" in page else ""
        source[0] += toctree(page.replace("README", "[0-9]*"), options=f":glob:\n{order}")
    elif page == "docs/reference/http":
        source[0] += "\n" + http_reference()
    elif page == "docs/reference/index":
        source[0] += python_reference()


def toctree(*pages: str, options: str) -> str:
    entries = "\n".join(re.sub(r"(^|<)(?=[\w.-]+(/|>|$))", r"\1/", page) for page in pages)
    return f"\n\n```{{toctree}}\n:hidden:\n:titlesonly:\n{options}\n{entries}\n```\n"


def python_reference() -> str:
    """Return the entries of all public names; one that two modules export is described in the first."""
    text, described = "", set[int]()
    for name in MODULES:
        module = importlib.import_module(name)
        things = {each: getattr(module, each) for each in module.__all__}
        constants = [each for each, thing in things.items() if not callable(thing)]
        repeated = [each for each, thing in things.items() if id(thing) in described and each not in constants]
        described.update(map(id, things.values()))
        text += f"\n## `{name}`\n\n```{{eval-rst}}\n.. automodule:: {name}\n"
        text += f"   :exclude-members: {', '.join(constants + repeated)}\n\n"
        text += "".join(f".. autodata:: {name}.{each}\n" for each in constants) + "```\n"
    return text


class Anchors(SphinxTransform):
    """Give every heading the anchor it has on a Git host, and every rule and ruling one of its own."""

    default_priority = 870  # before MyST resolves links within a page

    def apply(self, **_: Any) -> None:
        slugs = self.document.myst_slugs
        anchored = {slug: self.document.ids[section] for slug, (_, section, _) in slugs.items()}
        if self.env.docname == RULES or self.env.docname in TRANSLATIONS:
            for start in self.document.findall(lambda each: isinstance(each, (nodes.title, nodes.strong))):
                if rule := STATED.match(start.astext()):
                    anchored.setdefault(rule[1], start.parent)
        for raw in self.document.findall(nodes.raw):
            if anchor := ANCHOR.match(raw.astext()):
                anchored[anchor[1]] = raw.parent.parent
        for name, node in anchored.items():
            if name not in node["ids"]:
                node["ids"].append(name)
            slugs[name] = (node.line or 0, name, name)


def link_citations(app: Sphinx, doctree: nodes.document, page: str) -> None:
    """Turn every rule and ruling that is cited into a link; a translation of the rules links to itself."""
    rules = page if page in TRANSLATIONS else RULES
    for text in list(doctree.findall(nodes.Text)):
        if is_within(text, nodes.reference, nodes.title, nodes.literal, nodes.FixedTextElement, nodes.raw):
            continue
        pieces = CITED.split(str(text))
        linked: list[nodes.Node] = []
        for at, piece in enumerate(pieces):
            target = RULINGS if piece.startswith("A") else rules
            if at % 2 and piece in app.env.metadata[target].get("myst_slugs", {}):
                path = "" if target == page else app.builder.get_relative_uri(page, target)
                linked.append(nodes.reference("", piece, internal=True, refuri=f"{path}#{piece}"))
            elif piece:
                linked.append(nodes.Text(piece))
        if len(linked) > 1:
            text.parent.replace(text, linked)


def is_within(node: nodes.Node, *kinds: type[nodes.Element]) -> bool:
    while node.parent is not None:
        node = node.parent
        if isinstance(node, kinds):
            return True
    return False


def set_language(_: Sphinx, page: str, template: str, context: dict[str, Any], doctree: nodes.document | None) -> None:
    """Declare the language of a translated page, for screen readers and hyphenation."""
    context["language"] = TRANSLATIONS.get(page, language)


def convert_docstring(_: Sphinx, what: str, name: str, thing: Any, options: Any, lines: list[str]) -> None:
    """Mark indented code with `::`, as reStructuredText does; drop what Python writes about fields of a named tuple."""
    text = re.sub(r"^Alias for field number \d+$", "", "\n".join(lines).strip())
    lines[:] = re.sub(r"(?m)^((?! ).*\n\n)(?= {4}\S)", r"\1::\n\n", text).split("\n")


def setup(app: Sphinx) -> None:
    app.connect("source-read", add_generated_parts)
    app.add_transform(Anchors)
    app.connect("doctree-resolved", link_citations)
    app.connect("html-page-context", set_language)
    app.connect("autodoc-process-docstring", convert_docstring)
