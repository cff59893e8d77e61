"""Text-based agents such as language models: prompts, tolerant parsing of replies, refusals that cite the rule.

from rondel.research.text import TextBot

bot = TextBot(speak=lambda messages: my_model(messages))
action = bot.choose(game.seat_view(seat), game.decision)
"""

from rondel.research.text.conversation import (
    Answer,
    Message,
    NoAction,
    Policy,
    Speaker,
    TextBot,
    converse,
    fallback_action,
    feedback,
    understand,
)
from rondel.research.text.parsing import Reply, read
from rondel.research.text.prompt import primer, prompt
from rondel.research.words import Scorer, decode

__all__ = [
    "Answer",
    "Message",
    "NoAction",
    "Policy",
    "Reply",
    "Scorer",
    "Speaker",
    "TextBot",
    "converse",
    "decode",
    "fallback_action",
    "feedback",
    "primer",
    "prompt",
    "read",
    "understand",
]
