"""The options of section 1 and what is refused."""

import pytest

import rondel


def test_defaults() -> None:
    """Contract 1: defaults first."""
    assert rondel.Options().to_dict() == {
        "setup": "standard",
        "investor_card": True,
        "swiss_bank_without_card": "free_choice",
        "force_without_card": True,
        "bonus": "chart",
        "gifts": "any",
        "gift_to_force": True,
        "cash": "open",
        "late_fleet_battles": False,
        "status_change": True,
        "swiss_bank_income": 0,
        "max_rounds": None,
    }


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
    """Contract 1: a sentence that says which and why."""
    with pytest.raises(rondel.OptionError) as refused:
        rondel.Options.from_dict({name: value})
    assert name in str(refused.value)
    assert str(refused.value).endswith(".")


def test_unknown_options_are_refused() -> None:
    with pytest.raises(rondel.OptionError, match="speed"):
        rondel.Options.from_dict({"speed": "fast"})


@pytest.mark.parametrize("option", [{"bonus": "increase"}, {"status_change": False}])
def test_combinations_without_sense_in_imperial(option: dict[str, object]) -> None:
    """Contract 6: refused in Imperial, accepted in 2030."""
    options = rondel.Options.from_dict(option)
    with pytest.raises(rondel.OptionError) as refused:
        rondel.new_game("imperial", players=3, options=options)
    assert next(iter(option)) in str(refused.value)
    assert rondel.new_game("imperial_2030", players=3, options=options).options == options


def test_what_has_no_effect_is_accepted() -> None:
    """Contract 6."""
    options = rondel.Options(
        force_without_card=False, swiss_bank_without_card="additional", gift_to_force=True, gifts="off"
    )
    assert rondel.new_game("imperial", players=3, options=options).options == options


def test_round_trip() -> None:
    options = rondel.Options(setup="draft", investor_card=False, max_rounds=7, cash="hidden")
    assert rondel.Options.from_dict(options.to_dict()) == options
    game = rondel.new_game("imperial", players=3, options=options)
    assert game.view()["options"] == options.to_dict()
