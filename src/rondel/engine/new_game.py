"""Start a game (R3.5, R4, R5) and advance it to its first decision, or replay a record."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rondel.engine.edition import Edition
from rondel.engine.edition_files import edition as edition_by_id
from rondel.engine.edition_files import edition_named
from rondel.engine.errors import EditionError, IllegalAction, OptionError, PositionError, RecordError, RondelError
from rondel.engine.game import Game
from rondel.engine.options import Options
from rondel.engine.phases.draft import Draft
from rondel.engine.phases.phase import NextNation
from rondel.engine.record import RULES_VERSION, Record
from rondel.engine.setup import (
    check_deal,
    deal_cards,
    draw_start_player,
    player_names,
    set_up_draft,
    set_up_standard,
)
from rondel.engine.state import NOBODY


def new_game(
    edition: str | Edition,
    players: int | Sequence[str] = 4,
    options: Options | Mapping[str, object] | None = None,
    seed: int = 0,
    deal: Sequence[str] | None = None,
    start_player: int | None = None,
) -> Game:
    """Start a game at its first decision; `seed` determines the deal or the start player unless they are given.

    `edition` is the id of a packaged edition or the result of `load_edition`. Players are seated in the given order
    (R3.5).
    """
    board = edition if isinstance(edition, Edition) else edition_by_id(edition)
    if not isinstance(options, Options):
        options = Options.from_dict({} if options is None else options)
    options = options.for_edition(board)
    names = player_names(board, players)
    seats = len(names)
    drafting = options.setup == "draft"
    if drafting and deal is not None:
        raise OptionError("In a draft no flag cards are dealt; leave out deal, or use setup=standard.")
    if not drafting and start_player is not None:
        raise OptionError("start_player is for the draft; in the standard setup the deal decides who begins.")
    if drafting:
        start = draw_start_player(seats, seed) if start_player is None else start_player
        if type(start) is not int or not 0 <= start < seats:
            raise PositionError(f"start_player must be a seat from 0 to {seats - 1}, not {start!r}.")
        state = set_up_draft(board, options, seats)
        state.push(Draft(0, start, 0, 0))
        return Game.begin(state, names, start_player=start)
    cards = deal_cards(board, seats, seed) if deal is None else check_deal(board, seats, deal)
    state = set_up_standard(board, options, cards)
    state.push(NextNation(NOBODY, NOBODY))
    return Game.begin(state, names, deal=tuple(board.nations[card].id for card in cards))


def replay(record: Record | str, until: int | None = None, edition: Edition | None = None) -> Game:
    """Replay a record, or its first `until` moves; raise `RecordError` with the number of an illegal move.

    Records of a custom board need its `edition`. A record of another version of the rules is replayed under the
    current ones; the error says so if that fails.
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
        raise RecordError(f"A record is replayed up to move 0 or later, not {until}.")
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
    """Return the number of a move for an error message, with its line if it was read from a text."""
    line = record.line_of(move)
    return f"Move {move}" if line is None else f"Move {move} (line {line})"


def _header_line(record: Record, error: RondelError) -> int | None:
    """Return the header line that caused an error, if it can be determined."""
    keys = ["edition"] if isinstance(error, EditionError) else ["position", "deal", "start_player", "player"]
    if isinstance(error, OptionError):
        keys = [key for key in record.header_lines if key in str(error)]
    return next((record.header_lines[key] for key in keys if key in record.header_lines), None)
