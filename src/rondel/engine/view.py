"""Views: the information one seat may see (R6.6), built field by field; the contract fixes their shape.

Rules: R6.6.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rondel.engine.actions import Action
from rondel.engine.board import regions_in
from rondel.engine.government import interest_due
from rondel.engine.money import bound_cash
from rondel.engine.phases.flags import flags_left
from rondel.engine.phases.production import supply
from rondel.engine.phases.taxation import is_bonus_for_increases, tax
from rondel.engine.refusals import choices, locked_choices
from rondel.engine.scoring import ranking, score, scores, winners
from rondel.engine.state import NOBODY, OFF_RONDEL, State
from rondel.engine.units import count

if TYPE_CHECKING:
    from rondel.engine.game import Game


def may_see_cash(s: State, viewer: int | None, seat: int) -> bool:
    """Return whether the viewer may see a seat's cash: if hidden, only its owner until the game is over (A12)."""
    return s.options.cash == "open" or viewer == seat or not s.stack


def view_of(
    s: State,
    names: Sequence[str],
    version: int,
    offer: Sequence[Action],
    viewer: int | None,
    public: Mapping[str, Any] | None = None,
) -> dict[str, Any]:
    """Return the view of one seat or of a spectator; `public` may hold the parts that are the same for all viewers."""
    edition = s.edition
    turn = None
    if s.nation != NOBODY:
        turn = {"nation": edition.nations[s.nation].id, "number": s.turns}
    return {
        "edition": edition.id,
        "options": public["options"] if public else s.options.to_dict(),
        "seat": viewer,
        "version": version,
        "round": s.round,
        "turn": turn,
        "over": not s.stack,
        "players": [_player(s, names, viewer, seat) for seat in range(s.seats)],
        "investor": None if s.investor == NOBODY else s.investor,
        "nations": public["nations"]
        if public
        else {nation.id: _nation(s, n) for n, nation in enumerate(edition.nations)},
        "regions": public["regions"] if public else _regions(s),
        "decision": _decision(s, offer, viewer),
        "result": None if s.stack else {"scores": scores(s), "ranking": ranking(s), "winners": winners(s)},
    }


def _player(s: State, names: Sequence[str], viewer: int | None, seat: int) -> dict[str, Any]:
    visible = may_see_cash(s, viewer, seat)
    return {
        "seat": seat,
        "name": names[seat],
        "cash": s.cash[seat] if visible else None,
        "bonds": {
            nation.id: _faces(s, s.holdings[n * s.seats + seat])
            for n, nation in enumerate(s.edition.nations)
            if s.holdings[n * s.seats + seat]
        },
        "governs": [nation.id for n, nation in enumerate(s.edition.nations) if s.government[n] == seat],
        "swiss_bank": bool(s.swiss_banks >> seat & 1),
        "score": score(s, seat) if visible else None,
    }


def _faces(s: State, bonds: int) -> list[int]:
    return [face for b, face in enumerate(s.edition.faces) if bonds >> b & 1][::-1]


def _nation(s: State, n: int) -> dict[str, Any]:
    edition = s.edition
    armies, fleets = supply(s, n)
    government = s.government[n]
    return {
        "government": None if government == NOBODY else government,
        "treasury": s.treasury[n],
        "power": s.power[n],
        "factor": edition.factor[s.power[n]],
        "rondel": None if s.place[n] == OFF_RONDEL else edition.spaces[s.place[n]].id,
        "tax": tax(s, n),
        "tax_marker": edition.columns[s.marker[n]].label if is_bonus_for_increases(s) else None,
        "armies_left": armies,
        "fleets_left": fleets,
        "flags_left": flags_left(s, n),
        "bonds_left": _faces(s, s.bonds_left(n))[::-1],
        "interest": sum(interest_due(s, n)),
    }


def _regions(s: State) -> dict[str, Any]:
    edition = s.edition
    result: dict[str, Any] = {}
    for r, region in enumerate(edition.regions):
        entry: dict[str, Any] = {"kind": region.kind}
        if region.kind == "home":
            entry["factory"] = bool(s.factories >> r & 1)
        entry["flag"] = None
        result[region.id] = entry
    for n, nation in enumerate(edition.nations):
        base = n * edition.levels
        for key, levels in (("armies", s.armies), ("lying", s.lying), ("fleets", s.fleets)):
            for r in regions_in(levels[base]):
                units = result[edition.regions[r].id].setdefault(key, {})
                units[nation.id] = count(levels, base, 1 << r)
        for r in regions_in(s.flags[n]):
            result[edition.regions[r].id]["flag"] = nation.id
    return result


def _decision(s: State, offer: Sequence[Action], viewer: int | None) -> dict[str, Any] | None:
    if not s.stack:
        return None
    phase = s.stack[-1]
    subject = phase.subject(s)
    player = phase.decider(s)
    result: dict[str, Any] = {
        "player": player,
        "nation": None if subject == NOBODY else s.edition.nations[subject].id,
        "kind": phase.KIND,
        "rule": phase.RULE,
        "gift_helps": phase.may_gift_help(s),
    }
    if player == viewer:
        result["actions"] = [action.text for action in offer]
        result["choices"] = choices(s, offer)
        result["locked"] = locked_choices(s, offer)
    return result


class SeatView(Mapping[str, Any]):
    """Lazy equivalent of `game.view(seat)` for bots, with a game to search in."""

    def __init__(self, game: Game, seat: int, tally: Sequence[int] | None = None) -> None:
        self._game = game
        self._tally = tally
        self.seat = seat
        self._data: dict[str, Any] | None = None

    @property
    def version(self) -> int:
        """The number of actions and gifts so far."""
        return self._game.version

    def _seen(self) -> dict[str, Any]:
        if self._data is None:
            self._data = self._game.view(self.seat)
        return self._data

    def __getitem__(self, key: str) -> Any:
        return self._seen()[key]

    def __iter__(self) -> Iterator[str]:
        return iter(self._seen())

    def __len__(self) -> int:
        return len(self._seen())

    def tally(self) -> Sequence[int] | None:
        """Return the cash of each seat, derived from all payments (A12); None if the history is not known."""
        if self._tally is None:
            self._tally = self._game.tally()
        return self._tally

    def imagine(self, cash: Mapping[int, int] | None = None) -> Game:
        """Return an independent game, without history, as this seat knows it.

        Hidden cash of others is the given estimate or, without one, as much as this seat has itself.
        """
        game = self._game.position()
        s = game.state
        guesses = dict(cash or {})
        for seat in range(s.seats):
            if not may_see_cash(s, self.seat, seat):
                # A player who has declared a move is able to pay for it.
                s.cash[seat] = max(bound_cash(s, seat), guesses.get(seat, s.cash[self.seat]))
        if s.options.cash != "open":
            game.renew_offer()
        return game
