lead = One position, one move to find. Each has a single solution, and the board shows your mistakes.
link = Solve problems
solver = Who is solving?
solver_nobody = No name
day = Problem of the day
day_solved = Solved. There is another one tomorrow.
one = Win in one
two = Win in two
three = Win in three
save = Save yourself
one_line = White wins with the next move.
two_line = White wins with the second move at the latest, whatever Brown does.
three_line = White wins with the third move at the latest, whatever Brown does.
save_line = Brown is about to win. Only one move keeps White safe for the next two.
tally = { $solved } of { $all } solved
name = { $kind }, no. { $n }
name_solved = { $name }, solved
state_open = Not solved yet
state_solved = Solved
missing = This problem is not in this version of the app.
ask_one = White moves, and wins at once.
ask_two = White moves, and wins in two, whatever Brown does.
ask_three = White moves, and wins in three, whatever Brown does.
ask_save = White moves. Find the only move that stops Brown from winning in two.
more = { $n ->
     [one] Right. One more move, and it must win.
    *[other] Right. { $n } more moves, and the last must win.
}
placing = The move counts, and so does where the Barragoon goes.
answers = Brown answers …
wrong = Not this way
wrong_still = White has not won yet, and Brown plays on.
wrong_late = { $n ->
     [one] Now White can no longer win with the next move.
    *[other] Now White can no longer win within { $n } moves.
}
wrong_ended = Brown has won.
wrong_lost = { $n ->
     [one] Now Brown wins with the next move, whatever White does.
    *[other] Now Brown wins within { $n } moves, whatever White does.
}
solved = Solved!
solved_no_pieces = White wins: Brown has no piece left.
solved_no_moves = White wins: Brown has no move left.
solved_win = White wins: Brown had no defence.
solved_save = Saved: Brown cannot win with its next two moves.
shown = That is the solution.
shown_line = Play it yourself to solve the problem.
take_back = Undo
show = See the solution
solution = Solution
show_title = See the solution?
show_text = You can still solve the problem afterwards, but then with help.
hint = Hint
hint_piece = The piece on { $square } moves.
hint_square = The Barragoon goes on { $square }.
hint_move = From { $from } to { $to }.
hint_place = { $face }, on { $square }.
streak = Solved in a row without help: { $n } (best: { $best })
again = From the start
try_it = Play it
next = Next unsolved problem
all = All problems
all_done = All problems are solved.
first_take_back = Undo the move first.
