"""The Python example in the README runs (`checks.repository` compares its commands and paths)."""

import io
import re
from contextlib import redirect_stdout

from checks.reading import Repository


def test_the_python_example_runs_and_prints_scores_and_winners() -> None:
    """It plays a whole game and prints scores and winners."""
    (example,) = Repository().blocks("README.md", "python")
    output = io.StringIO()
    with redirect_stdout(output):
        exec(compile(example.text, "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d+, \d+, \d+, \d+\] \[\d(, \d)*\]\n", output.getvalue())
