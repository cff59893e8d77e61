"""Abusive requests: forged, oversized, with odd headers, or malformed HTTP."""

from __future__ import annotations

import random
from dataclasses import replace

from tests.hostile.cast import ADMINS, ATTACKERS, VICTIMS, Person
from tests.hostile.connection import Request
from tests.hostile.generated import Generator
from tests.hostile.values import TEXTS, in_path, odd_text

HEADERS: dict[str, tuple[bytes, ...]] = {
    "origin": (b"http://[", b"null", b"//", b"\xff", b"http://evil.example", b"http://rondel.example:1", b""),
    "cookie": (
        b'prefs={"a":1}; rondel_session=x',
        b";" * 3_000,
        b'a="' + b"\\" * 3_000,
        b"rondel_session=\xff\xfe; csrftoken=\xff",
        b"rondel_session=" + b"s" * 4_000,
        b"csrftoken=a; csrftoken=b; rondel_session=c; rondel_session=d",
    ),
    "authorization": (b"Bearer", b"Bearer \xff", b"Basic YTpi", b"\xb2", b"bearer  x y z", b"Bearer " + b"t" * 3_000),
    "last-event-id": (b"\xb2", b"-1", b"9" * 3_000, b"1e3", b"0", b"\xd9\xa1"),
    "content-type": (b"application/json; charset=\xff", b"multipart/form-data", b";", b"application/json,text/plain"),
    "content-length": (b"-1", b"1e3", b"\xb2", b"+5", b"9" * 40),
    "transfer-encoding": (b"gzip, chunked", b"identity", b"\xff"),
    "expect": (b"100-continue", b"\xff"),
    "forwarded": (b"for=_x;by=\xff", b'for="[::1]:1"'),
    "x-forwarded-for": (b"\xb2, [", b"127.0.0.1, 127.0.0.1", b"::1%lo", b"fe80::1%25x", b"," * 500, b"1.2.3.4:99"),
    "x-forwarded-proto": (b"https", b"gopher", b"\xff"),
    "x-forwarded-host": (b"evil.example",),
    "if-none-match": (b"*", b'W/"', b'"' * 999, b"\xff"),
    "if-modified-since": (b"yesterday", b"\xff"),
    "range": (b"bytes=0-", b"bytes=-1", b"bytes=" + b"0-1," * 500, b"bytes=9-1", b"\xb2"),
    "host": (b"", b"evil.example", b"[::1", b"\xff", b"a b", b"rondel.example:99999"),
    "accept-encoding": (b"gzip", b"gzip;q=\xb2", b"*;q=0", b"br, " * 200),
    "accept": (b"\xff/\xff;q=\xb2", b"text/html", b"*/*;q=1e9"),
    "accept-language": (b"de-" * 300, b"\xff"),
    "x-request-id": (b"a b", b"\xff" * 200, b"x" * 2_000),
    "x-csrftoken": (b"\xff", b""),
    "connection": (b"close, upgrade", b"x-csrftoken"),
    "upgrade": (b"websocket", b"h2c"),
    "user-agent": (b"\xff" * 300, b"<script>"),
}
CHANGES = ("POST", "PATCH", "DELETE")


class Abuse:
    """Mutates the requests of the generator."""

    def __init__(self, generator: Generator) -> None:
        self.generator, self.world, self.rng = generator, generator.world, generator.rng

    def odd_header(self) -> Request:
        request = self.generator.request()
        for _ in range(self.rng.choice((1, 1, 2, 4))):
            name = self.rng.choice([*HEADERS])
            value = self.rng.choice(HEADERS[name]) if self.rng.random() < 0.8 else _as_header(odd_text(self.rng))
            if self.rng.random() < 0.5:  # otherwise the header is duplicated
                request = replace(request, headers=tuple(each for each in request.headers if each[0] != name))
            request = request.with_header(name, value)
        return replace(request, about=f"odd header, {request.about}", may_be_dropped=True)

    def forged(self) -> Request:
        """Return a request with another user's ids and, for changes, cookies, but without their secrets."""
        request = self.generator.request()
        while request.who in ADMINS:
            request = self.generator.request()
        victim = self.world.people[self.rng.choice((*VICTIMS, "warden"))]
        thief = self.world.people[self.rng.choice(ATTACKERS)]
        kinds = [_mixed(victim, thief, self.rng)]
        if request.method in CHANGES and victim.session:
            kinds.append(_without_proof(victim, thief, self.rng))
        kept = tuple(each for each in request.headers if each[0] in ("content-type", "x-forwarded-for"))
        return replace(request, headers=(*kept, *self.rng.choice(kinds)), about=f"forged, {request.about}")

    def oversized(self) -> Request:
        rng, request = self.rng, self.generator.request()
        big = rng.choice((20_000, 70_000, 300_000))
        kind = rng.randrange(5)
        if kind == 0:
            request = replace(request, target=request.target + "?x=" + "a" * big)
        elif kind == 1:
            request = request.with_header("x-long", b"a" * big)
        elif kind == 2:
            request = replace(request, body=b'{"name": "' + b"a" * big + b'"}')
        elif kind == 3:
            request = replace(request, headers=(*request.headers, *((f"x-{n}", b"a" * 40) for n in range(big // 100))))
        else:
            request = replace(request, target=request.target.partition("?")[0] + "/a" * (big // 2))
        return replace(request, about=f"oversized, {request.about}", may_be_dropped=True)

    def chunked(self) -> Request:
        """Return a request with an odd chunked body: one-byte chunks, invalid sizes, too long, or unterminated."""
        rng, request = self.rng, self.generator.request()
        body = request.body or b'{"name": "Ada"}'
        kind = rng.randrange(5)
        if kind == 0:
            chunks = [b"1\r\n%c\r\n" % letter for letter in body[:3_000]] + [b"0\r\n\r\n"]
        elif kind == 1:
            chunks = [b"1;a=" + b"x" * 200 + b"\r\na\r\n"] * 50 + [b"0\r\n\r\n"]
        elif kind == 2:
            chunks = [rng.choice((b"-1", b"\xb2", b"fffffffffffffffff", b"", b"0x5")) + b"\r\nhello\r\n0\r\n\r\n"]
        elif kind == 3:
            chunks = [b"%x\r\n%b\r\n" % (len(body), body), b"0\r\nx-trailer: \xff\r\n\r\n"]
        else:
            chunks = [b"1000\r\n" + b"a" * 4096 + b"\r\n"] * 300 + [b"0\r\n\r\n"]
        names = [each for each in request.headers if each[0] != "content-length"]
        head = replace(request, body=None, headers=(*names, ("transfer-encoding", b"chunked")), pieces=None).encoded()
        about = f"chunked, {request.about}"
        return replace(request, pieces=(head, *chunks), about=about, may_be_dropped=True)

    def half_sent(self) -> Request:
        """Return a truncated request, a request smuggling attempt, or bytes that are not HTTP."""
        rng, request = self.rng, self.generator.request()
        raw = request.encoded()
        kind = rng.randrange(6)
        if kind <= 1:
            pieces: tuple[bytes, ...] = (raw[: rng.randrange(1, len(raw))],)
        elif kind == 2:
            pieces = tuple(raw[at : at + 1] for at in range(min(len(raw), 400)))
        elif kind == 3:
            lengths = b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-length: 4\r\ncontent-length: 5\r\n\r\nabcde"
            both = lengths.replace(b"content-length: 5", b"transfer-encoding: chunked").replace(b"abcde", b"0\r\n\r\n")
            pieces = (rng.choice((lengths, both)),)
        elif kind == 4:
            junk = (
                b"\x16\x03\x01\x02\x00",
                b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
                b"\r\n" * 50,
                b"GET\r\n\r\n",
                b"\x00" * 99,
            )
            pieces = (rng.choice(junk),)
        else:
            line = rng.choice(TEXTS).encode("utf-8", "surrogatepass")
            pieces = (b"GET /api/me?" + line + b" HTTP/1.1\r\nhost: x\r\n\r\n",)
        if kind >= 3:  # replaced entirely
            request = replace(request, who="stranger", method="GET", target="/", game=None)
        return replace(request, pieces=pieces, about=f"half sent, {request.about}", may_be_dropped=True)

    def page(self) -> Request:
        """Return a request for a file of the web client, or for a path outside its folder."""
        paths = (
            "/",
            "/assets/",
            "/games/x",
            "/schema",
            "/schema/openapi.json",
            "/healthz/",
            "/metrics",
            "//",
        )
        path = self.rng.choice(paths)
        if self.rng.random() < 0.6:
            path += self.rng.choice(("../", "%2e%2e/", "..%5c", "./", "", "%00")) + in_path(odd_text(self.rng))
        who = self.rng.choice(ATTACKERS)
        method = self.rng.choice(("GET", "GET", "HEAD", "POST"))
        headers = self.world.people[who].headers()
        return Request(who, method, path, headers, None, "page", may_be_dropped=True)


def _as_header(text: str) -> bytes:
    return text[:2_000].encode("utf-8", "surrogatepass").replace(b"\r", b"").replace(b"\n", b"")


def _mixed(victim: Person, thief: Person, rng: random.Random) -> tuple[tuple[str, bytes], ...]:
    """Return credentials that resemble the victim's."""
    secret = victim.token or victim.session
    wrong = rng.choice((secret[:-1], secret.swapcase(), secret + "A", secret[::-1], str(victim.id), "", secret[:8]))
    if wrong == secret:
        wrong += "x"
    token = (("authorization", b"Bearer " + wrong.encode()),)
    cookie = f"csrftoken={thief.csrf or 'x'}; rondel_session={wrong}".encode()
    session = (("cookie", cookie), ("x-csrftoken", (thief.csrf or "x").encode()))
    return rng.choice((token, session, (*token, *session)))


def _without_proof(victim: Person, thief: Person, rng: random.Random) -> tuple[tuple[str, bytes], ...]:
    """Return the headers of a CSRF attack on the victim's browser."""
    cookie = ("cookie", f"csrftoken={victim.csrf}; rondel_session={victim.session}".encode())
    other = ("x-csrftoken", rng.choice(((thief.csrf or "x").encode(), b"", b"\xff", victim.csrf[:-1].encode())))
    foreign = (("origin", b"http://evil.example"), ("x-csrftoken", victim.csrf.encode()))
    return (cookie, *rng.choice(((), (other,), foreign, (other, ("origin", b"http://rondel.example")))))
