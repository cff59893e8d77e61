"""Actions: small frozen values with one text form each, one interned object per possible action of an edition."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Self

from rondel.engine.edition import Edition, regions_in
from rondel.engine.errors import UnknownAction
from rondel.engine.units import ARMY, FLEET, FRIENDLY, HOSTILE, STANCE_NAMES, UNIT_NAMES

ANY = -1
# Which own unit of a province fights: any army, an upright one, a lying one, the fleet in harbour.
OWN_FLEET = 2
_OWN_SUFFIX = {ANY: "", HOSTILE: ":hostile", FRIENDLY: ":friendly", OWN_FLEET: ":fleet"}


class Action(str):
    """One thing a player may do: its only written form, which is also `text`; numbers that do not apply are -1."""

    __slots__ = (
        "bond",
        "edition_id",
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
    nation: int
    region: int
    to: int
    unit: int
    stance: int
    own: int
    bond: int
    old: int
    space: int

    def __new__(
        cls,
        edition_id: str,
        text: str,
        nation: int = ANY,
        region: int = ANY,
        to: int = ANY,
        unit: int = ANY,
        stance: int = ANY,
        own: int = ANY,
        bond: int = ANY,
        old: int = ANY,
        space: int = ANY,
    ) -> Self:
        self = super().__new__(cls, text)
        self.edition_id = edition_id
        self.text = text
        self.kind = text.partition(" ")[0]
        self.nation = nation
        self.region = region
        self.to = to
        self.unit = unit
        self.stance = stance
        self.own = own
        self.bond = bond
        self.old = old
        self.space = space
        return self

    @property
    def words(self) -> tuple[str, ...]:
        """The words of the text."""
        return tuple(self.text.split(" "))

    def __str__(self) -> str:
        return self.text

    def __repr__(self) -> str:
        return f"<Action {self.text}>"

    def __reduce__(self) -> tuple[object, tuple[str, str]]:
        return _interned, (self.edition_id, self.text)


def _interned(edition_id: str, text: str) -> Action:
    from rondel.engine.edition_files import edition

    return edition(edition_id).actions.parse(text)


class ActionTable:
    """Every action of an edition, by what it does and by its text."""

    def __init__(self, edition: Edition) -> None:
        self.edition = edition
        self.by_text: dict[str, Action] = {}
        ids = [region.id for region in edition.regions]
        nations = [nation.id for nation in edition.nations]
        land = regions_in(edition.homes | edition.neutral)
        seas = regions_in(edition.seas)
        provinces = regions_in(edition.homes)
        make = self._make

        self.pass_ = make("pass")
        self.end = make("end")
        self.force = make("force")
        self.allow = make("allow")
        self.refuse = make("refuse")
        self.peace = make("peace")
        self.produce_all = make("produce all")
        self.stances = [make(name, stance=i) for i, name in enumerate(STANCE_NAMES)]
        self.rondel = [make(f"rondel {space.id}", space=i) for i, space in enumerate(edition.spaces)]
        self.buy = [
            [make(f"buy {id} {face}", nation=n, bond=b) for b, face in enumerate(edition.faces)]
            for n, id in enumerate(nations)
        ]
        self.raise_ = {
            (n, old, new): make(f"raise {id} {edition.faces[old]} {edition.faces[new]}", nation=n, old=old, bond=new)
            for n, id in enumerate(nations)
            for old in range(edition.bond_count)
            for new in range(old + 1, edition.bond_count)
        }
        self.build = {r: make(f"build {ids[r]}", region=r) for r in provinces}
        self.produce = {r: make(f"produce {ids[r]}", region=r) for r in provinces}
        self.destroy = {r: make(f"destroy {ids[r]}", region=r) for r in provinces}
        self.change_stance = {
            (r, s): make(f"stance {ids[r]} {name}", region=r, stance=s)
            for r in provinces
            for s, name in enumerate(STANCE_NAMES)
        }
        self.import_army = {r: make(f"import army {ids[r]}", unit=ARMY, region=r) for r in provinces}
        self.import_fleet = {
            r: make(f"import fleet {ids[r]}", unit=FLEET, region=r) for r in regions_in(edition.shipyards)
        }
        self.flag = {r: make(f"flag {ids[r]}", region=r) for r in regions_in(edition.flaggable)}
        self.ask = [make(f"ask {id}", nation=n) for n, id in enumerate(nations)]
        self.fleet = {
            (r, to): make(f"fleet {ids[r]} {ids[to]}", unit=FLEET, region=r, to=to)
            for r in range(edition.region_count)
            for to, _ in edition.sailings[r]
        }
        self.army: dict[tuple[int, int, int], Action] = {}
        for r in land:
            for own, suffix in ((ANY, ""), (HOSTILE, ":hostile"), (FRIENDLY, ":friendly")):
                if own != ANY and r not in provinces:
                    continue
                for to in land:
                    if to != r:
                        text = f"army {ids[r]}{suffix} {ids[to]}"
                        self.army[r, to, own] = make(text, unit=ARMY, region=r, to=to, own=own)
        self._make_fights(seas, land, provinces)

    def _make_fights(self, seas: Sequence[int], land: Sequence[int], provinces: Sequence[int]) -> None:
        ids = [region.id for region in self.edition.regions]
        make = self._make
        self.fight_at_sea = {}
        self.fight: dict[tuple[int, int, int, int, int], Action] = {}
        self.fight_on_arrival: dict[tuple[int, int, int], Action] = {}
        self.give_battle: dict[tuple[int, int], Action] = {}
        for unit, stance, name in _targets():
            self.give_battle[unit, stance] = make(f"fight {name}", unit=unit, stance=stance)
        for n, nation in enumerate(self.edition.nations):
            for r in seas:
                self.fight_at_sea[r, n] = make(f"fight {ids[r]} {nation.id}", region=r, nation=n, unit=FLEET)
            for unit, stance, name in _targets():
                self.fight_on_arrival[n, unit, stance] = make(
                    f"fight {nation.id} {name}", nation=n, unit=unit, stance=stance
                )
            for r in land:
                own_kinds = _OWN_SUFFIX if r in provinces else {ANY: ""}
                for own, suffix in own_kinds.items():
                    for unit, stance, name in _targets():
                        if r not in provinces and (unit, stance) != (ARMY, ANY):
                            continue
                        text = f"fight {ids[r]}{suffix} {nation.id} {name}"
                        self.fight[r, own, n, unit, stance] = make(
                            text, region=r, own=own, nation=n, unit=unit, stance=stance
                        )

    def _make(
        self,
        text: str,
        nation: int = ANY,
        region: int = ANY,
        to: int = ANY,
        unit: int = ANY,
        stance: int = ANY,
        own: int = ANY,
        bond: int = ANY,
        old: int = ANY,
        space: int = ANY,
    ) -> Action:
        action = Action(self.edition.id, text, nation, region, to, unit, stance, own, bond, old, space)
        self.by_text[text] = action
        return action

    def parse(self, text: object) -> Action:
        """The action with this text; what is not written as an action is refused with a sentence.

        Well-written actions that the rules never allow (`fleet naples black_sea`) are read too: they are refused
        like any other action that is not offered, with the rule behind it.
        """
        if not isinstance(text, str):
            raise UnknownAction(f"An action is given as Action or as text, not as {type(text).__name__}.")
        action = self.by_text.get(text) or self._read(text)
        if action is None:
            raise UnknownAction(self._what_is_wrong(text))
        return action

    def _read(self, text: str) -> Action | None:
        kind, *words = text.split(" ")
        for slots in _GRAMMAR.get(kind, ()):
            if len(slots) == len(words):
                found: dict[str, int] = {}
                if all(self._fill(slot, word, found) for slot, word in zip(slots, words, strict=True)):
                    return self._make(text, **found)
        return None

    def _fill(self, slot: str, word: str, found: dict[str, int]) -> bool:
        """Put the number behind a word into `found`; False if the word does not fit the slot."""
        edition = self.edition
        name, colon, suffix = word.partition(":")
        if slot == "place":
            found["own"] = next((own for own, text in _OWN_SUFFIX.items() if text == colon + suffix), OWN_FLEET + 1)
            found["region"] = edition.region_index.get(name, ANY)
            return found["region"] != ANY and found["own"] <= OWN_FLEET
        if slot == "target":
            target = next((target for target in _targets() if target[2] == word), None)
            if target is not None:
                found["unit"], found["stance"], _ = target
            return target is not None
        if slot in ("bond", "old"):
            found[slot] = edition.face_index.get(int(word), ANY) if word.isascii() and word.isdigit() else ANY
        elif slot == "nation":
            found[slot] = edition.nation_index.get(word, ANY)
        elif slot == "unit":
            found[slot] = UNIT_NAMES.index(word) if word in UNIT_NAMES else ANY
        elif slot == "stance":
            found[slot] = STANCE_NAMES.index(word) if word in STANCE_NAMES else ANY
        else:
            found[slot] = edition.region_index.get(word, ANY)
        return found[slot] != ANY

    def gift(self, text: object) -> tuple[int, int] | None:
        """Nation and amount of a text `give <nation> <amount>`, None if it is no gift at all."""
        if not isinstance(text, str):
            return None
        words = text.split(" ")
        if words[0] != "give":
            return None
        if len(words) != 3 or words[1] not in self.edition.nation_index:
            raise UnknownAction(f"A gift is written 'give <nation> <amount>'; {_shown(text)} is not.")
        if not words[2].isascii() or not words[2].isdigit() or len(words[2]) > 6 or words[2].startswith("0"):
            raise UnknownAction(f"A gift is a whole number of millions from 1 on; {_shown(text)} has none.")
        return self.edition.nation_index[words[1]], int(words[2])

    def _what_is_wrong(self, text: str) -> str:
        first = text.split(" ", maxsplit=1)[0]
        forms = [form for form in FORMS if form.split(" ")[0] == first]
        if not forms:
            kinds = sorted({form.split(" ")[0] for form in FORMS})
            return f"{_shown(text)} is not an action; actions begin with {', '.join(kinds)}."
        for word in text.split(" ")[1:]:
            name = word.partition(":")[0]
            if name and name not in self._words():
                return f"{_shown(text)} cannot be read: {_shown(name)} is no name of {self.edition.title}."
        return f"{_shown(text)} cannot be read; it is written {' or '.join(forms)}."

    def _words(self) -> set[str]:
        return {word.partition(":")[0] for known in self.by_text for word in known.split(" ")}


def _targets() -> Iterator[tuple[int, int, str]]:
    yield ARMY, ANY, "army"
    yield ARMY, HOSTILE, "army:hostile"
    yield ARMY, FRIENDLY, "army:friendly"
    yield FLEET, ANY, UNIT_NAMES[FLEET]


def _shown(text: str) -> str:
    return repr(text if len(text) <= 60 else text[:57] + "...")


_GRAMMAR: dict[str, tuple[tuple[str, ...], ...]] = {
    "buy": (("nation", "bond"),),
    "raise": (("nation", "old", "bond"),),
    "build": (("region",),),
    "produce": (("region",),),
    "import": (("unit", "region"),),
    "fleet": (("region", "to"),),
    "army": (("place", "to"),),
    "fight": (("place", "nation"), ("place", "nation", "target"), ("nation", "target"), ("target",)),
    "stance": (("region", "stance"),),
    "destroy": (("region",),),
    "flag": (("region",),),
}

FORMS = (
    "rondel <space>",
    "buy <nation> <face>",
    "raise <nation> <old face> <new face>",
    "pass",
    "force",
    "build <province>",
    "produce all",
    "produce <province>",
    "import army <province>",
    "import fleet <province>",
    "fleet <from> <sea>",
    "army <from> <to>",
    "fight <place> <nation> army",
    "fight <sea> <nation>",
    "stance <province> hostile",
    "destroy <province>",
    "allow",
    "refuse",
    "hostile",
    "friendly",
    "peace",
    "ask <nation>",
    "flag <region>",
    "end",
    "give <nation> <amount>",
)
