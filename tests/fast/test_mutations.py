"""Mutation tests: one-line faults in the rules of the fast core, all found by the differential test."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import NamedTuple

import pytest
from tests.fast import cores
from tests.fast.differential import ARMADA_DECISIONS, Difference, play_on_both
from tests.fast.games import armada_game

import rondel.fast.rules

RULES = Path(rondel.fast.rules.__file__).parent
PACKAGE = "mutated_rules"
GAMES = 80
MOST_DECISIONS = 500


class Fault(NamedTuple):
    """A text replacement in one file."""

    file: str
    right: str
    wrong: str


FAULTS = {
    "the last free step already costs": Fault("rondel", "if steps > free:", "if steps >= free:"),
    "a nation's first turn may be one it cannot pay": Fault(
        "rondel", "if space != investor or may_pay_interest(t, s, nation, cash):", "if space >= 0:"
    ),
    "passing Investor does not count": Fault(
        "swiss_bank",
        "investor = investor or steps_between(t, origin, t[INVESTOR_SPACE]) < steps",
        "investor = investor",
    ),
    "a Swiss Bank cannot give all it has": Fault(
        "swiss_bank", "gap <= s[CASH + head_of(s[BANKERS])]", "gap < s[CASH + head_of(s[BANKERS])]"
    ),
    "a falling tax brings a bonus": Fault(
        "taxation", "max(0, column - s[MARKER + nation])", "abs(column - s[MARKER + nation])"
    ),
    "power beyond the end of the track": Fault(
        "taxation",
        "min(t[COLUMN_POWER + t[COLUMN_OF_TAX + tax]], t[LAST_POWER_POINT] - s[POWER + nation])",
        "t[COLUMN_POWER + t[COLUMN_OF_TAX + tax]]",
    ),
    "armies used up stop fleets from being built": Fault("production", "(armies == 0 or armies >=", "(armies >="),
    "one import too many": Fault("importing", "s[BOUGHT] >= t[IMPORT_LIMIT]", "s[BOUGHT] > t[IMPORT_LIMIT]"),
    "a factory under hostile armies": Fault(
        "factory", "open_provinces(t, s, nation) & ~s[FACTORIES]", "t[HOME + nation] & ~s[FACTORIES]"
    ),
    "the investor card pays nothing": Fault(
        "investor", "s[CASH + holder] += t[INVESTOR_PAYMENT]", "s[CASH + holder] += 0"
    ),
    "a nation with a new government misses its turn": Fault("investor", "after = nation - 1", "after = nation"),
    "the last million does not raise a bond": Fault(
        "bonds", "t[FACES + new] - t[FACES + old] > cash", "t[FACES + new] - t[FACES + old] >= cash"
    ),
    "the same player always drafts first": Fault(
        "draft", "s[BASE_FIRST] = (s[BASE_FIRST] + 1) % s[SEATS]", "s[BASE_FIRST] = s[BASE_FIRST] % s[SEATS]"
    ),
    "an outbid government stays": Fault(
        "government", "if before != NOBODY and t[CREDIT + s[base + before]] == most:", "if before != NOBODY:"
    ),
    "a round beyond the limit": Fault("turn", "s[ROUND] >= s[MAX_ROUNDS]", "s[ROUND] > s[MAX_ROUNDS]"),
    "just enough flags are asked about": Fault("flags", "size(regions) <= left", "size(regions) < left"),
    "the last free factory may be closed": Fault("foreign_provinces", "if must_lie:", "if must_lie and nation < 0:"),
    "a player is asked about a battle against oneself": Fault(
        "battle", "if s[GOVERNMENT + other] != s[GOVERNMENT + nation] and enemies(", "if enemies("
    ),
    "nations are asked in the wrong order": Fault("battle", "(nation + i) % count", "(nation + count - i) % count"),
    "a player is asked about a canal of one's own": Fault(
        "canal", " and s[GOVERNMENT + owner] != s[GOVERNMENT + nation]", ""
    ),
    "a refused fleet asks again": Fault(
        "fleets", "count_at(s, WAITING, bit(sea)) > refusals", "count_at(s, WAITING, bit(sea)) >= refusals"
    ),
    "armies change their status whatever the options": Fault(
        "armies", "if s[STATUS_CHANGE] and s[WAITING_LYING]", "if s[WAITING_LYING]"
    ),
    "a changed army that is lost still waits": Fault("flow", "    if changed:", "    if changed > 1:"),
    "a fleet in harbor is always distinguished": Fault("standing_units", "own if army_stands else ANY", "own"),
    "fleets used twice": Fault("movement", "_keep_ships(s, left)", "_keep_ships(s, ships)"),
    "rail does not go on after a landing": Fault(
        "movement", "            landed |= network\n", "            landed |= 0\n"
    ),
    "dominated assignments of fleets are kept": Fault("movement", "if _covers(other, ships):", "if other == ships:"),
    "of identical armies, not the most refused one moves": Fault(
        "waiting_armies", "return ((8 - size(refused)) * 2 + 1 - changed) * 64", "return (17 - changed) * 64"
    ),
    "ties are broken by the weakest nation": Fault("scoring", "power = t[LAST_POWER_POINT] - lower", "power = lower"),
}


class Mutant:
    """A copy of all rules under another name, with at most one fault."""

    def __init__(self, fault: Fault | None) -> None:
        self.texts: dict[str, str] = {}
        for file in RULES.glob("*.py"):
            text = file.read_text("utf-8")
            if fault is not None and file.stem == fault.file:
                assert text.count(fault.right) == 1, f"{fault.right!r} occurs {text.count(fault.right)} times in {file}"
                text = text.replace(fault.right, fault.wrong)
            self.texts[file.stem] = text.replace("rondel.fast.rules", PACKAGE)

    def modules(self, folder: Path) -> dict[str, ModuleType]:
        """Import the modules that `PlainCore` uses from a separate folder."""
        package = folder / PACKAGE
        package.mkdir()
        for name, text in self.texts.items():
            (package / f"{name}.py").write_text(text, "utf-8")
        sys.path.insert(0, str(folder))
        try:
            return {name: importlib.import_module(f"{PACKAGE}.{name}") for name in ("flow", "money", "scoring")}
        finally:
            sys.path.remove(str(folder))
            for name in [name for name in sys.modules if name.partition(".")[0] == PACKAGE]:
                del sys.modules[name]


Find = Callable[[Fault | None, int], str | None]


@pytest.fixture
def first_difference(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Find:
    """Return the first difference found within this many games with mutated rules, or None."""

    def find(fault: Fault | None, games: int) -> str | None:
        for name, module in Mutant(fault).modules(tmp_path).items():
            monkeypatch.setattr(cores, name, module)
        for seed in range(games):
            try:
                play_on_both(cores.PlainCore, seed, None, armada_game, ARMADA_DECISIONS)
                play_on_both(cores.PlainCore, seed, most=MOST_DECISIONS)
            except Difference as difference:
                return str(difference)
        return None

    return find


@pytest.mark.release
@pytest.mark.parametrize("name", FAULTS)
def test_the_differential_test_finds(name: str, first_difference: Find) -> None:
    """Within a few games, whichever line is wrong."""
    assert first_difference(FAULTS[name], GAMES) is not None


def test_unmutated_rules_do_not_differ(first_difference: Find) -> None:
    """The fault is found, not the copying."""
    assert first_difference(None, 5) is None
