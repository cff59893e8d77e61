"""Contract 1: code, rule and sentence of every refusal, in a position where it occurs."""

import json
import pickle
import random

import pytest
from tests.engine.position import LANDS, army_step, maneuver, offers, play, position, position_view

import rondel

BANKED = {0: "austria_hungary", 1: "italy", 2: "france", 3: "great_britain", 4: "germany russia", 5: ""}


def reason(game: rondel.Game, text: str, rule: str, *words: str) -> rondel.Refusal:
    """Return the refusal of `text`; check its rule and sentence, and that `play` raises the same."""
    refusal = game.explain(text, None if game.over else game.decision.player)
    assert refusal.rule == rule, (text, refusal)
    for word in words:
        assert word in str(refusal), (word, str(refusal))
    assert refusal.to_dict()["sentence"] == str(refusal)
    assert refusal.code in repr(refusal)
    with pytest.raises(rondel.IllegalAction) as refused:
        game.play(text)
    assert (refused.value.rule, refused.value.code, str(refused.value)) == (refusal.rule, refusal.code, str(refusal))
    return refusal


def test_fleets() -> None:
    """R12: no fleet, already moved, wrong sea, harbor exit, land."""
    game = maneuver(position(turn="russia", fleets={"odessa": {"russia": 1}, "black_sea": {"russia": 1, "italy": 1}}))
    reason(game, "fleet ionian_sea eastern_mediterranean_sea", "R12.4", "Ionian")
    reason(game, "fleet black_sea ionian_sea", "R12.4", "border")
    reason(game, "fleet odessa baltic_sea", "R12.4", "harbor")
    reason(game, "fleet black_sea odessa", "R12.5")
    reason(game, "fight black_sea france", "R13.2", "France")
    reason(game, "fight north_sea italy", "R13.2", "Russia")
    reason(game, "fight odessa italy army", "R13.2")
    play(game, "fleet black_sea eastern_mediterranean_sea")
    reason(game, "fleet eastern_mediterranean_sea ionian_sea", "R12.4", "moved")


def test_armies_fight_in_their_own_step() -> None:
    """R13.6: armies do not fight in the fleet step, nor fleets at sea in the army step without late battles."""
    game = position(
        turn="russia",
        armies={"warsaw": {"russia": 1, "germany": 1}},
        fleets={"black_sea": {"russia": 1, "italy": 1}},
        late_fleet_battles=False,
    )
    maneuver(game)
    reason(game, "fight warsaw germany army", "R13.6", "step")
    play(game, "end")
    reason(game, "fight black_sea italy", "R12.3")


def test_armies() -> None:
    """R14: no army, already there, already moved, too far, convoy needed, fleets used, rail suspended."""
    game = position(
        turn="italy",
        armies={"rome": {"italy": 3}, "naples": {"france": 1}},
        fleets={"western_mediterranean_sea": {"italy": 1}},
        factories={"italy": ["rome", "naples", "genoa"]},
    )
    army_step(game)
    reason(game, "army turkey bulgaria", "R14.1", "Turkey")
    reason(game, "army rome rome", "R14.1", "already")
    reason(game, "army rome moscow", "R14.1", "Moscow")
    reason(game, "army rome greece", "R14.4", "convoy")
    reason(game, "army rome:hostile florence", "R13.13", "alike")
    play(game, "army rome algeria")
    reason(game, "army rome spain", "R14.5", "convoyed")
    reason(game, "army algeria tunis", "R14.1", "moved")
    rails = army_step(position(turn="germany", armies={"cologne": {"germany": 1}, "berlin": {"russia": 1}}))
    reason(rails, "army cologne danzig", "R14.9", "Berlin")


def test_armies_at_sea_and_at_canals() -> None:
    """R2.4, R17.7: armies do not enter the sea; the refusal of a refused army names the canal."""
    game = position(
        "imperial_2030",
        turn="europe",
        flags={"north_africa": "usa"},
        armies={"rome": {"europe": 1}},
        fleets={"mediterranean_sea": {"europe": 1}, "indian_ocean": {"europe": 1}},
    )
    army_step(game)
    reason(game, "army rome mediterranean_sea", "R2.4")
    play(game, "army rome iran", "refuse")
    reason(game, "army rome iran", "R17.7", "suez")


def test_malformed_fights_are_refused() -> None:
    """Contract 6: at sea no kind of unit is named, in `arrival` it is; other forms are refused."""
    game = maneuver(position(turn="russia", fleets={"black_sea": {"russia": 1, "italy": 1}}))
    for text in ("fight black_sea italy fleet", "fight black_sea:fleet italy fleet", "fight italy fleet"):
        with pytest.raises(rondel.RondelError):
            game.play(text)
    for text in ("fight black_sea italy tank", "fight black_sea:sleepy italy"):
        with pytest.raises(rondel.UnknownAction):
            game.play(text)
    assert "fight black_sea italy" in offers(game)


def test_ambiguous_armies_must_be_named() -> None:
    """R13.13: upright and lying ones in one place."""
    game = army_step(
        position(armies={"venice": {"austria_hungary": 1, "italy": 1}}, lying={"venice": {"austria_hungary": 1}})
    )
    reason(game, "army venice trieste", "R13.13", "hostile", "friendly")
    reason(game, "fight venice italy army", "R13.13", "venice:hostile")
    play(game, "army venice:hostile trieste")
    play(game, "fight venice italy army")


def test_stances() -> None:
    """R15.4-7."""
    game = army_step(
        position(
            armies={
                "vienna": {"austria_hungary": 1},
                "trieste": {"austria_hungary": 1},
                "greece": {"austria_hungary": 1},
            },
            lying={"genoa": {"austria_hungary": 1}},
            factories={"italy": ["genoa"]},
        )
    )
    reason(game, "stance vienna friendly", "R15.4")
    reason(game, "stance genoa friendly", "R15.5", "hostile")
    reason(game, "stance genoa hostile", "R15.7", "last free factory")
    reason(game, "stance florence hostile", "R14.1")
    play(game, "army vienna venice", "hostile")
    reason(game, "stance venice friendly", "R15.5", "arrived")
    off = army_step(position("imperial_2030", turn="europe", lying={"murmansk": {"europe": 1}}, status_change=False))
    reason(off, "stance murmansk hostile", "R15.5", "table")


def test_destruction() -> None:
    """R15.8-9."""
    game = army_step(
        position(
            armies={"venice": {"austria_hungary": 3}, "rome": {"austria_hungary": 2}},
            factories={"italy": ["rome", "genoa", "naples"]},
        )
    )
    reason(game, "destroy venice", "R15.8", "no foreign factory")
    reason(game, "destroy rome", "R15.8", "3")
    reason(game, "destroy genoa", "R14.1")


def test_battles_of_an_arrival() -> None:
    """R13: a unit that is not there, a nation that is not asked."""
    game = army_step(position(turn="france", armies={"paris": {"france": 1}, "belgium": {"germany": 1, "italy": 1}}))
    play(game, "army paris belgium")
    reason(game, "fight russia army", "R13.2")
    reason(game, "fight germany fleet", "R13.2")
    play(game, "peace")
    reason(game, "ask russia", "R13.4")
    play(game, "ask germany")
    reason(game, "fight fleet", "R13.2")


def test_flags() -> None:
    """R16.1-2."""
    lands = [land for land in LANDS if land not in ("morocco", "turkey")]
    game = position(
        turn="france",
        flags={**dict.fromkeys(lands, "france"), "north_sea": "france"},
        armies={"morocco": {"france": 1}},
        fleets={"bay_of_biscay": {"france": 1}},
    )
    play(maneuver(game), "end", "end")
    reason(game, "flag paris", "R16.1")
    reason(game, "flag turkey", "R16.2")


def test_production_and_import() -> None:
    """R10.3, R1.5, R10.1, R11.2."""
    short = play(position(turn="great_britain", fleets={"north_sea": {"great_britain": 9}}), "rondel production_1")
    reason(short, "produce all", "R10.3")
    reason(short, "produce rome", "R10.1")
    reason(short, "produce sheffield", "R10.1", "no factory")
    empty = position(
        turn="great_britain",
        armies={"belgium": {"great_britain": 6}},
        factories={"great_britain": ["london", "sheffield"]},
    )
    play(empty, "rondel production_1")
    reason(empty, "produce sheffield", "R1.5", "armies")
    done = play(position(turn="germany"), "rondel production_1", "produce berlin")
    reason(done, "produce berlin", "R10.1", "already")
    bought = play(position(turn="germany", treasury={"germany": 3}), "rondel import")
    reason(bought, "import fleet berlin", "R11.2")
    reason(bought, "import army paris", "R11.2")


def test_bonds() -> None:
    """R18: bonds not held, not higher, held by others, too expensive."""
    game = position(
        turn="italy",
        at={"italy": "maneuver_1"},
        treasury={"italy": 9},
        investor=0,
        cash={0: 8},
        bonds={"italy": {1: [9], 0: [4], 2: [6]}},
    )
    play(game, "rondel investor")
    reason(game, "raise italy 9 12", "R18.8")
    reason(game, "raise italy 4 2", "R18.8")
    reason(game, "raise italy 4 6", "R1.3")
    reason(game, "buy italy 6", "R1.3")
    reason(game, "raise italy 4 30", "R18.6")
    reason(game, "buy italy 30", "R18.6")


def test_without_the_card_investments_are_bound_to_the_nation() -> None:
    """R22.B2."""
    game = position(turn="italy", investor_card=False, cash={1: 9})
    play(game, "rondel taxation")
    refusal = game.explain("buy france 2", 1)
    assert refusal.rule.startswith("R22.B")


def test_swiss_bank_refusals() -> None:
    """R19.4, with a remedy only where the table allows it."""
    game = position(
        governs=BANKED,
        turn="italy",
        at={"italy": "maneuver_1"},
        treasury={"italy": 3},
        investor=0,
        cash={5: 1},
    )
    play(game, "rondel import")
    assert [str(r) for r in reason(game, "force", "R19.4").remedies] == ["give italy 1"]
    play(game, "give france 1")
    assert reason(game, "force", "R19.4").remedies == ()


def test_other_seats_get_not_your_decision() -> None:
    """Contract 1: only the seat that decides may act."""
    game = position(turn="italy")
    refusal = game.explain("rondel taxation", 3)
    assert refusal.code
    assert str(refusal).endswith(".")


def test_after_the_end() -> None:
    """R21.1: the refusal says that the game is over."""
    game = position(power={"austria_hungary": 24}, flags={"norway": "austria_hungary", "sweden": "austria_hungary"})
    play(game, "rondel taxation")
    refusal = game.explain("rondel factory")
    assert refusal.rule.startswith("R21")
    with pytest.raises(rondel.IllegalAction):
        game.play("rondel factory")
    with pytest.raises(rondel.IllegalAction):
        game.give(0, "italy", 1)
    with pytest.raises(rondel.RondelError):
        _ = game.decision
    assert game.gift_limit(0, "italy") == 0
    assert "over" in repr(game)


def test_gift_limits() -> None:
    """R6.5: what a seat may give now."""
    game = position(turn="italy", cash={1: 5, 2: 3}, gifts="own")
    assert (game.gift_limit(1, "italy"), game.gift_limit(2, "italy"), game.gift_limit(2, "france")) == (5, 0, 3)
    bound = position(
        governs=BANKED,
        turn="italy",
        at={"italy": "maneuver_2"},
        treasury={"italy": 4},
        investor=0,
        cash={1: 7},
    )
    play(bound, "rondel import")
    assert bound.gift_limit(1, "france") == 1
    assert "italy" in repr(bound) or "imperial" in repr(bound)


def test_refusals_and_actions_can_be_pickled() -> None:
    """Bots play in worker processes: games, actions and refusals can be pickled."""
    game = position(turn="italy")
    again = pickle.loads(pickle.dumps(game))
    assert again.to_json() == game.to_json()
    action = game.decision.actions[0]
    assert pickle.loads(pickle.dumps(action)) is action
    assert action.text in repr(action)
    with pytest.raises(rondel.IllegalAction) as refused:
        game.play("pass")
    copy = pickle.loads(pickle.dumps(refused.value))
    assert (str(copy), copy.rule) == (str(refused.value), refused.value.rule)


def test_refusals_do_not_reveal_hidden_cash() -> None:
    """A12: refusals for other seats than the decider contain no amounts."""
    view = position_view(turn="italy", at={"italy": "investor"}, cash={1: 1})
    view["options"] = {"cash": "hidden"}
    game = rondel.Game.from_view(view)
    assert game.explain("rondel factory", 1).rule == "R8.7"
    for seat in (0, None):
        refusal = game.explain("rondel factory", seat)
        assert "1" not in str(refusal.params.get("cash", ""))
        assert "have 1" not in str(refusal)
    with pytest.raises(rondel.IllegalAction) as refused:
        game.route("rondel factory")
    assert refused.value.rule != "R8.7"
    assert "rondel factory" not in offers(game)


@pytest.mark.parametrize("edition", ["imperial", "imperial_2030"])
def test_every_action_of_the_language_is_offered_or_explained_everywhere(edition: str) -> None:
    """At every kind of decision, each action of the edition is legal or has a refusal with a rule and a sentence."""
    stops: dict[str, rondel.Game] = {}
    for setup, card in (("draft", True), ("standard", False)):
        game = rondel.new_game(
            edition, players=5, seed=8, options=rondel.Options(setup=setup, investor_card=card, max_rounds=40)
        )
        rng = random.Random(4)
        while not game.over:
            stops.setdefault(game.decision.kind, game.copy())
            game.play(rng.choice(game.decision.actions))
    assert len(stops) >= 11, sorted(stops)
    texts = sorted(game.edition.actions.by_text)
    assert len(texts) > 2000
    for kind, stop in stops.items():
        offered = set(offers(stop))
        for text in texts:
            refusal = stop.explain(text, stop.decision.player)
            assert (refusal.code == "offered") is (text in offered), (kind, text, str(refusal))
            assert str(refusal).endswith("."), (kind, text)
            if text not in offered:
                assert refusal.rule.startswith("R"), (kind, text)
                json.dumps(refusal.to_dict())


def test_investor_on_a_first_turn_names_its_shortfall() -> None:
    """R8.8, R18.3: even if the move itself is free; the remedy is another player's gift."""
    game = position(turn="italy", cash={1: 0}, bonds={"italy": {1: [9], 0: [6]}})
    refusal = reason(game, "rondel investor", "R18.3")
    assert "3" in str(refusal)


def test_a_named_army_that_has_moved() -> None:
    """R14.1: the upright one arrived in this maneuver; the lying one may still move."""
    game = position(armies={"trieste": {"austria_hungary": 1}}, lying={"venice": {"austria_hungary": 1}})
    play(army_step(game), "army trieste venice", "hostile")
    reason(game, "army venice:hostile trieste", "R14.1", "moved")
    assert "army venice:friendly trieste" in offers(game)
