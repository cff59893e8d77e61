"""Train and evaluate the MaskablePPO baseline: `python -m rondel.research.baselines.ppo train|evaluate`.

    python -m rondel.research.baselines.ppo train --steps 160000 --out ppo
    python -m rondel.research.baselines.ppo evaluate ppo/checkpoint.zip --against hard --games 100

Single process, single thread, fully seeded: the same command trains the same network.
"""

from __future__ import annotations

import argparse
import csv
import json
import sys
import time
from collections import deque
from collections.abc import Sequence
from functools import partial
from html import escape
from pathlib import Path
from typing import Any

from rondel import Options, RondelError
from rondel.bots import register
from rondel.bots.simulation import Pairing, play_match
from rondel.bots.tally import wilson_interval
from rondel.extras import MissingExtra, optional_packages

ENVIRONMENTS = 16
STEPS_EACH = 512
LAST_GAMES = 200
MAX_ROUNDS = 60
TITLE = "Share of the last 200 training games won against three random"
COLUMNS = ("steps", "games", "win_share", "mean_reward", "processor_seconds")
# Layout of the learning curve
_WIDTH, _HEIGHT, _LEFT, _BOTTOM, _TOP, _RIGHT = 640, 320, 48, 36, 32, 16


def train(edition: str, players: int, steps: int, seed: int, out: Path) -> Path:
    """Train against `random` in all other seats; write the checkpoint, curve.csv and curve.svg to a folder."""
    with optional_packages():
        import torch  # noqa: PLC0415 - imported for training only
        from sb3_contrib import MaskablePPO  # noqa: PLC0415
        from stable_baselines3.common.callbacks import BaseCallback  # noqa: PLC0415
        from stable_baselines3.common.vec_env import DummyVecEnv  # noqa: PLC0415

        from rondel.research.baselines.checkpoint import save  # noqa: PLC0415
        from rondel.research.baselines.environment import WordEnvironment  # noqa: PLC0415
        from rondel.research.baselines.policy import CompletionPolicy  # noqa: PLC0415

    torch.set_num_threads(1)
    out.mkdir(parents=True, exist_ok=True)
    begin = time.process_time()
    file = out / "checkpoint.zip"
    table = (out / "curve.csv").open("w", newline="", encoding="utf-8")
    rows = csv.writer(table, lineterminator="\n")
    rows.writerow(COLUMNS)

    class Curve(BaseCallback):  # type: ignore[misc]
        """Record the win rate after every update and save a checkpoint every tenth."""

        def __init__(self) -> None:
            super().__init__()
            self.won: deque[float] = deque(maxlen=LAST_GAMES)
            self.games = 0
            self.earned: deque[float] = deque(maxlen=LAST_GAMES)
            self.running = [0.0] * ENVIRONMENTS
            self.updates = 0

        def _on_step(self) -> bool:
            for place, (info, paid) in enumerate(zip(self.locals["infos"], self.locals["rewards"], strict=True)):
                self.running[place] += float(paid)
                if "won" in info:
                    self.won.append(info["won"])
                    self.earned.append(self.running[place])
                    self.running[place] = 0.0
                    self.games += 1
            return True

        def _on_rollout_end(self) -> None:
            if not self.won:
                return
            share, earned = sum(self.won) / len(self.won), sum(self.earned) / len(self.earned)
            seconds = time.process_time() - begin
            rows.writerow([self.num_timesteps, self.games, round(share, 4), round(earned, 4), round(seconds, 1)])
            table.flush()
            self.updates += 1
            if self.updates % 10 == 0:
                save(self.model, file, edition, players, seed=seed, steps=self.num_timesteps)
                print(f"{self.num_timesteps} steps, {self.games} games, {share:.1%} won, {seconds:.0f} s", flush=True)

    environments = DummyVecEnv(
        [partial(WordEnvironment, edition, players, seed=seed * 1000 + n) for n in range(ENVIRONMENTS)]
    )
    model = MaskablePPO(
        CompletionPolicy,
        environments,
        n_steps=STEPS_EACH,
        batch_size=1024,
        n_epochs=5,
        gamma=1.0,
        gae_lambda=0.98,
        learning_rate=5e-4,
        ent_coef=0.003,
        seed=seed,
        device="cpu",
    )
    with table:
        model.learn(steps, callback=Curve())
    save(model, file, edition, players, seed=seed, steps=model.num_timesteps)
    draw(out)
    return file


def draw(out: Path) -> None:
    """Draw curve.svg from curve.csv."""
    with (out / "curve.csv").open(encoding="utf-8") as table:
        points = [(int(row["steps"]), float(row["win_share"])) for row in csv.DictReader(table)]
    (out / "curve.svg").write_text(curve_svg(points, TITLE), "utf-8")


def evaluate(file: Path, against: Sequence[str], games: int, seed: int) -> dict[str, Any]:
    """Play the network against bots with rotating seats; return its win share with a Wilson interval."""
    from rondel.research.baselines.bot import bot_of  # noqa: PLC0415 - imports torch

    bot = bot_of(file)
    register(bot)
    players = int(bot.metadata["players"])
    others = [*against, *[against[-1]] * (players - 1 - len(against))]
    pairing = Pairing(
        edition=str(bot.metadata["edition"]),
        bots=(bot.name, *others),
        options=Options(max_rounds=MAX_ROUNDS),
        seed=seed,
        timeout=0,
        keep_records=False,
    )
    seats = [seat for n in range(games) for seat in play_match(pairing, n).seats if seat.bot == bot.name]
    failures = [seat.failure for seat in seats if seat.failure]
    if failures:
        raise RondelError(f"The network failed in {len(failures)} games; the first time: {failures[0]}.")
    wins = sum(seat.win for seat in seats)
    return {
        "checkpoint": str(file),
        "against": others,
        "games": games,
        "wins": round(wins, 3),
        "win_share": round(wins / games, 4),
        "interval": [round(end, 4) for end in wilson_interval(wins, games)],
        "fair_share": round(1 / players, 4),
        "mean_score": round(sum(seat.score for seat in seats) / games, 2),
        "mean_rank": round(sum(seat.rank for seat in seats) / games, 3),
    }


def curve_svg(points: Sequence[tuple[int, float]], title: str, fair: float = 0.25) -> str:
    """Return a learning curve as SVG: points of steps and share (0 to 1), with a line at the fair share."""
    most = max((steps for steps, _ in points), default=1)
    across, up = _WIDTH - _LEFT - _RIGHT, _HEIGHT - _TOP - _BOTTOM

    def place(steps: float, share: float) -> str:
        return f"{_LEFT + across * steps / most:.1f},{_TOP + up * (1 - share):.1f}"

    line = " ".join(place(steps, share) for steps, share in points)
    font = 'font-family="sans-serif" font-size="12"'
    lines = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {_WIDTH} {_HEIGHT}" {font} role="img">',
        f"<title>{escape(title)}</title>",
        f'<rect width="{_WIDTH}" height="{_HEIGHT}" fill="#fff"/>',
        f'<text x="{_LEFT}" y="18" font-size="14">{escape(title)}</text>',
    ]
    for percent in range(0, 101, 25):
        y = _TOP + up * (1 - percent / 100)
        lines.append(f'<path d="M{_LEFT} {y:.1f}h{across}" stroke="#ddd"/>')
        lines.append(f'<text x="{_LEFT - 6}" y="{y + 4:.1f}" text-anchor="end">{percent} %</text>')
    for quarter in range(5):
        x = _LEFT + across * quarter / 4
        steps = f"{most * quarter / 4000:,.0f}k"
        lines.append(f'<text x="{x:.1f}" y="{_HEIGHT - 12}" text-anchor="middle">{steps}</text>')
    left, right = place(0, fair).split(","), place(most, fair).split(",")
    lines.append(f'<path d="M{left[0]} {left[1]}L{right[0]} {right[1]}" stroke="#888" stroke-dasharray="4 4"/>')
    lines.append(f'<polyline points="{line}" fill="none" stroke="#2a6fb0" stroke-width="2"/>')
    return "\n".join([*lines, "</svg>"]) + "\n"


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the command line; refusals are printed as one sentence, with exit code 1."""
    parser = argparse.ArgumentParser(prog="python -m rondel.research.baselines.ppo", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    learning = commands.add_parser("train", help="train against random")
    learning.add_argument("--edition", default="imperial")
    learning.add_argument("--players", type=int, default=4)
    learning.add_argument("--steps", type=int, default=160_000)
    learning.add_argument("--seed", type=int, default=1)
    learning.add_argument("--out", type=Path, default=Path("ppo"))
    judging = commands.add_parser("evaluate", help="play a checkpoint against bots")
    judging.add_argument("checkpoint", type=Path)
    judging.add_argument("--against", default="random", help="bots, separated by commas; the last one fills the table")
    judging.add_argument("--games", type=int, default=400)
    judging.add_argument("--seed", type=int, default=1_000_000)
    given = parser.parse_args(arguments)
    try:
        if given.command == "train":
            print(train(given.edition, given.players, given.steps, given.seed, given.out))
        else:
            print(json.dumps(evaluate(given.checkpoint, given.against.split(","), given.games, given.seed)))
    except (RondelError, MissingExtra) as refusal:
        print(refusal, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
