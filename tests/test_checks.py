"""Every check of `python -m checks` works: it finds a planted defect, in the right line."""

from __future__ import annotations

import re
from functools import cache
from typing import NamedTuple

import pytest
from checks import __main__ as program
from checks.reading import Finding, Repository, line_of
from checks.repository import HOSTS

LOCALES = "src/rondel/locales"
PLURAL = "planted = { $n ->\n    [one] jeden\n   *[other] wiele\n}"


class Planted(NamedTuple):
    """A defect: in `path`, matches of `old` are replaced by `new`, or `new` is appended.

    The finding is expected where `new` begins, or where the match of `where` in the changed text ends.
    """

    path: str
    new: str
    old: str = ""
    where: str = ""
    found_in: str = ""


def _row(number: str) -> str:
    """Return a pattern for the first row of a rule's table."""
    return rf"(^\*\*{re.escape(number)} [\s\S]*?\n\|[-|]+\|\n\| )"


DEFECTS: dict[str, list[Planted]] = {
    "catalogs.readable": [
        Planted(f"{LOCALES}/de/web.ftl", "this is no message"),
        Planted(f"{LOCALES}/de/web.ftl", "space-taxation = Steuer"),
    ],
    "catalogs.same_keys": [
        Planted(f"{LOCALES}/de/web.ftl", "planted = Neu"),
        Planted(f"{LOCALES}/de/cli.ftl", "", r"\A[\s\S]*", where=r"\A"),
    ],
    "catalogs.same_variables": [
        Planted(f"{LOCALES}/de/names.ftl", "space-taxation = { $planted }", r"^space-taxation = .*$")
    ],
    "catalogs.plural_forms": [Planted(f"{LOCALES}/pl/web.ftl", PLURAL)],
    "catalogs.formatted": [Planted(f"{LOCALES}/de/web.ftl", "planted = { no-such-message }")],
    "catalogs.left_in_english": [
        Planted(f"{LOCALES}/de/names.ftl", "space-taxation = Taxation", r"^space-taxation = .*$")
    ],
    "catalogs.words_to_avoid": [
        Planted(f"{LOCALES}/en/web.ftl", "planted = The harbour"),
        Planted("docs/rules.md", "The harbour."),
        Planted(f"{LOCALES}/en/checks.toml", "[planted]", r"^\[instead\]$", where=r"\A"),
    ],
    "names.forms_of_board_names": [Planted(f"{LOCALES}/en/forms.ftl", "-planted = Nowhere\n    .in = in Nowhere")],
    "names.region_forms": [
        Planted(
            f"{LOCALES}/de/forms.ftl",
            "-planted = Ostsee",
            r"^-baltic_sea = .*(\n .*)*|^-place = .*(\n .*)*",
            where="^imperial-region-baltic_sea",
            found_in=f"{LOCALES}/de/names.ftl",
        )
    ],
    "names.alike_names": [Planted(f"{LOCALES}/de/names.ftl", "imperial-region-planted = Italien")],
    "names.nation_forms": [Planted(f"{LOCALES}/de/names.ftl", "imperial-nation-planted = Nirgendwo")],
    "names.requested_forms": [Planted(f"{LOCALES}/en/web.ftl", 'planted = { NAME($place, form: "planted") }')],
    "names.letters": [
        Planted(f"{LOCALES}/de/names.ftl", "letters-italy = ITA", r"^letters-italy = .*$"),
        Planted(f"{LOCALES}/en/names.ftl", "letters-italy = XY", r"^letters-italy = .*$"),
    ],
    "names.sentences": [Planted(f"{LOCALES}/en/checks.toml", 'says = "Planted."', r'^says = "The United States.*$')],
    "glossary.terms": [
        Planted(f"{LOCALES}/en/glossary.ftl", "glossary-planted =", r"^glossary-bond ="),
        Planted(f"{LOCALES}/de/glossary.ftl", "glossary-bond = Zu kurz.", r"^glossary-bond = .*$"),
    ],
    "glossary.same_amounts": [Planted(f"{LOCALES}/de/glossary.ftl", ".rule = R99.9", r"\.rule = R1\.2\b")],
    "glossary.page_for_readers": [Planted("docs/glossary.md", "planted")],
    "glossary.forms_belong_to_one_term": [
        Planted(f"{LOCALES}/en/glossary.ftl", "glossary-planted = P.\n    .forms = bond", where=r"= P\.\n    \.forms")
    ],
    "glossary.forms_in_running_text": [Planted("docs/rules.md", "A treasuryish planted word.")],
    "glossary.marked_words": [
        Planted(f"{LOCALES}/en/checks.toml", "terms = ['flag'", r"^terms = \['treasury'", where="lesson-growth-done")
    ],
    "used_keys.browser": [
        Planted(f"{LOCALES}/en/web.ftl", "planted = Planted.", found_in="web/src/wire/messages.d.ts", where=r"\A")
    ],
    "used_keys.python": [
        Planted("src/rondel/planted.py", 'say("no-such-key")'),
        Planted("src/rondel/cli/templates/planted.html", '<p>{{ say("no-such-key") }}</p>'),
    ],
    "used_keys.server_refusals": [
        Planted("src/rondel/server/planted.py", 'raise Refusal(400, "planted", "No.")'),
        Planted(f"{LOCALES}/en/web.ftl", "error-planted = No."),
    ],
    "used_keys.engine_refusals": [Planted("src/rondel/engine/planted.py", 'Refusal("planted")')],
    "used_keys.game": [
        Planted(f"{LOCALES}/en/game.ftl", "planted = ", r"^ask-rondel = ", where=r"^ask-"),
        Planted(f"{LOCALES}/en/game.ftl", "planted = ", r"^event-gift = ", where=r"^event-"),
    ],
    "used_keys.boards": [Planted(f"{LOCALES}/de/names.ftl", "planted", r"^space-factory\b", where=r"\A")],
    "rule_texts.numbers": [Planted("docs/rules.de.md", "**R8.70 ", r"^\*\*R8\.7 ")],
    "rule_texts.titles_and_texts": [Planted("docs/rules.md", "**R24.1 Planted.** Short")],
    "rule_texts.same_amounts": [Planted("docs/rules.de.md", r"\1 77", r"^(\*\*R8\.7 .*)$")],
    "rule_texts.same_options": [Planted("docs/rules.de.md", r"\1 `planted`", r"^(\*\*R8\.7 .*)$")],
    "rule_texts.same_shape": [Planted("docs/rules.de.md", r"\1\n- planted", r"^(\*\*R8\.7 .*)$", where=r"^\*\*R8\.7")],
    "rule_texts.open_rules": [
        Planted("docs/rules.de.md", r"\1°.**", r"^(\*\*R8\.7 [^*]*)\.\*\*"),
        Planted("docs/rulings.md", "R99.9", r"\bR5\.7\b", where=r"^\*\*R5\.7", found_in="docs/rules.md"),
    ],
    "rule_texts.left_in_english": [
        Planted("docs/rules.de.md", r"\1 The treasury never pays for it, and there is no credit.", r"^(\*\*R8\.7 .*)$")
    ],
    "rule_texts.references": [Planted("docs/rules.it.md", "See R99.9.")],
    "rule_texts.introductions": [Planted("docs/rules.de.md", "Somebody", "Mac Gerdts", where=r"\A")],
    "rule_tables.first_factories": [Planted("docs/rules.de.md", r"\1Planted ", _row("R2.6"), where="Planted")],
    "rule_tables.flag_cards": [Planted("docs/rules.it.md", r"\1Planted ", _row("R4.6"), where="Planted")],
    "rule_tables.bonds_and_money": [
        Planted("docs/rules.pl.md", r"\1x | Planted ", r"(^\*\*R1\.2 [\s\S]*?\n\| )[^|]*\| ", where="Planted"),
        Planted("docs/rules.md", "| Imperial | 99 |", r"^\| Imperial \| 15 \|"),
        Planted("src/rondel/editions/imperial/setup.toml", "= 99", r"= 35\b", where=r"\A"),
    ],
    "rule_tables.tax_chart": [
        Planted("docs/rules.md", r"\1x | Planted ", r"(^\*\*R20\.5 [\s\S]*?\n\| )[^|]*\| ", where="Planted")
    ],
    "rule_tables.nations_in_order": [
        Planted("docs/rules.md", r"\g<1>9 ", r"(^\*\*R2\.1 [\s\S]*?\b)2 ", where=r"^\*\*R2\.1")
    ],
    "rules_map.every_rule_is_mapped": [Planted("docs/rules.md", "**R25.1 Planted.** A rule that nobody plays.")],
    "rules_map.every_file_cites_its_rule": [
        Planted("docs/rules-in-code.md", "| R1.1 | six | `src/rondel/nowhere.py` | `planted` |"),
        Planted("docs/rules-in-code.md", "| R24 | six | `src/rondel/engine/facts.py` | `Nation` |"),
    ],
    "rules_map.every_name_is_defined": [
        Planted("docs/rules-in-code.md", "| R1.1 | six | `src/rondel/engine/facts.py` | `planted` |")
    ],
    "rules_map.every_phase_is_mapped": [Planted("src/rondel/engine/phases/planted.py", '"""R1.1"""')],
    "rulings.every_ruling_stands_once": [
        Planted("docs/rulings.md", '### <a id="A1"></a>A1 Again'),
        Planted("docs/rulings.md", '### <a id="A1"></a>A2 ', r'^### <a id="A2"></a>A2 '),
    ],
    "rulings.every_ruling_cited_exists": [Planted("maps/planted.py", f"# A{999}")],
    "rulings.every_rule_cited_exists": [Planted("docs/rulings.md", "R99.9")],
    "rulings.every_option_is_named": [
        Planted("docs/rulings.md", "**Option:** `gifts` = `planted` (default)", r"^\*\*Option:\*\* `gifts` = .*$"),
        Planted("docs/rulings.md", "**Option:** `planted` =", r"^\*\*Option:\*\* `gifts` ="),
    ],
    "rulings.rulebook_options": [
        Planted("docs/rulings.md", "`planted` = `1`\n\n## Set-up and money", r"^## Set-up and money"),
        Planted(
            "docs/rulings.md",
            r"\1| Planted |\n",
            r"(^## Where a default differs[\s\S]*?\n\|[-|]+\|\n)",
            where="Planted",
        ),
    ],
    "pages.links": [
        Planted("docs/planted.md", "```\n[x](y.md)\n```\n[here](nowhere.md)", where="here"),
        Planted("docs/planted.md", "[here](contract.md#nowhere)"),
        Planted("docs/decisions/planted.md", "[here](contract.md)"),
    ],
    "pages.cited_pages": [Planted("src/rondel/planted.py", "# docs/planted.md", where="# ")],
    "pages.paths": [
        Planted("docs/planted.md", "`src/rondel/nowhere.py`"),
        Planted("docs/planted.md", "`src/<folder>/nowhere-*.py`"),
    ],
    "pages.dev_commands": [
        Planted("docs/planted.md", "python3 dev.py dance"),
        Planted("docs/planted.md", "python3 dev.py test --planted"),
    ],
    "pages.decisions": [
        Planted("docs/decisions/99-planted.md", "# 99. Planted"),
        Planted("docs/decisions/README.md", "| 1 | [Planted](", r"^\| 1 \| \[.*?\]\("),
    ],
    "pages.spelling": [Planted("docs/planted.md", "`colour`\nColoured", where="Colou")],
    "pages.hosts": [Planted("docs/planted.md", "```sh\ncurl https://example.com\n```", where="curl")],
    "documented.public_names": [
        Planted("docs/fast.md", "Planted", r"\bActionTable\b", where=r"\A"),
        Planted("docs/contract.md", "planted", r"\bnew_game\b", where=r"^## 1\. "),
        Planted("docs/analysis.md", "Planted", r"\bExplanation\b", where=r"\A"),
    ],
    "documented.action_language": [
        Planted("docs/contract.md", r"\1 |", r"^(\| `draft` .*) · `pass` \|$"),
        Planted("docs/contract.md", "", r"^\| `draft` .*\n", where=r"^## 2\. "),
    ],
    "documented.options": [Planted("docs/contract.md", "| `gifts` | `'planted'` |", r"^\| `gifts` \| .*? \|")],
    "documented.sections": [Planted("src/rondel/planted.py", f"# contract, section {99}")],
    "documented.commands": [
        Planted("docs/command-line.md", "`--planted`"),
        Planted("docs/command-line.md", "`rondel planted", "`rondel replay", where=r"\A"),
        Planted("docs/contract.md", "| `rondel planted", r"^\| `rondel replay"),
    ],
    "documented.named_commands": [
        Planted("docs/planted.md", "`rondel dance`"),
        Planted("docs/planted.md", "`rondel admin dance`"),
    ],
    "documented.example_commands": [
        Planted("docs/command-line.md", "```sh\nrondel play --planted\n```", where="^rondel play --planted"),
        Planted("docs/command-line.md", "```sh\nrondel dance\n```", where="^rondel dance"),
    ],
    "documented.settings": [Planted("docs/hosting.md", "| `RONDEL_PLANTED` | x |")],
    "documented.http_paths": [Planted("docs/api.md", "`GET /api/planted`")],
    "documented.bot_levels": [Planted("docs/bots.md", "| `planted` |", r"\| `greedy` \|", where=r"\A")],
    "documented.short_examples": [
        Planted("README.md", "```python\n" + "planted = 1\n" * 9, r"^```python\n", where="^planted")
    ],
    "figures.quoted_constants": [Planted("docs/club.md", "at most 7 friends", r"at most \d+ friends", where=r"\A")],
    "figures.quoted_counts": [
        Planted("src/rondel/lessons/imperial/10_planted.toml", "", found_in="docs/lesson.md", where=r"\A")
    ],
    "figures.interface_labels": [Planted("docs/club.md", "*Planted Label*", r"\*Plan ahead\*")],
    "figures.download_budgets": [
        Planted("web/README.md", "- **Size**: 7 KB ", r"^- \*\*Size\*\*: ", where=r"^- \*\*Size\*\*")
    ],
    "figures.catalog_files": [Planted(f"{LOCALES}/en/planted.ftl", "", found_in="docs/translating.md", where=r"\A")],
    "figures.setting_defaults": [
        Planted("docs/hosting.md", "| `RONDEL_PORT` | `8001` |", r"^\| `RONDEL_PORT` \| `\d+` \|")
    ],
    "figures.limit_defaults": [
        Planted("docs/hosting.md", "| `login` | `21/minute` |", r"^\| `login` \| `[^`]+` \|"),
        Planted("docs/hosting.md", "| `planted` | `21/minute` |", r"^\| `report` \| `[^`]+` \|"),
    ],
    "figures.extras": [
        Planted("docs/releasing.md", "| `rondel[mcp]` | x | mcp |", r"^\| `rondel\[mcp\]` .*$"),
        Planted("docs/releasing.md", "| `rondel[planted]` |", r"^\| `rondel\[gym\]` \|"),
    ],
    "figures.puzzle_table": [Planted("docs/puzzles.md", "| `win` | 99 |", r"^\| `win` \| \d+ \|", where=r"\A")],
    "measurements.pages": [
        Planted("docs/measurements/planted.md", "# Planted"),
        Planted("docs/measurements/2026-11-16-engine.md", "", r"^- \*\*Machine:.*$", where=r"\A"),
        Planted(
            "docs/measurements/2026-11-16-engine.md",
            "# Planted",
            r"^# .*$",
            where=r"\A",
            found_in="docs/measurements/README.md",
        ),
        Planted(
            "docs/measurements/README.md",
            "| 1 May 2026 | [Planted](2026-05-01-planted.md) |\n\n<!-- end -->",
            r"^<!-- end -->",
            where=r"\A",
        ),
    ],
    "measurements.quoted_figures": [
        Planted("docs/performance.md", "| `copy()`, µs | 99.9 |", r"^\| `copy\(\)`, µs \|.*$"),
        Planted(
            "docs/measurements/2027-01-01-engine.md",
            "# Newer",
            found_in="docs/performance.md",
            where="<!-- figures from",
        ),
    ],
    "measurements.speed_of_the_core": [
        Planted("docs/planted.md", "The compiled core is 20 to 30 times as fast.", where="is "),
        Planted("docs/planted.md", "The compiled core is a hundred times as fast.", where="is "),
    ],
    "repository.entry_points": [
        Planted("src/rondel/server/app.py", "from rondel.server.play.cache import GameCache"),
        Planted("src/rondel/cli/admin.py", "from rondel.server.play import GameCaches"),
    ],
    "repository.package_table": [
        Planted("docs/architecture.md", "| `planted`, `serving` ", r"^\| `serving` "),
        Planted("docs/architecture.md", "| `people`, `serving` ", r"^\| `serving` ", where="^### The packages"),
    ],
    "repository.dev_script_imports": [Planted("dev.py", "import numpy"), Planted("web/page.py", "import numpy")],
    "repository.locks": [
        Planted("requirements/uv.txt", "planted==1.0"),
        Planted("requirements/uv.txt", "# https://example.com"),
    ],
    "repository.registries": [Planted("web/planted.json", f"{{}}\n{HOSTS[0]}", where=r"\{\}\n")],
    "repository.readme": [
        Planted("README.md", "```sh\npython3 dev.py dance\n```", where="dance"),
        Planted("CONTRIBUTING.md", "| `web/nowhere/`,", r"^\| `web/`,"),
        Planted("README.md", "Somebody", "PD-Verlag", where="^## Unofficial"),
    ],
    "repository.citation": [
        Planted("CITATION.cff", "version: 99", r"^version: .*$"),
        Planted("CITATION.cff", "authors: []", r"^authors:\n.*$"),
    ],
    "repository.wire_aliases": [Planted("web/src/wire/index.ts", "interface Planted {}")],
    "colors.words_on_surfaces": [
        Planted("web/src/styles/tokens.css", "--ink-2: #ffffff;", r"--ink-2: [^;]*;", where="--ink-2")
    ],
    "colors.letters_on_badges": [
        Planted("web/src/styles/palette.css", "--on-badge: #808080;", r"--on-badge: [^;]*;", where="--on-badge")
    ],
    "colors.nations_apart": [
        Planted(
            "web/src/styles/palette.css",
            "--badge: #808080;",
            r"--badge: [^;]*;",
            where=r'^\[data-hue="blue"\] \{[^}]*?--badge:',
        )
    ],
}


def _changed(planted: Planted) -> tuple[Repository, int]:
    """Return the repository with a defect, and the line where it is expected."""
    text = Repository().text(planted.path)
    if planted.old:
        match = re.search(planted.old, text, re.MULTILINE)
        assert match, f"{planted.path} has nothing like {planted.old}"
        at, changed = match.start(), re.sub(planted.old, planted.new, text, flags=re.MULTILINE)
    else:
        at, changed = len(text), f"{text}{planted.new}\n"
    repo = Repository({planted.path: changed})
    if planted.where:
        changed = repo.text(planted.found_in or planted.path)
        found = re.search(planted.where, changed, re.MULTILINE)
        assert found, f"{planted.path} has nothing like {planted.where}"
        at = found.end()
    return repo, line_of(changed, at)


@cache
def _before(name: str) -> set[Finding]:
    return set(program.CHECKS[name](Repository()))


@pytest.mark.release
@pytest.mark.parametrize("subject", dict.fromkeys(name.partition(".")[0] for name in program.CHECKS))
def test_planted_defects_are_found_in_their_line(subject: str, subtests: pytest.Subtests) -> None:
    """Each check of the subject reports the defects planted for it, which it did not report before."""
    for name, check in program.CHECKS.items():
        for planted in DEFECTS.get(name, []) if name.startswith(f"{subject}.") else []:
            with subtests.test(check=name, path=planted.path, new=planted.new):
                repo, line = _changed(planted)
                found = set(check(repo)) - _before(name)
                assert (planted.found_in or planted.path, line) in {(each.path, each.line) for each in found}, found


def test_every_check_has_a_planted_defect() -> None:
    """A check that never finds anything proves nothing."""
    assert list(program.CHECKS) == list(DEFECTS)


def test_the_program_prints_and_counts_sorted_findings(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`path:line: message` for each, then a summary; exit code 1 for findings, 2 for an unknown name, otherwise 0."""
    findings = [Finding("b.md", 2, "Wrong."), Finding("a.md", 10, "Bad."), Finding("a.md", 9, "Bad.")]
    made: dict[str, object] = {
        "pages.red": lambda _: findings,
        "pages.green": lambda _: [],
        "names.green": lambda _: [],
    }
    monkeypatch.setattr(program, "CHECKS", made)
    assert program.main([]) == 1
    *lines, summary = capsys.readouterr().out.splitlines()
    assert lines == ["a.md:9: Bad.", "a.md:10: Bad.", "b.md:2: Wrong."]
    assert re.fullmatch(r"3 checks, 3 findings, [\d.]+ s", summary)
    assert program.main(["names", "pages.green"]) == 0
    assert re.fullmatch(r"2 checks, nothing found, [\d.]+ s\n", capsys.readouterr().out)
    assert program.main(["dance"]) == 2
    assert "There is no check dance" in capsys.readouterr().err
