"""Layout of the int64 array of a position: options, money, pieces, and the phases of the current decision.

Sets of regions, bonds or seats are bit sets; -1 is nobody and nowhere, as in the engine. Fields that a phase no longer
needs are reset to 0, so that equal positions are equal arrays.

A queue of up to fifteen small numbers is one int: four bits each, the number plus one, the first one lowest.
"""

from __future__ import annotations

# Size limits of an edition; `edition_tables` rejects larger ones.
MOST_SEATS = 6
MOST_NATIONS = 6
MOST_REGIONS = 62
MOST_UNITS = 10  # per kind and nation
LEVELS = MOST_UNITS + 1
# Assignments of at most ten fleets to convoys, none dominating another (Sperner): 10 choose 5.
MOST_SHIPS = 252

NOBODY = -1
ANY = -1
OFF_RONDEL = -1
ARMY = 0
FLEET = 1
HOSTILE = 0
FRIENDLY = 1
OWN_FLEET = 2

# Phases (the kinds of s[BASE], s[STEP] and s[QUESTION]); 0 is none.
NONE = 0
DRAFT = 1
RONDEL = 2
SWISS_BANK = 3
INVEST = 4
AFTER_ACTION = 5
NEXT_NATION = 6
FACTORY = 7
PRODUCTION = 8
IMPORT = 9
FLEETS = 10
ARMIES = 11
FLAGS = 12
CANAL = 13
STANCE = 14
ARRIVAL = 15
ASK = 16
CHALLENGE = 17

RUNNING = 0
ENDED_BY_POWER = 1
ENDED_BY_ROUNDS = 2
ENDED_BY_VOID_DRAFTS = 3

# Options, fixed for a game
SEATS = 0
INVESTOR_CARD = 1
FREE_CHOICE = 2  # a Swiss Bank invests anywhere at its turn in the round, not once more after it (A65)
FORCE_WITHOUT_CARD = 3
BONUS_FOR_INCREASES = 4  # by the option or by the edition
GIFTS = 5
GIFT_TO_FORCE = 6
HIDDEN_CASH = 7
LATE_FLEET_BATTLES = 8
STATUS_CHANGE = 9
SWISS_BANK_INCOME = 10
MAX_ROUNDS = 11  # 0: no limit

GIFTS_OFF = 0
GIFTS_TO_OWN = 1
GIFTS_TO_ANY = 2

# The course of play
ROUND = 12
NATION = 13
TURNS = 14
ENDING = 15
SWISS_BANKS = 16
INVESTOR = 17
FACTORIES = 18

# By seat or by nation
CASH = 20
TREASURY = CASH + MOST_SEATS
POWER = TREASURY + MOST_NATIONS
PLACE = POWER + MOST_NATIONS
MARKER = PLACE + MOST_NATIONS
GOVERNMENT = MARKER + MOST_NATIONS
FLAGS_OF = GOVERNMENT + MOST_NATIONS
HOLDINGS = FLAGS_OF + MOST_NATIONS  # bonds of nation n held by seat p: at n * MOST_SEATS + p
# Units in levels as in the engine's `units.py`: nation n starts at n * LEVELS, the last level is always empty.
UPRIGHT = HOLDINGS + MOST_NATIONS * MOST_SEATS
LYING = UPRIGHT + MOST_NATIONS * LEVELS
AFLOAT = LYING + MOST_NATIONS * LEVELS

# The stack of phases, at most three: the phase of the turn (s[BASE]), the step of its action (s[STEP]), and a question
# about one unit (s[QUESTION]). The game is over if s[BASE] is 0.
BASE = AFLOAT + MOST_NATIONS * LEVELS
STEP = BASE + 1
QUESTION = BASE + 2

# Fields of the base. AfterAction: BASE_NATION, PASSED_INVESTOR. NextNation: BASE_NATION (after), BASE_MOVER.
# Rondel: BASE_NATION. SwissBank: BASE_NATION, BASE_SPACE, BANKERS. Invest: BASE_NATION, BASE_FIRST, BASE_MOVER and
# CHANCES.
# Draft: BASE_NATION, BASE_FIRST, DRAFT_ASKED, DRAFT_VOIDS.
BASE_NATION = BASE + 3
BASE_MOVER = BASE + 4
BASE_SPACE = BASE + 5
BASE_FIRST = BASE + 6
PASSED_INVESTOR = BASE + 7
BANKERS = BASE + 8  # a queue of seats
DRAFT_ASKED = BASE + 9
DRAFT_VOIDS = BASE + 10
# Pending rights to invest, terminated by 0: seat + 1, nation + 1 (0: any) times 16, 256 if given by a Swiss Bank.
CHANCES = BASE + 11
MOST_CHANCES = 2 * MOST_SEATS
BASE_END = CHANCES + MOST_CHANCES + 1

# Fields of the step. Factory: STEP_NATION. Production: STEP_NATION, ABLE. Import: STEP_NATION, BOUGHT.
# Flags: FLAG_QUEUE. Fleets: STEP_NATION, WAITING, MARKS, CROSSING …; Armies: the same and WAITING_LYING, SHIPS.
STEP_NATION = BASE_END
ABLE = STEP_NATION + 1
BOUGHT = STEP_NATION + 2
FLAG_QUEUE = STEP_NATION + 3  # a queue of nations
WAITING = STEP_NATION + 4  # levels of the fleets, or of the upright armies, that have not moved
WAITING_LYING = WAITING + LEVELS
# Number of levels that the engine writes; unused by the rules, but saved games must be identical.
WAITING_LENGTH = WAITING_LYING + LEVELS
WAITING_LYING_LENGTH = WAITING_LENGTH + 1
# Marks of waiting units that differ from others in the same place, ascending. Armies: ((province * 2 + stance) * 64 +
# canals refused) * 2 + changed. Fleets: sea * 64 + canals refused.
MARK_COUNT = WAITING_LENGTH + 2
MARKS = MARK_COUNT + 1
# The unit waiting for an answer about a canal: 1 while there is one, then the fields of the engine's `Crossing`.
CROSSING = MARKS + MOST_UNITS
CROSSING_FROM = CROSSING + 1
CROSSING_TO = CROSSING + 2
CROSSING_STANCE = CROSSING + 3
CROSSING_REFUSED = CROSSING + 4
CROSSING_CHANGED = CROSSING + 5
CROSSING_ALLOWED = CROSSING + 6
CROSSING_TO_ASK = CROSSING + 7  # a queue of canals
# Seas with fleets of the nation at the start of its armies step. Each possible assignment of fleets to convoys is an
# int: four bits per sea, in order, with the number of fleets that can still carry an army. Sorted in ascending order.
SHIP_SEAS = CROSSING + 8
SHIP_COUNT = CROSSING + 9
STEP_END = CROSSING + 10

# Fields of the question. Canal: QUESTION_NATION (whose flag), CANAL_ASKED, QUESTION_MOVER, QUESTION_UNIT,
# QUESTION_FROM, QUESTION_PLACE. Stance: QUESTION_NATION, QUESTION_PLACE. Arrival: and QUESTION_UNIT, QUESTION_STANCE.
# Ask: and QUESTION_CHANGED, QUESTION_OTHERS. Challenge: and QUESTION_ASKED.
QUESTION_NATION = STEP_END
QUESTION_PLACE = STEP_END + 1
QUESTION_UNIT = STEP_END + 2
QUESTION_STANCE = STEP_END + 3
QUESTION_CHANGED = STEP_END + 4
QUESTION_ASKED = STEP_END + 5
QUESTION_OTHERS = STEP_END + 6  # a queue of nations
QUESTION_MOVER = STEP_END + 7
QUESTION_FROM = STEP_END + 8
CANAL_ASKED = STEP_END + 9
QUESTION_END = STEP_END + 10

SHIPS = QUESTION_END
POSITION_END = SHIPS + MOST_SHIPS  # copies and hashes stop after the ships in use

# Work buffers, part of the array but not of the position: new ships, and the best path found so far.
SHIPS_AFTER = POSITION_END
SHIPS_AFTER_COUNT = SHIPS_AFTER + MOST_SHIPS
BEST_FOREIGN = SHIPS_AFTER_COUNT + 1
BEST_LENGTH = SHIPS_AFTER_COUNT + 2
BEST_SEAS = SHIPS_AFTER_COUNT + 3
BEST_TO_ASK = SHIPS_AFTER_COUNT + 4
POSITION_SIZE = SHIPS_AFTER_COUNT + 5

MOST_OFFERED = 1024  # upper bound of the actions of a decision
