"""Builds the page for a static host: no server, Python in the browser. Run by `python3 dev.py site` (docs/site.md).

The page is the one that `rondel serve` sends; beside it lie Pyodide, the part of this program that plays
(`rondel.solo` and what it needs), and what can be told without Python: editions, rules, lessons.
"""

from __future__ import annotations

import hashlib
import json
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

from rondel import languages
from rondel.solo import Solo

HERE = Path(__file__).resolve().parent
ROOT = HERE.parents[1]
SOURCE = ROOT / "src"
STATIC = SOURCE / "rondel" / "server" / "static"
PYODIDE = HERE / "node_modules" / "pyodide"
FILES = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
# Each kind of page is a folder with a file of its own: a static host knows no addresses but those of files.
PAGES = ("about", "learn", "new", "rules", "settings", "t")
# Of these everything is needed, also what is imported only when it is wanted; of the others what is imported.
WHOLE = ("bots", "editions", "engine", "fast", "lessons", "solo")
DATA = (".py", ".toml", ".json", ".txt")
MARK = '<meta name="rondel-solo" content="" />'


def main(words: list[str]) -> int:
    """Fills a folder, `artefacts/site` unless another one is named, from the built page (or a second folder)."""
    target = Path(words[0]).resolve() if words else ROOT / "artefacts" / "site"
    page = Path(words[1]) if len(words) > 1 else STATIC
    if target.exists() and not (target / "python" / "site.json").exists() and any(target.iterdir()):
        print(f"{target} is no folder of ours; it is left as it is.", file=sys.stderr)
        return 1
    shutil.rmtree(target, ignore_errors=True)
    install_pyodide()
    # A static host compresses by itself: the forms that our server sends are not needed.
    shutil.copytree(page, target, ignore=shutil.ignore_patterns(".*", "*.br", "*.gz"))
    write_pages(target)
    write_facts(target / "facts")
    write_python(target / "python")
    write_worker(target)
    size = sum(path.stat().st_size for path in target.rglob("*") if path.is_file())
    print(f"{target}: {size / 1e6:.1f} MB. Any web server can send it, from any path.")
    return 0


def install_pyodide() -> None:
    """What the lock beside this file names, unless it is there already."""
    installed, lock = HERE / "node_modules" / ".package-lock.json", HERE / "package-lock.json"
    if not installed.exists() or installed.stat().st_mtime < lock.stat().st_mtime:
        npm = [sys.executable, str(ROOT / "hatch_build.py"), "--npm", str(HERE)]
        subprocess.run([*npm, "ci", "--no-audit", "--no-fund", "--ignore-scripts"], check=True)


def write_pages(target: Path) -> None:
    page = (target / "index.html").read_text(encoding="utf-8")
    page = page.replace('<meta charset="utf-8" />', f'<meta charset="utf-8" />\n    {MARK}', 1)
    if MARK not in page:
        raise SystemExit("The page has no place for the mark of a page without a server.")
    (target / "index.html").write_text(page, encoding="utf-8")
    for name in PAGES:
        (target / name).mkdir()
        (target / name / "index.html").write_text(page.replace('="./', '="../'), encoding="utf-8")


def write_facts(target: Path) -> None:
    """What is the same for everybody, as Python would answer it: nobody waits for Python to read the rules."""
    solo = Solo()

    def told(path: str) -> str:
        status, body = solo.answer("GET", path)
        if status != 200:
            raise SystemExit(f"{path}: {body}")
        return body

    catalogue = told("/api/catalogue")
    facts = {"catalogue": catalogue, "lessons": told("/api/lessons")}
    for edition in json.loads(catalogue)["editions"]:
        facts[f"editions/{edition['id']}"] = told(f"/api/editions/{edition['id']}")
    for tag in languages.languages():
        facts[f"rules/{tag}"] = told(f"/api/rules?lang={tag}")
    for name, text in facts.items():
        path = target / f"{name}.json"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def write_python(target: Path) -> None:
    (target / "pyodide").mkdir(parents=True)
    for name in FILES:
        shutil.copy(PYODIDE / name, target / "pyodide" / name)
    wheel = fetch_msgspec(target)
    write_archive(target / "rondel.zip")
    files = [path for path in target.rglob("*") if path.is_file() and path.suffix != ".mjs"]
    site = {
        "bytes": sum(path.stat().st_size for path in files),
        "archives": [{"file": wheel, "format": "wheel"}, {"file": "rondel.zip", "format": "zip"}],
    }
    (target / "site.json").write_text(json.dumps(site), encoding="utf-8")


def write_worker(target: Path) -> None:
    """The worker of the built page, told of what lies here besides: the other pages, what was told, and Python."""
    worker = target / "sw.js"
    text = worker.read_text(encoding="utf-8")
    found = re.search(r"^const BUILD = (\{.*\});$", text, re.MULTILINE)
    if found is None:
        raise SystemExit("The worker of the page does not say what it is made of.")
    build = json.loads(found[1])
    more = sorted(path for name in ("facts", "python") for path in (target / name).rglob("*") if path.is_file())
    build["files"] += [path.relative_to(target).as_posix() for path in more]
    build["pages"] += [f"{name}/" for name in PAGES]
    digest = hashlib.sha256(build["version"].encode())
    for path in more:
        digest.update(path.read_bytes())
    build["version"] = digest.hexdigest()[:16]
    known = json.dumps(build, separators=(",", ":"))
    worker.write_text(text.replace(found[0], f"const BUILD = {known};"), encoding="utf-8")


def fetch_msgspec(target: Path) -> str:
    """The locked msgspec, built for Pyodide; its hash is in the lock like those of all others."""
    info = json.loads((PYODIDE / "pyodide-lock.json").read_text(encoding="utf-8"))["info"]
    lock = (ROOT / "requirements" / "dev.txt").read_text(encoding="utf-8")
    wanted = re.search(r"^msgspec==.*(?:\n +--hash=.*)+", lock, re.MULTILINE)
    if wanted is None:
        raise SystemExit("requirements/dev.txt does not lock msgspec.")
    requirement = target / "msgspec.txt"
    requirement.write_text(wanted[0] + "\n", encoding="utf-8")
    version = "".join(info["python"].split(".")[:2])
    command = [sys.executable, "-m", "pip", "download", "--quiet", "--disable-pip-version-check", "--no-deps"]
    command += ["--require-hashes", "--only-binary=:all:", "--implementation=cp", f"--python-version={version}"]
    command += [f"--abi=cp{version}", f"--platform=pyemscripten_{info['abi_version']}_{info['arch']}"]
    subprocess.run([*command, "-r", str(requirement), "-d", str(target)], check=True)
    requirement.unlink()
    return next(target.glob("msgspec-*.whl")).name


def write_archive(target: Path) -> None:
    """The part of this program that plays, in an order and with dates that are always the same."""
    package = SOURCE / "rondel"
    found = {path for name in WHOLE for path in (package / name).rglob("*") if path.suffix in DATA}
    found |= set(package.glob("locales/*/language.toml")) | {package / "locales" / "en" / "bots.ftl"}
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
