"""A trained baseline as a bot: sits at any table of its edition and number of players."""

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
    """Plays what the network finds best; `bot_of(file)` makes a class of it that `rondel.bots` can register."""

    name = "baseline"
    description = "A network trained by MaskablePPO."
    model: ClassVar[Any] = None
    facts: ClassVar[dict[str, Any]] = {}

    def choose(self, view: SeatView, decision: Decision) -> str:
        """One of the offered actions, written word by word."""
        if len(decision.actions) == 1:
            return str(decision.actions[0])
        match = Match(start=view.imagine())
        if (match.edition.id, match.players) != (self.facts["edition"], self.facts["players"]):
            raise RondelError(
                f"This network plays {self.facts['edition']} with {self.facts['players']} players, "
                f"not {match.edition.id} with {match.players}."
            )
        observer = Observer(match)
        spelling = Spelling([str(action) for action in decision.actions], observer.words)
        while not spelling.done:
            seen = observer.observe(match, decision.player, spelling)
            with torch.no_grad():
                word, _ = self.model.predict(seen, action_masks=spelling.counts() > 0, deterministic=True)
            spelling.push(int(word))
        return spelling.text


def bot_of(file: Path, name: str = "baseline") -> type[BaselineBot]:
    """The bot that plays with this checkpoint; one made for other numbers is refused."""
    model, facts = load(file)
    return type("LoadedBaseline", (BaselineBot,), {"name": name, "model": model, "facts": facts})
