"""Write down anew what is thought of the positions in `golden_values.json`: only when the bots shall think otherwise.

`python -m tests.fast.write_golden_values` replays the kept games and writes today's thoughts over the kept ones.
"""

from __future__ import annotations

import json

from tests.fast.golden_values import FILE, array_of, evaluations, golden, replayed, tables, weights


def main() -> None:
    """Write the file."""
    for game in golden()["games"]:
        for now, thought in replayed(game):
            w = list(weights(thought["weights"], game["edition"]))
            thought.update(evaluations(tables(game["edition"]), array_of(now), w))
    text = json.dumps(golden(), separators=(",", ":"))
    lines = text.replace('{"after"', '\n{"after"').replace('{"edition"', '\n{"edition"')
    FILE.write_text(lines + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
