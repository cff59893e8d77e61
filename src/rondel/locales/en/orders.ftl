# Standing orders: answers in advance that the server keeps and gives for a player.

## The list
standing-orders = Standing orders
orders-private = Only you see them. They answer for you, even while this page is closed, from the top down: the first that fits.
orders-none = None yet.
orders-count = { $count ->
    [one] { $count } active
   *[other] { $count } active
  }
orders-edit = Edit
order-used = used for move { $version }
order-unused = not used yet
order-earlier = Try earlier: { $what }
order-later = Try later: { $what }
order-revoke = Revoke: { $what }

## The log of the seat
order-by = By your order.
order-cancelled = Order cancelled ({ $reason ->
    [government] { NAME($nation, form: "the") }: another government
    [bond_gone] the bond is gone
    [space] the space cannot be reached
    [price] too expensive
    [step] the next step of the plan is not possible any more
    [treasury] { NAME($nation, form: "the") }: too little in the treasury
   *[army] a hostile army { NAME($place, form: "in") }
  }): { $what }

## What an order says
order-canal = { $answer ->
    [allow] Let units pass the canals
   *[refuse] Let no units pass the canals
  }
order-challenge = { $answer ->
    [fight] Demand a battle when foreign units arrive
   *[pass] Accept peace when foreign units arrive
  }
order-stance = { $answer ->
    [hostile] My armies enter as hostile
   *[friendly] My armies enter as friendly
  }
order-arrival-peace = My units offer peace on arrival
order-arrival-fight = On arrival my units fight these, and offer peace to the others: { $names }
order-ask = Ask nations in turn order
order-ask-first = Ask these nations first: { $names }
order-swiss_bank = { $answer ->
    [force] Force a stop with the Swiss Bank
   *[pass] Never force a stop with the Swiss Bank
  }
order-gain = if it brings me at least { $cash }, else pass
order-wish-buy = Buy { $nation } { $face }
order-wish-raise = Increase { $nation } { $old } to { $face }
order-at-most = for at most { $cash }
order-otherwise = { $answer ->
    [ask] otherwise ask me
   *[pass] otherwise pass
  }
order-invest-pass = Pass on bonds
order-cash-below = while I have less than { $cash }
order-rondel = { $nation }, next space: { $names }
order-price = for at most { $cash }
order-treasury = with at least { $cash } in the treasury
order-home = unless another hostile army comes into its home provinces
order-factory = { $nation }, new factory: { $names }
order-factory-none = { $nation } builds no factory
order-production = { $answer ->
    [all] { $nation } produces everything
   *[end] { $nation } produces nothing more
  }
order-import = { $nation } imports nothing more
order-maneuver = { $steps ->
    [fleets] { $nation }: fleets stay where they are
    [armies] { $nation }: armies stay where they are
   *[both] { $nation }: fleets and armies stay where they are
  }
order-plan = { $nation }: { $count ->
    [one] one more step of the maneuver
   *[other] { $count } more steps of the maneuver
  }
order-own = for { $names }
order-only-nations = only: { $names }
order-only-places = only there: { $names }
order-not-nations = but not: { $names }
order-not-places = but not there: { $names }

## A new order
order-new = New order
order-about = About
order-kind = { $kind ->
    [challenge] Peace or battle
    [canal] Canals
    [swiss_bank] Swiss Bank
    [invest] Bonds
    [rondel] Rondel
    [factory] Factory
    [production] Production
    [import] Import
    [maneuver] Maneuver
    [arrival] My units arrive
    [stance] My armies enter
   *[ask] Whom to ask first
  }
order-answer = Answer
order-answer-is = { $answer ->
    [allow] let pass
    [refuse] refuse
    [fight] fight
    [hostile] hostile
    [friendly] friendly
    [force] force
    [all] produce everything
    [end] nothing more
   *[pass] { $kind ->
        [swiss_bank] never force
       *[other] peace
      }
  }
order-nation = Nation
order-whom = With whom
order-where = Where
order-only = only these
order-except = all except these
order-nations = Nations
order-nations-except = All nations except
order-places = Places
order-places-except = Everywhere except
order-all = none chosen: all
order-none = none chosen: no exception
order-fight-whom = Fight units of (in this order)
order-ask-whom = Ask first (in this order)
order-gain-field = If it brings at least
order-below-field = Only with less cash than
order-price-field = Price at most
order-treasury-field = Treasury at least
order-home-field = Cancel if another hostile army comes into the home provinces
order-spaces = Spaces, the most wanted first
order-steps = What stays
order-step = { $step ->
    [fleets] Fleets
   *[armies] Armies
  }
order-wishes = Bonds, the most wanted first
order-wish-add = Another bond
order-choose = choose…
order-wish-drop = Remove: { $what }
order-face = Bond
order-old = In return for
order-old-none = nothing, buy it
order-most-field = Cost at most
order-any = any
order-otherwise-field = If not possible
order-otherwise-is = { $answer ->
    [ask] ask me
   *[pass] pass
  }
order-lasts = Lasts
order-lasts-is = { $lasts ->
    [once] once
    [turn] for this turn
   *[revoked] until revoked
  }
order-missing = Something is still missing.
order-add = Give this order

## A maneuver as one plan
plan-begin = Plan it all
plan-give-up = Discard
plan-back = Back
plan-carry-out = Carry out
plan-ready = The plan is complete
plan-hint = Carried out, it stops where somebody else has to answer, and goes on from there.
plan-steps = Planned steps
plan-empty = Move fleets and armies as they are to go; nothing is played until you carry out the plan.
plan-asks = asks { $names }
plan-leave-out = Leave out: { $what }
