# The player aid: one printed page for the table. Figures are variables: they come from the edition's own files.
# $money (after_pay|in_full) says how tax reaches the treasury; $factor is 1 where the power factor adds to a price.

aid-title = Player aid
aid-heading = { $game }: player aid
aid-about = One page for the table, for A4 and Letter: print it, or keep it open beside the game.
aid-of = Player aid: { $game }
aid-print = Print
aid-order = Turn order
aid-aim = The aim
aid-aim-text = You are an investor, not a country. The game ends at once when a nation has { $last } power points, and the richest investor wins.
aid-turn = A nation’s turn
aid-turn-move = Its government moves it clockwise. Up to { $free } spaces are free; each further one costs { $factor ->
    [0] { $price } M
   *[other] { $price } M plus the power factor
  } from its own cash, { $most } spaces at most. In its first turn a nation takes any space, free of charge.
aid-turn-stop = If it would pass over Investor, a Swiss Bank may stop it there.
aid-turn-act = It carries out the action of the space.
aid-turn-invest = If Investor was reached or passed, there is investing.
aid-spaces = The eight spaces
aid-clockwise = Clockwise: { $list }
aid-space-factory = Build one factory for { $cost } M from the treasury, in one of its cities that has none.
aid-space-production = Every free factory makes one unit, free of charge: an armament facility an army, a shipyard a fleet.
aid-space-import = Buy up to { $limit } units for { $cost } M each from the treasury: armies anywhere at home, fleets in its harbors.
aid-space-maneuver = First fleets: out of harbor or on to the next sea. Then armies: one land on, or across seas by convoy, each of its fleets carrying one army; at home also by rail. Last, flags: wherever a nation is alone.
aid-space-investor = The treasury pays interest on all its bonds; what it lacks for the others, the government adds. Then there is investing.
aid-space-taxation = Money and power points: see the chart.
aid-canals = Canals, in brackets where the flag is that may refuse passage: { $list }.
aid-battle = Battles and foreign provinces
aid-battle-text = A battle costs each side one unit. Whoever arrives may fight; if not, the nations already there may.
aid-hostile-text = A hostile army in a foreign home province stops factory, rail, import and building there. A nation’s last free factory cannot be stopped. { $armies } armies can be given up to destroy a factory that none of its owner’s units defends.
aid-tax-sum = Tax: { $factory } for each free factory, { $flag } for each flag.
aid-tax-steps = { $money ->
    [after_pay] The bank pays the government 1 M for each column the tax has risen since the last Taxation, and the treasury the tax less { $pay } M per unit.
   *[in_full] The bank pays the tax into the treasury; the treasury pays { $pay } M per unit to the bank and the bonus to the government.
  }
aid-row-tax = Tax
aid-row-points = Power points
aid-row-bonus = Bonus
aid-row-price = Price
aid-row-interest = Interest
aid-row-factor = Power factor
aid-bonds = Bonds
aid-bonds-text = One of each per nation; the price goes into its treasury. Nobody sells bonds, but a bond can be increased by paying the difference. Whoever has lent a nation the most governs it; only more than that takes over.
aid-investing = Investing
aid-investing-card = The holder of the investor card gets { $amount } M from the bank and may buy or increase one bond of any nation.
aid-investing-banks = Every Swiss Bank may do the same, but gets no money.
aid-investing-after = Governments are checked, and the card goes to the left neighbor.
aid-swiss = Swiss Bank
aid-swiss-text = For whoever governs nothing. It invests as above, and it may stop a nation that would pass over Investor and can pay all its interest. That nation pays and loses its action.
aid-end = The end
aid-end-text = Each of your bonds counts its interest times the power factor of its nation; add your cash. Treasuries count for nobody. If equal, the credit sum in the strongest nation decides.
