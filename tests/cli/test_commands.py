"""The smaller commands: help, version, rules, editions, bots, replay, bench, and play without a terminal."""

import json
from collections.abc import Callable
from pathlib import Path
from subprocess import CompletedProcess

import pytest

import rondel
from rondel import fast

Run = Callable[..., "CompletedProcess[str]"]
COMMANDS = ("play", "simulate", "work", "replay", "ending", "bench", "rules", "bots", "editions", "serve", "admin")


@pytest.mark.parametrize(
    "command", [[], *([command] for command in COMMANDS)], ids=lambda words: " ".join(words) or "rondel"
)
def test_every_command_has_help_with_an_example(run: Run, command: list[str]) -> None:
    answer = run(*command, "--help")
    assert answer.returncode == 0
    assert "Example" in answer.stdout
    assert "rondel " + " ".join(command) in answer.stdout
    assert "help-" not in answer.stdout, "every help text exists"


def test_the_list_of_commands_is_complete(run: Run) -> None:
    listed = run("--help").stdout
    for command in COMMANDS:
        assert f"\n  {command} " in listed


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"rondel {rondel.__version__}\n"


def test_rules_by_number_chapter_word_and_list(run: Run) -> None:
    """One rule, a chapter, a search, and all chapters without arguments."""
    one = run("rules", "R8.7").stdout
    assert one.startswith("R8.7 ")
    chapter = run("rules", "r8").stdout
    assert "R8.1 " in chapter
    assert one.strip() in chapter
    assert "R14" in run("rules", "convoy").stdout
    chapters = run("rules").stdout.splitlines()
    assert [line.split()[0] for line in chapters] == [f"R{number}" for number in range(1, 25)]


def test_rules_in_german(run: Run) -> None:
    """The language is that of --lang, else of the system."""
    assert run("rules", "R8", "--lang", "de").stdout == run("rules", "R8", lang="de_DE.UTF-8").stdout
    assert "Rondell" in run("rules", "R8", "--lang", "de").stdout


def test_editions_lists_nations_regions_and_options(run: Run) -> None:
    """Both editions, and every option with its values."""
    shown = " ".join(run("editions").stdout.split())
    assert "imperial: Imperial" in shown
    assert "30 home provinces, 15 other land regions, 9 seas" in shown
    assert "24 home provinces, 27 other land regions, 11 seas" in shown
    for option in rondel.Options().to_dict():
        assert f"{option}=" in shown
    for values in ("setup=standard|draft", "investor_card=yes|no", "late_fleet_battles=no|yes", "max_rounds=none|n"):
        assert values in shown, "all values are listed, the default first"


def test_bots_lists_every_registered_bot(run: Run) -> None:
    """With a description of each."""
    import rondel.bots

    shown = " ".join(run("bots").stdout.split())
    for name in rondel.bots.names():
        assert f"{name} {rondel.bots.describe(name)}" in shown


@pytest.fixture
def record(tmp_path: Path) -> Path:
    game = rondel.new_game("imperial_2030", players=["Ada", "Bruno"], seed=3)
    for _ in range(20):
        game.play(game.decision.actions[-1])
    file = tmp_path / "game.rondel"
    file.write_text(game.record().dumps(), "utf-8")
    return file


def test_replay_shows_the_position(run: Run, record: Path) -> None:
    """The final position, or an earlier one with --at."""
    last = run("replay", str(record))
    assert last.returncode == 0, last.stderr
    assert "after 20 actions" in last.stdout
    assert "Ada" in last.stdout
    assert "after 3 actions" in run("replay", str(record), "--at", "3").stdout


def test_replay_json_is_the_view_of_a_spectator(run: Run, record: Path) -> None:
    """The same view as in Python."""
    game = rondel.replay(rondel.Record.loads(record.read_text("utf-8")), until=7)
    answer = run("replay", str(record), "--at", "7", "--json")
    assert json.loads(answer.stdout) == json.loads(json.dumps(game.view()))


def test_play_works_without_a_terminal(run_process: Run, tmp_path: Path) -> None:
    """Lines from a pipe are input; at its end the game is saved."""
    answer = run_process("play", "--seats", "human,random", "--seed", "1", "--plain", stdin="1\n1\n")
    assert answer.returncode == 0, answer.stderr
    assert "rondel play --load" in " ".join(answer.stdout.split())
    assert rondel.Record.loads((tmp_path / "rondel" / "last.rondel").read_text("utf-8")).moves


@pytest.mark.slow
def test_bench_measures_both_editions_and_compares_with_chess(run: Run) -> None:
    """All figures are positive; ratios are consistent."""
    answer = run("bench", "--json", "--games", "1", "--players", "3")
    assert answer.returncode == 0, answer.stderr
    figures = json.loads(answer.stdout)
    assert set(figures["editions"]) == set(rondel.editions()) == set(figures["ratios"])
    for edition in rondel.editions():
        assert all(value > 0 for value in figures["editions"][edition].values())
        ratio = figures["ratios"][edition]["decisions_to_chess_moves"]
        expected = figures["editions"][edition]["decisions_per_second"] / figures["chess"]["moves_per_second"]
        assert ratio == pytest.approx(expected)
        core = figures["editions"][edition]["fast_playouts_per_second"] / figures["chess"]["moves_per_second"]
        assert figures["ratios"][edition]["playouts_to_chess_moves"] == pytest.approx(core)
    assert figures["core"] == fast.form()
