"""The optional parts of Rondel and what each of them needs: `pip install rondel` alone brings engine and bots.

Whoever imports a part that is not installed reads one sentence that names the extra to install.
"""

from collections.abc import Iterator
from contextlib import contextmanager

# Extra -> the part it serves and the packages that it brings, by the names they are imported under.
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
    "datasets": ("Datasets and runs", ("pyarrow",)),
    "dask": ("A run on Dask", ("distributed",)),
    "ray": ("A run on Ray", ("ray",)),
    "baselines": ("The baseline", ("sb3_contrib", "torch")),
}


class MissingExtra(ImportError):
    """A part of Rondel that is not installed; the message is one sentence that names the extra."""


def missing_extra(extra: str, package: str) -> MissingExtra:
    """The error for a part whose package is not there."""
    part, _ = EXTRAS[extra]
    return MissingExtra(f"{part} needs the package {package}: pip install 'rondel[{extra}]'", name=package)


@contextmanager
def optional_packages() -> Iterator[None]:
    """Around imports: a package that an extra brings and that is not there raises `MissingExtra`."""
    try:
        yield
    except ModuleNotFoundError as error:
        package = (error.name or "").partition(".")[0]
        for extra, (_, packages) in EXTRAS.items():
            if package in packages:
                raise missing_extra(extra, package) from error
        raise
