"""Validation of e-mail addresses, and the language of mails."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Any

from rondel.languages import FALLBACK, best_match, languages
from rondel.table.errors import bad

LONGEST_ADDRESS = 254
# The syntax that all mail servers accept. It excludes header injection and address lists.
_LOCAL = re.compile(r"[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*")
_DOMAIN = re.compile(r"(?:[A-Za-z0-9](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])?\.)+[A-Za-z](?:[A-Za-z0-9-]{0,61}[A-Za-z0-9])")
MAX_LANGUAGES = 20


def clean_address(text: str) -> str:
    """Return the normalized address, or raise a refusal."""
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
    """Return the key for comparing addresses, which ignores case."""
    return address.casefold()


def language_of(settings: Mapping[str, Any], accepted: str) -> str:
    """Return the language from the settings, else the browser's first supported one."""
    chosen = settings.get("language")
    if isinstance(chosen, str) and chosen in languages():
        return chosen
    tags = [part.partition(";")[0].strip() for part in accepted.split(",")[:MAX_LANGUAGES]]
    return best_match(tag for tag in tags if tag and tag != "*") or FALLBACK
