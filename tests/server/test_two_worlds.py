"""Hidden cash and standing orders stay hidden: two games that differ only in them look the same to everybody else,
whatever they ask.
"""

from __future__ import annotations

from tests.hostile.two_worlds import OrderPair, compare
from tests.server.clients import ThreadServer

COMPARISONS = 200


def test_responses_do_not_depend_on_hidden_cash(server: ThreadServer) -> None:
    report = compare(server, COMPARISONS, seed=7)
    assert report.findings == [], "\n".join(report.lines())
    assert report.compared >= COMPARISONS
    assert len(report.routes) > 15


def test_responses_do_not_depend_on_standing_orders(server: ThreadServer) -> None:
    """A spectator or opponent cannot tell that an order existed."""
    report = compare(server, COMPARISONS // 2, seed=8, kind=OrderPair)
    assert report.findings == [], "\n".join(report.lines())
    assert report.compared >= COMPARISONS // 2
    assert report.by_order > 0
