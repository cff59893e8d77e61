"""Beginning a game: options, players and set-up checked, then played up to the first decision (R3.5, R4, R5)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from rondel.engine.edition import Edition
from rondel.engine.edition_files import edition as edition_by_id
from rondel.engine.errors import OptionError, PositionError
from rondel.engine.game import Game
from rondel.engine.options import Options
from rondel.engine.phases.draft import Draft
from rondel.engine.phases.steps import NextNation
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
    """A new game at its first decision; the seed decides what `deal` and `start_player` leave open.

    The edition is a packaged one by its id, or any that `load_edition` has read. The players sit in the order given
    (R3.5).
    """
    board = edition if isinstance(edition, Edition) else edition_by_id(edition)
    if not isinstance(options, Options):
        options = Options.from_dict({} if options is None else options)
    options.check(board)
    names = player_names(board, players)
    seats = len(names)
    drafting = options.setup == "draft"
    if drafting and deal is not None:
        raise OptionError("In a draft no flag cards are dealt; leave out deal, or use setup=standard.")
    if not drafting and start_player is not None:
        raise OptionError("start_player is for the draft; in the standard set-up the deal decides who begins.")
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
