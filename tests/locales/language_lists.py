"""The languages, as used in tests."""

from checks.messages import COMPLETE, LANGUAGES, OTHERS, TRANSLATIONS

__all__ = ["COMPLETE", "LANGUAGES", "OTHERS", "TRANSLATIONS"]
