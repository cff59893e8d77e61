"""Hostile values: texts, numbers, JSON and paths."""

from __future__ import annotations

import json
import random
from typing import Any
from urllib.parse import quote

TEXTS = (
    "",
    " ",
    "\x00",
    "a\x00b",
    "\u00b2",
    "\u0661\u0662",
    "\uff11",
    "\u2460",
    "\ud800",
    "\udfffx",
    "\u202eadA",
    "\u200bAda\u200b",
    "\ufeff",
    "\u0301" * 60,
    "\U0001f3f4\U000e0067\U000e0062",
    "\U0010ffff",
    "\x7f\x1b[31m",
    "a\r\nset-cookie: rondel_session=x",
    "../../etc/passwd",
    "..%2f..%2f",
    "%00",
    "%",
    "' OR 1=1 --",
    "'; DROP TABLE users; --",
    "<script>alert(1)</script>",
    "${jndi:ldap://x}",
    "{{7*7}}",
    "null",
    "true",
    "NaN",
    "Infinity",
    "-0",
    "1e309",
    "0x10",
    "1_000",
    "+1",
    " 1",
    "9" * 30,
    "-" + "9" * 30,
    "x" * 129,
    "\u00e4" * 500,
    "y" * 4_100,
    "z" * 20_000,
    "give italy \u00b2",
    "give italy 1 1",
    "rondel",
    "army rome rome rome",
    "buy italy \u0662",
    "army  rome\tnaples",
    "__proto__",
    "constructor",
)
NUMBERS: tuple[Any, ...] = (
    -1,
    0,
    1,
    2,
    5,
    6,
    7,
    99,
    2**31 - 1,
    2**31,
    2**53,
    2**63 - 1,
    2**63,
    2**64,
    10**40,
    10**400,
    -(10**30),
    1.5,
    -0.0,
    0.1,
    1e308,
    5e-324,
    float("inf"),
    float("nan"),
)
OTHERS: tuple[Any, ...] = (None, True, False, [], {}, [[]], [None], {"": ""}, {"a": {"b": {"c": []}}}, [0] * 500)
# Bodies that are not JSON, or barely.
BODIES = (
    b"",
    b"{",
    b"}",
    b"[]",
    b"null",
    b'"',
    b"\xff\xfe{\x00}\x00",
    b"\xef\xbb\xbf{}",
    b'{"name": "\xff"}',
    b'{"name": "\\ud800"}',
    b'{"name": NaN}',
    b'{"name": 1e99999}',
    b'{"name": ' + b"9" * 5_000 + b"}",
    b'{"name": "a", "name": "b"}',
    b'{"name": "a"} {}',
    b"[" * 5_000,
    b'{"a":' * 3_000,
    b'{"settings":' + b'{"a":' * 1_000 + b"1" + b"}" * 1_001,
    b"\x00" * 64,
    b"a=1&b=2",
    b"--x\r\nContent-Disposition: form-data; name=a\r\n\r\n1\r\n--x--\r\n",
)


def odd(rng: random.Random) -> Any:
    """Return a hostile value of any type."""
    return rng.choice((TEXTS, NUMBERS, OTHERS, TEXTS)[rng.randrange(4)])


def odd_text(rng: random.Random) -> str:
    text = rng.choice(TEXTS)
    return text if rng.random() < 0.8 else text + rng.choice(TEXTS)[:20]


def spoiled(rng: random.Random, value: Any) -> Any:
    """Return a mutation of a value: another type, off by one, a changed character."""
    kind = rng.randrange(4)
    if kind == 0:
        return odd(rng)
    if isinstance(value, bool) or value is None:
        return str(value)
    if isinstance(value, int | float):
        return rng.choice((value + 1, -value, str(value), value + 0.5, value * 10**12, [value]))
    if isinstance(value, str):
        at = rng.randrange(len(value) + 1)
        return rng.choice((value[:at] + rng.choice(TEXTS)[:12] + value[at:], value.upper(), value * 40, [value], 7))
    if isinstance(value, list):
        return rng.choice((value * 200, [*value, odd(rng)], {"0": value}, value[:1]))
    return rng.choice(([value], str(value), {**value, odd_text(rng): odd(rng)}))


def as_json(rng: random.Random, value: Any) -> bytes:
    """Return JSON, randomly with or without escapes."""
    text = json.dumps(value, ensure_ascii=rng.random() < 0.5)
    return text.encode("utf-8", "surrogatepass")


def in_path(value: Any) -> str:
    return quote(str(value).encode("utf-8", "surrogatepass"), safe="")
