"""Notifications and notification settings."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

from rondel.wire import TableId, Time


class Notice(Struct, kw_only=True):
    """A notification."""

    id: int
    kind: Annotated[str, Meta(description="kind of event, such as `your_turn`; new kinds may be added")]
    game: TableId | None
    table: Annotated[str | None, Meta(description="name of the table")]
    params: Annotated[dict[str, str | int], Meta(description="values for the translated sentence")]
    at: Time
    new: Annotated[bool, Meta(description="unread")]


class Notices(Struct, kw_only=True):
    """Your latest notifications, newest first."""

    unread: Annotated[int, Meta(description="number of unread notifications, including those not listed")]
    notices: list[Notice]


class NoticesSeen(Struct):
    """Mark notifications as read."""

    until: Annotated[int, Meta(ge=0, le=2_000_000_000, description="ID of the newest notification read")]


class ExportedNotices(Struct, kw_only=True):
    """Your notifications and notification settings."""

    told: list[Notice]
    choices: Annotated[dict[str, Any], Meta(description="empty if you use the default settings")]
    muted: list[TableId]


Minute = Annotated[int, Meta(ge=0, le=1439, description="minute of the day in your time zone")]
Kinds = Annotated[list[str], Meta(max_length=32, description="kinds of notifications, such as `your_turn`")]
Delay = Annotated[
    int, Meta(ge=0, le=86_400, description="delay in seconds; opening the table before then cancels the notification")
]


class NoticeChoices(Struct, kw_only=True):
    """Notification settings: which kinds are sent through which channel, and when."""

    page: Kinds
    push: Kinds
    mail: Kinds
    webhooks: Annotated[
        dict[str, list[str]],
        Meta(max_length=50, description="kinds by webhook ID; an omitted webhook receives all kinds"),
    ] = {}
    delay: Delay
    quiet_from: Minute | None = None
    quiet_until: Minute | None = None
    zone: Annotated[str, Meta(max_length=60, description="your time zone, such as `Europe/Rome`")]
    digest: Annotated[
        Annotated[int, Meta(ge=0, le=23)] | None,
        Meta(description="hour of the daily digest email; null sends each email separately"),
    ] = None


class TableNotices(Struct, kw_only=True):
    """Notification settings for one table."""

    muted: bool
    delay: Delay | None = None


class TableNoticesOf(Struct, kw_only=True):
    """A table with its own notification settings."""

    game: TableId
    table: str
    muted: bool
    delay: int | None


class NoticeSettings(Struct, kw_only=True):
    """Your notification settings."""

    kinds: Annotated[list[str], Meta(description="all kinds, in display order")]
    choices: NoticeChoices
    chosen: Annotated[bool, Meta(description="whether you changed the default settings")]
    outside: Annotated[bool, Meta(description="whether any channel outside the page is enabled")]
    mail: Annotated[
        Literal["off", "unconfirmed", "ready"],
        Meta(description="off: this server sends no email; unconfirmed: no confirmed address; ready: email works"),
    ]
    tables: list[TableNoticesOf]


class Unsubscribed(Struct, kw_only=True):
    """Result of an unsubscribe link."""

    name: Annotated[str, Meta(description="name of the recipient")]
    kind: Annotated[str, Meta(description="kind no longer sent by email; `all` for every kind")]
