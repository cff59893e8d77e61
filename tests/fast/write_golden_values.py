"""Regenerate the evaluations in `golden_values.json`, after an intended change of the evaluation.

`python -m tests.fast.write_golden_values` replays the golden games and stores the current evaluations.
"""

from __future__ import annotations

import json

from tests.fast.golden_values import FILE, array_of, evaluations, golden, replayed, tables, weights


def main() -> None:
    """Write the file."""
    for game in golden()["games"]:
        for now, expected in replayed(game):
            w = list(weights(expected["weights"], game["edition"]))
            expected.update(evaluations(tables(game["edition"]), array_of(now), w))
    text = json.dumps(golden(), separators=(",", ":"))
    lines = text.replace('{"after"', '\n{"after"').replace('{"edition"', '\n{"edition"')
    FILE.write_text(lines + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
