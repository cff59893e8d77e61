"""Summary of a game as a list of sentences: result, leaders, turning point, close contenders.

There is no luck in this game, so every loss is a player's own; the catalogs word it kindly.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from rondel.analysis.timeline import Timeline, Turn
from rondel.analysis.turning_points import TurningPoint

SENTENCES = (
    "won",
    "won_on_credit",
    "shared",
    "unfinished",
    "ended",
    "ended_lost",
    "limit",
    "led_from",
    "led_late",
    "led_long",
    "comeback",
    "changes",
    "turned",
    "quiet",
    "close",
    "steady",
    "hindsight",
)
"""The codes of all sentences, worded as `story-<code>` in `analysis.ftl`."""

CLEAR_LEAD = 0.03  # lead in win probability that makes a favorite
LONG = 0.4  # share of all rounds led from which a leader is mentioned
LOW = 0.6  # fraction of an equal share below which a later winner made a comeback
HIGH = 1.6  # fraction of an equal share above which a loser came close
QUIET_ROUNDS = 3  # first rounds, in which win probabilities say little


class Sentence(NamedTuple):
    """A code of `SENTENCES` and its parameters: seats, ids and whole numbers."""

    code: str
    params: Mapping[str, Any]

    def to_dict(self) -> dict[str, Any]:
        """Return the sentence as JSON-serializable data."""
        return {"code": self.code, "params": dict(self.params)}


Chances = Sequence[Sequence[float]]


def summarize(
    timeline: Timeline,
    chances: Chances,
    points: Sequence[TurningPoint],
    accuracy: Sequence[float | None],
    samples: int,
) -> tuple[Sentence, ...]:
    """Return the sentences in order."""
    found = [*_result(timeline, chances), *_leaders(timeline, chances), *_turn(timeline, points)]
    # Mention at most once that a player was ahead.
    mentioned = {each.params["player"] for each in found if each.code in ("led_late", "led_long")}
    found += [each for each in _close(timeline, chances) if each.params["player"] not in mentioned]
    known = [(part, -seat) for seat, part in enumerate(accuracy) if part is not None]
    if len(known) > 1:
        most, seat = max(known)
        found.append(Sentence("steady", {"player": -seat, "percent": percent(most)}))
    if points:
        found.append(Sentence("hindsight", {"count": samples}))
    return tuple(found)


def percent(chance: float) -> int:
    """Return a probability in whole percent."""
    return round(100 * chance)


def _result(timeline: Timeline, chances: Chances) -> Iterator[Sentence]:
    game = timeline.final
    if not game.over:
        best = max(range(len(game.names)), key=chances[-1].__getitem__)
        yield Sentence("unfinished", {"player": best, "percent": percent(chances[-1][best]), "round": game.round})
        return
    scores, winner = game.scores, game.ranking[0]
    second = game.ranking[1]
    facts = {"player": winner, "score": scores[winner], "second": second, "margin": scores[winner] - scores[second]}
    if len(game.winners) > 1:
        yield Sentence("shared", {"players": list(game.winners), "score": scores[winner]})
    elif scores[winner] == scores[second]:
        yield Sentence("won_on_credit", facts)
    else:
        yield Sentence("won", facts)
    turn = timeline.turns[-1] if timeline.turns else None
    if turn is None or not any(text == "rondel taxation" for _, text in timeline.record.moves[turn.at :]):
        yield Sentence("limit", {"round": game.round})
    else:
        lost = turn.seat not in game.winners
        ended = {"player": turn.seat, "nation": turn.nation, "round": turn.round, "winner": winner}
        yield Sentence("ended_lost" if lost else "ended", ended)


def _leaders(timeline: Timeline, chances: Chances) -> Iterator[Sentence]:
    """Yield sentences about the favorites, round by round, and about a comeback."""
    leaders = _leader_by_round(timeline, chances)
    if len(leaders) < 2 or not timeline.final.over:
        return
    rounds = sorted(leaders)
    winner = timeline.final.ranking[0]
    last = chances[timeline.turns[-1].at]
    favorite = max(range(len(last)), key=last.__getitem__)
    since = _since(leaders, winner)
    if favorite not in timeline.final.winners:
        yield Sentence("led_late", {"player": favorite, "percent": percent(last[favorite]), "winner": winner})
    elif since is not None:
        yield Sentence("led_from", {"player": winner, "round": since})
    counts = {seat: sum(leader == seat for leader in leaders.values()) for seat in range(len(chances[0]))}
    longest = max(counts, key=lambda seat: (counts[seat], -seat))
    if longest != winner and counts[longest] >= LONG * len(rounds):
        yield Sentence("led_long", {"player": longest, "count": counts[longest], "rounds": len(rounds)})
    elif longest == winner:
        order = [leader for leader in (leaders[each] for each in rounds) if leader is not None]
        changes = sum(a != b for a, b in pairwise(order))
        if changes >= 3:
            yield Sentence("changes", {"count": changes})
    low, turn = _extreme(timeline, chances, winner, min)
    if turn is not None and low <= LOW / len(chances[0]):
        yield Sentence("comeback", {"player": winner, "percent": percent(low), "round": turn.round})


def _turn(timeline: Timeline, points: Sequence[TurningPoint]) -> Iterator[Sentence]:
    if not points:
        if timeline.record.moves:
            yield Sentence("quiet", {})
        return
    largest = points[0]
    yield Sentence(
        "turned",
        {
            "player": largest.seat,
            "round": largest.round,
            "nation": largest.nation,
            "kind": largest.kind,
            "action": largest.action,
            "better": largest.better,
            "points": percent(largest.loss),
        },
    )


def _close(timeline: Timeline, chances: Chances) -> Iterator[Sentence]:
    """Yield a sentence about the highest win probability of a player who did not win."""
    if not timeline.final.over:
        return
    best: tuple[float, int, Turn] | None = None
    for seat in range(len(chances[0])):
        if seat not in timeline.final.winners:
            high, turn = _extreme(timeline, chances, seat, max)
            if turn is not None and (best is None or high > best[0]):
                best = (high, seat, turn)
    if best is not None and best[0] >= min(0.6, HIGH / len(chances[0])):
        yield Sentence("close", {"player": best[1], "percent": percent(best[0]), "round": best[2].round})


def _leader_by_round(timeline: Timeline, chances: Chances) -> dict[int, int | None]:
    """Return, for each round, the seat with the best mean win probability, None without a clear lead."""
    sums: dict[int, list[float]] = {}
    for turn in timeline.turns:
        total = sums.setdefault(turn.round, [0.0] * len(chances[0]))
        for seat, chance in enumerate(chances[turn.at]):
            total[seat] += chance
    counts = {number: sum(turn.round == number for turn in timeline.turns) for number in sums}
    leaders: dict[int, int | None] = {}
    for number, total in sums.items():
        first, second = sorted(total, reverse=True)[:2]
        leaders[number] = total.index(first) if first - second >= CLEAR_LEAD * counts[number] else None
    return leaders


def _since(leaders: Mapping[int, int | None], seat: int) -> int | None:
    """Return the round since which the seat led until the end, without another leader in between."""
    since = None
    for number in sorted(leaders, reverse=True):
        if leaders[number] == seat:
            since = number
        elif leaders[number] is not None:
            break
    return since if leaders[max(leaders)] == seat else None


def _extreme(timeline: Timeline, chances: Chances, seat: int, of: Any) -> tuple[float, Turn | None]:
    """Return a seat's extreme win probability at the start of a turn, without the first rounds and the last turn."""
    turns = [turn for turn in timeline.turns[:-1] if turn.round > QUIET_ROUNDS]
    if not turns:
        return 0.0, None
    turn = of(turns, key=lambda each: chances[each.at][seat])
    return chances[turn.at][seat], turn
