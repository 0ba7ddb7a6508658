# Lists, joined from left to right: $a is the list so far, $b the next item.

# "Anna, Ben and Clara": two items, then the middle and the end of a longer list.
and_two = { $a } { CONJOIN("y", $b) }
and_more = { $a }, { $b }
and_last = { $a } { CONJOIN("y", $b) }
# "special action or robbery"
or_two = { $a } { CONJOIN("o", $b) }
or_more = { $a }, { $b }
or_last = { $a } { CONJOIN("o", $b) }
# "3, 2", "12 cards in hand, to play"
comma = { $a }, { $b }
# Items that may contain commas: "Anna: White; Ben: Brown".
clause = { $a }; { $b }
# Short facts in a line: "Round 3 · Step 12 of 40".
fact = { $a } · { $b }
# A label spoken as a sentence of its own: "Wreck 3."
sentence = { $text }.
