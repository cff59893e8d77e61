"""native/: the modules of the fast core as one Cython unit, and code that it rejects."""

from __future__ import annotations

import ast
import importlib.util
import re
import shutil
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from native.build import BuildError, compile_module, compiler
from native.problem import DialectError
from native.unit import CONSTANTS, FAST, PRIMITIVES, Unit, sources, unit_files, unit_text

NATIVE = Path(__file__).resolve().parents[2] / "native"
HEAD = "from __future__ import annotations\nfrom rondel.fast.ints import Floats, Ints, bit, first, size\n"

Write = Callable[..., Path]


@pytest.fixture
def write(tmp_path: Path) -> Write:
    """Return `write(one="…")`, which writes a core with these rules, and the real layout, board and primitives."""

    def unit(**rules: str) -> Path:
        for name in (*CONSTANTS, PRIMITIVES):
            shutil.copy(FAST / f"{name}.py", tmp_path)
        (tmp_path / "rules").mkdir()
        for name, text in rules.items():
            (tmp_path / "rules" / f"{name}.py").write_text(HEAD + text, "utf-8")
        return tmp_path

    return unit


def test_annotations_become_c_types(write: Write) -> None:
    """Arguments, results and locals: a local has the type of its first value."""
    text = unit_text(
        fast=write(
            one="""
def mean(s: Ints, w: Floats, n: int) -> float:
    total = 0.0
    more = n > 3
    for i in range(n):
        total += s[i] * w[i]
    return total / n if more else 0.0
"""
        )
    )
    assert "double mean(long long * s, double * w, long long n) noexcept nogil:" in text
    declared = set(re.findall(r"^    cdef (.+)$", text, re.MULTILINE))
    assert {"double total", "bint more", "long long i"} <= declared


def test_bytes_become_a_byte_array(write: Write) -> None:
    """For observations and masks: a pointer, or a sized array in the checked build."""
    fast = write(
        one="from rondel.fast.ints import Bytes\n\ndef mark(to: Bytes, s: Ints) -> None:\n    to[0] = min(s[0], 255)\n"
    )
    assert "cdef inline void mark(unsigned char * to, long long * s) noexcept nogil:" in unit_text(fast=fast)
    assert "cdef void mark(unsigned char[::1] to, long long[::1] s) except *:" in unit_text(fast=fast, checked=True)


def test_the_checked_build_uses_sized_arrays_and_raises(write: Write) -> None:
    """It checks bounds and overflow; the normal build has pointers and checks lists only."""
    fast = write(one="def head(s: Ints) -> int:\n    return s[0]\n")
    checked = unit_text(fast=fast, checked=True)
    assert "cdef long long head(long long[::1] s) except *:" in checked
    assert "boundscheck=True" in checked
    assert "overflowcheck=True" in checked
    normal = unit_text(fast=fast)
    assert "cdef inline long long head(long long * s) noexcept nogil:" in normal
    assert "boundscheck=True" in normal
    assert "overflowcheck=False" in normal


def test_constants_are_folded(write: Write) -> None:
    """Of the module, of imported modules and of the layout; large ones get an LL suffix."""
    text = unit_text(
        fast=write(
            one="LOW = 3\nHIGH = LOW << 40\n",
            two="""
from rondel.fast.layout import MOST_SEATS
from rondel.fast.rules.one import HIGH, LOW

def numbers(s: Ints) -> int:
    return s[LOW + MOST_SEATS * 2] + HIGH - LOW
""",
        )
    )
    assert f"return s[15] + {3 << 40}LL - 3" in text
    assert "LOW" not in text
    assert "MOST_SEATS" not in text


def test_modules_are_sorted_by_their_imports(write: Write) -> None:
    """Imports inside the unit are removed, others remain."""
    text = unit_text(
        fast=write(
            a="from rondel.fast.rules.b import below\n\ndef above(s: Ints) -> int:\n    return below(s)\n",
            b="import json\n\ndef below(s: Ints) -> int:\n    return s[0]\n",
        )
    )
    assert text.index("below(long long * s)") < text.index("above(long long * s)")
    assert "rondel.fast.rules" not in text
    assert "import json" in text


def test_classes_have_c_attributes_and_release_the_gil(write: Write) -> None:
    """`Ints` attributes are pointers, unit classes are typed, `without_gil` becomes nogil."""
    fast = write(
        one='''
from rondel.fast.ints import free_ints, new_ints, without_gil

def walk(s: Ints, n: int) -> int:
    return s[0] + n

class Thing:
    """A thing."""

    s: Ints
    count: int
    name: str

    def __init__(self, name: str) -> None:
        self.s = new_ints(4)
        self.count = 0
        self.name = name

    def __dealloc__(self) -> None:
        free_ints(self.s)

    def copy(self) -> Thing:
        return Thing(self.name)

def work(thing: Thing, n: int = 3) -> int:
    other = thing.copy()
    with without_gil():
        result = walk(other.s, n)
    return result
'''
    )
    text = unit_text(fast=fast)
    lines = {line.strip() for line in text.splitlines()}
    assert {"cdef class Thing:", "cdef long long * s", "cdef readonly long long count", "cdef Thing other"} <= lines
    assert {"cdef readonly object name", "def __cinit__(self, name):", "with nogil:"} <= lines
    assert "def work(Thing thing not None, long long n=3):" in lines
    assert "nogil" not in unit_text(fast=fast, checked=True)


SMALL = '''
from rondel.fast.ints import free_ints, new_ints, to_int, without_gil

ROOM = 4
FAR = 1 << 62


def item(s: Ints, i: int) -> int:
    return s[i]


def twice(s: Ints, i: int) -> int:
    return s[i] * 2


def sevenths(s: Ints, w: float) -> float:
    return -s[0] // 7 + w / 7 + -s[0] % 7 + size(s[0]) + first(bit(40) | bit(50)) + to_int(2.0)


class Room:
    """Four numbers."""

    s: Ints

    def __init__(self, number: int) -> None:
        self.s = new_ints(ROOM)
        self.s[0] = number
        self.s[1] = FAR

    def __dealloc__(self) -> None:
        free_ints(self.s)

    def item(self, i: int) -> int:
        with without_gil():
            found = item(self.s, i)
        return found

    def twice(self, i: int) -> int:
        return twice(self.s, i)

    def sevenths(self, w: float) -> float:
        return sevenths(self.s, w)
'''


@pytest.mark.slow
@pytest.mark.release
def test_a_small_unit_gives_the_same_results_in_both_builds_and_python(write: Write) -> None:
    """The checked build detects an index out of bounds and an overflow."""
    fast = write(one=SMALL)
    plain: dict[str, Any] = {}
    exec(compile(SMALL.replace("\nfrom", HEAD + "from", 1), "small", "exec"), plain)
    checked = _imported(compile_module(fast=fast, folder=fast / "checked", checked=True))
    for core in (checked, _imported(compile_module(fast=fast, folder=fast / "normal"))):
        room, same = core.Room(23), plain["Room"](23)
        assert (room.item(0), room.item(1), room.twice(0)) == (23, 1 << 62, 46)
        assert room.sevenths(0.1) == same.sevenths(0.1)
        with pytest.raises(OverflowError):
            core.Room(1 << 64)
    with pytest.raises(IndexError):
        checked.Room(1).item(4)
    with pytest.raises(OverflowError):
        checked.Room(1).twice(1)


def _imported(path: Path) -> Any:
    spec = importlib.util.spec_from_file_location(path.name.partition(".")[0], path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


REFUSED = {
    "[i for i in range(3)]": "[i for i in range(3)] is not in the dialect of C functions.",
    "1 << s[0]": "1 << s[0] would have 32 bits on some machines: write bit(…).",
    "s[-1]": "s[-1]: there are no negative indices in C.",
    "s[0] / 2": "The result is an int and is given a float.",
    "s[0] ** 2": "Powers are not in the dialect of C functions.",
    "bit(s)": "Argument 1 of bit is an int and is given an Ints.",
    "bit(1, 2)": "bit takes 1 arguments and is given 2.",
    "bit(r=1)": "bit is called with keywords; C functions take plain arguments.",
    "len(s)": "len is not a C function.",
    "unknown": "unknown has no value here.",
    "max(s[0], 1, 2)": "max takes 2 numbers in a C function.",
    "'text'": "'text' is not in the dialect of C functions.",
    "s[0.5]": "The index of s[0.5] is an int and is given a float.",
    "~0.5": "~ requires an integer.",
    "s is s": "s is s does not compare numbers.",
    "lambda: 1": "lambda: 1 is not in the dialect of C functions.",
}


@pytest.mark.parametrize("expression", REFUSED)
def test_expressions_outside_the_dialect_are_rejected_with_file_and_line(expression: str, write: Write) -> None:
    """They never reach the compiler."""
    fast = write(one=f"\n\ndef number(s: Ints) -> int:\n    return {expression}\n")
    with pytest.raises(DialectError) as caught:
        unit_text(fast=fast)
    assert str(caught.value) == f"one.py:6: {REFUSED[expression]}"


STATEMENTS = {
    "x = 0\n    x = 0.5": "x is an int and is given a float.",
    "a, b = 1, 2": "(1, 2) is not in the dialect of C functions.",
    "raise ValueError": "raise ValueError is not in the dialect of C functions.",
    "for each in s: pass": "for each in s: is not in the dialect of C functions.",
    "s.append(1)": "s.append is not a C function.",
    "return 1": "The return value does not match the function's annotation.",
    "x: list[int] = []": "x is annotated with a type that does not exist in C.",
    "b = s[0] > 1\n    b = s[0]": "b is a bool and is given an int.",
}


@pytest.mark.parametrize("statement", STATEMENTS)
def test_statements_outside_the_dialect_are_rejected(statement: str, write: Write) -> None:
    """Tuples, exceptions, objects, and names that change their type."""
    with pytest.raises(DialectError, match=re.escape(STATEMENTS[statement])):
        unit_text(fast=write(one=f"\ndef do(s: Ints) -> None:\n    {statement}\n"))


def test_all_problems_are_reported_at_once(write: Write) -> None:
    """One run shows everything to fix."""
    wrong = "\ndef {}(s: Ints) -> int:\n    return s[-1]\n"
    with pytest.raises(DialectError) as caught:
        unit_text(fast=write(one=wrong.format("here") + wrong.format("there")))
    assert [line.partition(": ")[0] for line in str(caught.value).splitlines()] == ["one.py:5", "one.py:8"]


def test_names_are_unique_over_the_whole_unit(write: Write) -> None:
    """It becomes one C file."""
    same = "\ndef number(s: Ints) -> int:\n    return s[0]\n"
    with pytest.raises(DialectError, match=r"There is a number in rules/one\.py too; names are unique\."):
        unit_text(fast=write(one=same, two=same))


def test_constants_are_unique_numbers(write: Write) -> None:
    """Two modules cannot give one name different values."""
    with pytest.raises(DialectError, match="There is a second MOST_SEATS"):
        unit_text(fast=write(one="MOST_SEATS = 9\n"))


def test_circular_imports_are_rejected(write: Write) -> None:
    """The modules could not be sorted."""
    with pytest.raises(DialectError, match=r"Circular imports: rules\.one, rules\.two"):
        unit_text(fast=write(one="from rondel.fast.rules.two import b\n", two="from rondel.fast.rules.one import a\n"))


def test_c_functions_have_no_default_values(write: Write) -> None:
    """Only Python functions may have them."""
    with pytest.raises(DialectError, match="plain arguments only, without default values"):
        unit_text(fast=write(one="def f(s: Ints, n: int = 1) -> int:\n    return n\n"))


def test_the_core_is_in_the_dialect() -> None:
    """Every module translates in both builds; the rules modules have the names of the engine's."""
    assert len(unit_files()) > 20
    for checked in (False, True):
        text = unit_text(checked=checked)
        assert all(f"# {path.relative_to(FAST).as_posix()}" in text for path in unit_files() if _has_functions(path))


def _has_functions(path: Path) -> bool:
    return any(isinstance(node, ast.FunctionDef) for node in ast.parse(path.read_text("utf-8")).body)


def test_every_primitive_is_implemented_in_both_builds() -> None:
    """ints.pxi and checked.pxi define all functions of ints.py."""
    tree = ast.parse((FAST / f"{PRIMITIVES}.py").read_text("utf-8"))
    names = {node.name for node in tree.body if isinstance(node, ast.FunctionDef)} - {"without_gil"}
    for file in ("ints.pxi", "checked.pxi"):
        defined = set(re.findall(r"[\w\]] \*?(\w+)(?: \"\w+\")?\(", (NATIVE / file).read_text("utf-8")))
        assert names <= defined, file


def test_the_core_records_its_sources() -> None:
    """With hashes of every module, the layout and the primitives, so that a stale core is noticed."""
    made_from = sources()
    assert {"layout.py", "board.py", "ints.py", "rules/flow.py"} <= set(made_from)
    assert f"SOURCES = {made_from!r}" in Unit().text(checked=False)


def test_missing_python_headers_are_reported_with_the_package(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """Debian packages them separately."""
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    with pytest.raises(BuildError, match="apt-get install -y python3-dev"):
        compiler()


def test_a_missing_compiler_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """dev.py then installs ziglang."""
    monkeypatch.setattr("shutil.which", lambda _: None)
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(BuildError, match="There is no C compiler"):
        compiler()


def test_dev_py_uses_the_same_exit_code_for_a_missing_compiler() -> None:
    """`dev.py` installs ziglang for this exit code; neither file imports the other."""
    import dev
    from native import __main__ as command

    assert dev.NO_COMPILER == command.NO_COMPILER
