"""Installation of `rondel` and its extras into empty environments; see docs/releasing.md."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import tarfile
import tomllib
import zipfile
from collections.abc import Callable
from importlib.machinery import EXTENSION_SUFFIXES
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest
from tests.locales.language_lists import COMPLETE

import rondel
from rondel.extras import EXTRAS
from rondel.languages import languages

ROOT = Path(__file__).resolve().parent.parent
UV = Path(sys.executable).with_name("uv")
PYPROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))
GAME = """
import sys, rondel, rondel.bots, rondel.lessons, rondel.rules
game = rondel.new_game("imperial", players=3, seed=5)
bots = [rondel.bots.make("hard") for _ in range(3)]
while not game.over:
    seat = game.decision.player
    game.play(bots[seat].choose(game.seat_view(seat), game.decision))
outside = {name.partition(".")[0] for name in sys.modules} - set(sys.stdlib_module_names)
outside -= {"cython_runtime"}  # No package: what the compiled core calls itself in tracebacks.
print(game.scores, sorted(name for name in outside if not name.startswith("_")))
"""
# Packages that tests.research.heavy installs in its own environments.
NOT_INSTALLED = {
    "pyspiel": ["open_spiel"],
    "distributed": ["distributed"],
    "ray": ["ray"],
    "sb3_contrib": ["sb3-contrib"],
    "torch": ["torch"],
}

Environment = Callable[..., "subprocess.CompletedProcess[str]"]


def _build(target: str, source: Path, folder: Path, says: str = "", **variables: str) -> Path:
    """Build the sdist or the wheel of a folder with the backend itself, without the browser page unless asked for."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", target, "-d", str(folder)]
    environment = {**os.environ, "RONDEL_SKIP_WEB": "1", **variables}
    built = subprocess.run(command, cwd=source, env=environment, capture_output=True, text=True, check=False)
    assert built.returncode == 0, built.stdout + built.stderr
    assert says in built.stdout + built.stderr
    (file,) = folder.glob("*.tar.gz" if target == "sdist" else "*.whl")
    return file


@pytest.fixture(scope="module")
def sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return _build("sdist", ROOT, tmp_path_factory.mktemp("sdist"))


@pytest.fixture(scope="module")
def unpacked(sdist: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder with the sources of the sdist."""
    folder = tmp_path_factory.mktemp("unpacked")
    with tarfile.open(sdist) as archive:
        archive.extractall(folder, filter="data")
    (source,) = folder.iterdir()
    return source


@pytest.fixture(scope="module")
def wheel(unpacked: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel built from the sdist, with the compiled core."""
    return _build("wheel", unpacked, tmp_path_factory.mktemp("wheel"), RONDEL_PURE="0")


@pytest.fixture(scope="module")
def environment(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Callable[[str], Environment]:
    """`environment("cli")` installs `rondel[cli]` into an empty environment and returns a function that runs programs
    there.
    """

    def make(extras: str) -> Environment:
        folder = tmp_path_factory.mktemp("environment")
        subprocess.run([UV, "venv", "-q", "--python", sys.executable, folder / "venv"], check=True)
        programs = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        wanted = f"rondel[{extras}] @ {wheel.as_uri()}" if extras else str(wheel)
        install: list[str | Path] = [UV, "pip", "install", "-q", "--python", programs / "python"]
        install += ["-c", "requirements/run.txt", wanted]
        # Most packages are in uv's cache; the registries are only used if one is not.
        if subprocess.run([*install, "--offline"], cwd=ROOT, capture_output=True, check=False).returncode:
            subprocess.run(install, cwd=ROOT, check=True)

        def run(program: str, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
            clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "RONDEL"))}
            return subprocess.run(
                [programs / program, *words],
                cwd=folder,
                env={**clean, "LC_ALL": "C.UTF-8", **variables},
                capture_output=True,
                text=True,
                check=False,
            )

        return run

    return make


def _sentence(answer: subprocess.CompletedProcess[str]) -> str:
    """Return the one line on stderr of a failed command."""
    assert answer.returncode == 1, answer
    assert answer.stdout == ""
    (line,) = answer.stderr.splitlines()
    return line


def test_engine_and_bots_work_without_extras(environment: Callable[[str], Environment]) -> None:
    """`pip install rondel` needs no other package; errors name the required extra."""
    run = environment("")
    played = run("python", "-c", GAME)
    assert re.fullmatch(r"\[\d+, \d+, \d+\] \['rondel'\]\n", played.stdout), played.stderr

    pure = run("python", "-c", GAME, RONDEL_PURE="1")
    assert pure.stdout == played.stdout, "bots choose the same actions without the compiled core"
    tried = run("python", str(ROOT / "tests" / "fast" / "try_installed.py"))
    assert tried.stdout == "The compiled core runs and plays like the pure one.\n", tried.stderr

    assert _sentence(run("rondel")).endswith("pip install 'rondel[cli]'")
    assert _sentence(run("rondel", "simulate")).startswith("The command line needs the package ")
    for asked, extra in {"import rondel.locales": "cli", "import rondel.server; rondel.server.run()": "server"}.items():
        answer = run("python", "-c", asked)
        assert answer.returncode == 1
        assert answer.stderr.splitlines()[-1].startswith("rondel.extras.MissingExtra: ")
        assert answer.stderr.splitlines()[-1].endswith(f"pip install 'rondel[{extra}]'")


def test_the_cli_extra_alone_names_the_server_extra(environment: Callable[[str], Environment]) -> None:
    """`rondel[cli]` plays and simulates; `serve` and `admin` report the missing extra in one sentence."""
    run = environment("cli")
    assert run("rondel", "--version").stdout == f"rondel {rondel.__version__}\n"
    assert run("rondel", "rules", "R8.4").returncode == 0
    simulated = run("rondel", "simulate", "--games", "1", "--json", "-")
    assert '"games"' in simulated.stdout, simulated.stderr
    for words in (["serve"], [], ["admin", "games"]):
        sentence = _sentence(run("rondel", *words))
        assert sentence.startswith("The server needs the package ")
        assert sentence.endswith("pip install 'rondel[server]'")


def test_the_server_extra_alone_names_the_postgresql_extra(environment: Callable[[str], Environment]) -> None:
    """`rondel[server]` uses SQLite; a PostgreSQL URL needs one more package."""
    run = environment("server")
    sentence = _sentence(run("rondel", "serve", "--no-browser", "--database", "postgresql://localhost/rondel"))
    assert sentence == "A PostgreSQL database needs the package psycopg: pip install 'rondel[postgres]'"
    assert run("rondel", "admin", "games").returncode == 0


def test_the_extra_all_is_complete(environment: Callable[[str], Environment]) -> None:
    """With `rondel[all]` every module of the wheel can be imported, or names an extra that `all` excludes."""
    run = environment("all")
    apart = sorted(set(EXTRAS) - {*re.findall(r"\w+", PYPROJECT["project"]["optional-dependencies"]["all"][0]), "cli"})
    script = (
        "import importlib, pkgutil, rondel\n"
        "from rondel.extras import MissingExtra\n"
        f"apart = tuple(f'rondel[{{extra}}]\\'' for extra in {apart})\n"
        "for module in pkgutil.walk_packages(rondel.__path__, 'rondel.'):\n"
        "    if not module.name.endswith('__main__') and '.migrations.' not in module.name:\n"
        "        try:\n"
        "            importlib.import_module(module.name)\n"
        "        except MissingExtra as error:\n"
        "            assert str(error).endswith(apart), error\n"
        "import numpy, openskill, psycopg; print('imported')"
    )
    answer = run("python", "-c", script)
    assert answer.stdout == "imported\n", answer.stderr


def _normal(distribution: str) -> str:
    return re.sub(r"[._-]+", "-", distribution).lower()


def test_the_table_of_extras_is_complete() -> None:
    """The table in src/rondel/extras.py lists exactly the packages of the extras in pyproject.toml."""
    distributions = {**NOT_INSTALLED, **packages_distributions()}
    for extra, (_, packages) in EXTRAS.items():
        words = PYPROJECT["project"]["optional-dependencies"][extra]
        brought = {_normal(re.split(r"[\[>=]", word)[0]) for word in words if not word.startswith("rondel[")}
        behind = [{_normal(name) for name in distributions[package]} & brought for package in packages]
        assert all(behind), (extra, packages)
        assert set().union(*behind) == brought, extra


def test_there_are_no_dependencies_without_extras() -> None:
    """The engine and the bots need only the standard library."""
    assert PYPROJECT["project"]["dependencies"] == []


def test_the_version_is_defined_once() -> None:
    """`rondel.__version__` is the only definition; the changelog has a matching heading."""
    assert "version" in PYPROJECT["project"]["dynamic"]
    assert '"version"' not in (ROOT / "web" / "package.json").read_text("utf-8")
    headings = re.findall(r"^## \[(.+?)\]", (ROOT / "CHANGELOG.md").read_text("utf-8"), re.MULTILINE)
    assert headings[0] == "Unreleased"
    assert headings[1:] == [] or headings[1] == rondel.__version__


def test_the_sdist_is_complete(sdist: Path) -> None:
    """It contains sources, browser game, tests and lock files, but no build artifacts."""
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {"src/rondel/__init__.py", "web/package-lock.json", "hatch_build.py", "docs/rules.md", "LICENSE"} <= names
    assert {"dev.py", "tests/conftest.py", "requirements/dev.txt"} <= names
    assert {"native/unit.py", "native/ints.h", "native/ints.pxi", "src/rondel/fast/rules/flow.py"} <= names
    assert not [name for name in names if re.search(r"(^|/)(node_modules|static|\.venv|\.git|artefacts)(/|$)", name)]
    assert not [name for name in names if name.endswith((".so", ".pyx", ".c"))]


def test_the_wheel_contains_the_compiled_core(wheel: Path) -> None:
    """It is a wheel for this Python and platform, without the checked build and the C sources."""
    cores = [name for name in zipfile.ZipFile(wheel).namelist() if "/_core" in name]
    assert cores == [f"rondel/fast/_core{EXTENSION_SUFFIXES[0]}"]
    assert "-none-any" not in wheel.name


def test_preparing_metadata_builds_nothing(unpacked: Path, tmp_path: Path) -> None:
    """pip reads the metadata from the backend itself, and nothing is written into the source tree."""
    before = sorted(unpacked.rglob("*"))
    script = "import sys, hatch_build as backend; backend.prepare_metadata_for_build_wheel(sys.argv[1])"
    environment = {**os.environ, "PIP_BUILD_TRACKER": str(tmp_path), "PATH": "", "PYTHONDONTWRITEBYTECODE": "1"}
    subprocess.run([sys.executable, "-c", script, tmp_path], cwd=unpacked, env=environment, check=True)
    (metadata,) = tmp_path.glob("*.dist-info/METADATA")
    assert f"\nVersion: {rondel.__version__}\n" in metadata.read_text("utf-8")
    assert sorted(unpacked.rglob("*")) == before


def test_the_page_of_the_sdist_needs_no_node(unpacked: Path, tmp_path: Path) -> None:
    """Without Node the page is taken from the sdist; if that has none, it is left out with a warning."""
    variables = {"RONDEL_PURE": "1", "PATH": "", "PYTHONDONTWRITEBYTECODE": "1"}
    before = sorted(unpacked.rglob("*"))
    says = "The browser page is left out, so `rondel serve` has no lobby. There is no Node.js"
    without = _build("wheel", unpacked, tmp_path / "without", says, RONDEL_SKIP_WEB="", **variables)
    assert not [name for name in zipfile.ZipFile(without).namelist() if "/static/" in name]
    assert sorted(unpacked.rglob("*")) == before

    shipped = tmp_path / "shipped"
    shutil.copytree(unpacked, shipped)
    static = shipped / "src/rondel/server/static"
    static.mkdir()
    (static / "index.html").write_text("the page")
    stamp = "from web import page; (page.STATIC / page.STAMP).write_text(page.fingerprint())"
    subprocess.run([sys.executable, "-c", stamp], cwd=shipped, check=True)
    wheel = _build("wheel", shipped, tmp_path / "with", RONDEL_SKIP_WEB="", **variables)
    assert zipfile.ZipFile(wheel).read("rondel/server/static/index.html") == b"the page"
    sdist = _build("sdist", shipped, tmp_path / "again", RONDEL_SKIP_WEB="0", **variables)
    with tarfile.open(sdist) as archive:
        assert [name for name in archive.getnames() if name.endswith("/src/rondel/server/static/index.html")]


@pytest.mark.parametrize(
    ("variables", "says"),
    [
        ({"RONDEL_PURE": "1"}, ""),
        (
            {"CC": "/nowhere/cc"},
            "The fast core is not compiled, it will run as plain Python. The C compiler /nowhere/cc",
        ),
    ],
)
def test_the_wheel_is_pure_without_a_compiler_or_on_request(
    unpacked: Path, tmp_path: Path, variables: dict[str, str], says: str
) -> None:
    """Such a wheel has only the plain modules and runs everywhere; the reason is printed during the build."""
    pure = _build("wheel", unpacked, tmp_path, says, **variables)
    assert pure.name == f"rondel-{rondel.__version__}-py3-none-any.whl"
    assert not [name for name in zipfile.ZipFile(pure).namelist() if "/_core" in name]


def test_the_wheel_is_complete(wheel: Path) -> None:
    """It contains boards, rules, lessons, catalogs and action ids, but no tests and tools."""
    inside = set(zipfile.ZipFile(wheel).namelist())
    expected = {f"rondel/rules/{lang}.md" for lang in COMPLETE}
    expected |= {f"rondel/locales/{lang}/{file}" for lang in languages() for file in ("names.ftl", "language.toml")}
    expected |= {f"rondel/editions/{edition}/board.toml" for edition in ("imperial", "imperial_2030")}
    expected |= {f"rondel/fast/actions/{edition}.txt" for edition in ("imperial", "imperial_2030")}
    expected |= {"rondel/py.typed", "rondel/engine/game.py", "rondel/cli/play.py", "rondel/server/app.py"}
    assert expected - inside == set()
    assert not [name for name in inside if name.startswith(("tests/", "web/", "maps/", "dev.py"))]
