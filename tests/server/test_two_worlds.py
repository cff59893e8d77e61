"""Hidden cash stays hidden: two games that differ only in it look the same to everybody else, whatever they ask."""

from __future__ import annotations

from tests.hostile.two_worlds import compare
from tests.server.clients import ThreadServer

COMPARISONS = 200


def test_two_worlds_that_differ_in_hidden_cash_give_equal_answers(server: ThreadServer) -> None:
    report = compare(server, COMPARISONS, seed=7)
    assert report.findings == [], "\n".join(report.lines())
    assert report.compared >= COMPARISONS
    assert len(report.routes) > 15
