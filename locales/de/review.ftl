open = Rückblick
back = Zurück zum Rückblick
title = Wie die Partie lief
moments = Wendepunkte
looking = Der Bot sieht sich jede Entscheidung noch einmal an, nur mit dem Wissen von damals.
looked_at = { $n } von { $of } Entscheidungen
stop = Anhalten
go_on = Weiter
found = { $n ->
    [one] Eine Entscheidung hat die Partie gewendet.
   *[other] { $n } Entscheidungen haben die Partie gewendet.
}
none = Niemand lag weit daneben: Keine Entscheidung hat viel gekostet.
few = Sonst hat keine Entscheidung viel gekostet.
done = Gespielt
better = Der Bot hätte gewählt
look = Ansehen
looking_at = Kurz vor diesem Schritt: { $name } entscheidet.
compared_made = Gespielt: { $what }
compared_better = Besser: { $what }
leap = Hier macht die Kurve den größten Sprung: Erst hinterher sah der Bot, wie viel das wert war.
number = Wendepunkt { $n }
chart_numbers = Die Zahlen der Kurve
chart_estimate = Wer nach jeder Entscheidung vorn lag, in den Augen des Bots
chart_points = Punkte, Schritt für Schritt: Die unterste Linie führt
chart_gold = Gold in den Truhen, Schritt für Schritt
chart_money = Das Geld von allen, Schritt für Schritt
chart_hats = Wie weit die Hüte waren, Schritt für Schritt
ahead = { $n ->
    [0] { $name } knapp vorn
    [one] { $name } um einen Stein vorn
   *[other] { $name } um { $n } Steine vorn
}
even = Ausgeglichen
cost_values = Eine 3 zählt 100: { $best } im besten Fall, { $made } wie gespielt. Das hat { $n } gekostet.
cost_win = Der Bot sah hier einen Sieg, gespielt wurde er nicht.
cost_loss = Von hier an sah der Bot keine Rettung mehr.
cost_points = { $n ->
    [one] Das hat etwa einen Punkt gekostet.
   *[other] Das hat etwa { $n } Punkte gekostet.
}
cost_points_more = Das hat etwa { $n } Punkte gekostet: { $made } sind in dieser Runde zu erwarten statt { $best }.
cost_points_fewer = Das hat etwa { $n } Punkte gekostet: nur { $made } vom Konto herunter in dieser Runde statt { $best }.
cost_chance = Das hat die Gewinnchance um etwa { $n } von hundert gesenkt.
guesses = Wer was wann geraten hat
guess_round = Runde { $n }
guess_right = { $name }: „{ $guess }“, richtig, der { $n }. Pfeil
guess_wrong = { $name }: „{ $guess }“, falsch
guess_none = Niemand hat es zu raten versucht.
