"""Every rule number of the reference, in order. Errors, records and players cite them: none may vanish."""

_LAST = {
    1: 9, 2: 6, 3: 5, 4: 9, 5: 7, 6: 8, 7: 4, 8: 11, 9: 5, 10: 5, 11: 3, 12: 7,
    13: 14, 14: 14, 15: 11, 16: 9, 17: 7, 18: 15, 19: 8, 20: 7, 21: 4, 23: 10,
}  # fmt: skip

_VARIANTS = ["R22.A", "R22.B", *(f"R22.B{n}" for n in range(1, 9)), "R22.C", "R22.C1", "R22.D"]


def _numbers() -> list[str]:
    numbers: list[str] = []
    for chapter in range(1, 25):
        numbers.append(f"R{chapter}")
        if chapter == 22:
            numbers.extend(_VARIANTS)
        numbers.extend(f"R{chapter}.{n}" for n in range(1, _LAST.get(chapter, 0) + 1))
    return numbers


NUMBERS = _numbers()
