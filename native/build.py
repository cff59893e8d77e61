"""Build of the compiled core: Cython generates C, and the system compiler or ziglang builds the extension module.

The module is built in native/build/ and copied to src/rondel/fast/ in a checkout. It is rebuilt only if the sources,
the translator, Cython or Python have changed. There are two builds: `_core`, and `_core_checked` with bounds checks.
"""

from __future__ import annotations

import hashlib
import importlib.metadata
import importlib.util
import os
import shlex
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from native.problem import ROOT
from native.unit import FAST, sources, unit_text

NATIVE = ROOT / "native"
BUILD = NATIVE / "build"
SUFFIX = sysconfig.get_config_var("EXT_SUFFIX") or ".so"
# Floats must equal Python's: no contraction, no fast math. Integers wrap as in CPython.
FLAGS = ("-O2", "-fwrapv", "-fno-strict-aliasing", "-ffp-contract=off", "-DNDEBUG", "-w")
CHECKED_FLAGS = ("-O1", "-fwrapv", "-fno-strict-aliasing", "-ffp-contract=off", "-w")

# Baseline CPU as with other compilers; no sanitizer traps, no debug symbols.
ZIG_FLAGS = ("-mcpu=baseline", "-fno-sanitize=undefined", "-s")


class BuildError(Exception):
    """A build requirement is missing or a tool failed; the message says which."""


class NoCompiler(BuildError):
    """Neither a system C compiler nor ziglang was found."""


def module_name(*, checked: bool = False) -> str:
    return "_core_checked" if checked else "_core"


def in_place(*, checked: bool = False) -> Path:
    """Return the path of the compiled module in the checkout."""
    return FAST / (module_name(checked=checked) + SUFFIX)


def is_fresh(*, checked: bool = False) -> bool:
    """Return whether the compiled module of the checkout is up to date."""
    stamp = _stamp(checked)
    return in_place(checked=checked).exists() and stamp.exists() and stamp.read_text() == fingerprint()


def _stamp(checked: bool) -> Path:
    return BUILD / f"{in_place(checked=checked).name}.stamp"


def fingerprint() -> str:
    """Return a hash of everything the compiled module depends on."""
    chosen = [os.environ.get(name, "") for name in ("CC", "ARCHFLAGS")]
    digest = hashlib.sha256(f"{sources()} {SUFFIX} {cython_version()} {chosen}".encode())
    for path in sorted(path for path in NATIVE.glob("*.*") if path.suffix in (".py", ".h", ".pxi")):
        digest.update(path.name.encode() + path.read_bytes())
    return digest.hexdigest()


def build(*, checked: bool = False) -> Path:
    """Compile the module into the checkout unless it is up to date; return its path."""
    target = in_place(checked=checked)
    if not is_fresh(checked=checked):
        # Taken before compiling, so that later changes of the sources trigger another build.
        built_from = fingerprint()
        built = compile_module(checked=checked)
        # Replace, don't overwrite: running processes keep the old file.
        replacement = target.with_suffix(".new")
        shutil.copyfile(built, replacement)
        replacement.replace(target)
        _stamp(checked).write_text(built_from)
    return target


def compile_module(*, checked: bool = False, fast: Path = FAST, folder: Path = BUILD) -> Path:
    """Compile the core into a folder and return the module's path; raise `BuildError` or `DialectError`."""
    name = module_name(checked=checked)
    command = compiler()
    if not cython_version():
        raise BuildError("Cython is not installed.")
    folder.mkdir(exist_ok=True)
    unit, source, made = folder / f"{name}.pyx", folder / f"{name}.c", folder / (name + SUFFIX)
    unit.write_text(unit_text(checked=checked, fast=fast), "utf-8")
    cython = [sys.executable, "-m", "cython", "-3", "-I", str(NATIVE), "--module-name", f"rondel.fast.{name}"]
    _run([*cython, str(unit), "-o", str(source)])
    if not command:
        return _with_setuptools(name, source, folder)
    includes = dict.fromkeys(sysconfig.get_path(kind) for kind in ("include", "platinclude"))
    flags = [*(CHECKED_FLAGS if checked else FLAGS), *(f"-I{path}" for path in (*includes, NATIVE))]
    shared = ["-shared", "-fPIC"]
    if sys.platform == "darwin":
        shared = ["-bundle", "-undefined", "dynamic_lookup", *shlex.split(os.environ.get("ARCHFLAGS", ""))]
    _run([*command, *flags, *shared, str(source), "-o", str(made), "-lm"])
    return made


def compiler() -> list[str]:
    """Return the C compiler command; empty on Windows, where setuptools finds it. Raise `BuildError` without one."""
    if not Path(sysconfig.get_path("include"), "Python.h").exists():
        raise BuildError("Python's headers are not installed (on Debian and Ubuntu: apt-get install -y python3-dev).")
    if os.name == "nt":
        if importlib.util.find_spec("setuptools") is None:
            raise BuildError("setuptools, which finds the compiler on Windows, is not installed.")
        return []
    wanted = os.environ.get("CC", "")
    for candidate in [wanted] if wanted else [sysconfig.get_config_var("CC") or "", "cc", "gcc", "clang"]:
        if candidate and shutil.which(shlex.split(candidate)[0]):
            return shlex.split(candidate)
    if wanted:
        raise BuildError(f"The C compiler {wanted} (from CC) was not found.")
    if importlib.util.find_spec("ziglang") is not None:
        return [sys.executable, "-m", "ziglang", "cc", *ZIG_FLAGS]
    raise NoCompiler("There is no C compiler.")


def cython_version() -> str:
    """Return the version of Cython; empty if it is not installed."""
    try:
        return importlib.metadata.version("cython")
    except importlib.metadata.PackageNotFoundError:
        return ""


def _with_setuptools(name: str, source: Path, folder: Path) -> Path:
    """Compile with the Microsoft compiler that setuptools finds."""
    from setuptools import Distribution, Extension
    from setuptools.errors import BaseError, CCompilerError

    options = ["/O2", "/fp:precise", "/w"]
    extension = Extension(name, [str(source)], include_dirs=[str(NATIVE)], extra_compile_args=options)
    command = Distribution({"name": name, "ext_modules": [extension]}).get_command_obj("build_ext")
    command.build_lib, command.build_temp = str(folder), str(folder / "temporary")
    command.ensure_finalized()
    try:
        command.run()
    except (BaseError, CCompilerError) as error:
        raise BuildError(f"Microsoft's C compiler failed: {error}") from error
    return folder / (name + SUFFIX)


def _run(command: list[str]) -> None:
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if result.returncode:
        raise BuildError(f"{shlex.join(command)} failed:\n{result.stdout}{result.stderr}")
