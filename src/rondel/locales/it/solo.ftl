### The page from a static host, without a server

solo-loading = Il gioco viene scaricato, una volta sola: { $percent } %
solo-starting = Il gioco si avvia…
solo-title = Senza server
solo-about = Regole e bot girano in questo browser: una volta caricato, il gioco non ha più bisogno della rete. Le tue partite e il tuo nome restano qui e in nessun altro posto.
solo-kept = Ora è tutto salvato qui: puoi giocare anche senza rete.
solo-server = Per account, tavoli con altri, tornei e classifiche serve un server: lo avvia «rondel serve». Per portarci una partita, scaricala e aprila là.
solo-master = Il bot più forte, il Maestro, qui manca: in un browser penserebbe troppo a lungo.
solo-games = Le tue partite
solo-over = { $edition } · finita
solo-delete = Elimina { $name }
solo-delete-text = La partita va persa per sempre; per conservarla, prima scaricala.
solo-download = Scarica { $name }
