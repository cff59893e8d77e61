"""Standing orders: answers that a player gives in advance and the server gives for them, seen by nobody else."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rondel.wire import ActionText, NationId, RegionId, Seat, SpaceId, Stance, Time, Unit, Version

Id = Annotated[str, Meta(min_length=1, max_length=40)]
Nations = Annotated[list[Id], Meta(max_length=12, description="ids of nations")]
Places = Annotated[list[Id], Meta(max_length=80, description="ids of regions")]
Amount = Annotated[int, Meta(ge=0, le=999, description="an amount in millions")]
MOST_STEPS = 120  # of a planned maneuver
Otherwise = Annotated[Literal["pass", "ask"], Meta(description="if nothing of it is possible: pass, or ask me")]
Lasts = Annotated[
    Literal["once", "turn", "revoked"], Meta(description="used once, for the rest of this turn, or until revoked")
]


class CanalOrder(Struct, kw_only=True, tag_field="kind", tag="canal"):
    """Let nations pass a canal, or never (R17.6)."""

    answer: Literal["allow", "refuse"]
    nations: Annotated[Nations, Meta(description="whose units; empty: everybody's")] = []


class ChallengeOrder(Struct, kw_only=True, tag_field="kind", tag="challenge"):
    """Accept peace or demand a battle when a unit arrives beside yours (R13.4)."""

    answer: Literal["pass", "fight"]
    nations: Annotated[Nations, Meta(description="whose units; empty: everybody's")] = []
    places: Annotated[Places, Meta(description="where; empty: everywhere")] = []
    except_nations: Annotated[Nations, Meta(description="not with these")] = []
    except_places: Annotated[Places, Meta(description="not there")] = []
    own: Annotated[Id | None, Meta(description="only when this nation of yours is asked")] = None
    unit: Annotated[Unit | None, Meta(description="of a fight: which unit you would rather give")] = None


class StanceOrder(Struct, kw_only=True, tag_field="kind", tag="stance"):
    """How your armies enter foreign home provinces (R15.1)."""

    answer: Stance
    places: Annotated[Places, Meta(description="where; empty: everywhere")] = []


class ArrivalOrder(Struct, kw_only=True, tag_field="kind", tag="arrival"):
    """Your units arrive among foreign ones: whom they fight; the others are offered peace (R13.3)."""

    fight: Annotated[Nations, Meta(description="fight their units, in this order; empty: nobody's")] = []
    places: Annotated[Places, Meta(description="where; empty: everywhere")] = []


class AskOrder(Struct, kw_only=True, tag_field="kind", tag="ask"):
    """In which order nations are asked whether they accept your peace (R13.4)."""

    nations: Annotated[Nations, Meta(description="these first; the others in turn order")] = []


class SwissBankOrder(Struct, kw_only=True, tag_field="kind", tag="swiss_bank"):
    """Whether you stop nations on Investor as the Swiss Bank (R19)."""

    answer: Literal["pass", "force"]
    nations: Annotated[Nations, Meta(description="which nations; empty: all")] = []
    gain: Annotated[Amount, Meta(description="of force: only if it brings you at least this much, else pass")] = 0


class Wish(Struct, kw_only=True):
    """A bond you would like to buy, or to get in return for a smaller one."""

    nation: Id
    face: Annotated[Amount, Meta(description="face value of the bond")]
    old: Annotated[Amount | None, Meta(description="face value of the bond given in return; null: it is bought")] = None
    at_most: Annotated[Amount | None, Meta(description="only if it costs at most this much")] = None


class InvestOrder(Struct, kw_only=True, tag_field="kind", tag="invest"):
    """What you buy when you invest (R18): the first of your wishes that is possible."""

    wishes: Annotated[list[Wish], Meta(max_length=12)] = []
    otherwise: Otherwise = "pass"
    cash_below: Annotated[Amount | None, Meta(description="only while you have less than this")] = None


class RondelOrder(Struct, kw_only=True, tag_field="kind", tag="rondel"):
    """Where a nation of yours moves next on the rondel (R8), unless something relevant changes."""

    nation: Id
    spaces: Annotated[list[SpaceId], Meta(min_length=1, max_length=8, description="the first that is possible")]
    price: Annotated[Amount | None, Meta(description="only if you pay at most this much")] = None
    treasury: Annotated[Amount | None, Meta(description="only if its treasury holds at least this much")] = None
    home_free: Annotated[bool, Meta(description="only if no further hostile army has come into its home provinces")] = (
        True
    )


class FactoryOrder(Struct, kw_only=True, tag_field="kind", tag="factory"):
    """Where a nation of yours builds a factory (R9)."""

    nation: Id
    places: Annotated[Places, Meta(description="the first that is possible")] = []
    otherwise: Otherwise = "pass"


class ProductionOrder(Struct, kw_only=True, tag_field="kind", tag="production"):
    """What a nation of yours produces (R10): everything, or nothing more."""

    nation: Id
    answer: Literal["all", "end"] = "all"


class ImportOrder(Struct, kw_only=True, tag_field="kind", tag="import"):
    """A nation of yours imports nothing more (R11)."""

    nation: Id


class ManeuverOrder(Struct, kw_only=True, tag_field="kind", tag="maneuver"):
    """Fleets or armies of a nation of yours stay where they are (R12, R14)."""

    nation: Id
    steps: Annotated[list[Literal["fleets", "armies"]], Meta(min_length=1, max_length=2)]


class PlanOrder(Struct, kw_only=True, tag_field="kind", tag="plan"):
    """The rest of a maneuver of yours, step by step (R12–R15); it lasts for this turn."""

    nation: Id
    steps: Annotated[list[ActionText], Meta(min_length=1, max_length=MOST_STEPS, description="your actions, in order")]


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
    """Give an order."""

    order: OrderContent
    lasts: Lasts = "revoked"
    seat: Annotated[Seat | None, Meta(description="one of your seats, if you have several")] = None
    first: Annotated[bool, Meta(description="before your other orders, not after them")] = False


class Arrangement(Struct, kw_only=True):
    """In which order your orders are tried."""

    ids: Annotated[list[Annotated[int, Meta(ge=0, le=2_000_000_000)]], Meta(max_length=240)]


class Order(Struct, kw_only=True):
    """A standing order of yours."""

    id: int
    seat: Seat
    order: OrderContent
    lasts: Lasts
    since: Annotated[Version, Meta(description="the version at which it was given")]
    used: Annotated[Version | None, Meta(description="the version of the move it made last; null: not used yet")]


class OrderLine(Struct, kw_only=True):
    """A line of your own log: an order made a move, or was cancelled."""

    seat: Seat
    version: Annotated[Version, Meta(description="used: the move it made; cancelled: where the game stood")]
    at: Time
    code: Literal["used", "cancelled"]
    reason: Annotated[
        Literal["government", "bond_gone", "space", "price", "treasury", "army", "step"] | None,
        Meta(description="why it was cancelled"),
    ]
    nation: Annotated[NationId | None, Meta(description="the nation the reason is about, if any")]
    place: Annotated[RegionId | None, Meta(description="the region the reason is about, if any")]
    order: OrderContent


class OrderList(Struct, kw_only=True):
    """Your orders in this game, in the order in which they are tried, and what became of earlier ones."""

    orders: list[Order]
    log: Annotated[list[OrderLine], Meta(description="the last lines, oldest first")]


class ExportedOrder(Struct, kw_only=True):
    """A standing order of yours, or one that was used or cancelled."""

    game: str
    seat: Seat
    at: Time
    state: Literal["standing", "used", "cancelled"]
    order: dict[str, Any]
