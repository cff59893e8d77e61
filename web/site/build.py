"""Build the static site: no server, Python runs in the browser. Run by `python3 dev.py site` (docs/site.md).

The page is the same as that of `rondel serve`, plus Pyodide, the part of this program that plays (`rondel.solo` and its
dependencies), and static responses that need no Python: editions, rules, lessons.
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
# One folder with an index.html per kind of page, because a static host has no routes.
PAGES = ("about", "aid", "learn", "new", "puzzles", "rules", "settings", "t")
# Packages to include completely, because of lazy imports; of others, only the imported modules.
COMPLETE_PACKAGES = ("bots", "editions", "engine", "fast", "lessons", "solo")
DATA = (".py", ".toml", ".json", ".txt")
METADATA = '<meta name="rondel-solo"'
# Puzzles of these days are precomputed; later ones need Python.
FIRST_DAY, DAYS = date(2026, 1, 1), 4 * 365
# Additional files that the first page needs on a static host.
FIRST_PAGE = re.compile(r"assets/(solo|notifications|account|cut)\b.*|facts/\w+/(catalogue|lessons)\.json")


def main(arguments: list[str]) -> int:
    """Build the site in a folder (default: `artefacts/site`) from the built page (or a second folder)."""
    target = Path(arguments[0]).resolve() if arguments else ROOT / "artefacts" / "site"
    page = Path(arguments[1]) if len(arguments) > 1 else STATIC
    if target.exists() and any(target.iterdir()) and not is_ours(target):
        print(f"{target} was not made by this program; it is left unchanged.", file=sys.stderr)
        return 1
    shutil.rmtree(target, ignore_errors=True)
    install_pyodide()
    # Static hosts compress files themselves.
    shutil.copytree(page, target, ignore=shutil.ignore_patterns(".*", "*.br", "*.gz"))
    # Like in `assets`, paths in these two folders contain hashes, so the files can be cached indefinitely.
    site = {"facts": write_facts(target / "facts"), **write_python(target / "python")}
    site["version"] = version_of(target)
    write_pages(target, site)
    write_worker(target, site["version"])
    size = sum(path.stat().st_size for path in target.rglob("*") if path.is_file())
    print(f"{target}: {size / 1e6:.1f} MB. Any web server can send it, from any path.")
    return 0


def is_ours(target: Path) -> bool:
    """Whether a folder was made by this program and may be overwritten."""
    page = target / "index.html"
    return page.exists() and METADATA in page.read_text(encoding="utf-8")


def install_pyodide() -> None:
    """Install the locked Pyodide next to this file, unless it is up to date."""
    installed, lock = HERE / "node_modules" / ".package-lock.json", HERE / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm = [sys.executable, str(ROOT / "web" / "page.py"), "--npm", str(HERE)]
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], check=True)


def write_pages(target: Path, site: dict[str, Any]) -> None:
    """Write one page per kind, with the metadata of the site in its head."""
    page = (target / "index.html").read_text(encoding="utf-8")
    charset = '<meta charset="utf-8" />'
    if charset not in page:
        raise SystemExit("The page has no charset element to insert the metadata of the site after.")
    mark = f'{METADATA} content="{html.escape(json.dumps(site))}" />'
    page = page.replace(charset, f"{charset}\n    {mark}", 1)
    (target / "index.html").write_text(page, encoding="utf-8")
    for name in PAGES:
        (target / name).mkdir()
        (target / name / "index.html").write_text(page.replace('="./', '="../'), encoding="utf-8")


def write_facts(target: Path) -> str:
    """Write the responses that are the same for everyone, so that they do not need Python; return their folder."""
    solo = Solo()

    def response(path: str) -> str:
        status, body = solo.handle("GET", path)
        if status != 200:
            raise SystemExit(f"{path}: {body}")
        return body

    catalogue = response("/api/catalogue")
    facts = {"catalogue": catalogue, "lessons": response("/api/lessons")}
    for edition in json.loads(catalogue)["editions"]:
        facts[f"editions/{edition['id']}"] = response(f"/api/editions/{edition['id']}")
    for tag in languages.languages():
        facts[f"rules/{tag}"] = response(f"/api/rules?lang={tag}")
    days = [puzzles.daily(FIRST_DAY + timedelta(days=number)).id for number in range(DAYS)]
    listed = json.loads(response("/api/puzzles"))["puzzles"]
    facts["puzzles"] = json.dumps({"first_day": FIRST_DAY.isoformat(), "daily": days, "puzzles": listed})
    folder = target / short_hash(hashlib.sha256(json.dumps(facts).encode()))
    for name, text in facts.items():
        path = folder / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return f"facts/{folder.name}"


def write_python(target: Path) -> dict[str, Any]:
    """Write Pyodide, msgspec and our own code; return their paths for the worker."""
    version = json.loads((PYODIDE / "package.json").read_text(encoding="utf-8"))["version"]
    pyodide = target / f"pyodide-{version}"
    pyodide.mkdir(parents=True)
    for name in FILES:
        shutil.copy(PYODIDE / name, pyodide / name)
    wheel = fetch_msgspec()
    shutil.copy(wheel, target / wheel.name)
    archive = target / "rondel.zip"
    write_archive(archive)
    archive = archive.rename(target / f"rondel-{short_hash(hashlib.sha256(archive.read_bytes()))}.zip")
    files = [path for path in target.rglob("*") if path.is_file() and path.suffix != ".mjs"]
    return {
        "bytes": sum(path.stat().st_size for path in files),
        "pyodide": f"python/{pyodide.name}",
        "archives": [
            {"file": f"python/{wheel.name}", "format": "wheel"},
            {"file": f"python/{archive.name}", "format": "zip"},
        ],
    }


def short_hash(digest: hashlib._Hash) -> str:
    return digest.hexdigest()[:8]


def parse_build(target: Path) -> tuple[str, dict[str, Any]]:
    """Return the BUILD line of the service worker and its parsed content."""
    found = re.search(r"^const BUILD = (\{.*\});$", (target / "sw.js").read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        raise SystemExit("The service worker of the page has no BUILD line.")
    return found[0], json.loads(found[1])


def added_files(target: Path) -> list[str]:
    """Paths of the files added to the built page."""
    paths = sorted(path for name in ("facts", "python") for path in (target / name).rglob("*") if path.is_file())
    return [path.relative_to(target).as_posix() for path in paths]


def version_of(target: Path) -> str:
    """Hash of all files; the paths of added files contain hashes of their content."""
    digest = hashlib.sha256(parse_build(target)[1]["version"].encode())
    digest.update("\n".join([*PAGES, *added_files(target)]).encode())
    return digest.hexdigest()[:16]


def write_worker(target: Path, version: str) -> None:
    """Update the service worker with the added files and those needed to play offline."""
    line, build = parse_build(target)
    build["files"] += added_files(target)
    build["pages"] += [f"{name}/" for name in PAGES]
    # Pages are matched by the version in their metadata.
    build["version"] = build["entry"] = version
    build["shell"] += [file for file in build["files"] if FIRST_PAGE.fullmatch(file) and file not in build["shell"]]
    build["languages"] = {
        tag: [file for file in build["files"] if in_language(file, tag)] for tag in languages.languages()
    }
    localized = {file for files in build["languages"].values() for file in files}
    build["play"] = [file for file in build["files"] if file not in localized]
    worker = target / "sw.js"
    text = worker.read_text(encoding="utf-8")
    known = json.dumps(build, separators=(",", ":"))
    worker.write_text(text.replace(line, f"const BUILD = {known};"), encoding="utf-8")


def in_language(file: str, tag: str) -> bool:
    """Whether a file is specific to this language."""
    return re.fullmatch(rf"assets/(texts|later)-{tag}-[\w-]{{8}}\.json|facts/\w+/rules/{tag}\.json", file) is not None


def fetch_msgspec() -> Path:
    """Download the locked msgspec wheel for Pyodide; its hash is in the lock."""
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    lock = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    wanted = re.search(r"^msgspec==.*(?:\n +--hash=.*)+", lock, re.MULTILINE)
    if wanted is None:
        raise SystemExit("requirements/dev.txt does not lock msgspec.")
    version = "".join(info["python"].split(".")[:2])
    platform = f"pyemscripten_{info['abi_version']}_{info['arch']}"
    wheels = HERE / "node_modules" / ".wheels"
    wheels.mkdir(exist_ok=True)
    for wheel in wheels.glob(f"msgspec-*-cp{version}-{platform}.whl"):
        if hashlib.sha256(wheel.read_bytes()).hexdigest() in wanted[0]:
            return wheel
        wheel.unlink()
    requirement = wheels / "msgspec.txt"
    requirement.write_text(wanted[0] + "\n", encoding="utf-8")
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--require-hashes", "--only-binary=:all:", "--implementation=cp", f"--python-version={version}"]
    command += [f"--abi=cp{version}", f"--platform={platform}"]
    subprocess.run([*command, "-r", str(requirement), "-d", str(wheels)], check=True)
    return next(wheels.glob(f"msgspec-*-cp{version}-{platform}.whl"))


def write_archive(target: Path) -> None:
    """Write the part of this program that plays to a reproducible zip archive."""
    package = SOURCE / "rondel"
    found = {path for name in COMPLETE_PACKAGES for path in (package / name).rglob("*") if path.suffix in DATA}
    found |= set(package.glob("locales/*/language.toml")) | {package / "locales" / "en" / "bots.ftl"}
    found.add(package / "puzzles" / "puzzles.jsonl")
    found |= {Path(line) for line in imported_files()}
    with zipfile.ZipFile(target, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for path in sorted(found):
            if "__pycache__" not in path.parts:
                entry = zipfile.ZipInfo(path.relative_to(SOURCE).as_posix(), (2020, 1, 1, 0, 0, 0))
                entry.compress_type = zipfile.ZIP_DEFLATED
                archive.writestr(entry, path.read_bytes())


def imported_files() -> list[str]:
    """Return the files of this program that `rondel.solo.browser` imports, determined in a separate process."""
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
