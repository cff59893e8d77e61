"""Appends to the tables of actions what the editions can offer by now; what is there already stays as it is."""

from __future__ import annotations

from rondel.engine.edition_files import edition, editions
from rondel.fast.action_tables import FOLDER, ActionTable, appended, canonical_texts, read_table, written


def main() -> None:
    """Bring every table up to date and say what was appended."""
    for name in editions():
        file = FOLDER / f"{name}.txt"
        texts = canonical_texts(edition(name))
        old = read_table(file) if file.exists() else None
        new = ActionTable(name, texts, 1) if old is None else appended(old, texts)
        if new is not old:
            file.write_text(written(new), "utf-8", newline="\n")
        added = len(new) - (len(old) if old is not None else 0)
        print(f"{name}: version {new.version}, {len(new)} actions, {added} of them new, {new.hash}")


if __name__ == "__main__":
    main()
