"""R3, R4: the standard distribution; `new_game` and its validation."""

import pytest
from tests.engine.position import TURN_ORDER, government, offers, region, swiss_banks, treasury

import rondel

SHORT = {
    "imperial": {
        "AH": "austria_hungary",
        "IT": "italy",
        "FR": "france",
        "GB": "great_britain",
        "GE": "germany",
        "RU": "russia",
    },
    "imperial_2030": {"RU": "russia", "CN": "china", "IN": "india", "BR": "brazil", "US": "usa", "EU": "europe"},
}


def dealt(edition: str, cards: str, **options: object) -> rondel.Game:
    names = [SHORT[edition][card] for card in cards.split()]
    return rondel.new_game(edition, players=len(names), deal=names, seed=0)


def check(
    game: rondel.Game, edition: str, governs: str, sums: dict[int, str], treasuries: dict[str, int], card: int
) -> None:
    """`governs` like "AH:0 IT:1 FR:-", `sums` {seat: "AH 11 FR 9"} (only these bonds exist)."""
    long = SHORT[edition]
    for entry in governs.split():
        name, governor = entry.split(":")
        assert government(game, long[name]) == (None if governor == "-" else int(governor)), entry
    players = game.view()["players"]
    for seat, text in sums.items():
        words = text.split()
        expected = {long[words[i]]: int(words[i + 1]) for i in range(0, len(words), 2)}
        held = {name: sum(faces) for name, faces in players[seat]["bonds"].items() if faces}
        assert held == expected, seat
    for name in long:
        assert treasury(game, long[name]) == treasuries.get(name, treasuries.get("others", 11)), name
    assert [player["cash"] for player in players] == [2] * len(players)
    assert game.view()["investor"] == card
    assert swiss_banks(game) == []


def test_S1_imperial_2_players() -> None:
    """R4.4-7: A is dealt Austria-Hungary, B Italy; the sets come with them."""
    game = dealt("imperial", "AH IT")
    check(
        game,
        "imperial",
        "AH:0 FR:0 GE:0 IT:1 RU:1 GB:1",
        {0: "AH 11 FR 9 GE 11 IT 2", 1: "IT 9 RU 11 GB 11 FR 2"},
        {},
        1,
    )


def test_S2_imperial_3_players() -> None:
    """R4.3."""
    game = dealt("imperial", "AH IT FR")
    check(
        game,
        "imperial",
        "AH:0 GB:0 IT:1 RU:1 FR:2 GE:2",
        {0: "AH 9 GB 9 GE 2 RU 2", 1: "IT 9 RU 9 GB 2 FR 2", 2: "FR 9 GE 9 AH 2 IT 2"},
        {},
        1,
    )


def test_S3_2030_2_players() -> None:
    """R4.4."""
    game = dealt("imperial_2030", "CN RU")
    check(
        game,
        "imperial_2030",
        "CN:0 EU:0 BR:0 RU:1 IN:1 US:1",
        {0: "CN 11 EU 9 BR 9 US 2 IN 2", 1: "RU 11 IN 9 US 9 EU 2 BR 2"},
        {},
        0,
    )


def test_S4_2030_3_players() -> None:
    """R4.3."""
    game = dealt("imperial_2030", "IN RU CN")
    check(
        game,
        "imperial_2030",
        "IN:0 US:0 RU:1 BR:1 CN:2 EU:2",
        {0: "IN 9 US 9 BR 2 RU 2", 1: "RU 9 BR 9 EU 2 CN 2", 2: "CN 9 EU 9 US 2 IN 2"},
        {},
        2,
    )


@pytest.mark.parametrize("edition", ["imperial", "imperial_2030"])
def test_S5_six_players_both_games(edition: str) -> None:
    """R4.2: each governs the dealt nation; 11 in every treasury, 2 cash each, no Swiss Bank."""
    order = TURN_ORDER[edition]
    game = rondel.new_game(edition, players=6, deal=list(order))
    assert [government(game, name) for name in order] == list(range(6))
    assert {treasury(game, name) for name in order} == {11}
    assert [player["cash"] for player in game.view()["players"]] == [2] * 6
    assert swiss_banks(game) == []
    assert game.view()["investor"] == 1


def test_S6_five_players() -> None:
    """R4.7: Austria-Hungary undealt goes to the holder of its 2-bond."""
    game = dealt("imperial", "IT FR GB GE RU")
    check(game, "imperial", "AH:1 IT:0 FR:1 GB:2 GE:3 RU:4", {}, {"AH": 2, "GE": 9, "others": 11}, 2)


def test_S7_five_players_2030() -> None:
    """R4.7."""
    game = dealt("imperial_2030", "RU CN IN BR US")
    check(game, "imperial_2030", "EU:0 RU:0 CN:1 IN:2 BR:3 US:4", {}, {"EU": 2, "IN": 9, "others": 11}, 1)


def test_S8_four_players_all_governed() -> None:
    """R4.7."""
    game = dealt("imperial", "AH IT FR GB")
    check(
        game,
        "imperial",
        "AH:0 IT:1 FR:2 GB:3 GE:0 RU:3",
        {},
        {"AH": 11, "IT": 9, "FR": 9, "GB": 11, "GE": 2, "RU": 2},
        1,
    )


def test_S9_four_players_one_nation_ungoverned() -> None:
    """R4.7, R7.1: without a bondholder France is skipped."""
    game = dealt("imperial", "AH GB GE IT")
    check(
        game,
        "imperial",
        "AH:0 GB:1 GE:2 IT:3 RU:1 FR:-",
        {},
        {"AH": 9, "GB": 11, "GE": 11, "IT": 11, "RU": 2, "FR": 0},
        1,
    )
    game.play("rondel taxation")
    game.play("rondel taxation")
    assert game.decision.nation == "great_britain"


def test_S10_four_players_first_nation_ungoverned() -> None:
    """R4.9: the card goes to the left of the first governed nation's government, which also begins."""
    game = dealt("imperial", "IT GB GE RU")
    check(
        game,
        "imperial",
        "AH:- IT:0 GB:1 GE:2 RU:3 FR:3",
        {},
        {"AH": 0, "IT": 11, "GB": 11, "GE": 9, "RU": 11, "FR": 2},
        1,
    )
    assert game.decision.nation == "italy"
    game = dealt("imperial_2030", "CN IN BR EU")
    check(
        game,
        "imperial_2030",
        "RU:- CN:0 IN:1 BR:2 EU:3 US:0",
        {},
        {"RU": 0, "CN": 11, "IN": 11, "BR": 11, "EU": 9, "US": 2},
        1,
    )
    assert game.decision.nation == "china"


def test_two_bonds_form_one_cycle() -> None:
    """R4.6, A3: in the standard setup at most one nation can be ungoverned, and only with 4 players."""
    for edition, order in TURN_ORDER.items():
        for players in (2, 3, 4, 5, 6):
            for seed in range(12):
                game = rondel.new_game(edition, players=players, seed=seed)
                ungoverned = [name for name in order if government(game, name) is None]
                assert len(ungoverned) <= (1 if players == 4 else 0)


def test_the_board_at_the_start() -> None:
    """R3.1-4: two factories per nation on the square cities, nothing else, no power, off the rondel."""
    starting = {
        "imperial": {
            "vienna",
            "budapest",
            "rome",
            "naples",
            "paris",
            "bordeaux",
            "london",
            "liverpool",
            "berlin",
            "hamburg",
            "moscow",
            "odessa",
        },
        "imperial_2030": {
            "moscow",
            "vladivostok",
            "beijing",
            "shanghai",
            "new_delhi",
            "mumbai",
            "brasilia",
            "rio_de_janeiro",
            "chicago",
            "new_orleans",
            "paris",
            "london",
        },
    }
    for edition, cities in starting.items():
        game = rondel.new_game(edition, players=6, seed=3)
        view = game.view()
        assert {place for place, data in view["regions"].items() if data.get("factory")} == cities
        for place in view["regions"]:
            here = region(game, place)
            assert not (here["armies"])
            assert not (here["lying"])
            assert not (here["fleets"])
            assert not (here["flag"])
        for data in view["nations"].values():
            assert (data["power"], data["factor"], data["rondel"]) == (0, 0, None)
            assert data["flags_left"] == 15
            assert data["tax_marker"] == ("2-5" if edition == "imperial" else None)
        assert (view["round"], view["version"], view["over"], view["result"]) == (1, 0, False, None)
        assert sorted(offers(game)) == sorted(f"rondel {space.id}" for space in game.edition.spaces)


def test_supplies() -> None:
    """R1.4: yellow 10 + 6, red 6 + 10, the others 8 + 8; nine bonds each."""
    special = {"austria_hungary": (10, 6), "great_britain": (6, 10), "china": (10, 6), "usa": (6, 10)}
    for edition in ("imperial", "imperial_2030"):
        game = rondel.new_game(edition, players=2, seed=0)
        for name, data in game.view()["nations"].items():
            assert (data["armies_left"], data["fleets_left"]) == special.get(name, (8, 8))
        face = game.edition
        assert face is rondel.edition(edition)


def test_names_and_seeds() -> None:
    """Contract 1: names are in seat order; the seed determines the deal."""
    game = rondel.new_game("imperial", players=["Ada", "Bruno", "Chen"], seed=5)
    assert [player["name"] for player in game.view()["players"]] == ["Ada", "Bruno", "Chen"]
    assert list(game.names) == ["Ada", "Bruno", "Chen"]
    again = rondel.new_game("imperial", players=["Ada", "Bruno", "Chen"], seed=5)
    assert game.state_hash() == again.state_hash()
    assert len({rondel.new_game("imperial", players=6, seed=s).state_hash() for s in range(10)}) > 5


@pytest.mark.parametrize(
    "arguments",
    [
        {"players": 1},
        {"players": 7},
        {"players": 0},
        {"players": []},
        {"players": ["Ada"]},
        {"players": 4, "deal": ["austria_hungary"]},
        {"players": 4, "deal": ["austria_hungary", "italy", "france", "france"]},
        {"players": 4, "deal": ["austria_hungary", "italy", "france", "atlantis"]},
        {"players": 2, "deal": ["austria_hungary", "france"]},
        {"players": 3, "deal": ["austria_hungary", "italy", "germany"]},
        {"players": 3, "start_player": 3, "options": rondel.Options(setup="draft")},
        {"players": 3, "start_player": True, "options": rondel.Options(setup="draft")},
        {"players": 3, "start_player": 1},
        {"players": 3, "deal": ["austria_hungary", "italy", "france"], "options": rondel.Options(setup="draft")},
        {"players": ["Ada", " "]},
        {"players": ["Ada", "two\nlines"]},
        {"players": ["Ada", 7]},
        {"players": 2.5},
        {"players": True},
        {"players": 3, "options": {"speed": "fast"}},
    ],
)
def test_impossible_games_are_refused(arguments: dict[str, object]) -> None:
    """Contract 1: invalid arguments raise a RondelError with a sentence."""
    with pytest.raises(rondel.RondelError) as refused:
        rondel.new_game("imperial", **arguments)  # type: ignore[arg-type]
    assert str(refused.value).endswith(".")


def test_unknown_edition_is_refused() -> None:
    with pytest.raises(rondel.RondelError, match="imperial_2030"):
        rondel.new_game("imperial_1830", players=3)
