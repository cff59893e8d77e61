# Tornei e feed.

## Rifiuti

error-account_needed = Per questo serve un account.
error-entered = Partecipi già a questo torneo.
error-not_entered = Non partecipi a questo torneo.
error-not_organizer = Può farlo solo chi organizza il torneo.
error-too_few = Un torneo richiede almeno { $fewest } giocatori.
error-too_late = L’ultimo turno a cui ci si poteva unire è già iniziato.
error-too_many_tournaments = Hai già { $most } tornei in corso.
error-tournament = Un torneo così non si può organizzare.
error-tournament_full = Tutti i posti di questo torneo sono occupati.
error-tournament_over = Questo torneo è finito.
error-tournament_time = L’inizio deve cadere entro il prossimo anno.

## Feed

feed-calendar = Rondel: i tuoi orologi
feed-clock = Il tuo tempo scade: { $table }
feed-table = { $table } su Rondel
