"""Win-probability training: self-play, forward and backward pass, calibration, report."""

from __future__ import annotations

import json
from pathlib import Path

import numpy as np
import pytest

import rondel
from rondel import fast
from rondel.bots.evaluation.weights import weights
from rondel.bots.evaluation.win_probability import network
from rondel.fast.weight_array import weight_array
from rondel.research.chances import __main__ as command
from rondel.research.chances.network import LEARNED, ForwardPass, Tables, flatten, initial_tables, softmax, unflatten
from rondel.research.chances.report import quality_of
from rondel.research.chances.samples import Samples, samples_of
from rondel.research.chances.self_play import PlayedGame, games_file, parse_game, play_game, play_missing, stored_games
from rondel.research.chances.training import fit_temperature, log_loss


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Ten short stored games of Imperial for three players."""
    folder = tmp_path_factory.mktemp("chances")
    play_missing(folder, "imperial", 3, 10, 1, lambda _: None)
    return folder


@pytest.fixture(scope="module")
def samples(folder: Path) -> Samples:
    return samples_of(stored_games(folder, "imperial", 3, 10, 1), 12)


def test_a_numbered_game_is_reproducible(folder: Path) -> None:
    """It depends only on its number, and can be replayed from the stored line."""
    games = list(stored_games(folder, "imperial", 3, 10, 1))
    again = play_game("imperial", 3, games[2].number, 1)
    assert again == games[2] == parse_game(again.line())
    here = again.start()
    for id in again.ids:
        here.play(id)
    assert here.over
    assert (here.scores(), here.winners()) == (again.scores, again.winners)
    assert len({tuple(game.ids[:40]) for game in games}) == len(games), "no two openings are alike"


def test_an_interrupted_run_resumes(folder: Path, tmp_path: Path) -> None:
    """Even if the last line was truncated."""
    whole = games_file(folder, "imperial", 3, 1).read_text()
    lines = whole.splitlines(keepends=True)
    games_file(tmp_path, "imperial", 3, 1).write_text("".join(lines[:8]) + lines[8][:100])
    play_missing(tmp_path, "imperial", 3, 10, 1, lambda _: None)
    assert games_file(tmp_path, "imperial", 3, 1).read_text() == whole


def test_unfinished_games_are_skipped(tmp_path: Path) -> None:
    unfinished = PlayedGame(0, "imperial", 3, 1, {}, [9], [], [])
    games_file(tmp_path, "imperial", 3, 1).write_text(unfinished.line())
    assert not list(stored_games(tmp_path, "imperial", 3, 1, 1))


def test_samples_have_the_outcome_of_their_game(samples: Samples, folder: Path) -> None:
    games = {game.number: game for game in stored_games(folder, "imperial", 3, 10, 1)}
    assert len(samples) > 100
    for number, won, share in zip(samples.game.tolist(), samples.won, samples.share, strict=True):
        game = games[number]
        assert [seat for seat in range(3) if won[seat]] == game.winners
        assert share == pytest.approx([score / sum(game.scores) for score in game.scores], abs=1e-6)
    parts = [samples.part(name) for name in ("train", "tune", "test")]
    assert sum(map(len, parts)) == len(samples)
    assert not set(parts[0].game.tolist()) & set(parts[2].game.tolist()), "test games were not trained on"


def test_numpy_and_the_core_compute_the_same_outputs(folder: Path) -> None:
    """Training and play use the same network."""
    tables = initial_tables(3)
    game = next(stored_games(folder, "imperial", 3, 1, 1))
    here = game.start()
    evaluator = fast.Evaluator(weight_array(weights("imperial"), here.edition, flatten(tables)))
    for at, id in enumerate(game.ids):
        if at % 60 == 0:
            rows = evaluator.network_inputs(here)
            arrays = {
                name: np.array(rows[name], dtype=np.float32).reshape(1, count, -1)
                for name, count in (("nations", 6), ("seats", 3), ("interest", 6), ("governed", 6))
            }
            zeros = np.zeros((1, 3), dtype=np.float32)
            one = Samples(**arrays, won=zeros, share=zeros, game=np.zeros(1, dtype=np.int64))  # type: ignore[arg-type]
            forward = ForwardPass(tables, one)
            assert softmax(forward.chance)[0] == pytest.approx(evaluator.win_probabilities(here), abs=1e-5)
            assert softmax(forward.share)[0] == pytest.approx(evaluator.score_shares(here), abs=1e-5)
        here.play(id)


def test_gradients_match_finite_differences(samples: Samples) -> None:
    batch = samples.subset(np.arange(40))
    tables = {name: table.astype(np.float64) for name, table in initial_tables(5).items()}

    def win_probabilities(with_tables: Tables) -> tuple[ForwardPass, np.ndarray, np.ndarray]:
        forward = ForwardPass(with_tables, batch)
        chance, share = (
            np.exp(each) / np.exp(each).sum(axis=1, keepdims=True) for each in (forward.chance, forward.share)
        )
        return forward, chance, share

    def error(with_tables: Tables) -> float:
        _, chance, share = win_probabilities(with_tables)
        return float(-(batch.won * np.log(chance)).sum() - (batch.share * np.log(share)).sum())

    forward, chance, share = win_probabilities(tables)  # type: ignore[arg-type]
    gradients = forward.gradients(chance - batch.won, share - batch.share)
    rng = np.random.default_rng(1)
    for name in LEARNED:
        steepest = np.unravel_index(np.abs(gradients[name]).argmax(), gradients[name].shape)
        for at in (steepest, tuple(rng.integers(0, size) for size in tables[name].shape)):
            changed = [{**tables, name: tables[name].copy()} for _ in range(2)]
            changed[0][name][at] += 1e-5
            changed[1][name][at] -= 1e-5
            measured = (error(changed[0]) - error(changed[1])) / 2e-5  # type: ignore[arg-type]
            assert measured == pytest.approx(float(gradients[name][at]), rel=1e-3, abs=1e-4), (name, at)


def test_fit_recovers_the_temperature(samples: Samples) -> None:
    """Logits that should be twice as large yield an inverse temperature of 2 and no slope."""
    rng = np.random.default_rng(2)
    logits = rng.normal(0, 1, (20000, 3)).astype(np.float32)
    true = softmax(2 * logits)
    winner = (true.cumsum(axis=1) < rng.random((20000, 1))).sum(axis=1).clip(0, 2)
    which = rng.integers(0, len(samples), 20000)
    drawn = samples.subset(which)
    drawn.won = np.eye(3, dtype=np.float32)[winner]
    assert fit_temperature(logits, drawn) == pytest.approx((2.0, 0.0), abs=0.15)
    assert fit_temperature(logits, drawn, 10**6) == pytest.approx((1.0, 0.0), abs=0.01)


def test_quality_metrics() -> None:
    won = np.array([[1, 0], [0, 1], [1, 0], [1, 0]], dtype=np.float32)
    chances = np.array([[0.75, 0.25]] * 4, dtype=np.float32)
    quality = quality_of(chances, won, np.array([1, 1, 2, 2]))
    assert quality.brier == pytest.approx((3 * 2 * 0.25**2 + 2 * 0.75**2) / 4)
    assert quality.log_loss == pytest.approx(-(3 * np.log(0.75) + np.log(0.25)) / 4)
    assert quality.favorite_won == pytest.approx(0.75)
    assert quality.bins[7] == pytest.approx((4, 0.75, 0.75, np.sqrt(0.5**2 + 0.5**2) / 4))
    assert quality.bins[2][:3] == (4, 0.25, 0.25)
    assert quality.mean_gap == 0


def test_the_command_trains_and_writes_a_readable_network(
    folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """After ten games the loss on the training games is below that of the uniform estimate."""
    stored = json.loads((command.LEARNED / "imperial.json").read_text())["tables"]
    monkeypatch.setattr(command, "LEARNED", tmp_path / "learned")
    arguments = ["--edition", "imperial", "--players", "3", "--games", "10", "--passes", "3", "--folder", str(folder)]
    assert command.main(arguments) == 0
    shown = capsys.readouterr()
    assert "| imperial | 3 | 1 |" in shown.out
    assert "pass 3 of 3" in shown.err
    written = json.loads((tmp_path / "learned" / "imperial.json").read_text())
    assert written["provenance"]["command"].startswith("python -m rondel.research.chances --edition imperial")
    tables = unflatten([number for table in written["tables"].values() for number in table])
    seen = samples_of(stored_games(folder, "imperial", 3, 10, 1), 12).part("train")
    assert log_loss(softmax(ForwardPass(tables, seen).chance), seen.won) < np.log(3)
    for seed, games in ((1, 1), (2, 9)):  # on an unseen seed, all games are reported except those used for calibration
        again = [*arguments, "--seed", str(seed)]
        command.main([*again, "--only", "play"])
        assert command.main([*again, "--only", "report"]) == 0
        assert f"| imperial | 3 | {games} |" in capsys.readouterr().out
    assert command.main([*arguments, "--seed", "2", "--only", "sharpen"]) == 0
    again = json.loads((tmp_path / "learned" / "imperial.json").read_text())
    changed = {name for name, table in again["tables"].items() if table != stored[name]}
    assert changed <= {"sharp", "sharp_time"}
    assert changed
    assert "--only sharpen --seed 2" in again["provenance"]["then"][0]["command"]
    command.main([*arguments, "--seed", "2", "--only", "report"])
    assert "| imperial | 3 | 1 |" in capsys.readouterr().out  # the seed is no longer unseen


@pytest.mark.parametrize("edition", rondel.editions())
def test_the_stored_networks_are_complete(edition: str) -> None:
    assert flatten(unflatten(network(edition))) == list(network(edition))
