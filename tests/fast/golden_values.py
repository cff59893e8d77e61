"""Golden evaluations of positions (`golden_values.json`), and the same evaluations by the fast core.

The golden values were computed before the fast core existed, by bots that evaluated engine states. Each game is
stored as action ids; each of its positions has the number of moves played, the weights, and the evaluation. Long
lists are stored as digests.
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
from rondel.fast.evaluation import workspace as at
from rondel.fast.evaluation.final_taxation import forcing_gain
from rondel.fast.evaluation.gifts import possible_gift, quick_gift
from rondel.fast.evaluation.investing import gains_of_purchases, purchase
from rondel.fast.evaluation.quick_space import estimates, factory_gain, quick_space
from rondel.fast.evaluation.reach import flags_in_reach
from rondel.fast.evaluation.stakes import stakes_of
from rondel.fast.evaluation.value import outlook, utility_of, values
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
from rondel.fast.rules.flow import decider_of, refresh_offer, top_phase
from rondel.fast.weight_array import weight_array

FILE = Path(__file__).parent / "golden_values.json"


@cache
def golden() -> dict[str, Any]:
    """Return the weights and games of the file."""
    return dict(json.loads(FILE.read_text(encoding="utf-8")))


@cache
def tables(edition_id: str) -> Ints:
    """Return the array of an edition."""
    return tables_of(rondel.edition(edition_id), list(action_table(edition_id)))


@cache
def weights(name: str, edition_id: str) -> tuple[float, ...]:
    """Return golden weights as the weight array."""
    return tuple(weight_array(golden()["weights"][name], rondel.edition(edition_id)))


def replayed(game: dict[str, Any]) -> Iterator[tuple[rondel.Game, dict[str, Any]]]:
    """Yield the positions of a game, each with its golden evaluation."""
    ids = action_table(game["edition"])
    packed = base64.b64decode(game["moves"])
    moves = struct.unpack(f"<{len(packed) // 2}H", packed)
    options = rondel.Options.from_stored(game["options"])
    now = rondel.new_game(game["edition"], players=game["players"], seed=game["seed"], options=options)
    played = 0
    for expected in game["positions"]:
        while played < expected["after"]:
            now.play(ids.text(moves[played]))
            played += 1
        yield now, expected


def digest(numbers: Iterable[float]) -> str:
    """Return a short hash of the numbers' exact bits."""
    packed = b"".join(struct.pack("<d", number) for number in numbers)
    return hashlib.sha256(packed).hexdigest()[:12]


def array_of(game: rondel.Game) -> Ints:
    """Return the position of a game as an array with room for work buffers."""
    ints = ints_of(game.state)
    return ints + [0] * (POSITION_SIZE - len(ints))


def evaluations(t: Ints, s: Ints, w: Floats) -> dict[str, Any]:
    """Evaluate a position with the fast core, in the format of the file."""
    m = new_floats(at.WORKSPACE_SIZE)
    seats, nations = range(s[SEATS]), range(t[NATION_COUNT])

    def block(begin: int, count: int) -> list[float]:
        return m[begin : begin + count]

    values(t, s, w, m)
    found: dict[str, Any] = {"values": block(at.VALUES, len(seats))}
    outlook(t, s, w, m)
    lists = (at.TAXES, at.FINAL, at.PAYOUT, at.INTEREST_OWED, at.UNITS_OF)
    by_nation = [number for begin in lists for number in block(begin, len(nations))]
    found["outlook"] = digest([m[at.TIME], m[at.TOP], m[at.PACE], *by_nation])
    found["threats"] = block(at.THREATS_TO, len(nations))
    stakes: list[float] = []
    for seat in seats:
        stakes_of(t, s, seat, m)
        stakes += block(at.STAKES, len(nations))
    found["stakes"] = digest(stakes)
    found["reach"] = [flags_in_reach(t, s, n) for n in nations]
    found["factories"] = digest(factory_gain(t, s, n, 2, w, m) for n in nations if s[GOVERNMENT + n] != NOBODY)
    utilities = [utility_of(t, s, seat, w, m) for seat in seats]
    if not s[BASE]:
        return found | {"utilities": utilities}
    found["utilities"] = digest(utilities)
    return found | about_decision(t, s, w, m)


def about_decision(t: Ints, s: Ints, w: Floats, m: Floats) -> dict[str, Any]:
    """Evaluate the offered actions."""
    offered = new_ints(MOST_OFFERED)
    count = refresh_offer(t, s, offered)
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


def evaluations_by_evaluator(game: rondel.Game, w: Floats) -> dict[str, Any]:
    """Return the part of the golden values that the public `Evaluator` exposes (compiled if possible)."""
    evaluator = fast.Evaluator(w)
    here = fast.position(game)
    seats, nations = range(len(game.state.cash)), range(game.edition.nation_count)
    view = evaluator.outlook(here)
    lists = [number for name in ("tax", "final", "payout", "interest", "units") for number in view[name]]
    utilities = [evaluator.utility(here, seat) for seat in seats]
    found: dict[str, Any] = {
        "values": evaluator.values(here),
        "outlook": digest([*view["now"], *lists]),
        "threats": view["threats"],
        "reach": [evaluator.flags_in_reach(here, n) for n in nations],
        "utilities": utilities if game.over else digest(utilities),
    }
    if game.over:
        return found
    ids = list(here.legal())
    found["gifts"] = [evaluator.possible_gift(here), evaluator.quick_gift(here)]
    if game.decision.kind == "rondel":
        found["estimates"] = evaluator.estimates(here, ids)
    elif game.decision.kind in ("invest", "draft"):
        gains = evaluator.gains(here, here.decider, ids)
        found["gains"] = digest(gains)
        found["gain"] = max(0.0, *gains)
        found["choice"] = evaluator.quick_answer(here, ids)
    return found
