only = There is nothing else to do.
wins_now = Wins at once.
wins_in = Seems to win in { $n } of your moves.
    .told = Seems to win for { $who } in { $n } moves.
loses_now = Nothing helps any more: the match is lost.
loses_in = No way out in sight; this may hold out { $n ->
    [one] { $n } more move.
   *[other] { $n } more moves.
}
captures = Takes a { $n }, and should come out ahead.
exchanges = Takes a { $n }, but will probably lose a { $lost } in return.
takes_piece = Takes a { $n }.
takes_barragoon = Takes a Barragoon, and puts it back on the board.
takes = Should win a { $n } before long.
trades = Leads to an exchange: probably a { $n } for a { $lost }.
saves = Gets the { $n } on { $at } out of danger: it could be taken next.
gives_up = A { $n } will probably be lost anyway; this costs least.
loses_piece = A { $n } will probably be lost before long.
hangs = A { $n } can then be taken on { $at }.
quiet = No capture in sight.
more_ways = Your pieces then have more moves than the other side’s: { $n } to { $m }.
    .told = The pieces of { $who } then have more moves than the other side’s: { $n } to { $m }.
fewer_ways = Your pieces then have fewer moves than the other side’s: { $n } to { $m }.
    .told = The pieces of { $who } then have fewer moves than the other side’s: { $n } to { $m }.
even_ways = Both sides then have the same number of moves: { $n } to { $m }.
draw_ahead = You seem to be ahead: you may get more than a draw.
    .told = { $who } seems to be ahead, and may get more than a draw.
draw_behind = You seem to be behind: a draw would be welcome.
    .told = { $who } seems to be behind: a draw would be welcome.
draw_even = Both sides seem about equal.
