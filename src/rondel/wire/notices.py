"""What a person is told, and how they want to be told."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rondel.wire import TableId, Time


class Notice(Struct, kw_only=True):
    """Something that happened."""

    id: int
    kind: Annotated[str, Meta(description="what happened, as `your_turn`; new kinds may be added")]
    game: TableId | None
    table: Annotated[str | None, Meta(description="the name of the table")]
    params: Annotated[dict[str, str | int], Meta(description="what the sentence about it names")]
    at: Time
    new: Annotated[bool, Meta(description="not seen yet")]


class Notices(Struct, kw_only=True):
    """The newest of your notices, newest first."""

    unread: Annotated[int, Meta(description="how many you have not seen, also of those left out")]
    notices: list[Notice]


class NoticesSeen(Struct):
    """You have seen your notices."""

    until: Annotated[int, Meta(ge=0, le=2_000_000_000, description="the newest one that you saw")]


class ExportedNotices(Struct, kw_only=True):
    """What you were told, and how you want to be told."""

    told: list[Notice]
    choices: Annotated[dict[str, Any], Meta(description="empty: as everybody is told at first")]
    muted: list[TableId]


Minute = Annotated[int, Meta(ge=0, le=1439, description="minute of the day, on your own clock")]
Kinds = Annotated[list[str], Meta(max_length=32, description="kinds of notices, as `your_turn`")]
Delay = Annotated[int, Meta(ge=0, le=86_400, description="seconds; coming to the table before cancels the notice")]


class NoticeChoices(Struct, kw_only=True):
    """Which kinds you are told of by which way, and when."""

    page: Kinds
    push: Kinds
    mail: Kinds
    webhooks: Annotated[
        dict[str, list[str]],
        Meta(max_length=50, description="by the id of a webhook; left out: it is told of all kinds"),
    ] = {}
    delay: Delay
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    zone: Annotated[str, Meta(max_length=60, description="your time zone, as `Europe/Rome`")]
    digest: Annotated[
        Annotated[int, Meta(ge=0, le=23)] | None,
        Meta(description="the hour of one daily mail instead of many; null: each by itself"),
    ] = None


class TableNotices(Struct, kw_only=True):
    """What is different at one table."""

    muted: bool
    delay: Delay | None = None


class TableNoticesOf(Struct, kw_only=True):
    """A table at which something is different."""

    game: TableId
    table: str
    muted: bool
    delay: int | None


class NoticeSettings(Struct, kw_only=True):
    """How you are told."""

    kinds: Annotated[list[str], Meta(description="all kinds there are, in the order to show them")]
    choices: NoticeChoices
    chosen: Annotated[bool, Meta(description="whether you have chosen anything yet")]
    outside: Annotated[bool, Meta(description="whether you are told anything outside the page")]
    mail: Annotated[
        Literal["off", "unconfirmed", "ready"],
        Meta(description="this server sends no mail; you have no confirmed address; mail reaches you"),
    ]
    tables: list[TableNoticesOf]


class Unsubscribed(Struct, kw_only=True):
    """What a link in a mail did."""

    name: Annotated[str, Meta(description="whose mails those were")]
    kind: Annotated[str, Meta(description="the kind that is not mailed any more; `all`: none is")]
