only = There was nothing else to do.
wins_now = This wins at once.
wins_in = It saw a win in { $n } of its moves, and no defence against it.
loses_now = It saw no way to avoid losing.
loses_in = It saw no way to avoid losing; this may hold out { $n ->
    [one] { $n } more move.
   *[other] { $n } more moves.
}
captures = It takes a { $n }, and expects to come out ahead.
exchanges = It takes a { $n }, and expects to lose a { $lost } in return.
takes_piece = It takes a { $n }.
takes_barragoon = It takes a Barragoon, and then puts it back on the board.
takes = It expects to win a { $n } before long.
trades = It expects an exchange before long: a { $n } for a { $lost }.
saves = The { $n } on { $at } could have been taken next; now it is out of danger.
gives_up = It expects to lose a { $n } anyway, and saw nothing that costs less.
loses_piece = It expects to lose a { $n } before long.
hangs = A { $n } can then be taken on { $at }.
quiet = No capture in sight.
more_ways = Its pieces then have more moves than the other side’s: { $n } to { $m }.
fewer_ways = Its pieces then have fewer moves than the other side’s: { $n } to { $m }.
even_ways = Both sides then have the same number of moves: { $n } to { $m }.
draw_ahead = It thinks it is ahead, and wants more than a draw.
draw_behind = It thinks it is behind, and would be happy with a draw.
draw_even = It thinks both sides are about equal.
