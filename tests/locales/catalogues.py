"""The languages as tests see them."""

from checks.messages import COMPLETE, LANGUAGES, OTHERS, TRANSLATIONS

__all__ = ["COMPLETE", "LANGUAGES", "OTHERS", "TRANSLATIONS"]
