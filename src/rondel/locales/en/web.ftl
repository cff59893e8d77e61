# Interface of the browser client: everything that is neither a name on the board nor a sentence about the game.

## Everywhere
loading = Loading …
still-loading = Still loading the game …
to-lobby = To the lobby
skip-to-main = Skip to the content
nav-label = Pages
nav-lobby = Play
nav-rules = Rules
nav-about = About
nav-settings = You
sign-in = Sign in
signed-in-as = Signed in as { $name }: profile and settings
games-wait = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
theme-now = { $theme ->
    [light] Light theme; switch to dark
    [dark] Dark theme; switch to the system's
   *[other] Theme of the system; switch to light
}
settings-language = Language
unofficial-short = An unofficial, free program. Not affiliated with the designer or the publishers.
rule-number = Rule { $rule }
rule-unknown = Rule { $rule } is not in the list.
rule-open-all = All rules
missing-title = There is no such page
missing-text = The address may be mistyped, or the page has moved.
table-missing = There is no such table
table-missing-text = It may have been closed by its host, or it is private and needs the invitation link.
offline-title = The server does not answer
offline-text = Check that it is running and try again. Nothing is lost.
try-again = Try again
