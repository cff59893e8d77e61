"""Replaying a record: every move is checked again, and the first that does not fit is named."""

from __future__ import annotations

from rondel.engine.beginning import new_game
from rondel.engine.edition import Edition
from rondel.engine.edition_files import edition_named
from rondel.engine.errors import EditionError, IllegalAction, OptionError, RecordError, RondelError
from rondel.engine.game import Game
from rondel.engine.record import RULES_VERSION, Record


def replay(record: Record | str, until: int | None = None, edition: Edition | None = None) -> Game:
    """The game a record tells, or its first `until` moves; an illegal move is refused with its number.

    A record of a board that does not come with the package is replayed with its `edition`. A record of another
    version of the rules is replayed under the present ones; where it cannot be, the refusal says so.
    """
    if isinstance(record, str):
        record = Record.loads(record)
    try:
        return _replay(record, until, edition)
    except RecordError as error:
        if record.rules == RULES_VERSION:
            raise
        note = f"It was played under rules {record.rules[:20]}; this program plays rules {RULES_VERSION}."
        raise RecordError(f"{error} {note}", error.line) from None


def _replay(record: Record, until: int | None, edition: Edition | None) -> Game:
    if until is not None and until < 0:
        raise RecordError(f"A record is replayed up to a move from 0 on, not {until}.")
    try:
        if record.position is not None:
            game = Game.from_json(record.position, edition)
        else:
            game = new_game(
                edition_named(record.edition, edition),
                list(record.players),
                record.options,
                deal=record.deal,
                start_player=record.start_player,
            )
    except RondelError as error:
        line = _header_line(record, error)
        where = f"Line {line}: the" if line else "The"
        raise RecordError(f"{where} record's header cannot be played: {error}", line) from None
    line_of = record.line_of
    parse = game.edition.actions.parse
    for number, (seat, text) in enumerate(record.moves[:until], 1):
        try:
            action = parse(text)
            if action.kind == "give":
                game.play(action, seat)
                continue
            if game.over or game.state.stack[-1].decider(game.state) != seat:
                whose = "the game is over" if game.over else f"seat {game.decision.player} decides"
                raise RecordError(
                    f"{_place(record, number)}: seat {seat} cannot play {text!r}; {whose}.", line_of(number)
                )
            game.play(action)
        except IllegalAction as error:
            sentence = f"{_place(record, number)}: {text} is illegal: {error} ({error.rule})"
            raise RecordError(sentence, line_of(number)) from None
        except RecordError:
            raise
        except RondelError as error:
            raise RecordError(f"{_place(record, number)}: {error}", line_of(number)) from None
    return game


def _place(record: Record, move: int) -> str:
    """Which move that is, and in which line of the text it stands if it was read from one."""
    line = record.line_of(move)
    return f"Move {move}" if line is None else f"Move {move} (line {line})"


def _header_line(record: Record, error: RondelError) -> int | None:
    """The line of the header that is to blame, as far as the refusal tells."""
    keys = ["edition"] if isinstance(error, EditionError) else ["position", "deal", "start_player", "player"]
    if isinstance(error, OptionError):
        keys = [key for key in record.header_lines if key in str(error)]
    return next((record.header_lines[key] for key in keys if key in record.header_lines), None)
