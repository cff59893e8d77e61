"""What an action would change, by playing it on a copy and comparing what the viewer may see."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rondel.engine.actions import Action
from rondel.engine.phases.battle import Ask, Challenge
from rondel.engine.phases.canal import Canal
from rondel.engine.phases.flags import Flags
from rondel.engine.phases.investor import Invest
from rondel.engine.phases.swiss_bank import SwissBank
from rondel.engine.state import OFF_RONDEL, State

if TYPE_CHECKING:
    from rondel.engine.game import Game

_NATION_KEYS = ("treasury", "power", "factor", "tax", "government")


def preview(game: Game, action: Action | str, seat: int | None) -> dict[str, Any]:
    """Only what differs, each as [before, after]; plus who will be asked, and whether anything happens at all."""
    before = game.view(seat)
    after_game = game.copy()
    after_game.play(action)
    after = after_game.view(seat)
    result: dict[str, Any] = {}
    for key in _NATION_KEYS:
        _compare(
            result,
            key,
            {n: data[key] for n, data in before["nations"].items()},
            {n: data[key] for n, data in after["nations"].items()},
        )
    for key, name in (("cash", "cash"), ("score", "score"), ("swiss_bank", "swiss_bank")):
        _compare(
            result,
            name,
            {str(p["seat"]): p[key] for p in before["players"]},
            {str(p["seat"]): p[key] for p in after["players"]},
        )
    _compare(result, "units", _units(before), _units(after))
    for key in ("flag", "factory"):
        name = {"flag": "flags", "factory": "factories"}[key]
        _compare(
            result,
            name,
            {r: data.get(key) for r, data in before["regions"].items()},
            {r: data.get(key) for r, data in after["regions"].items()},
        )
    if before["investor"] != after["investor"]:
        result["investor"] = [before["investor"], after["investor"]]
    if price := _rondel_price(game, action):
        result["price"] = price
    result["asks"] = _asked(after_game.state, game.decision.player)
    result["ends_game"] = after_game.over
    result["nothing"] = _is_idle(game, after_game, result)
    return result


def _rondel_price(game: Game, action: Action | str) -> int:
    """What a rondel choice costs the government (R8.4); its cash may change for other reasons too."""
    space = game.edition.actions.parse(str(action)).space
    s = game.state
    if game.decision.kind != "rondel" or s.place[s.nation] == OFF_RONDEL:
        return 0
    return s.edition.price(s.edition.steps(s.place[s.nation], space), s.power[s.nation])


def _asked(s: State, mover: int) -> list[int]:
    """The other seats whose answer the action leads to, in the order of asking."""
    phase = s.stack[-1] if s.stack else None
    if isinstance(phase, Ask):
        seats = [s.government[nation] for nation in phase.others]
    elif isinstance(phase, Challenge):
        seats = [s.government[nation] for nation in (phase.asked, *phase.others)]
    elif isinstance(phase, SwissBank):
        seats = [phase.decider(s)] if s.options.cash == "hidden" else list(phase.bankers)
    elif isinstance(phase, Invest):
        seats = [seat for seat, _, _ in phase.chances]
    elif isinstance(phase, (Canal, Flags)):
        seats = [phase.decider(s)]
    else:
        seats = []
    return [seat for seat in dict.fromkeys(seats) if seat != mover]


def _compare(result: dict[str, Any], key: str, before: dict[str, Any], after: dict[str, Any]) -> None:
    changed = {
        name: [before.get(name), after.get(name)]
        for name in sorted({*before, *after})
        if before.get(name) != after.get(name)
    }
    if changed:
        result[key] = changed


def _units(view: dict[str, Any]) -> dict[str, int]:
    """Units by region, nation and kind: "venice italy fleets" is how many."""
    return {
        f"{region} {nation} {kind}": number
        for region, data in view["regions"].items()
        for kind in ("armies", "lying", "fleets")
        for nation, number in data.get(kind, {}).items()
    }


def _is_idle(game: Game, after: Game, result: dict[str, Any]) -> bool:
    """Does the move change nothing on the board, in money or in power, and ask nobody anything of this turn?"""
    changes = set(result) - {"asks", "ends_game", "nothing", "investor"}
    if changes or after.over or result["asks"]:
        return False
    same_turn = game.state.turns == after.state.turns and _is_in_action(after.state)
    return not same_turn


def _is_in_action(s: State) -> bool:
    return bool(s.stack) and s.stack[-1].kind() not in ("rondel", "")
