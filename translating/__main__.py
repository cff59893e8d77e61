"""python3 dev.py language [TAG [NAME]]: says what languages lack; with a name, makes the files of a new one first."""

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
    parser.add_argument("name", nargs="?", help="what its speakers call the language; makes its files")
    parser.add_argument("--all", action="store_true", help="name everything that is missing, not only the first few")
    parser.add_argument("--root", type=Path, default=ROOT, help=argparse.SUPPRESS)
    wanted = parser.parse_args()
    if wanted.name:
        try:
            made = files.make(wanted.root, wanted.tag, wanted.name)
        except ValueError as error:
            print(error, file=sys.stderr)
            return 1
        for path in made:
            print("made", path.relative_to(wanted.root))
    known = languages(wanted.root)
    if wanted.tag and wanted.tag not in known:
        advice = f"python3 dev.py language {wanted.tag} NAME"
        print(f"There is no language {wanted.tag!r} yet. Make it: {advice}", file=sys.stderr)
        return 1
    for tag in [wanted.tag] if wanted.tag else known:
        print("\n".join(report(missing(wanted.root, tag), known[tag], most=None if wanted.all else SHOWN)))
    complete = {tag: str(facts["name"]) for tag, facts in known.items() if not facts.get("draft")}
    (wanted.root / "docs" / "glossary.md").write_text(glossary.page(wanted.root, complete), encoding="utf-8")
    return 0


def languages(root: Path) -> dict[str, dict[str, object]]:
    """What every language.toml says, English first."""
    folders = [path.parent for path in (root / "src" / "rondel" / "locales").glob("*/language.toml")]
    ordered = sorted(folders, key=lambda folder: (folder.name != "en", folder.name))
    return {folder.name: tomllib.loads((folder / "language.toml").read_text("utf-8")) for folder in ordered}


def report(lacks: Missing, facts: dict[str, object], most: int | None) -> list[str]:
    """What is missing, one line for each kind of thing."""

    def some(keys: list[str]) -> str:
        shown = keys if most is None else keys[:most]
        return ", ".join(shown) + (f" … ({len(keys) - len(shown)} more)" if len(shown) < len(keys) else "")

    lines = [f"{facts['name']} ({lacks.tag}){', a draft' if facts.get('draft') else ''}"]
    for file, keys in lacks.messages.items():
        done = lacks.totals[file] - len(keys)
        lines.append(f"  {file:<13} {done:>4} of {lacks.totals[file]:>4}{'  missing: ' + some(keys) if keys else ''}")
    if lacks.forms:
        lines.append(f"  forms.ftl: no name has the forms {some(lacks.forms)}, which sentences ask for")
    if lacks.unlisted:
        lines.append(f"  forms.ftl: no forms of {some(lacks.unlisted)}")
    page = "docs/rules.md" if lacks.tag == "en" else f"docs/rules.{lacks.tag}.md"
    done = lacks.rules_total - len(lacks.rules)
    gap = f"  missing: {some(lacks.rules)}" if lacks.rules else ""
    lines.append(f"  {page}: {done} of {lacks.rules_total} chapters and rules{gap}")
    if lacks.nothing and facts.get("draft"):
        lines.append("  Nothing is missing: take `draft` out of language.toml, then run python -m maps and the tests.")
    elif lacks.nothing:
        lines.append("  Nothing is missing.")
    else:
        lines.append("  What is missing is shown in English.")
    return lines


if __name__ == "__main__":
    sys.exit(main())
