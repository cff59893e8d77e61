"""Random games over editions, players and options, checked at every decision.

The default run is short and deterministic. A long run with the given number of games:
RONDEL_SOAK=2000 python -m pytest tests/engine/test_random_play.py
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.oracle_maneuvers import first_army_offers, first_fleet_offers
from tests.engine.oracle_turns import (
    bank_flow,
    check_flags,
    check_invariants,
    check_turn,
    check_turn_start,
    expected_offers,
    final_order,
    money,
)
from tests.engine.position import TURN_ORDER

import rondel
from rondel.engine.invariants import broken_invariant


@st.composite
def tables(draw: st.DrawFn) -> tuple[str, int, rondel.Options, int]:
    """Draw an edition, a number of players, valid options and a seed."""
    edition = draw(st.sampled_from(rondel.editions()))
    values: dict[str, Any] = {
        "setup": draw(st.sampled_from(("standard", "draft"))),
        "investor_card": draw(st.booleans()),
        "swiss_bank_without_card": draw(st.sampled_from(("free_choice", "additional"))),
        "force_without_card": draw(st.booleans()),
        "gifts": draw(st.sampled_from(("any", "own", "off"))),
        "gift_to_force": draw(st.booleans()),
        "cash": draw(st.sampled_from(("open", "hidden"))),
        "late_fleet_battles": draw(st.booleans()),
        "swiss_bank_income": draw(st.sampled_from((0, 1))),
        "max_rounds": draw(st.sampled_from((8, 20, 60))),
    }
    if edition == "imperial_2030":
        values["bonus"] = draw(st.sampled_from(("chart", "increase")))
        values["status_change"] = draw(st.booleans())
    players = draw(st.integers(2, 6))
    return edition, players, rondel.Options(**values), draw(st.integers(0, 10**6))


def full_view(game: rondel.Game) -> dict[str, Any]:
    """Return the spectator's view with the cash and score of all seats filled in."""
    view = game.view()
    for seat, player in enumerate(view["players"]):
        if player["cash"] is not None:
            continue
        own = game.view(seat)["players"][seat]
        player["cash"], player["score"] = own["cash"], own["score"]
    return view


def check_offers(game: rondel.Game, rng: random.Random, known: set[str]) -> None:
    """Legal actions are unique and playable on a copy without changing the original; others are refused."""
    texts = [action.text for action in game.decision.actions]
    assert texts
    assert len(texts) == len(set(texts))
    before = game.to_json()
    for action in game.decision.actions:
        other = game.copy()
        other.play(action)
        assert other.version == game.version + 1
        assert other.over or other.decision.actions
    known |= set(texts)
    for text in rng.sample(sorted(known), min(3, len(known))):
        if text not in texts:
            shown = game.explain(text)
            assert str(shown).endswith(".")
            with pytest.raises(rondel.IllegalAction):
                game.play(text)
    assert game.to_json() == before


MANEUVER = {"fleets", "armies", "arrival", "challenge", "ask", "stance", "canal", "flags"}


def check_secrets(game: rondel.Game, options: rondel.Options, players: int) -> None:
    """A12: hidden cash and the list of actions are visible to their owner only."""
    seats = (*range(players), None) if options.cash == "hidden" else (game.decision.player, None)
    for seat in seats:
        view = game.view(seat)
        for player in view["players"]:
            secret = options.cash == "hidden" and player["seat"] != seat
            assert (player["cash"] is None) is secret
            assert (player["score"] is None) is secret
        assert bool(view["decision"].get("actions")) is (seat == game.decision.player)


def check_no_inference(game: rondel.Game, rng: random.Random, players: int) -> None:
    """A12: a change of a seat's hidden cash is invisible to all others."""
    view = full_view(game)
    twin = json.loads(json.dumps(view))
    victim = rng.randrange(players)
    twin["players"][victim]["cash"] += rng.randrange(1, 9)
    one, two = rondel.Game.from_view(view), rondel.Game.from_view(twin)
    for seat in (*range(players), None):
        if seat != victim:
            assert one.view(seat) == two.view(seat)


def check_round_trips(game: rondel.Game) -> None:
    text = game.to_json()
    again = rondel.Game.from_json(text)
    assert again.to_json() == text
    assert again.state_hash() == game.state_hash()
    assert [a.text for a in again.decision.actions] == [a.text for a in game.decision.actions]


def try_gift(game: rondel.Game, rng: random.Random, options: rondel.Options, players: int) -> None:
    """A random gift is accepted exactly if the rules allow it."""
    seat = rng.randrange(players)
    nation = rng.choice(TURN_ORDER[game.edition.id])
    own = game.view(seat)
    cash = own["players"][seat]["cash"]
    amount = rng.randint(1, max(1, cash))
    allowed = (
        options.gifts == "any" or (options.gifts == "own" and own["nations"][nation]["government"] == seat)
    ) and amount <= cash
    decider = game.decision.player, game.decision.kind
    before = game.to_json()
    try:
        game.give(seat, nation, amount)
    except rondel.IllegalAction:
        bound = game.decision.kind == "swiss_bank" and own["nations"][own["turn"]["nation"]]["government"] == seat
        assert not allowed or bound
        assert game.to_json() == before
    else:
        assert allowed
        assert (game.decision.player, game.decision.kind) == decider
        after = game.view(seat)
        assert after["players"][seat]["cash"] == cash - amount
        assert after["nations"][nation]["treasury"] == own["nations"][nation]["treasury"] + amount


def decisions(table: tuple[str, int, rondel.Options, int]) -> Iterator[tuple[rondel.Game, random.Random]]:
    """Play a random game and yield it at every decision."""
    edition, players, options, seed = table
    game = rondel.new_game(edition, players=players, options=options, seed=seed)
    rng = random.Random(seed)
    while not game.over:
        yield game, rng
        action = rng.choice(game.decision.actions)
        game.play(action if rng.random() < 0.5 else action.text)
    yield game, rng


@settings(max_examples=max(12, settings().max_examples // 3))
@given(tables())
def test_every_decision_of_random_games(table: tuple[str, int, rondel.Options, int]) -> None:
    """Invariants (R23), legal actions, copies, JSON, hidden information and money are correct at every decision."""
    _, players, options, _ = table
    known: set[str] = set()
    before: dict[str, Any] | None = None
    kind = ""
    declined = False
    invested: list[int] = []
    offered: set[str] = set()
    last: dict[str, Any] | None = None
    for game, rng in decisions(table):
        view = full_view(game)
        check_invariants(view)
        if before is not None:
            assert money(view) == money(before) + bank_flow(before, list(game.news), options), "R23.6"
            for nation, data in view["nations"].items():
                assert data["power"] >= before["nations"][nation]["power"], "R23.9"
                if data["government"] != before["nations"][nation]["government"]:
                    assert kind in {"invest", "draft"}, "R23.7"
            assert view["version"] == before["version"] + 1
        if game.over:
            break
        if kind == "flags" and "end" in offered and game.moves()[-1][1] == "end":
            declined = True
        if kind in MANEUVER and game.decision.kind not in MANEUVER:
            check_flags(view, declined)
        if game.decision.kind == "invest" and options.investor_card:
            invested.append((game.decision.player - view["investor"]) % players)
            assert invested == sorted(set(invested)), "R18.9: card holder first, then clockwise"
            assert invested[-1] == 0 or view["players"][game.decision.player]["swiss_bank"], "R18.9"
        else:
            invested = []
        offered = {action.text for action in game.decision.actions}
        expected = expected_offers(game, view, options)
        if expected is not None:
            assert offered == expected
        check_offers(game, rng, known)
        check_secrets(game, options, players)
        check_round_trips(game)
        if game.decision.kind == "rondel":
            check_turn_start(view, options)
            if last is not None and options.investor_card:
                check_turn(last, view, players)
            last = view
            again = rondel.Game.from_view(view)
            assert again.state_hash() == game.state_hash()
            assert again.view(game.decision.player)["decision"] == game.view(game.decision.player)["decision"]
            if options.cash == "hidden":
                check_no_inference(game, rng, players)
        if rng.random() < 0.1:
            try_gift(game, rng, options, players)
            view = full_view(game)
        before, kind = view, game.decision.kind
    assert game.over
    assert game.round <= 60


@given(tables(), st.integers(0, 10**6))
def test_records_of_random_games_replay_to_the_same_state(
    table: tuple[str, int, rondel.Options, int], cut: int
) -> None:
    """Contract 4: replaying the whole record, or a truncated one, reproduces the states."""
    hashes = []
    for game, _ in decisions(table):
        hashes.append(game.state_hash())
    assert game.over
    text = game.record().dumps()
    record = rondel.Record.loads(text)
    assert rondel.replay(record).state_hash() == hashes[-1]
    assert rondel.replay(record).to_json() == game.to_json()
    until = cut % len(hashes)
    assert rondel.replay(record, until=until).state_hash() == hashes[until]
    assert rondel.Game.from_json(game.to_json()).scores == game.scores
    standing = final_order(game.view())
    assert game.scores == [entry[0] for entry in standing]
    assert game.ranking == sorted(range(table[1]), key=lambda seat: (*(-value for value in standing[seat]), seat))
    if game.events_since(0)[-1]["reason"] in ("power", "max_rounds"):
        assert game.winners == [seat for seat in range(table[1]) if standing[seat] == max(standing)]


@settings(max_examples=max(5, settings().max_examples // 8))
@given(tables())
def test_previews_match_the_played_action(table: tuple[str, int, rondel.Options, int]) -> None:
    """Contract 1: the decider's preview agrees with a copy on which the action is played."""
    for game, rng in decisions(table):
        if game.over:
            break
        if rng.random() > 0.15:
            continue
        action = rng.choice(game.decision.actions)
        seat = game.decision.player
        before = game.to_json()
        shown = game.preview(action, seat)
        assert game.to_json() == before
        assert json.loads(json.dumps(shown)) == shown
        if table[2].cash == "hidden":
            continue  # the preview then estimates who can invest (test_view.py)
        other = game.copy()
        other.play(action)
        assert shown["ends_game"] is other.over
        old, new = game.view(seat), other.view(seat)
        for nation in new["nations"]:
            for field in ("treasury", "power", "factor", "tax", "government"):
                change = shown.get(field, {}).get(nation)
                if change is not None:
                    assert change == [old["nations"][nation][field], new["nations"][nation][field]], (action, field)
                else:
                    assert old["nations"][nation][field] == new["nations"][nation][field], (action, field)
        for player, was in zip(new["players"], old["players"], strict=True):
            change = shown.get("cash", {}).get(str(player["seat"]))
            if change is not None:
                assert change == [was["cash"], player["cash"]]
            else:
                assert was["cash"] == player["cash"]


@settings(max_examples=max(6, settings().max_examples // 6))
@given(tables())
def test_recording_events_does_not_affect_the_game(table: tuple[str, int, rondel.Options, int]) -> None:
    """The game is the same without recorded events."""
    edition, players, options, seed = table
    game = rondel.new_game(edition, players=players, options=options, seed=seed)
    silent = game.copy()
    rng = random.Random(seed)
    while not game.over:
        action = rng.choice(game.decision.actions)
        game.play(action)
        assert silent.state.news is None
        silent.state.stack[-1].play(silent.state, action)
        silent._settle()
        assert silent.state_hash() == game.state_hash()
        assert broken_invariant(game.state) is None


@settings(max_examples=max(12, settings().max_examples // 3))
@given(tables())
def test_maneuvers_match_the_oracle(table: tuple[str, int, rondel.Options, int]) -> None:
    """R12 to R17: the legal actions at the beginning of the fleet and army steps are those of the oracle: moves on
    foot, by rail, by convoy and through canals, battles, changes of status, destruction."""
    begun: tuple[int, str] | None = None
    rng = random.Random(table[3])
    edition, players, options, seed = table
    game = rondel.new_game(edition, players=players, options=options, seed=seed)
    compared = 0
    while not game.over:
        kind = game.decision.kind
        number = game.state.turns
        if kind in ("fleets", "armies") and begun not in ((number, kind), (number, "armies")):
            begun = (number, kind)
            view = full_view(game)
            nation = view["turn"]["nation"]
            expected = (
                first_fleet_offers(view, nation) if kind == "fleets" else first_army_offers(view, nation, options)
            )
            assert {action.text for action in game.decision.actions} == expected
            compared += 1
        eager = [
            a for a in game.decision.actions if "maneuver" in a.text or a.kind == "import" or a.text == "produce all"
        ]
        game.play(rng.choice(eager if eager and rng.random() < 0.5 else game.decision.actions))
    assert compared or game.round < 8
