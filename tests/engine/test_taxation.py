"""R20: taxation in both games and the tax-increase variant (R22.C)."""

import pytest
from tests.engine.position import LANDS, cash, nation, play, position, treasury

import rondel

LANDS_2030 = (
    "alaska",
    "canada",
    "quebec",
    "mexico",
    "colombia",
    "peru",
    "argentina",
    "north_africa",
    "guinea",
    "nigeria",
    "congo",
    "south_africa",
    "east_africa",
    "near_east",
    "turkey",
)


def test_E41_taxation_imperial() -> None:
    """R20.2-3: tax 7 lifts the marker from 6 to 7: 1 from the bank; power +2; the treasury gets 7 - 3."""
    game = position(
        turn="germany",
        tax_marker={"germany": "6"},
        power={"germany": 1},
        flags=dict.fromkeys(LANDS[:3], "germany"),
        armies={"berlin": {"germany": 2}},
        fleets={"hamburg": {"germany": 1}},
        treasury={"germany": 5},
        cash={4: 3},
    )
    assert nation(game, "germany")["tax"] == 7
    play(game, "rondel taxation")
    assert nation(game, "germany")["tax_marker"] == "7"
    assert cash(game, 4) == 4
    assert nation(game, "germany")["power"] == 3
    assert treasury(game, "germany") == 9


def test_E42_taxation_2030() -> None:
    """R20.4-5: tax 11 into the treasury, pay 3, bonus 2 out of it; power +4."""
    game = position(
        "imperial_2030",
        turn="usa",
        factories={"usa": ["chicago", "new_orleans", "new_york"]},
        flags=dict.fromkeys(LANDS_2030[:5], "usa"),
        armies={"chicago": {"usa": 1}},
        fleets={"new_york": {"usa": 2}},
        treasury={"usa": 1},
        cash={4: 3},
    )
    play(game, "rondel taxation")
    assert treasury(game, "usa") == 1 + 6
    assert cash(game, 4) == 5
    assert nation(game, "usa")["power"] == 4
    assert nation(game, "usa")["tax_marker"] is None


def test_E43_bonus_only_for_increases_2030_variant() -> None:
    """R22.C1: from column 6 to 12 are four columns: 4 from the treasury, power +5; a decrease pays nothing."""
    game = position(
        "imperial_2030",
        turn="china",
        bonus="increase",
        tax_marker={"china": "6"},
        flags=dict.fromkeys(LANDS_2030[:8], "china"),
        cash={1: 0},
    )
    play(game, "rondel taxation")
    assert nation(game, "china")["tax_marker"] == "12"
    assert (cash(game, 1), treasury(game, "china"), nation(game, "china")["power"]) == (4, 8, 5)
    lower = position(
        "imperial_2030",
        turn="china",
        bonus="increase",
        tax_marker={"china": "12"},
        flags=dict.fromkeys(LANDS_2030[:4], "china"),
        cash={1: 0},
    )
    play(lower, "rondel taxation")
    assert nation(lower, "china")["tax_marker"] == "8"
    assert (cash(lower, 1), treasury(lower, "china"), nation(lower, "china")["power"]) == (0, 8, 2)


def test_E43_the_bonus_is_limited_by_the_treasury() -> None:
    """R22.C1, A64: soldiers' pay takes all the tax; nothing is left for the bonus."""
    game = position(
        "imperial_2030",
        turn="india",
        bonus="increase",
        flags=dict.fromkeys(LANDS_2030[:2], "india"),
        armies={"new_delhi": {"india": 6}},
        cash={2: 0},
    )
    assert nation(game, "india")["tax_marker"] == "0-5"
    play(game, "rondel taxation")
    assert (cash(game, 2), treasury(game, "india"), nation(game, "india")["tax_marker"]) == (0, 0, "6")


def test_E44_full_points() -> None:
    """R20.3, R20.5, R20.1: 15 in Imperial and 18 in 2030 give 10 points; the largest taxes are 25 and 23."""
    imperial = position(
        turn="germany",
        factories={"germany": ["berlin", "hamburg", "cologne", "munich"]},
        flags=dict.fromkeys(LANDS[:7], "germany"),
    )
    play(imperial, "rondel taxation")
    assert (nation(imperial, "germany")["tax"], nation(imperial, "germany")["power"]) == (15, 10)
    year_2030 = position(
        "imperial_2030",
        turn="europe",
        factories={"europe": ["paris", "london", "rome"]},
        flags=dict.fromkeys(LANDS_2030[:12], "europe"),
    )
    play(year_2030, "rondel taxation")
    assert (nation(year_2030, "europe")["tax"], nation(year_2030, "europe")["power"]) == (18, 10)
    most = position(
        turn="germany",
        factories={"germany": ["berlin", "hamburg", "cologne", "munich", "danzig"]},
        flags=dict.fromkeys(LANDS, "germany"),
    )
    play(most, "rondel taxation")
    assert (nation(most, "germany")["tax"], treasury(most, "germany"), nation(most, "germany")["power"]) == (25, 25, 10)
    most_2030 = position(
        "imperial_2030",
        turn="europe",
        factories={"europe": ["paris", "london", "rome", "berlin"]},
        flags=dict.fromkeys(LANDS_2030, "europe"),
    )
    play(most_2030, "rondel taxation")
    assert nation(most_2030, "europe")["tax"] == 23
    assert treasury(most_2030, "europe") == 23 - 5


@pytest.mark.parametrize(
    ("flags", "label", "bonus", "points"),
    [
        (0, "2-5", 0, 0),
        (1, "2-5", 0, 0),
        (2, "6", 1, 1),
        (3, "7", 2, 2),
        (10, "14", 9, 9),
        (11, "15+", 10, 10),
        (15, "15+", 10, 10),
    ],
)
def test_imperial_chart(flags: int, label: str, bonus: int, points: int) -> None:
    """R20.2-3: tax 4 + flags; starting from 2-5, one million per column gained; tax - 5 points, at most 10."""
    game = position(turn="germany", flags=dict.fromkeys(LANDS[:flags], "germany"), cash={4: 0})
    play(game, "rondel taxation")
    assert nation(game, "germany")["tax_marker"] == label
    assert (cash(game, 4), nation(game, "germany")["power"]) == (bonus, points)


@pytest.mark.parametrize(
    ("tax", "bonus", "points"),
    [
        (4, 0, 0),
        (5, 0, 0),
        (6, 1, 1),
        (7, 1, 1),
        (8, 1, 2),
        (9, 1, 2),
        (10, 2, 3),
        (11, 2, 4),
        (12, 3, 5),
        (13, 3, 6),
        (14, 4, 7),
        (15, 4, 8),
        (16, 5, 9),
        (17, 5, 9),
        (18, 5, 10),
        (19, 5, 10),
    ],
)
def test_2030_chart(tax: int, bonus: int, points: int) -> None:
    """R20.5: the column with the highest number not above the tax."""
    game = position(
        "imperial_2030",
        turn="europe",
        flags=dict.fromkeys(LANDS_2030[: tax - 4], "europe"),
        cash={5: 0},
    )
    play(game, "rondel taxation")
    assert (cash(game, 5), nation(game, "europe")["power"]) == (bonus, points)
    assert treasury(game, "europe") == tax - bonus


def test_imperial_marker_falls_for_nothing_and_rises_again_for_money() -> None:
    """R20.2, A63."""
    game = position(
        turn="germany",
        tax_marker={"germany": "9"},
        flags=dict.fromkeys(LANDS[:3], "germany"),
        cash={4: 0},
    )
    play(game, "rondel taxation")
    assert (nation(game, "germany")["tax_marker"], cash(game, 4)) == ("7", 0)
    again = position(
        turn="germany",
        tax_marker={"germany": "7"},
        flags=dict.fromkeys(LANDS[:5], "germany"),
        cash={4: 0},
    )
    play(again, "rondel taxation")
    assert (nation(again, "germany")["tax_marker"], cash(again, 4)) == ("9", 2)


def test_X29_2030_pay_exceeds_money() -> None:
    """R20.4: treasury 1 + 6 pays 7 of 9 units; nothing is left for the bonus; power +1."""
    game = position(
        "imperial_2030",
        turn="india",
        treasury={"india": 1},
        cash={2: 0},
        flags=dict.fromkeys(LANDS_2030[:2], "india"),
        armies={"new_delhi": {"india": 5}},
        fleets={"mumbai": {"india": 4}},
    )
    play(game, "rondel taxation")
    assert (treasury(game, "india"), cash(game, 2), nation(game, "india")["power"]) == (0, 0, 1)


def test_2030_bonus_is_paid_as_far_as_the_money_lasts() -> None:
    """R20.4: tax 10, nine units, nothing before: 1 is left of the bonus of 2, and the points do not suffer."""
    game = position(
        "imperial_2030",
        turn="india",
        cash={2: 0},
        flags=dict.fromkeys(LANDS_2030[:6], "india"),
        armies={"new_delhi": {"india": 5}},
        fleets={"mumbai": {"india": 4}},
    )
    play(game, "rondel taxation")
    assert (treasury(game, "india"), cash(game, 2), nation(game, "india")["power"]) == (0, 1, 3)


def test_increase_bonus_is_paid_as_far_as_the_money_lasts() -> None:
    """R22.C1: three columns gained, 1 in the treasury."""
    game = position(
        "imperial_2030",
        turn="india",
        bonus="increase",
        cash={2: 0},
        flags=dict.fromkeys(LANDS_2030[:6], "india"),
        armies={"new_delhi": {"india": 5}},
        fleets={"mumbai": {"india": 4}},
    )
    play(game, "rondel taxation")
    assert (treasury(game, "india"), cash(game, 2), nation(game, "india")["tax_marker"]) == (0, 1, "10")


def test_X30_imperial_pay_exceeds_tax() -> None:
    """R20.2: tax 6, nine units, treasury 4 stays 4; the bonus comes from the bank as usual."""
    game = position(
        turn="italy",
        treasury={"italy": 4},
        cash={1: 0},
        flags=dict.fromkeys(LANDS[:2], "italy"),
        armies={"rome": {"italy": 5}},
        fleets={"naples": {"italy": 4}},
    )
    play(game, "rondel taxation")
    assert (treasury(game, "italy"), cash(game, 1), nation(game, "italy")["power"]) == (4, 1, 1)


def test_X31_overshoot() -> None:
    """R20.7, A61: 20 + 10 stops at 25 and ends the game."""
    game = position(
        turn="germany",
        power={"germany": 20},
        factories={"germany": ["berlin", "hamburg", "cologne", "munich"]},
        flags=dict.fromkeys(LANDS[:7], "germany"),
    )
    play(game, "rondel taxation")
    assert nation(game, "germany")["power"] == 25
    assert nation(game, "germany")["factor"] == 5
    assert game.over


def test_occupied_factories_pay_no_tax_but_all_units_are_paid() -> None:
    """R20.1, R20.6: fleets in harbor and units abroad are paid; an occupied factory pays no tax."""
    game = position(
        turn="germany",
        armies={"berlin": {"russia": 1}, "belgium": {"germany": 1}},
        lying={"paris": {"germany": 1}},
        fleets={"hamburg": {"germany": 1}},
        treasury={"germany": 5},
        flags=dict.fromkeys(LANDS[:3], "germany"),
    )
    assert nation(game, "germany")["tax"] == 5
    play(game, "rondel taxation")
    assert treasury(game, "germany") == 5 + 5 - 3


def test_the_tax_event_has_all_amounts() -> None:
    """Tax, pay, bonus, points, power, treasury."""
    game = position(turn="germany", flags=dict.fromkeys(LANDS[:3], "germany"), armies={"berlin": {"germany": 2}})
    play(game, "rondel taxation")
    event = next(e for e in game.events_since(0) if e["event"] == "tax_collected")
    expected = {
        "nation": "germany",
        "player": 4,
        "tax": 7,
        "pay": 2,
        "bonus": 2,
        "points": 2,
        "power": 2,
        "treasury": 5,
    }
    assert {key: event[key] for key in expected} == expected


def test_power_never_falls() -> None:
    """R20.7: a tax without points does not change the power points."""
    game = position(turn="germany", power={"germany": 7})
    play(game, "rondel taxation")
    assert nation(game, "germany")["power"] == 7


def test_imperial_has_no_bonus_option() -> None:
    """Contract 1: Imperial's own rule is fixed."""
    with pytest.raises(rondel.OptionError):
        position(bonus="increase")
