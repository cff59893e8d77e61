"""The README is true: its Python example runs (`checks.repository` compares its commands and paths)."""

import io
import re
from contextlib import redirect_stdout

from checks.reading import Repository


def test_the_python_example_runs_and_prints_scores_and_winners() -> None:
    """The example plays a whole game and prints what it says."""
    (example,) = Repository().blocks("README.md", "python")
    output = io.StringIO()
    with redirect_stdout(output):
        exec(compile(example.text, "README.md", "exec"), {})
    assert re.fullmatch(r"\[\d+, \d+, \d+, \d+\] \[\d(, \d)*\]\n", output.getvalue())
