"""Contract 1: options, their defaults and their validation."""

import json

import pytest

import rondel


def test_defaults() -> None:
    """Contract 1: the default comes first; None means the default of the edition."""
    assert rondel.Options().to_dict() == {
        "setup": "standard",
        "investor_card": True,
        "swiss_bank_without_card": "free_choice",
        "force_without_card": True,
        "bonus": "chart",
        "gifts": "any",
        "gift_to_force": True,
        "cash": "open",
        "late_fleet_battles": None,
        "status_change": True,
        "swiss_bank_income": 0,
        "max_rounds": None,
    }


@pytest.mark.parametrize(("edition", "late"), [("imperial", True), ("imperial_2030", False)])
def test_defaults_of_an_edition(edition: str, late: bool) -> None:
    """A32: the options of a game state the default explicitly and keep an explicit choice."""
    board = rondel.edition(edition)
    for nothing in (None, {}, {"late_fleet_battles": None}, rondel.Options()):
        assert rondel.new_game(edition, options=nothing).options.late_fleet_battles is late
    view = {"edition": edition, "players": [{"bonds": {board.nations[0].id: [9]}}, {}]}
    assert rondel.Game.from_view(view).options.late_fleet_battles is late
    assert rondel.Options.values(board)["late_fleet_battles"] == (late, not late)
    for chosen in (True, False):
        game = rondel.new_game(edition, options={"late_fleet_battles": chosen})
        assert game.options.late_fleet_battles is chosen


@pytest.mark.parametrize("edition", ["imperial", "imperial_2030"])
def test_stored_options_get_the_default_of_their_time(edition: str) -> None:
    """A32, contract 4 and 8: records and saved games without the option were played without late battles."""
    game = rondel.new_game(edition, players=3, seed=1, options={"late_fleet_battles": False})
    game.play(game.decision.actions[0])
    assert rondel.Options.from_stored({}).late_fleet_battles is False
    assert rondel.Options.from_kept({}) == rondel.Options.from_stored({}), "the deprecated alias"
    text = game.record().dumps()
    assert "late_fleet_battles: no\n" in text
    assert rondel.replay(text.replace("late_fleet_battles: no\n", "")).options == game.options
    saved = json.loads(game.to_json())
    del saved["options"]["late_fleet_battles"]
    assert rondel.Game.from_json(json.dumps(saved)).options == game.options
    assert rondel.Game.from_json(json.dumps(saved)).state_hash() == game.state_hash()


@pytest.mark.parametrize("late", [True, False])
def test_a_record_and_a_saved_game_keep_the_setting(late: bool) -> None:
    game = rondel.new_game("imperial", players=3, seed=1, options={"late_fleet_battles": late})
    assert rondel.replay(game.record().dumps()).options.late_fleet_battles is late
    assert rondel.Game.from_json(game.to_json()).options.late_fleet_battles is late


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("setup", "auction"),
        ("investor_card", "yes"),
        ("investor_card", 1),
        ("swiss_bank_without_card", "any"),
        ("force_without_card", None),
        ("bonus", "fixed"),
        ("gifts", True),
        ("gift_to_force", 0),
        ("cash", "secret"),
        ("late_fleet_battles", "on"),
        ("status_change", None),
        ("swiss_bank_income", 2),
        ("swiss_bank_income", True),
        ("max_rounds", 0),
        ("max_rounds", -3),
        ("max_rounds", "ten"),
        ("max_rounds", 2.5),
        ("max_rounds", True),
    ],
)
def test_wrong_values_are_refused(name: str, value: object) -> None:
    """Contract 1: the error names the option and the valid values."""
    with pytest.raises(rondel.OptionError) as refused:
        rondel.Options.from_dict({name: value})
    assert name in str(refused.value)
    assert str(refused.value).endswith(".")


def test_unknown_options_are_refused() -> None:
    with pytest.raises(rondel.OptionError, match="speed"):
        rondel.Options.from_dict({"speed": "fast"})


@pytest.mark.parametrize("option", [{"bonus": "increase"}, {"status_change": False}])
def test_senseless_combinations_are_refused_in_imperial(option: dict[str, object]) -> None:
    """Contract 6: refused in Imperial, accepted in 2030."""
    options = rondel.Options.from_dict(option)
    with pytest.raises(rondel.OptionError) as refused:
        rondel.new_game("imperial", players=3, options=options)
    assert next(iter(option)) in str(refused.value)
    board = rondel.edition("imperial_2030")
    assert rondel.new_game(board, players=3, options=options).options == options.for_edition(board)


def test_options_without_effect_are_accepted() -> None:
    """Contract 6."""
    options = rondel.Options(
        force_without_card=False, swiss_bank_without_card="additional", gift_to_force=True, gifts="off"
    )
    board = rondel.edition("imperial")
    assert rondel.new_game(board, players=3, options=options).options == options.for_edition(board)


def test_round_trip() -> None:
    options = rondel.Options(setup="draft", investor_card=False, max_rounds=7, cash="hidden")
    assert rondel.Options.from_dict(options.to_dict()) == options
    game = rondel.new_game("imperial", players=3, options=options)
    assert game.view()["options"] == game.options.to_dict() == options.for_edition(game.edition).to_dict()
