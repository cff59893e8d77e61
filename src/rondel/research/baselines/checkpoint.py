"""Checkpoints of the baseline: a file of Stable-Baselines3 that also says which numbers it was trained with.

Loading one where actions, words or observations have other numbers is refused with a sentence.
"""

from __future__ import annotations

import json
import zipfile
from pathlib import Path
from typing import Any

import rondel
from rondel import RondelError
from rondel.extras import optional_packages
from rondel.research.actions import ActionSpace, action_space
from rondel.research.observation import ObservationSpace, observation_space
from rondel.research.words import Vocabulary, vocabulary

_FACTS = "rondel.json"


def facts(edition: str, players: int) -> dict[str, Any]:
    """What a network depends on: versions and hashes of actions, words and observation."""
    actions, words, seen = action_space(edition), vocabulary(edition), observation_space(edition, players)
    return {
        "rondel": rondel.__version__,
        "edition": edition,
        "players": players,
        "actions": [actions.version, actions.hash],
        "words": [words.version, words.hash],
        "observation": [seen.version, seen.hash],
    }


def save(model: Any, file: Path, edition: str, players: int, **training: Any) -> None:
    """Writes the model aside, adds the facts, and puts it in place."""
    aside = file.with_name(file.name + ".part.zip")
    model.save(aside)
    with zipfile.ZipFile(aside, "a") as archive:
        archive.writestr(_FACTS, json.dumps({**facts(edition, players), "training": training}, indent=1))
    aside.replace(file)


def read_facts(file: Path) -> dict[str, Any]:
    """What a checkpoint says about itself; a file that is none is refused."""
    try:
        with zipfile.ZipFile(file) as archive:
            told: dict[str, Any] = json.loads(archive.read(_FACTS))
    except (OSError, zipfile.BadZipFile, KeyError, ValueError) as error:
        raise RondelError(f"{file} is not a checkpoint of the baseline: {error}.") from error
    return told


def load(file: Path) -> tuple[Any, dict[str, Any]]:
    """The model and its facts, if they fit the numbers of this installation."""
    told = read_facts(file)
    edition, players = told["edition"], told["players"]
    ours: dict[str, ActionSpace | Vocabulary | ObservationSpace] = {
        "actions": action_space(edition),
        "words": vocabulary(edition),
        "observation": observation_space(edition, players),
    }
    for name, space in ours.items():
        version, digest = told[name]
        space.check(version, digest, str(file))
    with optional_packages():
        from sb3_contrib import MaskablePPO  # noqa: PLC0415 - a mismatch is told before torch is loaded
    return MaskablePPO.load(file, device="cpu"), told
