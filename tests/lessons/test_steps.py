"""Every step of both lessons has a working solution, is judged by the engine's events, and accepts all legal moves."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest

import rondel
from rondel.lessons import (
    LEARNER,
    PICTURES,
    TARGETS,
    Progress,
    Step,
    is_opponent_decision,
    lesson,
    opponent_action,
    progress,
    text_keys,
)
from rondel.locales import LANGUAGES, catalog, has, text
from rondel.rules import rule

STEPS = [step for edition in rondel.editions() for step in lesson(edition).steps]
TOPICS = ["bonds", "rondel", "growth", "maneuver", "battle", "investor", "taxation", "swiss_bank", "end"]

each_step = pytest.mark.parametrize("step", STEPS, ids=lambda step: f"{step.edition}-{step.id}")
each_language = pytest.mark.parametrize("lang", LANGUAGES)


def start_of(step: Step) -> rondel.Game:
    game = step.game()
    for action in step.before:
        game.play(action)
    return game


def progress_of(step: Step, game: rondel.Game) -> Progress:
    return progress(step, game, game.events_since(len(step.before)))


def play_opponents(step: Step, game: rondel.Game) -> None:
    while is_opponent_decision(step, game):
        game.play(opponent_action(step, game))


def played(step: Step, actions: Iterator[str] | tuple[str, ...]) -> rondel.Game:
    game = start_of(step)
    for action in actions:
        play_opponents(step, game)
        game.play(action)
    play_opponents(step, game)
    return game


def test_a_lesson_has_the_nine_topics_in_order() -> None:
    for edition in rondel.editions():
        assert [step.id for step in lesson(edition).steps] == TOPICS


@each_step
def test_the_learner_begins_and_nothing_is_done_yet(step: Step) -> None:
    game = start_of(step)
    assert game.decision.player == LEARNER
    assert progress_of(step, game) == Progress("open", ())


@each_step
def test_the_listed_solution_completes_every_task(step: Step) -> None:
    game = played(step, step.solution)
    assert progress_of(step, game) == Progress("done", tuple(task.id for task in step.tasks))


@each_step
def test_half_a_solution_is_neither_done_nor_missed(step: Step) -> None:
    if len(step.solution) > 1:
        assert progress_of(step, played(step, step.solution[:-1])).state == "open"


@each_step
def test_a_wrong_first_move_misses_the_step_with_a_reason(step: Step) -> None:
    """All legal first moves are accepted; each known miss has its own text."""
    states = []
    for action in map(str, start_of(step).decision.actions):
        game = played(step, (action,))
        result = progress_of(step, game)
        states.append(result.state)
        if result.miss is not None:
            assert result.state == "missed"
            assert result.miss in {miss.id for miss in step.misses}
    assert "missed" in states
    assert set(states) <= {"open", "missed", "done"}


@each_step
def test_every_step_ends_done_or_missed(step: Step) -> None:
    """Whatever is played, a step is decided when its turns are over; there is no dead end."""
    game = start_of(step)
    for _ in range(60):
        play_opponents(step, game)
        if progress_of(step, game).state != "open":
            break
        game.play(game.decision.actions[-1])
    assert progress_of(step, game).state in ("done", "missed")


def test_every_miss_can_happen() -> None:
    """A miss that cannot be reached after any prefix of the solution would be dead text."""
    for step in STEPS:
        reached = set()
        for length in range(len(step.solution)):
            game = played(step, step.solution[:length])
            if game.over or game.decision.player != LEARNER:
                continue
            for action in map(str, game.decision.actions):
                reached.add(progress_of(step, played(step, (*step.solution[:length], action))).miss)
        assert {miss.id for miss in step.misses} <= reached, (step.edition, step.id)


def test_two_ways_to_take_the_government() -> None:
    """R18.10: the highest credit sum governs, whether bonds are bought or increased."""
    step = lesson("imperial").steps[0]
    assert progress_of(step, played(step, ("raise italy 4 12",))).state == "done"
    assert progress_of(step, played(step, ("buy italy 2",))) == Progress("missed", ())
    assert progress_of(step, played(step, ("buy france 6",))).miss == "elsewhere"


def test_paying_for_a_free_action_is_explained() -> None:
    """R8.4: six spaces cost 6 in Imperial and 3 times 1 + factor in 2030."""
    for edition in rondel.editions():
        step = lesson(edition).steps[1]
        game = played(step, ("rondel production_2",))
        assert game.events_since(0)[0]["price"] == 6
        assert progress_of(step, game).miss == "price"


def test_peace_first_still_wins_the_region() -> None:
    """R13.4, R13.7: the script declines battles, so a peaceful first army may fight with the second."""
    step = lesson("imperial").steps[4]
    game = played(step, (
        "rondel maneuver_1", "end", "army venice west_balkan", "peace", "army venice west_balkan",
        "fight austria_hungary army", "army venice trieste", "hostile",
    ))  # fmt: skip
    assert progress_of(step, game).state == "done"


def test_events_after_the_step_do_not_count() -> None:
    """Flags placed in a later turn do not complete the step."""
    step = lesson("imperial").steps[3]
    game = played(step, ("rondel investor",))
    assert progress_of(step, game).state == "missed"
    assert not is_opponent_decision(step, game)


def test_figures_in_texts_match_the_positions() -> None:
    """The numbers in the texts match the events of the solution."""
    say = text("en")
    for edition in rondel.editions():
        steps = {step.id: step for step in lesson(edition).steps}
        taxed = played(steps["taxation"], steps["taxation"].solution)
        tax = next(event for event in taxed.events_since(0) if event["event"] == "tax_collected")
        shown = say("lesson-taxation-done", edition=edition)
        left = tax["tax"] - tax["pay"] - (tax["bonus"] if edition == "imperial_2030" else 0)
        assert shown.startswith(f"{tax['points']} power points, {tax['bonus']}\u00a0M for you and {left}\u00a0M")
        assert f"so {tax['tax']}." in say("lesson-taxation-say-points", edition=edition)
        before, after = start_of(steps["end"]), played(steps["end"], steps["end"].solution)
        assert f"{before.scores[1]} to your {before.scores[0]}" in say("lesson-end-say-now", edition=edition)
        assert f"{after.scores[0]} to {after.scores[1]}" in say("lesson-end-done", edition=edition)


def test_swiss_bank_figures_match_the_position() -> None:
    """R19.4: the treasury covers all interest; the interest received pays for the bond of 6, but no larger one."""
    say = text("en")
    for edition in rondel.editions():
        step = next(step for step in lesson(edition).steps if step.id == "swiss_bank")
        (nation,) = step.nations
        before, stopped = start_of(step), played(step, ("force",))
        owner = before.view(LEARNER)["nations"][nation]
        treasury, interest = owner["treasury"], owner["interest"]
        assert f"it has {treasury}\u00a0M and owes {interest}\u00a0M" in say(
            "lesson-swiss_bank-say-stop", edition=edition
        )
        cash = stopped.view(LEARNER)["players"][LEARNER]["cash"]
        paid = cash - before.view(LEARNER)["players"][LEARNER]["cash"]
        shown = say("lesson-swiss_bank-say-invest", edition=edition)
        assert f"With {paid}\u00a0M of interest you have {cash}\u00a0M" in shown
        assert max(int(str(action).split()[-1]) for action in stopped.decision.actions if action.kind == "buy") == cash


@each_step
def test_every_screen_refers_to_a_part_of_the_page(step: Step) -> None:
    """Screens are short and refer to an existing part; places are outlined only on the map."""
    regions = {region.id for region in rondel.edition(step.edition).regions}
    assert 2 <= len(step.screens) <= 3
    assert len({screen.id for screen in step.screens}) == len(step.screens)
    for screen in step.screens:
        assert screen.target in TARGETS
        assert screen.picture is None or screen.picture in PICTURES
        assert set(screen.places) <= regions
        assert bool(screen.places) == (screen.target == "map")
        words = text("en")(f"lesson-{step.id}-say-{screen.id}", edition=step.edition).split()
        assert len(words) <= 50, (step.id, screen.id)


def test_the_aim_comes_first_and_bonds_one_row_at_a_time() -> None:
    for edition in rondel.editions():
        first = lesson(edition).steps[0]
        assert "the richest investor wins" in text("en")(f"lesson-{first.id}-say-{first.screens[0].id}")
        assert first.rows == first.nations
        assert not any(step.rows for step in lesson(edition).steps[1:])


@each_step
def test_terms_and_rule_of_a_step_exist(step: Step) -> None:
    assert rule(step.rule).number == step.rule
    for term in step.terms:
        assert has(f"glossary-{term}"), term


@each_language
def test_every_step_is_translated(lang: str) -> None:
    for step in STEPS:
        for key in text_keys(step):
            assert has(key, lang), key
            shown = text(lang)(key, edition=step.edition)
            assert "{" not in shown, (key, shown)
            assert "$" not in shown, (key, shown)


def keys_of(lang: str) -> set[str]:
    catalog(lang)  # raises for an unknown language
    from importlib.resources import files

    source = (files("rondel.locales") / lang / "lesson.ftl").read_text(encoding="utf-8")
    return set(re.findall(r"^([a-z][\w-]*) =", source, flags=re.MULTILINE))


@each_language
def test_all_catalogs_have_the_same_keys(lang: str) -> None:
    assert keys_of(lang) == keys_of("en")


def test_no_text_is_unused() -> None:
    """Unused step texts would be translated for nothing."""
    used = {key for step in STEPS for key in text_keys(step)}
    shown = {key for key in keys_of("en") if re.match(rf"lesson-({'|'.join(TOPICS)})-", key)}
    assert shown == used
