"""What the fast core thinks of a position, and the thoughts that are kept in `numbers.json`.

The kept ones were written down by the bots of before the fast core (the first version of `keep_numbers.py`), which
thought on the engine itself. Each game is there from its beginning, its moves as action ids; each position says what
was thought after so many moves, by which weights. Lists of numbers that would take much room are kept as digests.
"""

from __future__ import annotations

import base64
import hashlib
import json
import struct
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import rondel
from rondel import fast
from rondel.fast.action_tables import action_table
from rondel.fast.board import NATION_COUNT
from rondel.fast.codec import ints_of
from rondel.fast.edition_tables import tables_of
from rondel.fast.ints import Floats, Ints, new_floats, new_ints
from rondel.fast.layout import (
    BASE,
    DRAFT,
    GOVERNMENT,
    INVEST,
    MOST_OFFERED,
    NOBODY,
    POSITION_SIZE,
    RONDEL,
    SEATS,
    SWISS_BANK,
)
from rondel.fast.rules.flow import decider_of, renew_offer, top_phase
from rondel.fast.thinking import memory as at
from rondel.fast.thinking.final_taxation import forcing_gain
from rondel.fast.thinking.giving import possible_gift, quick_gift
from rondel.fast.thinking.investing import gains_of_purchases, purchase
from rondel.fast.thinking.quick_space import estimates, factory_gain, quick_space
from rondel.fast.thinking.reach import flags_in_reach
from rondel.fast.thinking.stakes import stakes_of
from rondel.fast.thinking.value import outlook, utility_of, values
from rondel.fast.weighing import weights_of

FILE = Path(__file__).parent / "numbers.json"


@cache
def kept() -> dict[str, Any]:
    """The weights and games of the file."""
    return dict(json.loads(FILE.read_text(encoding="utf-8")))


@cache
def tables(edition_id: str) -> Ints:
    """The array of an edition."""
    return tables_of(rondel.edition(edition_id), list(action_table(edition_id)))


@cache
def weights(name: str, edition_id: str) -> tuple[float, ...]:
    """Kept weights as the core reads them."""
    return tuple(weights_of(kept()["weights"][name], rondel.edition(edition_id)))


def replayed(game: dict[str, Any]) -> Iterator[tuple[rondel.Game, dict[str, Any]]]:
    """The kept positions of a game, each with what was thought of it."""
    ids = action_table(game["edition"])
    packed = base64.b64decode(game["moves"])
    moves = struct.unpack(f"<{len(packed) // 2}H", packed)
    options = rondel.Options.from_stored(game["options"])
    now = rondel.new_game(game["edition"], players=game["players"], seed=game["seed"], options=options)
    played = 0
    for thought in game["positions"]:
        while played < thought["after"]:
            now.play(ids.text(moves[played]))
            played += 1
        yield now, thought


def digest(numbers: Iterable[float]) -> str:
    """The numbers to their last bit, in a few letters."""
    packed = b"".join(struct.pack("<d", number) for number in numbers)
    return hashlib.sha256(packed).hexdigest()[:12]


def array_of(game: rondel.Game) -> Ints:
    """The position of a game with room for reckoning."""
    ints = ints_of(game.state)
    return ints + [0] * (POSITION_SIZE - len(ints))


def thoughts(t: Ints, s: Ints, w: Floats) -> dict[str, Any]:
    """What the fast core thinks of a position, in the form of the file."""
    m = new_floats(at.MEMORY_SIZE)
    seats, nations = range(s[SEATS]), range(t[NATION_COUNT])

    def noted(begin: int, count: int) -> list[float]:
        return m[begin : begin + count]

    values(t, s, w, m)
    found: dict[str, Any] = {"values": noted(at.VALUES, len(seats))}
    outlook(t, s, w, m)
    lists = (at.TAXES, at.FINAL, at.PAYOUT, at.INTEREST_OWED, at.UNITS_OF)
    by_nation = [number for begin in lists for number in noted(begin, len(nations))]
    found["outlook"] = digest([m[at.TIME], m[at.TOP], m[at.PACE], *by_nation])
    found["threats"] = noted(at.THREATS_TO, len(nations))
    stakes: list[float] = []
    for seat in seats:
        stakes_of(t, s, seat, m)
        stakes += noted(at.STAKES, len(nations))
    found["stakes"] = digest(stakes)
    found["reach"] = [flags_in_reach(t, s, n) for n in nations]
    found["factories"] = digest(factory_gain(t, s, n, 2, w, m) for n in nations if s[GOVERNMENT + n] != NOBODY)
    utilities = [utility_of(t, s, seat, w, m) for seat in seats]
    if not s[BASE]:
        return found | {"utilities": utilities}
    found["utilities"] = digest(utilities)
    return found | about_decision(t, s, w, m)


def about_decision(t: Ints, s: Ints, w: Floats, m: Floats) -> dict[str, Any]:
    """What it thinks of the actions offered."""
    offered = new_ints(MOST_OFFERED)
    count = renew_offer(t, s, offered)
    phase = top_phase(s)
    found: dict[str, Any] = {"gifts": [possible_gift(t, s, w), quick_gift(t, s, w, m)]}
    if phase == RONDEL:
        estimates(t, s, offered, count, w, m)
        found["estimates"] = m[at.ESTIMATES : at.ESTIMATES + count]
        found["choice"] = quick_space(t, s, offered, count, w, m)
    elif phase in (INVEST, DRAFT):
        seat = decider_of(s)
        gains_of_purchases(t, s, seat, offered, count, w, m)
        gains = m[at.ESTIMATES : at.ESTIMATES + count]
        found["gains"] = digest(gains)
        found["gain"] = max(0.0, *gains)
        found["choice"] = purchase(t, s, seat, offered, count, w, m)
    elif phase == SWISS_BANK:
        found["forcing"] = forcing_gain(t, s, w, m)
    return found


def thoughts_of_mind(game: rondel.Game, w: Floats) -> dict[str, Any]:
    """What the public `Mind` says of a position, compiled where it can be: as much of the file as it can be asked."""
    mind = fast.Mind(w)
    here = fast.position(game)
    seats, nations = range(len(game.state.cash)), range(game.edition.nation_count)
    view = mind.outlook(here)
    lists = [number for name in ("tax", "final", "payout", "interest", "units") for number in view[name]]
    utilities = [mind.utility(here, seat) for seat in seats]
    found: dict[str, Any] = {
        "values": mind.values(here),
        "outlook": digest([*view["now"], *lists]),
        "threats": view["threats"],
        "reach": [mind.flags_in_reach(here, n) for n in nations],
        "utilities": utilities if game.over else digest(utilities),
    }
    if game.over:
        return found
    ids = list(here.legal())
    found["gifts"] = [mind.possible_gift(here), mind.quick_gift(here)]
    if game.decision.kind == "rondel":
        found["estimates"] = mind.estimates(here, ids)
    elif game.decision.kind in ("invest", "draft"):
        gains = mind.gains(here, here.decider, ids)
        found["gains"] = digest(gains)
        found["gain"] = max(0.0, *gains)
        found["choice"] = mind.quick_answer(here, ids)
    return found
