"""Contract 1: decision, play, copy, preview, explain, route, events, JSON."""

import copy
import json
import random

import pytest
from tests.engine.position import army_step, asked, cash, offers, play, position

import rondel


def test_readme_loop() -> None:
    """The loop of section 1 runs to the end."""
    game = rondel.new_game("imperial_2030", players=4, seed=7, options=rondel.Options(max_rounds=60))
    rng = random.Random(1)
    while not game.over:
        decision = game.decision
        assert decision.actions
        game.play(rng.choice(decision.actions))
    assert len(game.scores) == 4
    assert sorted(game.ranking) == [0, 1, 2, 3]
    assert game.winners[0] == game.ranking[0]


def test_actions_are_interned_and_have_one_text() -> None:
    """Contract 2: `kind` is the first word; `words`, `text` and `str` agree."""
    game = position(turn="italy")
    action = game.decision.actions[0]
    assert str(action) == action.text
    assert action.words == tuple(action.text.split())
    assert action.kind == action.words[0] == "rondel"
    assert game.copy().decision.actions[0] is action


def test_play_by_object_and_by_text() -> None:
    one, two = position(turn="italy"), position(turn="italy")
    action = next(a for a in one.decision.actions if a.text == "rondel taxation")
    one.play(action)
    two.play("rondel taxation")
    assert one.state_hash() == two.state_hash()


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "rondel",
        "rondel casino",
        "rondel  taxation",
        "Rondel taxation",
        "build atlantis",
        "dance",
        "buy italy",
        "buy italy 7",
        "army rome",
        "fleet rome",
        "import tank rome",
        "produce",
        "rondel taxation now",
        "fight",
        "flag",
        "stance rome sleeping",
        "ask atlantis",
        "raise italy 2",
        "\x00",
        "give",
    ],
)
def test_malformed_texts_raise_unknown_action(text: str) -> None:
    """Contract 1: UnknownAction with a sentence, the game unchanged."""
    game = position(turn="italy")
    before = game.to_json()
    with pytest.raises(rondel.UnknownAction) as refused:
        game.play(text)
    assert str(refused.value)
    assert game.to_json() == before


ILLEGAL = [
    "build venice",
    "pass",
    "force",
    "produce all",
    "produce rome",
    "import army rome",
    "end",
    "fleet naples ionian_sea",
    "fight rome france army",
    "allow",
    "refuse",
    "hostile",
    "friendly",
    "fight france army",
    "peace",
    "ask france",
    "fight army",
    "fight fleet",
    "army rome naples",
    "army rome:hostile naples",
    "stance paris hostile",
    "destroy paris",
    "flag algeria",
    "buy italy 2",
    "raise italy 9 12",
    "fight ionian_sea france",
]


@pytest.mark.parametrize("text", ILLEGAL)
def test_actions_of_other_decisions_are_illegal_with_a_reason(text: str) -> None:
    """Contract 1: IllegalAction with code, sentence and rule; the game is unchanged; `explain` returns the same."""
    game = position(turn="italy")
    before = game.to_json()
    with pytest.raises(rondel.IllegalAction) as refused:
        game.play(text)
    assert refused.value.code
    assert refused.value.rule.startswith("R")
    assert str(refused.value).endswith(".")
    assert isinstance(refused.value.params, dict)
    assert game.to_json() == before
    refusal = game.explain(text)
    assert (refusal.code, refusal.rule, str(refusal)) == (refused.value.code, refused.value.rule, str(refused.value))


def test_every_illegal_action_is_explained_at_every_kind_of_decision() -> None:
    """At every kind of decision, each action is either legal or explained."""
    seen: set[str] = set()
    for edition, setup in (("imperial", "standard"), ("imperial_2030", "draft")):
        game = rondel.new_game(edition, players=4, seed=3, options=rondel.Options(max_rounds=25, setup=setup))
        rng = random.Random(11)
        texts: set[str] = set()
        while not game.over:
            texts |= set(offers(game))
            kind = game.decision.kind
            if kind not in seen or rng.random() < 0.01:
                seen.add(kind)
                for text in rng.sample(sorted(texts), min(60, len(texts))):
                    if text in offers(game):
                        continue
                    refusal = game.explain(text)
                    assert refusal is not None
                    assert refusal.code
                    assert str(refusal).endswith("."), (kind, text, str(refusal))
                    assert refusal.rule.startswith("R")
            game.play(rng.choice(game.decision.actions))
    assert {"rondel", "factory", "production", "import", "fleets", "armies", "invest", "draft"} <= seen


def test_explaining_an_offered_action() -> None:
    """Contract 1: the code of a legal action is "offered"."""
    game = position(turn="italy")
    assert game.explain("rondel taxation") is None or game.explain("rondel taxation").code


def test_explain_names_the_remedy() -> None:
    """Contract 1: remedies are actions or gifts that would make it possible."""
    factory = play(position(turn="germany", treasury={"germany": 3}, cash={4: 2}), "rondel factory")
    refusal = factory.explain("build munich")
    assert refusal.rule == "R9.3"
    assert "give germany 2" in [str(r) for r in refusal.remedies]
    importing = play(position(turn="italy", cash={1: 1}), "rondel import")
    refusal = importing.explain("import army rome")
    assert refusal.rule == "R11.1"
    assert "give italy 1" in [str(r) for r in refusal.remedies]
    for game, text in ((factory, "give germany 2"), (importing, "give italy 1")):
        wanted = "build munich" if game is factory else "import army rome"
        game.play(text)
        assert wanted in offers(game)


def test_explanations_cite_the_particular_rule() -> None:
    """Each refusal names the rule behind it, not merely its chapter."""
    rails = army_step(position(turn="germany", armies={"cologne": {"germany": 1}, "berlin": {"russia": 1}}))
    for game, text, rules in (
        (position(turn="italy", at={"italy": "investor"}), "rondel maneuver_1", {"R8.3"}),
        (position(turn="italy", at={"italy": "investor"}, cash={1: 0}), "rondel taxation", {"R8.7"}),
        (
            play(position(turn="germany", treasury={"germany": 3}, cash={4: 9}), "rondel factory"),
            "build cologne",
            {"R9.3"},
        ),
        (rails, "army cologne danzig", {"R14.9", "R14.1"}),
        (rails, "army cologne paris", {"R14.1", "R14.2", "R14.4"}),
        (army_step(position(armies={"venice": {"austria_hungary": 1}})), "destroy venice", {"R15.8"}),
    ):
        refusal = game.explain(text)
        assert refusal.rule in rules, (text, refusal.rule, str(refusal))


def test_preview_of_rondel_choices() -> None:
    """Contract 1: price, taxes and interest are in the preview of the rondel choice; the game does not change."""
    game = position(
        turn="italy",
        at={"italy": "maneuver_1"},
        cash={1: 6, 0: 0},
        treasury={"italy": 4},
        tax_marker={"italy": "2-5"},
        bonds={"italy": {1: [9], 0: [4]}},
        flags={"algeria": "italy", "tunis": "italy"},
        investor=3,
        power={"italy": 2},
    )
    before = game.to_json()
    tax = game.preview("rondel taxation")
    assert tax["cash"]["1"] == [6, 6 - 4 + 1]
    assert tax["treasury"]["italy"] == [4, 10]
    assert tax["power"]["italy"] == [2, 3]
    assert tax["ends_game"] is False
    assert tax["nothing"] is False
    invest = game.preview("rondel investor")
    assert invest["cash"]["0"] == [0, 2]
    assert invest["treasury"]["italy"] == [4, 0]
    assert invest["asks"] == [3]
    assert game.to_json() == before


def test_preview_shows_government_end_and_no_effect() -> None:
    """Contract 1."""
    ends = position(power={"italy": 24}, flags={"algeria": "italy", "tunis": "italy"}, turn="italy")
    assert ends.preview("rondel taxation")["ends_game"] is True
    nothing = position(turn="italy")
    assert nothing.preview("rondel maneuver_1")["nothing"] is True
    invest = position(
        turn="italy",
        at={"italy": "maneuver_1"},
        treasury={"italy": 4},
        cash={0: 20},
        investor=0,
    )
    play(invest, "rondel investor")
    seen = invest.preview("buy italy 12")
    assert seen["government"]["italy"] == [1, 0]
    assert seen["treasury"]["italy"] == [0, 12]
    assert seen["cash"]["0"] == [22, 10]
    assert seen["swiss_bank"]


def test_preview_of_battle_building_and_production() -> None:
    """Contract 1: changes of units, factories, tax and flags."""
    building = play(position(turn="germany", treasury={"germany": 5}), "rondel factory")
    seen = building.preview("build danzig")
    assert seen["treasury"]["germany"] == [5, 0]
    assert "danzig" in json.dumps(seen["factories"])
    assert seen["tax"]["germany"] == [4, 6]
    producing = play(position(turn="germany"), "rondel production_1")
    assert "hamburg" in json.dumps(producing.preview("produce all")["units"])
    arriving = army_step(position(turn="france", armies={"paris": {"france": 1}, "belgium": {"germany": 1}}))
    play(arriving, "army paris belgium")
    assert "belgium" in json.dumps(arriving.preview("fight germany army")["units"])
    assert arriving.preview("peace")["asks"] == [4]
    flagging = army_step(position(turn="france", armies={"algeria": {"france": 1}}))
    assert "algeria" in json.dumps(flagging.preview("end")["flags"])


def test_preview_of_an_illegal_action_is_refused() -> None:
    game = position(turn="italy")
    with pytest.raises(rondel.IllegalAction):
        game.preview("build venice")
    with pytest.raises(rondel.UnknownAction):
        game.preview("dance")


def test_copy_is_independent() -> None:
    game = position(turn="italy", cash={1: 5})
    other = game.copy()
    play(other, "give italy 3", "rondel taxation")
    assert asked(game) == ("rondel", 1)
    assert cash(game, 1) == 5
    assert game.version == 0
    assert len(game.events) < len(other.events)


def test_json_round_trip_keeps_everything() -> None:
    """Contract 1: complete state, exact, also in the middle of a challenge."""
    game = army_step(position(turn="france", armies={"paris": {"france": 1}, "belgium": {"germany": 1, "italy": 1}}))
    play(game, "army paris belgium", "peace", "ask italy")
    text = game.to_json()
    again = rondel.Game.from_json(text)
    assert again.to_json() == text
    assert again.state_hash() == game.state_hash()
    assert asked(again) == asked(game)
    assert offers(again) == offers(game)
    assert again.view(1) == game.view(1)
    json.loads(text)


@pytest.mark.parametrize("text", ["", "{}", "[]", "null", '{"edition": "imperial"}', "not json", "[1, 2"])
def test_broken_json_is_refused(text: str) -> None:
    with pytest.raises(rondel.RondelError):
        rondel.Game.from_json(text)


def test_events_are_typed_and_listed_since_a_version() -> None:
    """Contract 1: events, events_since, news."""
    game = position(turn="italy", flags={"algeria": "italy", "tunis": "italy"})
    start = game.version
    play(game, "rondel taxation")
    events = game.events_since(start)
    names = [event["event"] for event in events]
    assert {"rondel_moved", "tax_collected", "turn_began"} <= set(names)
    assert game.news == events or list(game.news) == events
    assert json.loads(json.dumps(events)) == events
    play(game, "rondel taxation")
    assert [e["event"] for e in game.events_since(start)][: len(names)] == names
    assert list(game.news) == game.events_since(start + 1)
    assert all(event["version"] >= start + 1 for event in game.events_since(start + 1))
    moved = next(event for event in events if event["event"] == "rondel_moved")
    assert (moved["nation"], moved["player"], moved["space"], moved["price"]) == ("italy", 1, "taxation", 0)
    assert len(game.events) >= len(events)
    assert all(isinstance(event, tuple) for event in game.events)


def test_route_of_an_unoffered_move_is_refused() -> None:
    game = army_step(position(turn="germany", armies={"holland": {"germany": 1}}))
    with pytest.raises(rondel.RondelError):
        game.route("army holland turkey")
    with pytest.raises(rondel.RondelError):
        game.route("dance")


def test_decision_after_the_end() -> None:
    """Contract 1: no decision after the end; the scores remain."""
    game = position(power={"austria_hungary": 24}, flags={"norway": "austria_hungary", "sweden": "austria_hungary"})
    play(game, "rondel taxation")
    assert game.over
    assert game.view()["decision"] is None
    assert rondel.Game.from_json(game.to_json()).scores == game.scores
    assert rondel.RULES_VERSION


def test_seat_view_is_a_mapping_with_an_imagined_game() -> None:
    """Contract 1: a bot's view, and the game that it may simulate."""
    view = rondel.new_game("imperial", players=3, seed=2, options=rondel.Options(cash="hidden")).seat_view(0)
    assert view.seat == 0
    assert view["players"][1]["cash"] is None
    assert set(view) >= {"edition", "players", "nations", "regions", "decision"}
    assert len(view) == len(list(view))
    guess = view.imagine(cash={1: 9, 2: 4})
    assert [guess.view(seat)["players"][seat]["cash"] for seat in (0, 1, 2)] == [2, 9, 4]
    guess.play(guess.decision.actions[0])
    assert view.imagine().view(0)["players"][0]["cash"] == 2


def test_imagined_cash_covers_a_declared_move() -> None:
    """R8.4, A12: Bruno, who has no cash, decides before Ada pays 2 million for four spaces; her cash is hidden."""
    game = rondel.Game.from_view(
        {
            "edition": "imperial",
            "options": {"cash": "hidden"},
            "players": [
                {"seat": 0, "name": "Ada", "cash": 9, "bonds": {"italy": [9, 4]}},
                {"seat": 1, "name": "Bruno", "cash": 0, "bonds": {"italy": [2]}, "swiss_bank": True},
            ],
            "investor": 1,
            "turn": {"nation": "italy", "number": 20},
            "nations": {"italy": {"treasury": 12, "power": 6, "rondel": "maneuver_1"}},
        }
    )
    play(game, "rondel maneuver_2")
    assert (game.decision.kind, game.decision.player) == ("swiss_bank", 1)
    for guess, least in ((None, 2), ({0: 1}, 2), ({0: 7}, 7)):
        imagined = game.seat_view(1).imagine(guess)
        assert imagined.state.cash == [least, 0]
        imagined.play("pass")
        assert imagined.state.cash[0] == least - 2


def test_python_copies_are_copies_of_the_game() -> None:
    game = position(turn="italy")
    for other in (copy.copy(game), copy.deepcopy(game)):
        other.play("rondel taxation")
        assert (game.version, other.version) == (0, 1)


def test_previews_match_individual_previews() -> None:
    """Contract 1: `previews` returns the same as `preview` for every legal action."""
    game = position(turn="italy", at={"italy": "maneuver_1"}, treasury={"italy": 9}, cash={1: 9}, investor=3)
    for text in ("rondel production_2", "produce rome"):
        seat = game.decision.player
        assert game.previews(seat) == {offer: game.preview(offer, seat) for offer in offers(game)}
        one_by_one = game.each_preview(seat)
        assert next(one_by_one) == (offers(game)[0], game.preview(offers(game)[0], seat))
        assert len(list(one_by_one)) == len(offers(game)) - 1
        game.play(text)


def test_actions_that_move_nothing_have_no_route() -> None:
    game = position(turn="italy")
    assert game.route("rondel taxation") == []


def test_a_seat_view_knows_its_version() -> None:
    game = position(turn="italy")
    assert game.seat_view(1).version == 0
    play(game, "rondel taxation")
    assert game.seat_view(1).version == 1
    assert game.seat_view(1).imagine().view(1)["players"] == game.view(1)["players"]
    with pytest.raises(rondel.RondelError):
        game.seat_view(6)


def test_an_action_is_its_text() -> None:
    """Contract 2: every action has exactly one text form; object and text are equal."""
    game = rondel.new_game("imperial_2030", players=4, seed=7)
    assert "rondel taxation" in game.decision.actions
    assert set(game.decision.actions) == set(game.view(game.decision.player)["decision"]["actions"])
    assert json.loads(json.dumps(game.decision.actions)) == [action.text for action in game.decision.actions]


def test_the_list_of_actions_cannot_be_changed() -> None:
    """Contract 1: callers cannot change the list of legal actions."""
    game = rondel.new_game("imperial", players=2, seed=1)
    with pytest.raises(AttributeError):
        game.decision.actions.clear()  # type: ignore[attr-defined]


def test_actions_of_the_other_edition_are_taken_by_their_text() -> None:
    game = rondel.new_game("imperial", players=2, seed=1)
    game.play(rondel.edition("imperial_2030").actions.parse("rondel taxation"))
    assert game.moves()[0][1] == "rondel taxation"
    with pytest.raises(rondel.UnknownAction):
        game.play(rondel.edition("imperial_2030").actions.parse("buy china 9"))


def test_preview_names_only_investors_who_will_be_asked() -> None:
    """Contract 6: seats that cannot afford anything are not asked to invest."""
    for money, asked_then in ((4, [2, 3]), (0, [2])):
        game = position(
            turn="italy",
            at={"italy": "maneuver_1"},
            players=4,
            governs={0: "italy", 1: "russia", 2: "france"},
            treasury={"italy": 20},
            cash={0: 9, 2: 5, 3: money},
            investor=2,
        )
        assert game.preview("rondel investor")["asks"] == asked_then
