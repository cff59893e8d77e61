"""Loader of edition data files; errors name the file and the key.

The board (R2, R17), the rondel (R8.1) and all other facts that are data and not rules are loaded here.

Rules: R2.1-2, R2.5, R8.1, R17.1-4.
"""

from __future__ import annotations

import copyreg
import re
import tomllib
from collections.abc import Callable, Iterable
from functools import cache
from pathlib import Path
from typing import Any

from rondel.engine.actions import Action
from rondel.engine.edition import Edition
from rondel.engine.errors import EditionError
from rondel.engine.facts import Canal, Column, Facts, Nation, Region, Space

FOLDER = Path(__file__).resolve().parent.parent / "editions"
ACTIONS = ("factory", "production", "maneuver", "investor", "import", "taxation")
_ID = re.compile(r"[a-z][a-z0-9]*(_[a-z0-9]+)*")


def editions() -> tuple[str, ...]:
    """Return the ids of the packaged editions."""
    return tuple(sorted(p.name for p in FOLDER.iterdir() if (p / "board.toml").is_file()))


def edition(name: str) -> Edition:
    """Return a packaged edition by its id, loaded and validated once; see `load_edition` for others."""
    if not isinstance(name, str):
        raise EditionError(f"An edition is named by its id ({', '.join(editions())}), not by {name!r}.")
    return _packaged(name)


@cache
def _packaged(name: str) -> Edition:
    if name not in editions():
        raise EditionError(f"There is no edition called {name!r}; there are: {', '.join(editions())}.")
    return load_edition(FOLDER / name)


def load_edition(folder: str | Path) -> Edition:
    """Load and validate a custom edition from its folder; the folder's name is its id.

    It is played like a packaged one: `new_game(edition)`. Saved games and records contain only its id, so loading one
    requires the edition: `Game.from_json(text, edition)`, `replay(record, edition=edition)`.
    """
    return Edition(_Reader(Path(folder)).facts())


def edition_named(name: object, given: Edition | None) -> Edition:
    """Return the edition that a saved game, record or view names: the given one or a packaged one."""
    if given is None:
        return edition(name)  # type: ignore[arg-type]  # validates the name
    if name != given.id:
        raise EditionError(f"This belongs to the edition {name!r}, not to {given.id!r}.")
    return given


def is_packaged(board: Edition) -> bool:
    """Return whether this edition is a packaged one, so that its id is enough to find it."""
    return board.id in editions() and _packaged(board.id) is board


def _reduce_action(action: Action) -> tuple[Callable[..., Action], tuple[Any, ...]]:
    """Pickle actions of packaged editions by reference, so that they stay interned in other processes."""
    if action.edition_id in editions() and _packaged(action.edition_id).actions.by_text.get(action) is action:
        return _interned, (action.edition_id, action.text)
    return action.__reduce__()


def _interned(edition_id: str, text: str) -> Action:
    return _packaged(edition_id).actions.parse(text)


# Registered here because actions are one layer below and must not import the loader.
copyreg.pickle(Action, _reduce_action)


class _File:
    """One data file; missing and invalid values raise `EditionError` with the file name and key."""

    def __init__(self, folder: Path, name: str) -> None:
        self.name = f"{folder.name}/{name}"
        try:
            self.data: dict[str, Any] = tomllib.loads((folder / name).read_text(encoding="utf-8"))
        except FileNotFoundError:
            raise EditionError(f"The edition has no file {self.name}.") from None
        except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
            raise EditionError(f"{self.name} is not valid TOML: {error}.") from None

    def refuse(self, key: str, what: str) -> EditionError:
        return EditionError(f"{self.name}: {key} {what}.")

    def get(self, key: str, kind: type, default: Any = None) -> Any:
        value: Any = self.data
        for part in key.split("."):
            value = value.get(part) if isinstance(value, dict) else None
        if value is None:
            if default is None:
                raise self.refuse(key, "is missing")
            return default
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            raise self.refuse(key, f"must be {_KINDS[kind]}")
        return value

    def number(self, key: str, at_least: int = 0) -> int:
        value: int = self.get(key, int)
        if value < at_least:
            raise self.refuse(key, f"must be at least {at_least}")
        return value

    def numbers(self, key: str) -> tuple[int, ...]:
        values = self.get(key, list)
        if not values or not all(type(v) is int and v > 0 for v in values):
            raise self.refuse(key, "must be a list of numbers above 0")
        return tuple(values)

    def choice(self, key: str, choices: Iterable[str]) -> str:
        value: str = self.get(key, str)
        if value not in choices:
            raise self.refuse(key, f"is {value!r}, but must be one of {', '.join(choices)}")
        return value

    def table(self, key: str, default: Any = None) -> dict[str, Any]:
        value: dict[str, Any] = self.get(key, dict, default)
        return value

    def spelling(self, table: str, key: str) -> str:
        """Return the path of a key in a table, with the British spelling (`colour`) if the file uses it."""
        british = key.replace("or", "our")
        return f"{table}.{british}" if british in self.table(table) else f"{table}.{key}"


_KINDS = {int: "a whole number", str: "a text", list: "a list", dict: "a table", bool: "true or false"}


class _Reader:
    """Loader of the six files into validated facts."""

    def __init__(self, folder: Path) -> None:
        self.id = folder.name
        if not folder.is_dir():
            raise EditionError(f"There is no edition folder {folder}.")
        self.nations_file = _File(folder, "nations.toml")
        self.board = _File(folder, "board.toml")
        self.bonds = _File(folder, "bonds.toml")
        self.setup = _File(folder, "setup.toml")
        self.rondel = _File(folder, "rondel.toml")
        self.taxes = _File(folder, "taxes.toml")

    def facts(self) -> Facts:
        self.nations = self._read_nations()
        self.nation_index = {nation.id: i for i, nation in enumerate(self.nations)}
        self.regions = self._read_regions()
        self.region_index = {region.id: i for i, region in enumerate(self.regions)}
        if len(self.region_index) != len(self.regions):
            double = next(r.id for i, r in enumerate(self.regions) if self.region_index[r.id] != i)
            raise self.board.refuse(double, "names two regions")
        faces, interests = self._read_bonds()
        standard_cash = self._read_cash("standard.cash")
        draft_cash = self._read_cash("draft.cash")
        cards = self._read_cards(faces)
        sets = self._read_sets()
        self._check_deal(standard_cash, cards, sets)
        if sorted(standard_cash) != sorted(draft_cash):
            raise self.setup.refuse("draft.cash", "must name the same numbers of players as standard.cash")
        return Facts(
            id=self.id,
            title=self.board.get("title", str),
            nations=self.nations,
            regions=self.regions,
            closed=tuple((k, self._name(self.board, f"closed.{k}")) for k in self.board.table("closed", {})),
            land_borders=self._read_borders("land", ("home", "land"), ("home", "land")),
            coasts=self._read_borders("coast", ("home", "land"), ("sea",)),
            sea_borders=self._read_borders("sea", ("sea",), ("sea",)),
            canals=self._read_canals(),
            faces=faces,
            interests=interests,
            standard_cash=standard_cash,
            draft_cash=draft_cash,
            cards=cards,
            sets=sets,
            spaces=self._read_spaces(),
            free_steps=self.rondel.number("free_steps"),
            max_steps=self.rondel.number("max_steps", 2),
            step_base=self.rondel.number("extra_step.base"),
            step_per_factor=self.rondel.number("extra_step.per_factor"),
            factory_cost=self.rondel.number("actions.factory_cost"),
            import_cost=self.rondel.number("actions.import_cost", 1),
            import_limit=self.rondel.number("actions.import_limit", 1),
            armies_to_destroy_factory=self.rondel.number("actions.armies_to_destroy_factory", 1),
            investor_payment=self.rondel.number("actions.investor_payment"),
            status_change_optional=self.rondel.get("actions.status_change_optional", bool),
            late_fleet_battles=self.rondel.get("actions.late_fleet_battles", bool, default=False),
            per_factory=self.taxes.number("per_factory"),
            per_flag=self.taxes.number("per_flag"),
            pay_per_unit=self.taxes.number("pay_per_unit"),
            last_power_point=self.taxes.number("last_power_point", 1),
            points_per_factor=self.taxes.number("points_per_factor", 1),
            money=self.taxes.choice("money", ("after_pay", "in_full")),
            bonus_payer=self.taxes.choice("bonus_payer", ("bank", "treasury")),
            bonus=self.taxes.choice("bonus", ("chart", "increase")),
            columns=self._read_columns(),
        )

    def _name(self, file: _File, key: str) -> str:
        name: str = file.get(f"{key}.name", str)
        if not name.strip():
            raise file.refuse(f"{key}.name", "is empty")
        return name

    def _read_nations(self) -> tuple[Nation, ...]:
        file = self.nations_file
        result = []
        for key in file.data:
            if not _ID.fullmatch(key):
                raise file.refuse(key, "is not a snake_case id")
            supply = [file.number(f"{key}.{piece}", 1) for piece in ("armies", "fleets", "flags")]
            letters = file.get(f"{key}.letters", str)
            result.append(
                Nation(key, self._name(file, key), letters, file.get(file.spelling(key, "color"), str), *supply)
            )
        if len(result) < 2:
            raise file.refuse("the file", "must hold at least two nations")
        for field in ("name", "letters", "color"):
            values = [getattr(nation, field) for nation in result]
            for value in values:
                if values.count(value) > 1:
                    raise file.refuse(field, f"{value!r} is used by two nations")
        return tuple(result)

    def _read_regions(self) -> tuple[Region, ...]:
        file = self.board
        seas = list(file.table("sea"))
        homes = file.table("home")
        before_seas = sum(len(homes.get(n.id, {})) for n in self.nations) + len(file.table("land"))
        result = []
        for name in homes:
            if name not in self.nation_index:
                raise file.refuse(f"home.{name}", "is not a nation of nations.toml")
        for n, nation in enumerate(self.nations):
            for key in file.table(f"home.{nation.id}"):
                path = f"home.{nation.id}.{key}"
                city = file.choice(f"{path}.city", ("armament", "shipyard"))
                harbor_key = file.spelling(path, "harbor")
                harbor = file.get(harbor_key, str, "")
                if harbor and harbor not in seas:
                    raise file.refuse(harbor_key, f"{harbor!r} is not a sea region")
                if bool(harbor) != (city == "shipyard"):
                    raise file.refuse(harbor_key, "goes with a shipyard city, and only with one")
                exit_sea = before_seas + seas.index(harbor) if harbor else -1
                factory = bool(file.get(f"{path}.starts_with_factory", bool, False))
                result.append(Region(key, self._name(file, path), "home", n, city, exit_sea, factory))
            if not any(r.starts_with_factory for r in result if r.nation == n):
                raise file.refuse(f"home.{nation.id}", "has no province that starts with a factory")
        for kind in ("land", "sea"):
            for key in file.table(kind):
                result.append(Region(key, self._name(file, f"{kind}.{key}"), kind, -1, None, -1, False))
        for region in result:
            if not _ID.fullmatch(region.id):
                raise file.refuse(region.id, "is not a snake_case id")
        return tuple(result)

    def _region(self, key: str, name: object, kinds: tuple[str, ...]) -> int:
        index = self.region_index.get(name, -1) if isinstance(name, str) else -1
        if index < 0:
            raise self.board.refuse(key, f"names {name!r}, which is not a region")
        if self.regions[index].kind not in kinds:
            raise self.board.refuse(key, f"names {name!r}, which is a {self.regions[index].kind} region")
        return index

    def _read_borders(self, kind: str, first: tuple[str, ...], second: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
        result: list[tuple[int, int]] = []
        for name, others in self.board.table(f"borders.{kind}").items():
            key = f"borders.{kind}.{name}"
            if not isinstance(others, list):
                raise self.board.refuse(key, "must be a list")
            a = self._region(key, name, first)
            for other in others:
                b = self._region(key, other, second)
                if a == b or (a, b) in result or (b, a) in result:
                    raise self.board.refuse(key, f"lists {other!r}, which is the region itself or listed already")
                result.append((a, b))
        if kind == "coast":
            for region in self.regions:
                if region.harbor >= 0 and (self.region_index[region.id], region.harbor) not in result:
                    sea = self.regions[region.harbor].id
                    raise self.board.refuse(f"borders.coast.{region.id}", f"lacks {sea}, the exit sea of its harbor")
        return tuple(result)

    def _read_canals(self) -> tuple[Canal, ...]:
        result = []
        for name in self.board.table("canals", {}):
            key = f"canals.{name}"
            joins = self.board.get(f"{key}.joins", list)
            if len(joins) != 2:
                raise self.board.refuse(f"{key}.joins", "must name two seas")
            a, b = (self._region(f"{key}.joins", sea, ("sea",)) for sea in joins)
            controller = self.board.get(f"{key}.controlled_by", str)
            result.append(Canal(name, a, b, self._region(f"{key}.controlled_by", controller, ("land",))))
        return tuple(result)

    def _read_bonds(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        faces, interests = self.bonds.numbers("faces"), self.bonds.numbers("interest")
        if list(faces) != sorted(set(faces)):
            raise self.bonds.refuse("faces", "must rise from bond to bond")
        if len(faces) != len(interests):
            raise self.bonds.refuse("interest", f"has {len(interests)} numbers for {len(faces)} faces")
        return faces, interests

    def _read_cash(self, key: str) -> dict[int, int]:
        result = {}
        for players in self.setup.table(key):
            if not players.isdecimal():
                raise self.setup.refuse(f"{key}.{players}", "is not a number of players")
            result[int(players)] = self.setup.number(f"{key}.{players}", 1)
        return result

    def _nation(self, key: str, name: object) -> int:
        index = self.nation_index.get(name, -1) if isinstance(name, str) else -1
        if index < 0:
            raise self.setup.refuse(key, f"names {name!r}, which is not a nation")
        return index

    def _read_cards(self, faces: tuple[int, ...]) -> tuple[tuple[tuple[int, int], ...], ...]:
        cards: list[tuple[tuple[int, int], ...]] = []
        taken = set()
        for nation in self.nations:
            key = f"standard.cards.{nation.id}"
            bonds = []
            for entry in self.setup.get(key, list):
                if not isinstance(entry, list) or len(entry) != 2 or entry[1] not in faces:
                    raise self.setup.refuse(key, "must list pairs of a nation and a face value of bonds.toml")
                bond = (self._nation(key, entry[0]), faces.index(entry[1]))
                if bond in taken:
                    raise self.setup.refuse(key, f"lists the {entry[1]} bond of {entry[0]} twice")
                taken.add(bond)
                bonds.append(bond)
            cards.append(tuple(bonds))
        return tuple(cards)

    def _read_sets(self) -> dict[int, tuple[tuple[int, ...], ...]]:
        result = {}
        for players in self.setup.table("standard.sets", {}):
            key = f"standard.sets.{players}"
            sets = tuple(tuple(self._nation(key, n) for n in group) for group in self.setup.get(key, list))
            dealt = [nation for group in sets for nation in group]
            if str(len(sets)) != players or sorted(dealt) != list(range(len(self.nations))):
                raise self.setup.refuse(key, f"must deal every nation once, in {players} sets")
            result[int(players)] = sets
        return result

    def _check_deal(
        self,
        cash: dict[int, int],
        cards: tuple[tuple[tuple[int, int], ...], ...],
        sets: dict[int, tuple[tuple[int, ...], ...]],
    ) -> None:
        faces = self.bonds.numbers("faces")
        for players, money in cash.items():
            groups = sets.get(players) or tuple((n,) for n in range(len(self.nations)))
            if players > len(groups):
                raise self.setup.refuse(f"standard.cash.{players}", "has more players than flag cards")
            for group in groups:
                if sum(faces[bond] for n in group for _, bond in cards[n]) > money:
                    raise self.setup.refuse(f"standard.cash.{players}", "does not pay for the bonds dealt")

    def _read_spaces(self) -> tuple[Space, ...]:
        spaces = []
        for entry in self.rondel.get("spaces", list):
            if not isinstance(entry, dict) or not _ID.fullmatch(str(entry.get("id"))):
                raise self.rondel.refuse("spaces", "must list tables with a snake_case id and an action")
            if entry.get("action") not in ACTIONS:
                raise self.rondel.refuse(f"spaces.{entry['id']}", f"has no action of {', '.join(ACTIONS)}")
            spaces.append(Space(entry["id"], entry["action"]))
        if len({space.id for space in spaces}) != len(spaces):
            raise self.rondel.refuse("spaces", "has two spaces with the same id")
        if [space.action for space in spaces].count("investor") != 1:
            raise self.rondel.refuse("spaces", "must hold exactly one investor space")
        return tuple(spaces)

    def _read_columns(self) -> tuple[Column, ...]:
        columns = []
        for i, entry in enumerate(self.taxes.get("columns", list)):
            if not isinstance(entry, dict) or not isinstance(entry.get("label"), str):
                raise self.taxes.refuse(f"columns.{i}", "must be a table with a label")
            numbers = [entry.get("at_least"), entry.get("power"), entry.get("bonus", 0)]
            if not all(type(n) is int and n >= 0 for n in numbers):
                raise self.taxes.refuse(f"columns.{entry['label']}", "needs whole numbers at_least and power")
            columns.append(Column(entry["label"], *numbers))
        limits = [column.at_least for column in columns]
        if not columns or limits != sorted(set(limits)) or limits[0] != 0:
            raise self.taxes.refuse("columns", "must begin at 0 and rise")
        return tuple(columns)
