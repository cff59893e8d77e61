"""Contract 4: the record."""

import contextlib
import json
import random
from typing import Any

import pytest
from tests.engine.position import offers, play, position

import rondel


def played(steps: int = 80, **options: Any) -> rondel.Game:
    game = rondel.new_game("imperial", players=["Ada", "Bruno", "Chen"], seed=4, options=rondel.Options(**options))
    rng = random.Random(3)
    for number in range(steps):
        if game.over:
            break
        if number % 13 == 5:
            rich = [seat for seat, player in enumerate(game.view()["players"]) if player["cash"]]
            if rich:
                with contextlib.suppress(rondel.IllegalAction):
                    game.give(rich[0], "italy", 1)
        game.play(rng.choice(game.decision.actions))
    return game


def test_dumps_and_loads() -> None:
    """Header lines `key: value`, a blank line, one action per line prefixed by the seat."""
    game = played()
    text = game.record().dumps()
    header, _, moves = text.partition("\n\n")
    keys = {line.split(":")[0] for line in header.splitlines() if not line.startswith("#")}
    assert "edition" in keys
    assert any("Ada" in line for line in header.splitlines())
    for option in rondel.Options().to_dict():
        assert option in header, option
    lines = [line for line in moves.splitlines() if line and not line.startswith("#")]
    assert len(lines) == game.version
    assert all(line.split()[0].rstrip(":.").isdigit() for line in lines)
    again = rondel.Record.loads(text)
    assert again.dumps() == text
    assert rondel.replay(again).state_hash() == game.state_hash()
    assert rondel.replay(again).to_json() == game.to_json()


def test_gifts_of_other_seats_are_in_the_record() -> None:
    """A gift is a line of the giver."""
    game = rondel.new_game("imperial", players=3, seed=4)
    game.give(2, "italy", 1)
    game.play(offers(game)[0])
    assert "give italy 1" in game.record().dumps()
    again = rondel.replay(game.record())
    assert again.to_json() == game.to_json()
    assert again.version == 2


def test_a_truncated_record_is_valid() -> None:
    """Every prefix of lines replays."""
    game = played(40)
    text = game.record().dumps()
    head, _, moves = text.partition("\n\n")
    lines = [line for line in moves.splitlines() if line and not line.startswith("#")]
    for count in (0, 1, 7, len(lines)):
        cut = rondel.Record.loads(head + "\n\n" + "\n".join(lines[:count]) + ("\n" if count else ""))
        assert rondel.replay(cut).version == count
        assert rondel.replay(cut).to_json() == rondel.replay(game.record(), until=count).to_json()


def test_comments_are_ignored() -> None:
    """`#` comments on lines of their own or at the end of a line, and blank lines between actions."""
    game = played(20)
    text = game.record().dumps()
    head, _, moves = text.partition("\n\n")
    noisy = (
        head
        + "\n\n# the game begins\n"
        + "\n".join(
            f"{line}  # step {n}\n# thinking" if not line.startswith("#") else line
            for n, line in enumerate(moves.splitlines())
        )
        + "\n# the end\n"
    )
    assert rondel.replay(rondel.Record.loads(noisy)).state_hash() == game.state_hash()


def test_the_result_is_a_comment() -> None:
    """The record of a finished game has the scores in comments."""
    game = played(20000, max_rounds=4)
    assert game.over
    comments = [line for line in game.record().dumps().splitlines() if line.startswith("#")]
    assert any(str(max(game.scores)) in line for line in comments)


def test_replay_until() -> None:
    game = played(30)
    for until in (0, 1, 12, 30):
        assert rondel.replay(game.record(), until=until).version == until


def test_broken_records_are_refused_with_their_line() -> None:
    """RecordError with a sentence and the line."""
    text = played(10).record().dumps()
    lines = text.splitlines()
    start = lines.index("")
    seat = lines[start + 1].split()[0]
    for bad in ("0 dance", "hello", f"{seat} rondel casino", "9 pass", f"{seat} buy italy 30"):
        wrong = "\n".join([*lines[: start + 1], bad, *lines[start + 2 :]]) + "\n"
        with pytest.raises(rondel.RecordError) as refused:
            rondel.replay(rondel.Record.loads(wrong))
        assert str(refused.value)
        assert refused.value.line == start + 2


def test_a_wrong_seat_is_refused() -> None:
    """The prefix must be the seat that decided."""
    game = played(10)
    lines = game.record().dumps().splitlines()
    start = lines.index("")
    first = lines[start + 1]
    seat, _, rest = first.partition(" ")
    other = seat.replace(str(int(seat.rstrip(":."))), str((int(seat.rstrip(":.")) + 1) % 3))
    lines[start + 1] = f"{other} {rest}"
    with pytest.raises(rondel.RecordError):
        rondel.replay(rondel.Record.loads("\n".join(lines)))


@pytest.mark.parametrize("text", ["", "\n\n", "hello", "edition imperial\n\n", "edition: imperial_1830\n\n"])
def test_broken_headers_are_refused(text: str) -> None:
    with pytest.raises(rondel.RondelError) as refused:
        rondel.replay(rondel.Record.loads(text))
    assert str(refused.value)


def test_the_dealt_set_up_is_in_the_record() -> None:
    """Replay needs no seed: the deal or the start player of the draft is stored."""
    for options in (rondel.Options(), rondel.Options(setup="draft")):
        for seed in range(5):
            game = rondel.new_game("imperial_2030", players=5, seed=seed, options=options)
            assert rondel.replay(rondel.Record.loads(game.record().dumps())).to_json() == game.to_json()


def test_the_rules_version_is_in_the_record() -> None:
    """Records carry the version of the rules they were played under."""
    assert rondel.RULES_VERSION in played(1).record().dumps()


def test_names_with_unusual_characters_are_preserved() -> None:
    names = ["Ada: the first", "Łukasz # 2", "Chen, jr."]
    game = rondel.new_game("imperial", players=names, seed=1)
    assert list(rondel.replay(rondel.Record.loads(game.record().dumps())).names) == names


def test_a_record_may_start_from_a_position() -> None:
    """A game set up by `from_view` has its position in the header."""
    game = position(turn="italy", armies={"algeria": {"italy": 2}}, cash={1: 9})
    play(game, "rondel taxation")
    game.give(0, "italy", 1)
    text = game.record().dumps()
    again = rondel.replay(rondel.Record.loads(text))
    assert again.to_json() == game.to_json()
    assert rondel.replay(text, until=0).decision.nation == "italy"
    assert again.record().dumps() == text


def test_a_game_loaded_from_json_can_be_recorded() -> None:
    """JSON has no history, so the record starts at the loaded position, at any kind of decision."""
    game = played(33)
    loaded = rondel.Game.from_json(game.to_json())
    loaded.play(loaded.decision.actions[0])
    again = rondel.replay(rondel.Record.loads(loaded.record().dumps()))
    assert again.state_hash() == loaded.state_hash()


HEADER = "rondel: 1\nedition: imperial\nplayer: A\nplayer: B\n"


@pytest.mark.parametrize(
    ("text", "line", "word"),
    [
        ("rondel: 99\nedition: imperial\nplayer: A\nplayer: B\n\n", 1, "99"),
        ("rondel: 1\nplayer: A\nplayer: B\n\n", 1, "edition"),
        ("rondel: 1\nedition: imperial\nplayer: A\n\n", 1, "players"),
        (HEADER + "player:\n\n", 5, "name"),
        (HEADER + "edition: imperial\n\n", 5, "edition"),
        (HEADER + "colour: green\n\n", 5, "colour"),
        (HEADER + "nonsense\n\n", 5, "key: value"),
        (HEADER + "setup: draft\nstart_player: 5\n\n", 6, "start_player"),
        (HEADER + "setup: draft\nstart_player: two\n\n", 6, "start_player"),
        (HEADER + "gifts: sometimes\n\n", 5, "gifts"),
        (HEADER + "max_rounds: soon\n\n", 5, "max_rounds"),
        (HEADER + "max_rounds: 0\n\n", 5, "max_rounds"),
        (HEADER + "\n2 pass\n", 6, "seat"),
        (HEADER + "\n0\n", 6, "action"),
        (HEADER + "\nx pass\n", 6, "seat"),
    ],
)
def test_malformed_lines_are_reported_by_number(text: str, line: int, word: str) -> None:
    """RecordError has the line and what was expected there."""
    with pytest.raises(rondel.RecordError) as refused:
        rondel.Record.loads(text)
    assert refused.value.line == line
    assert word in str(refused.value)


def test_header_comments_and_windows_lines() -> None:
    """Comments in the header are ignored, CRLF line endings work, missing options have their old defaults."""
    text = (HEADER + "# a comment\nmax_rounds: 4\n\n").replace("\n", "\r\n")
    game = rondel.replay(text)
    assert game.options == rondel.Options(max_rounds=4, late_fleet_battles=False)
    assert list(game.names) == ["A", "B"]


@pytest.mark.parametrize(
    "extra", ["deal: austria_hungary atlantis\n", "bonus: increase\n", "start_player: 0\n", "position: {}\n"]
)
def test_impossible_headers_are_refused_on_replay(extra: str) -> None:
    with pytest.raises(rondel.RondelError) as refused:
        rondel.replay(rondel.Record.loads(HEADER + extra + "\n"))
    assert str(refused.value)


def test_moves_after_the_end_are_refused() -> None:
    game = played(20000, max_rounds=1)
    assert game.over
    text = "\n".join(line for line in game.record().dumps().splitlines() if not line.startswith("#"))
    with pytest.raises(rondel.RecordError, match="over"):
        rondel.replay(text + "\n0 pass\n")
    with pytest.raises(rondel.RecordError):
        rondel.replay(text + "\n0 give italy 1\n")


def test_until_beyond_the_end_or_below_zero() -> None:
    """`until` is clamped to the number of moves; a negative value is refused."""
    game = played(10)
    assert rondel.replay(game.record(), until=10**6).version == game.version
    with pytest.raises(rondel.RondelError):
        rondel.replay(game.record(), until=-1)


def test_a_position_written_over_several_lines_still_makes_a_record() -> None:
    """Contract 4: the header has one line per key, even if the saved game was indented."""
    game = rondel.new_game("imperial", players=3, seed=1)
    laid_out = json.dumps(json.loads(game.to_json()), indent=2)
    again = rondel.Game.from_json(laid_out)
    assert rondel.replay(again.record().dumps()).state_hash() == game.state_hash()


def test_names_stay_on_their_line() -> None:
    """Contract 4: players in seat order, one line each."""
    game = rondel.new_game("imperial", players=[" Ada ", "Bruno: the #1"])
    assert rondel.Record.loads(game.record().dumps()) == game.record()
    view = game.view()
    view["players"][0]["name"] = "Ada\n0 pass"
    with pytest.raises(rondel.PositionError):
        rondel.Game.from_view(view)


def test_comments_in_the_header() -> None:
    """Contract 4: comments, including indented ones, are ignored."""
    game = rondel.new_game("imperial", players=2, seed=1)
    text = game.record().dumps().replace("edition:", "  # which game\n# ours\nedition:", 1)
    assert rondel.Record.loads(text) == game.record()
