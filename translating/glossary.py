"""Generator of docs/glossary.md, with a column for each complete language."""

from __future__ import annotations

from pathlib import Path

from fluent.syntax import FluentParser, ast, serializer

HEAD = """\
# Glossary

The words of the two games in every language of the program, as the rulebooks use them, with the rule where each is
explained. The browser game shows the explanations when a word is pointed at or tapped; they live in
`src/rondel/locales/*/glossary.ftl`, together with every inflected form that is marked in running text.
This page is written by `python3 dev.py language`.
"""


def page(root: Path, names: dict[str, str]) -> str:
    """Return the page for these languages (tag -> name), English first."""
    words = {tag: _words(root / "src" / "rondel" / "locales" / tag / "glossary.ftl") for tag in names}
    rows = [[*names.values(), "Rule", "In one sentence"], ["---"] * (len(names) + 2)]
    for term, (_, sentence, rule) in words["en"].items():
        rows.append([*(words[tag][term][0] for tag in names), rule, sentence])
    table = "\n".join("|" + "|".join(row) + "|" if row[0] == "---" else f"| {' | '.join(row)} |" for row in rows)
    return f"{HEAD}\n{table}\n"


def _words(file: Path) -> dict[str, tuple[str, str, str]]:
    """Return the headword, sentence and rule of each term."""
    found = {}
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message) and entry.value:
            attributes = {each.id.name: _plain(each.value) for each in entry.attributes}
            found[entry.id.name] = (attributes["word"], _plain(entry.value), attributes["rule"])
    return found


def _plain(pattern: ast.Pattern) -> str:
    return str(serializer.serialize_pattern(pattern)).strip()
