"""The forms of the fast core, compiled, checked and pure: same sources, same results."""

from __future__ import annotations

import os
import subprocess
import sys

import pytest
from tests.fast.cores import compiled_unit

PLAY = """
import rondel
from rondel import fast

print(fast.form(), fast.compiled)
for edition in rondel.editions():
    game = rondel.new_game(edition, players=5, seed=4, options=rondel.Options(max_rounds=6, gifts="any"))
    here = fast.position(game)
    print(fast.playouts(here, 3, seed=9))
    while not here.over:
        ids = here.legal()
        here.play(ids[here.version * 7 % len(ids)])
        if here.version % 50 == 0:
            print(here.version, here.hash, here.copy() == here, here.decider, here.scores())
    print(here.to_json(), here.winners())
"""


def _run(script: str, **variables: str) -> list[str]:
    clean = {name: value for name, value in os.environ.items() if name not in ("RONDEL_PURE", "RONDEL_CHECKED")}
    command = [sys.executable, "-W", "error", "-c", script]
    result = subprocess.run(command, env={**clean, **variables}, capture_output=True, text=True, check=False)
    assert result.returncode == 0, result.stderr
    return result.stdout.splitlines()


@pytest.fixture(scope="module")
def plain() -> list[str]:
    """Return the output of the pure modules."""
    return _run(PLAY, RONDEL_PURE="1")


def test_rondel_pure_selects_the_pure_modules(plain: list[str]) -> None:
    """Even if the core is compiled."""
    assert plain[0] == "pure False"


@pytest.mark.parametrize(("variables", "form"), [({}, "compiled True"), ({"RONDEL_CHECKED": "1"}, "checked True")])
def test_all_forms_give_the_same_results(plain: list[str], variables: dict[str, str], form: str) -> None:
    """Same playouts for a seed, same hashes, scores and saved games."""
    compiled = _run(PLAY, **variables)
    assert compiled[0] == form, "run python3 dev.py native and python3 dev.py native --checked"
    assert compiled[1:] == plain[1:]


@pytest.mark.parametrize("name", ["_core", "_core_checked"])
def test_the_compiled_core_is_up_to_date(name: str) -> None:
    """Otherwise the tests would test an older core."""
    assert set(compiled_unit(name).SOURCES) >= {"layout.py", "ints.py", "positions.py", "rules/flow.py"}


def test_a_stale_core_is_not_used_and_warns() -> None:
    """In a checkout the pure modules run instead, and the warning names the command."""
    script = """
import importlib, warnings
import rondel.fast._core, rondel.fast.core as core
rondel.fast._core.SOURCES["ints.py"] = "another"
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    importlib.reload(core)
print(core.form(), caught[0].message)
"""
    (line,) = _run(script)
    assert line.startswith("pure The compiled fast core is older than its sources")
    assert line.endswith("run python3 dev.py native")


def test_search_and_simulations_warn_once_that_the_core_is_not_compiled() -> None:
    """`import rondel` and bots that do not search stay silent; the warning says how to get the compiled core."""
    script = """
import sys, warnings
sys.modules["rondel.fast._core"] = None
with warnings.catch_warnings(record=True) as caught:
    warnings.simplefilter("always")
    import rondel, rondel.bots
    rondel.bots.make("greedy")
    print(len(caught))
    rondel.bots.make("hard")
    rondel.bots.make("master")
    import rondel.research
    rondel.research.Match("imperial", players=3)
print(len(caught), caught[0].message)
"""
    silent, warned = _run(script)
    assert silent == "0"
    assert warned.startswith("1 The fast core is not compiled, so bots and simulations are many times slower: ")
    assert "python3 dev.py native" in warned


def test_extension_types_cannot_be_created_without_init() -> None:
    """`__new__` alone would leave dangling pointers."""
    unit = compiled_unit("_core")
    for name in ("Position", "Tables"):
        with pytest.raises(TypeError):
            getattr(unit, name).__new__(getattr(unit, name))
