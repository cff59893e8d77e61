"""Benchmarks of the engine and the fast core through their public API, and of python-chess if it is installed.

Times are CPU times, which depend less on other programs. They differ between machines; ratios are comparable.
"""

import gzip
import random
import statistics
import time
from collections.abc import Callable
from typing import Any

import rondel
from rondel import fast
from rondel.cli.measure_core import measure_core


def measure(
    players: int = 6, games: int = 6, rounds: int = 3, on_progress: Callable[[float], None] = lambda _: None
) -> dict[str, Any]:
    """Return figures for every edition and ratios to python-chess: medians of `rounds` interleaved measurements.

    `on_progress` is called with each step's share of the total work.
    """
    takes: dict[str, list[dict[str, float]]] = {}
    share = 1 / (rounds * (len(rondel.editions()) + 1))
    for take in range(rounds):
        for edition in rondel.editions():
            engine = _engine(edition, players, games, seed=take)
            core = measure_core(edition, players, take, engine["decisions_per_second"])
            takes.setdefault(edition, []).append({**engine, **core})
            on_progress(share)
        if chess := _chess(seed=take):
            takes.setdefault("chess", []).append(chess)
        on_progress(share)
    figures = {
        name: {key: statistics.median(take[key] for take in each) for key in each[0]} for name, each in takes.items()
    }
    chess_figures = figures.pop("chess", None)
    result: dict[str, Any] = {
        "players": players,
        "games": games * rounds,
        "core": fast.form(),
        "editions": figures,
        "chess": chess_figures,
    }
    if chess_figures:
        result["ratios"] = {
            edition: {
                "decisions_to_chess_moves": figure["decisions_per_second"] / chess_figures["moves_per_second"],
                "copy_to_chess_copy": figure["copy_us"] / chess_figures["copy_us"],
                "playouts_to_chess_moves": figure["fast_playouts_per_second"] / chess_figures["moves_per_second"],
            }
            for edition, figure in figures.items()
        }
    return result


def _engine(edition: str, players: int, games: int, seed: int) -> dict[str, float]:
    decisions = 0
    begin = time.process_time()
    played = []
    for number in range(games):
        game = _random_game(edition, players, seed * 1000 + number)
        decisions += game.version
        played.append(game)
    seconds = time.process_time() - begin
    longest = max(played, key=lambda game: game.version)
    record = longest.record()
    text = record.dumps()
    middle = rondel.replay(record, until=longest.version // 2)
    return {
        "decisions_per_second": decisions / seconds,
        "games_per_second": games / seconds,
        "decisions_per_game": decisions / games,
        "copy_us": 1e6 * _each(middle.copy),
        "view_us": 1e6 * _each(lambda: middle.view(0)),
        "to_json_us": 1e6 * _each(middle.to_json),
        "replay_ms": 1e3 * _each(lambda: rondel.replay(record), at_least=0.2),
        "replay_decisions": longest.version,
        "record_bytes_per_1000": 1000 * len(text.encode()) / longest.version,
        "record_gzip_bytes_per_1000": 1000 * len(gzip.compress(text.encode())) / longest.version,
        "state_bytes": len(middle.to_json().encode()),
        "late_to_early": _slowdown(edition, players, seed),
    }


def _random_game(edition: str, players: int, seed: int) -> rondel.Game:
    choose = random.Random(seed).choice
    game = rondel.new_game(edition, players=players, seed=seed, options=rondel.Options(max_rounds=60))
    play = game.play
    while not game.over:
        play(choose(game.decision.actions))
    return game


def _slowdown(edition: str, players: int, seed: int) -> float:
    """Return the time per decision in the last third of random games relative to the first third."""
    spent = [0.0, 0.0, 0.0]
    for number in range(3):
        record = _random_game(edition, players, seed * 1000 + 900 + number).record()
        actions = [text for _, text in record.moves]
        game = rondel.replay(record, until=0)
        third = len(actions) // 3
        for part in range(3):
            begin = time.process_time()
            for text in actions[part * third : (part + 1) * third]:
                _ = game.decision.actions
                game.play(text)
            spent[part] += (time.process_time() - begin) / third
    return spent[2] / spent[0]


def _chess(seed: int) -> dict[str, float] | None:
    try:
        import chess
    except ImportError:
        return None
    choose = random.Random(seed).choice
    moves = 0
    begin = time.process_time()
    while time.process_time() - begin < 1.0:
        board = chess.Board()
        while not board.is_game_over():
            board.push(choose(list(board.legal_moves)))
            moves += 1
    seconds = time.process_time() - begin
    middle = chess.Board("r1bq1rk1/pp2bppp/2n1pn2/2pp4/3P1B2/2PBPN2/PP1N1PPP/R2QK2R w KQ - 0 8")
    return {
        "moves_per_second": moves / seconds,
        "copy_us": 1e6 * _each(lambda: middle.copy(stack=False)),
    }


def _each(function: Callable[[], object], at_least: float = 0.1) -> float:
    """Return seconds per call, averaged over at least `at_least` seconds."""
    function()
    calls = 0
    begin = time.process_time()
    while (seconds := time.process_time() - begin) < at_least:
        function()
        calls += 1
    return seconds / calls
