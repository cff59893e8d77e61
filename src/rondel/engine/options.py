"""Game options and their valid combinations (R22, rulings marked OPT).

Rules: R22.D, R22.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace

from rondel.engine.edition import Edition
from rondel.engine.errors import OptionError


@dataclass(frozen=True, slots=True)
class Options:
    """Options of a game; the defaults are the rulebooks' standard game.

    `late_fleet_battles=None` means the default of the edition; the options of a started game never contain it.
    """

    setup: str = "standard"
    investor_card: bool = True
    swiss_bank_without_card: str = "free_choice"
    force_without_card: bool = True
    bonus: str = "chart"
    gifts: str = "any"
    gift_to_force: bool = True
    cash: str = "open"
    late_fleet_battles: bool | None = None
    status_change: bool = True
    swiss_bank_income: int = 0
    max_rounds: int | None = None

    def __post_init__(self) -> None:
        for key, allowed in CHOICES.items():
            value = getattr(self, key)
            if not any(value is a or (type(value) is type(a) and value == a) for a in allowed):
                words = ", ".join(_format_value(a) for a in allowed)
                raise OptionError(f"The option {key} is {_format_value(value)}, but it must be one of: {words}.")
        limit = self.max_rounds
        if limit is not None and (type(limit) is not int or limit < 1):
            raise OptionError(
                f"The option max_rounds is {_format_value(limit)}, but it must be none or a whole number, at least 1."
            )

    def to_dict(self) -> dict[str, object]:
        """Return all options by name as JSON-serializable data."""
        return {field.name: getattr(self, field.name) for field in fields(self)}

    @staticmethod
    def from_dict(values: Mapping[str, object]) -> Options:
        """Return options from a mapping; missing names get their defaults, unknown ones raise `OptionError`."""
        if not isinstance(values, Mapping):
            raise OptionError(f"Options must be a mapping of names to values, not {values!r}.")
        known = {field.name for field in fields(Options)}
        for key in values:
            if key not in known:
                raise OptionError(f"There is no option called {key!r}; options are: {', '.join(sorted(known))}.")
        return Options(**values)  # type: ignore[arg-type]

    @staticmethod
    def from_stored(values: Mapping[str, object]) -> Options:
        """Return options of a record, a saved game or a stored table; missing names get the default of that time."""
        return Options.from_dict({**FORMER_DEFAULTS, **values} if isinstance(values, Mapping) else values)

    @staticmethod
    def from_kept(values: Mapping[str, object]) -> Options:
        """Deprecated alias of `from_stored`."""
        return Options.from_stored(values)

    @staticmethod
    def values(edition: Edition | None = None) -> Mapping[str, tuple[object, ...]]:
        """Return the values of each option, the default (of an edition) first, without `max_rounds` (any number)."""
        if edition is None:
            return CHOICES
        late = edition.late_fleet_battles
        return {**CHOICES, "late_fleet_battles": (late, not late)}

    def for_edition(self, edition: Edition) -> Options:
        """Return the options with the edition's defaults; raise `OptionError` if they do not fit it (contract 6)."""
        if self.bonus == "increase" and edition.bonus == "increase":
            raise OptionError(
                f"bonus=increase is the fixed rule of {edition.title} already; leave the option at chart."
            )
        if not self.status_change and not edition.status_change_optional:
            raise OptionError(
                f"In {edition.title} standing armies may always change their status; "
                "status_change can be switched off only where the rulebook leaves it open."
            )
        if self.late_fleet_battles is None:
            return replace(self, late_fleet_battles=edition.late_fleet_battles)
        return self


CHOICES: dict[str, tuple[object, ...]] = {
    "setup": ("standard", "draft"),
    "investor_card": (True, False),
    "swiss_bank_without_card": ("free_choice", "additional"),
    "force_without_card": (True, False),
    "bonus": ("chart", "increase"),
    "gifts": ("any", "own", "off"),
    "gift_to_force": (True, False),
    "cash": ("open", "hidden"),
    "late_fleet_battles": (None, False, True),
    "status_change": (True, False),
    "swiss_bank_income": (0, 1),
}
# Defaults for options missing in records and saved games that were written before the default changed.
FORMER_DEFAULTS: dict[str, object] = {"late_fleet_battles": False}


def _format_value(value: object) -> str:
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value)
