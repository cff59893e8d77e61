"""Reasons for actions, derived from their effects: a code and parameters (`reason-<code>` in `bots.ftl`).

Parameters are ids (`nation`, `other`, `region`, `space`) and integers, worded by the catalogs.
"""

from __future__ import annotations

from rondel import position
from rondel.bots.bot import Reason
from rondel.position import NOBODY, Action, Position, credit_sum, interest_payments, taxes

CODES = (
    "only_choice",
    "end_game",
    "taxation",
    "investor",
    "factory_space",
    "production_space",
    "maneuver_space",
    "import_space",
    "take_government",
    "keep_government",
    "buy",
    "raise",
    "keep_cash",
    "force",
    "do_not_force",
    "build",
    "build_nothing",
    "produce",
    "produce_nothing",
    "import_unit",
    "import_done",
    "mark",
    "take_flag",
    "occupy",
    "free_factory",
    "position",
    "stay",
    "fight",
    "peace",
    "challenge",
    "no_challenge",
    "ask",
    "hostile",
    "friendly",
    "destroy",
    "flag",
    "allow",
    "refuse",
    "give_factory",
    "give_force",
)


def reason_for_gift(s: Position, nation: int, amount: int) -> Reason:
    """Return the reason for a gift: what it makes possible at this decision (R9.3, R19.4)."""
    code = "give_force" if position.kind(s) == "swiss_bank" else "give_factory"
    return Reason(code, {"nation": s.edition.nations[nation].id, "amount": amount})


def reason_for(s: Position, action: Action, choices: int) -> Reason:
    """Return the reason for choosing this action in this position."""
    if choices == 1:
        return Reason("only_choice", {})
    seat = position.decider(s)
    subject = position.subject(s)
    nations = s.edition.nations
    nation = nations[subject].id if subject != NOBODY else ""
    kind = position.kind(s)
    if kind == "rondel":
        return _space(s, action, subject, seat)
    if kind in ("invest", "draft"):
        return _purchase(s, action, seat)
    if kind == "swiss_bank":
        if action.kind == "force":
            return Reason("force", {"nation": nation, "amount": interest_payments(s, subject)[0][seat]})
        return Reason("do_not_force", {"nation": nation})
    region = s.edition.regions[action.region].id if action.region >= 0 else ""
    other = nations[action.nation].id if action.nation >= 0 else ""
    if kind == "factory":
        return (
            Reason("build", {"nation": nation, "region": region})
            if region
            else Reason("build_nothing", {"nation": nation})
        )
    if kind == "production":
        return Reason("produce_nothing" if action.kind == "end" else "produce", {"nation": nation})
    if kind == "import":
        if not region:
            return Reason("import_done", {"nation": nation})
        return Reason("import_unit", {"nation": nation, "unit": action.parts()["unit"], "region": region})
    if kind in ("fleets", "armies"):
        return _movement(s, action, subject)
    if kind == "arrival":
        return Reason("fight", {"nation": nation, "other": other}) if other else Reason("peace", {"nation": nation})
    if kind == "challenge":
        return Reason("no_challenge" if action.kind == "pass" else "challenge", {"nation": nation})
    if kind == "ask":
        return Reason("ask", {"other": other})
    if kind == "stance":
        return Reason(action.text, {"nation": nation})
    if kind == "flags":
        return Reason("flag", {"region": region}) if region else Reason("stay", {"nation": nation})
    return Reason(action.text, {"nation": nation})


def _space(s: Position, action: Action, subject: int, seat: int) -> Reason:
    nation = s.edition.nations[subject].id
    space = s.edition.spaces[action.space]
    if space.action == "taxation":
        due = taxes(s, subject)
        if s.power[subject] + due.points >= s.edition.facts.last_power_point:
            return Reason("end_game", {"nation": nation})
        return Reason("taxation", {"nation": nation, "points": due.points, "tax": due.tax})
    if space.action == "investor":
        return Reason("investor", {"nation": nation, "amount": interest_payments(s, subject)[0][seat]})
    return Reason(f"{space.action}_space", {"nation": nation, "space": space.id})


def _purchase(s: Position, action: Action, seat: int) -> Reason:
    if action.nation < 0:
        return Reason("keep_cash", {"amount": s.cash[seat]})
    n = action.nation
    nation = s.edition.nations[n].id
    face = s.edition.faces[action.bond]
    before = s.edition.faces[action.old] if action.old >= 0 else 0
    lent = credit_sum(s, seat, n)
    government = s.government[n]
    if government != seat and lent + face - before > (credit_sum(s, government, n) if government != NOBODY else 0):
        return Reason("take_government", {"nation": nation, "face": face})
    if government == seat:
        rival = max((credit_sum(s, p, n) for p in range(s.seats) if p != seat), default=0)
        if rival * 2 > lent:
            return Reason("keep_government", {"nation": nation, "face": face})
    if before:
        return Reason("raise", {"nation": nation, "old": before, "face": face})
    return Reason("buy", {"nation": nation, "face": face, "interest": s.edition.facts.interests[action.bond]})


def _movement(s: Position, action: Action, subject: int) -> Reason:
    edition = s.edition
    nation = edition.nations[subject].id
    if action.kind in ("fleet", "army"):
        to = action.to
        region = edition.regions[to].id
        if edition.flaggable >> to & 1:
            owner = next((n for n, flags in enumerate(s.flags) if flags >> to & 1), NOBODY)
            if owner == NOBODY:
                return Reason("mark", {"nation": nation, "region": region})
            if owner != subject:
                return Reason("take_flag", {"nation": nation, "region": region, "other": edition.nations[owner].id})
        elif edition.owner[to] != subject:
            return Reason("occupy", {"nation": nation, "region": region})
        elif s.occupied(subject) >> to & 1:
            return Reason("free_factory", {"nation": nation, "region": region})
        return Reason("position", {"nation": nation, "region": region})
    if action.kind == "fight":
        return Reason("fight", {"nation": nation, "other": edition.nations[action.nation].id})
    if action.kind == "destroy":
        return Reason("destroy", {"nation": nation, "region": edition.regions[action.region].id})
    if action.kind == "stance":
        return Reason(str(action.parts()["stance"]), {"nation": nation})
    return Reason("stay", {"nation": nation})
