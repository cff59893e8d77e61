"""Datasets: conversion from and to records, exact positions, rejection of other tables and rules."""

from __future__ import annotations

import json
import random
from dataclasses import replace
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow.parquet as pq
import pytest

import rondel
from rondel import fast
from rondel.bots.simulation import Pairing, play_match
from rondel.research import SpaceMismatch, observation_space
from rondel.research.dataset import KEY, Dataset, DatasetError, to_bytes, write
from rondel.research.played import Gift, PlayedGame


def play_at_random(game: rondel.Game, seed: int, gifts: bool = False) -> rondel.Game:
    """Play to the end; with `gifts`, any seat occasionally gives."""
    rng = random.Random(seed)
    while not game.over:
        seat = rng.choice([game.decision.player, rng.randrange(len(game.names))])
        nation = rng.choice(game.edition.nations).id
        if gifts and rng.random() < 0.2 and (most := game.gift_limit(seat, nation)):
            game.give(seat, nation, rng.randint(1, most))
        game.play(rng.choice(game.decision.actions))
    return game


def played(edition: str, players: int, seed: int, gifts: bool = False, **options: Any) -> rondel.Game:
    return play_at_random(rondel.new_game(edition, players, {"max_rounds": 12, **options}, seed), seed, gifts)


def rich_game() -> rondel.Game:
    """Return a game with a seat that owns 200 million, so that its gifts exceed the table."""
    begun = json.loads(rondel.new_game("imperial", 3, {"max_rounds": 3}, 1).to_json())
    begun["state"]["cash"][2] = 200
    game = rondel.Game.from_json(json.dumps(begun))
    game.give(2, "italy", 77)
    return play_at_random(game, 1)


GAMES = [
    lambda: played("imperial", 2, 1),
    lambda: played("imperial_2030", 6, 2, setup="draft"),
    lambda: played("imperial", 4, 3, gifts=True, cash="hidden", investor_card=False),
    rich_game,
]


@pytest.fixture(scope="module")
def file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Three short games of four random players."""
    target = tmp_path_factory.mktemp("dataset") / "games.parquet"
    records = [played("imperial", 4, seed).record() for seed in range(3)]
    assert write(target, (PlayedGame.from_record(record, n) for n, record in enumerate(records))) == 3
    return target


@pytest.mark.parametrize("make", GAMES)
def test_records_round_trip(make: Any, tmp_path: Path) -> None:
    """Verbatim, including gifts of any seat and size, drafts, and games that start anywhere."""
    record = make().record()
    write(tmp_path / "one.parquet", [PlayedGame.from_record(record)])
    (game,) = Dataset(tmp_path / "one.parquet")
    assert game.record().dumps() == record.dumps()
    assert game.decisions == len(record.moves)


def test_gifts_that_ids_do_not_determine_are_stored_separately() -> None:
    """Gifts not by the deciding seat, or of more than 30 million; all others are plain ids."""
    game = PlayedGame.from_record(rich_game().record())
    assert game.gifts[0] == Gift(0, 2, 77)
    gifts = fast.action_table("imperial").gifts
    mixed = PlayedGame.from_record(played("imperial", 4, 3, gifts=True, cash="hidden", investor_card=False).record())
    given = [n for n, action in enumerate(mixed.actions) if action in gifts]
    assert 0 < len(mixed.gifts) < len(given)


@pytest.mark.parametrize("make", GAMES)
def test_positions_are_reproduced_exactly(make: Any) -> None:
    """Before every move: the engine's position, the seat that moves, and its observation."""
    record = make().record()
    game = PlayedGame.from_record(record)
    space = observation_space(record.edition, len(record.players))
    for n, (here, seat, action) in enumerate(game.moves()):
        if n % 7 == 0:
            then = fast.position(rondel.replay(record, until=n))
            assert here == then
            assert (space.observe(here, seat) == space.observe(then, seat)).all()
        assert seat == record.moves[n][0]
        assert here.actions.text(action).split()[:2] == record.moves[n][1].split()[:2]
    end = game.end()
    assert (end.over, end.scores()) == (True, list(game.scores))


def test_a_truncated_game_has_no_winner() -> None:
    record = replace(played("imperial", 3, 5).record(), results=())
    record = replace(record, moves=record.moves[:40])
    game = PlayedGame.from_record(record, game=7, bots=("random", "", "greedy"))
    assert (game.game, game.over, game.unfinished, game.decisions) == (7, False, False, 40)
    assert game.ranks == game.wins == (0.0, 0.0, 0.0)
    assert game.record() == record
    with pytest.raises(rondel.RecordError, match="There are 3 players in the record, but 2 bots"):
        PlayedGame.from_record(record, bots=("random", "greedy"))


def test_samples_are_observations_actions_and_seats(file: Path) -> None:
    data = Dataset(file)
    space = observation_space("imperial", 4)
    for game, (seen, actions, seats) in zip(data, data.samples(players=4), strict=True):
        assert seen.shape == (game.decisions, space.size)
        assert list(actions) == list(game.actions)
        for n, move in enumerate(game.moves()):
            assert seats[n] == move.seat
            if n % 50 == 0:
                assert (seen[n] == space.observe(move.position, move.seat)).all()
        assert seen.dtype == np.uint8
        assert actions.dtype == np.uint16
    assert list(data.samples(players=5)) == []


def test_a_game_takes_at_most_1300_bytes() -> None:
    """With four random players, whose games are the longest and least predictable, and `max_rounds` 60."""
    pairing = Pairing("imperial", ("random",) * 4, rondel.Options(max_rounds=60), 4, 0, True)
    games = [PlayedGame.from_result(play_match(pairing, number)) for number in range(30)]
    content = to_bytes(games, "imperial")
    assert len(content) <= 1300 * len(games)
    assert content == to_bytes(games, "imperial"), "the content is reproducible"


def test_the_columns_have_the_documented_types(file: Path) -> None:
    """Actions are a list of uint16, repetitive strings are dictionaries, everything is compressed with zstd."""
    parquet = pq.ParquetFile(file)
    types = {field.name: str(field.type) for field in parquet.schema_arrow}
    assert types["actions"] == "list<element: uint16>"
    assert {types[name] for name in ("edition", "rules", "options")} == {
        "dictionary<values=string, indices=int32, ordered=0>"
    }
    group = parquet.metadata.row_group(0)
    assert {group.column(i).compression for i in range(group.num_columns)} == {"ZSTD"}
    table = fast.action_table("imperial")
    facts = json.loads(parquet.schema_arrow.metadata[KEY])
    assert facts["table"] == {"version": table.version, "hash": table.hash}
    assert (facts["rules"], facts["edition"], facts["rondel"]) == (rondel.RULES_VERSION, "imperial", rondel.__version__)


def _with(file: Path, target: Path, **facts: object) -> Path:
    """Copy the file with different metadata."""
    table = pq.read_table(file)
    said = {**json.loads(table.schema.metadata[KEY]), **facts}
    pq.write_table(table.replace_schema_metadata({KEY: json.dumps(said)}), target)
    return target


@pytest.mark.parametrize(
    ("facts", "error", "sentence"),
    [
        (
            {"table": {"version": 7, "hash": "f" * 64}},
            SpaceMismatch,
            r"other\.parquet was made for the actions of imperial, version 7 \(f{12}\), but here it is version 1",
        ),
        ({"rules": "0"}, DatasetError, r"other\.parquet was played under rules 0; this program plays rules 1"),
        ({"format": 9}, DatasetError, r"other\.parquet is a dataset of format 9; this program reads format 1\."),
        ({"edition": "mars"}, DatasetError, r"games of mars, which this version does not include\."),
        ({"table": None}, DatasetError, "not a dataset of games: its metadata is missing"),
    ],
)
def test_other_action_tables_and_rules_are_rejected(
    file: Path, tmp_path: Path, facts: dict[str, object], error: type[Exception], sentence: str
) -> None:
    other = _with(file, tmp_path / "other.parquet", **facts)
    with pytest.raises(error, match=sentence):
        Dataset(other)


def test_an_unknown_observation_version_is_rejected(file: Path) -> None:
    with pytest.raises(rondel.RondelError, match="There is no observation version 99"):
        next(Dataset(file).samples(players=4, version=99))


def test_truncated_and_foreign_files_are_rejected(file: Path, tmp_path: Path) -> None:
    content = file.read_bytes()
    broken = tmp_path / "broken.parquet"
    for garbled in (content[:-100], content[:50], b"", b"not a dataset", content[:4] + b"\0" * (len(content) - 4)):
        broken.write_bytes(garbled)
        with pytest.raises(DatasetError, match=r"broken\.parquet cannot be read as a dataset of games: "):
            Dataset(broken)
    # Only the pages are garbled: the file opens, but reading its games fails.
    broken.write_bytes(content[:200] + bytes(2000) + content[2200:])
    with pytest.raises(DatasetError, match=r"broken\.parquet cannot be read as a dataset of games: "):
        list(Dataset(broken))
    with pytest.raises(DatasetError, match="There are no games in "):
        Dataset(_empty(tmp_path))
    with pytest.raises(DatasetError, match=r"There is no file .*missing\.parquet\."):
        Dataset(tmp_path / "missing.parquet")


def _empty(folder: Path) -> Path:
    (folder / "empty").mkdir()
    return folder / "empty"


def test_files_are_written_atomically(tmp_path: Path) -> None:
    """A failed write leaves nothing behind; editions cannot be mixed."""

    def games() -> Any:
        yield PlayedGame.from_record(played("imperial", 2, 1).record())
        yield PlayedGame.from_record(played("imperial_2030", 2, 1).record())

    with pytest.raises(DatasetError, match=r"game 0 is imperial_2030, not imperial\."):
        write(tmp_path / "mixed.parquet", games())
    with pytest.raises(DatasetError, match=r"A dataset needs at least one game\."):
        write(tmp_path / "none.parquet", [])
    assert list(tmp_path.iterdir()) == []
