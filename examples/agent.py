"""Sample program for `rondel match`: answers each `decide` message with an action. Needs only the standard library.

    rondel match --program "python3 examples/agent.py" --bots random,random,random --games 8

docs/research.md describes the messages. The strategy is simple: prefer Taxation and expensive bonds.
"""

import json
import sys


def worth(choice: dict[str, object], view: dict[str, dict[str, dict[str, int]]]) -> float:
    """Rate a choice of the view; the unit is arbitrary."""
    kind = choice["kind"]
    if kind in ("buy", "raise"):
        nation = view["nations"][str(choice["nation"])]
        return 1.0 + int(str(choice["face"])) * (1 + nation["power"]) / 10
    if kind == "rondel":
        spaces = {"taxation": 5, "investor": 4, "factory": 3, "import": 2, "production_1": 2, "production_2": 2}
        return spaces.get(str(choice["space"]), 1) - 3 * int(str(choice.get("cost") or 0))
    return {"produce": 3.0, "build": 3.0, "import": 2.0, "fleet": 2.0, "army": 1.5, "peace": 2.0}.get(str(kind), 0.5)


def main() -> None:
    for line in sys.stdin:
        message = json.loads(line)
        if message["type"] == "decide":
            view = message["view"]
            best = max(view["decision"]["choices"], key=lambda choice: worth(choice, view))
            answer = best["text"]
        elif message["type"] == "refused":
            print(message["sentence"], file=sys.stderr)
            answer = message["actions"][0]
        else:  # "game" starts a game, "over" ends it; neither needs a response
            continue
        print(json.dumps({"id": message["id"], "action": answer}), flush=True)


if __name__ == "__main__":
    main()
