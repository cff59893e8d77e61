"""Match: one running game on the fast core, the basis of every environment."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Any, Self

import numpy as np
from numpy.typing import NDArray

import rondel
from rondel import Game, Options, PositionError, Record, RondelError, fast
from rondel.fast.core import warn_if_pure
from rondel.research.actions import ActionSpace, action_space, edition_key
from rondel.research.observation import NEWEST, ObservationSpace, observation_space
from rondel.research.rewards import Reward, Shaped, rank, reward_named

Start = Game | fast.Position | Record | str
"""What a match can start from: a game, a position, a record, or a saved game or record as text."""


class Match:
    """One game with legal actions, observations and rewards.

    `edition` and `players` select the game; options are given by name (`cash="hidden"`). `start` begins at any position
    instead and determines edition, players and options. With `gift_actions`, gifts by the deciding seat are actions,
    too; `gifts=True` is a shorthand for this, while `gifts="own"` sets the game option of that name.

    Copy a match with `clone`. Unpickling does not validate its input: unpickle only data you trust.
    """

    __slots__ = ("_first", "_level", "actions", "observation", "position", "reward", "seed")

    def __init__(
        self,
        edition: str | rondel.Edition | None = None,
        players: int | None = None,
        *,
        seed: int = 0,
        start: Start | None = None,
        gift_actions: bool = False,
        reward: str | Reward = rank,
        version: int = NEWEST,
        **options: Any,
    ) -> None:
        warn_if_pure()
        if isinstance(options.get("gifts"), bool):
            gift_actions = options.pop("gifts")
        self.position = _new_position(edition, players, seed, options) if start is None else _to_position(start)
        if start is not None:
            _check_start(self.position, edition, players, options)
        self.seed = seed
        self._first = self.position.copy() if start is not None else None
        self.reward = reward_named(reward)
        self.actions: ActionSpace = action_space(self.position.edition, gift_actions)
        self.observation: ObservationSpace = observation_space(self.position.edition, self.players, version)
        self._level = self._potential()

    def reset(self, seed: int | None = None) -> None:
        """Start over: from the start position if there is one, else a new game with this seed (default: the same)."""
        if seed is not None:
            self.seed = seed
        if self._first is not None:
            self.position = self._first.copy()
        else:
            here = self.position
            self.position = fast.position(
                rondel.new_game(here.edition, players=here.seats, options=here.options, seed=self.seed)
            )
        self._level = self._potential()

    @property
    def edition(self) -> rondel.Edition:
        return self.position.edition

    @property
    def options(self) -> Options:
        return self.position.options

    @property
    def players(self) -> int:
        return self.position.seats

    @property
    def seat(self) -> int:
        """The deciding seat; -1 once the game is over."""
        return self.position.decider

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return self.position.over

    @property
    def version(self) -> int:
        """The number of actions and gifts so far."""
        return self.position.version

    def legal_ids(self) -> list[int]:
        """Return the ids of all legal actions, in the engine's order, followed by gifts if they are enabled."""
        ids = self.position.legal()
        return ids + self._gifts() if self.actions.gifts else ids

    def legal_texts(self) -> list[str]:
        """Return all legal actions as texts."""
        return [self.actions.text(id) for id in self.legal_ids()]

    def mask(self, out: NDArray[Any] | None = None) -> NDArray[Any]:
        """Return the action mask as a new array, or write it into `out` (one byte per action)."""
        if out is None:
            out = np.empty(self.actions.size, np.int8)
        elif out.size != self.actions.size:
            raise RondelError(f"The mask has size {self.actions.size}, but the array has size {out.size}.")
        fast.mask_into(self.position, out, self.actions.gifts)
        return out

    def observe(self, seat: int | None = None, out: NDArray[np.uint8] | None = None) -> NDArray[np.uint8]:
        """Return the observation of a seat (default: the deciding seat), or write it into `out`."""
        if seat is None:
            seat = max(self.position.decider, 0)
        if out is None:
            out = np.empty(self.observation.size, np.uint8)
        self.observation.write(self.position, seat, out)
        return out

    def step(self, id: int) -> list[float]:
        """Play an action by its id and return the reward of each seat; illegal actions raise, as in a game."""
        position = self.position
        gifts = self.actions.table.gifts
        if not self.actions.gifts and gifts.start <= id < gifts.stop:
            raise RondelError(f"{self.actions.text(id)!r} is a gift; gifts are disabled in this match.")
        position.play(id)
        earned = self.reward(position) if position.over else [0.0] * position.seats
        if isinstance(self.reward, Shaped):
            before, self._level = self._level, self._potential()
            earned = [a + b for a, b in zip(earned, self.reward.shaping(before, self._level), strict=True)]
        return earned

    def play(self, text: str) -> list[float]:
        """Play an action by its text; see `step`."""
        return self.step(self.actions.id(text))

    def scores(self) -> list[int]:
        """Return the score of each seat, as if the game ended now."""
        return self.position.scores()

    def ranks(self) -> list[int]:
        """Return for each seat the number of seats ahead of it, as if the game ended now."""
        return fast.ranks(self.position)

    def winners(self) -> list[int]:
        """Return the winning seats of a finished game; empty before the end."""
        return self.position.winners()

    def game(self) -> Game:
        """Return the position as an engine game, without its log."""
        return self.position.game()

    def clone(self) -> Self:
        """Return an independent copy."""
        other = object.__new__(type(self))
        other.position = self.position.copy()
        other.seed = self.seed
        other._first = self._first
        other.reward = self.reward
        other.actions = self.actions
        other.observation = self.observation
        other._level = self._level
        return other

    def restore(self, other: Match) -> None:
        """Copy the position of another match of the same edition and number of players, without allocating memory."""
        if other.edition is not self.edition or other.players != self.players:
            raise PositionError("A match can only be restored from one with the same edition and number of players.")
        self.position.copy_from(other.position)
        self._level = other._level if self.reward is other.reward else self._potential()

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Match) and self.position == other.position and self.actions == other.actions

    __hash__ = None  # type: ignore[assignment]  # mutable

    def __repr__(self) -> str:
        return f"<Match {self.position!r}>"

    def __reduce__(self) -> tuple[Any, ...]:
        first = None if self._first is None else _packed(self._first)
        here = (*_packed(self.position), self.actions.gifts, self.observation.version)
        return _unpacked, (type(self), here, first, self.actions.hash, self.seed, self.reward)

    def _gifts(self) -> list[int]:
        """Return the ids of the gifts that the deciding seat can make, in table order."""
        here = self.position
        if here.over:
            return []
        gifts = self.actions.table.gifts
        nations = here.edition.nations
        most = len(gifts) // len(nations)
        limits = [here.gift_limit(here.decider, nation.id) for nation in nations]
        return [gifts.start + n * most + k for n, limit in enumerate(limits) for k in range(min(limit, most))]

    def _potential(self) -> Sequence[float]:
        return self.reward.level(self.position) if isinstance(self.reward, Shaped) else ()


def _new_position(
    edition: str | rondel.Edition | None, players: int | None, seed: int, options: dict[str, Any]
) -> fast.Position:
    if edition is None or players is None:
        raise RondelError("A match needs an edition and a number of players, or a start position.")
    game = rondel.new_game(edition, players=players, options=Options.from_dict(options), seed=seed)
    return fast.position(game)


def _to_position(start: object) -> fast.Position:
    """Return an independent position for a start value."""
    if isinstance(start, fast.Position):
        return start.copy()
    if isinstance(start, str):
        start = Game.from_json(start) if start.lstrip().startswith("{") else Record.loads(start)
    if isinstance(start, Record):
        start = rondel.replay(start)
    if not isinstance(start, Game):
        kind = type(start).__name__
        raise PositionError(f"A match starts from a Game, a Position, a Record or their texts, not from {kind}.")
    return fast.position(start)


def _check_start(
    here: fast.Position, edition: str | rondel.Edition | None, players: int | None, options: dict[str, Any]
) -> None:
    """Raise if the arguments of a match contradict its start position."""
    named = edition.id if isinstance(edition, rondel.Edition) else edition
    if named not in (None, here.edition.id):
        raise PositionError(f"The edition is {named}, but that of the start position is {here.edition.id}.")
    if players not in (None, here.seats):
        raise PositionError(f"The match has {players} players, but the start position has {here.seats}.")
    own = here.options.to_dict()
    for name, value in Options.from_dict({**own, **options}).for_edition(here.edition).to_dict().items():
        if value != own[name]:
            raise PositionError(f"The option {name} is {value}, but {own[name]} at the start position.")


def _packed(here: fast.Position) -> tuple[Any, ...]:
    past = here.past
    return edition_key(here.edition), _options(past.options), tuple(past[1:]), here.version, fast.numbers_in(here)


@lru_cache(maxsize=64)
def _options(options: Options) -> tuple[Any, ...]:
    return tuple(options.to_dict().values())


@lru_cache(maxsize=64)
def _past(values: tuple[Any, ...], rest: tuple[Any, ...]) -> Any:
    """Return options and names, shared by the positions of one game."""
    return fast.Past(Options(*values), *rest)


def _position(packed: tuple[Any, ...]) -> fast.Position:
    edition, options, rest, version, numbers = packed
    if isinstance(edition, str):
        edition = rondel.edition(edition)
    return fast.position_with(edition, _past(options, rest), version, numbers)


def _unpacked(
    kind: type[Match], here: tuple[Any, ...], first: tuple[Any, ...] | None, digest: str, seed: int, reward: Reward
) -> Match:
    """Unpickle a match. Its numbers are trusted; the action table must be the same."""
    match = object.__new__(kind)
    *packed, gifts, version = here
    match.position = _position(tuple(packed))
    match.seed = seed
    match.reward = reward
    match.actions = action_space(match.position.edition, gifts)
    if match.actions.hash != digest:
        match.actions.check(0, digest, "This match")
    match.observation = observation_space(match.position.edition, match.position.seats, version)
    match._first = None if first is None else _position(first)
    match._level = match._potential()
    return match
