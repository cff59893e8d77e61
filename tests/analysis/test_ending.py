"""End-of-game report (R21): sums calculated by hand on both boards, and predictions confirmed by the engine."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

import rondel
from rondel import position
from rondel.analysis import decisive_purchases, ending, ledger, taxing

RECORDS = sorted((Path(__file__).parents[1] / "bots" / "lost_endings").glob("*.rondel"))
FLAGS = ("denmark", "sweden", "norway", "holland", "belgium", "baltic_sea")


def imperial(cash: int = 9, place: str = "maneuver_1", power: int = 20, **options: Any) -> rondel.Game:
    """Return a position in which Ada's Germany stands before Investor, with a tax of 10 for 5 points."""
    return rondel.Game.from_view(
        {
            "edition": "imperial",
            "options": options,
            "players": [
                {"seat": 0, "name": "Ada", "cash": cash, "bonds": {"germany": [12, 9], "france": [4]}},
                {"seat": 1, "name": "Bruno", "cash": 7, "bonds": {"italy": [12], "france": [9], "russia": [9]}},
                {"seat": 2, "name": "Carla", "cash": 30, "bonds": {"germany": [6], "italy": [9]}},
            ],
            "investor": 1,
            "turn": {"nation": "germany", "number": 40},
            "nations": {
                "germany": {"power": power, "rondel": place, "treasury": 4},
                "italy": {"power": 15, "treasury": 5},
                "france": {"power": 10, "treasury": 5},
            },
            "regions": {region: {"flag": "germany"} for region in FLAGS},
        }
    )


def terms(part: ending.Sum) -> list[tuple[str, int | None, str | None]]:
    return [(term.what, term.amount, term.nation) for term in part.terms]


def of_nation(report: ending.Ending, nation: str) -> ending.NationEnding:
    return next(each for each in report.nations if each.need.nation == nation)


def test_the_scores_of_now_are_cash_and_interest_times_factor() -> None:
    """R21.2. Germany 20 points is factor 4, Italy 3, France 2, Russia 0."""
    now = ending.of(imperial()).now
    # Interest of 12 is 5, of 9 is 4, of 6 is 3, of 4 is 2.
    assert terms(now.scores[0]) == [("cash", 9, None), ("bonds", 4, "france"), ("bonds", 36, "germany")]
    assert terms(now.scores[1]) == [
        ("cash", 7, None),
        ("bonds", 15, "italy"),
        ("bonds", 8, "france"),
        ("bonds", 0, "russia"),
    ]
    assert terms(now.scores[2]) == [("cash", 30, None), ("bonds", 12, "italy"), ("bonds", 12, "germany")]
    assert [score.total for score in now.scores] == [49, 30, 54]
    assert now.scores[0].terms[2].parts == {"interest": 9, "factor": 4, "power": 20}
    assert (now.winners, now.ranking, now.tie) == ((2,), (2, 0, 1), None)


def test_a_taxation_in_imperial_line_by_line() -> None:
    """R20.1-3: 2 factories and 6 flags are 10; no units, no pay; 5 points; two steps beyond three cost 4 (R8.4)."""
    taxation = of_nation(ending.of(imperial()), "germany").taxation
    assert taxation is not None
    assert (taxation.steps, taxation.surcharge, taxation.obstacle, taxation.ends) == (5, 4, None, True)
    tax, power, treasury, cash = taxation.sums
    assert terms(tax) == [("factories", 4, None), ("flags", 6, None)]
    assert [term.parts for term in tax.terms] == [{"count": 2, "each": 2}, {"count": 6, "each": 1}]
    assert terms(power) == [("before", 20, None), ("points", 5, None)]
    assert (tax.total, power.total) == (10, 25)
    assert terms(treasury)[:3] == [("before", 4, None), ("tax", 10, None), ("pay", 0, None)]
    assert terms(cash)[:2] == [("before", 9, None), ("surcharge", -4, None)]
    assert cash.terms[1].parts == {"count": 2, "each": 2}
    assert taxation.after is not None
    # Germany 25 is factor 5: Ada 9 - 4 + bonus + 4 + 45; Carla 30 + 12 + 15.
    bonus = cash.terms[2].amount or 0
    assert [score.total for score in taxation.after.scores] == [54 + bonus, 30, 57]


def test_a_taxation_in_2030_pays_from_the_treasury() -> None:
    """R20.4-5: the treasury pays the bonus, and the surcharge is 1 + factor per step (R8.4)."""
    game = rondel.Game.from_view(
        {
            "edition": "imperial_2030",
            "players": [
                {"seat": 0, "name": "Ada", "cash": 12, "bonds": {"china": [12, 9]}},
                {"seat": 1, "name": "Bruno", "cash": 7, "bonds": {"india": [12], "usa": [9]}},
            ],
            "investor": 1,
            "turn": {"nation": "china", "number": 40},
            "nations": {"china": {"power": 22, "rondel": "investor", "treasury": 3}},
            "regions": {
                **{region: {"flag": "china"} for region in ("korea", "japan", "mongolia", "indochina", "philippines")},
                "beijing": {"armies": {"china": 2}},
            },
        }
    )
    taxation = of_nation(ending.of(game), "china").taxation
    assert taxation is not None
    tax, power, treasury, cash = taxation.sums
    due = position.taxes(game.state, 1)
    assert tax.total == 2 * game.state.free_factories(1).bit_count() + 5 == due.tax
    assert (taxation.steps, taxation.surcharge) == (4, 5), "one step beyond three, factor 4"
    assert [term.what for term in treasury.terms] == ["before", "tax", "pay", "bonus"]
    assert terms(treasury) == [
        ("before", 3, None),
        ("tax", due.tax, None),
        ("pay", -2, None),
        ("bonus", -due.bonus, None),
    ]
    assert cash.total == 12 - 5 + due.bonus
    assert power.total == 22 + due.points


def test_obstacles_to_a_taxation() -> None:
    """R8.5: at most six steps; R8.6: the government pays from its own cash."""
    for place, obstacle in (("taxation", "too_far"), ("factory", "too_far"), ("production_1", None), ("import", None)):
        taxation = of_nation(ending.of(imperial(place=place)), "germany").taxation
        assert taxation is not None
        assert taxation.obstacle == obstacle
        assert (taxation.after is None) == (obstacle is not None)
    poor = of_nation(ending.of(imperial(cash=3)), "germany").taxation
    assert poor is not None
    assert poor.obstacle == "too_dear"


def test_a_stop_by_a_swiss_bank_is_reported() -> None:
    """R19.3-4: Carla has a Swiss Bank; Germany passes Investor, and its treasury of 4 lacks 8 of the interest of 12."""
    taxation = of_nation(ending.of(imperial()), "germany").taxation
    assert taxation is not None
    assert taxation.stop is not None
    assert (taxation.stop.bankers, taxation.stop.lacking) == ((2,), 8)
    behind = of_nation(ending.of(imperial(place="import")), "germany").taxation
    assert behind is not None
    assert behind.stop is None


def test_needs_and_soonest_ends() -> None:
    """R8.4-6, R21.1: from Maneuver one Taxation immediately for 4; from Taxation two turns for 4, or three for free."""
    germany = of_nation(ending.of(imperial()), "germany").need
    assert (germany.missing, germany.tax, germany.points, germany.tax_wanted, germany.waits) == (5, 10, 5, 10, 0)
    assert germany.today == ending.Soonest(1, ending.Way(1, ("taxation",), 4), germany.today.free)  # type: ignore[union-attr]
    assert germany.today is not None
    assert germany.today.free.turns == 2
    assert germany.is_payable
    again = of_nation(ending.of(imperial(place="taxation")), "germany").need
    assert again.today is not None
    assert (again.today.fastest.turns, again.today.fastest.surcharge, again.today.free.turns) == (2, 4, 3)
    far = of_nation(ending.of(imperial(power=9)), "germany").need
    assert far.today is not None
    assert far.best is not None
    assert (far.today.taxations, far.best.taxations, far.tax_wanted) == (4, 2, None)
    assert far.best.fastest.turns == 3, "Taxation, half a lap, Taxation"
    nobody = of_nation(ending.of(imperial()), "great_britain")
    assert (nobody.need.government, nobody.need.best, nobody.taxation) == (None, None, None)


def test_equal_scores_are_decided_by_credit_in_the_most_powerful_nation() -> None:
    """R21.3-4: Germany has the most points, and Ada has lent it 21, Carla 6."""
    now = ending.of(imperial(cash=14)).now
    assert [score.total for score in now.scores] == [54, 30, 54]
    assert now.winners == (0,)
    assert now.tie == ending.Tie("germany", {0: 21, 2: 6})


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_the_engine_confirms_the_report(file: Path) -> None:
    """Each legal Taxation is played: scores, winners, power points and treasury match the report."""
    record = rondel.Record.loads(file.read_text(encoding="utf-8"))
    game = rondel.replay(record, until=0)
    played = ended = refused = 0
    for _, text in record.moves:
        if game.decision.kind == "rondel":
            nation = position.subject(game.state)
            taxation = taxing.taxation_of(game.state, ledger.ledger_of(game), nation)
            assert taxation is not None
            offered = "rondel taxation" in [action.text for action in game.decision.actions]
            assert offered == (taxation.obstacle is None)
            refused += not offered
            if offered:
                ended += check_promised_outcome(game, taxation)
                played += 1
        game.play(text)
    assert played > 30
    assert ended > 0
    assert refused > 10
    assert list(ending.of(game).now.winners or ()) == list(game.winners)


def test_the_holder_of_the_card_is_paid_unless_the_game_ends() -> None:
    """R18.4: Germany passes Investor, so Bruno receives 2; R21.1: the end comes before that."""
    going_on = of_nation(ending.of(imperial(power=9)), "germany").taxation
    final = of_nation(ending.of(imperial()), "germany").taxation
    assert going_on is not None
    assert final is not None
    assert going_on.card == ending.Term("card", 2, parts={"seat": 1})
    assert going_on.after is not None
    assert going_on.after.scores[1].terms[0].amount == 9
    assert final.card is None
    assert final.after is not None
    assert final.after.scores[1].terms[0].amount == 7


def check_promised_outcome(game: rondel.Game, taxation: ending.Taxation) -> bool:
    """Play the Taxation and compare it with the report; return whether it ended the game."""
    then = game.copy()
    then.play("rondel taxation")
    while not then.over and then.decision.kind == "swiss_bank":
        assert taxation.stop is not None
        then.play("pass")
    assert taxation.after is not None
    nation = position.subject(game.state)
    assert then.over == taxation.ends
    assert then.state.power[nation] == taxation.sums[1].total
    assert then.state.treasury[nation] == taxation.sums[2].total
    assert then.state.cash[taxation.government] == taxation.sums[3].total
    assert [score.total for score in taxation.after.scores] == position.scores(then.state)
    assert list(taxation.after.winners or ()) == position.winners(then.state)
    assert list(taxation.after.ranking or ()) == position.ranking(then.state)
    return then.over


@pytest.mark.parametrize("file", RECORDS, ids=lambda file: file.stem)
def test_decisive_purchases_change_the_winner(file: Path) -> None:
    """At actual investments, exactly the listed purchases change the winner."""
    record = rondel.Record.loads(file.read_text(encoding="utf-8"))
    game = rondel.replay(record, until=0)
    changed = 0
    for number, (_, text) in enumerate(record.moves):
        if game.decision.kind == "invest" and number > len(record.moves) // 2:
            seat = game.decision.player
            before = position.winners(game.state)
            found = decisive_purchases.decisive_purchases(game.state, ledger.ledger_of(game))
            listed: dict[tuple[object, ...], ending.Purchase] = {
                (each.nation, each.face, each.old): each for each in found if each.seat == seat
            }
            for action in game.decision.actions[:-1]:
                then = game.copy()
                then.play(action)
                parts = action.parts()
                purchase = listed.get((parts["nation"], parts["face"], parts.get("old")))
                after = position.winners(then.state)
                assert (purchase is not None) == (after != before)
                if purchase is not None:
                    changed += 1
                    assert list(purchase.winners) == after
        game.play(text)
    assert changed > 0


def test_a_bond_that_decides_an_ending_taxation() -> None:
    """In this game of Imperial, a bond of Germany for 2 M would have won: 111 - 2 + 5 against 113."""
    record = rondel.Record.loads(RECORDS[0].read_text(encoding="utf-8"))
    game = rondel.replay(record, until=len(record.moves) - 1)
    germany = of_nation(ending.of(game), "germany")
    assert germany.taxation is not None
    assert germany.taxation.after is not None
    assert [score.total for score in germany.taxation.after.scores] == [113, 111, 72, 88]
    best = [bond for bond in germany.bonds if bond.winners == (bond.seat,)]
    assert [(bond.seat, bond.nation, bond.face, bond.price) for bond in best[:1]] == [(1, "germany", 2, 2)]


def test_the_report_does_not_reveal_hidden_cash() -> None:
    """A12: no winner is named, and the report does not depend on hidden cash."""
    game = imperial(cash=9, place="import")
    hidden = rondel.Game.from_view({**game.view(), "options": {"cash": "hidden"}})
    for seat in (None, 0):
        report = ending.of(hidden, seat)
        assert report.hidden == ((0, 1, 2) if seat is None else (1, 2))
        assert report.now.winners is None
        assert report.bonds == ()
        other = hidden.copy()
        for rich in report.hidden:
            other.state.cash[rich] += 11
        assert json.dumps(ending.of(other, seat).to_dict()) == json.dumps(report.to_dict())
    ahead = ending.of(hidden, 0).now.ahead_from
    for seat, cash in ahead.items():
        for more, first in ((0, True), (-1, False)):
            opened = game.copy()
            opened.state.cash[seat] = cash + more
            ranking = position.ranking(opened.state)
            assert (ranking.index(seat) < ranking.index(0)) == first or cash == 0
