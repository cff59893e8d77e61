"""Conversion between engine games and positions of the fast core, argument checks, and errors of the engine.

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

# `game.decision.kind` by phase number.
KINDS = {number: phase.KIND for phase, number in PHASES.items()}


# A 63-bit hash of the layout, so that bytes of another version of the core are rejected.
LAYOUT_KEY = (
    int.from_bytes(
        hashlib.sha256(repr(sorted((k, v) for k, v in vars(layout).items() if k.isupper())).encode()).digest()[:8],
        "big",
    )
    & (1 << 63) - 1
)


class _Position(Protocol):
    """The interface of positions used here, compiled or not."""

    @property
    def edition(self) -> Edition: ...
    @property
    def seats(self) -> int: ...
    def copy(self) -> Self: ...


_P = TypeVar("_P", bound=_Position)


class Past(NamedTuple):
    """The data of a game that its position stores besides the array; constant during play."""

    options: Options
    names: tuple[str, ...]
    deal: tuple[str, ...] | None
    start_player: int | None


def past_of(game: Game) -> Past:
    """Return options, names and setup of a game."""
    return Past(game.options, game.names, game._deal, game._start_player)


def checked_game(game: object) -> Game:
    """Return the argument; raises unless it is a game."""
    if not isinstance(game, Game):
        raise PositionError(f"A position of the fast core is made from a Game, not from {_type_name(game)}.")
    return game


def numbers_of(game: Game) -> list[int]:
    """Return the position of a game as ints."""
    return ints_of(game.state)


def edition_numbers(edition: Edition) -> tuple[ActionTable, list[int]]:
    """Return the action table of an edition and its board as ints."""
    actions = action_table(edition)
    return actions, tables_of(edition, list(actions))


def saved_game(numbers: Sequence[int], edition: Edition, past: Past, version: int) -> str:
    """Return the position in the format of `game.to_json()`."""
    state = state_of(numbers, edition, past.options)
    return write_saved(state, past.names, version, past.deal, past.start_player)


def game_from(saved: str, edition: Edition) -> Game:
    """Return the game written by `saved_game`."""
    return Game.from_json(saved, None if is_packaged(edition) else edition)


def join_halves(first: int, second: int) -> int:
    """Combine two 32-bit halves."""
    return first << 32 | second


def raise_refusal(game: Game, actions: ActionTable, id: object) -> NoReturn:
    """Raise the engine's error for an action that the decider may not play."""
    text = actions.text(checked_id(id))
    game.play(text)
    raise RondelError(f"The engine offers {text!r} here, but the fast core does not.")


def raise_gift_refusal(game: Game, seat: object, nation: str, amount: object) -> NoReturn:
    """Raise the engine's error for an impossible gift."""
    game.give(seat, nation, amount)  # type: ignore[arg-type]  # the game raises
    raise RondelError(f"The engine allows a gift of {amount} to {nation} here, but the fast core does not.")


def checked_id(number: object) -> int:
    """Return an integer of any type as an int; raises otherwise."""
    try:
        return operator.index(number)  # type: ignore[arg-type]  # checked by the call
    except TypeError:
        raise UnknownAction(f"The id of an action must be an integer, not {_type_name(number)}.") from None


def checked_int(number: SupportsIndex, what: str, least: int = 0, most: int = 2**62) -> int:
    """Return an integer within limits; raises otherwise."""
    try:
        count = operator.index(number)
    except TypeError:
        raise RondelError(f"{what} must be an integer, not {_type_name(number)}.") from None
    if not least <= count <= most:
        raise RondelError(f"{what} must be an integer from {least} to {most}, not {count}.")
    return count


def checked_policy(policy: object) -> None:
    """Raise for an unknown playout policy."""
    if policy != "random":
        raise RondelError(f'Playouts choose by the policy "random" or by an Evaluator, not by {_type_name(policy)}.')


def flat_view(buffer: object, count: int, what: str, *, writable: bool) -> memoryview:
    """Return a flat view of a buffer of at least `count` 64-bit integers, of any shape; raises otherwise."""
    try:
        view = memoryview(buffer)  # type: ignore[arg-type]  # checked by the call
    except TypeError:
        raise RondelError(f"{what} must be a buffer of 64-bit integers, not {_type_name(buffer)}.") from None
    if view.itemsize != 8 or view.format.lstrip("@=") not in ("q", "l") or not view.c_contiguous:
        raise RondelError(f"{what} must be a contiguous buffer of signed 64-bit integers (format 'q').")
    if writable and view.readonly:
        raise RondelError(f"{what} must be writable, but this buffer is read-only.")
    if view.nbytes < 8 * count:
        raise RondelError(f"{what} must hold {count} numbers, not {view.nbytes // 8}.")
    # An empty view cannot be cast.
    return view.cast("B").cast("q") if view.nbytes else memoryview(bytearray(8)).cast("q")


def byte_view(buffer: object, count: int, what: str) -> memoryview:
    """Return a flat view of a writable buffer of at least `count` bytes, of any shape; raises otherwise."""
    try:
        view = memoryview(buffer)  # type: ignore[arg-type]  # checked by the call
    except TypeError:
        raise RondelError(f"{what} must be a buffer of bytes, not {_type_name(buffer)}.") from None
    if view.itemsize != 1 or not view.c_contiguous:
        raise RondelError(f"{what} must be a contiguous buffer of bytes (uint8).")
    if view.readonly:
        raise RondelError(f"{what} must be writable, but this buffer is read-only.")
    if view.nbytes < count:
        raise RondelError(f"{what} must hold {count} bytes, not {view.nbytes}.")
    return view.cast("B") if view.nbytes else memoryview(bytearray(1))[:0]


def raise_bad_bytes() -> NoReturn:
    """Raise for bytes that are not a position, or have another layout."""
    raise PositionError(
        "These bytes are not a position of this version of the fast core; saved games can always be read."
    )


def raise_bad_seat(seat: object, seats: int) -> NoReturn:
    """Raise for a seat that does not exist."""
    raise RondelError(f"There is no seat {seat}; those of this game are 0 to {seats - 1}.")


def ids_view(ids: object, count: int) -> memoryview:
    """Return a view of one id per position, from a buffer, a list or a tuple."""
    if isinstance(ids, (list, tuple)):
        try:
            ids = array("q", ids)
        except (TypeError, OverflowError):
            raise UnknownAction("The ids of actions must be integers of at most 64 bits.") from None
    view = flat_view(ids, count, "The list of ids", writable=False)
    if count and len(view) != count:
        raise RondelError(f"There are {count} positions, but {len(view)} ids to play.")
    return view


def checked_batch(positions: Iterable[_P], kind: type[_P]) -> tuple[_P, ...]:
    """Return copies of positions of one edition and one number of players; raises otherwise."""
    batch = tuple(positions)
    if not batch or not all(isinstance(each, kind) for each in batch):
        raise PositionError("A batch needs at least one position of the fast core.")
    if len({(id(each.edition), each.seats) for each in batch}) > 1:
        raise_mixed_batch()
    return tuple(each.copy() for each in batch)


def raise_mixed_batch() -> NoReturn:
    """Raise for positions of different editions or numbers of players."""
    raise PositionError("All positions of a batch must have the same edition and number of players.")


def new_buffer(count: int) -> array[int]:
    """Return `count` 64-bit zeros."""
    return array("q", bytes(8 * count))


def game_from_view(
    view: SeatView | Mapping[str, Any], cash: Mapping[int, int] | None, seed: int, edition: Edition | None
) -> Game:
    """Return a game from a seat's view; hidden cash is as given, otherwise random."""
    given = dict(cash or {})
    players = view["players"]
    known = [player["cash"] for player in players if player["cash"] is not None]
    most = 2 * max(known, default=10)
    rng = Random(checked_int(seed, "The seed", -(2**62)))
    guesses = {}
    for seat, player in enumerate(players):
        draw = rng.randint(0, most)
        if player["cash"] is None:
            guesses[seat] = checked_int(given.get(seat, draw), f"The cash of seat {seat}", 0, 10**12)
    if not isinstance(view, SeatView):
        filled = [{**player, "cash": guesses.get(seat, player["cash"])} for seat, player in enumerate(players)]
        return Game.from_view({**view, "players": filled}, edition)
    return view.imagine(guesses)


def _type_name(value: object) -> str:
    name = type(value).__name__
    return "None" if value is None else f"{'an' if name[0] in 'aeiouAEIOU' else 'a'} {name}"


class Playouts(NamedTuple):
    """Result of playouts of one position."""

    playouts: int
    """Number of playouts."""
    decisions: int
    """Total number of decisions."""
    cut_off: int
    """Number of playouts stopped after 100,000 decisions; they are scored at that point."""
    wins: tuple[float, ...]
    """Wins of each seat; a tie is shared."""
    scores: tuple[float, ...]
    """The mean score of each seat."""
