"""Observations: frozen, versioned, identical in every build of the core, and written within bounds."""

from __future__ import annotations

import hashlib
import json
import pickle
import random
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from tests.fast.cores import PlainCore, compiled_unit
from tests.fast.games import armada_game, random_game
from tests.fast.test_garbled_positions import Guarded, corrupted
from tests.research.positions import positions

import rondel
from rondel import fast
from rondel.fast.observation import observation as plain
from rondel.fast.positions import position as plain_position
from rondel.research import Match, ObservationSpace, SpaceMismatch, Vector, observation_space
from rondel.research.features import Feature
from rondel.research.observation import VERSIONS, Version

# Size and hash of names and scales of version 1, for 2 to 6 players. Never change them; add a version instead.
GOLDEN: dict[str, list[tuple[int, str]]] = {
    "imperial": [
        (1664, "2dc5ecba2deec4bed5b836640e793ff21b32b54e5d8bdb43df841fca7f2a04ad"),
        (1764, "898576e325fe026f83ddd65efdd872de9e0d17995ec52b59b9932383d88879da"),
        (1868, "424b76fe5456d1fef015d1558105ea6565983c9515b66adf3e37a088eadbd1ae"),
        (1976, "ac0fec72e57b85eae8341cc847e1040892eb2f2479e3bfbe71464862a37e58b2"),
        (2088, "50e53ff6ad3b846dda9ccc5b631a277225c6ec3bfc59ac332d88ad5d011f7c34"),
    ],
    "imperial_2030": [
        (1869, "50fb5f9f21a784e5c7299f7e201c107fbe0a4c0d7796f9abebff4216edcdac81"),
        (1969, "975e6e47bcb3c5ced1395381f2477cb89e2228bee216b7340b3ee00cad9437b7"),
        (2073, "708310468b6d09b5597e197f8aaf9a3848539e384d5f1bbe4552e59377a8ef7c"),
        (2181, "29a67e5f651196e99b6ae9ec32a4318c0efdab440cf04734a6e9e4b4be9d3f30"),
        (2293, "9c9b2dde996f965206659e8019bf956991156dd7c6265f3b3ca7d70e4a03bdb5"),
    ],
}
# SHA-256 of the version 1 observations of the golden games: the meaning of the bytes is frozen, too.
GOLDEN_DIGEST = "f4ea200a568308336ab265f740f6be6f8c8010f8a3871941e4c96d4ef228524a"
SAVES_OF_VERSION_1 = 16
GOLDEN_SAVES = Path(__file__).parents[1] / "docs" / "golden_saves.json"


@pytest.mark.parametrize("edition", rondel.editions())
def test_version_1_is_frozen(edition: str) -> None:
    """Size, names and scales for every number of players."""
    spaces = [observation_space(edition, players, version=1) for players in range(2, 7)]
    assert [(space.size, space.hash) for space in spaces] == GOLDEN[edition]
    for space in spaces:
        assert len(set(space.names)) == space.size == len(space.largest) == len(space.index)
        assert space.size == fast.observation_size(Match(edition, space.players).position)


def test_the_meaning_of_version_1_is_frozen() -> None:
    """The same positions, one per kind of decision, give the same bytes as when the version was released."""
    digest = hashlib.sha256()
    for save in json.loads(GOLDEN_SAVES.read_text("utf-8"))["games"][:SAVES_OF_VERSION_1]:
        here = fast.position(rondel.Game.from_json(json.dumps(save["saved"])))
        space = observation_space(here.edition.id, here.seats, version=1)
        for seat in range(here.seats):
            digest.update(space.observe(here, seat).tobytes())
    assert digest.hexdigest() == GOLDEN_DIGEST


def test_open_cash_is_observable() -> None:
    game = rondel.new_game("imperial", players=3, seed=1)
    other = game.copy()
    other.state.cash[2] += 300
    space = observation_space("imperial", 3)
    values = space.named(space.observe(fast.position(other), 0))
    assert (values["seat.2.cash"], values["seat.2.cash_beyond_255"]) == (255, game.state.cash[2] + 300 - 255)
    assert values["seat.2.cash_seen"] == 1
    other.state.cash[2] = 10**9
    assert space.named(space.observe(fast.position(other), 0))["seat.2.cash_beyond_255"] == 255


def test_seats_are_relative_to_the_observer() -> None:
    """Seat 0 is the observer; bytes that are not about seats are the same for all."""
    match = Match("imperial_2030", 4, seed=3)
    space = match.observation
    views = [space.named(match.observe(seat)) for seat in range(4)]
    for name, number in views[0].items():
        part, *rest = name.split(".")
        if part == "seat":
            turned = ".".join([part, str((int(rest[0]) + 3) % 4), *rest[1:]])
            assert views[1][turned] == number
        elif part not in ("decider", "nation", "first", "invest"):
            assert views[1][name] == number


def test_no_byte_exceeds_its_bound() -> None:
    """`largest` bounds every byte, so dividing by it scales to 0…1."""
    for game in positions(range(400, 430), 30):
        here = fast.position(game)
        space = observation_space(game.edition.id, here.seats)
        over = np.flatnonzero(space.observe(here, 0) > space.largest)
        assert not over.size, [space.names[i] for i in over]


@pytest.mark.parametrize("form", ["plain", "checked"])
def test_all_builds_write_the_same_bytes(form: str) -> None:
    """Plain, compiled and checked build; also masks, ranks and counts."""
    unit = compiled_unit("_core_checked") if form == "checked" else None
    make = unit.position if unit else plain_position
    module: Any = unit or plain
    for game in positions(range(500, 512), 25):
        here, there = fast.position(game), make(game)
        size = fast.observation_size(here)
        assert module.observation_size(there) == size
        masks = [bytearray(b"\7" * len(here.actions)) for _ in range(2)]
        fast.mask_into(here, masks[0], True)
        module.mask_into(there, masks[1], True)
        assert masks[0] == masks[1]
        assert fast.ranks(here) == module.ranks(there)
        for seat in range(here.seats):
            first, second = bytearray(b"\7" * size), bytearray(b"\7" * size)
            fast.observe_into(here, seat, first)
            module.observe_into(there, seat, second)
            assert first == second


def test_an_array_is_written_completely_and_not_beyond() -> None:
    """Previous content is overwritten; a longer array keeps its tail."""
    match = Match("imperial", 6, seed=1)
    out = np.full(match.observation.size + 5, 77, np.uint8)
    match.observe(2, out)
    assert (out[: match.observation.size] == match.observe(2)).all()
    assert (out[match.observation.size :] == 77).all()


def test_wrong_arrays_seats_and_positions_are_rejected() -> None:
    """With a sentence, before anything is written."""
    match = Match("imperial", 3, seed=1)
    space = match.observation
    for out, sentence in (
        (np.zeros(10, np.uint8), "must hold 1764 bytes, not 10"),
        (np.zeros(4000, np.int64), "contiguous buffer of bytes"),
        (np.zeros((4000, 2), np.uint8)[:, 0], "contiguous buffer of bytes"),
        (b"x" * 4000, "read-only"),
        (7, "must be a buffer of bytes, not an int"),
    ):
        with pytest.raises(rondel.RondelError, match=sentence):
            space.write(match.position, 0, out)  # type: ignore[arg-type]
    for seat in (-1, 3):
        with pytest.raises(rondel.RondelError, match=f"There is no seat {seat}; those of this game are 0 to 2"):
            match.observe(seat)
    with pytest.raises(rondel.RondelError, match="for imperial with 3 players, not for imperial with 4"):
        space.observe(Match("imperial", 4).position, 0)
    with pytest.raises(rondel.RondelError, match="There is no observation version 99; versions are: 1"):
        observation_space("imperial", 3, version=99)
    with pytest.raises(rondel.RondelError, match="is played by 2, 3, 4, 5, 6 players, not by 7"):
        ObservationSpace("imperial", 7)


def test_a_batch_with_replaced_positions_is_rejected() -> None:
    """Rows of a different size would overflow the buffer."""
    small, large = Match("imperial", 3).position, Match("imperial", 6).position
    batch = fast.Batch([small, small])
    rows = np.zeros((2, fast.observation_size(small)), np.uint8)
    batch.observe_into(rows)
    assert (rows == observation_space("imperial", 3).observe(small, small.decider)).all()
    with pytest.raises(rondel.RondelError, match="must hold 3528 bytes, not 1764"):
        batch.observe_into(rows[:1])
    for other in (large, Match("imperial_2030", 3).position):
        batch.positions[1].copy_from(other)
        with pytest.raises(rondel.PositionError, match="the same edition and number of players"):
            batch.observe_into(rows)
    with pytest.raises(rondel.PositionError, match="the same edition and number of players"):
        batch.mask_into(np.zeros((2, len(small.actions)), np.uint8), True)


class GuardedBytes(bytearray):
    """Detects writes before the start; Python itself detects writes beyond the end and values above 255."""

    def __setitem__(self, place: Any, value: Any) -> None:
        if type(place) is int and place < 0:
            raise IndexError(f"{place} is before the array")
        super().__setitem__(place, value)


def test_garbled_positions_are_written_within_the_array() -> None:
    """States that no game reaches but the core accepts: nothing is written outside the observation."""
    written = 0
    for seed in range(30):
        rng = random.Random(seed)
        game = armada_game(seed) if seed % 2 else random_game(seed)
        for _ in range(25):
            other = corrupted(game, rng)
            if other is None:
                continue
            try:
                core = PlainCore(other)
            except rondel.RondelError:
                continue
            core.s = Guarded(core.s)
            size = plain.width_of_observation(core.t, other.state.seats)
            assert plain.write_observation(core.t, core.s, seed % other.state.seats, GuardedBytes(size), 0) == size
            written += 1
    assert written > 50


def test_observation_versions_coexist(monkeypatch: pytest.MonkeyPatch) -> None:
    """Versions are a registry, and matches and vectors support all of them."""

    def features(edition: rondel.Edition, players: int) -> list[Feature]:
        return [Feature("decider", players), Feature("legal", 255)]

    def write(here: fast.Position, seat: int, out: Any) -> None:
        out[:2] = (here.decider - seat) % here.seats, min(255, here.count)

    monkeypatch.setitem(VERSIONS, 2, Version(features, write))
    match = Match("imperial", 3, seed=1, version=2)
    assert match.observation.names == ("decider", "legal")
    assert match.observe().tolist() == [0, len(match.legal_ids())]
    assert observation_space("imperial", 3, 1).observe(match.position, 0).size == 1764
    vector = Vector("imperial", 3, games=2, seed=1, version=2)
    assert vector.observation.tolist() == [[0, int(mask.sum())] for mask in vector.mask]
    assert pickle.loads(pickle.dumps(match)).observation.version == 2


def test_another_observation_space_is_rejected() -> None:
    """A network trained on other bytes must not be used."""
    space = observation_space("imperial", 3)
    space.check(space.version, space.hash)
    other = observation_space("imperial", 4)
    with pytest.raises(SpaceMismatch, match=r"net\.pt was made for the observation of imperial with 3 players"):
        space.check(other.version, other.hash, "net.pt")
    assert pickle.loads(pickle.dumps(space)) is space
