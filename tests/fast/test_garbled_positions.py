"""Corrupt positions: rejected, or played without leaving the memory of a position."""

from __future__ import annotations

import random
from typing import Any, SupportsIndex

from tests.fast.cores import PlainCore, PositionCore
from tests.fast.games import armada_game, random_choice, random_game

import rondel
from rondel.engine.saved_game import from_data, problem_in, to_data


class Guarded(list[int]):
    """A list that rejects negative indices and numbers beyond 64 bits, as raw memory would not."""

    def __getitem__(self, place: Any) -> Any:
        if type(place) is int and place < 0:
            raise IndexError(f"{place} is a negative index")
        return super().__getitem__(place)

    def __setitem__(self, place: Any, value: Any) -> None:
        if type(place) is int and not -(2**63) <= value < 2**63:
            raise IndexError(f"{value} does not fit into 64 bits")
        if type(place) is int and place < 0:
            raise IndexError(f"{place} is before the array")
        super().__setitem__(place, value)


def numbers_in(data: Any, path: tuple[SupportsIndex | str, ...] = ()) -> list[tuple[Any, ...]]:
    """Return the paths of all numbers in JSON data."""
    if isinstance(data, dict):
        return [place for key, value in data.items() for place in numbers_in(value, (*path, key))]
    if isinstance(data, list):
        return [place for i, value in enumerate(data) for place in numbers_in(value, (*path, i))]
    return [path] if isinstance(data, int) else []


def corrupted(game: rondel.Game, rng: random.Random) -> rondel.Game | None:
    """Return the game with a few changed numbers, mostly of the stack; None if the engine rejects it."""
    saved = to_data(game.state)
    for _ in range(rng.randint(1, 3)):
        places = numbers_in(saved["stack"], ("stack",)) if rng.random() < 0.7 else []
        *path, last = rng.choice(places or numbers_in(saved))
        holder: Any = saved
        for step in path:
            holder = holder[step]
        number = holder[last]
        if type(number) is bool:
            holder[last] = not number
        else:
            bit = 1 << rng.randrange(62)
            holder[last] = rng.choice((-1, 0, 1, 2, 5, number + 1, number - 1, number ^ bit, number | bit, 10**13))
    state = from_data(game.edition, game.options, game.state.seats, saved)
    return None if problem_in(state) else rondel.Game(state, game.names)


def test_corrupt_positions_are_rejected_or_played_within_their_memory() -> None:
    """The core rejects what the engine still accepts, or plays it without a memory fault."""
    read = played = 0
    for seed in range(24):
        rng = random.Random(seed)
        game = armada_game(seed) if seed % 2 else random_game(seed)
        for _ in range(40):
            for _ in range(4):
                other = corrupted(game, rng)
                if other is None:
                    continue
                read += 1
                try:
                    core = PlainCore(other)
                    public = PositionCore(other)
                except rondel.RondelError:
                    continue
                played += 1
                core.s = Guarded(core.s)
                play_on(core, public, rng)
            if game.over:
                break
            game.play(random_choice(game, rng))
    assert read > 600
    assert played > 300


def play_on(core: PlainCore, public: PositionCore, rng: random.Random) -> None:
    """Some decisions; whether they make sense does not matter."""
    for _ in range(20):
        legal = core.legal()
        if not legal:
            return
        id = rng.choice(legal)
        core.play(id)
        public.play(id)
        assert list(core.legal()) == list(public.legal())
