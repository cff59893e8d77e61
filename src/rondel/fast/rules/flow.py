"""Game flow: from phase to phase until a player has to decide (R24), and which player decides.

Also delivers the answers that a maneuver step waits for: of a canal's owner (R17.6), and of a nation asked for peace
(R13.4-5).
"""

from __future__ import annotations

from rondel.fast.board import ID_ALLOW, ID_END, ID_PASS
from rondel.fast.ints import Ints
from rondel.fast.layout import (
    AFTER_ACTION,
    ANY,
    ARMIES,
    ARRIVAL,
    ASK,
    BANKERS,
    BASE,
    BASE_FIRST,
    BASE_NATION,
    CANAL,
    CANAL_ASKED,
    CHALLENGE,
    CHANCES,
    DRAFT,
    DRAFT_ASKED,
    FACTORY,
    FLAG_QUEUE,
    FLAGS,
    FLEETS,
    GOVERNMENT,
    IMPORT,
    INVEST,
    NEXT_NATION,
    NOBODY,
    NONE,
    PRODUCTION,
    QUESTION,
    QUESTION_ASKED,
    QUESTION_CHANGED,
    QUESTION_MOVER,
    QUESTION_NATION,
    QUESTION_PLACE,
    QUESTION_STANCE,
    QUESTION_UNIT,
    RONDEL,
    SEATS,
    STANCE,
    STEP,
    STEP_NATION,
    SWISS_BANK,
)
from rondel.fast.rules.armies import (
    armies_actions,
    armies_on_canal_answer,
    armies_play,
    armies_proceed,
    lose_changed_army,
)
from rondel.fast.rules.battle import (
    arrival_actions,
    arrival_play,
    ask_actions,
    ask_play,
    ask_proceed,
    challenge_actions,
    decline_challenge,
    fight,
)
from rondel.fast.rules.canal import canal_actions
from rondel.fast.rules.draft import draft_actions, draft_play, draft_proceed
from rondel.fast.rules.factory import factory_actions, factory_play, factory_proceed
from rondel.fast.rules.flags import flags_actions, flags_play, flags_proceed
from rondel.fast.rules.fleets import fleets_actions, fleets_on_canal_answer, fleets_play, fleets_proceed
from rondel.fast.rules.foreign_provinces import stance_actions, stance_play
from rondel.fast.rules.importing import import_actions, import_play, import_proceed
from rondel.fast.rules.investor import chance_seat, invest_actions, invest_play, invest_proceed
from rondel.fast.rules.parts import stance_of, unit_of
from rondel.fast.rules.production import production_actions, production_play, production_proceed
from rondel.fast.rules.rondel import rondel_actions, rondel_play
from rondel.fast.rules.stack import clear_question, head_of
from rondel.fast.rules.swiss_bank import swiss_bank_actions, swiss_bank_play, swiss_bank_proceed
from rondel.fast.rules.turn import find_next_nation, finish_turn


def top_phase(s: Ints) -> int:
    """Return the phase on top of the stack, 0 if the game is over."""
    return s[QUESTION] or s[STEP] or s[BASE]


def settle(t: Ints, s: Ints, out: Ints) -> int:
    """Proceed to the next decision; return the number of offered actions, 0 if the game is over."""
    while s[BASE]:
        n = offer(t, s, out)
        if n:
            return n
        proceed(t, s)
    return 0


def refresh_offer(t: Ints, s: Ints, out: Ints) -> int:
    """Recompute the legal actions of the current decision, as after a gift; declining is always possible.

    A gift can remove all other options only where cash is spent; everywhere else the game proceeds.
    """
    n = offer(t, s, out)
    if n:
        return n
    phase = top_phase(s)
    if phase in (INVEST, FACTORY, SWISS_BANK, DRAFT):
        out[0] = t[ID_PASS]
        return 1
    if phase == IMPORT:
        out[0] = t[ID_END]
        return 1
    return settle(t, s, out)


def offer(t: Ints, s: Ints, out: Ints) -> int:
    """Write the legal actions of the phase on top; return their number, 0 if there is nothing to decide."""
    phase = top_phase(s)
    if phase == ARMIES:
        return armies_actions(t, s, out)
    if phase == FLEETS:
        return fleets_actions(t, s, out)
    if phase == INVEST:
        return invest_actions(t, s, out)
    if phase == RONDEL:
        return rondel_actions(t, s, out)
    if phase == STANCE:
        return stance_actions(t, s, out)
    if phase == ARRIVAL:
        return arrival_actions(t, s, out)
    if phase == ASK:
        return ask_actions(t, s, out)
    if phase == CHALLENGE:
        return challenge_actions(t, s, out)
    if phase == CANAL:
        return canal_actions(t, s, out)
    if phase == IMPORT:
        return import_actions(t, s, out)
    if phase == PRODUCTION:
        return production_actions(t, s, out)
    if phase == FACTORY:
        return factory_actions(t, s, out)
    if phase == FLAGS:
        return flags_actions(t, s, out)
    if phase == SWISS_BANK:
        return swiss_bank_actions(t, s, out)
    if phase == DRAFT:
        return draft_actions(t, s, out)
    return 0


def proceed(t: Ints, s: Ints) -> None:
    """Proceed from a phase that offers no decision."""
    phase = top_phase(s)
    if phase == AFTER_ACTION:
        finish_turn(t, s)
    elif phase == NEXT_NATION:
        find_next_nation(t, s)
    elif phase == FLEETS:
        fleets_proceed(t, s)
    elif phase == ARMIES:
        armies_proceed(t, s)
    elif phase == FLAGS:
        flags_proceed(t, s)
    elif phase == INVEST:
        invest_proceed(t, s)
    elif phase == ASK:
        ask_proceed(s)
    elif phase == IMPORT:
        import_proceed(t, s)
    elif phase == PRODUCTION:
        production_proceed(t, s)
    elif phase == FACTORY:
        factory_proceed(t, s)
    elif phase == SWISS_BANK:
        swiss_bank_proceed(t, s)
    elif phase == DRAFT:
        draft_proceed(t, s)


def play(t: Ints, s: Ints, action: int) -> None:
    """Play an offered action; call `settle` to reach the next decision."""
    phase = top_phase(s)
    if phase == ARMIES:
        armies_play(t, s, action)
    elif phase == FLEETS:
        fleets_play(t, s, action)
    elif phase == INVEST:
        invest_play(t, s, action)
    elif phase == RONDEL:
        rondel_play(t, s, action)
    elif phase == STANCE:
        stance_play(t, s, action)
    elif phase == ARRIVAL:
        arrival_play(t, s, action)
    elif phase == ASK:
        ask_play(t, s, action)
    elif phase == CHALLENGE:
        challenge_play(t, s, action)
    elif phase == CANAL:
        canal_play(t, s, action)
    elif phase == IMPORT:
        import_play(t, s, action)
    elif phase == PRODUCTION:
        production_play(t, s, action)
    elif phase == FACTORY:
        factory_play(t, s, action)
    elif phase == FLAGS:
        flags_play(t, s, action)
    elif phase == SWISS_BANK:
        swiss_bank_play(t, s, action)
    elif phase == DRAFT:
        draft_play(t, s, action)


def decider_of(s: Ints) -> int:
    """Return the seat that decides: the government of the nation concerned, or an investor (R6.1)."""
    phase = top_phase(s)
    if phase == DRAFT:
        return (s[BASE_FIRST] + s[DRAFT_ASKED]) % s[SEATS]
    if phase == SWISS_BANK:
        return head_of(s[BANKERS])
    if phase == INVEST:
        return chance_seat(s[CHANCES])
    nation = subject_of(s)
    return s[GOVERNMENT + nation] if nation >= 0 else NOBODY


def subject_of(s: Ints) -> int:
    """Return the nation that the decision concerns, NOBODY if none."""
    phase = top_phase(s)
    if phase in (NONE, AFTER_ACTION, NEXT_NATION):
        return NOBODY
    if phase == CHALLENGE:
        return s[QUESTION_ASKED]
    if s[QUESTION]:
        return s[QUESTION_NATION]
    if phase == FLAGS:
        return head_of(s[FLAG_QUEUE])
    return s[STEP_NATION] if s[STEP] else s[BASE_NATION]


def moving_nation_of(s: Ints) -> int:
    """Return the nation whose unit the question concerns, else the decision's nation."""
    phase = top_phase(s)
    if phase == CANAL:
        return s[QUESTION_MOVER]
    if phase == CHALLENGE:
        return s[QUESTION_NATION]
    return subject_of(s)


def place_of(s: Ints) -> int:
    """Return the region that the unit in question has reached or wants to reach, else ANY."""
    return s[QUESTION_PLACE] if s[QUESTION] else ANY


def canal_play(t: Ints, s: Ints, action: int) -> None:
    """Deliver the answer about a canal to the maneuver step (R17.6)."""
    canal = s[CANAL_ASKED]
    clear_question(s)
    if s[STEP] == FLEETS:
        fleets_on_canal_answer(t, s, canal, action == t[ID_ALLOW])
    else:
        armies_on_canal_answer(t, s, canal, action == t[ID_ALLOW])


def challenge_play(t: Ints, s: Ints, action: int) -> None:
    """Decline the battle, or fight it with one of the asked nation's units (R13.4-5)."""
    if action == t[ID_PASS]:
        decline_challenge(s)
        return
    nation = s[QUESTION_NATION]
    place = s[QUESTION_PLACE]
    stance = s[QUESTION_STANCE]
    unit = s[QUESTION_UNIT]
    asked = s[QUESTION_ASKED]
    changed = s[QUESTION_CHANGED]
    clear_question(s)
    fight(s, place, nation, unit, stance, asked, unit_of(t, action), stance_of(t, action))
    if changed:
        lose_changed_army(s, place, stance)
