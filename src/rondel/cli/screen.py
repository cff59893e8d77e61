"""Text display of a position: nations, players and occupied regions, as tables or plain sentences."""

from collections.abc import Iterable, Mapping
from typing import Any

from rich import box
from rich.console import Console
from rich.table import Table
from rich.text import Text

from rondel.locales.game_text import GameText

View = Mapping[str, Any]

# Terminal colors closest to the board's; letters carry the same information.
COLORS = {
    "yellow": "yellow3",
    "green": "green3",
    "blue": "dodger_blue1",
    "red": "red3",
    "grey": "grey70",
    "purple": "medium_purple1",
}


class Screen:
    """Terminal output of a game, for 80 columns or more; `plain` means no boxes, no colors, full sentences."""

    def __init__(self, game_text: GameText, plain: bool = False, console: Console | None = None) -> None:
        self.game_text = game_text
        self.say = game_text.say
        self.plain = plain
        self.console = console or Console(no_color=plain, highlight=False, emoji=False)
        # Letters save space in a table; screen readers need names.
        self._short = game_text.nation if plain else game_text.letters
        self._between = ", " if plain else " "
        self._off_rondel = self.say("off-rondel") if plain else "–"
        labels = (self.say(f"holding-{label}") for label in ("factories", "armies", "fleets", "flags"))
        self._label_width = max(map(len, labels))
        self._color = {nation.id: COLORS.get(nation.color, "white") for nation in game_text.edition.nations}

    def line(self, text: str = "", style: str = "", indent: int = 0) -> None:
        """Print a paragraph, wrapped to the terminal width with a hanging indent."""
        width = max(20, self.console.width - indent)
        content = Text(text, style="" if self.plain else style)
        for piece in content.wrap(self.console, width) if text else [content]:
            self.console.print(Text(" " * indent) + piece)

    def heading(self, text: str) -> None:
        if self.plain:
            self.console.print(text)
        else:
            self.console.rule(Text(text, style="bold"), align="left", style="dim")

    def position(self, view: View) -> None:
        """Print the whole position: nations, players, map."""
        self.nations(view)
        self.players(view)
        self.map(view)

    def nations(self, view: View) -> None:
        if self.plain:
            for id, nation in view["nations"].items():
                self.line(self.say("plain-nation", **self._nation_facts(id, nation)), indent=2)
            return
        table = self._table("nation", "government", "treasury", "power", "rondel", "tax", "interest", "supply")
        for id, nation in view["nations"].items():
            facts = self._nation_facts(id, nation)
            active = not view["over"] and (view.get("turn") or {}).get("nation") == id
            table.add_row(
                Text(f"{'>' if active else ' '}{facts['letters']} {facts['nation']}", style=self._color[id]),
                *(str(facts[key]) for key in ("government", "treasury")),
                f"{facts['power']} ×{facts['factor']}",
                *(str(facts[key]) for key in ("rondel", "tax", "interest")),
                f"{facts['armies']}/{facts['fleets']}/{facts['flags']}",
            )
        self.console.print(table)

    def players(self, view: View) -> None:
        if self.plain:
            for player in view["players"]:
                self.line(self.say("plain-player", **self._player_facts(player, view)), indent=2)
            return
        table = self._table("player", "cash", "score", "bonds", "role")
        for player in view["players"]:
            facts = self._player_facts(player, view)
            table.add_row(*(str(facts[key]) for key in ("player", "cash", "score", "bonds", "role")))
        self.console.print(table)

    def map(self, view: View) -> None:
        """Print the pieces of each nation that has any."""
        for nation in self.game_text.edition.nations:
            lines = list(self._holdings(nation.id, view["regions"]))
            if not lines:
                continue
            if self.plain:
                for label, places in lines:
                    self.line(f"{self.game_text.nation(nation.id)}, {label}: {places}.", indent=2)
                continue
            grid = Table.grid(padding=(0, 1))
            for number, (label, places) in enumerate(lines):
                name = "" if number else self.game_text.letters(nation.id)
                grid.add_row(Text(f" {name:2}", style=f"bold {self._color[nation.id]}"), Text(label), places)
            grid.columns[1].min_width = self._label_width
            self.console.print(grid)

    def _table(self, *columns: str) -> Table:
        table = Table(box=box.SIMPLE_HEAD, padding=(0, 1, 0, 0), pad_edge=False, show_edge=False)
        for column in columns:
            number = column in ("treasury", "tax", "interest", "cash", "score")
            table.add_column(self.say(f"column-{column}"), justify="right" if number else "left")
        return table

    def _nation_facts(self, id: str, nation: Mapping[str, Any]) -> dict[str, Any]:
        government = nation["government"]
        place = nation["rondel"]
        return {
            "letters": self.game_text.letters(id),
            "nation": self.game_text.nation(id),
            "government": self.game_text.player(government),
            "rondel": self.game_text.space(place) if place else self._off_rondel,
            "treasury": nation["treasury"],
            "power": nation["power"],
            "factor": nation["factor"],
            "tax": nation["tax"],
            "interest": nation["interest"],
            "armies": nation["armies_left"],
            "fleets": nation["fleets_left"],
            "flags": nation["flags_left"],
        }

    def _player_facts(self, player: Mapping[str, Any], view: View) -> dict[str, Any]:
        bonds = [
            f"{self._short(nation)} {'+'.join(map(str, sorted(faces, reverse=True)))}"
            for nation, faces in player.get("bonds", {}).items()
        ]
        roles = []
        if governed := player.get("governs"):
            roles.append(self.say("role-government", nations=self._between.join(map(self._short, governed))))
        if player.get("swiss_bank"):
            roles.append(self.say("role-swiss_bank"))
        if view.get("investor") == player["seat"]:
            roles.append(self.say("role-investor_card"))
        hidden = self.say("hidden")
        return {
            "player": player["name"],
            "cash": hidden if player["cash"] is None else player["cash"],
            "score": hidden if player["score"] is None else player["score"],
            "bonds": ", ".join(bonds) or "–",
            "role": "; ".join(roles) or "–",
        }

    def _holdings(self, nation: str, regions: Mapping[str, Mapping[str, Any]]) -> Iterable[tuple[str, str]]:
        """Yield the factories, armies, fleets and flags of a nation that has any."""
        home = {
            region.id
            for region in self.game_text.edition.regions
            if region.kind == "home" and self.game_text.edition.nations[region.nation].id == nation
        }
        factories = [
            self.game_text.region(id) + self._occupied(region, nation)
            for id, region in regions.items()
            if id in home and region.get("factory")
        ]
        armies = []
        for id, region in regions.items():
            foreign = region["kind"] == "home" and id not in home
            for key, stance in (("armies", "hostile"), ("lying", "friendly")):
                if count := region.get(key, {}).get(nation, 0):
                    kind = stance if foreign else "own"
                    armies.append(self.say("holding-army", region=self.game_text.region(id), count=count, stance=kind))
        fleets = [
            self.say(
                "holding-fleet",
                region=self.game_text.region(id),
                count=region["fleets"][nation],
                place="sea" if region["kind"] == "sea" else "harbour",
            )
            for id, region in regions.items()
            if region.get("fleets", {}).get(nation)
        ]
        flags = [self.game_text.region(id) for id, region in regions.items() if region.get("flag") == nation]
        for label, places in (
            ("factories", factories),
            ("armies", armies),
            ("fleets", fleets),
            ("flags", flags),
        ):
            if places:
                yield self.say(f"holding-{label}"), ", ".join(places)

    def _occupied(self, region: Mapping[str, Any], owner: str) -> str:
        occupied = any(nation != owner and count for nation, count in region.get("armies", {}).items())
        return self.say("holding-occupied") if occupied else ""
