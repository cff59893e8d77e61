"""Replaying a record: every move is checked again, and the first that does not fit is named."""

from __future__ import annotations

from rondel.engine.beginning import new_game
from rondel.engine.errors import IllegalAction, RecordError, RondelError
from rondel.engine.game import Game
from rondel.engine.record import Record


def replay(record: Record | str, until: int | None = None) -> Game:
    """The game a record tells, or its first `until` moves; an illegal move is refused with its number."""
    if isinstance(record, str):
        record = Record.loads(record)
    if until is not None and until < 0:
        raise RecordError(f"A record is replayed up to a move from 0 on, not {until}.")
    try:
        if record.position is not None:
            game = Game.from_json(record.position)
        else:
            game = new_game(
                record.edition,
                list(record.players),
                record.options,
                deal=record.deal,
                start_player=record.start_player,
            )
    except RondelError as error:
        raise RecordError(f"The record's header cannot be played: {error}") from None
    parse = game.edition.actions.parse
    gift = game.edition.actions.gift
    for number, (seat, text) in enumerate(record.moves[:until], 1):
        try:
            given = gift(text)
            if given is not None:
                nation, amount = given
                game.give(seat, game.edition.nations[nation].id, amount)
                continue
            action = parse(text)
            if game.over or game.state.stack[-1].decider(game.state) != seat:
                whose = "the game is over" if game.over else f"seat {game.decision.player} decides"
                raise RecordError(f"Move {number}: seat {seat} cannot play {text!r}; {whose}.", record.line_of(number))
            game.play(action)
        except IllegalAction as error:
            sentence = f"Move {number} ({text}) is illegal: {error} ({error.rule})"
            raise RecordError(sentence, record.line_of(number)) from None
        except RecordError:
            raise
        except RondelError as error:
            raise RecordError(f"Move {number}: {error}", record.line_of(number)) from None
    return game
