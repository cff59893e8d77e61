"""Builds the page for a static host: no server, Python in the browser. Run by `python3 dev.py site` (docs/site.md).

The page is the one that `rondel serve` sends; beside it lie Pyodide, the part of this program that plays
(`rondel.solo` and what it needs), and what can be told without Python: editions, rules, lessons.
"""

from __future__ import annotations

import hashlib
import html
import json
import re
import shutil
import subprocess
import sys
import zipfile
from datetime import date, timedelta
from pathlib import Path
from typing import Any

from rondel import languages, puzzles
from rondel.solo import Solo

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SOURCE = ROOT / "src"
STATIC = SOURCE / "rondel" / "server" / "static"
PYODIDE = HERE / "node_modules" / "pyodide"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
# Each kind of page is a folder with a file of its own: a static host knows no addresses but those of files.
PAGES = ("about", "aid", "learn", "new", "puzzles", "rules", "settings", "t")
# Of these everything is needed, also what is imported only when it is wanted; of the others what is imported.
WHOLE = ("bots", "editions", "engine", "fast", "lessons", "solo")
DATA = (".py", ".toml", ".json", ".txt")
MARK = '<meta name="rondel-solo"'
# The puzzles of these days are told without Python; later ones by it.
FIRST_DAY, DAYS = date(2026, 1, 1), 4 * 365
# Of the scripts, those that the first page wants, besides those that a server's wants.
FIRST = re.compile(r"assets/(solo|notifications|account|cut)\b.*|facts/\w+/(catalogue|lessons)\.json")


def main(words: list[str]) -> int:
    """Fills a folder, `artefacts/site` unless another one is named, from the built page (or a second folder)."""
    target = Path(words[0]).resolve() if words else ROOT / "artefacts" / "site"
    page = Path(words[1]) if len(words) > 1 else STATIC
    if target.exists() and any(target.iterdir()) and not is_ours(target):
        print(f"{target} is no folder of ours; it is left as it is.", file=sys.stderr)
        return 1
    shutil.rmtree(target, ignore_errors=True)
    install_pyodide()
    # A static host compresses by itself: the forms that our server sends are not needed.
    shutil.copytree(page, target, ignore=shutil.ignore_patterns(".*", "*.br", "*.gz"))
    # Below these two folders, as below `assets`, whatever changes has another name: it can be kept for good.
    site = {"facts": write_facts(target / "facts"), **write_python(target / "python")}
    site["version"] = version_of(target)
    write_pages(target, site)
    write_worker(target, site["version"])
    size = sum(path.stat().st_size for path in target.rglob("*") if path.is_file())
    print(f"{target}: {size / 1e6:.1f} MB. Any web server can send it, from any path.")
    return 0


def is_ours(target: Path) -> bool:
    """Whether a folder was made by this program and may be made anew."""
    page = target / "index.html"
    return page.exists() and MARK in page.read_text(encoding="utf-8")


def install_pyodide() -> None:
    """What the lock beside this file names, unless it is there already."""
    installed, lock = HERE / "node_modules" / ".package-lock.json", HERE / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm = [sys.executable, str(ROOT / "web" / "page.py"), "--npm", str(HERE)]
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], check=True)


def write_pages(target: Path, site: dict[str, Any]) -> None:
    """One page for each address; every one says in its head which files belong to it."""
    page = (target / "index.html").read_text(encoding="utf-8")
    charset = '<meta charset="utf-8" />'
    if charset not in page:
        raise SystemExit("The page has no place for the mark of a page without a server.")
    mark = f'{MARK} content="{html.escape(json.dumps(site))}" />'
    page = page.replace(charset, f"{charset}\n    {mark}", 1)
    (target / "index.html").write_text(page, encoding="utf-8")
    for name in PAGES:
        (target / name).mkdir()
        (target / name / "index.html").write_text(page.replace('="./', '="../'), encoding="utf-8")


def write_facts(target: Path) -> str:
    """What is the same for everybody, as Python would answer it: nobody waits for Python to read the rules.

    The answer is the folder they lie in.
    """
    solo = Solo()

    def told(path: str) -> str:
        status, body = solo.handle("GET", path)
        if status != 200:
            raise SystemExit(f"{path}: {body}")
        return body

    catalogue = told("/api/catalogue")
    facts = {"catalogue": catalogue, "lessons": told("/api/lessons")}
    for edition in json.loads(catalogue)["editions"]:
        facts[f"editions/{edition['id']}"] = told(f"/api/editions/{edition['id']}")
    for tag in languages.languages():
        facts[f"rules/{tag}"] = told(f"/api/rules?lang={tag}")
    days = [puzzles.daily(FIRST_DAY + timedelta(days=number)).id for number in range(DAYS)]
    listed = json.loads(told("/api/puzzles"))["puzzles"]
    facts["puzzles"] = json.dumps({"first_day": FIRST_DAY.isoformat(), "daily": days, "puzzles": listed})
    folder = target / shortened(hashlib.sha256(json.dumps(facts).encode()))
    for name, text in facts.items():
        path = folder / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return f"facts/{folder.name}"


def write_python(target: Path) -> dict[str, Any]:
    """Pyodide, msgspec and our own part; the answer says where they lie, for the worker that loads them."""
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    pyodide = target / f"pyodide-{version}"
    pyodide.mkdir(parents=True)
    for name in FILES:
        shutil.copy(PYODIDE / name, pyodide / name)
    wheel = fetch_msgspec()
    shutil.copy(wheel, target / wheel.name)
    archive = target / "rondel.zip"
    write_archive(archive)
    archive = archive.rename(target / f"rondel-{shortened(hashlib.sha256(archive.read_bytes()))}.zip")
    files = [path for path in target.rglob("*") if path.is_file() and path.suffix != ".mjs"]
    return {
        "bytes": sum(path.stat().st_size for path in files),
        "pyodide": f"python/{pyodide.name}",
        "archives": [
            {"file": f"python/{wheel.name}", "format": "wheel"},
            {"file": f"python/{archive.name}", "format": "zip"},
        ],
    }


def shortened(digest: hashlib._Hash) -> str:
    return digest.hexdigest()[:8]


def known_build(target: Path) -> tuple[str, dict[str, Any]]:
    """What the worker of the built page says it consists of: the line, and what it means."""
    found = re.search(r"^const BUILD = (\{.*\});$", (target / "sw.js").read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        raise SystemExit("The worker of the page does not say what it is made of.")
    return found[0], json.loads(found[1])


def besides(target: Path) -> list[str]:
    """What lies here besides the built page."""
    paths = sorted(path for name in ("facts", "python") for path in (target / name).rglob("*") if path.is_file())
    return [path.relative_to(target).as_posix() for path in paths]


def version_of(target: Path) -> str:
    """Another one as soon as a byte of any file differs: all that is added has a name of its own for that."""
    digest = hashlib.sha256(known_build(target)[1]["version"].encode())
    digest.update("\n".join([*PAGES, *besides(target)]).encode())
    return digest.hexdigest()[:16]


def write_worker(target: Path, version: str) -> None:
    """The worker of the built page, told of what lies here besides, and of what it takes to play without a network."""
    line, build = known_build(target)
    build["files"] += besides(target)
    build["pages"] += [f"{name}/" for name in PAGES]
    # Pages of this version are known by it: they all say it in their heads.
    build["version"] = build["entry"] = version
    build["shell"] += [file for file in build["files"] if FIRST.fullmatch(file) and file not in build["shell"]]
    build["languages"] = {
        tag: [file for file in build["files"] if in_language(file, tag)] for tag in languages.languages()
    }
    spoken = {file for files in build["languages"].values() for file in files}
    build["play"] = [file for file in build["files"] if file not in spoken]
    worker = target / "sw.js"
    text = worker.read_text(encoding="utf-8")
    known = json.dumps(build, separators=(",", ":"))
    worker.write_text(text.replace(line, f"const BUILD = {known};"), encoding="utf-8")


def in_language(file: str, tag: str) -> bool:
    """Whether a file is of use only to readers of this language."""
    return re.fullmatch(rf"assets/(texts|later)-{tag}-[\w-]{{8}}\.json|facts/\w+/rules/{tag}\.json", file) is not None


def fetch_msgspec() -> Path:
    """The locked msgspec, built for Pyodide; its hash is in the lock like those of all others."""
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    lock = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    wanted = re.search(r"^msgspec==.*(?:\n +--hash=.*)+", lock, re.MULTILINE)
    if wanted is None:
        raise SystemExit("requirements/dev.txt does not lock msgspec.")
    version = "".join(info["python"].split(".")[:2])
    platform = f"pyemscripten_{info['abi_version']}_{info['arch']}"
    kept = HERE / "node_modules" / ".wheels"
    kept.mkdir(exist_ok=True)
    for wheel in kept.glob(f"msgspec-*-cp{version}-{platform}.whl"):
        if hashlib.sha256(wheel.read_bytes()).hexdigest() in wanted[0]:
            return wheel
        wheel.unlink()
    requirement = kept / "msgspec.txt"
    requirement.write_text(wanted[0] + "\n", encoding="utf-8")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--require-hashes", "--only-binary=:all:", "--implementation=cp", f"--python-version={version}"]
    command += [f"--abi=cp{version}", f"--platform={platform}"]
    subprocess.run([*command, "-r", str(requirement), "-d", str(kept)], check=True)
    return next(kept.glob(f"msgspec-*-cp{version}-{platform}.whl"))


def write_archive(target: Path) -> None:
    """The part of this program that plays, in an order and with dates that are always the same."""
    package = SOURCE / "rondel"
    found = {path for name in WHOLE for path in (package / name).rglob("*") if path.suffix in DATA}
    found |= set(package.glob("locales/*/language.toml")) | {package / "locales" / "en" / "bots.ftl"}
    found.add(package / "puzzles" / "puzzles.jsonl")
    found |= {Path(line) for line in imported()}
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(found):
            if "__pycache__" not in path.parts:
                entry = zipfile.ZipInfo(path.relative_to(SOURCE).as_posix(), (2020, 1, 1, 0, 0, 0))
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, path.read_bytes())


def imported() -> list[str]:
    """The files of ours that are imported where the program plays without a server, in a process that knows no more."""
    code = (
        "import sys, rondel.solo.browser\n"
        "files = {getattr(each, '__file__', None) for name, each in list(sys.modules.items()) "
        "if name.split('.')[0] == 'rondel'}\n"
        "print(*sorted(filter(None, files)), sep='\\n')"
    )
    answer = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return [line for line in answer.stdout.splitlines() if line.endswith(".py")]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
