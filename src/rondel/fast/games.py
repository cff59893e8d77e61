"""Between games of the engine and positions of the fast core: what only a game knows, and errors in its words.

Not part of the compiled unit.
"""

from __future__ import annotations

import hashlib
import operator
from array import array
from collections.abc import Iterable, Mapping, Sequence
from random import Random
from typing import Any, NamedTuple, NoReturn, Protocol, Self, SupportsIndex, TypeVar

from rondel.engine.edition import Edition
from rondel.engine.edition_files import is_packaged
from rondel.engine.errors import PositionError, RondelError, UnknownAction
from rondel.engine.game import Game
from rondel.engine.options import Options
from rondel.engine.saved_game import write_saved
from rondel.engine.view import SeatView
from rondel.fast import layout
from rondel.fast.action_tables import ActionTable, action_table
from rondel.fast.codec import ints_of, state_of
from rondel.fast.edition_tables import tables_of
from rondel.fast.flattening import PHASES

# The kinds of decisions as in `game.decision.kind`, by the number of the phase.
KINDS = {number: phase.KIND for phase, number in PHASES.items()}


# 63 bits that change with the layout: bytes of another version of the core are not read.
LAYOUT_KEY = (
    int.from_bytes(
        hashlib.sha256(repr(sorted((k, v) for k, v in vars(layout).items() if k.isupper())).encode()).digest()[:8],
        "big",
    )
    & (1 << 63) - 1
)


class _Position(Protocol):
    """What is asked of positions here, compiled or not."""

    @property
    def edition(self) -> Edition: ...
    @property
    def seats(self) -> int: ...
    def copy(self) -> Self: ...


_P = TypeVar("_P", bound=_Position)


class Past(NamedTuple):
    """What a position keeps of the game it comes from, beside its numbers: it never changes during play."""

    options: Options
    names: tuple[str, ...]
    deal: tuple[str, ...] | None
    start_player: int | None


def past_of(game: Game) -> Past:
    """Options, names and set-up of a game."""
    return Past(game.options, game.names, game._deal, game._start_player)


def checked_game(game: object) -> Game:
    """The game itself; anything else is refused with a sentence."""
    if not isinstance(game, Game):
        raise PositionError(f"A position of the fast core is made from a Game, not from {_kind(game)}.")
    return game


def numbers_of(game: Game) -> list[int]:
    """The position of a game as numbers."""
    return ints_of(game.state)


def edition_numbers(edition: Edition) -> tuple[ActionTable, list[int]]:
    """The actions of an edition by number, and its board as numbers."""
    actions = action_table(edition)
    return actions, tables_of(edition, list(actions))


def saved_game(numbers: Sequence[int], edition: Edition, past: Past, version: int) -> str:
    """The position as `game.to_json()` writes it."""
    state = state_of(numbers, edition, past.options)
    return write_saved(state, past.names, version, past.deal, past.start_player)


def game_from(saved: str, edition: Edition) -> Game:
    """The game that `saved_game` wrote."""
    return Game.from_json(saved, None if is_packaged(edition) else edition)


def joined(first: int, second: int) -> int:
    """64 bits out of two halves."""
    return first << 32 | second


def refuse(game: Game, actions: ActionTable, id: object) -> NoReturn:
    """Raise why the decider may not play this action, as the game would."""
    text = actions.text(whole_number(id))
    game.play(text)
    raise RondelError(f"The engine offers {text!r} here, but the fast core does not.")


def refuse_gift(game: Game, seat: object, nation: str, amount: object) -> NoReturn:
    """Raise why this gift is not possible, as the game would."""
    game.give(seat, nation, amount)  # type: ignore[arg-type]  # which the game says too
    raise RondelError(f"The engine allows a gift of {amount} to {nation} here, but the fast core does not.")


def whole_number(number: object) -> int:
    """A whole number, whatever its type; anything else is refused with a sentence."""
    try:
        return operator.index(number)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        raise UnknownAction(f"The id of an action is a whole number, not {_kind(number)}.") from None


def counted(number: SupportsIndex, what: str, least: int = 0, most: int = 2**62) -> int:
    """A whole number within limits."""
    try:
        count = operator.index(number)
    except TypeError:
        raise RondelError(f"{what} is a whole number, not {_kind(number)}.") from None
    if not least <= count <= most:
        raise RondelError(f"{what} is a whole number from {least} to {most}, not {count}.")
    return count


def checked_policy(policy: object) -> None:
    """Refuse a way to choose that does not exist."""
    if policy != "random":
        raise RondelError(f'Playouts choose by the policy "random" or by a Mind, not by {_kind(policy)}.')


def flat_view(buffer: object, count: int, what: str, *, writable: bool) -> memoryview:
    """The memory of a buffer of at least so many 64-bit integers, whatever its shape; others are refused."""
    try:
        view = memoryview(buffer)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        raise RondelError(f"{what} is a buffer of 64-bit integers, not {_kind(buffer)}.") from None
    if view.itemsize != 8 or view.format.lstrip("@=") not in ("q", "l") or not view.c_contiguous:
        raise RondelError(f"{what} is a contiguous buffer of signed 64-bit integers (format 'q').")
    if writable and view.readonly:
        raise RondelError(f"{what} is written to, but this buffer is read-only.")
    if view.nbytes < 8 * count:
        raise RondelError(f"{what} needs room for {count} numbers and has {view.nbytes // 8}.")
    # An empty view has no shape that could be cast.
    return view.cast("B").cast("q") if view.nbytes else memoryview(bytearray(8)).cast("q")


def byte_view(buffer: object, count: int, what: str) -> memoryview:
    """The memory of a writable buffer of at least so many bytes, whatever its shape; others are refused."""
    try:
        view = memoryview(buffer)  # type: ignore[arg-type]  # that is the question
    except TypeError:
        raise RondelError(f"{what} is a buffer of bytes, not {_kind(buffer)}.") from None
    if view.itemsize != 1 or not view.c_contiguous:
        raise RondelError(f"{what} is a contiguous buffer of bytes (uint8).")
    if view.readonly:
        raise RondelError(f"{what} is written to, but this buffer is read-only.")
    if view.nbytes < count:
        raise RondelError(f"{what} needs room for {count} bytes and has {view.nbytes}.")
    return view.cast("B") if view.nbytes else memoryview(bytearray(1))[:0]


def refuse_numbers() -> NoReturn:
    """Raise that these are no numbers of a position, or those of another layout."""
    raise PositionError(
        "These bytes are not a position of this version of the fast core; saved games can be read always."
    )


def refuse_seat(seat: object, seats: int) -> NoReturn:
    """Raise that there is no such seat."""
    raise RondelError(f"There is no seat {seat}; those of this game are 0 to {seats - 1}.")


def ids_view(ids: object, count: int) -> memoryview:
    """One id for each of so many positions, from a buffer, a list or a tuple."""
    if isinstance(ids, (list, tuple)):
        try:
            ids = array("q", ids)
        except (TypeError, OverflowError):
            raise UnknownAction("The ids of actions are whole numbers of at most 64 bits.") from None
    view = flat_view(ids, count, "What is played", writable=False)
    if count and len(view) != count:
        raise RondelError(f"There are {count} positions, but {len(view)} ids to play.")
    return view


def checked_batch(positions: Iterable[_P], kind: type[_P]) -> tuple[_P, ...]:
    """Copies of positions of one edition and one number of players; anything else is refused with a sentence."""
    batch = tuple(positions)
    if not batch or not all(isinstance(each, kind) for each in batch):
        raise PositionError("A batch is made of positions of the fast core, at least one.")
    if len({(id(each.edition), each.seats) for each in batch}) > 1:
        refuse_mixture()
    return tuple(each.copy() for each in batch)


def refuse_mixture() -> NoReturn:
    """Raise that positions of different games do not go together."""
    raise PositionError("All positions of a batch have the same edition and number of players.")


def new_buffer(count: int) -> array[int]:
    """So many 64-bit integers, all 0."""
    return array("q", bytes(8 * count))


def imagined_game(
    view: SeatView | Mapping[str, Any], cash: Mapping[int, int] | None, seed: int, edition: Edition | None
) -> Game:
    """A game as a seat may know it: hidden cash is as given, else drawn by lot."""
    given = dict(cash or {})
    players = view["players"]
    known = [player["cash"] for player in players if player["cash"] is not None]
    most = 2 * max(known, default=10)
    lots = Random(counted(seed, "The seed", -(2**62)))
    guesses = {}
    for seat, player in enumerate(players):
        lot = lots.randint(0, most)
        if player["cash"] is None:
            guesses[seat] = counted(given.get(seat, lot), f"The cash of seat {seat}", 0, 10**12)
    if not isinstance(view, SeatView):
        filled = [{**player, "cash": guesses.get(seat, player["cash"])} for seat, player in enumerate(players)]
        return Game.from_view({**view, "players": filled}, edition)
    return view.imagine(guesses)


def _kind(value: object) -> str:
    name = type(value).__name__
    return "None" if value is None else f"{'an' if name[0] in 'aeiouAEIOU' else 'a'} {name}"


class Playouts(NamedTuple):
    """What playouts of one position came to."""

    playouts: int
    """How many were played."""
    decisions: int
    """How many decisions they had in all."""
    cut_off: int
    """How many had not ended after 100,000 decisions; they count as if the game ended there."""
    wins: tuple[float, ...]
    """How many each seat has won; a tie is shared."""
    scores: tuple[float, ...]
    """The mean score of each seat."""
