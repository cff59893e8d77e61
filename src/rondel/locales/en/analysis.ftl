### If it ended now: the end-game calculator of terminal and browser.
### Lists of names ($players, $winners, $bankers) are joined with commas; nations in tables are letters.

ending-now = If the game ended now
ending-final = The game is over
ending-sum = How it adds up
ending-winners = { $count ->
    [1] { $winners } would win.
   *[other] { $winners } would share the victory.
  }
ending-tie = Equal scores; the credit decides in this nation: { $nation } ({ $credits }).
ending-unknown = Who would win cannot be said, because cash is hidden: { $players }.
ending-ahead = { $player } would be ahead of everybody whose cash is known with { $cash } M or more.
ending-taxations = If a nation taxed now
ending-taxation = { $nation } ({ $government }): { $power } + { $points } = { $total } power points, surcharge { $surcharge } M.
ending-too_far = { $nation } ({ $government }): Taxation is too far away, { $steps } spaces.
ending-too_dear = { $nation } ({ $government }): the way to Taxation costs { $surcharge } M, more than the government has.
ending-ends = That ends the game. Scores: { $scores }.
ending-stop = It passes Investor and can be stopped there by a Swiss Bank: { $players }.
ending-stop-lacking = It passes Investor, but its treasury lacks { $lacking } M for a stop by a Swiss Bank: { $players }.
ending-of-tax = Tax revenue
ending-of-power = Power points
ending-of-treasury = Treasury
ending-of-cash = Cash of the government
ending-before = before
ending-factories = factories
ending-flags = flags
ending-tax = tax revenue
ending-points = points for tax revenue
ending-pay = soldiers’ pay
ending-bonus = success bonus
ending-surcharge = surcharge for steps
ending-card = investor card
ending-total = total
ending-needs = What each nation lacks for the end
ending-missing = Lacks
ending-each = Per tax
ending-wanted = Tax to end
ending-turns = Turns
ending-free = Free
ending-needs-note = Turns are those of the nation, at the soonest: with today’s tax / with the best tax there is, in brackets the surcharges; “Free” is without any.
ending-bonds = Bonds that would make their buyer the winner
ending-bond = { $player }: { $nation } { $face } for { $price } M
ending-bond-raise = { $player }: { $nation } { $old } to { $face } for { $price } M
ending-bond-when = if { $nation } taxed
