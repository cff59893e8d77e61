"""Selects the form of the fast core: the compiled unit if there is one, otherwise the pure Python modules.

RONDEL_PURE=1 selects the Python modules, RONDEL_CHECKED=1 the build of `python3 dev.py native --checked`. Positions are
pickled as saved games, so that both forms can exchange them.
"""

from __future__ import annotations

import functools
import hashlib
import importlib
import os
import sys
import warnings
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING

from rondel.engine.edition import Edition
from rondel.engine.edition_files import is_packaged
from rondel.engine.game import Game

if TYPE_CHECKING:
    from rondel.fast.positions import Position

FAST = Path(__file__).resolve().parent
# Present in a checkout only, where sources may be newer than the compiled unit.
_GENERATOR = FAST.parents[2] / "native" / "unit.py"


def is_stale(core: ModuleType) -> bool:
    """Return whether a source has changed since the core was compiled."""
    return any(
        not (FAST / name).exists() or hashlib.sha256((FAST / name).read_bytes()).hexdigest() != digest
        for name, digest in core.SOURCES.items()
    )


def _compiled_unit() -> ModuleType | None:
    if os.environ.get("RONDEL_PURE") == "1":
        return None
    checked = os.environ.get("RONDEL_CHECKED") == "1"
    try:
        core = importlib.import_module("rondel.fast._core_checked" if checked else "rondel.fast._core")
    except ImportError:
        if checked:
            raise
        return None
    if _GENERATOR.exists() and is_stale(core):
        warnings.warn(
            "The compiled fast core is older than its sources, so it is not used: run python3 dev.py native",
            RuntimeWarning,
            stacklevel=2,
        )
        return None
    return core


_unit = _compiled_unit()
compiled = _unit is not None
"""Whether the compiled core is in use."""


@functools.cache
def warn_if_pure() -> None:
    """Warn, once per program, that the core is not compiled: for search and simulations, where it matters."""
    workers = sys.modules.get("multiprocessing")
    is_worker = workers is not None and workers.parent_process() is not None
    is_stale_core = sys.modules.get("rondel.fast._core") is not None  # which has been warned of
    if compiled or is_stale_core or is_worker or os.environ.get("RONDEL_PURE") == "1" or sys.platform == "emscripten":
        return
    if _GENERATOR.exists():
        advice = "run python3 dev.py native"
    else:
        advice = (
            "install a wheel for this platform, or build one with a C compiler and Python's headers "
            "(on Debian and Ubuntu: apt-get install -y gcc python3-dev)"
        )
    warnings.warn(
        f"The fast core is not compiled, so bots and simulations are many times slower: {advice}. "
        "RONDEL_PURE=1 silences this warning.",
        RuntimeWarning,
        stacklevel=3,
    )


def core_module(module: str) -> ModuleType:
    """Return the module `rondel.fast.<module>`, or the compiled unit, which contains the names of all modules."""
    return _unit or importlib.import_module(f"rondel.fast.{module}")


def form() -> str:
    """Return which form of the core is in use: compiled, checked or pure."""
    if _unit is None:
        return "pure"
    return "checked" if _unit.__name__.endswith("_checked") else "compiled"


def unpickle_position(saved: str, edition: Edition | None) -> Position:
    """Restore a pickled position; an edition outside the package is pickled with it."""
    here: Position = core_module("positions").position(Game.from_json(saved, edition))
    return here


def reduce_position(position: Position) -> tuple[Callable[..., Position], tuple[str, Edition | None]]:
    """Return the reduce value of a position, for pickle."""
    return unpickle_position, (position.to_json(), None if is_packaged(position.edition) else position.edition)
