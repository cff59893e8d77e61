"""Bot that plays a trained baseline checkpoint, for the edition and number of players it was trained on."""

from __future__ import annotations

from pathlib import Path
from typing import Any, ClassVar

from rondel import Decision, RondelError, SeatView
from rondel.bots import Bot
from rondel.extras import optional_packages
from rondel.research.baselines.checkpoint import load
from rondel.research.baselines.environment import Observer
from rondel.research.match import Match
from rondel.research.words import Spelling

with optional_packages():
    import torch


class BaselineBot(Bot):
    """Bot that always plays the network's preferred action; `bot_of` returns a subclass to register."""

    name = "baseline"
    description = "A network trained by MaskablePPO."
    model: ClassVar[Any] = None
    metadata: ClassVar[dict[str, Any]] = {}

    def choose(self, view: SeatView, decision: Decision) -> str:
        """Return one of the offered actions, decoded word by word."""
        if len(decision.actions) == 1:
            return str(decision.actions[0])
        match = Match(start=view.imagine())
        if (match.edition.id, match.players) != (self.metadata["edition"], self.metadata["players"]):
            raise RondelError(
                f"This network plays {self.metadata['edition']} with {self.metadata['players']} players, "
                f"not {match.edition.id} with {match.players}."
            )
        observer = Observer(match)
        spelling = Spelling([str(action) for action in decision.actions], observer.words)
        while not spelling.done:
            observation = observer.observe(match, decision.player, spelling)
            with torch.no_grad():
                word, _ = self.model.predict(observation, action_masks=spelling.counts() > 0, deterministic=True)
            spelling.push(int(word))
        return spelling.text


def bot_of(file: Path, name: str = "baseline") -> type[BaselineBot]:
    """Return a bot class that plays this checkpoint; raise if its action or observation space has changed."""
    model, metadata = load(file)
    return type("LoadedBaseline", (BaselineBot,), {"name": name, "model": model, "metadata": metadata})
