only = There was nothing else to do.
enough = After so many rounds without a winner it is content with a draw.
wins = This fills its vault, and that wins.
may_win = It saw a chance to win in this very round: { $n } in a hundred.
mixed = { $n } cards looked about as good, so it drew one of them: nobody should be able to guess.
vault = { $n ->
     [one] It had { $n } gold in its bag, and only the vault is safe from robbers and the Barracuda.
    *[other] It had { $n } gold in its bag, and only the vault is safe from robbers and the Barracuda.
}
alone = It hoped to be alone there, { $n } times out of a hundred, and alone one has the special action.
find = Even with company it expected about { $n } gold there.
least = It expected little anywhere; this card seemed to cost least.
lure = It wanted to steer the Barracuda itself, above all against { $name }.
bite = { $n ->
     [one] { $name } was there with { $n } gold in the bag.
    *[other] { $name } was there with { $n } gold in the bag.
}
bar = { $name } has no special action beside the Barracuda.
shield = The Barracuda does no harm to whoever controls it, and beside it nobody could rob the bag.
spare = Anywhere else the Barracuda would have spoilt its own plans, or helped the others.
take = Gold for nothing: why not?
take_back = Fewer cards in the row mean the initiative more often, and more to choose from.
regain = With its Barracuda card in hand again, it can threaten everybody’s bag.
strip = Without the Barracuda card, { $name } can no longer steer the fish.
rob = { $n ->
     [one] { $name } had just { $n } gold in the bag, but that was worth more than anything else there.
    *[other] { $name } had { $n } gold in the bag, and that was worth more than anything else there.
}
share = The gold should be with whoever gets it to the vault sooner and more safely.
late = A card out of a rival’s hand seemed worth more than one of its own taken back.
pocket = It thought { $name } the one to beat.
put = This is the card that { $name } will miss more.
pass = Everything it could have done there seemed worse to it than nothing at all.
