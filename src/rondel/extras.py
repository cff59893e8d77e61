"""Optional extras and the packages they provide: `pip install rondel` alone installs the engine and the bots.

Importing a part whose packages are missing raises one sentence that names the extra to install.
"""

from collections.abc import Iterator
from contextlib import contextmanager

# Extra -> the feature it enables and the packages it installs, by import name.
EXTRAS: dict[str, tuple[str, tuple[str, ...]]] = {
    "cli": ("The command line", ("fluent", "jinja2", "rich", "typer")),
    "server": (
        "The server",
        (
            "aiohttp",
            "aiosmtplib",
            "aiosqlite",
            "alembic",
            "argon2",
            "cryptography",
            "icalendar",
            "litestar",
            "msgspec",
            "openskill",
            "prometheus_client",
            "py_vapid",
            "pywebpush",
            "resvg_py",
            "sqlalchemy",
            "structlog",
            "uvicorn",
            "webauthn",
        ),
    ),
    "postgres": ("A PostgreSQL database", ("psycopg",)),
    "research": ("Research", ("numpy", "openskill")),
    "mcp": ("The server for assistants", ("mcp",)),
    "gym": ("The Gymnasium environment", ("gymnasium",)),
    "pettingzoo": ("The PettingZoo environment", ("pettingzoo",)),
    "openspiel": ("The OpenSpiel game", ("pyspiel",)),
    "datasets": ("A dataset or run", ("pyarrow",)),
    "dask": ("A run on Dask", ("distributed",)),
    "ray": ("A run on Ray", ("ray",)),
    "baselines": ("The baseline", ("sb3_contrib", "torch")),
}


class MissingExtra(ImportError):
    """Raised when an optional part of Rondel is not installed; the message names the extra to install."""


def missing_extra(extra: str, package: str) -> MissingExtra:
    """Return the error for a feature whose package is not installed."""
    part, _ = EXTRAS[extra]
    return MissingExtra(f"{part} needs the package {package}: pip install 'rondel[{extra}]'", name=package)


@contextmanager
def optional_packages() -> Iterator[None]:
    """Wrap imports so that a missing package of an extra raises `MissingExtra`."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        for extra, (_, packages) in EXTRAS.items():
            if package in packages:
                raise missing_extra(extra, package) from error
        raise
