"""docs/rules-in-code.md: every rule of docs/rules.md is mapped to a file that exists and cites it."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
RULE = re.compile(r"\bR(\d{1,2})(?:\.([A-D]\d?|\d{1,2}))?\b")
RANGE = re.compile(r"\bR(\d{1,2})\.(\d{1,2})\s*[-–]\s*(?:R?\d{1,2}\.)?(\d{1,2})\b")


def numbers_of(text: str) -> set[str]:
    """Rule numbers as written, with ranges such as R18.1-3 spelt out; a bare chapter counts as itself."""
    found = {f"R{m[1]}.{m[2]}" if m[2] else f"R{m[1]}" for m in RULE.finditer(text)}
    for m in RANGE.finditer(text):
        found |= {f"R{m[1]}.{n}" for n in range(int(m[2]), int(m[3]) + 1)}
    return found


def rules_of_the_reference() -> list[str]:
    """R1, R1.1, R1.2 … R22.B1 … as docs/rules.md states them at the beginning of its rules."""
    text = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    stated = re.findall(r"^(?:#+\s*|[-*]\s+)?\**\s*(R\d{1,2}(?:\.(?:[A-D]\d?|\d{1,2}))?)\b", text, re.MULTILINE)
    return sorted(set(stated), key=lambda r: [int(p) if p.isdigit() else p for p in re.findall(r"\d+|[A-D]", r)][:1])


def rows() -> list[tuple[set[str], list[Path]]]:
    table = []
    for line in (ROOT / "docs" / "rules-in-code.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if len(cells) < 2 or not RULE.search(cells[0]):
            continue
        files = re.findall(r"[\w./-]+\.(?:py|toml)", line)
        table.append((numbers_of(cells[0]), [ROOT / name for name in files]))
    return table


def test_every_rule_is_mapped() -> None:
    """R1 to R24 and every numbered rule under them."""
    mapped = set().union(*(rules for rules, _ in rows()))
    chapters = {rule for rule in mapped if "." not in rule}
    rules = rules_of_the_reference()
    assert {f"R{n}" for n in range(1, 25)} <= {rule.split(".")[0] for rule in rules}
    missing = [rule for rule in rules if rule not in mapped and rule.split(".")[0] not in chapters]
    missing = [rule for rule in missing if "." in rule or not any(m.startswith(rule + ".") for m in mapped)]
    assert not missing


def test_every_mapped_file_exists_and_cites_its_rule() -> None:
    """The file names the rule itself, or at least another rule of the same chapter."""
    assert rows()
    wrong = []
    for rules, files in rows():
        assert files, rules
        for path in files:
            if not path.is_file():
                wrong.append(f"{sorted(rules)} -> {path.relative_to(ROOT)} does not exist")
                continue
            chapters = {rule.split(".")[0] for rule in numbers_of(path.read_text(encoding="utf-8"))}
            wrong += [
                f"{path.relative_to(ROOT)} does not cite {rule}" for rule in rules if rule.split(".")[0] not in chapters
            ]
    assert not wrong, "\n".join(wrong)


def test_every_name_on_the_map_is_defined_where_it_says() -> None:
    """The last column: a function, class, attribute or table of that very file."""
    wrong = []
    for line in (ROOT / "docs" / "rules-in-code.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if len(cells) < 4 or not RULE.search(cells[0]):
            continue
        text = (ROOT / cells[2].strip("`")).read_text(encoding="utf-8")
        for name in re.findall(r"`([^`]+)`", cells[3]):
            last = name.rstrip("()").split(".")[-1]
            defined = (
                rf"^\s*(?:(?:async )?def|class) {last}\b|^\s*(?:self\.|s\.)?{last}\b(?:\s*:[^=\n]+)?\s*=|^\s*{last}\s*:"
            )
            if not re.search(defined, text, re.MULTILINE):
                wrong.append(f"{cells[0]}: {name} is not defined in {cells[2]}")
    assert not wrong, "\n".join(wrong)


def test_every_file_of_the_engine_is_on_the_map() -> None:
    """Nothing that cites a rule hides from the map."""
    named = {path for _, files in rows() for path in files}
    phases = set((ROOT / "src" / "rondel" / "engine" / "phases").glob("*.py"))
    unnamed = [p.name for p in phases - named if numbers_of(p.read_text(encoding="utf-8"))]
    assert not unnamed
