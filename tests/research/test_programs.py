"""Programs at the table, with real processes: good ones, late ones, broken ones, mixed with bots."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.waiting import wait_until

import rondel
from rondel.research.programs import Entrant, GameOutcome, Table, Terms, summary
from rondel.research.text import Policy

ROOT = Path(__file__).resolve().parents[2]
AGENT = f"{sys.executable} {ROOT / 'examples' / 'agent.py'}"
SHORT = rondel.Options(max_rounds=3)

# Reads messages as a program does; `answer(message, n)` is put in by each test and prints what it wants.
PROGRAM = """
import json, os, sys, time
n = 0
def say(message, action):
    print(json.dumps({"id": message["id"], "action": action}), flush=True)
for line in sys.stdin:
    message = json.loads(line)
    if message["type"] in ("decide", "refused"):
        n += 1
        answer(message, n)
    elif log:
        print(json.dumps(message), file=open(log, "a"))
"""


def _program(folder: Path, answer: str, name: str = "program.py", log: str = "") -> Entrant:
    file = folder / name
    file.write_text(f"log = {log!r}\ndef answer(message, n):\n    {answer}\n{PROGRAM}", "utf-8")
    return Entrant.program(f"{sys.executable} {file}")


def _one_game(entrant: Entrant, terms: Terms | None = None, options: rondel.Options = SHORT) -> GameOutcome:
    with Table([entrant, Entrant("random"), Entrant("random")], options=options, terms=terms or Terms()) as table:
        (outcome,) = table.play(1)
    return outcome


def test_the_sample_agent_and_bots_rotate_and_finish_their_games() -> None:
    """In three games the agent sits in all three seats; the records replay to the scores that are told."""
    entrants = [Entrant.program(AGENT), Entrant("random"), Entrant("greedy")]
    with Table(entrants, options=SHORT, seed=4) as table:
        games = list(table.play(3))
    assert [[seat.bot for seat in game.seats].index("agent.py") for game in games] == [0, 2, 1]
    for game in games:
        assert [seat.score for seat in game.seats] == rondel.replay(game.record).scores
        assert all(not seat.failure and not seat.faults for seat in game.seats)
    facts = summary(table, games)
    assert [each["name"] for each in facts["entrants"]] == ["agent.py", "random", "greedy"]
    assert sum(each["wins"] for each in facts["entrants"]) == pytest.approx(3)
    with Table(entrants, options=SHORT, seed=4) as again:
        assert [game.record for game in again.play(3)] == [game.record for game in games]


def test_the_messages_are_those_documented(tmp_path: Path) -> None:
    """A game is announced, decisions carry view, actions and prompt, and the end is told."""
    log = tmp_path / "heard.jsonl"
    seen = "open(log, 'a').write(json.dumps(message) + '\\n'); say(message, message['actions'][0])"
    entrant = _program(tmp_path, seen, log=str(log))
    outcome = _one_game(entrant, Terms(prompts=True))
    heard = [json.loads(line) for line in log.read_text("utf-8").splitlines()]
    assert [message["type"] for message in heard if message["type"] != "decide"] == ["game", "over"]
    game, first, over = heard[0], heard[1], heard[-1]
    assert (game["protocol"], game["seat"], game["edition"], len(game["players"])) == (1, 0, "imperial", 3)
    assert first["view"]["seat"] == 0
    assert first["actions"] == first["view"]["decision"]["actions"]
    assert first["prompt"].endswith("Your action:")
    assert over["scores"] == [seat.score for seat in outcome.seats]


def test_careless_answers_are_understood(tmp_path: Path) -> None:
    """Capitals and prose in an answer are no fault."""
    entrant = _program(tmp_path, "say(message, 'I choose: ' + message['actions'][0].upper())")
    outcome = _one_game(entrant)
    assert not outcome.seats[0].faults
    assert outcome.seats[0].decisions > 5


@pytest.mark.parametrize(
    ("answer", "code"),
    [
        ("print('this is no JSON', flush=True)", "not_json"),
        ("print('[1, 2]', flush=True)", "no_action"),
        ("print('[' * 50000, flush=True)", "not_json"),
        ("print('{\"action\": 7}', flush=True)", "no_action"),
        ("say(message, 'x' * 200000)", "too_long"),
        ("say(message, 'dance')", "not_understood"),
        ("say(message, 'allow')", "other_decision"),
    ],
)
def test_a_bad_answer_is_refused_with_a_sentence_and_asked_again(tmp_path: Path, answer: str, code: str) -> None:
    """Every first answer is bad, every second one good: faults are counted, nothing is lost."""
    good = "say(message, message['actions'][0])"
    body = f"({answer}) if message['type'] == 'decide' else {good}"
    outcome = _one_game(_program(tmp_path, body), Terms(deadline=20))
    seat = outcome.seats[0]
    assert set(seat.faults) == {code}
    assert seat.faults[code] == seat.decisions > 5
    assert (seat.fallbacks, seat.failure) == (0, "")


def test_a_refusal_carries_rule_and_sentence(tmp_path: Path) -> None:
    """What the program reads is what `explain` says."""
    log = tmp_path / "heard.jsonl"
    body = (
        "open(log, 'a').write(json.dumps(message) + '\\n'); "
        "say(message, message['actions'][0] if message['type'] == 'refused' else 'rondel factory')"
    )
    _one_game(_program(tmp_path, body, log=str(log)), options=rondel.Options(max_rounds=4))
    refused = [json.loads(line) for line in log.read_text("utf-8").splitlines() if '"refused"' in line]
    assert {"other_decision", "rondel_too_far"} & {message["code"] for message in refused}
    assert all(message["rule"].startswith("R") and message["sentence"] for message in refused)


def test_who_never_answers_well_falls_back_and_then_forfeits(tmp_path: Path) -> None:
    """Bounded attempts for each decision, bounded fallbacks for each game; who forfeits comes last."""
    outcome = _one_game(_program(tmp_path, "say(message, 'dance')"), Terms(fallbacks=2))
    seat = outcome.seats[0]
    assert seat.faults == {"not_understood": 9}
    assert seat.fallbacks == 3
    assert seat.failure.startswith("failed at 3 decisions; the last time: 'dance' is not an action")
    assert (seat.rank, seat.win) == (3, 0.0)
    strict = _one_game(_program(tmp_path, "say(message, 'dance')"), Terms(policy=Policy(fallback=None)))
    assert strict.seats[0].failure.startswith("failed at 1 decision")


def test_a_slow_program_is_left_behind_and_its_late_answers_are_ignored(tmp_path: Path) -> None:
    """Answers that come after their decision has been made belong to no other one."""
    body = "(time.sleep(1.5) if n == 1 else None), say(message, message['actions'][-1])"
    terms = Terms(deadline=0.5, policy=Policy(attempts=1, fallback="decline"), fallbacks=100)
    seat = _one_game(_program(tmp_path, body), terms).seats[0]
    assert seat.faults["too_slow"] >= 1
    assert set(seat.faults) == {"too_slow"}
    assert seat.failure == ""


def test_a_program_that_does_not_even_read_costs_no_more_than_its_deadlines(tmp_path: Path) -> None:
    """Its input fills up; nobody waits for that."""
    file = tmp_path / "deaf.py"
    file.write_text("import time\ntime.sleep(600)\n", "utf-8")
    terms = Terms(deadline=0.05, policy=Policy(attempts=2, fallback="random"), fallbacks=8)
    seat = _one_game(Entrant.program(f"{sys.executable} {file}"), terms).seats[0]
    assert seat.faults["too_slow"] >= 18
    assert seat.failure.startswith("failed at 9 decisions")


def test_a_program_that_crashes_is_started_again_once(tmp_path: Path) -> None:
    """The second crash forfeits the game; the sentence has the code and the last words."""
    body = "sys.exit('out of ideas') if n == 3 else say(message, message['actions'][0])"
    seat = _one_game(_program(tmp_path, body)).seats[0]
    assert seat.faults == {"gone": 2}
    assert seat.failure.startswith("exited 2 times in this game")
    once = tmp_path / "once"
    body = (
        f"(open({str(once)!r}, 'w').close(), sys.exit('out of ideas')) if n == 3 and not os.path.exists({str(once)!r})"
        " else say(message, message['actions'][0])"
    )
    seat = _one_game(_program(tmp_path, body)).seats[0]
    assert seat.faults == {"gone": 1}
    assert seat.failure == ""


def test_nothing_is_left_running(tmp_path: Path) -> None:
    """A program that starts another one and ignores the end of its input is ended with it."""
    pid = tmp_path / "pid"
    body = (
        "import subprocess\n"
        "    child = subprocess.Popen([sys.executable, '-c', 'import time; time.sleep(600)'])\n"
        f"    open({str(pid)!r}, 'w').write(str(child.pid))\n"
        "    say(message, 'dance')\n"
        "    time.sleep(600)"
    )
    _one_game(_program(tmp_path, body), Terms(policy=Policy(attempts=1, fallback=None)))
    wait_until(lambda: has_ended(int(pid.read_text("utf-8"))))


def has_ended(pid: int) -> bool:
    state = subprocess.run(["ps", "-o", "stat=", "-p", str(pid)], capture_output=True, text=True, check=False).stdout
    return not state.strip() or state.startswith("Z")


def test_what_cannot_be_started_is_refused_with_a_sentence() -> None:
    with pytest.raises(rondel.RondelError, match="'no-such-program' cannot be started"):
        _one_game(Entrant.program("no-such-program --now"))
    with pytest.raises(rondel.RondelError, match="is empty"):
        Entrant.program("  ")
