"""Baseline checkpoints: Stable-Baselines3 files that also record the spaces they were trained with.

Loading raises `SpaceMismatch` if actions, words or observations have changed.
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

_METADATA = "rondel.json"


def space_metadata(edition: str, players: int) -> dict[str, Any]:
    """Return the versions and hashes of the actions, words and observations a network depends on."""
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
    """Save the model to a temporary file, add its metadata and move it into place."""
    temporary = file.with_name(file.name + ".part.zip")
    model.save(temporary)
    with zipfile.ZipFile(temporary, "a") as archive:
        archive.writestr(_METADATA, json.dumps({**space_metadata(edition, players), "training": training}, indent=1))
    temporary.replace(file)


def read_metadata(file: Path) -> dict[str, Any]:
    """Return the metadata of a checkpoint; reject any other file."""
    try:
        with zipfile.ZipFile(file) as archive:
            metadata: dict[str, Any] = json.loads(archive.read(_METADATA))
    except (OSError, zipfile.BadZipFile, KeyError, ValueError) as error:
        raise RondelError(f"{file} is not a baseline checkpoint: {error}.") from error
    return metadata


def load(file: Path) -> tuple[Any, dict[str, Any]]:
    """Return the model and its metadata if they fit this installation."""
    metadata = read_metadata(file)
    edition, players = metadata["edition"], metadata["players"]
    ours: dict[str, ActionSpace | Vocabulary | ObservationSpace] = {
        "actions": action_space(edition),
        "words": vocabulary(edition),
        "observation": observation_space(edition, players),
    }
    for name, space in ours.items():
        version, digest = metadata[name]
        space.check(version, digest, str(file))
    with optional_packages():
        from sb3_contrib import MaskablePPO  # noqa: PLC0415 - report a mismatch before loading torch
    return MaskablePPO.load(file, device="cpu"), metadata
