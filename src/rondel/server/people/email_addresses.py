"""E-mail addresses as people enter them, and the language to write to somebody in."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from rondel.languages import FALLBACK, best_match, languages
from rondel.table.errors import bad

LONGEST_ADDRESS = 254
# What mail servers take everywhere. Nothing in it can end a line or a header, or stand for a second address.
_LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_DOMAIN = re.compile(r"(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])")
MAX_LANGUAGES = 20


def clean_address(text: str) -> str:
    """The address as mail servers know it, or a refusal."""
    local, at, domain = text.strip().rpartition("@")
    try:
        domain = domain.encode("idna").decode("ascii") if domain else ""
    except UnicodeError:
        domain = ""
    address = f"{local}@{domain.lower()}"
    is_good = at and len(local) <= 64 and _LOCAL.fullmatch(local) and _DOMAIN.fullmatch(domain)
    if not is_good or len(address) > LONGEST_ADDRESS:
        raise bad("email", "This is not an e-mail address.")
    return address


def address_key(address: str) -> str:
    """What makes two addresses the same: no mailbox in use differs from another in case only."""
    return address.casefold()


def language_of(settings: Mapping[str, Any], accepted: str) -> str:
    """The language chosen in the settings of the page, else the first the browser asks for that there is."""
    chosen = settings.get("language")
    if isinstance(chosen, str) and chosen in languages():
        return chosen
    wishes = [wish.partition(";")[0].strip() for wish in accepted.split(",")[:MAX_LANGUAGES]]
    return best_match(wish for wish in wishes if wish and wish != "*") or FALLBACK
