"""Write down anew what is thought of the positions in `numbers.json`: only when the bots shall think otherwise.

`python -m tests.fast.keep_numbers` replays the kept games and writes today's thoughts over the kept ones.
"""

from __future__ import annotations

import json

from tests.fast.thoughts import FILE, array_of, kept, replayed, tables, thoughts, weights


def main() -> None:
    """Write the file."""
    for game in kept()["games"]:
        for now, thought in replayed(game):
            w = list(weights(thought["weights"], game["edition"]))
            thought.update(thoughts(tables(game["edition"]), array_of(now), w))
    text = json.dumps(kept(), separators=(",", ":"))
    lines = text.replace('{"after"', '\n{"after"').replace('{"edition"', '\n{"edition"')
    FILE.write_text(lines + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
