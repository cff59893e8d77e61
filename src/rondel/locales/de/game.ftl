# Was über eine Partie gesagt wird, für Terminal und Browser. Die Parameter erklärt en/game.ftl.
# Namen stehen im Nominativ; die Sätze sind so gebaut, dass sie nicht gebeugt werden müssen.

nobody = niemand
money = { $amount } Mio.

## Ereignisse: je ein Satz für das Protokoll

event-bond_bought = { $player } kauft den Kredit { $nation } zu { $face } Mio.
event-bond_raised = { $player } stockt einen Kredit auf: { $nation }, von { $old } auf { $new } Mio.
event-passed = { $kind ->
    [draft] { $player } kauft keinen Kredit: { $nation }.
    [swiss_bank] { $player } lässt { $nation } an Investor vorbeiziehen.
    [factory] { $nation }: keine neue Fabrik.
    [invest] { $player } investiert nicht.
   *[other] { $player } passt.
  }
event-draft_void = Niemand hat einen Kredit gekauft. Die Verteilung ist ungültig und beginnt von vorn.
event-government_changed = Neue Regierung: { $nation } – { $after }.
event-swiss_bank_received = { $player } hat keine Regierung und erhält eine Schweizer Bank.
event-swiss_bank_returned = { $player } regiert wieder und gibt die Schweizer Bank zurück.
event-investor_card_moved = Die Investorkarte geht an { $player }.
event-turn_began = { $nation }, Regierung { $player }: Zug { $number }, Runde { $round }.
event-nation_skipped = { $nation }: keine Regierung, der Zug entfällt.
event-rondel_moved = { $price ->
    [0] { $nation } zieht auf { $space }.
   *[other] { $nation } zieht auf { $space }; { $player } zahlt { $price } Mio.
  }
event-swiss_bank_forced = { $player } setzt die Schweizer Bank ein: { $nation } muss auf Investor halten.
event-factory_built = { $nation }: neue Fabrik – { $province }.
event-unit_produced = { $unit ->
    [army] { $nation }: neue Armee – { $province }.
   *[fleet] { $nation }: neue Flotte – { $province }.
  }
event-unit_imported = { $unit ->
    [army] { $nation } importiert eine Armee – { $province }.
   *[fleet] { $nation } importiert eine Flotte – { $province }.
  }
event-fleet_moved = { $nation }: Flotte { $origin } → { $sea }.
event-fleet_moved-canal = { $nation }: Flotte { $origin } → { $sea } ({ $canal }).
event-canal_allowed = { $player } erlaubt die Durchfahrt: { $mover }, { $canal }.
event-canal_refused = { $player } verweigert die Durchfahrt: { $mover }, { $canal }.
event-army_moved = { $way ->
    [rail] { $nation }: Armee mit der Bahn, { $origin } → { $to }.
    [convoy] { $nation }: Armee über See, { $origin } → { $to }.
   *[march] { $nation }: Armee { $origin } → { $to }.
  }
event-stance_taken = { $stance ->
    [hostile] { $nation }: Armee feindlich – { $province }.
   *[friendly] { $nation }: Armee befreundet – { $province }.
  }
event-stance_changed = { $stance ->
    [hostile] { $nation }: Armee wird feindlich – { $province }.
   *[friendly] { $nation }: Armee wird befreundet – { $province }.
  }
event-battle = Kampf, { $place }: { $nation } verliert { $unit ->
    [army] eine Armee
   *[fleet] eine Flotte
  }, { $enemy } { $enemy_unit ->
    [army] eine Armee
   *[fleet] eine Flotte
  }.
event-peace_offered = { $nation } bietet Frieden an – { $place }.
event-challenge_declined = { $nation } duldet den Neuankömmling – { $place }.
event-factory_destroyed = { $nation } zerstört eine Fabrik ({ $owner }, { $province }) und verliert die eingesetzten Armeen.
event-flag_placed = { $nation }: neue Flagge – { $region }.
event-flag_removed = { $nation }: Flagge entfernt – { $region }.
event-interest_paid = { $nation } zahlt Zinsen: { $amount } Mio. an { $player }.
event-interest_topped_up = { $player } legt bei den Zinsen zu: { $nation }, { $amount } Mio.
event-investor_paid = { $player } erhält { $amount } Mio. für die Investorkarte.
event-swiss_bank_income = { $player } erhält { $amount } Mio. für die Schweizer Bank.
event-tax_collected = { $nation }: Steuer { $tax } Mio., Sold { $pay } Mio., Erfolgsprämie für { $player } { $bonus } Mio.; { $points ->
    [one] { $points } Machtpunkt
   *[other] { $points } Machtpunkte
  } dazu, jetzt { $power }; Staatskasse { $treasury } Mio.
event-gift = { $player } schenkt { $amount } Mio. an die Staatskasse: { $nation }.
event-game_ended = { $reason ->
    [power] { $nation } hat 25 Machtpunkte erreicht. Das Spiel ist zu Ende.
    [max_rounds] Die letzte Runde ist gespielt. Das Spiel ist zu Ende.
    [void_drafts] Dreimal hintereinander hat niemand einen Kredit gekauft. Das Spiel ist zu Ende.
   *[other] Das Spiel ist zu Ende.
  }

## Entscheidungen: die Frage an den, der entscheidet

ask-draft = { $nation }: Welchen Kredit kaufst du?
ask-rondel = { $nation }: Wohin geht es auf dem Rondell?
ask-swiss_bank = { $nation }: zum Halt auf Investor zwingen?
ask-factory = { $nation }: Wo entsteht die Fabrik?
ask-production = { $nation }: Welche Fabriken produzieren?
ask-import = { $nation }: Welche Einheiten werden importiert, und wohin?
ask-fleets = { $nation }: Welche Flotte fährt oder kämpft?
ask-canal = Du entscheidest für { $nation }: Darf die fremde Einheit durch den Kanal?
ask-stance = { $nation }: Ist die Armee feindlich oder befreundet?
ask-arrival = { $nation } ist angekommen: kämpfen oder Frieden anbieten?
ask-ask = Welcher Staat wird als Nächster gefragt, ob er den Frieden annimmt?
ask-challenge = Du entscheidest für { $nation }: den Neuankömmling bekämpfen oder dulden?
ask-armies = { $nation }: Welche Armee zieht oder kämpft?
ask-flags = Die Flaggen sind knapp: Welche Region markiert { $nation }?
ask-invest = Welchen Kredit kaufst du oder stockst du auf?

## Was die anderen inzwischen lesen

wait-draft = { $player } wählt einen Kredit: { $nation }.
wait-rondel = { $player } wählt auf dem Rondell: { $nation }.
wait-swiss_bank = Die Schweizer Bank von { $player } kann { $nation } anhalten.
wait-factory = { $player } baut: { $nation }.
wait-production = { $player } produziert: { $nation }.
wait-import = { $player } importiert: { $nation }.
wait-fleets = { $player } bewegt Flotten: { $nation }.
wait-canal = { $player } wird nach dem Kanal gefragt: { $nation }.
wait-stance = { $player } entscheidet über die Haltung der Armee: { $nation }.
wait-arrival = { $player } ist angekommen: { $nation }.
wait-ask = { $player } entscheidet, wer zuerst gefragt wird.
wait-challenge = { $player } wird gefragt: { $nation }, Kampf oder Frieden?
wait-armies = { $player } bewegt Armeen: { $nation }.
wait-flags = { $player } setzt Flaggen: { $nation }.
wait-invest = { $player } investiert.

## Aktionen: was eine Wahl bewirkt

act-rondel = { $space }
act-buy = { $nation } { $face } kaufen, { $price } Mio.
act-raise = { $nation } von { $old } auf { $new } aufstocken, { $price } Mio.
act-pass = { $kind ->
    [swiss_bank] Vorbeiziehen lassen
    [factory] Nichts bauen
    [challenge] Dulden
   *[other] Passen
  }
act-force = Zum Halt auf Investor zwingen
act-build = Bauen: { $province }
act-produce = Produzieren: { $province }
act-produce-all = In jeder Fabrik produzieren
act-import = { $unit ->
    [army] Armee – { $province }
   *[fleet] Flotte – { $province }
  }
act-end = { $kind ->
    [production] Keine weitere Einheit
    [import] Keine weitere Einheit
    [fleets] Flotten beenden
    [armies] Armeen beenden
    [flags] Keine weitere Flagge
   *[other] Ende
  }
act-fleet = Flotte { $origin } → { $sea }
act-army = { $stance ->
    [hostile] Feindliche Armee { $origin } → { $to }
    [friendly] Befreundete Armee { $origin } → { $to }
   *[any] Armee { $origin } → { $to }
  }
act-fight-at = { $unit ->
    [army] Armee bekämpfen: { $nation }, { $place }
   *[fleet] Flotte bekämpfen: { $nation }, { $place }
  }{ $stance ->
    [hostile] { " (feindlich)" }
    [friendly] { " (befreundet)" }
   *[any] { "" }
  }
act-fight-at-with-fleet = { $unit ->
    [army] Mit der Flotte eine Armee bekämpfen: { $nation }, { $place }
   *[fleet] Mit der Flotte eine Flotte bekämpfen: { $nation }, { $place }
  }
act-fight-at-with-army = { $own ->
    [hostile] Mit einer feindlichen Armee
   *[friendly] Mit einer befreundeten Armee
  } { $unit ->
    [army] eine Armee bekämpfen: { $nation }, { $place }
   *[fleet] eine Flotte bekämpfen: { $nation }, { $place }
  }
act-fight-nation = { $unit ->
    [army] Die Armee bekämpfen: { $nation }
   *[fleet] Die Flotte bekämpfen: { $nation }
  }{ $stance ->
    [hostile] { " (feindlich)" }
    [friendly] { " (befreundet)" }
   *[any] { "" }
  }
act-fight-own = { $unit ->
    [army] Mit einer Armee kämpfen
   *[fleet] Mit einer Flotte kämpfen
  }{ $stance ->
    [hostile] { " (feindlich)" }
    [friendly] { " (befreundet)" }
   *[any] { "" }
  }
act-peace = Frieden anbieten
act-ask = { $nation } fragen
act-allow = Durchfahrt erlauben
act-refuse = Durchfahrt verweigern
act-hostile = Feindlich: Fabrik und Bahn dort sind gesperrt
act-friendly = Befreundet: der Eigentümer bleibt ungestört
act-stance = { $stance ->
    [hostile] Armee wird feindlich: { $province }
   *[friendly] Armee wird befreundet: { $province }
  }
act-destroy = Fabrik mit drei Armeen zerstören: { $province }
act-flag = Flagge: { $region }
act-give = { $amount } Mio. schenken: { $nation }

## Einstellungen einer Partie

option-setup = Verteilung der Kredite
option-setup-standard = Karten werden verteilt
option-setup-draft = Freie Wahl der Kredite für erfahrene Spieler
option-investor_card = Investorkarte
option-investor_card-true = Mit Investorkarte
option-investor_card-false = Ohne: nach jedem Zug dürfen alle investieren
option-swiss_bank_without_card = Schweizer Bank ohne Investorkarte
option-swiss_bank_without_card-free_choice = Ihre eine Investition geht in einen beliebigen Staat
option-swiss_bank_without_card-additional = Eine weitere Investition in einen beliebigen Staat
option-force_without_card = Schweizer Bank darf auch ohne Investorkarte anhalten
option-force_without_card-true = Ja
option-force_without_card-false = Nein
option-bonus = Erfolgsprämie bei der Steuer
option-bonus-chart = Nach der Steuertabelle
option-bonus-increase = Nur für Steuererhöhungen
option-gifts = Geschenke an Staatskassen
option-gifts-any = An jeden Staat
option-gifts-own = Nur an Staaten, die man regiert
option-gifts-off = Keine
option-gift_to_force = Schweizer Bank darf eine Staatskasse auffüllen, um anzuhalten
option-gift_to_force-true = Ja
option-gift_to_force-false = Nein
option-cash = Bargeld der Spieler
option-cash-open = Offen
option-cash-hidden = Verdeckt
option-late_fleet_battles = Flotten dürfen noch kämpfen, wenn die Armeen ziehen
option-late_fleet_battles-false = Nein
option-late_fleet_battles-true = Ja
option-status_change = Stehende Armeen dürfen ihre Haltung ändern
option-status_change-true = Ja
option-status_change-false = Nein
option-swiss_bank_income = Einkommen einer Schweizer Bank, die nicht investiert
option-swiss_bank_income-0 = Keines
option-swiss_bank_income-1 = 1 Mio.
option-max_rounds = Höchstzahl der Runden
option-max_rounds-none = Keine

## Ablehnungen: warum eine Aktion nicht möglich ist

refusal-game_over = Das Spiel ist zu Ende; es kann nichts mehr gespielt werden.
refusal-not_your_decision = Im Augenblick entscheidet { $player }.
refusal-offered = Diese Aktion ist möglich.
refusal-other_decision = { $kind ->
    [draft] Jetzt geht es darum, welcher Kredit gekauft wird.
    [rondel] Jetzt geht es um das Feld auf dem Rondell.
    [swiss_bank] Jetzt geht es darum, ob die Schweizer Bank den Staat anhält.
    [factory] Jetzt geht es darum, wo eine Fabrik entsteht.
    [production] Jetzt geht es darum, welche Fabriken produzieren.
    [import] Jetzt geht es darum, welche Einheiten importiert werden.
    [fleets] Jetzt geht es um die Flotten.
    [canal] Jetzt geht es um die Durchfahrt durch den Kanal.
    [stance] Jetzt geht es darum, ob die Armee feindlich oder befreundet ist.
    [arrival] Jetzt geht es um Kampf oder Frieden.
    [ask] Jetzt geht es darum, welcher Staat als Nächster gefragt wird.
    [challenge] Jetzt geht es darum, ob der Neuankömmling bekämpft wird.
    [armies] Jetzt geht es um die Armeen.
    [flags] Jetzt geht es darum, welche Region markiert wird.
    [invest] Jetzt geht es darum, welcher Kredit gekauft oder aufgestockt wird.
   *[other] Das ist keine Antwort auf die Frage, um die es jetzt geht.
  }
refusal-rondel_stay = { $nation } muss weiterziehen und darf nicht auf dem Feld bleiben.
refusal-rondel_too_far = Das sind { $steps } Felder; ein Staat zieht höchstens { $most }.
refusal-rondel_price = Das kostet { $price } Mio. aus deinem Bargeld, und du hast { $cash } Mio.
refusal-rondel_interest = Auf Investor schuldet { $nation } den anderen mehr Zinsen, als Staatskasse und dein Bargeld zahlen können; es fehlen { $missing } Mio.
refusal-force_treasury = Die Staatskasse muss alle Zinsen decken ({ $nation }); es fehlen { $gap } Mio.
refusal-not_home = { $province } ist keine Heimatprovinz: { $nation }.
refusal-occupied = Eine feindliche Armee ({ $by }) steht im Weg: { $province }.
refusal-factory_exists = Dort steht schon eine Fabrik: { $province }.
refusal-factory_money = Eine Fabrik kostet { $price } Mio.; in der Staatskasse ({ $nation }) sind { $treasury } Mio.
refusal-produce_all_short = Der Vorrat reicht nicht für alle Fabriken; wähle, welche produzieren.
refusal-no_factory = Dort steht keine Fabrik: { $province }.
refusal-has_produced = Diese Fabrik hat schon produziert: { $province }.
refusal-no_supply = { $unit ->
    [army] { $nation }: keine Armeen mehr im Vorrat.
   *[fleet] { $nation }: keine Flotten mehr im Vorrat.
  }
refusal-no_harbour = { $province } hat keinen Hafen für Flotten.
refusal-import_money = Eine Einheit kostet { $price } Mio.; in der Staatskasse ({ $nation }) sind { $treasury } Mio.
refusal-bond_other_nation = Jetzt gibt es nur Kredite von: { $offered }.
refusal-raise_down = Ein Kredit wird nur gegen einen höheren getauscht.
refusal-bond_not_yours = Du besitzt diesen Kredit nicht: { $nation }, { $old } Mio.
refusal-bond_taken = Dieser Kredit gehört { $player }: { $nation }, { $face } Mio.
refusal-bond_price = Das kostet { $price } Mio. aus deinem Bargeld, und du hast { $cash } Mio.
refusal-gift_amount = Ein Geschenk ist eine ganze Zahl von Millionen ab 1.
refusal-gifts_off = An diesem Tisch gibt es keine Geschenke.
refusal-gift_not_own = An diesem Tisch beschenkt man nur Staaten, die man regiert; { $nation } gehört nicht dazu.
refusal-gift_cash = Du hast { $cash } Mio., nicht { $amount } Mio.
refusal-gift_bound = { $bound } Mio. deines Bargelds sind gebunden, bis der angesagte Zug auf dem Rondell bezahlt ist.
refusal-flag_at_home = { $region } ist eine Heimatprovinz; dort gibt es keine Flaggen.
refusal-flag_not_alone = Markiert werden nur Regionen, die der Staat allein besetzt und noch nicht markiert hat; { $region } gehört nicht dazu.
refusal-no_fleet = { $nation }: keine Flotte dort ({ $place }).
refusal-no_army = { $nation }: keine Armee dort ({ $place }).
refusal-has_moved = Diese Einheiten sind schon gezogen: { $origin }.
refusal-canal_refused = { $unit ->
    [army] Dieser Armee wurde die Durchfahrt verweigert ({ $canal }); sie darf in diesem Manöver nicht noch einmal fragen.
   *[fleet] Dieser Flotte wurde die Durchfahrt verweigert ({ $canal }); sie darf in diesem Manöver nicht noch einmal fragen.
  }
refusal-fleet_on_land = Eine Flotte bleibt auf See und fährt nie an Land: { $to }.
refusal-harbour_exit = Der Hafen führt nicht dorthin: { $origin } → { $to }.
refusal-not_adjacent = Diese Regionen grenzen nicht aneinander: { $origin }, { $to }.
refusal-army_at_sea = Armeen betreten nur Land.
refusal-army_stays = Die Armee ist schon dort: { $origin }.
refusal-name_the_army = Sag, welche Armee zieht ({ $origin }): feindlich oder befreundet wird nur genannt, wo beide stehen.
refusal-fleets_used = Die Flotten auf diesem Weg haben in diesem Manöver schon andere Armeen befördert; jede trägt eine.
refusal-rail_suspended = Die Bahn fährt dort nicht ({ $province }), weil eine feindliche Armee dort steht.
refusal-needs_convoy = Von { $origin } nach { $to } braucht eine Armee einen Konvoi: eine eigene Flotte in jedem Meer auf dem Weg.
refusal-too_far = { $to } ist zu weit: Eine Armee zieht in ein benachbartes Gebiet.
refusal-status_change_off = An diesem Tisch behalten Armeen ihre Haltung.
refusal-status_at_home = Eine Haltung haben Armeen nur in fremden Heimatprovinzen.
refusal-status_already = { $stance ->
    [hostile] Dort ist keine Armee befreundet: { $province }.
   *[friendly] Dort ist keine Armee feindlich: { $province }.
  }
refusal-status_changed = Diese Armeen sind in diesem Manöver angekommen oder haben ihre Haltung schon geändert: { $province }.
refusal-last_free_factory = Dort steht die letzte freie Fabrik ({ $nation }, { $province }): Sie darf weder besetzt noch zerstört werden.
refusal-no_foreign_factory = Dort steht keine fremde Fabrik: { $province }.
refusal-too_few_armies = Dafür braucht es { $needed } Armeen ({ $province }); es sind { $armies }.
refusal-factory_defended = { $nation } hat dort noch Einheiten: { $province }.
refusal-no_unit = Dort ist keine Einheit, die kämpfen könnte ({ $place }): { $nation }.
refusal-no_enemy = { $nation } hat dort keine Einheit, die man bekämpfen könnte: { $place }.
refusal-fleets_are_done = Wenn die Armeen ziehen, beginnen Flotten auf See keinen Kampf mehr.
refusal-armies_later = Die Armeen kommen nach den Flotten; sie kämpfen in ihrem eigenen Schritt.
refusal-name_the_units = Sag genau, welche Einheit gegen welche kämpft: { $place }.
refusal-ask_nobody = { $nation } gehört nicht zu den Staaten, die gefragt werden.
refusal-no_such_unit = Eine solche Einheit gibt es dort nicht.
