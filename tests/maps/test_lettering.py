"""How names are measured and broken into lines, whatever letters a language has."""

from __future__ import annotations

from maps.lettering import FACES, breaks

LAND = FACES["atlas", "land"]


def test_letters_of_chinese_and_japanese_fill_a_square() -> None:
    assert LAND.width("印度洋") == 3.0
    assert LAND.width("Nil") < 3.0


def test_a_name_is_broken_at_blanks() -> None:
    assert breaks("North Sea") == [["North Sea"], ["North", "Sea"]]
    assert breaks("Norway") == [["Norway"]]


def test_a_name_without_blanks_is_broken_between_letters_where_the_language_does_so() -> None:
    assert breaks("印度洋") == [["印度洋"], ["印", "度洋"], ["印度", "洋"]]
