"""`rondel play` in a pseudo-terminal, from the first prompt to the final ranking."""

import re
from collections.abc import Callable
from pathlib import Path

import pexpect
import pytest
from tests.cli.terminal import TerminalSession, without_escapes

import rondel

OpenTerminal = Callable[..., TerminalSession]
PROMPT = r"Player> $"


def _taxing(shown: str) -> str:
    """A simple strategy: Taxation if possible, else the first action."""
    offers = re.findall(r"^ *(\d+)  (.*)$", shown.rpartition("Player: ")[2], re.MULTILINE)
    return next((number for number, words in offers if words.startswith("Taxation")), "1")


def _play_to_the_end(terminal: TerminalSession) -> str:
    """Answer every prompt until the ranking appears; return the output after the last answer."""
    shown = terminal.read_to(PROMPT)
    for _ in range(3000):
        terminal.type(_taxing(shown))
        which = terminal.process.expect([PROMPT, pexpect.EOF])
        shown = without_escapes(terminal.process.before)
        terminal.seen += shown
        if which == 1:
            return shown
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("edition", ["imperial", "imperial_2030"])
def test_a_whole_game_can_be_played(open_terminal: OpenTerminal, edition: str, tmp_path: Path) -> None:
    """Choosing numbers is enough to finish the game; the record contains the same game."""
    terminal = open_terminal("play", "--edition", edition, "--seats", "human,random,random", "--seed", "11")
    end = _play_to_the_end(terminal)
    assert terminal.finish() == 0
    assert "The game is over" in end
    ranks = re.findall(r"^ *(\d)\. (.+?): (\d+) points?$", end, re.MULTILINE)
    assert [rank for rank, _, _ in ranks] == ["1", "2", "3"]
    assert {name for _, name, _ in ranks} == {"Player", "Bot Random 2", "Bot Random 3"}
    assert re.search(r"wins\.|Shared victory", end)

    game = rondel.replay(rondel.Record.loads((tmp_path / "rondel" / "last.rondel").read_text("utf-8")))
    assert game.over
    assert [int(score) for _, _, score in ranks] == [game.scores[seat] for seat in game.ranking]


def test_output_fits_80_columns(open_terminal: OpenTerminal) -> None:
    """No line is wider than the terminal."""
    terminal = open_terminal(
        "play", "--seats", "human,random", "--players", "6", "--option", "max_rounds=4", "--seed", "2"
    )
    _play_to_the_end(terminal)
    lines = [line for line in terminal.seen.splitlines() if "> " not in line]
    assert len(lines) > 100
    assert [line for line in lines if len(line) > 80] == []


def test_plain_output_has_no_boxes_and_no_colors(open_terminal: OpenTerminal) -> None:
    """For screen readers, every nation and every player is one sentence."""
    terminal = open_terminal("play", "--plain", "--seats", "human,random,random", "--seed", "3")
    terminal.process.expect(PROMPT)
    raw = terminal.process.before
    assert not re.search("[─-╿]", raw)
    assert not re.search(r"\x1b\[\d+(;\d+)*m", raw)
    shown = " ".join(raw.split())
    assert re.search(r"Austria-Hungary: government .+?, treasury \d+\sM, power 0, factor 0", shown)
    assert re.search(r"Player: cash 2\sM, score 2; bonds .+?; governs", shown)
    assert "Austria-Hungary, Factories: Vienna, Budapest." in shown


def test_actions_show_their_consequences(open_terminal: OpenTerminal) -> None:
    """Taxation shows its revenue before it is chosen."""
    terminal = open_terminal("play", "--seats", "human,human", "--seed", "1", "--names", "Ada,Bruno")
    shown = terminal.read_to(r"> $")
    assert re.search(r"Taxation: .*treasury \d+ → \d+", shown)


def test_question_mark_shows_rules(open_terminal: OpenTerminal) -> None:
    """`?` explains the current decision, `? R8.7` one rule, `? word` every rule that contains it."""
    terminal = open_terminal("play", "--seats", "human,random", "--seed", "1")
    terminal.read_to(PROMPT)
    assert "R8.3" in terminal.answer("?", PROMPT)
    one = terminal.answer("? R8.7", PROMPT)
    assert "R8.7" in one
    assert "R8.3" not in one
    assert "convoy" in terminal.answer("? convoy", PROMPT).lower()
    assert "There is no rule" in terminal.answer("? R99.1", PROMPT)


def test_actions_by_text_and_refusals(open_terminal: OpenTerminal) -> None:
    """Actions can be typed as text; an illegal one is refused with a sentence and changes nothing."""
    terminal = open_terminal("play", "--seats", "human,human", "--seed", "1", "--names", "Ada,Bruno")
    first = terminal.read_to(r"> $")
    decider = first.rpartition("\n")[2][:-2]
    refused = terminal.answer("build vienna", r"> $")
    assert re.search(r"\(R\d+", refused)
    assert terminal.answer("dance", r"> $").rstrip().endswith(f"{decider}>")
    assert "There is no action 99" in terminal.answer("99", r"> $")
    why = terminal.answer("why build vienna", r"> $")
    assert re.search(r"\(R\d+", why)
    assert "moves to Taxation" in terminal.answer("RONDEL  taxation", r"> $")


def test_tab_completes_actions(open_terminal: OpenTerminal) -> None:
    """`rondel t` and Tab becomes `rondel taxation`."""
    terminal = open_terminal("play", "--seats", "human,random", "--seed", "1")
    terminal.read_to(PROMPT)
    terminal.process.send("rondel tax\t")
    terminal.read_to("rondel taxation")
    assert "moves to Taxation" in terminal.answer("", PROMPT)


def test_undo_skips_bots_but_not_other_users(open_terminal: OpenTerminal) -> None:
    """Users can undo their own last decision until another user has decided."""
    alone = open_terminal("play", "--seats", "human,random,random", "--seed", "4")
    first = alone.read_to(PROMPT)
    assert "not decided anything" in alone.answer("undo", PROMPT)
    alone.answer("1", PROMPT)
    back = alone.answer("undo", PROMPT)
    assert "Undone" in back
    assert back.rpartition("Player: ")[2] == first.rpartition("Player: ")[2]

    two = open_terminal("play", "--seats", "human,human", "--names", "Ada,Bruno", "--seed", "4")
    shown = two.read_to(r"> $")
    decider = shown.rpartition("\n")[2][:-2]
    for _ in range(40):
        shown = two.answer("1", r"> $")
        if not shown.endswith(f"{decider}> "):
            break
    two.answer("1", r"> $")
    for _ in range(40):
        shown = two.answer("undo", r"> $")
        if "has decided since" in shown or "not decided anything" in shown:
            break
    assert "has decided since" in shown


def test_quit_saves_and_the_game_can_be_resumed(open_terminal: OpenTerminal, tmp_path: Path) -> None:
    """`quit`, Ctrl-D and Ctrl-C save the game; --continue and --load resume it."""
    terminal = open_terminal("play", "--seats", "human,random,random", "--seed", "5")
    terminal.read_to(PROMPT)
    terminal.answer("1", PROMPT)
    terminal.type("quit")
    assert terminal.finish() == 0
    assert "rondel play --load" in " ".join(terminal.seen.split())
    file = tmp_path / "rondel" / "last.rondel"
    moves = len(rondel.Record.loads(file.read_text("utf-8")).moves)
    assert moves >= 1

    again = open_terminal("play", "--continue")
    again.read_to(PROMPT)
    again.process.sendeof()
    assert again.finish() == 0
    assert len(rondel.Record.loads(file.read_text("utf-8")).moves) == moves

    third = open_terminal("play", "--load", str(file))
    third.read_to(PROMPT)
    third.interrupt()
    assert third.finish() == 0
    assert "seats: human,random,random" in file.read_text("utf-8")


def test_save_load_log_give_list_show_help(open_terminal: OpenTerminal, tmp_path: Path) -> None:
    """The remaining commands listed by `help`."""
    terminal = open_terminal("play", "--seats", "human,random", "--seed", "6")
    terminal.read_to(PROMPT)
    listed = terminal.answer("help", PROMPT)
    for command in ("list", "show", "why", "hint", "undo", "give", "log", "save", "load", "quit"):
        assert command in listed
    assert "gives 1 M to the treasury of Italy" in " ".join(terminal.answer("give italy 1", PROMPT).split())
    assert "final" in terminal.answer("undo", PROMPT)
    assert "for example: give italy 2" in terminal.answer("give italy much", PROMPT)
    assert "There is no nation" in terminal.answer("give atlantis 1", PROMPT)
    assert "gives 1\u00a0M" in terminal.answer("log 3", PROMPT)
    assert "Taxation" in terminal.answer("list", PROMPT)
    assert "Austria-Hungary" in terminal.answer("show", PROMPT)
    file = tmp_path / "mine.rondel"
    assert "Saved in" in terminal.answer(f"save {file}", PROMPT)
    terminal.answer("1", PROMPT)
    loaded = terminal.answer(f"load {file}", PROMPT)
    assert "Round" in loaded or "round" in loaded
    assert "There is no file" in terminal.answer("load nowhere.rondel", PROMPT)


def test_hint_names_a_legal_action(open_terminal: OpenTerminal) -> None:
    """The hint names a numbered action that can be played."""
    terminal = open_terminal("play", "--seats", "human,random", "--seed", "6")
    terminal.read_to(PROMPT)
    advice = re.search(r"would choose (\d+): (.+?)\.", terminal.answer("hint", PROMPT))
    assert advice
    assert f"moves to {advice[2]}" in terminal.answer(advice[1], PROMPT)


def test_the_language_can_be_chosen(open_terminal: OpenTerminal) -> None:
    """Names are in the requested language, else in that of the system."""
    terminal = open_terminal("play", "--lang", "de", "--seats", "human,random", "--seed", "1", "--names", "Ada")
    assert "Österreich-Ungarn" in terminal.read_to(r"Ada> $")
    machine = open_terminal("play", "--seats", "human,random", "--seed", "1", "--names", "Ada", lang="pl_PL.UTF-8")
    assert "Austro-Węgry" in machine.read_to(r"Ada> $")


def test_a_slow_bot_is_reported_as_thinking(open_terminal: OpenTerminal, tmp_path: Path) -> None:
    """So that a slow bot does not look like a hung program."""
    (tmp_path / "slow_bot.py").write_text(
        "import time\n"
        "from rondel.bots import Bot\n"
        "class Slow(Bot):\n"
        "    def choose(self, view, decision):\n"
        "        time.sleep(1.5)\n"
        "        return decision.actions[-1]\n"
    )
    terminal = open_terminal("play", "--seats", "slow_bot:Slow,human", "--seed", "1", "--names", "Ada")
    terminal.read_to(r"Ada chooses on the rondel for .*\.")


def test_a_failing_bot_does_not_stop_the_game(open_terminal: OpenTerminal, tmp_path: Path) -> None:
    """Its error is shown and it plays at random."""
    file = tmp_path / "broken_bot.py"
    file.write_text(
        "from rondel.bots import Bot\n"
        "class Broken(Bot):\n"
        "    def choose(self, view, decision):\n"
        "        raise RuntimeError('out of ideas')\n"
    )
    terminal = open_terminal("play", "--seats", "human,broken_bot:Broken", "--seed", "1", "--option", "max_rounds=2")
    end = _play_to_the_end(terminal)
    assert terminal.finish() == 0
    assert "out of ideas" in terminal.seen
    assert "points" in end
