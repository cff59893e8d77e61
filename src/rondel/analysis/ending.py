"""End-of-game report: who wins if it ended now, what each Taxation would do, what each nation needs, decisive bonds.

    from rondel.analysis import ending

    report = ending.of(game)
    report.now.winners                      # seats
    report.nations[0].taxation.after        # the scores if the first nation taxed now, line by line

The report uses only public information, so anyone may see it at any time. With hidden cash, `of(game, seat)` uses what
that seat knows: hidden amounts are None, and no winner is named.

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
    """How a nation could end the game, and who would win then."""

    need: Need
    taxation: Taxation | None  # None: it has no government, or the game is over
    bonds: tuple[Purchase, ...]  # purchases that would change who wins by its Taxation, if that ends the game

    def to_dict(self) -> dict[str, Any]:
        """Return the nation as JSON-serializable data."""
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
    knows: int | None  # the seat whose knowledge is used; None: public information only
    hidden: tuple[int, ...]  # seats whose cash is hidden
    now: Standing
    bonds: tuple[Purchase, ...]  # purchases that would change the winner if the game ended now
    nations: tuple[NationEnding, ...]

    def to_dict(self) -> dict[str, Any]:
        """Return the report as JSON-serializable data, with ids of nations and seats from 0."""
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
    """Return the report from the knowledge of a seat, or from public information (None). The game is not changed."""
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
