"""`rondel play`, driven through a pseudo-terminal from the first prompt to the final ranking."""

import re
from collections.abc import Callable
from pathlib import Path

import pexpect
import pytest
from tests.cli.keyboard import Keyboard, without_escapes

import rondel

SitDown = Callable[..., Keyboard]
PROMPT = r"Player> $"


def _taxing(shown: str) -> str:
    """A simple plan: taxes if possible, then whatever stands first."""
    offers = re.findall(r"^ *(\d+)  (.*)$", shown.rpartition("Player: ")[2], re.MULTILINE)
    return next((number for number, words in offers if words.startswith("Taxation")), "1")


def _play_to_the_end(person: Keyboard) -> str:
    """Answers every prompt until the ranking appears; what was shown after the last answer."""
    shown = person.read_to(PROMPT)
    for _ in range(3000):
        person.type(_taxing(shown))
        which = person.process.expect([PROMPT, pexpect.EOF])
        shown = without_escapes(person.process.before)
        person.seen += shown
        if which == 1:
            return shown
    raise AssertionError("the game did not end")


@pytest.mark.parametrize("edition", ["imperial", "imperial_2030"])
def test_a_whole_game_from_the_first_prompt_to_the_final_ranking(
    sit_down: SitDown, edition: str, tmp_path: Path
) -> None:
    """A newcomer who only picks numbers gets to the end and sees who won; the record tells the same game."""
    person = sit_down("play", "--edition", edition, "--seats", "human,random,random", "--seed", "11")
    end = _play_to_the_end(person)
    assert person.finish() == 0
    assert "The game is over" in end
    ranks = re.findall(r"^ *(\d)\. (.+?): (\d+) points?$", end, re.MULTILINE)
    assert [rank for rank, _, _ in ranks] == ["1", "2", "3"]
    assert {name for _, name, _ in ranks} == {"Player", "Bot Random 2", "Bot Random 3"}
    assert re.search(r"wins\.|Shared victory", end)

    game = rondel.replay(rondel.Record.loads((tmp_path / "rondel" / "last.rondel").read_text("utf-8")))
    assert game.over
    assert [int(score) for _, _, score in ranks] == [game.scores[seat] for seat in game.ranking]


def test_eighty_columns_are_enough(sit_down: SitDown) -> None:
    """No line is wider than the terminal."""
    person = sit_down("play", "--seats", "human,random", "--players", "6", "--option", "max_rounds=4", "--seed", "2")
    _play_to_the_end(person)
    lines = [line for line in person.seen.splitlines() if "> " not in line]
    assert len(lines) > 100
    assert [line for line in lines if len(line) > 80] == []


def test_plain_has_no_boxes_no_colours_and_whole_sentences(sit_down: SitDown) -> None:
    """With a screen reader every nation and every player is one sentence."""
    person = sit_down("play", "--plain", "--seats", "human,random,random", "--seed", "3")
    person.process.expect(PROMPT)
    raw = person.process.before
    assert not re.search("[─-╿]", raw)
    assert not re.search(r"\x1b\[\d+(;\d+)*m", raw)
    shown = " ".join(raw.split())
    assert re.search(r"Austria-Hungary: government .+?, treasury \d+\sM, power 0, factor 0", shown)
    assert re.search(r"Player: cash 2\sM, score 2; bonds .+?; governs", shown)
    assert "Austria-Hungary, Factories: Vienna, Budapest." in shown


def test_consequences_stand_beside_the_actions(sit_down: SitDown) -> None:
    """Taxation shows what it brings before it is chosen."""
    person = sit_down("play", "--seats", "human,human", "--seed", "1", "--names", "Ada,Bruno")
    shown = person.read_to(r"> $")
    assert re.search(r"Taxation: .*treasury \d+ → \d+", shown)


def test_question_mark_shows_the_rule(sit_down: SitDown) -> None:
    """`?` explains this decision, `? R8.7` one rule, `? word` every rule that has it."""
    person = sit_down("play", "--seats", "human,random", "--seed", "1")
    person.read_to(PROMPT)
    assert "R8.3" in person.answer("?", PROMPT)
    one = person.answer("? R8.7", PROMPT)
    assert "R8.7" in one
    assert "R8.3" not in one
    assert "convoy" in person.answer("? convoy", PROMPT).lower()
    assert "There is no rule" in person.answer("? R99.1", PROMPT)


def test_actions_by_text_and_refusals_with_their_rule(sit_down: SitDown) -> None:
    """The text of an action plays it; what is not offered is refused with a sentence and nothing changes."""
    person = sit_down("play", "--seats", "human,human", "--seed", "1", "--names", "Ada,Bruno")
    first = person.read_to(r"> $")
    decider = first.rpartition("\n")[2][:-2]
    refused = person.answer("build vienna", r"> $")
    assert re.search(r"\(R\d+", refused)
    assert person.answer("dance", r"> $").rstrip().endswith(f"{decider}>")
    assert "There is no action 99" in person.answer("99", r"> $")
    why = person.answer("why build vienna", r"> $")
    assert re.search(r"\(R\d+", why)
    assert "moves to Taxation" in person.answer("RONDEL  taxation", r"> $")


def test_tab_completes_actions(sit_down: SitDown) -> None:
    """`rondel t` and Tab becomes `rondel taxation`."""
    person = sit_down("play", "--seats", "human,random", "--seed", "1")
    person.read_to(PROMPT)
    person.process.send("rondel tax\t")
    person.read_to("rondel taxation")
    assert "moves to Taxation" in person.answer("", PROMPT)


def test_undo_goes_back_over_bots_but_not_over_people(sit_down: SitDown) -> None:
    """A person takes back the own last decision; once another person has decided it is too late."""
    alone = sit_down("play", "--seats", "human,random,random", "--seed", "4")
    first = alone.read_to(PROMPT)
    assert "not decided anything" in alone.answer("undo", PROMPT)
    alone.answer("1", PROMPT)
    back = alone.answer("undo", PROMPT)
    assert "Undone" in back
    assert back.rpartition("Player: ")[2] == first.rpartition("Player: ")[2]

    two = sit_down("play", "--seats", "human,human", "--names", "Ada,Bruno", "--seed", "4")
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


def test_quit_saves_and_the_game_goes_on(sit_down: SitDown, tmp_path: Path) -> None:
    """`quit`, Ctrl-D and Ctrl-C lose nothing; --continue and --load bring the game back."""
    person = sit_down("play", "--seats", "human,random,random", "--seed", "5")
    person.read_to(PROMPT)
    person.answer("1", PROMPT)
    person.type("quit")
    assert person.finish() == 0
    assert "rondel play --load" in " ".join(person.seen.split())
    file = tmp_path / "rondel" / "last.rondel"
    moves = len(rondel.Record.loads(file.read_text("utf-8")).moves)
    assert moves >= 1

    again = sit_down("play", "--continue")
    again.read_to(PROMPT)
    again.process.sendeof()
    assert again.finish() == 0
    assert len(rondel.Record.loads(file.read_text("utf-8")).moves) == moves

    third = sit_down("play", "--load", str(file))
    third.read_to(PROMPT)
    third.interrupt()
    assert third.finish() == 0
    assert "seats: human,random,random" in file.read_text("utf-8")


def test_save_load_log_give_list_show_help(sit_down: SitDown, tmp_path: Path) -> None:
    """The rest of the commands, as `help` lists them."""
    person = sit_down("play", "--seats", "human,random", "--seed", "6")
    person.read_to(PROMPT)
    listed = person.answer("help", PROMPT)
    for command in ("list", "show", "why", "hint", "undo", "give", "log", "save", "load", "quit"):
        assert command in listed
    assert "gives 1 M to the treasury of Italy" in " ".join(person.answer("give italy 1", PROMPT).split())
    assert "final" in person.answer("undo", PROMPT)
    assert "for example: give italy 2" in person.answer("give italy much", PROMPT)
    assert "There is no nation" in person.answer("give atlantis 1", PROMPT)
    assert "gives 1\u00a0M" in person.answer("log 3", PROMPT)
    assert "Taxation" in person.answer("list", PROMPT)
    assert "Austria-Hungary" in person.answer("show", PROMPT)
    file = tmp_path / "mine.rondel"
    assert "Saved in" in person.answer(f"save {file}", PROMPT)
    person.answer("1", PROMPT)
    loaded = person.answer(f"load {file}", PROMPT)
    assert "Round" in loaded or "round" in loaded
    assert "There is no file" in person.answer("load nowhere.rondel", PROMPT)


def test_hint_names_an_offered_action(sit_down: SitDown) -> None:
    """A bot's advice is one of the numbers, and playing it works."""
    person = sit_down("play", "--seats", "human,random", "--seed", "6")
    person.read_to(PROMPT)
    advice = re.search(r"would choose (\d+): (.+?)\.", person.answer("hint", PROMPT))
    assert advice
    assert f"moves to {advice[2]}" in person.answer(advice[1], PROMPT)


def test_another_language(sit_down: SitDown) -> None:
    """Names come from the catalogue of the language asked for, else of the machine."""
    person = sit_down("play", "--lang", "de", "--seats", "human,random", "--seed", "1", "--names", "Ada")
    assert "Österreich-Ungarn" in person.read_to(r"Ada> $")
    machine = sit_down("play", "--seats", "human,random", "--seed", "1", "--names", "Ada", lang="pl_PL.UTF-8")
    assert "Austro-Węgry" in machine.read_to(r"Ada> $")


def test_a_slow_bot_is_seen_thinking(sit_down: SitDown, tmp_path: Path) -> None:
    """Nobody takes a bot that thinks for a hung program."""
    (tmp_path / "slow_bot.py").write_text(
        "import time\n"
        "from rondel.bots import Bot\n"
        "class Slow(Bot):\n"
        "    def choose(self, view, decision):\n"
        "        time.sleep(1.5)\n"
        "        return decision.actions[-1]\n"
    )
    person = sit_down("play", "--seats", "slow_bot:Slow,human", "--seed", "1", "--names", "Ada")
    person.read_to(r"Ada chooses on the rondel for .*\.")


def test_a_bot_that_fails_does_not_stop_the_people(sit_down: SitDown, tmp_path: Path) -> None:
    """Its failure is told and it plays at random."""
    file = tmp_path / "broken_bot.py"
    file.write_text(
        "from rondel.bots import Bot\n"
        "class Broken(Bot):\n"
        "    def choose(self, view, decision):\n"
        "        raise RuntimeError('out of ideas')\n"
    )
    person = sit_down("play", "--seats", "human,broken_bot:Broken", "--seed", "1", "--option", "max_rounds=2")
    end = _play_to_the_end(person)
    assert person.finish() == 0
    assert "out of ideas" in person.seen
    assert "points" in end
