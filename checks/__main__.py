"""python -m checks [NAME …]: run all checks, or the given subjects or checks, and print `path:line: message`."""

from __future__ import annotations

import sys
import time

from checks import (
    catalogs,
    colors,
    documented,
    figures,
    glossary,
    measurements,
    names,
    pages,
    repository,
    rule_tables,
    rule_texts,
    rules_map,
    rulings,
    used_keys,
)
from checks.reading import Check, Finding, Repository

SUBJECTS = (
    catalogs,
    names,
    glossary,
    used_keys,
    rule_texts,
    rule_tables,
    rules_map,
    rulings,
    pages,
    documented,
    figures,
    measurements,
    repository,
    colors,
)
CHECKS: dict[str, Check] = {
    f"{subject.__name__.rpartition('.')[2]}.{check.__name__}": check for subject in SUBJECTS for check in subject.CHECKS
}


def main(arguments: list[str]) -> int:
    """Run the checks; return 1 if there are findings, 2 for an unknown name."""
    wanted = {
        name: check for name, check in CHECKS.items() if not arguments or {name, name.partition(".")[0]} & {*arguments}
    }
    known = {part for name in CHECKS for part in (name, name.partition(".")[0])}
    if unknown := [each for each in arguments if each not in known]:
        print(f"There is no check {', '.join(unknown)}; there are:", *CHECKS, sep="\n  ", file=sys.stderr)
        return 2
    began = time.perf_counter()
    repo = Repository()
    found: set[Finding] = set()
    for check in wanted.values():
        found.update(check(repo))
    for finding in sorted(found):
        print(finding)
    count = f"{len(found)} finding{'' if len(found) == 1 else 's'}" if found else "nothing found"
    print(f"{len(wanted)} checks, {count}, {time.perf_counter() - began:.1f} s")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
