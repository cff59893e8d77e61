"""Layout of the int64 array of an edition: board, bonds, rondel, action ids.

Filled by `edition_tables.py`. Regions, nations, spaces and bonds are numbered in data order, as in the engine.
"""

from __future__ import annotations

from rondel.fast.layout import MOST_NATIONS

# Size limits of an edition, in addition to those in `layout.py`.
MOST_BONDS = 9
MOST_SPACES = 16
MOST_COLUMNS = 24
MOST_TAX = 64
MOST_POWER = 64
MOST_CANALS = 4
MOST_HOMES = 5  # home provinces of one nation
HOME_SETS = 32  # subsets of MOST_HOMES provinces
MOST_SAILINGS = 8
REGIONS = 64  # size of a table by region
BOND_SETS = 512

# Kinds of rondel spaces
SPACE_FACTORY = 0
SPACE_PRODUCTION = 1
SPACE_IMPORT = 2
SPACE_MANEUVER = 3
SPACE_INVESTOR = 4
SPACE_TAXATION = 5

# Single numbers
NATION_COUNT = 0
REGION_COUNT = 1
SPACE_COUNT = 2
BOND_COUNT = 3
CANAL_COUNT = 4
ALL_BONDS = 5
ALL_CANALS = 6
FREE_STEPS = 7
MAX_STEPS = 8
FACTORY_COST = 9
IMPORT_COST = 10
IMPORT_LIMIT = 11
ARMIES_TO_DESTROY = 12
INVESTOR_PAYMENT = 13
PER_FACTORY = 14
PER_FLAG = 15
PAY_PER_UNIT = 16
LAST_POWER_POINT = 17
MONEY_AFTER_PAY = 18  # soldiers' pay comes from the tax only, not from the treasury
BONUS_FROM_TREASURY = 19
INVESTOR_SPACE = 20
HIGHEST_FACE = 21
HOMES = 22  # sets of regions
SEAS = 23
NEUTRAL = 24
SHIPYARDS = 25
FLAGGABLE = 26
ACTION_COUNT = 27

# By nation
HOME = 32
ARMY_SUPPLY = HOME + MOST_NATIONS
FLEET_SUPPLY = ARMY_SUPPLY + MOST_NATIONS
FLAG_SUPPLY = FLEET_SUPPLY + MOST_NATIONS
HOME_REGIONS = FLAG_SUPPLY + MOST_NATIONS  # at n * MOST_HOMES: the home provinces, terminated by -1 if fewer

# By region
LAND = HOME_REGIONS + MOST_NATIONS * MOST_HOMES
COAST = LAND + REGIONS
SEA = COAST + REGIONS
OWNER = SEA + REGIONS
EXIT = OWNER + REGIONS
SAILING_COUNT = EXIT + REGIONS
SAILING_TO = SAILING_COUNT + REGIONS  # at r * MOST_SAILINGS + i
SAILING_CANAL = SAILING_TO + REGIONS * MOST_SAILINGS  # the canal to pass, -1 for open water

# Canals
CANAL_FIRST = SAILING_CANAL + REGIONS * MOST_SAILINGS
CANAL_SECOND = CANAL_FIRST + MOST_CANALS
CANAL_CONTROLLER = CANAL_SECOND + MOST_CANALS

# Bonds; CREDIT and INTEREST by set of bonds
FACES = CANAL_CONTROLLER + MOST_CANALS
INTERESTS = FACES + MOST_BONDS
CREDIT = INTERESTS + MOST_BONDS
INTEREST = CREDIT + BOND_SETS

# The rondel and the tax chart
FACTOR = INTEREST + BOND_SETS  # by power points
EXTRA_STEP_COST = FACTOR + MOST_POWER
SPACE_ACTION = EXTRA_STEP_COST + MOST_POWER
COLUMN_OF_TAX = SPACE_ACTION + MOST_SPACES
COLUMN_POWER = COLUMN_OF_TAX + MOST_TAX
COLUMN_BONUS = COLUMN_POWER + MOST_COLUMNS

# Rail and march of a nation by its open home provinces: see `ways_at`. By region, three tables one after another.
WAYS = COLUMN_BONUS + MOST_COLUMNS
WAYS_SIZE = 3 * REGIONS
RAIL = 0
MARCH = REGIONS
EMBARK = 2 * REGIONS
WAYS_OF_NATION = WAYS_SIZE * HOME_SETS

# For evaluation
APPROACHES = WAYS + MOST_NATIONS * WAYS_OF_NATION  # by nation: foreign land adjacent to its home provinces
STEPS_TO_TAX = APPROACHES + MOST_NATIONS  # by space, a full circle on Taxation itself
TAXATION_SPACE = STEPS_TO_TAX + MOST_SPACES
TAX_GAPS = TAXATION_SPACE + 1  # a set of taxes: one short of more points, and worth no more than one less
BEFORE_MANEUVER = TAX_GAPS + 1  # a set of spaces with a free move to the last Maneuver before Taxation

# Action ids by action; -1 if there is no such action.
ID_PASS = BEFORE_MANEUVER + 1
ID_END = ID_PASS + 1
ID_FORCE = ID_PASS + 2
ID_ALLOW = ID_PASS + 3
ID_REFUSE = ID_PASS + 4
ID_PEACE = ID_PASS + 5
ID_PRODUCE_ALL = ID_PASS + 6
ID_HOSTILE = ID_PASS + 7
ID_FRIENDLY = ID_PASS + 8
IDS_RONDEL = ID_PASS + 9  # + space
IDS_BUY = IDS_RONDEL + MOST_SPACES  # + nation * MOST_BONDS + bond
IDS_RAISE = IDS_BUY + MOST_NATIONS * MOST_BONDS  # + (nation * MOST_BONDS + old) * MOST_BONDS + new
IDS_BUILD = IDS_RAISE + MOST_NATIONS * MOST_BONDS * MOST_BONDS  # + region, also for the blocks up to IDS_FLAG
IDS_PRODUCE = IDS_BUILD + REGIONS
IDS_DESTROY = IDS_PRODUCE + REGIONS
IDS_BE_HOSTILE = IDS_DESTROY + REGIONS
IDS_BE_FRIENDLY = IDS_BE_HOSTILE + REGIONS
IDS_IMPORT_ARMY = IDS_BE_FRIENDLY + REGIONS
IDS_IMPORT_FLEET = IDS_IMPORT_ARMY + REGIONS
IDS_FLAG = IDS_IMPORT_FLEET + REGIONS
IDS_ASK = IDS_FLAG + REGIONS  # + nation
IDS_FLEET = IDS_ASK + MOST_NATIONS  # + from * REGIONS + to
IDS_ARMY = IDS_FLEET + REGIONS * REGIONS  # + ((own + 1) * REGIONS + from) * REGIONS + to
# Enemies in the order (army, any) (army, hostile) (army, friendly) (fleet, any): see `enemy_kind`.
ENEMY_KINDS = 4
IDS_GIVE_BATTLE = IDS_ARMY + 3 * REGIONS * REGIONS  # + kind
IDS_FIGHT_ARRIVED = IDS_GIVE_BATTLE + ENEMY_KINDS  # + nation * ENEMY_KINDS + kind
IDS_FIGHT_AT_SEA = IDS_FIGHT_ARRIVED + MOST_NATIONS * ENEMY_KINDS  # + nation * REGIONS + region
# + (((own + 1) * MOST_NATIONS + nation) * ENEMY_KINDS + kind) * REGIONS + region
IDS_FIGHT = IDS_FIGHT_AT_SEA + MOST_NATIONS * REGIONS

# Packed parts of each action: see `rules/parts.py`.
MOST_ACTIONS = 16384
PARTS = IDS_FIGHT + 4 * MOST_NATIONS * ENEMY_KINDS * REGIONS
BOARD_SIZE = PARTS + MOST_ACTIONS

# Kinds of actions: the first word of their text
DO_RONDEL = 0
DO_BUY = 1
DO_RAISE = 2
DO_PASS = 3
DO_FORCE = 4
DO_BUILD = 5
DO_PRODUCE_ALL = 6
DO_PRODUCE = 7
DO_IMPORT = 8
DO_FLEET = 9
DO_ARMY = 10
DO_FIGHT = 11
DO_STANCE = 12
DO_DESTROY = 13
DO_ALLOW = 14
DO_REFUSE = 15
DO_HOSTILE = 16
DO_FRIENDLY = 17
DO_PEACE = 18
DO_ASK = 19
DO_FLAG = 20
DO_END = 21
DO_GIVE = 22
