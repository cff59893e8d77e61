### The page from a static host, without a server

solo-loading = Das Spiel wird geladen, nur dieses eine Mal: { $percent } %
solo-starting = Das Spiel startet…
solo-title = Ohne Server
solo-about = Regeln und Bots laufen in diesem Browser: Einmal geladen, braucht das Spiel kein Netz mehr. Deine Spiele und dein Name bleiben hier und sonst nirgends.
solo-kept = Alles liegt jetzt hier: Du kannst ohne Netz spielen.
solo-server = Konten, Tische mit anderen, Turniere und Wertungen brauchen einen Server: „rondel serve“ startet einen. Um ein Spiel dorthin mitzunehmen, lade sein Protokoll herunter und öffne es dort.
solo-master = Der stärkste Bot, der Großmeister, fehlt hier: In einem Browser würde er zu lange nachdenken.
solo-games = Deine Spiele
solo-over = { $edition } · beendet
solo-delete = { $name } löschen
solo-delete-text = Das Spiel ist dann endgültig weg. Wer es behalten will, lädt vorher das Protokoll herunter.
solo-download = Protokoll von { $name } herunterladen
