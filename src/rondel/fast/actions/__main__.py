"""Appends new actions of the editions to the action tables; existing lines stay unchanged."""

from __future__ import annotations

from rondel.engine.edition_files import edition, editions
from rondel.fast.action_tables import FOLDER, ActionTable, append_texts, canonical_texts, format_table, read_table


def main() -> None:
    """Update every table and print what was appended."""
    for name in editions():
        file = FOLDER / f"{name}.txt"
        texts = canonical_texts(edition(name))
        old = read_table(file) if file.exists() else None
        new = ActionTable(name, texts, 1) if old is None else append_texts(old, texts)
        if new is not old:
            file.write_text(format_table(new), "utf-8", newline="\n")
        added = len(new) - (len(old) if old is not None else 0)
        print(f"{name}: version {new.version}, {len(new)} actions, {added} of them new, {new.hash}")


if __name__ == "__main__":
    main()
