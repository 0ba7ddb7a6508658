open = Nabespreking
back = Terug naar de nabespreking
title = Hoe de partij liep
moments = Keerpunten
looking = De bot bekijkt elke beslissing nog eens, met alleen wat de speler kon weten.
looked_at = { $n } van { $of } beslissingen
stop = Stop
go_on = Ga door
found = { $n ->
    [one] Eén beslissing deed de partij kantelen.
   *[other] { $n } beslissingen deden de partij kantelen.
}
none = Niemand zat er ver naast: geen beslissing kostte veel.
few = Verder kostte geen beslissing veel.
done = Gespeeld
better = De bot had gekozen
look = Bekijk het
looking_at = Vlak voor deze stap: { $name } beslist.
compared_made = Gespeeld: { $what }
compared_better = Beter: { $what }
leap = Hier maakt de lijn de grootste sprong: pas daarna zag de bot hoeveel dit waard was.
number = Keerpunt { $n }
chart_numbers = De getallen van de grafiek
chart_estimate = Wie er na elke beslissing voorstond, volgens de bot
chart_points = Punten, stap voor stap: de laagste lijn staat voor
chart_gold = Goud in de kluizen, stap voor stap
chart_money = Ieders geld, stap voor stap
chart_hats = Hoe ver de hoeden waren, stap voor stap
ahead = { $n ->
    [0] { $name } een beetje voor
    [one] { $name } één stuk voor
   *[other] { $name } { $n } stukken voor
}
even = Gelijk
cost_values = Een 3 telt als 100: op zijn best { $best }, gespeeld { $made }. Het kostte { $n }.
cost_win = Hier zag de bot een winst die de speler miste.
cost_loss = Vanaf hier zag de bot de partij niet meer te redden.
cost_points = { $n ->
    [one] Het kostte ongeveer één punt.
   *[other] Het kostte ongeveer { $n } punten.
}
cost_points_more = Het kostte ongeveer { $n } punten: deze ronde { $made } te verwachten in plaats van { $best }.
cost_points_fewer = Het kostte ongeveer { $n } punten: deze ronde { $made } van het totaal af in plaats van { $best }.
cost_chance = De kans op winst daalde met ongeveer { $n } op de honderd.
guesses = Wie wat raadde, en wanneer
guess_round = Ronde { $n }
guess_right = { $name }: ‘{ $guess }’, goed, de { $n }e pijl
guess_wrong = { $name }: ‘{ $guess }’, fout
guess_none = Niemand deed een poging.
