# Was über eine Partie gesagt wird, für Terminal und Browser. Die Variablen erklärt en/game.ftl.
# Namen von Staaten und Regionen werden gebeugt; die Formen stehen in forms.ftl. NAME($nation, form: "…") kennt für
# Staaten nom, gen, dat, acc und number (one oder many: „die USA ziehen“), für Regionen in, to und from, für Kanäle acc;
# start: "yes" schreibt groß. Ohne NAME() steht der Name so da wie auf dem Spielplan. Vor Mio. steht ein geschütztes Leerzeichen.

nobody = niemand
money = { $amount } Mio.

## Ereignisse: je ein Satz für das Protokoll

event-bond_bought = { $player } gibt { NAME($nation, form: "dat") } einen Kredit über { $face } Mio.
event-bond_raised = { $player } stockt einen Kredit an { NAME($nation, form: "acc") } von { $old } auf { $new } Mio. auf.
event-passed = { $kind ->
        [draft] { $player } gibt { NAME($nation, form: "dat") } keinen Kredit.
        [swiss_bank] { $player } lässt { NAME($nation, form: "acc") } über Investor ziehen.
        [factory] { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
                [many] bauen
               *[one] baut
            } keine Fabrik.
        [invest] { $player } investiert nicht.
       *[other] { $player } passt.
    }
event-draft_void = Niemand hat einen Kredit gegeben. Die Verteilung ist ungültig und beginnt von vorn.
event-government_changed = { $after } regiert jetzt { NAME($nation, form: "acc") }.
event-swiss_bank_received = { $player } regiert keinen Staat und erhält eine Schweizer Bank.
event-swiss_bank_returned = { $player } regiert wieder und gibt die Schweizer Bank zurück.
event-investor_card_moved = Die Investorkarte geht an { $player }.
event-turn_began = { $nation }, regiert von { $player }: Zug { $number }, Runde { $round }.
event-nation_skipped = Niemand regiert { NAME($nation, form: "acc") }; der Zug entfällt.
event-rondel_moved = { $price ->
        [0] { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
                [many] ziehen
               *[one] zieht
            } auf { $space }.
       *[other] { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
               [many] ziehen
              *[one] zieht
           } auf { $space }; { $player } zahlt { $price } Mio.
    }
event-swiss_bank_forced = { $player } setzt die Schweizer Bank ein: { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] müssen
       *[one] muss
    } auf Investor stehen bleiben.
event-factory_built = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] bauen
       *[one] baut
    } eine Fabrik { NAME($province, form: "in") }.
event-unit_produced = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] produzieren
       *[one] produziert
    } { $unit ->
        [army] eine Armee
       *[fleet] eine Flotte
    } { NAME($province, form: "in") }.
event-unit_imported = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] importieren
       *[one] importiert
    } { $unit ->
        [army] eine Armee
       *[fleet] eine Flotte
    } { NAME($province, form: "to") }.
event-fleet_moved = { $nation }: Flotte { NAME($origin, form: "from") } { NAME($sea, form: "to") }.
event-fleet_moved-canal = { $nation }: Flotte { NAME($origin, form: "from") } durch { NAME($canal, form: "acc") } { NAME($sea, form: "to") }.
event-canal_allowed = { $player } lässt { NAME($mover, form: "acc") } durch { NAME($canal, form: "acc") }.
event-canal_refused = { $player } verweigert { NAME($mover, form: "dat") } die Durchfahrt durch { NAME($canal, form: "acc") }.
event-army_moved = { $way ->
        [rail] { $nation }: Armee mit der Eisenbahn { NAME($origin, form: "from") } { NAME($to, form: "to") }.
        [convoy] { $nation }: Armee im Konvoi { NAME($origin, form: "from") } { NAME($to, form: "to") }.
       *[march] { $nation }: Armee { NAME($origin, form: "from") } { NAME($to, form: "to") }.
    }
event-stance_taken = { $stance ->
        [hostile] Die Armee { NAME($nation, form: "gen") } { NAME($province, form: "in") } ist feindlich.
       *[friendly] Die Armee { NAME($nation, form: "gen") } { NAME($province, form: "in") } ist befreundet.
    }
event-stance_changed = { $stance ->
        [hostile] Die Armee { NAME($nation, form: "gen") } { NAME($province, form: "in") } ist jetzt feindlich.
       *[friendly] Die Armee { NAME($nation, form: "gen") } { NAME($province, form: "in") } ist jetzt befreundet.
    }
event-battle = Kampf { NAME($place, form: "in") }: { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] verlieren
       *[one] verliert
    } { $unit ->
        [army] eine Armee
       *[fleet] eine Flotte
    }, { NAME($enemy, form: "nom") } { $enemy_unit ->
        [army] eine Armee
       *[fleet] eine Flotte
    }.
event-peace_offered = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] bieten
       *[one] bietet
    } { NAME($place, form: "in") } Frieden an.
event-challenge_declined = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] dulden
       *[one] duldet
    } den Neuankömmling { NAME($place, form: "in") }.
event-factory_destroyed = { NAME($nation, form: "number") ->
        [many] { NAME($nation, form: "nom", start: "yes") } zerstören die Fabrik { NAME($owner, form: "gen") } { NAME($province, form: "in") } und verlieren
       *[one] { NAME($nation, form: "nom", start: "yes") } zerstört die Fabrik { NAME($owner, form: "gen") } { NAME($province, form: "in") } und verliert
    } die eingesetzten Armeen.
event-flag_placed = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] legen
       *[one] legt
    } { NAME($region, form: "in") } eine Flagge ab.
event-flag_removed = Die Flagge { NAME($nation, form: "gen") } { NAME($region, form: "in") } wird entfernt.
event-interest_paid = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] zahlen
       *[one] zahlt
    } { $amount } Mio. Zinsen an { $player }.
event-interest_topped_up = { $player } zahlt { $amount } Mio. der Zinsen { NAME($nation, form: "gen") } aus dem eigenen Bargeld.
event-investor_paid = { $player } erhält { $amount } Mio. für die Investorkarte.
event-swiss_bank_income = { $player } erhält { $amount } Mio. für die Schweizer Bank.
event-tax_collected = { $nation }: Steuern { $tax } Mio., Sold { $pay } Mio., Erfolgsprämie für { $player } { $bonus } Mio.; { $points ->
    [one] { $points } Machtpunkt
   *[other] { $points } Machtpunkte
  } dazu, jetzt { $power }; Staatskasse { $treasury } Mio.
event-gift = { $player } schenkt der Staatskasse { NAME($nation, form: "gen") } { $amount } Mio.
event-game_ended = { $reason ->
        [power] { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
                [many] haben
               *[one] hat
            } 25 Machtpunkte erreicht. Das Spiel ist zu Ende.
        [max_rounds] Die letzte Runde ist gespielt. Das Spiel ist zu Ende.
        [void_drafts] Dreimal hintereinander hat niemand einen Kredit gegeben. Das Spiel ist zu Ende.
       *[other] Das Spiel ist zu Ende.
    }

## Entscheidungen: die Frage an den, der entscheidet

ask-draft = Welchen Kredit gibst du { NAME($nation, form: "dat") }?
ask-rondel = Wohin { NAME($nation, form: "number") ->
        [many] ziehen
       *[one] zieht
    } { NAME($nation, form: "nom") } auf dem Rondell?
ask-swiss_bank = { NAME($nation, form: "acc", start: "yes") } auf Investor anhalten?
ask-factory = Wo { NAME($nation, form: "number") ->
        [many] bauen
       *[one] baut
    } { NAME($nation, form: "nom") } eine Fabrik?
ask-production = Welche Fabriken { NAME($nation, form: "gen") } produzieren?
ask-import = Welche Einheiten { NAME($nation, form: "number") ->
        [many] importieren
       *[one] importiert
    } { NAME($nation, form: "nom") }, und wohin?
ask-fleets = Welche Flotte { NAME($nation, form: "gen") } zieht oder kämpft?
ask-canal = Du entscheidest für { NAME($nation, form: "acc") }: Darf die fremde Einheit durch den Kanal?
ask-stance = Ist die Armee { NAME($nation, form: "gen") } feindlich oder befreundet?
ask-arrival = Eine Einheit { NAME($nation, form: "gen") } ist angekommen: kämpfen oder Frieden anbieten?
ask-ask = Welcher Staat wird als Nächster gefragt, ob er den Frieden annimmt?
ask-challenge = Du entscheidest für { NAME($nation, form: "acc") }: den Neuankömmling bekämpfen oder dulden?
ask-armies = Welche Armee { NAME($nation, form: "gen") } zieht oder kämpft?
ask-flags = Die Flaggen sind knapp: Welche Region bekommt eine Flagge { NAME($nation, form: "gen") }?
ask-invest = Welchen Kredit gibst du oder stockst du auf?

## Was die anderen inzwischen lesen

wait-draft = { $player } wählt einen Kredit für { NAME($nation, form: "acc") }.
wait-rondel = { $player } wählt für { NAME($nation, form: "acc") } ein Feld auf dem Rondell.
wait-swiss_bank = Die Schweizer Bank von { $player } kann { NAME($nation, form: "acc") } anhalten.
wait-factory = { $player } baut für { NAME($nation, form: "acc") }.
wait-production = { $player } produziert für { NAME($nation, form: "acc") }.
wait-import = { $player } importiert für { NAME($nation, form: "acc") }.
wait-fleets = { $player } zieht mit den Flotten { NAME($nation, form: "gen") }.
wait-canal = { $player } entscheidet für { NAME($nation, form: "acc") } über die Kanaldurchfahrt.
wait-stance = { $player } entscheidet, ob die Armee { NAME($nation, form: "gen") } feindlich oder befreundet ist.
wait-arrival = { $player } entscheidet für { NAME($nation, form: "acc") }: Kampf oder Frieden?
wait-ask = { $player } entscheidet, wer zuerst gefragt wird.
wait-challenge = { $player } wird für { NAME($nation, form: "acc") } gefragt: Kampf oder Frieden?
wait-armies = { $player } zieht mit den Armeen { NAME($nation, form: "gen") }.
wait-flags = { $player } legt die Flaggen { NAME($nation, form: "gen") } ab.
wait-invest = { $player } investiert.

## Aktionen: was eine Wahl bewirkt

act-rondel = { $space }
act-buy = Kredit über { $face } an { NAME($nation, form: "acc") } geben, { $price } Mio.
act-raise = Kredit an { NAME($nation, form: "acc") } von { $old } auf { $new } aufstocken, { $price } Mio.
act-pass = { $kind ->
    [swiss_bank] Weiterziehen lassen
    [factory] Nichts bauen
    [challenge] Dulden
   *[other] Passen
  }
act-force = Auf Investor anhalten
act-build = { NAME($province, form: "in", start: "yes") } bauen
act-produce = { NAME($province, form: "in", start: "yes") } produzieren
act-produce-all = In jeder Fabrik produzieren
act-import = { $unit ->
        [army] Armee { NAME($province, form: "to") }
       *[fleet] Flotte { NAME($province, form: "to") }
    }
act-end = { $kind ->
        [production] Keine weitere Einheit
        [import] Keine weitere Einheit
        [fleets] Flottenschritt beenden
        [armies] Armeeschritt beenden
        [flags] Keine weitere Flagge
       *[other] Ende
    }
act-fleet = Flotte { NAME($origin, form: "from") } { NAME($sea, form: "to") }
act-army = { $stance ->
        [hostile] Eigene Armee (feindlich) { NAME($origin, form: "from") } { NAME($to, form: "to") }
        [friendly] Eigene Armee (befreundet) { NAME($origin, form: "from") } { NAME($to, form: "to") }
       *[any] Armee { NAME($origin, form: "from") } { NAME($to, form: "to") }
    }
act-fight-at = { $stance ->
        [hostile] { $unit ->
            [army] Feindliche Armee
           *[fleet] Flotte
        }
        [friendly] { $unit ->
            [army] Befreundete Armee
           *[fleet] Flotte
        }
       *[any] { $unit ->
            [army] Armee
           *[fleet] Flotte
        }
    } { NAME($nation, form: "gen") } { NAME($place, form: "in") } bekämpfen
act-fight-at-with-fleet = { $unit ->
        [army] Mit der Flotte eine Armee { NAME($nation, form: "gen") } { NAME($place, form: "in") } bekämpfen
       *[fleet] Mit der Flotte eine Flotte { NAME($nation, form: "gen") } { NAME($place, form: "in") } bekämpfen
    }
act-fight-at-with-army = { $own ->
        [hostile] Mit der eigenen Armee (feindlich)
       *[friendly] Mit der eigenen Armee (befreundet)
    } { $unit ->
        [army] eine Armee { NAME($nation, form: "gen") } { NAME($place, form: "in") } bekämpfen
       *[fleet] eine Flotte { NAME($nation, form: "gen") } { NAME($place, form: "in") } bekämpfen
    }
act-fight-nation = { $unit ->
        [army] Die Armee { NAME($nation, form: "gen") } bekämpfen
       *[fleet] Die Flotte { NAME($nation, form: "gen") } bekämpfen
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
act-ask = { NAME($nation, form: "acc", start: "yes") } fragen
act-allow = Durchfahrt erlauben
act-refuse = Durchfahrt verweigern
act-hostile = Feindlich: Fabrik und Eisenbahn sind dort gesperrt
act-friendly = Befreundet: Der Eigentümer bleibt ungestört
act-stance = { $stance ->
        [hostile] Armee { NAME($province, form: "in") }: ab jetzt feindlich
       *[friendly] Armee { NAME($province, form: "in") }: ab jetzt befreundet
    }
act-destroy = Fabrik { NAME($province, form: "in") } mit drei Armeen zerstören
act-flag = Flagge { NAME($region, form: "in") }
act-give = { NAME($nation, form: "dat", start: "yes") } { $amount } Mio. schenken

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
option-bonus-chart = Nach der Steuerleiste
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
option-late_fleet_battles = Flotten auf See dürfen noch kämpfen, während die Armeen ziehen
option-late_fleet_battles-false = Nein
option-late_fleet_battles-true = Ja
option-status_change = Stehende Armeen dürfen ihren Status ändern
option-status_change-true = Ja
option-status_change-false = Nein
option-swiss_bank_income = Einkommen einer Schweizer Bank, die nicht investiert
option-swiss_bank_income-0 = Keines
option-swiss_bank_income-1 = 1 Mio.
option-max_rounds = Höchstzahl der Runden
option-max_rounds-none = Keine

## Ablehnungen: warum eine Aktion nicht möglich ist

refusal-game_over = Das Spiel ist zu Ende; es kann nichts mehr gespielt werden.
refusal-not_your_decision = Im Augenblick entscheidet { $player }.
refusal-offered = Diese Aktion ist möglich.
refusal-other_decision = { $kind ->
    [draft] Jetzt geht es darum, welcher Kredit gegeben wird.
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
    [invest] Jetzt geht es darum, welcher Kredit gegeben oder aufgestockt wird.
   *[other] Das ist keine Antwort auf die Frage, um die es jetzt geht.
  }
refusal-rondel_stay = { NAME($nation, form: "number") ->
        [many] { NAME($nation, form: "nom", start: "yes") } müssen weiterziehen und dürfen
       *[one] { NAME($nation, form: "nom", start: "yes") } muss weiterziehen und darf
    } nicht auf dem Feld stehen bleiben.
refusal-rondel_too_far = Das sind { $steps } Felder; ein Staat zieht höchstens { $most }.
refusal-rondel_price = Das kostet { $price } Mio. aus deinem Bargeld, und du hast { $cash } Mio.
refusal-rondel_interest = Auf Investor { NAME($nation, form: "number") ->
        [many] schulden
       *[one] schuldet
    } { NAME($nation, form: "nom") } den anderen mehr Zinsen, als die Staatskasse und dein Bargeld decken; es fehlen { $missing } Mio.
refusal-force_treasury = Die Staatskasse { NAME($nation, form: "gen") } muss alle Zinsen decken; es fehlen { $gap } Mio.
refusal-not_home = { NAME($province, form: "in", start: "yes") } liegt keine Heimatprovinz { NAME($nation, form: "gen") }.
refusal-occupied = { NAME($province, form: "in", start: "yes") } steht eine feindliche Armee { NAME($by, form: "gen") }.
refusal-factory_exists = { NAME($province, form: "in", start: "yes") } steht schon eine Fabrik.
refusal-factory_money = Eine Fabrik kostet { $price } Mio.; in der Staatskasse { NAME($nation, form: "gen") } sind { $treasury } Mio.
refusal-produce_all_short = Der Vorrat reicht nicht für alle Fabriken; wähle, welche produzieren.
refusal-no_factory = { NAME($province, form: "in", start: "yes") } steht keine Fabrik.
refusal-has_produced = Die Fabrik { NAME($province, form: "in") } hat schon produziert.
refusal-no_supply = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] haben
       *[one] hat
    } { $unit ->
        [army] keine Armeen
       *[fleet] keine Flotten
    } mehr im Vorrat.
refusal-no_harbour = { NAME($province, form: "in", start: "yes") } gibt es keinen Hafen für Flotten.
refusal-import_money = Eine Einheit kostet { $price } Mio.; in der Staatskasse { NAME($nation, form: "gen") } sind { $treasury } Mio.
refusal-bond_other_nation = Jetzt geht es nur um Kredite an { NAME($offered, form: "acc") }.
refusal-raise_down = Ein Kredit wird nur gegen einen höheren getauscht.
refusal-bond_not_yours = Du hast { NAME($nation, form: "dat") } keinen Kredit über { $old } Mio. gegeben.
refusal-bond_taken = Den Kredit über { $face } Mio. an { NAME($nation, form: "acc") } hat schon { $player } gegeben.
refusal-bond_price = Das kostet { $price } Mio. aus deinem Bargeld, und du hast { $cash } Mio.
refusal-gift_amount = Ein Geschenk ist eine ganze Zahl von Millionen ab 1.
refusal-gifts_off = An diesem Tisch gibt es keine Geschenke.
refusal-gift_not_own = An diesem Tisch beschenkt man nur Staaten, die man regiert; { NAME($nation, form: "acc") } regierst du nicht.
refusal-gift_cash = Du hast { $cash } Mio., nicht { $amount } Mio.
refusal-gift_bound = { $bound } Mio. deines Bargelds sind gebunden, bis der angesagte Zug auf dem Rondell bezahlt ist.
refusal-flag_at_home = { $region } ist eine Heimatprovinz; dort gibt es keine Flaggen.
refusal-flag_not_alone = Markiert werden nur Regionen, die der Staat allein besetzt und noch nicht markiert hat; { NAME($region, form: "in") } geht das nicht.
refusal-no_fleet = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] haben
       *[one] hat
    } keine Flotte { NAME($place, form: "in") }.
refusal-no_army = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] haben
       *[one] hat
    } keine Armee { NAME($place, form: "in") }.
refusal-has_moved = Die Einheiten { NAME($origin, form: "in") } sind schon gezogen.
refusal-canal_refused = { $unit ->
        [army] Dieser Armee wurde die Durchfahrt durch { NAME($canal, form: "acc") } verweigert; sie darf in diesem Manöver nicht noch einmal fragen.
       *[fleet] Dieser Flotte wurde die Durchfahrt durch { NAME($canal, form: "acc") } verweigert; sie darf in diesem Manöver nicht noch einmal fragen.
    }
refusal-fleet_on_land = Eine Flotte bleibt auf See und zieht nie { NAME($to, form: "to") }.
refusal-harbour_exit = Der Hafen { NAME($origin, form: "in") } führt nicht { NAME($to, form: "to") }.
refusal-not_adjacent = { NAME($origin, form: "from", start: "yes") } kommt man nicht direkt { NAME($to, form: "to") }.
refusal-army_at_sea = Armeen betreten nur Land.
refusal-army_stays = Die Armee ist schon { NAME($origin, form: "in") }.
refusal-name_the_army = Gib an, welche Armee { NAME($origin, form: "in") } zieht; „feindlich“ oder „befreundet“ ist nur nötig, wo beide stehen.
refusal-fleets_used = Die Flotten auf diesem Weg haben in diesem Manöver schon andere Armeen befördert; jede trägt eine.
refusal-rail_suspended = { NAME($province, form: "in", start: "yes") } ist das Eisenbahnnetz unterbrochen, weil dort eine feindliche Armee steht.
refusal-needs_convoy = Um { NAME($origin, form: "from") } { NAME($to, form: "to") } zu ziehen, braucht eine Armee einen Konvoi: eine eigene Flotte in jeder Seeregion auf dem Weg.
refusal-too_far = { NAME($to, form: "to", start: "yes") } ist es zu weit: Eine Armee zieht in ein benachbartes Gebiet.
refusal-status_change_off = An diesem Tisch behalten Armeen ihren Status.
refusal-status_at_home = Einen Status haben Armeen nur in fremden Heimatprovinzen.
refusal-status_already = { $stance ->
        [hostile] { NAME($province, form: "in", start: "yes") } ist keine Armee befreundet.
       *[friendly] { NAME($province, form: "in", start: "yes") } ist keine Armee feindlich.
    }
refusal-status_changed = Die Armeen { NAME($province, form: "in") } sind in diesem Manöver angekommen oder haben ihren Status schon geändert.
refusal-last_free_factory = { NAME($province, form: "in", start: "yes") } steht die letzte freie Fabrik { NAME($nation, form: "gen") }: Feindliche Armeen dürfen sie nicht besetzen, und sie kann nicht zerstört werden.
refusal-no_foreign_factory = { NAME($province, form: "in", start: "yes") } steht keine fremde Fabrik.
refusal-too_few_armies = Dafür braucht es { NAME($province, form: "in") } { $needed } Armeen; es sind { $armies }.
refusal-factory_defended = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] haben
       *[one] hat
    } { NAME($province, form: "in") } noch Einheiten.
refusal-no_unit = { NAME($place, form: "in", start: "yes") } ist keine Einheit, die gegen { NAME($nation, form: "acc") } kämpfen könnte.
refusal-no_enemy = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] haben
       *[one] hat
    } { NAME($place, form: "in") } keine Einheit, die man bekämpfen könnte.
refusal-fleets_are_done = Wenn die Armeen ziehen, beginnen Flotten auf See keinen Kampf mehr.
refusal-armies_later = Die Armeen kommen nach den Flotten; sie kämpfen in ihrem eigenen Schritt.
refusal-name_the_units = Gib genau an, welche Einheit { NAME($place, form: "in") } gegen welche kämpft.
refusal-ask_nobody = { NAME($nation, form: "nom", start: "yes") } { NAME($nation, form: "number") ->
        [many] gehören
       *[one] gehört
    } nicht zu den Staaten, die gefragt werden.
refusal-no_such_unit = Eine solche Einheit gibt es dort nicht zu bekämpfen.
