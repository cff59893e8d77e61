"""R21: the end, the score and ties; max_rounds (A69)."""

from typing import Any

import pytest
from tests.engine.position import cash, nation, offers, play, position, treasury

import rondel

SIX = {"norway": "austria_hungary", "sweden": "austria_hungary"}


def ending(**more: object) -> rondel.Game:
    """Austria-Hungary at 24 points with tax 6: Taxation ends the game, its marker already on 6 pays no bonus."""
    setting: dict[str, Any] = {
        "power": {"austria_hungary": 24},
        "flags": SIX,
        "tax_marker": {"austria_hungary": "6"},
        **more,
    }
    game = position(**setting)
    return play(game, "rondel taxation")


def test_E4_value_of_a_bond_at_the_end() -> None:
    """R21.2: 17 points are factor 3; the 12-bond with interest 5 counts 15."""
    game = ending(
        power={"austria_hungary": 24, "france": 17},
        bonds={"france": {2: [9], 4: [4]}, "germany": {4: [9]}},
        cash={2: 3, 4: 1},
    )
    assert game.over
    assert game.scores[2] == 4 * 3 + 3
    assert game.scores[4] == 2 * 3 + 1
    holder = ending(power={"austria_hungary": 24, "france": 17}, bonds={"france": {2: [12]}}, cash={2: 0})
    assert holder.scores[2] == 15
    india = position("imperial_2030", power={"india": 17}, bonds={"india": {2: [12]}}, cash={2: 0})
    assert india.view()["players"][2]["score"] == 15


def test_treasuries_do_not_count_for_scores() -> None:
    """R21.2."""
    rich, poor = ending(treasury={"italy": 50}), ending()
    assert rich.scores == poor.scores


def test_X9_passing_and_ending() -> None:
    """R21.1, A78: Taxation beyond Investor ends the game: bonus counted, no 2 million, no investing."""
    game = ending(
        at={"austria_hungary": "maneuver_1"},
        tax_marker={"austria_hungary": "2-5"},
        cash={0: 4, 3: 20},
        investor=3,
    )
    assert game.over
    assert cash(game, 0) == 4 - 4 + 1
    assert cash(game, 3) == 20
    assert game.view()["investor"] == 3


def test_the_game_ends_at_once() -> None:
    """R21.1, contract 6: no decision and no further action; Imperial's last Taxation step is carried out."""
    game = ending(treasury={"austria_hungary": 3})
    assert game.over
    assert treasury(game, "austria_hungary") == 3 + 6
    view = game.view()
    assert view["over"] is True
    assert view["result"]["scores"] == list(game.scores)
    assert list(view["result"]["ranking"]) == list(game.ranking)
    assert list(view["result"]["winners"]) == list(game.winners)
    with pytest.raises(rondel.RondelError):
        game.play("rondel factory")
    with pytest.raises(rondel.RondelError):
        game.give(1, "italy", 1)
    assert game.events_since(0)[-1]["event"] == "game_ended"


def two_players(
    first: dict[str, list[int]], second: dict[str, list[int]], cash_: dict[int, int], **more: object
) -> rondel.Game:
    holders: dict[str, dict[int, list[int]]] = {}
    for seat, held in enumerate((first, second)):
        for name, faces in held.items():
            holders.setdefault(name, {})[seat] = faces
    return ending(players=2, governs={}, bonds=holders, cash=cash_, **more)


def test_X32_tie_at_the_end() -> None:
    """R21.3: equal scores; in the nation at 25 A has 12, B 16: B wins."""
    game = two_players({"austria_hungary": [12]}, {"austria_hungary": [16]}, {0: 7, 1: 2})
    assert list(game.scores) == [32, 32]
    assert list(game.winners) == [1]
    assert list(game.ranking) == [1, 0]


def test_X32_next_nation_by_points() -> None:
    """R21.3: equal in the first nation (12 each); Germany with 10 points precedes Italy with 7 and decides for A,
    although B has more in Italy, which is earlier in turn order."""
    game = two_players(
        {"austria_hungary": [6, 4, 2], "germany": [4]},
        {"austria_hungary": [12], "germany": [2], "italy": [9]},
        {0: 0, 1: 30 + 4 - 25 - 2 - 4},
        power={"austria_hungary": 24, "germany": 10, "italy": 7},
    )
    assert list(game.scores) == [34, 34]
    assert list(game.winners) == [0]


def test_X32_equal_nations_in_turn_order() -> None:
    """R21.4: Italy and Germany both have 10 points; Italy is compared first and B has more there."""
    game = two_players(
        {"austria_hungary": [6, 4, 2], "germany": [9], "italy": [2]},
        {"austria_hungary": [12], "germany": [2], "italy": [9]},
        {0: 0, 1: 5},
        power={"austria_hungary": 24, "germany": 10, "italy": 10},
    )
    assert list(game.scores) == [40, 40]
    assert list(game.winners) == [1]


def test_X32_complete_tie_is_shared() -> None:
    """R21.4, A62: equal everywhere: both win, ranking in seat order."""
    game = two_players({"austria_hungary": [6, 4, 2]}, {"austria_hungary": [12]}, {0: 0, 1: 5})
    assert list(game.scores) == [30, 30]
    assert list(game.winners) == [0, 1]
    assert list(game.ranking) == [0, 1]


def test_a_higher_score_beats_every_tie_break() -> None:
    """R21.3."""
    game = two_players({"austria_hungary": [12]}, {"austria_hungary": [16]}, {0: 8, 1: 2})
    assert list(game.winners) == [0]


def test_scores_before_the_end() -> None:
    """Contract 3: score as if the game ended now."""
    game = position(power={"italy": 12}, cash={1: 5})
    assert game.view()["players"][1]["score"] == 4 * 2 + 5


def test_max_rounds() -> None:
    """A69, contract 6: the limit is checked at the end of a round; the current position is scored."""
    game = rondel.new_game("imperial", players=6, seed=1, options=rondel.Options(max_rounds=1))
    for _ in range(6):
        assert not game.over
        assert game.view()["round"] == 1
        game.play("rondel taxation")
    assert game.over
    assert game.events_since(0)[-1]["event"] == "game_ended"
    assert max(game.scores) == game.scores[game.winners[0]]


def test_max_rounds_two() -> None:
    """A69: the second round is played in full."""
    game = rondel.new_game("imperial_2030", players=3, seed=1, options=rondel.Options(max_rounds=2))
    turns = 0
    while not game.over:
        if game.decision.kind == "rondel":
            turns += 1
        texts = offers(game)
        game.play(next((t for t in ("pass", "end") if t in texts), texts[0]))
    assert turns == 12


def test_at_most_one_nation_at_25() -> None:
    """R23.9, contract 6: a position with a nation at the last power point is refused."""
    with pytest.raises(rondel.PositionError):
        position(power={"italy": 25})
    assert nation(position(power={"italy": 24}), "italy")["factor"] == 4
