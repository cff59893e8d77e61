"""Server settings: defaults, sources and validation.

Each setting is a flag of `rondel serve` and an environment variable `RONDEL_<NAME>`; docs/hosting.md lists them all.
"""

from __future__ import annotations

import dataclasses
import ipaddress
import os
import re
from collections.abc import Mapping
from dataclasses import dataclass
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from rondel.extras import missing_extra
from rondel.server.mail_server import MailServer, is_sender

DEFAULT_DATABASE = "sqlite:///rondel.sqlite3"


class SettingError(ValueError):
    """A setting has an invalid value; the message is a complete sentence."""


@dataclass(frozen=True)
class Settings:
    host: str = "127.0.0.1"
    port: int = 8000
    database: str = DEFAULT_DATABASE
    workers: int = 1
    bot_processes: int = max(1, (os.cpu_count() or 2) - 1)
    bot_seconds: float = 20.0
    thinking_time: float = 0.0
    analysis_effort: float = 1.0
    extra_bots: str = ""
    idle_bot_moves: float = 5.0
    loaded_games: int = 1024
    rate_limits: bool = True
    limits: str = ""
    trusted_proxies: str = "127.0.0.1,::1"
    max_connections: int = 0
    connections_per_address: int = 250
    header_seconds: float = 15.0
    body_seconds: float = 60.0
    open_registration: bool = True
    session_days: int = 60
    token_days: int = 365
    reserved_names: str = ""
    word_filter: str = ""
    secure_cookies: str = "auto"
    metrics: str = "local"
    log_format: str = "auto"
    log_level: str = "info"
    password_cost: str = "normal"
    streams_per_person: int = 20
    max_streams: int = 4000
    max_body: int = 65_536
    gc_threshold: int = 5_000
    static: str = ""
    base_path: str = ""
    free_disk: int = 200
    keep_sandboxes: int = 30
    keep_open_tables: int = 14
    keep_running_tables: int = 365
    keep_finished_tables: int = 0
    keep_chat: int = 365
    keep_notices: int = 90
    keep_guests: int = 60
    mail: str | None = dataclasses.field(default=None, repr=False)  # contains a password
    mail_from: str = ""
    public_url: str = ""
    outgoing_private: bool = False

    def __post_init__(self) -> None:
        _check(0 <= self.port <= 65_535, "port", self.port, "a number from 0 to 65535")
        _check(1 <= self.workers <= 64, "workers", self.workers, "a number from 1 to 64")
        _check(1 <= self.bot_processes <= 64, "bot_processes", self.bot_processes, "a number from 1 to 64")
        _check(0.1 <= self.bot_seconds <= 600, "bot_seconds", self.bot_seconds, "0.1 to 600 seconds")
        _check(
            self.thinking_time == 0 or 0.01 <= self.thinking_time <= self.bot_seconds / 3,
            "thinking_time",
            self.thinking_time,
            "0 (each bot's own default), or 0.01 seconds to a third of bot_seconds",
        )
        _check(
            self.analysis_effort == 0 or 0.01 <= self.analysis_effort <= 10,
            "analysis_effort",
            self.analysis_effort,
            "0 (games are not analyzed), or 0.01 to 10",
        )
        _check(self.loaded_games >= 1, "loaded_games", self.loaded_games, "at least 1")
        _check(1 <= self.session_days <= 3650, "session_days", self.session_days, "1 to 3650 days")
        _check(1 <= self.token_days <= 3650, "token_days", self.token_days, "1 to 3650 days")
        _check(self.streams_per_person >= 1, "streams_per_person", self.streams_per_person, "at least 1")
        _check(self.max_body >= 1024, "max_body", self.max_body, "at least 1024 bytes")
        _check(
            re.fullmatch(r"(/[A-Za-z0-9._~-]+)*", self.base_path) is not None,
            "base_path",
            self.base_path,
            "nothing, or a path such as /games/rondel, without a slash at the end",
        )
        _check(self.free_disk >= 0, "free_disk", self.free_disk, "0 or more megabytes")
        for name in RETENTION_SETTINGS:
            _check(getattr(self, name) >= 0, name, getattr(self, name), "0 (keep forever) or a number of days")
        _check(self.idle_bot_moves > 0, "idle_bot_moves", self.idle_bot_moves, "more than 0 moves a second")
        _check(self.max_streams >= 1, "max_streams", self.max_streams, "at least 1")
        _check(self.max_connections >= 0, "max_connections", self.max_connections, "0 (automatic) or more")
        _check(self.connections_per_address >= 1, "connections_per_address", self.connections_per_address, "at least 1")
        _check(self.header_seconds > 0, "header_seconds", self.header_seconds, "more than 0 seconds")
        _check(self.body_seconds > 0, "body_seconds", self.body_seconds, "more than 0 seconds")
        _check(self.gc_threshold >= 0, "gc_threshold", self.gc_threshold, "0 (Python's default) or more")
        for proxy in self.proxies:
            _check(_is_network(proxy), "trusted_proxies", proxy, "addresses and networks, separated by commas")
        for name, values in CHOICES.items():
            _check(getattr(self, name) in values, name, getattr(self, name), "one of " + ", ".join(values))
        if self.database.startswith("sqlite"):
            if self.workers > 1:
                raise SettingError(
                    "SQLite supports only one process: use --workers 1, or a PostgreSQL database "
                    "(--database postgresql://…) for several."
                )
            if self.database.removeprefix("sqlite:///") in ("", ":memory:", self.database):
                raise SettingError(
                    "SQLite needs a file for the games: --database sqlite:///FILE "
                    "(four slashes before an absolute path)."
                )
        elif not self.database.startswith(("postgresql://", "postgresql+psycopg://")):
            raise SettingError(
                f"The database {self.database_for_display!r} is neither sqlite:///FILE nor postgresql://…"
            )
        elif find_spec("psycopg") is None:
            raise SettingError(str(missing_extra("postgres", "psycopg")))
        self._check_mail()
        if self.word_filter and not Path(self.word_filter).is_file():
            raise SettingError(f"The setting word_filter is {self.word_filter!r}, which is not a file.")
        if self.static and not Path(self.static).is_dir():
            raise SettingError(f"The setting static is {self.static!r}, which is not a folder.")

    def _check_mail(self) -> None:
        _check(
            not self.public_url
            or re.fullmatch(r"https?://[^\s/?#@]+(/[A-Za-z0-9._~-]+)*", self.public_url) is not None,
            "public_url",
            self.public_url,
            "the address of the site, such as https://games.example.org, without a slash at the end",
        )
        if not self.mail:
            return
        try:
            MailServer.parse(self.mail)
        except ValueError as error:
            raise SettingError(str(error)) from None
        _check(is_sender(self.mail_from), "mail_from", self.mail_from, "the sender, such as rondel@games.example.org")
        _check(bool(self.public_url), "public_url", "", "the address of the site, which every mail contains")

    @property
    def database_for_display(self) -> str:
        """The database URL without its password."""
        return _without_password(self.database)

    @property
    def is_sqlite(self) -> bool:
        return self.database.startswith("sqlite")

    @property
    def database_url(self) -> str:
        """The database URL with its driver, as SQLAlchemy expects it."""
        scheme, _, rest = self.database.partition("://")
        return ("sqlite+aiosqlite://" if scheme.startswith("sqlite") else "postgresql+psycopg://") + rest

    @property
    def static_folder(self) -> Path:
        return Path(self.static) if self.static else Path(__file__).parent / "static"

    @property
    def cookie_path(self) -> str:
        return self.base_path + "/"

    @property
    def disk_folder(self) -> Path:
        """The folder whose free disk space is monitored: that of the SQLite file, else the current folder."""
        return Path(self.database.removeprefix("sqlite:///")).resolve().parent if self.is_sqlite else Path.cwd()

    def has_secure_cookies(self, scheme: str) -> bool:
        """Return whether cookies sent over this scheme are marked Secure."""
        return self.secure_cookies == "always" or (self.secure_cookies == "auto" and scheme == "https")

    @property
    def offered_extra_bots(self) -> tuple[str, ...]:
        return tuple(name.strip() for name in self.extra_bots.split(",") if name.strip())

    @property
    def reserved(self) -> tuple[str, ...]:
        """Reserved names, in addition to the built-in ones."""
        return tuple(name.strip() for name in self.reserved_names.split(",") if name.strip())

    @property
    def proxies(self) -> tuple[str, ...]:
        """Trusted proxies, as addresses and networks; their X-Forwarded-For header is used."""
        return tuple(each.strip() for each in self.trusted_proxies.split(",") if each.strip())

    @classmethod
    def from_environment(cls, environment: Mapping[str, str] | None = None, **flags: Any) -> Settings:
        """Return the settings; flags override the environment. A flag that is None counts as not given."""
        environment = os.environ if environment is None else environment
        values: dict[str, Any] = {}
        for field in dataclasses.fields(cls):
            if (text := environment.get(variable_name(field.name))) is not None:
                values[field.name] = _parsed(field.name, text, type(field.default))
        known = {field.name for field in dataclasses.fields(cls)}
        for name, value in flags.items():
            if name not in known:
                raise SettingError(f"There is no setting {name!r}.")
            if value is not None:
                values[name] = value
        return cls(**values)

    def as_environment(self) -> dict[str, str]:
        """Return the settings as environment variables for child processes."""
        return {variable_name(f.name): _text(getattr(self, f.name)) for f in dataclasses.fields(self)}


RETENTION_SETTINGS = (
    "keep_sandboxes",
    "keep_open_tables",
    "keep_running_tables",
    "keep_finished_tables",
    "keep_chat",
    "keep_notices",
    "keep_guests",
)
CHOICES: dict[str, tuple[str, ...]] = {
    "secure_cookies": ("auto", "always", "never"),
    "metrics": ("local", "open", "off"),
    "log_format": ("auto", "json", "console"),
    "log_level": ("debug", "info", "warning", "error"),
    "password_cost": ("normal", "cheap"),
}


def variable_name(name: str) -> str:
    return "RONDEL_" + name.upper()


def _text(value: object) -> str:
    if value is None:
        return ""
    return str(value).lower() if isinstance(value, bool) else str(value)


def _parsed(name: str, text: str, kind: type) -> Any:
    try:
        if kind is type(None):  # an optional string
            return text or None
        if kind is bool:
            return {"true": True, "1": True, "yes": True, "false": False, "0": False, "no": False}[text.lower()]
        return kind(text)
    except (ValueError, KeyError):
        wanted = {bool: "true or false", int: "a whole number", float: "a number"}[kind]
        raise SettingError(f"{variable_name(name)} is {text!r}; it takes {wanted}.") from None


def _is_network(text: str) -> bool:
    try:
        ipaddress.ip_network(text)
    except ValueError:
        return False
    return True


def _check(good: bool, name: str, value: object, wanted: str) -> None:
    if not good:
        raise SettingError(f"The setting {name} is {value!r}; it takes {wanted}.")


def _without_password(url: str) -> str:
    head, at, tail = url.rpartition("@")
    return f"{head.partition('://')[0]}://…@{tail}" if at else url
