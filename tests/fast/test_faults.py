"""Is the lockstep worth anything? Deliberate faults of one line in the fast core, each of which it must find."""

from __future__ import annotations

import inspect
import sys
from types import FunctionType, ModuleType

import pytest
from tests.fast.cores import PlainCore
from tests.fast.games import armada_game
from tests.fast.lockstep import ARMADA_DECISIONS, Difference, lockstep

from rondel.fast.rules import (
    armies,
    battle,
    bonds,
    canal,
    flags,
    fleets,
    government,
    importing,
    investor,
    landing,
    movement,
    production,
    scoring,
    swiss_bank,
    taxation,
    turn,
    waiting_armies,
)

# More games than any of them needs.
GAMES = 60
FAULTS: list[tuple[ModuleType, str, str]] = [
    (taxation, "t[PER_FLAG] * size", "t[PER_FACTORY] * size"),
    (taxation, "return max(0, column - s[MARKER + nation])", "return column - s[MARKER + nation]"),
    (bonds, "for new in range(old + 1, t[BOND_COUNT])", "for new in range(old + 2, t[BOND_COUNT])"),
    (government, "if before != NOBODY and t[CREDIT + s[base + before]] == most", "if before != NOBODY"),
    (investor, "if head_of(bankers) != holder", "if head_of(bankers) >= 0"),
    (investor, "after = nation - 1  # R22.B6", "after = nation  # R22.B6"),
    (swiss_bank, "gap <= s[CASH + head_of(s[BANKERS])]", "gap < s[CASH + head_of(s[BANKERS])]"),
    (landing, "steps_between(t, origin, t[INVESTOR_SPACE]) < steps", "steps_between(t, origin, t[INVESTOR_SPACE]) < 3"),
    (production, "(fleets == 0 or fleets >= size(yards))", "(fleets == 0 or fleets > size(yards))"),
    (importing, "if s[BOUGHT] >= t[IMPORT_LIMIT]", "if s[BOUGHT] > t[IMPORT_LIMIT]"),
    (turn, "s[ROUND] >= s[MAX_ROUNDS]", "s[ROUND] > s[MAX_ROUNDS]"),
    (scoring, "t[FACTOR + s[POWER + nation]]", "t[FACTOR + s[POWER]]"),
    (fleets, "count_at(s, WAITING, bit(sea)) > refusals", "count_at(s, WAITING, bit(sea)) >= refusals"),
    (armies, "if may_change(s, r, FRIENDLY) and not is_last_free_factory(t, s, r)", "if may_change(s, r, FRIENDLY)"),
    (battle, "if s[GOVERNMENT + other] != s[GOVERNMENT + nation] and enemies", "if enemies"),
    (canal, " and s[GOVERNMENT + owner] != s[GOVERNMENT + nation]", ""),
    (flags, "size(regions) <= left", "size(regions) < left"),
    (movement, "if _covers(other, ships):", "if other == ships:"),
    (waiting_armies, "return ((8 - size(refused)) * 2 + 1 - changed) * 64", "return (16 + 1 - changed) * 64"),
]


def with_fault(module: ModuleType, right: str, wrong: str, patch: pytest.MonkeyPatch) -> None:
    """Put the functions of the faulty module in the place of the right ones, wherever they are used."""
    source = inspect.getsource(module)
    assert source.count(right) == 1, f"{module.__name__} has changed: {right!r} is there {source.count(right)} times"
    faulty = ModuleType(module.__name__)
    exec(compile(source.replace(right, wrong), module.__name__, "exec"), faulty.__dict__)
    for user in [m for name, m in sys.modules.items() if name.startswith("rondel.fast.rules.")]:
        for name, value in list(vars(user).items()):
            if isinstance(value, FunctionType) and value.__module__ == module.__name__:
                patch.setattr(user, name, getattr(faulty, name))


def play_games() -> None:
    for seed in range(GAMES):
        lockstep(PlainCore, seed, None, armada_game, ARMADA_DECISIONS)
        lockstep(PlainCore, seed)


@pytest.mark.parametrize(("module", "right", "wrong"), FAULTS, ids=lambda part: getattr(part, "__name__", None))
def test_a_fault_is_found(module: ModuleType, right: str, wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    with_fault(module, right, wrong, monkeypatch)
    with pytest.raises(Difference, match="Seed"):
        play_games()
