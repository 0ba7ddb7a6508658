open = Review
back = Back to the review
title = How the match went
moments = Turning points
looking = The bot looks at every decision again, knowing only what the player could know.
looked_at = { $n } of { $of } decisions
stop = Stop
go_on = Go on
found = { $n ->
    [one] One decision turned the match.
   *[other] { $n } decisions turned the match.
}
none = Nobody went far wrong: no decision cost much.
few = Apart from that, no decision cost much.
done = Played
better = The bot would have chosen
look = Look at it
looking_at = Just before this step: { $name } decides.
compared_made = Played: { $what }
compared_better = Better: { $what }
leap = The line jumps most here: only afterwards did the bot see how much this was worth.
number = Turning point { $n }
chart_numbers = The numbers of the chart
chart_estimate = Who was ahead after each decision, in the bot’s eyes
chart_points = Points from step to step: the lowest line leads
chart_gold = Gold in the vaults, from step to step
chart_money = Everybody’s money, from step to step
chart_hats = How far the hats had come, from step to step
ahead = { $n ->
    [0] { $name } slightly ahead
    [one] { $name } ahead by a piece
   *[other] { $name } ahead by { $n } pieces
}
even = Even
cost_values = Counting a 3 as 100: { $best } at best, { $made } as played. It cost { $n }.
cost_win = The bot saw a win here, and the player missed it.
cost_loss = From here on the bot saw no way to save the match.
cost_points = { $n ->
    [one] It cost about one point.
   *[other] It cost about { $n } points.
}
cost_points_more = It cost about { $n } points: { $made } to expect this round instead of { $best }.
cost_points_fewer = It cost about { $n } points: { $made } off the total this round instead of { $best }.
cost_chance = It lowered the chance of winning by about { $n } in a hundred.
guesses = Who guessed what, and when
guess_round = Round { $n }
guess_right = { $name }: “{ $guess }”, right, the { NUMBER($n, type: "ordinal") ->
    [one] { $n }st
    [two] { $n }nd
    [few] { $n }rd
   *[other] { $n }th
} arrow
guess_wrong = { $name }: “{ $guess }”, wrong
guess_none = Nobody tried to guess it.
