# The guided first game: pages, the steps of the lesson, and the hints of the first real game.
# $edition (imperial|imperial_2030) chooses where the two games differ; amounts are whole millions.

## The page "Learn to play"

learn-title = Learn to play
learn-intro = Nine short tasks on the real board, about ten minutes. Leave whenever you like; we keep your place.
learn-choose = Choose your game
learn-about = { $edition ->
    [imperial] Europe before 1914: six Great Powers on a small map. A good place to start.
   *[imperial_2030] The whole world in 2030: more land, wide seas, two canals.
  }
learn-progress = { $steps ->
    [one] { $done } of { $steps } step done
   *[other] { $done } of { $steps } steps done
  }
learn-begin = Begin the lesson
learn-resume = Continue with step { $step }
learn-repeat = Take the lesson again
learn-steps = The steps
learn-step-done = done
learn-step-open = not done yet
learn-first-game = Play your first game
learn-first-game-resume = Continue your first game
learn-first-game-about = Against two easy opponents, with a hint at each of your decisions.
learn-first-game-early = You can start it at any time; after the lesson it is more fun.
learn-failed = That did not work: { $sentence }
learn-table = Lesson, step { $step }
learn-first-game-table = First game

## The coach beside the board

lesson-coach = Lesson
lesson-step = Step { $step } of { $steps }
lesson-tasks = Your task
lesson-task-done = Done:
lesson-task-open = Still to do:
lesson-why = Why?
lesson-words = Words to know
lesson-got-it = Got it
lesson-screen = { $screen } of { $screens }
lesson-on = Go on
lesson-back = Back
lesson-shown = Marked: { $part }
lesson-shown-more = Marked on the screen: { $part }. Press to go there.
lesson-part-question = Question
lesson-next = Next step
lesson-retry = Try again
lesson-well-done = Well done!
lesson-off-track = Not quite.
lesson-leave = To the lesson overview
lesson-fold = Collapse the lesson card
lesson-unfold = Show the whole lesson card
lesson-finished = That was the last step. You know all you need for a first game.

## Step: bonds

lesson-bonds-title = Bonds and control
lesson-bonds-say-aim = When one nation reaches 25 power points, the game ends at once and the richest investor wins. This track shows how far each nation is.
lesson-bonds-say-lend = You are an investor, not a country: you lend nations money by buying bonds. Whoever has lent a nation the most is its government and makes all its decisions.
lesson-bonds-say-now = You hold the investor card, so you may buy a bond now. { $edition ->
    [imperial] Clara governs Italy with 9 M. You have lent Italy 4 M and have 10 M in cash.
   *[imperial_2030] Clara governs India with 9 M. You have lent India 4 M and have 10 M in cash.
  }
lesson-bonds-task-govern = { $edition ->
    [imperial] Become the government of Italy: lend it more than Clara has.
   *[imperial_2030] Become the government of India: lend it more than Clara has.
  }
lesson-bonds-why = Each bond does three things: it pays you interest, it counts toward the government, and it is worth points at the end. The price goes into the nation’s treasury, not to another player.
lesson-bonds-done = { $edition ->
    [imperial] Italy is yours: from now on you decide what it does. Clara keeps her bond and its interest.
   *[imperial_2030] India is yours: from now on you decide what it does. Clara keeps her bond and its interest.
  }
lesson-bonds-retry = A good bond, but Clara has still lent more. You need a total above 9 M: a bond of 6 M beside your 4 M, or the 4 M increased to 12 M.
lesson-bonds-miss-passed = You kept your cash. That can be wise, but here a nation was for sale.
lesson-bonds-miss-elsewhere = { $edition ->
    [imperial] You may buy bonds of any nation, and this one will pay interest too. But Italy stays with Clara.
   *[imperial_2030] You may buy bonds of any nation, and this one will pay interest too. But India stays with Clara.
  }

## Step: rondel

lesson-rondel-title = The rondel
lesson-rondel-say-turn = A nation’s turn is one move clockwise on the rondel, followed by the action of the space it reaches.
lesson-rondel-say-price = One to three spaces are free. Each further space costs you { $edition ->
    [imperial] 2 M
   *[imperial_2030] 1 M plus the power factor of the nation, so 2 M here,
  } from your own cash, six spaces at most.
lesson-rondel-say-now = On Production every factory makes one unit free of charge: an armament facility an army, a shipyard a fleet. Choose the space here or on the rondel.
lesson-rondel-task-free = { $edition ->
    [imperial] Move Italy to a Production space without paying.
   *[imperial_2030] Move India to a Production space without paying.
  }
lesson-rondel-task-produce = Let both factories produce.
lesson-rondel-why = Every action comes round again, so the real question is always: what do I want now, what next, and is hurrying worth my cash?
lesson-rondel-done = An army and a fleet, and not a million spent. There are two Production spaces; the near one was free.
lesson-rondel-retry = Let both factories produce this time: leave both ticked.
lesson-rondel-miss-space = A legal move, but not Production. Look for the Production space that is at most three spaces ahead.
lesson-rondel-miss-price = It works, but it cost you 6 M of your own cash. The same action was two spaces ahead, free of charge.

## Step: growth

lesson-growth-title = Factories and imports
lesson-growth-say-signs = You govern two nations now. This is what the signs beside each nation mean:
lesson-growth-say-money = Two kinds of money never mix. Treasuries belong to the nations, cash belongs to you. Only a few ways lead from one to the other.
lesson-growth-say-now = { $edition ->
    [imperial] Italy has 6 M in its treasury, enough for a factory (5 M). France stands just before Import: there it may buy up to three units for 1 M each and put them wherever it likes at home.
   *[imperial_2030] India has 6 M in its treasury, enough for a factory (5 M). Brazil stands just before Import: there it may buy up to three units for 1 M each and put them wherever it likes at home.
  }
lesson-growth-task-factory = { $edition ->
    [imperial] Italy: move to Factory and build one.
   *[imperial_2030] India: move to Factory and build one.
  }
lesson-growth-task-import = { $edition ->
    [imperial] France: move to Import and buy three units.
   *[imperial_2030] Brazil: move to Import and buy three units.
  }
lesson-growth-why = A factory makes a unit at every Production and brings 2 M at every Taxation, for the rest of the game. Imports cost more, but they come at once and exactly where you need them.
lesson-growth-done = Both were paid from the treasuries, not from your cash. Armies go to any home province, fleets only to the light-blue harbor cities.
lesson-growth-retry = Three units were possible: keep importing until all three are on the board.
lesson-growth-miss-no_factory = { $edition ->
    [imperial] Also possible, but Italy wanted a factory. The Factory space lies two spaces ahead.
   *[imperial_2030] Also possible, but India wanted a factory. The Factory space lies two spaces ahead.
  }
lesson-growth-miss-not_built = You reached the space and built nothing. Choose a city this time.
lesson-growth-miss-no_import = { $edition ->
    [imperial] Also possible, but France wanted units. Import is the very next space.
   *[imperial_2030] Also possible, but Brazil wanted units. Import is the very next space.
  }

## Step: maneuver

lesson-maneuver-title = Maneuver and flags
lesson-maneuver-say-order = { $edition ->
    [imperial] On Maneuver a nation moves first its fleets, one sea each, then its armies, one land each. At home, armies also go by rail as far as they like.
   *[imperial_2030] On Maneuver a nation moves first its fleets, one sea each, then its armies, one land each. At home, armies also go by rail as far as they like. Two canals join seas; the nation whose flag controls a canal may refuse passage.
  }
lesson-maneuver-say-convoy = A fleet at sea carries one army across it, to any coast of that sea: that is a convoy. A fleet that has just moved can do it, too.
lesson-maneuver-say-flags = Wherever a nation is alone at the end, it puts its flag, and each flag brings tax.
lesson-maneuver-task-sea = { $edition ->
    [imperial] Sail from Naples and put your flag in the Western Mediterranean Sea.
   *[imperial_2030] Sail from Mumbai and put your flag in the Indian Ocean.
  }
lesson-maneuver-task-land = Ship the army from Rome to an unclaimed land region across the sea: Tunis, Algeria or Spain.
lesson-maneuver-task-island = Ship one army to Indonesia.
lesson-maneuver-task-neighbour = Put a flag in a neighboring land region with the other army: Afghanistan, Iran or Indochina.
lesson-maneuver-why = A flag stays when the units move on, and it keeps paying 1 M at every Taxation until another nation stands there alone. Early in the game, unclaimed regions are the cheapest income.
lesson-maneuver-done = New flags without a fight. Your units may move on next time; the flags stay.
lesson-maneuver-retry = Something stayed at home. Move the fleet out to sea first, and then an army across it.
lesson-maneuver-miss-space = Units move only on Maneuver, and it is the very next space.

## Step: battle

lesson-battle-title = Battles and foreign provinces
lesson-battle-say-fight = { $edition ->
    [imperial] A battle always removes one unit from each side. An Austrian army guards the West Balkan; you have three armies in Venice.
   *[imperial_2030] A battle always removes one unit from each side. A Chinese army guards Indochina; you have three armies in Kolkata.
  }
lesson-battle-say-fleets = { $edition ->
    [imperial] Your two fleets in the Ionian Sea will carry two of the armies, so leave them there: press End fleets.
   *[imperial_2030] This time the armies go on foot. Leave your fleet where it is: press End fleets.
  }
lesson-battle-say-hostile = An army in a foreign home province is hostile or friendly. A hostile one stops the factory there; a friendly one does not.
lesson-battle-task-fight = { $edition ->
    [imperial] Fight the Austrian army in the West Balkan.
   *[imperial_2030] Fight the Chinese army in Indochina.
  }
lesson-battle-task-flag = Send a second army there, so that you are alone and your flag replaces the old one.
lesson-battle-task-occupy = { $edition ->
    [imperial] March into Trieste with a hostile army.
   *[imperial_2030] March into Chongqing with a hostile army.
  }
lesson-battle-why = Battles cost both sides the same, so war alone makes nobody rich. It pays when it wins a flag, frees a factory or shuts one just before a rival collects taxes.
lesson-battle-done = { $edition ->
    [imperial] One army for one army, and a flag for you. While you stand in Trieste, its shipyard builds nothing and pays no tax.
   *[imperial_2030] One army for one army, and a flag for you. While you stand in Chongqing, its factory builds nothing and pays no tax.
  }
lesson-battle-retry = { $edition ->
    [imperial] Part of the plan is missing. Two armies go to the West Balkan, where the first one fights; the third goes to Trieste and is hostile.
   *[imperial_2030] Part of the plan is missing. Two armies go to Indochina, where the first one fights; the third goes to Chongqing and is hostile.
  }
lesson-battle-miss-space = Units move only on Maneuver, and it is the very next space.

## Step: investor

lesson-investor-title = Investor
lesson-investor-say-interest = { $edition ->
    [imperial] When Italy lands on Investor, its treasury pays interest to everyone who holds its bonds: 5 M to you, 4 M to Clara.
   *[imperial_2030] When India lands on Investor, its treasury pays interest to everyone who holds its bonds: 5 M to you, 4 M to Clara.
  }
lesson-investor-say-card = Then whoever holds the investor card gets 2 M from the bank and may invest. This time that is you.
lesson-investor-task-interest = { $edition ->
    [imperial] Move Italy to Investor and receive your interest.
   *[imperial_2030] Move India to Investor and receive your interest.
  }
lesson-investor-task-invest = Buy or increase a bond of any nation.
lesson-investor-why = Investor is the way from a treasury into your pocket. Passing over it also lets the holder of the card invest, but pays no interest. A small share in a rival’s strong nation is often the best purchase.
lesson-investor-done = Interest taken, money put to work again. The card now goes to the player on your left.
lesson-investor-retry = The interest was yours, but no bond was bought. Choose one this time.
lesson-investor-miss-space = Also possible, but no interest was paid. Investor is the very next space.
lesson-investor-miss-passed = You took the money and kept it. Cash in hand earns nothing; buy a bond this time.

## Step: taxation

lesson-taxation-title = Taxation
lesson-taxation-say-points = { $edition ->
    [imperial] Taxation is the only source of power points. Each free factory counts 2, each flag 1: Italy has 4 factories and 5 flags, so 13.
   *[imperial_2030] Taxation is the only source of power points. Each free factory counts 2, each flag 1: India has 4 factories and 6 flags, so 14.
  }
lesson-taxation-say-chart = { $edition ->
    [imperial] The chart turns the tax into power points: everything above 5 counts, here 8.
   *[imperial_2030] The chart turns the tax into power points: 14 brings 7 of them, and a success bonus of 4 M for you.
  }
lesson-taxation-say-money = { $edition ->
    [imperial] The bank pays the tax less 1 M per unit into the treasury, and you get 1 M for each space the tax has risen since its last Taxation.
   *[imperial_2030] The tax goes into the treasury, which then pays 1 M for each unit and your success bonus.
  }
lesson-taxation-task-tax = { $edition ->
    [imperial] Collect Italy’s tax.
   *[imperial_2030] Collect India’s tax.
  }
lesson-taxation-why = The power factor is a fifth of the power points. At the end each bond is worth its interest times that factor, so every Taxation makes the bonds of that nation more valuable, whoever holds them.
lesson-taxation-done = { $edition ->
    [imperial] 8 power points, 5 M for you and 8 M for the treasury. Clara holds Italian bonds too, so she has gained as well.
   *[imperial_2030] 7 power points, 4 M for you and 4 M left for the treasury. Clara holds Indian bonds too, so she has gained as well.
  }
lesson-taxation-retry = Move to Taxation; it lies two spaces ahead.
lesson-taxation-miss-space = Also a sensible action, but no power points. Taxation lies two spaces ahead.

## Step: Swiss Bank

lesson-swiss_bank-title = Without a government
lesson-swiss_bank-say-bank = { $edition ->
    [imperial] Bruno has lent France more than you have, Clara has lent Italy more: you govern nothing. So you hold a Swiss Bank, which can do two things.
   *[imperial_2030] Bruno has lent Brazil more than you have, Clara has lent India more: you govern nothing. So you hold a Swiss Bank, which can do two things.
  }
lesson-swiss_bank-say-stop = { $edition ->
    [imperial] Italy has announced Import and would pass over Investor. A Swiss Bank may stop it there, if its treasury can pay all interest: it has 9 M and owes 6 M. Italy then pays and loses its action.
   *[imperial_2030] India has announced Import and would pass over Investor. A Swiss Bank may stop it there, if its treasury can pay all interest: it has 9 M and owes 6 M. India then pays and loses its action.
  }
lesson-swiss_bank-say-invest = After the holder of the investor card, every Swiss Bank may invest once, too. With 2 M of interest you have 6 M: enough for a bond that makes your total larger than Clara’s 9 M.
lesson-swiss_bank-task-stop = { $edition ->
    [imperial] Stop Italy on Investor.
   *[imperial_2030] Stop India on Investor.
  }
lesson-swiss_bank-task-govern = { $edition ->
    [imperial] Take the government of Italy back.
   *[imperial_2030] Take the government of India back.
  }
lesson-swiss_bank-why = Nobody drops out in this game. Losing a nation costs you its decisions, not your bonds: their interest and their worth at the end stay yours. A Swiss Bank stops nations that have money to pay out.
lesson-swiss_bank-done = { $edition ->
    [imperial] Italy paid you, and its own interest helped to buy it back. Whoever governs again returns the Swiss Bank.
   *[imperial_2030] India paid you, and its own interest helped to buy it back. Whoever governs again returns the Swiss Bank.
  }
lesson-swiss_bank-retry = A bond more, but Clara’s 9 M are still ahead. The bond of 6 M beside your 4 M would do it.
lesson-swiss_bank-miss-let_pass = { $edition ->
    [imperial] Italy went on to Import and kept its money. You received no interest; now only the card and your own cash were left.
   *[imperial_2030] India went on to Import and kept its money. You received no interest; now only the card and your own cash were left.
  }
lesson-swiss_bank-miss-passed = You kept your cash, and you still govern nothing. Buy a bond this time.
lesson-swiss_bank-miss-elsewhere = { $edition ->
    [imperial] A good bond, and it will pay interest. But Italy stays with Clara.
   *[imperial_2030] A good bond, and it will pay interest. But India stays with Clara.
  }

## Step: end

lesson-end-title = The end of the game
lesson-end-say-count = The game ends at once when a nation has 25 power points. Then every bond counts its interest times the power factor of its nation, and cash is added.
lesson-end-say-now = { $edition ->
    [imperial] Italy has 19 points and would gain 6. Right now Bruno is ahead with 55 to your 51, and his Germany has 20 points.
   *[imperial_2030] India has 18 points and would gain 7. Right now Bruno is ahead with 55 to your 51, and his Europe has 20 points.
  }
lesson-end-task-end = { $edition ->
    [imperial] End the game with Italy.
   *[imperial_2030] End the game with India.
  }
lesson-end-task-win = Win it.
lesson-end-why = { $edition ->
    [imperial] The richest investor wins, not the strongest nation. Your Italian bonds pay 8 M: with factor 5 instead of 3 they are worth 16 more, while Clara gains only 8 with hers. Bruno’s bonds are in Germany: they gain nothing when Italy scores.
   *[imperial_2030] The richest investor wins, not the strongest nation. Your Indian bonds pay 8 M: with factor 5 instead of 3 they are worth 16 more, while Clara gains only 8 with hers. Bruno’s bonds are in Europe: they gain nothing when India scores.
  }
lesson-end-done = { $edition ->
    [imperial] You win with 68 to 55, from behind, because the right nation crossed the line.
   *[imperial_2030] You win with 71 to 55, from behind, because the right nation crossed the line.
  }
lesson-end-retry = Move to Taxation, the very next space.
lesson-end-miss-space = { $edition ->
    [imperial] The game goes on, and Germany soon collects its taxes: 25 points, and Bruno wins. If you can end the game and win, do not wait.
   *[imperial_2030] The game goes on, and Europe soon collects its taxes: 25 points, and Bruno wins. If you can end the game and win, do not wait.
  }

## Pictures: the signs of the nations, and who pays whom

signs-title = The signs of the nations
signs-treasury = money in its treasury
signs-power = power factor and power points
signs-tax = tax it would collect now
signs-armies = armies on the board, of all it has
signs-fleets = fleets on the board, of all it has
signs-flags = flags on the board
signs-interest = interest it owes on all its bonds
pays-title = Who pays whom
pays-cash = Investors’ cash
pays-treasury = Nation’s treasury
pays-bank = Bank
pays-bonds = bonds, gifts
pays-interest = { $edition ->
    [imperial] interest
   *[imperial_2030] interest, success bonus
  }
pays-spending = { $edition ->
    [imperial] factories, imports
   *[imperial_2030] factories, imports, soldiers’ pay
  }
pays-tax = { $edition ->
    [imperial] tax, less soldiers’ pay
   *[imperial_2030] tax
  }
pays-rondel = long moves on the rondel
pays-card = { $edition ->
    [imperial] investor card, success bonus
   *[imperial_2030] investor card
  }
pays-line = { $from } → { $to }: { $what }

## Hints in the first game

hint-title = Hints
hint-meaning = What is asked
hint-look = What to consider
hint-idea = An idea
hint-show-idea = Show me an idea
hint-thinking = Thinking…
hint-idea-action = An experienced player might choose: { $action }
hint-idea-reason = “{ $reason }”
hint-why-others = Why the others moved
hint-why-line = { $player }: { $reason }
hint-waiting = Waiting for the others. Watch what they do and why.
hint-over = The game is over. Look at the table: which bonds won it?
hint-no-idea = No idea at the moment.

hint-meaning-draft = The bonds of this nation are for sale once, in turn. Whoever buys the most expensive one governs.
hint-meaning-rondel = You choose the one action this nation carries out now. One to three spaces are free.
hint-meaning-rondel-first = This nation’s marker is not on the rondel yet: choose any space, free of charge. From the next turn on, one to three spaces ahead are free.
hint-meaning-swiss_bank = This nation is about to pass Investor. You may stop it there: it pays interest and loses its action.
hint-meaning-factory = The nation may build one factory for 5 M from its treasury, or none.
hint-meaning-production = Each of your free factories may make one unit, free of charge.
hint-meaning-import = The nation may buy up to three units for 1 M each from its treasury.
hint-meaning-fleets = Fleets move first, each of them once. End the step when you are done.
hint-meaning-canal = Another nation wants to pass through your canal. You decide for this one unit.
hint-meaning-stance = Your army is in a foreign home province. A hostile army stops the factory there; a friendly one does not.
hint-meaning-arrival = Foreign units are already here. You may fight, one unit for one unit, or offer peace.
hint-meaning-ask = Several nations may want a battle. You choose who is asked first.
hint-meaning-challenge = A foreign unit has arrived where one of yours is. You may force a battle, one unit for one unit.
hint-meaning-armies = Now the armies: on foot, by rail at home, or across seas where you have fleets.
hint-meaning-flags = There are more regions than flags left. Choose where the flags go.
hint-meaning-invest = You may buy one new bond or increase one of yours, in any nation.

hint-look-draft = Is the government worth the price, and what will be left for the nations to come?
hint-look-rondel = Would Taxation bring points now, or Investor money? If not: what does the nation lack?
hint-look-rondel-first = Most nations begin with Factory, Production or Import.
hint-look-swiss_bank = How much interest would you get, and how badly does the lost action hurt the nation?
hint-look-factory = Build where enemies will come last. A factory pays for itself in two or three Taxations.
hint-look-production = Units take new regions, but each one costs 1 M at Taxation. Do you have a use for them?
hint-look-import = Buy with a plan: an army where unclaimed land is near, a fleet where a sea has no flag.
hint-look-fleets = A sea without a flag, or a sea your armies need for a crossing?
hint-look-canal = Where does the unit want to go, and does it harm you there?
hint-look-stance = A hostile army hurts a rival who is about to collect taxes. A friendly one makes no enemies.
hint-look-arrival = Fight only if something is left to gain: a flag, a factory, a road.
hint-look-ask = Which of them would you rather see lose a unit?
hint-look-challenge = Will the intruder take a flag or shut a factory? Then fight. Otherwise keep your unit.
hint-look-armies = Unclaimed regions first, then lightly guarded ones. Leave no factory open to a hostile neighbor.
hint-look-flags = Take regions that others cannot reach easily.
hint-look-invest = Which nation will have many power points at the end? Can you take a government, or lose one?
