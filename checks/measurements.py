"""docs/measurements: every page is complete and indexed, and figures quoted in the manual are the measured ones."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date

from benchmarks.measurements import BEGIN, END, PAGE, Page, long_date

from checks.reading import Finding, Repository, line_of, too_few

FOLDER = "docs/measurements/"
INDEX = FOLDER + "README.md"
HEAD = ("Date", "Commit", "Machine", "Command")
QUOTED = re.compile(r"<!-- figures from ([^>]+?) -->\n(.*?)<!-- end -->", re.DOTALL)
ENGINE = "engine"
ROWS = {"playouts": "decisions per second in playouts, one thread", "engine": "decisions per second"}
RATIO = "**played one by one : the engine's decisions per second**"
# "25 to 32 times", "147-187 times", "25–32×"
RANGE = re.compile(r"\b(\d+)\s?(?:to|–|-)\s?(\d+)(?:\s|&nbsp;)?(?:times\b|×|x\b)")
VAGUE = re.compile(r"\b(?:a )?hundred(?:s of)? times as fast", re.IGNORECASE)


def _pages(repo: Repository) -> list[Page]:
    """Return all measurement pages, newest first."""
    found = []
    for path in repo.named(FOLDER + "*.md"):
        name = path.removeprefix(FOLDER)
        if match := PAGE.fullmatch(name):
            title = repo.text(path).partition("\n")[0].removeprefix("# ")
            found.append(Page(date.fromisoformat(match["day"]), match["topic"], name, title))
    return sorted(found, key=lambda page: (-page.day.toordinal(), page.name))


def pages(repo: Repository) -> Iterator[Finding]:
    """The file name is date and topic; the head has date, commit, machine and command; the index lists the page."""
    index = repo.text(INDEX).partition(BEGIN)[2].partition(END)[0]
    listed = [line for line in index.splitlines() if line.startswith("| ") and "](" in line]
    wanted = [page.row() for page in _pages(repo)]
    for path in repo.named(FOLDER + "*.md"):
        if path != INDEX and not PAGE.fullmatch(path.removeprefix(FOLDER)):
            yield Finding(path, 1, "A measurement is called YYYY-MM-DD-topic.md.")
    for page in _pages(repo):
        text = repo.text(FOLDER + page.name)
        for entry in HEAD:
            if not re.search(rf"^- \*\*{entry}:\*\* \S", text, re.MULTILINE):
                yield Finding(FOLDER + page.name, 1, f"The head has no entry {entry}.")
        if f"{page.day:%B %Y}" not in (re.findall(r"^- \*\*Date:\*\* (.*)$", text, re.MULTILINE) or [""])[0]:
            yield Finding(
                FOLDER + page.name, 1, f"The date in the head differs from that in the name, {long_date(page.day)}."
            )
        if page.row() not in listed:
            yield Finding(INDEX, 1, f"The page {page.name} is missing, or has another title or date.")
    for row in listed:
        if row not in wanted:
            yield Finding(INDEX, 1, f"This page does not exist: {row}")
    yield from too_few(INDEX, len(wanted), 20, "measurements")


def quoted_figures(repo: Repository) -> Iterator[Finding]:
    """Rows and lines quoted in the manual occur in the measurement they name, the newest of its topic."""
    newest: dict[str, str] = {}
    for page in _pages(repo):
        newest.setdefault(page.topic, page.name)
    count = 0
    for path in repo.pages():
        for match in QUOTED.finditer(repo.text(path)):
            sources = match[1].split()
            for source in sources:
                name = source.rpartition("/")[2]
                parts = PAGE.fullmatch(name)
                if not parts or newest.get(parts["topic"]) != name:
                    yield repo.at(path, match, f"{source} is not the newest measurement of its topic.")
            lines = [line for source in sources for line in repo.text("docs/" + source).splitlines()]
            start = line_of(repo.text(path), match.start(2))
            quoted = match[2].splitlines()
            for number, (line, following) in enumerate(zip(quoted, [*quoted[1:], ""], strict=True), start):
                if re.search(r"\d", line) and not following.startswith("|--"):
                    count += 1
                    if not any(_contains(each, line) for each in lines):
                        yield Finding(path, number, f"This is not in {match[1]}: {line}")
    yield from too_few("docs", count, 20, "quoted figures")


def _contains(measured: str, quoted: str) -> bool:
    """Return whether a line is equal, or a row has all cells of the quoted one in the same order."""
    if not quoted.startswith("|"):
        return measured.strip() == quoted.strip()
    cells = iter(each.strip() for each in measured.strip().strip("|").split("|"))
    return measured.startswith("|") and all(each.strip() in cells for each in quoted.strip().strip("|").split("|"))


def _rows(text: str) -> dict[str, list[float]]:
    found: dict[str, list[float]] = {}
    for line in text.splitlines():
        name, *values = [each.strip() for each in line.strip().strip("|").split("|")]
        if line.startswith("|") and values and all(re.fullmatch(r"[\d,.]+", each) for each in values):
            found.setdefault(name, [float(each.replace(",", "")) for each in values])
    return found


def core_ratios(repo: Repository) -> set[tuple[int, int]]:
    """Return the rounded ranges of the compiled core's two speed ratios: single calls, and playouts."""
    page = next(page for page in _pages(repo) if page.topic == ENGINE)
    rows = _rows(repo.text(FOLDER + page.name))
    steps = rows[RATIO]
    playouts = [ours / other for ours, other in zip(rows[ROWS["playouts"]], rows[ROWS["engine"]], strict=True)]
    return {(round(min(values)), round(max(values))) for values in (steps, playouts)}


def speed_of_the_core(repo: Repository) -> Iterator[Finding]:
    """Every page that states the speed of the compiled core has the measured ranges."""
    ratios, count = core_ratios(repo), 0
    for path in repo.pages():
        if path == "CHANGELOG.md" or (path.startswith(FOLDER) and ENGINE not in path):
            continue
        text = repo.prose(path)
        for paragraph in re.finditer(r"(?:.+\n?)+", text):
            if not re.search(r"\bcore\b|\bcompiled\b|rondel\.fast", paragraph[0], re.IGNORECASE):
                continue
            for match in VAGUE.finditer(paragraph[0]):
                line = line_of(text, paragraph.start() + match.start())
                yield Finding(path, line, f"“{match[0]}” is not measured: name the ranges of docs/performance.md.")
            for match in RANGE.finditer(paragraph[0]):
                count += 1
                if (int(match[1]), int(match[2])) not in ratios:
                    line = line_of(text, paragraph.start() + match.start())
                    known = " and ".join(f"{low} to {high}" for low, high in sorted(ratios))
                    yield Finding(path, line, f"“{match[0]}”: the measured ranges are {known} times.")
    yield from too_few("docs/performance.md", count, 4, "speed claims")


CHECKS = (pages, quoted_figures, speed_of_the_core)
