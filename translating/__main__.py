"""python3 dev.py language [TAG [NAME]]: report missing translations; with a name, create the language first."""

from __future__ import annotations

import argparse
import sys
import tomllib
from pathlib import Path

from translating import files, glossary
from translating.missing import Missing, missing

ROOT = Path(__file__).resolve().parents[1]
SHOWN = 10


def main() -> int:
    parser = argparse.ArgumentParser(prog="dev.py language", description=__doc__)
    parser.add_argument("tag", nargs="?", help="a language tag: fr, pt-BR, zh-Hans")
    parser.add_argument("name", nargs="?", help="the language's own name; creates its files")
    parser.add_argument("--all", action="store_true", help="list everything that is missing, not only the first few")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    arguments = parser.parse_args()
    if arguments.name:
        try:
            made = files.make(arguments.root, arguments.tag, arguments.name)
        except ValueError as error:
            print(error, file=sys.stderr)
            return 1
        for path in made:
            print("created", path.relative_to(arguments.root))
    known = languages(arguments.root)
    if arguments.tag and arguments.tag not in known:
        advice = f"python3 dev.py language {arguments.tag} NAME"
        print(f"There is no language {arguments.tag!r} yet. Create it with: {advice}", file=sys.stderr)
        return 1
    for tag in [arguments.tag] if arguments.tag else known:
        print("\n".join(report(missing(arguments.root, tag), known[tag], most=None if arguments.all else SHOWN)))
    complete = {tag: str(facts["name"]) for tag, facts in known.items() if not facts.get("draft")}
    (arguments.root / "docs" / "glossary.md").write_text(glossary.page(arguments.root, complete), encoding="utf-8")
    return 0


def languages(root: Path) -> dict[str, dict[str, object]]:
    """Return the content of every language.toml, English first."""
    folders = [path.parent for path in (root / "src" / "rondel" / "locales").glob("*/language.toml")]
    ordered = sorted(folders, key=lambda folder: (folder.name != "en", folder.name))
    return {folder.name: tomllib.loads((folder / "language.toml").read_text("utf-8")) for folder in ordered}


def report(gaps: Missing, facts: dict[str, object], most: int | None) -> list[str]:
    """Return a report of missing translations, one line per kind."""

    def some(keys: list[str]) -> str:
        shown = keys if most is None else keys[:most]
        return ", ".join(shown) + (f" … ({len(keys) - len(shown)} more)" if len(shown) < len(keys) else "")

    lines = [f"{facts['name']} ({gaps.tag}){', a draft' if facts.get('draft') else ''}"]
    for file, keys in gaps.messages.items():
        done = gaps.totals[file] - len(keys)
        lines.append(f"  {file:<13} {done:>4} of {gaps.totals[file]:>4}{'  missing: ' + some(keys) if keys else ''}")
    if gaps.forms:
        lines.append(f"  forms.ftl: missing forms that messages use: {some(gaps.forms)}")
    if gaps.unlisted:
        lines.append(f"  forms.ftl: names without forms: {some(gaps.unlisted)}")
    page = "docs/rules.md" if gaps.tag == "en" else f"docs/rules.{gaps.tag}.md"
    done = gaps.rules_total - len(gaps.rules)
    gap = f"  missing: {some(gaps.rules)}" if gaps.rules else ""
    lines.append(f"  {page}: {done} of {gaps.rules_total} chapters and rules{gap}")
    if gaps.is_empty and facts.get("draft"):
        lines.append("  Nothing is missing: remove `draft` from language.toml, then run python -m maps and the tests.")
    elif gaps.is_empty:
        lines.append("  Nothing is missing.")
    else:
        lines.append("  Missing texts are shown in English.")
    return lines


if __name__ == "__main__":
    sys.exit(main())
