only = There is nothing else to do.
enough = After so many rounds without a winner, a draw will do.
wins = This fills your vault, and that wins.
    .told = This fills the vault of { $who }, and that wins.
may_win = This may win in this very round: { $n } times in a hundred.
mixed = { $n } cards look about as good: draw one of them, and nobody can guess.
    .told = { $n } cards look about as good: if { $who } draws one of them, nobody can guess.
vault = { $n ->
     [one] You have { $n } gold in your bag, and only the vault is safe from robbers and the Barracuda.
    *[other] You have { $n } gold in your bag, and only the vault is safe from robbers and the Barracuda.
}
    .told = { $who } has { $n } gold in the bag, and only the vault is safe from robbers and the Barracuda.
alone = You would be alone there { $n } times out of a hundred, and alone one has the special action.
    .told = { $who } would be alone there { $n } times out of a hundred, and alone one has the special action.
find = Even with company, about { $n } gold is to be expected there.
least = Little is to be expected anywhere; this card seems to cost least.
lure = You would steer the Barracuda yourself, above all against { $name }.
    .told = { $who } would steer the Barracuda, above all against { $name }.
bite = { $n ->
     [one] { $name } is there with { $n } gold in the bag.
    *[other] { $name } is there with { $n } gold in the bag.
}
bar = { $name } has no special action beside the Barracuda.
shield = The Barracuda does no harm to whoever controls it, and beside it nobody can rob your bag.
    .told = The Barracuda does no harm to whoever controls it, and beside it nobody can rob { $who }.
spare = Anywhere else the Barracuda would spoil your own plans, or help the others.
    .told = Anywhere else the Barracuda would spoil the plans of { $who }, or help the others.
take = Gold for nothing: why not?
take_back = Fewer cards in the row mean the initiative more often, and more to choose from.
regain = With your Barracuda card in hand again, you can threaten everybody’s bag.
    .told = With the Barracuda card in hand again, { $who } can threaten everybody’s bag.
strip = Without the Barracuda card, { $name } can no longer steer the fish.
rob = { $n ->
     [one] { $name } has just { $n } gold in the bag, but that is worth more than anything else there.
    *[other] { $name } has { $n } gold in the bag, and that is worth more than anything else there.
}
share = The gold should be with whoever gets it to the vault sooner and more safely.
late = A card out of a rival’s hand seems worth more than one of your own taken back.
    .told = A card out of a rival’s hand seems worth more to { $who } than taking one back.
pocket = { $name } seems to be the one to beat.
put = This is the card that { $name } will miss more.
pass = Everything you could do there seems worse than nothing at all.
    .told = Everything { $who } could do there seems worse than nothing at all.
