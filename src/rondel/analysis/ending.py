"""If it ended now: who wins, what each nation's Taxation would do, what each lacks for the end, which bond matters.

    from rondel.analysis import ending

    report = ending.of(game)
    report.now.winners                      # seats
    report.nations[0].taxation.after        # the scores if the first nation taxed now, line by line

It is arithmetic on open facts, so everybody may see it at any time. With hidden cash `of(game, seat)` knows what that
seat knows: amounts that are hidden are None, and no winner is named.

Rules: R21.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from rondel import Game
from rondel.analysis.decisive_purchases import Purchase, decisive_purchases
from rondel.analysis.ledger import Ledger, Standing, Sum, Term, Tie, ledger_of
from rondel.analysis.soonest import Need, Soonest, Way, need_of
from rondel.analysis.taxing import TOO_DEAR, TOO_FAR, Stop, Taxation, taxation_of

__all__ = [
    "TOO_DEAR",
    "TOO_FAR",
    "Ending",
    "Ledger",
    "NationEnding",
    "Need",
    "Purchase",
    "Soonest",
    "Standing",
    "Stop",
    "Sum",
    "Taxation",
    "Term",
    "Tie",
    "Way",
    "of",
]


class NationEnding(NamedTuple):
    """What a nation has to do with the end of the game."""

    need: Need
    taxation: Taxation | None  # None: nobody governs it, or the game is over
    bonds: tuple[Purchase, ...]  # that would change who wins by its Taxation, if that ends the game

    def to_dict(self) -> dict[str, Any]:
        """The nation as JSON-able data."""
        return {
            "need": self.need.to_dict(),
            "taxation": self.taxation and self.taxation.to_dict(),
            "bonds": [bond.to_dict() for bond in self.bonds],
        }


class Ending(NamedTuple):
    """Everything about the end of the game that follows from the position alone."""

    edition: str
    players: tuple[str, ...]
    round: int
    over: bool
    knows: int | None  # the seat whose knowledge this is; None is everybody's
    hidden: tuple[int, ...]  # seats whose cash is not known
    now: Standing
    bonds: tuple[Purchase, ...]  # that would change the winner if the game ended now
    nations: tuple[NationEnding, ...]

    def to_dict(self) -> dict[str, Any]:
        """The whole report as JSON-able data; nations by their ids, seats from 0."""
        return {
            "edition": self.edition,
            "players": list(self.players),
            "round": self.round,
            "over": self.over,
            "knows": self.knows,
            "hidden": list(self.hidden),
            "now": self.now.to_dict(),
            "bonds": [bond.to_dict() for bond in self.bonds],
            "nations": [nation.to_dict() for nation in self.nations],
        }


def of(game: Game, seat: int | None = None) -> Ending:
    """The report on a game as a seat may know it, or anybody (None). The game is left as it is."""
    s = game.state
    ledger = ledger_of(game, seat)
    nations = []
    for nation in range(s.edition.nation_count):
        taxation = None if game.over else taxation_of(s, ledger, nation)
        bonds = decisive_purchases(s, ledger, nation) if taxation and taxation.ends else ()
        nations.append(NationEnding(need_of(s, ledger, nation), taxation, bonds))
    return Ending(
        s.edition.id,
        tuple(game.names),
        game.round,
        game.over,
        seat,
        tuple(seat for seat, cash in enumerate(ledger.cash) if cash is None),
        ledger.standing(),
        () if game.over else decisive_purchases(s, ledger),
        tuple(nations),
    )
