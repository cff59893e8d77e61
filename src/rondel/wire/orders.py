"""Standing orders: decisions a player makes in advance and the server carries out; private to the player."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rondel.wire import ActionText, NationId, RegionId, Seat, SpaceId, Stance, Time, Unit, Version

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Nations = Annotated[list[Id], Meta(max_length=12, description="IDs of nations")]
Places = Annotated[list[Id], Meta(max_length=80, description="IDs of regions")]
Amount = Annotated[int, Meta(ge=0, le=999, description="an amount in millions")]
MOST_STEPS = 120  # of a planned maneuver
Otherwise = Annotated[
    Literal["pass", "ask"], Meta(description="if nothing applies: pass, or leave the decision to the player")
]
Lasts = Annotated[
    Literal["once", "turn", "revoked"], Meta(description="valid once, for the rest of this turn, or until revoked")
]


class CanalOrder(Struct, kw_only=True, tag_field="kind", tag="canal"):
    """Allow or refuse passage through a canal (R17.6)."""

    answer: Literal["allow", "refuse"]
    nations: Annotated[Nations, Meta(description="nations of the units; empty for all")] = []


class ChallengeOrder(Struct, kw_only=True, tag_field="kind", tag="challenge"):
    """Accept peace or demand a battle when a unit arrives beside yours (R13.4)."""

    answer: Literal["pass", "fight"]
    nations: Annotated[Nations, Meta(description="nations of the units; empty for all")] = []
    places: Annotated[Places, Meta(description="regions; empty for all")] = []
    except_nations: Annotated[Nations, Meta(description="except these nations")] = []
    except_places: Annotated[Places, Meta(description="except these regions")] = []
    own: Annotated[Id | None, Meta(description="only when this nation of yours must respond")] = None
    unit: Annotated[Unit | None, Meta(description="in a battle: the unit you prefer to lose")] = None


class StanceOrder(Struct, kw_only=True, tag_field="kind", tag="stance"):
    """How your armies enter foreign home provinces (R15.1)."""

    answer: Stance
    places: Annotated[Places, Meta(description="regions; empty for all")] = []


class ArrivalOrder(Struct, kw_only=True, tag_field="kind", tag="arrival"):
    """Which foreign units your arriving units fight; the others are offered peace (R13.3)."""

    fight: Annotated[Nations, Meta(description="nations to fight, in this order; empty for none")] = []
    places: Annotated[Places, Meta(description="regions; empty for all")] = []


class AskOrder(Struct, kw_only=True, tag_field="kind", tag="ask"):
    """The order in which nations are offered peace (R13.4)."""

    nations: Annotated[Nations, Meta(description="these first, then the others in turn order")] = []


class SwissBankOrder(Struct, kw_only=True, tag_field="kind", tag="swiss_bank"):
    """Whether your Swiss Bank forces nations to stop on Investor (R19)."""

    answer: Literal["pass", "force"]
    nations: Annotated[Nations, Meta(description="nations; empty for all")] = []
    gain: Annotated[Amount, Meta(description="for `force`: only if you gain at least this much, otherwise pass")] = 0


class Wish(Struct, kw_only=True):
    """A bond to buy, or to trade a smaller one up to."""

    nation: Id
    face: Annotated[Amount, Meta(description="face value of the bond")]
    old: Annotated[Amount | None, Meta(description="face value of the bond traded in; null to buy it outright")] = None
    at_most: Annotated[Amount | None, Meta(description="only if it costs at most this much")] = None


class InvestOrder(Struct, kw_only=True, tag_field="kind", tag="invest"):
    """What to buy when you invest (R18): the first possible entry of the list."""

    wishes: Annotated[list[Wish], Meta(max_length=12)] = []
    otherwise: Otherwise = "pass"
    cash_below: Annotated[Amount | None, Meta(description="only while you have less cash than this")] = None


class RondelOrder(Struct, kw_only=True, tag_field="kind", tag="rondel"):
    """The next rondel move of your nation (R8), unless the situation changes."""

    nation: Id
    spaces: Annotated[list[SpaceId], Meta(min_length=1, max_length=8, description="the first possible one is used")]
    price: Annotated[Amount | None, Meta(description="only if you pay at most this much")] = None
    treasury: Annotated[Amount | None, Meta(description="only if its treasury holds at least this much")] = None
    home_free: Annotated[bool, Meta(description="only if no additional hostile army entered its home provinces")] = True


class FactoryOrder(Struct, kw_only=True, tag_field="kind", tag="factory"):
    """Where your nation builds a factory (R9)."""

    nation: Id
    places: Annotated[Places, Meta(description="the first possible one is used")] = []
    otherwise: Otherwise = "pass"


class ProductionOrder(Struct, kw_only=True, tag_field="kind", tag="production"):
    """What your nation produces (R10): everything, or nothing more."""

    nation: Id
    answer: Literal["all", "end"] = "all"


class ImportOrder(Struct, kw_only=True, tag_field="kind", tag="import"):
    """Your nation imports nothing more (R11)."""

    nation: Id


class ManeuverOrder(Struct, kw_only=True, tag_field="kind", tag="maneuver"):
    """Fleets or armies of your nation do not move (R12, R14)."""

    nation: Id
    steps: Annotated[list[Literal["fleets", "armies"]], Meta(min_length=1, max_length=2)]


class PlanOrder(Struct, kw_only=True, tag_field="kind", tag="plan"):
    """The remaining steps of your maneuver (R12–R15); valid for this turn."""

    nation: Id
    steps: Annotated[list[ActionText], Meta(min_length=1, max_length=MOST_STEPS, description="actions in order")]


OrderContent = (
    CanalOrder
    | ChallengeOrder
    | StanceOrder
    | ArrivalOrder
    | AskOrder
    | SwissBankOrder
    | InvestOrder
    | RondelOrder
    | FactoryOrder
    | ProductionOrder
    | ImportOrder
    | ManeuverOrder
    | PlanOrder
)


class NewOrder(Struct, kw_only=True):
    """Add a standing order."""

    order: OrderContent
    lasts: Lasts = "revoked"
    seat: Annotated[Seat | None, Meta(description="one of your seats, if you have several")] = None
    first: Annotated[bool, Meta(description="add it before your other orders instead of after them")] = False


class Arrangement(Struct, kw_only=True):
    """The order in which your standing orders are tried."""

    ids: Annotated[list[Annotated[int, Meta(ge=0, le=2_000_000_000)]], Meta(max_length=240)]


class Order(Struct, kw_only=True):
    """One of your standing orders."""

    id: int
    seat: Seat
    order: OrderContent
    lasts: Lasts
    since: Annotated[Version, Meta(description="version at which it was added")]
    used: Annotated[Version | None, Meta(description="version of its last move; null if not used yet")]


class OrderLine(Struct, kw_only=True):
    """A log entry: a standing order was used or cancelled."""

    seat: Seat
    version: Annotated[Version, Meta(description="version of the move if used; version of the game if cancelled")]
    at: Time
    code: Literal["used", "cancelled"]
    reason: Annotated[
        Literal["government", "bond_gone", "space", "price", "treasury", "army", "step"] | None,
        Meta(description="why it was cancelled"),
    ]
    nation: Annotated[NationId | None, Meta(description="nation the reason refers to, if any")]
    place: Annotated[RegionId | None, Meta(description="region the reason refers to, if any")]
    order: OrderContent


class OrderList(Struct, kw_only=True):
    """Your standing orders in this game in the order they are tried, and the log of earlier ones."""

    orders: list[Order]
    log: Annotated[list[OrderLine], Meta(description="latest entries, oldest first")]


class ExportedOrder(Struct, kw_only=True):
    """A standing order: active, used or cancelled."""

    game: str
    seat: Seat
    at: Time
    state: Literal["standing", "used", "cancelled"]
    order: dict[str, Any]
