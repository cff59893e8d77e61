"""An edition as one array of ints in the layout of `board.py`, built once and shared by all its positions."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rondel.engine.actions import Action
from rondel.engine.board import regions_in
from rondel.engine.edition import Edition
from rondel.engine.errors import EditionError
from rondel.engine.units import ANY, ARMY, FLEET, FRIENDLY, HOSTILE
from rondel.fast import board as b
from rondel.fast.layout import MOST_NATIONS, MOST_REGIONS, MOST_SEATS, MOST_UNITS
from rondel.fast.rules import parts as p

SPACE_ACTIONS = {
    "factory": b.SPACE_FACTORY,
    "production": b.SPACE_PRODUCTION,
    "import": b.SPACE_IMPORT,
    "maneuver": b.SPACE_MANEUVER,
    "investor": b.SPACE_INVESTOR,
    "taxation": b.SPACE_TAXATION,
}
KINDS = {
    "rondel": b.DO_RONDEL,
    "buy": b.DO_BUY,
    "raise": b.DO_RAISE,
    "pass": b.DO_PASS,
    "force": b.DO_FORCE,
    "build": b.DO_BUILD,
    "produce": b.DO_PRODUCE,
    "import": b.DO_IMPORT,
    "fleet": b.DO_FLEET,
    "army": b.DO_ARMY,
    "fight": b.DO_FIGHT,
    "stance": b.DO_STANCE,
    "destroy": b.DO_DESTROY,
    "allow": b.DO_ALLOW,
    "refuse": b.DO_REFUSE,
    "hostile": b.DO_HOSTILE,
    "friendly": b.DO_FRIENDLY,
    "peace": b.DO_PEACE,
    "ask": b.DO_ASK,
    "flag": b.DO_FLAG,
    "end": b.DO_END,
    "give": b.DO_GIVE,
}
# Order of the enemy kinds in the tables of fights.
ENEMIES = ((ARMY, ANY), (ARMY, HOSTILE), (ARMY, FRIENDLY), (FLEET, ANY))


def tables_of(edition: Edition, texts: Sequence[str]) -> list[int]:
    """Return the array of an edition whose action ids are the indices of their texts; raises if it is too large."""
    _check_size(edition, len(texts))
    t = [0] * b.BOARD_SIZE
    _write_numbers(t, edition)
    _write_board(t, edition)
    _write_bonds_and_chart(t, edition)
    _write_ways(t, edition)
    _write_evaluation_tables(t, edition)
    t[b.ACTION_COUNT] = len(texts)
    _write_ids(t, edition, {text: i for i, text in enumerate(texts)})
    for i, text in enumerate(texts):
        t[b.PARTS + i] = _packed(edition.actions.parse(text))
    return t


def _check_size(edition: Edition, actions: int) -> None:
    facts = edition.facts
    pieces = [max(nation.armies, nation.fleets) for nation in edition.nations]
    sizes = (
        ("players", max(facts.standard_cash), MOST_SEATS),
        ("nations", edition.nation_count, MOST_NATIONS),
        ("regions", edition.region_count, MOST_REGIONS),
        ("units of a kind per nation", max(pieces), MOST_UNITS),
        ("home provinces per nation", max(home.bit_count() for home in edition.home), b.MOST_HOMES),
        ("bonds per nation", edition.bond_count, b.MOST_BONDS),
        ("spaces on the rondel", len(edition.spaces), b.MOST_SPACES),
        ("columns of the tax chart", len(edition.columns), b.MOST_COLUMNS),
        ("power points", facts.last_power_point, b.MOST_POWER - 1),
        ("millions of tax", len(edition.column_of_tax) - 1, b.MOST_TAX - 1),
        ("canals", len(edition.canals), b.MOST_CANALS),
        ("fleet moves from one region", max(map(len, edition.sailings)), b.MOST_SAILINGS),
        ("actions", actions, b.MOST_ACTIONS),
    )
    for name, number, most in sizes:
        if number > most:
            raise EditionError(f"{edition.title} has {number} {name}; the fast core supports {most}.")


def _write(t: list[int], at: int, values: Iterable[int]) -> None:
    for i, value in enumerate(values):
        t[at + i] = value


def _write_numbers(t: list[int], edition: Edition) -> None:
    facts = edition.facts
    numbers = {
        b.NATION_COUNT: edition.nation_count,
        b.REGION_COUNT: edition.region_count,
        b.SPACE_COUNT: len(edition.spaces),
        b.BOND_COUNT: edition.bond_count,
        b.CANAL_COUNT: len(edition.canals),
        b.ALL_BONDS: edition.all_bonds,
        b.ALL_CANALS: (1 << len(edition.canals)) - 1,
        b.FREE_STEPS: facts.free_steps,
        b.MAX_STEPS: facts.max_steps,
        b.FACTORY_COST: facts.factory_cost,
        b.IMPORT_COST: facts.import_cost,
        b.IMPORT_LIMIT: facts.import_limit,
        b.ARMIES_TO_DESTROY: facts.armies_to_destroy_factory,
        b.INVESTOR_PAYMENT: facts.investor_payment,
        b.PER_FACTORY: facts.per_factory,
        b.PER_FLAG: facts.per_flag,
        b.PAY_PER_UNIT: facts.pay_per_unit,
        b.LAST_POWER_POINT: facts.last_power_point,
        b.MONEY_AFTER_PAY: int(facts.money == "after_pay"),
        b.BONUS_FROM_TREASURY: int(facts.bonus_payer == "treasury"),
        b.INVESTOR_SPACE: edition.investor_space,
        b.HIGHEST_FACE: edition.faces[-1],
        b.HOMES: edition.homes,
        b.SEAS: edition.seas,
        b.NEUTRAL: edition.neutral,
        b.SHIPYARDS: edition.shipyards,
        b.FLAGGABLE: edition.flaggable,
    }
    for at, number in numbers.items():
        t[at] = number


def _write_board(t: list[int], edition: Edition) -> None:
    _write(t, b.HOME, edition.home)
    _write(t, b.ARMY_SUPPLY, (nation.armies for nation in edition.nations))
    _write(t, b.FLEET_SUPPLY, (nation.fleets for nation in edition.nations))
    _write(t, b.FLAG_SUPPLY, (nation.flags for nation in edition.nations))
    _write(t, b.HOME_REGIONS, [-1] * (MOST_NATIONS * b.MOST_HOMES))
    for n, home in enumerate(edition.home):
        _write(t, b.HOME_REGIONS + n * b.MOST_HOMES, regions_in(home))
    _write(t, b.LAND, edition.land)
    _write(t, b.COAST, edition.coast)
    _write(t, b.SEA, edition.sea)
    _write(t, b.OWNER, edition.owner)
    _write(t, b.EXIT, edition.exit)
    for r, ways in enumerate(edition.sailings):
        t[b.SAILING_COUNT + r] = len(ways)
        _write(t, b.SAILING_TO + r * b.MOST_SAILINGS, (to for to, _ in ways))
        _write(t, b.SAILING_CANAL + r * b.MOST_SAILINGS, (canal for _, canal in ways))
    _write(t, b.CANAL_FIRST, (canal.first for canal in edition.canals))
    _write(t, b.CANAL_SECOND, (canal.second for canal in edition.canals))
    _write(t, b.CANAL_CONTROLLER, (canal.controller for canal in edition.canals))


def _write_bonds_and_chart(t: list[int], edition: Edition) -> None:
    _write(t, b.FACES, edition.faces)
    _write(t, b.INTERESTS, edition.facts.interests)
    _write(t, b.CREDIT, edition.credit)
    _write(t, b.INTEREST, edition.interest)
    _write(t, b.FACTOR, edition.factor)
    _write(t, b.EXTRA_STEP_COST, edition.extra_step_cost)
    _write(t, b.SPACE_ACTION, (SPACE_ACTIONS[space.action] for space in edition.spaces))
    _write(t, b.COLUMN_OF_TAX, edition.column_of_tax)
    _write(t, b.COLUMN_POWER, (column.power for column in edition.columns))
    _write(t, b.COLUMN_BONUS, (column.bonus for column in edition.columns))


def _write_ways(t: list[int], edition: Edition) -> None:
    """Write the ways of every nation for every set of open home provinces, indexed as in `ways_at`."""
    for n, home in enumerate(edition.home):
        provinces = regions_in(home)
        for number in range(1 << len(provinces)):
            open_home = sum(1 << r for i, r in enumerate(provinces) if number >> i & 1)
            ways = edition.ways(n, open_home)
            at = b.WAYS + n * b.WAYS_OF_NATION + number * b.WAYS_SIZE
            _write(t, at + b.RAIL, ways.rail)
            _write(t, at + b.MARCH, ways.march)
            _write(t, at + b.EMBARK, ways.seas)


def _write_evaluation_tables(t: list[int], edition: Edition) -> None:
    for n, home in enumerate(edition.home):
        adjacent = 0
        for province in regions_in(home):
            adjacent |= edition.land[province]
        t[b.APPROACHES + n] = adjacent & ~home
    taxation = next(i for i, space in enumerate(edition.spaces) if space.action == "taxation")
    steps = [edition.steps(space, taxation) for space in range(len(edition.spaces))]
    t[b.TAXATION_SPACE] = taxation
    _write(t, b.STEPS_TO_TAX, steps)
    points = [edition.columns[column].power for column in edition.column_of_tax]
    gaps = (tax for tax in range(1, len(points) - 1) if points[tax - 1] == points[tax] < points[tax + 1])
    t[b.TAX_GAPS] = sum(1 << tax for tax in gaps)
    free = range(2, edition.facts.free_steps + 1)
    t[b.BEFORE_MANEUVER] = sum(1 << space for space, way in enumerate(steps) if way in free)


def _write_ids(t: list[int], edition: Edition, ids: dict[str, int]) -> None:
    table = edition.actions
    _write(t, b.ID_PASS, [-1] * (b.PARTS - b.ID_PASS))
    single = (
        table.pass_,
        table.end,
        table.force,
        table.allow,
        table.refuse,
        table.peace,
        table.produce_all,
        *table.stances,
    )
    _write(t, b.ID_PASS, (ids[action] for action in single))
    _write(t, b.IDS_RONDEL, (ids[action] for action in table.rondel))
    _write(t, b.IDS_ASK, (ids[action] for action in table.ask))
    for n, bonds in enumerate(table.buy):
        _write(t, b.IDS_BUY + n * b.MOST_BONDS, (ids[action] for action in bonds))
    for (n, old, new), action in table.raise_.items():
        t[b.IDS_RAISE + (n * b.MOST_BONDS + old) * b.MOST_BONDS + new] = ids[action]
    for at, by_region in (
        (b.IDS_BUILD, table.build),
        (b.IDS_PRODUCE, table.produce),
        (b.IDS_DESTROY, table.destroy),
        (b.IDS_IMPORT_ARMY, table.import_army),
        (b.IDS_IMPORT_FLEET, table.import_fleet),
        (b.IDS_FLAG, table.flag),
    ):
        for r, action in by_region.items():
            t[at + r] = ids[action]
    for (r, stance), action in table.change_stance.items():
        t[(b.IDS_BE_HOSTILE if stance == HOSTILE else b.IDS_BE_FRIENDLY) + r] = ids[action]
    for (r, to), action in table.fleet.items():
        t[b.IDS_FLEET + r * b.REGIONS + to] = ids[action]
    for (r, to, own), action in table.army.items():
        t[b.IDS_ARMY + ((own + 1) * b.REGIONS + r) * b.REGIONS + to] = ids[action]
    _write_fights(t, edition, ids)


def _write_fights(t: list[int], edition: Edition, ids: dict[str, int]) -> None:
    table = edition.actions
    for k, enemy in enumerate(ENEMIES):
        t[b.IDS_GIVE_BATTLE + k] = ids[table.give_battle[enemy]]
    for (n, unit, stance), action in table.fight_on_arrival.items():
        t[b.IDS_FIGHT_ARRIVED + n * b.ENEMY_KINDS + ENEMIES.index((unit, stance))] = ids[action]
    for (r, n), action in table.fight_at_sea.items():
        t[b.IDS_FIGHT_AT_SEA + n * b.REGIONS + r] = ids[action]
    for (r, own, n, unit, stance), action in table.fight.items():
        kind = ENEMIES.index((unit, stance))
        t[b.IDS_FIGHT + (((own + 1) * MOST_NATIONS + n) * b.ENEMY_KINDS + kind) * b.REGIONS + r] = ids[action]


def _packed(action: Action) -> int:
    kind = b.DO_PRODUCE_ALL if action.form == "produce all" else KINDS[action.kind]
    return (
        kind << p.KIND_BITS
        | action.nation + 1 << p.NATION_BITS
        | action.region + 1 << p.REGION_BITS
        | action.to + 1 << p.TO_BITS
        | action.unit + 1 << p.UNIT_BITS
        | action.stance + 1 << p.STANCE_BITS
        | action.own + 1 << p.OWN_BITS
        | action.bond + 1 << p.BOND_BITS
        | action.old + 1 << p.OLD_BITS
        | action.space + 1 << p.SPACE_BITS
        | action.amount + 1 << p.AMOUNT_BITS
    )
