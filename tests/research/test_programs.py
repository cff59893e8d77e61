"""External programs as players, with real processes: good, slow and broken ones, mixed with bots."""

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

# Reads messages; each test inserts its own `answer(message, n)`.
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


def test_the_sample_agent_plays_against_bots() -> None:
    """In three games the agent plays all three seats; replaying the records gives the reported scores."""
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


def test_the_messages_are_as_documented(tmp_path: Path) -> None:
    """Game announcement, decisions with view, actions and prompt, and the result."""
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


def test_sloppy_responses_are_understood(tmp_path: Path) -> None:
    """Capitals and prose are not faults."""
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
def test_a_bad_response_is_refused_and_retried(tmp_path: Path, answer: str, code: str) -> None:
    """Every first response is bad, every second one good: faults are counted and nothing is forfeited."""
    good = "say(message, message['actions'][0])"
    body = f"({answer}) if message['type'] == 'decide' else {good}"
    outcome = _one_game(_program(tmp_path, body), Terms(deadline=20))
    seat = outcome.seats[0]
    assert set(seat.faults) == {code}
    assert seat.faults[code] == seat.decisions > 5
    assert (seat.fallbacks, seat.failure) == (0, "")


def test_a_refusal_carries_rule_and_sentence(tmp_path: Path) -> None:
    """The program receives what `explain` returns."""
    log = tmp_path / "heard.jsonl"
    body = (
        "open(log, 'a').write(json.dumps(message) + '\\n'); "
        "say(message, message['actions'][0] if message['type'] == 'refused' else 'rondel factory')"
    )
    _one_game(_program(tmp_path, body, log=str(log)), options=rondel.Options(max_rounds=4))
    refused = [json.loads(line) for line in log.read_text("utf-8").splitlines() if '"refused"' in line]
    assert {"other_decision", "rondel_too_far"} & {message["code"] for message in refused}
    assert all(message["rule"].startswith("R") and message["sentence"] for message in refused)


def test_repeated_bad_responses_lead_to_fallbacks_then_forfeit(tmp_path: Path) -> None:
    """Attempts per decision and fallbacks per game are limited; a program that forfeits is ranked last."""
    outcome = _one_game(_program(tmp_path, "say(message, 'dance')"), Terms(fallbacks=2))
    seat = outcome.seats[0]
    assert seat.faults == {"not_understood": 9}
    assert seat.fallbacks == 3
    assert seat.failure.startswith("failed at 3 decisions; the last time: 'dance' is not an action")
    assert (seat.rank, seat.win) == (3, 0.0)
    strict = _one_game(_program(tmp_path, "say(message, 'dance')"), Terms(policy=Policy(fallback=None)))
    assert strict.seats[0].failure.startswith("failed at 1 decision")


def test_late_responses_are_ignored(tmp_path: Path) -> None:
    """Responses that arrive after their decision are discarded."""
    body = "(time.sleep(1.5) if n == 1 else None), say(message, message['actions'][-1])"
    terms = Terms(deadline=0.5, policy=Policy(attempts=1, fallback="decline"), fallbacks=100)
    seat = _one_game(_program(tmp_path, body), terms).seats[0]
    assert seat.faults["too_slow"] >= 1
    assert set(seat.faults) == {"too_slow"}
    assert seat.failure == ""


def test_a_program_that_does_not_read_only_costs_its_deadlines(tmp_path: Path) -> None:
    """Its input buffer fills up without blocking the game."""
    file = tmp_path / "deaf.py"
    file.write_text("import time\ntime.sleep(600)\n", "utf-8")
    terms = Terms(deadline=0.05, policy=Policy(attempts=2, fallback="random"), fallbacks=8)
    seat = _one_game(Entrant.program(f"{sys.executable} {file}"), terms).seats[0]
    assert seat.faults["too_slow"] >= 18
    assert seat.failure.startswith("failed at 9 decisions")


def test_a_crashed_program_is_restarted_once(tmp_path: Path) -> None:
    """The second crash forfeits the game."""
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


def test_child_processes_are_killed(tmp_path: Path) -> None:
    """A program that ignores the end of its input is killed together with its child process."""
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


def test_a_program_that_cannot_start_is_refused() -> None:
    with pytest.raises(rondel.RondelError, match="'no-such-program' cannot be started"):
        _one_game(Entrant.program("no-such-program --now"))
    with pytest.raises(rondel.RondelError, match="is empty"):
        Entrant.program("  ")
