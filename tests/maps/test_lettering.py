"""Measuring and breaking of names, for any script."""

from __future__ import annotations

from maps.lettering import FACES, breaks

LAND = FACES["atlas", "land"]


def test_chinese_and_japanese_characters_are_full_width() -> None:
    assert LAND.width("印度洋") == 3.0
    assert LAND.width("Nil") < 3.0


def test_names_are_broken_at_spaces() -> None:
    assert breaks("North Sea") == [["North Sea"], ["North", "Sea"]]
    assert breaks("Norway") == [["Norway"]]


def test_names_without_spaces_are_broken_between_characters() -> None:
    assert breaks("印度洋") == [["印度洋"], ["印", "度洋"], ["印度", "洋"]]
