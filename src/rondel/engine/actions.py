"""Actions: frozen values with exactly one text form each; one interned object per possible action of an edition."""

from __future__ import annotations

from typing import Any, Self

from rondel.engine.board import Board, regions_in
from rondel.engine.errors import UnknownAction
from rondel.engine.grammar import FORMS, Grammar, parts_of
from rondel.engine.units import ANY, ARMY, FLEET, FRIENDLY, HOSTILE, OWN_FLEET


class Action(str):
    """An action as a string, its own text; the fields are numbers in the order of the edition's data.

    Fields that do not apply are -1. `parts()` has names instead of numbers.

    - `text`: the written form as a plain string
    - `kind`: the first word: "rondel", "buy", "army" …
    - `form`: the form of the action language it is written in: "army <from>[:own] <to>"
    - `nation`: the nation it names: the one lent to or given to, the enemy in a battle, the one asked next
    - `region`: where it happens; for a move: where it begins
    - `to`: where a move ends
    - `unit`: 0 army, 1 fleet: what moves or is imported; in a battle the unit of the other side
      (answering a challenge: the own unit given)
    - `stance`: 0 hostile, 1 friendly: the status chosen; in a battle that of the other side's army
    - `own`: which of several unlike own units acts: 0 hostile army, 1 friendly army, 2 fleet
    - `bond`, `old`: the bond taken, and the one returned for it, by size
    - `space`: the rondel space chosen
    - `amount`: the millions of a gift
    """

    __slots__ = (
        "_parts",
        "amount",
        "bond",
        "edition_id",
        "form",
        "kind",
        "nation",
        "old",
        "own",
        "region",
        "space",
        "stance",
        "text",
        "to",
        "unit",
    )

    edition_id: str
    text: str
    kind: str
    form: str
    nation: int
    region: int
    to: int
    unit: int
    stance: int
    own: int
    bond: int
    old: int
    space: int
    amount: int
    _parts: dict[str, str | int] | None

    def __new__(
        cls,
        edition_id: str,
        text: str,
        form: str,
        nation: int = ANY,
        region: int = ANY,
        to: int = ANY,
        unit: int = ANY,
        stance: int = ANY,
        own: int = ANY,
        bond: int = ANY,
        old: int = ANY,
        space: int = ANY,
        amount: int = ANY,
    ) -> Self:
        self = super().__new__(cls, text)
        self.edition_id = edition_id
        self.text = text
        self.form = form
        self.kind = form.partition(" ")[0]
        self.nation = nation
        self.region = region
        self.to = to
        self.unit = unit
        self.stance = stance
        self.own = own
        self.bond = bond
        self.old = old
        self.space = space
        self.amount = amount
        self._parts = None
        return self

    @property
    def words(self) -> tuple[str, ...]:
        """The text split at its spaces."""
        return tuple(self.text.split(" "))

    def parts(self) -> dict[str, str | int]:
        """Return `text`, `kind` and the other parts that apply: `nation`, `place`, `from`, `to`, `own`, `unit` …

        `own` is "hostile", "friendly" or "fleet"; `face`, `old` and `amount` are millions. Parts that depend on the
        position (`cost`, `steps`) are in `game.choices`.
        """
        if self._parts is None:
            self._parts = parts_of(self.form, self.text)
        return self._parts.copy()

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.text}>"

    def __reduce__(self) -> tuple[type[Action], tuple[Any, ...]]:
        fields = (self.nation, self.region, self.to, self.unit, self.stance, self.own, self.bond, self.old)
        return Action, (self.edition_id, self.text, self.form, *fields, self.space, self.amount)


class ActionTable:
    """All actions of an edition, by meaning and by text."""

    def __init__(self, board: Board) -> None:
        self._edition_id = board.id
        self._grammar = Grammar(board)
        self.by_text: dict[str, Action] = {}
        nations = range(board.nation_count)
        bonds = range(len(board.facts.faces))
        land = regions_in(board.homes | board.neutral)
        provinces = regions_in(board.homes)
        make = self._make

        self.pass_ = make("pass")
        self.end = make("end")
        self.force = make("force")
        self.allow = make("allow")
        self.refuse = make("refuse")
        self.peace = make("peace")
        self.produce_all = make("produce all")
        self.stances = [make("hostile"), make("friendly")]
        self.rondel = [make("rondel <space>", space=i) for i in range(len(board.facts.spaces))]
        self.buy = [[make("buy <nation> <face>", nation=n, bond=b) for b in bonds] for n in nations]
        self.raise_ = {
            (n, old, new): make("raise <nation> <old face> <new face>", nation=n, old=old, bond=new)
            for n in nations
            for old in bonds
            for new in bonds[old + 1 :]
        }
        self.build = {r: make("build <province>", region=r) for r in provinces}
        self.produce = {r: make("produce <province>", region=r) for r in provinces}
        self.destroy = {r: make("destroy <province>", region=r) for r in provinces}
        self.change_stance = {
            (r, s): make("stance <province> <stance>", region=r, stance=s)
            for r in provinces
            for s in (HOSTILE, FRIENDLY)
        }
        self.import_army = {r: make("import <unit> <province>", unit=ARMY, region=r) for r in provinces}
        self.import_fleet = {
            r: make("import <unit> <province>", unit=FLEET, region=r) for r in regions_in(board.shipyards)
        }
        self.flag = {r: make("flag <region>", region=r) for r in regions_in(board.flaggable)}
        self.ask = [make("ask <nation>", nation=n) for n in nations]
        self.fleet = {
            (r, to): make("fleet <from> <sea>", region=r, to=to)
            for r in range(board.region_count)
            for to, _ in board.sailings[r]
        }
        self.army = {
            (r, to, own): make("army <from>[:own] <to>", region=r, to=to, own=own)
            for r in land
            for own in ((ANY, HOSTILE, FRIENDLY) if r in provinces else (ANY,))
            for to in land
            if to != r
        }
        self._make_fights(board)

    def _make_fights(self, board: Board) -> None:
        make = self._make
        nations = range(board.nation_count)
        opponents = ((ARMY, ANY), (ARMY, HOSTILE), (ARMY, FRIENDLY), (FLEET, ANY))
        self.give_battle = {
            (unit, stance): make("fight <unit>[:stance]", unit=unit, stance=stance) for unit, stance in opponents
        }
        self.fight_on_arrival = {
            (n, unit, stance): make("fight <nation> <unit>[:stance]", nation=n, unit=unit, stance=stance)
            for n in nations
            for unit, stance in opponents
        }
        self.fight_at_sea = {
            (r, n): make("fight <place>[:own] <nation>", region=r, nation=n)
            for n in nations
            for r in regions_in(board.seas)
        }
        self.fight: dict[tuple[int, int, int, int, int], Action] = {}
        form = "fight <place>[:own] <nation> <unit>[:stance]"
        for n in nations:
            for r in regions_in(board.homes):
                for own in (ANY, HOSTILE, FRIENDLY, OWN_FLEET):
                    for unit, stance in opponents:
                        numbers = {"region": r, "own": own, "nation": n, "unit": unit, "stance": stance}
                        self.fight[r, own, n, unit, stance] = make(form, **numbers)
            for r in regions_in(board.neutral):
                self.fight[r, ANY, n, ARMY, ANY] = make(form, region=r, nation=n, unit=ARMY)

    def _make(self, form: str, **numbers: int) -> Action:
        text = self._grammar.format(form, numbers)
        action = Action(self._edition_id, text, form, **{**FORMS[form], **numbers})
        self.by_text[text] = action
        return action

    def parse(self, text: object) -> Action:
        """Return the action with this text, gifts included; raise `UnknownAction` for any other text.

        Well-formed actions that the rules never allow (`fleet naples black_sea`) are accepted here: like any other
        action that is not offered, they are refused with a rule.
        """
        if not isinstance(text, str):
            raise UnknownAction(f"An action is given as Action or as text, not as {type(text).__name__}.")
        action = self.by_text.get(text)
        if action is not None:
            return action
        plain = str(text)
        parsed = self._grammar.parse(plain)
        if parsed is None:
            raise UnknownAction(self._grammar.syntax_error(plain))
        action = Action(self._edition_id, plain, parsed.form, **parsed.numbers)
        if action.kind != "give":  # the amounts are unbounded
            self.by_text[plain] = action
        return action

    def of_form(self, form: str, **numbers: int) -> Action:
        """Return the action of this form with these numbers, whether or not the rules ever allow it."""
        return self.parse(self._grammar.format(form, numbers))

    def gift(self, nation: int, amount: int) -> Action:
        """Return the gift of `amount` millions to a treasury (R6.5)."""
        numbers = {"nation": nation, "amount": amount}
        form = "give <nation> <amount>"
        return Action(self._edition_id, self._grammar.format(form, numbers), form, **numbers)
