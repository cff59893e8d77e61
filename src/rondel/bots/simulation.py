"""One game between bots, seeded by its number, so that the same seed gives the same game on any worker."""

import random
import signal
import sys
import threading
import time
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from types import FrameType

import rondel
from rondel.bots.bot import Bot, make, may_choose


@dataclass(frozen=True)
class Pairing:
    """The settings shared by all games of a run; small enough to send to worker processes."""

    edition: str
    bots: tuple[str, ...]
    options: rondel.Options
    seed: int
    timeout: float
    keep_records: bool
    search_path: tuple[str, ...] = ()
    thinking_time: float | None = None

    def bot_at(self, number: int, seat: int) -> str:
        """Return the bot at a seat; seats rotate from game to game for fairness."""
        return self.bots[(seat + number) % len(self.bots)]


@dataclass
class SeatResult:
    """Result of one bot in one game."""

    bot: str
    score: int = 0
    rank: float = 0.0
    win: float = 0.0
    decisions: int = 0
    seconds: float = 0.0
    slowest: float = 0.0
    failure: str = ""


@dataclass
class MatchResult:
    """One finished game."""

    number: int
    seats: list[SeatResult]
    rounds: int
    decisions: int
    unfinished: bool
    power: list[list[int]] = field(default_factory=list)
    record: rondel.Record | None = None


class TooSlow(Exception):
    """A bot exceeded the time limit of a decision."""


def play_match(pairing: Pairing, number: int) -> MatchResult:
    """Play game `number` of a run. A bot that fails is replaced by random play and ranked last."""
    source = random.Random(f"{pairing.seed}/{number}")
    seats = [SeatResult(pairing.bot_at(number, seat)) for seat in range(len(pairing.bots))]
    names = [f"{result.bot.rpartition(':')[2]} {seat + 1}" for seat, result in enumerate(seats)]
    game = rondel.new_game(pairing.edition, players=names, options=pairing.options, seed=source.getrandbits(31))
    seeds = [source.getrandbits(31) for _ in seats]
    players = [
        _make_bot(game, seat, result, seed, pairing)
        for seat, (result, seed) in enumerate(zip(seats, seeds, strict=True))
    ]
    substitute = random.Random(f"{pairing.seed}/{number}/substitute")
    power: list[list[int]] = []
    while not game.over:
        if game.round > len(power):
            power.append([nation["power"] for nation in game.view()["nations"].values()])
        decision = game.decision
        result = seats[decision.player]
        action: rondel.Action | str = ""
        if not result.failure:
            action = _choice(game, players[decision.player], result, pairing.timeout)
        if result.failure:
            action = substitute.choice(decision.actions)
        game.play(action)
    power.append([nation["power"] for nation in game.view()["nations"].values()])
    rank_seats(game, seats)
    record = game.record() if pairing.keep_records else None
    return MatchResult(number, seats, game.round, game.version, is_unfinished(game), power, record)


def _make_bot(game: rondel.Game, seat: int, result: SeatResult, seed: int, pairing: Pairing) -> Bot | None:
    timeout = pairing.timeout
    try:
        with _deadline(timeout):
            bot = make(result.bot, seed=seed, thinking_time=pairing.thinking_time)
            # Limit searches by counts only, so that the same seed gives the same game on a busy machine.
            bot.time_limited = False
            bot.new_game(seat, game.seat_view(seat))
    except TooSlow:
        result.failure = f"took longer than {timeout:g} s to sit down"
        return None
    except Exception as error:  # noqa: BLE001 - bots may be third-party code; the run continues
        result.failure = _reason(error)
        return None
    return bot


def _choice(game: rondel.Game, bot: Bot | None, result: SeatResult, timeout: float) -> rondel.Action | str:
    """Return the bot's action, timed; record errors in its result."""
    assert bot is not None
    decision = game.decision
    begin = time.perf_counter()
    action: rondel.Action | str = ""
    try:
        with _deadline(timeout):
            action = bot.choose(game.seat_view(decision.player), decision)
    except TooSlow:
        result.failure = f"took longer than {timeout:g} s for {decision.kind}"
    except Exception as error:  # noqa: BLE001 - bots may be third-party code; the run continues
        result.failure = _reason(error)
    seconds = time.perf_counter() - begin
    result.decisions += 1
    result.seconds += seconds
    result.slowest = max(result.slowest, seconds)
    if not result.failure and timeout and seconds > timeout:
        result.failure = f"took longer than {timeout:g} s for {decision.kind}"
    elif not result.failure and not may_choose(game, str(action)):
        result.failure = f"chose {action!s} in {decision.kind}, which is not offered"
    return action


@contextmanager
def _deadline(seconds: float) -> Iterator[None]:
    """Interrupt a bot that exceeds the time limit, if the system can; elsewhere the time is only measured."""
    main_thread = threading.current_thread() is threading.main_thread()
    if not seconds or not hasattr(signal, "setitimer") or not main_thread:
        yield
        return

    def ring(_signal: int, _frame: FrameType | None) -> None:
        raise TooSlow

    before = signal.signal(signal.SIGALRM, ring)
    signal.setitimer(signal.ITIMER_REAL, seconds)
    try:
        yield
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, before)


def rank_seats(game: rondel.Game, seats: Sequence[SeatResult]) -> None:
    """Set scores, ranks and wins; failed bots rank last, a shared win counts in equal shares."""
    order = sorted(game.ranking, key=lambda seat: bool(seats[seat].failure))
    unfailed = [seat for seat in game.winners if not seats[seat].failure]
    winners = unfailed or [seat for seat in order[:1] if not seats[seat].failure]
    for place, seat in enumerate(order, 1):
        result = seats[seat]
        result.score = game.scores[seat]
        result.rank = place
        if seat in winners:
            result.rank = (len(winners) + 1) / 2
            result.win = 1 / len(winners)


def is_unfinished(game: rondel.Game) -> bool:
    """Return whether the game ended by its limit of rounds; call it right after the end."""
    return any(event["event"] == "game_ended" and event["reason"] != "power" for event in game.news)


def _reason(error: Exception) -> str:
    return f"{type(error).__name__}: {error}".strip().rstrip(":")


def prepare_worker(search_path: tuple[str, ...]) -> None:
    """Make `package.module:ClassName` importable in a worker, and leave Ctrl-C to the main process."""
    sys.path[:0] = [path for path in search_path if path not in sys.path]
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGINT, signal.SIG_IGN)
