"""Scores, line by line (R21.2-4): cash, interest times power factor, ties.

Hidden cash (A12) stays hidden: its line has no amount, and no winner is named.

Rules: R21.2-4.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from rondel import Edition, Game
from rondel.position import NOBODY, Position


class Term(NamedTuple):
    """One line of a sum: its kind, amount (None if hidden), nation, and the numbers behind the amount."""

    what: str
    amount: int | None
    nation: str | None = None
    parts: Mapping[str, int] = {}

    def to_dict(self) -> dict[str, Any]:
        """Return the line as JSON-serializable data."""
        return {"what": self.what, "amount": self.amount, "nation": self.nation, "parts": dict(self.parts)}


class Sum(NamedTuple):
    """Lines with their total, which leaves out hidden amounts."""

    what: str
    terms: tuple[Term, ...]

    @property
    def total(self) -> int:
        """The total of the known lines."""
        return sum(term.amount or 0 for term in self.terms)

    @property
    def is_complete(self) -> bool:
        """Whether all amounts are known."""
        return all(term.amount is not None for term in self.terms)

    def to_dict(self) -> dict[str, Any]:
        """Return the sum as JSON-serializable data."""
        terms = [term.to_dict() for term in self.terms]
        return {"what": self.what, "terms": terms, "total": self.total, "complete": self.is_complete}


class Tie(NamedTuple):
    """Tie break between equal scores: the first nation, by power, in which their credit sums differ (R21.3-4)."""

    nation: str | None  # None: a complete tie with a shared victory (A62)
    credit: Mapping[int, int]  # by seat

    def to_dict(self) -> dict[str, Any]:
        """Return the tie as JSON-serializable data."""
        return {"nation": self.nation, "credit": {str(seat): lent for seat, lent in self.credit.items()}}


class Standing(NamedTuple):
    """The scores of all players, line by line, and the winners.

    With hidden cash, `winners` and `ranking` are None, and `ahead_from` has, for each player with hidden cash, the
    least cash with which they would lead all players with known cash.
    """

    scores: tuple[Sum, ...]
    winners: tuple[int, ...] | None
    ranking: tuple[int, ...] | None
    tie: Tie | None
    ahead_from: Mapping[int, int]

    def to_dict(self) -> dict[str, Any]:
        """Return the standing as JSON-serializable data, seats from 0."""
        return {
            "scores": [score.to_dict() for score in self.scores],
            "winners": None if self.winners is None else list(self.winners),
            "ranking": None if self.ranking is None else list(self.ranking),
            "tie": self.tie and self.tie.to_dict(),
            "ahead_from": {str(seat): cash for seat, cash in self.ahead_from.items()},
        }


class Ledger(NamedTuple):
    """Inputs of the scores. The set of bonds of nation n that seat p holds is at n * seats + p."""

    edition: Edition
    cash: tuple[int | None, ...]
    bonds: tuple[int, ...]
    power: tuple[int, ...]

    @property
    def seats(self) -> int:
        """The number of players."""
        return len(self.cash)

    def interest(self, seat: int, nation: int) -> int:
        """Return the interest of the player's bonds of a nation."""
        return self.edition.interest[self.bonds[nation * self.seats + seat]]

    def credit(self, seat: int, nation: int) -> int:
        """Return the face value of the player's bonds of a nation."""
        return self.edition.credit[self.bonds[nation * self.seats + seat]]

    def with_cash(self, seat: int, change: int) -> Ledger:
        """Return the ledger after a payment; hidden cash stays hidden."""
        cash = list(self.cash)
        before = cash[seat]
        cash[seat] = None if before is None else before + change
        return self._replace(cash=tuple(cash))

    def with_power(self, nation: int, power: int) -> Ledger:
        """Return the ledger with other power points for one nation."""
        return self._replace(power=(*self.power[:nation], power, *self.power[nation + 1 :]))

    def score(self, seat: int) -> Sum:
        """Return the score: cash, and interest times power factor for each nation lent to (R21.2)."""
        terms = [Term("cash", self.cash[seat])]
        for nation, facts in enumerate(self.edition.nations):
            if interest := self.interest(seat, nation):
                factor = self.edition.factor[self.power[nation]]
                parts = {"interest": interest, "factor": factor, "power": self.power[nation]}
                terms.append(Term("bonds", interest * factor, facts.id, parts))
        return Sum("score", tuple(terms))

    def totals(self) -> list[int]:
        """Return the scores as plain numbers, without hidden cash."""
        result = [cash or 0 for cash in self.cash]
        for nation in range(self.edition.nation_count):
            factor = self.edition.factor[self.power[nation]]
            for seat in range(self.seats):
                result[seat] += factor * self.interest(seat, nation)
        return result

    def winners(self) -> tuple[int, ...] | None:
        """Return the best seats, None if cash is hidden."""
        if None in self.cash:
            return None
        totals = self.totals()
        most = max(totals)
        first = [seat for seat in range(self.seats) if totals[seat] == most]
        if len(first) > 1:
            keys = {seat: self._credits(seat) for seat in first}
            first = [seat for seat in first if keys[seat] == max(keys.values())]
        return tuple(first)

    def standing(self) -> Standing:
        """Return scores with their lines, ranking, winners and tie break."""
        scores = tuple(self.score(seat) for seat in range(self.seats))
        winners = self.winners()
        if winners is None:
            return Standing(scores, None, None, None, self._ahead_from())
        keys = [(scores[seat].total, *self._credits(seat)) for seat in range(self.seats)]
        ranking = tuple(sorted(range(self.seats), key=lambda seat: (*(-key for key in keys[seat]), seat)))
        return Standing(scores, winners, ranking, self._tie(scores, winners), {})

    def _by_power(self) -> list[int]:
        """Return the nations in the order in which they break ties: by power, equal ones in turn order (R21.4)."""
        return sorted(range(self.edition.nation_count), key=lambda n: (-self.power[n], n))

    def _credits(self, seat: int) -> tuple[int, ...]:
        return tuple(self.credit(seat, nation) for nation in self._by_power())

    def _tie(self, scores: tuple[Sum, ...], winners: tuple[int, ...]) -> Tie | None:
        equal = [seat for seat in range(self.seats) if scores[seat].total == scores[winners[0]].total]
        if len(equal) == 1:
            return None
        for nation in self._by_power():
            credit = {seat: self.credit(seat, nation) for seat in equal}
            if len(set(credit.values())) > 1 and len(winners) < len(equal):
                return Tie(self.edition.nations[nation].id, credit)
        return Tie(None, {})

    def _ahead_from(self) -> dict[int, int]:
        """Return, for each player with hidden cash, the least cash that puts them ahead of all with known cash."""
        totals = self.totals()
        known = [seat for seat in range(self.seats) if self.cash[seat] is not None]
        result = {}
        for seat in range(self.seats):
            if self.cash[seat] is None and known:
                best = max((totals[other], self._credits(other)) for other in known)
                cash = max(0, best[0] - totals[seat])
                if (totals[seat] + cash, self._credits(seat)) <= best:
                    cash += 1
                result[seat] = cash
        return result


def ledger_of(game: Game, seat: int | None = None) -> Ledger:
    """Return the ledger from the view of a seat, or of a spectator (None)."""
    s = game.state
    cash = tuple(player["cash"] for player in game.view(seat)["players"])
    return Ledger(s.edition, cash, tuple(s.holdings), tuple(s.power))


def governs(s: Position, nation: int) -> int | None:
    """Return the seat that governs a nation, None if there is none."""
    return None if s.government[nation] == NOBODY else s.government[nation]
