"""Guided first games, one per edition: positions, tasks, and progress judged by the engine's events.

Texts are in `lesson.ftl`; positions and tasks are in the files `<edition>/<n>_<step>.toml`.
"""

from rondel.lessons.lesson import LEARNER, PICTURES, TARGETS, Lesson, Screen, Step, lesson, text_keys
from rondel.lessons.progress import Progress, is_opponent_decision, opponent_action, progress

__all__ = [
    "LEARNER",
    "PICTURES",
    "TARGETS",
    "Lesson",
    "Progress",
    "Screen",
    "Step",
    "is_opponent_decision",
    "lesson",
    "opponent_action",
    "progress",
    "text_keys",
]
