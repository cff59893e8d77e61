### The page from a static host, without a server

solo-loading = Fetching the game, once: { $percent } %
solo-starting = Starting the game…
solo-title = No server here
solo-about = Rules and bots run in this browser: once loaded, the game needs no network. Your games and your name are kept here and nowhere else.
solo-kept = Everything is stored here now: you can play without a network.
solo-server = Accounts, tables with others, tournaments and ratings need a server: “rondel serve” starts one. To take a game there, download its record and open it there.
solo-master = The strongest bot, Master, is missing here: it would be too slow in a browser.
solo-games = Your games
solo-over = { $edition } · over
solo-delete = Delete { $name }
solo-delete-text = The game is deleted permanently; download its record first to keep it.
solo-download = Download the record of { $name }
