"""The decisions of a record with the position before each, grouped by nation turns."""

from __future__ import annotations

from dataclasses import dataclass, field

import rondel
from rondel import position
from rondel.position import Action, Position


@dataclass
class Step:
    """One decision: the position before it, the actions offered and the one chosen."""

    number: int
    seat: int
    kind: str
    nation: int
    game: rondel.Game
    action: Action
    offered: tuple[Action, ...]

    @property
    def before(self) -> Position:
        """The position before the decision."""
        return self.game.state


@dataclass
class Turn:
    """One turn of a nation: the choice of a space, the following steps, and the position after the turn."""

    nation: int
    seat: int
    first: Step
    steps: list[Step] = field(default_factory=list)
    after: Position | None = None
    game_after: rondel.Game | None = None

    @property
    def before(self) -> Position:
        """The position before the space was chosen."""
        return self.first.before

    @property
    def landed(self) -> str:
        """The action of the space the nation landed on (a Swiss Bank may have stopped it)."""
        s = self.before
        if any(step.action.kind == "force" for step in self.steps):
            return "investor"
        return s.edition.spaces[self.first.action.space].action

    @property
    def price(self) -> int:
        """The surcharge that the government paid."""
        if any(step.action.kind == "force" for step in self.steps):
            return 0
        return surcharge(self.before, self.nation, self.first.action.space)


@dataclass
class Played:
    """A whole game: its seats, its turns in order, its last position."""

    names: tuple[str, ...]
    turns: list[Turn]
    drafted: list[Step]
    end: Position
    decisions: int

    def bot_at(self, seat: int) -> str:
        """Return the name of the bot, without the number of its seat."""
        return self.names[seat].rpartition(" ")[0] or self.names[seat]


def surcharge(s: Position, nation: int, space: int) -> int:
    """Return the surcharge for moving the nation's marker to the space; 0 if it is off the rondel (R8.4)."""
    if s.place[nation] < 0:
        return 0
    return s.edition.price(s.edition.steps(s.place[nation], space), s.power[nation])


def played(record: rondel.Record) -> Played:
    """Replay a record and collect every decision with its position."""
    game = rondel.replay(record, until=0)
    turns: list[Turn] = []
    drafted: list[Step] = []
    for number, (_, text) in enumerate(record.moves):
        if text.startswith("give "):
            game.play(text)
            continue
        decision = game.decision
        s = game.state
        step = Step(
            number,
            decision.player,
            decision.kind,
            position.subject(s),
            game.position(),
            game.edition.actions.parse(text),
            tuple(decision.actions),
        )
        if step.kind == "rondel":
            if turns:
                turns[-1].after = step.before
                turns[-1].game_after = step.game
            turns.append(Turn(step.nation, step.seat, step))
        elif turns:
            turns[-1].steps.append(step)
        else:
            drafted.append(step)
        game.play(text)
    if turns:
        turns[-1].after = game.state
    return Played(tuple(record.players), turns, drafted, game.state, len(record.moves))
