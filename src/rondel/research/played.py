"""Played games as stored in datasets: setup, action ids and result."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import NamedTuple

import rondel
from rondel import Options, Record, fast
from rondel.bots.simulation import MatchResult, SeatResult, is_unfinished, rank_seats


class Gift(NamedTuple):
    """A gift that its action id does not determine: not by the deciding seat, or of more than 30 million."""

    move: int
    seat: int
    amount: int


class Move(NamedTuple):
    """The position before a move, the seat that moves, and the action id."""

    position: fast.Position
    seat: int
    action: int


@dataclass(frozen=True)
class PlayedGame:
    """One game, finished or cut off; `game` is its number.

    `bots`, `scores`, `ranks`, `wins` (the share of the win) and `failures` have one entry per seat. Empty strings mean:
    not played by a bot, or no failure.
    """

    game: int
    edition: str
    rules: str
    options: Options
    players: tuple[str, ...]
    bots: tuple[str, ...]
    deal: tuple[str, ...] | None
    start_player: int | None
    position: str | None
    actions: Sequence[int]
    gifts: tuple[Gift, ...]
    scores: tuple[int, ...]
    ranks: tuple[float, ...]
    wins: tuple[float, ...]
    failures: tuple[str, ...]
    rounds: int
    over: bool
    unfinished: bool

    @staticmethod
    def from_record(record: Record | str, game: int = 0, bots: Sequence[str] = ()) -> PlayedGame:
        """Return the game of a record, replayed by the engine; raise with the move number if it does not fit."""
        if isinstance(record, str):
            record = Record.loads(record)
        end = rondel.replay(record)
        seats = [SeatResult(bot) for bot in bots or [""] * len(record.players)]
        if len(seats) != len(record.players):
            raise rondel.RecordError(f"There are {len(record.players)} players in the record, but {len(seats)} bots.")
        if end.over:
            rank_seats(end, seats)
        else:
            for seat, score in zip(seats, end.scores, strict=True):
                seat.score = score
        result = MatchResult(game, seats, end.round, end.version, end.over and is_unfinished(end), record=record)
        return _to_played_game(result, record, end.over, _gifts(record))

    @staticmethod
    def from_result(result: MatchResult) -> PlayedGame:
        """Return a game between bots whose record was stored."""
        assert result.record is not None, "the record was not stored"
        table = fast.action_table(result.record.edition)
        moves = enumerate(result.record.moves)
        # Here only the deciding seat can give, so the table can only lack the amount.
        gifts = tuple(Gift(n, seat, _amount(text)) for n, (seat, text) in moves if text not in table)
        return _to_played_game(result, result.record, True, gifts)

    @property
    def decisions(self) -> int:
        """The number of actions and gifts."""
        return len(self.actions)

    def start(self) -> rondel.Game:
        """Return the game before its first move."""
        return rondel.replay(self._record(()), until=0)

    def moves(self) -> Iterator[Move]:
        """Yield every move with the position before it; the position is modified in place, so copy what you keep."""
        here = fast.position(self.start())
        yield from self._moves(here)

    def end(self) -> fast.Position:
        """Return the position after the last move."""
        here = fast.position(self.start())
        for _ in self._moves(here):
            pass
        return here

    def record(self) -> Record:
        """Return the game as a record."""
        here = fast.position(self.start())
        table = here.actions
        gifts = {gift.move: gift.amount for gift in self.gifts}
        moves = []
        for n, move in enumerate(self._moves(here)):
            text = table.text(move.action)
            moves.append((move.seat, f"{text.rpartition(' ')[0]} {gifts[n]}" if n in gifts else text))
        results: tuple[str, ...] = ()
        if here.over:
            winners = ", ".join(self.players[seat] for seat in here.winners())
            results = f"scores: {' '.join(map(str, here.scores()))}", f"winners: {winners}"
        return self._record(tuple(moves), results)

    def _moves(self, here: fast.Position) -> Iterator[Move]:
        gifts = {gift.move: gift for gift in self.gifts}
        for n, action in enumerate(self.actions):
            gift = gifts.get(n)
            if gift is None:
                yield Move(here, here.decider, action)
                here.play(action)
            else:
                yield Move(here, gift.seat, action)
                here.give(gift.seat, here.actions.text(action).split()[1], gift.amount)

    def _record(self, moves: tuple[tuple[int, str], ...], results: tuple[str, ...] = ()) -> Record:
        return Record(
            edition=self.edition,
            options=self.options,
            players=self.players,
            deal=self.deal,
            start_player=self.start_player,
            moves=moves,
            rules=self.rules,
            results=results,
            position=self.position,
        )


def _to_played_game(result: MatchResult, record: Record, over: bool, gifts: tuple[Gift, ...]) -> PlayedGame:
    table = fast.action_table(record.edition)
    actions = array("H", (table.id(text if text in table else _largest(text)) for _, text in record.moves))
    seats = result.seats
    return PlayedGame(
        game=result.number,
        edition=record.edition,
        rules=record.rules,
        options=record.options,
        players=record.players,
        bots=tuple(seat.bot for seat in seats),
        deal=record.deal,
        start_player=record.start_player,
        position=record.position,
        actions=actions,
        gifts=gifts,
        scores=tuple(seat.score for seat in seats),
        ranks=tuple(float(seat.rank) for seat in seats),
        wins=tuple(float(seat.win) for seat in seats),
        failures=tuple(seat.failure for seat in seats),
        rounds=result.rounds,
        over=over,
        unfinished=result.unfinished,
    )


def _gifts(record: Record) -> tuple[Gift, ...]:
    """Return the gifts of a record that their action ids do not determine."""
    if not any(text.startswith("give ") for _, text in record.moves):
        return ()
    here = fast.position(rondel.replay(record, until=0))
    table = here.actions
    found = []
    for n, (seat, text) in enumerate(record.moves):
        if not text.startswith("give "):
            here.play(table.id(text))
            continue
        if text not in table or seat != here.decider:
            found.append(Gift(n, seat, _amount(text)))
        here.give(seat, text.split()[1], _amount(text))
    return tuple(found)


def _amount(text: str) -> int:
    """Return the amount of a gift, in millions."""
    return int(text.rpartition(" ")[2])


def _largest(text: str) -> str:
    """Return the largest gift to the same nation in the table, which encodes any larger one."""
    return f"{text.rpartition(' ')[0]} {LARGEST_GIFT}"


LARGEST_GIFT = 30
