"""Figures quoted in the manual match the code: limits, defaults, counts, times, extras."""

from __future__ import annotations

import dataclasses
import re
import tomllib
from collections import Counter
from collections.abc import Iterator
from functools import cache

from checks.messages import every
from checks.reading import Finding, Repository, too_few
from checks.used_keys import phases
from rondel import fast, puzzles
from rondel.analysis import decisions, search, turning_points
from rondel.bots import levels
from rondel.bots.search.search_bot import NEAR_EQUAL
from rondel.fast.evaluation.value import STANDOFF
from rondel.research import observation_space, vocabulary
from rondel.server.archive import downloads
from rondel.server.archive.ratings import SURE
from rondel.server.config import Settings, variable_name
from rondel.server.http.middleware.responses import MIN_COMPRESSED_BYTES
from rondel.server.limits import kinds
from rondel.server.live.stream import HEARTBEAT_SECONDS
from rondel.server.lobby import alerts, friends
from rondel.server.moderation import person_actions
from rondel.server.notify import http_client, queue, sender, turns
from rondel.server.people import email, names, passkeys
from rondel.server.tables import absence, invitations
from rondel.server.tournaments import rounds, standings
from rondel.table import change, clocks, setup, work
from rondel.table.orders import standing

BUDGETS = "tests/web/test_budget.py"
LABELED = ("docs/club.md", "docs/site.md", "docs/analysis.md")
NO_LABELS = {"Administrator", "Ada", "Ada (guest)"}
HOSTING = "docs/hosting.md"
RELEASING = "docs/releasing.md"
HOUR, DAY = 3_600, 86_400
BOARDS = ("imperial", "imperial_2030")
EXTRA = re.compile(r"rondel\[([\w,]+)\]")
NUMBERS = {
    2: "two",
    3: "three",
    4: "four",
    5: "five",
    6: "six",
    8: "eight",
    9: "nine",
    10: "ten",
    15: "fifteen",
    20: "twenty",
    30: "thirty",
}


def _word(number: float) -> str:
    """Return a small number as a word."""
    return NUMBERS[round(number)]


@cache
def quotations() -> tuple[tuple[str, str], ...]:
    """Return pairs of a page and a text, derived from constants of the code, that the page must contain."""
    table = fast.action_table("imperial")
    tables = {edition: fast.action_table(edition) for edition in BOARDS}
    id_counts = {edition: len(each) - len(each.gifts) for edition, each in tables.items()}
    counts = Counter(puzzle.kind for puzzle in puzzles.all())
    easy, medium, hard = (level.level.noise for level in (levels.EasyBot, levels.MediumBot, levels.HardBot))
    slots = sender.SLOTS
    kinds_of_decisions = len({phase.KIND for phase in phases() if phase.KIND})
    drain = round(10_000 / sender.PER_SECOND / 60)
    return (
        ("docs/club.md", f"within {_word(email.CONFIRM_SECONDS / DAY)} days"),
        (
            "docs/club.md",
            f"within {_word(email.RESET_SECONDS / HOUR)} hours, at most {_word(email.MAX_LINKS)} of them",
        ),
        ("docs/club.md", f"valid for {_word(person_actions.RESET_SECONDS / DAY)} days"),
        ("docs/club.md", f"for everybody else for {names.RESERVED_SECONDS // DAY} days"),
        ("docs/club.md", f"list up to {_word(passkeys.MAX_PASSKEYS)} with their last use"),
        ("docs/club.md", f"at most {friends.MOST_FRIENDS} friends and {friends.MOST_REQUESTS} pending requests"),
        ("docs/club.md", f"up to {_word(alerts.MOST_ALERTS)} filters"),
        ("docs/club.md", f"at most {_word(alerts.MOST_A_DAY)} a day"),
        ("docs/club.md", f"expires after {_word(invitations.RESERVATION_SECONDS / DAY)} days"),
        ("docs/club.md", f"at most {invitations.MOST_WAITING} unanswered invitations"),
        ("docs/club.md", f"for {absence.ABSENCE_SECONDS['live'] // 60:.0f} minutes at a live table"),
        ("docs/club.md", f"to {clocks.LONGEST_BANK // DAY:.0f} days at the start"),
        (
            "docs/club.md",
            f"1 to {setup.LONGEST_DELAY['moves']} moves or 1 to {setup.LONGEST_DELAY['minutes']:,} minutes",
        ),
        ("docs/club.md", f"A seat can have {standing.MOST}."),
        ("docs/club.md", f"uncertainty (σ) is at most {SURE:.0f}"),
        ("docs/club.md", f"up to {downloads.MOST} as a zip file"),
        ("docs/club.md", f"table size ({rounds.SMALLEST} to {rounds.LARGEST})"),
        ("docs/club.md", f"at most {rounds.FEWEST} to {rounds.MOST} players"),
        ("docs/club.md", f"By rank: {standings.WIN:.0f} for a win"),
        ("docs/club.md", f"for at most {person_actions.LONGEST_ADDRESS_BAN // 24} days"),
        (
            HOSTING,
            f"sends {slots['mail']} mails, {slots['push']} push messages and {slots['webhook']} webhooks at a time",
        ),
        (HOSTING, f"none for longer than {sender.SEND_SECONDS:.0f} seconds"),
        (HOSTING, f"starts at most {sender.PER_SECOND} per second"),
        (HOSTING, f"ten thousand notifications take about {drain} minutes"),
        (HOSTING, f"stored for {queue.KEYS_DAYS} days"),
        (HOSTING, f"remains for {queue.SENT_DAYS} days, or {queue.FAILED_DAYS} after a failure"),
        (HOSTING, f"retried after {queue.FIRST_SECONDS:.0f} seconds"),
        (HOSTING, f"takes over its bots after about {_word(work.WORK_SECONDS)} seconds"),
        (HOSTING, f"from {MIN_COMPRESSED_BYTES:,} bytes on are compressed"),
        ("docs/api.md", f"first {queue.EXCERPT_LENGTH} characters of the response"),
        ("docs/api.md", f"at most {http_client.MAX_READ_BYTES // 1024} KB of a response"),
        ("docs/api.md", f"A comment every {HEARTBEAT_SECONDS:.0f} seconds"),
        ("docs/bots.md", f"Win probabilities within {100 * NEAR_EQUAL:.1f} % count as equal"),
        ("docs/bots.md", f"in a standoff after {STANDOFF - 1} rounds"),
        ("docs/accessibility.md", f"any of the {_word(kinds_of_decisions)} kinds of decisions"),
        ("docs/architecture.md", f"due after {_word(turns.GRACE_SECONDS)} seconds"),
        ("docs/performance.md", f"every round or every {change.CHECKPOINT_EVERY} moves"),
        ("docs/decisions/05-snapshots-and-a-log.md", f"every round or every {change.CHECKPOINT_EVERY} moves"),
        ("docs/analysis.md", f"A decision gets {search.MAJOR_SAMPLES} samples for all candidates together"),
        ("docs/analysis.md", f"({search.MINOR_SAMPLES} for answers and steps)"),
        (
            "docs/analysis.md",
            f"{decisions.CHECK_SCENARIOS} scenarios in step 3 and {decisions.REMEASURE_SCENARIOS} in step 4",
        ),
        ("docs/analysis.md", f"The {decisions.REMEASURED} largest losses"),
        ("docs/analysis.md", f"at most {_word(turning_points.MAX_TURNING_POINTS)} decisions"),
        ("docs/bots.md", f"{easy} million in `easy`, {medium} in `medium` and {hard} in `hard`"),
        (
            "docs/research.md",
            f"{id_counts['imperial']:,} ids on Imperial, {id_counts['imperial_2030']:,} on Imperial 2030",
        ),
        ("docs/research.md", f"{len(table.gifts)} more with gifts"),
        ("docs/research.md", f"{observation_space('imperial', players=4).size:,} bytes on Imperial with 4 players"),
        ("docs/research.md", f"{len(vocabulary('imperial'))} words instead of {id_counts['imperial']:,} ids"),
        ("docs/puzzles.md", f"Rondel includes {sum(counts.values())} puzzles"),
    )


def quoted_counts(repo: Repository) -> Iterator[Finding]:
    """The manual states the correct number of lesson steps."""
    for edition in BOARDS:
        count = len(repo.named(f"src/rondel/lessons/{edition}/*.toml"))
        if f"{_word(count)} steps per edition" not in repo.text("docs/lesson.md"):
            yield Finding("docs/lesson.md", 1, f"The lesson of {edition} has {count} steps.")


def quoted_constants(repo: Repository) -> Iterator[Finding]:
    """Figures that pages quote agree with the constants of the code."""
    for page, text in quotations():
        if " ".join(text.split()) not in " ".join(repo.text(page).split()):
            yield Finding(page, 1, f"According to the code, the page should contain: {text}")


def setting_defaults(repo: Repository) -> Iterator[Finding]:
    """The table of settings has the defaults of `Settings`."""
    rows = {match[1]: match for match in repo.matches(HOSTING, r"^\| `(RONDEL_\w+)` \| ([^|]*) \|")}
    for field in dataclasses.fields(Settings):
        row = rows.get(variable_name(field.name))
        if row is None or field.name == "bot_processes":  # depends on the machine
            continue
        shown = _shown(field.default)
        if row[2].strip().strip("`") != shown:
            yield repo.at(HOSTING, row, f"The default of {row[1]} is {shown or 'empty'}.")
    yield from too_few(HOSTING, len(rows), 30, "settings")


def _shown(value: object) -> str:
    """Return a default as displayed in the table."""
    if isinstance(value, bool):
        return str(value).lower()
    return f"{value:g}" if isinstance(value, float) else str(value or 0) if isinstance(value, int) else str(value or "")


def limit_defaults(repo: Repository) -> Iterator[Finding]:
    """The table of limits has every limit with its default."""
    known = {**kinds.SHARED_RATES, **kinds.LOCAL_RATES, **{k: str(v) for k, v in kinds.DEFAULT_QUOTAS.items()}}
    section = repo.text(HOSTING).partition("\n## Limits\n")[2].partition("\n## ")[0]
    start = repo.text(HOSTING).find(section)
    rows = {match[1]: match for match in re.finditer(r"^\| `(\w+)` \| `([^`]*)` \|", section, re.MULTILINE)}
    for name, value in known.items():
        if name not in rows:
            yield repo.at(HOSTING, start, f"The limit {name} is missing.")
        elif rows[name][2] != value:
            yield repo.at(HOSTING, start + rows[name].start(), f"The default of {name} is {value}.")
    for name in rows.keys() - known.keys():
        yield repo.at(HOSTING, start + rows[name].start(), f"There is no limit {name}.")


def extras(repo: Repository) -> Iterator[Finding]:
    """The table of extras has every extra of pyproject.toml, with the extras it includes."""
    declared = tomllib.loads(repo.text("pyproject.toml"))["project"]["optional-dependencies"]
    rows = {name: match for match in repo.matches(RELEASING, r"^\| (`rondel\[.*)$") for name in EXTRA.findall(match[1])}
    for name, needs in declared.items():
        if name not in rows:
            yield Finding(RELEASING, 1, f"The extra {name} is missing.")
            continue
        included = {each for need in needs for found in EXTRA.findall(need) for each in found.split(",")}
        listed = rows[name][0].rpartition("|")[0].rpartition("|")[2]
        for each in sorted(included - set(re.findall(r"`(\w+)`", listed))):
            yield repo.at(RELEASING, rows[name], f"The extra {name} includes {each}.")
    for name in sorted(rows.keys() - declared.keys()):
        yield repo.at(RELEASING, rows[name], f"There is no extra {name}.")


def puzzle_table(repo: Repository) -> Iterator[Finding]:
    """The table of puzzles by kind and grade has the correct counts."""
    counts = Counter((puzzle.kind, puzzle.grade) for puzzle in puzzles.all())
    for kind in sorted({kind for kind, _ in counts}):
        numbers = [counts[kind, grade] for grade in range(1, 6)]
        row = f"| `{kind}` | {sum(numbers)} | " + " | ".join(str(each or "–") for each in numbers) + " |"
        if row not in repo.text("docs/puzzles.md"):
            yield Finding("docs/puzzles.md", 1, f"The row of {kind} should be: {row}")


def download_budgets(repo: Repository) -> Iterator[Finding]:
    """The sizes that pages promise for downloads are those that the tests allow."""
    allowed = {int(match[1].replace("_", "")) // 1_000 for match in repo.matches(BUDGETS, r"<= (\d+_000)\b")}
    yield from too_few(BUDGETS, len(allowed), 4, "budgets")
    for page, start in (
        ("docs/decisions/10-svelte-without-a-component-library.md", "- A visitor"),
        ("web/README.md", "- **Size**"),
    ):
        text = repo.text(page)
        at = text.find(start)
        for match in re.finditer(r"(\d+) KB", text[at:].partition("\n- ")[0]):
            if int(match[1]) not in allowed:
                yield repo.at(page, at + match.start(), f"{BUDGETS} does not test {match[0]}.")


def catalog_files(repo: Repository) -> Iterator[Finding]:
    """docs/translating.md lists every file of a language."""
    page = "docs/translating.md"
    for path in repo.named("src/rondel/locales/en/*.*"):
        if f"| `{path.rpartition('/')[2]}` |" not in repo.text(page):
            yield Finding(page, 1, f"The file {path} is missing in the table.")


def interface_labels(repo: Repository) -> Iterator[Finding]:
    """UI labels quoted in the manual, in italics, exist in the English catalogs."""
    labels = {message.written for each in every(repo, "en") for message in each.messages.values()}
    for page in LABELED:
        for match in repo.matches(page, r"(?<![*\w])\*([A-Z][^*\n]+)\*(?!\*)"):
            if match[1] not in labels | NO_LABELS:
                yield repo.at(page, match, f"The page has no label “{match[1]}”.")


CHECKS = (
    quoted_constants,
    quoted_counts,
    interface_labels,
    download_budgets,
    catalog_files,
    setting_defaults,
    limit_defaults,
    extras,
    puzzle_table,
)
