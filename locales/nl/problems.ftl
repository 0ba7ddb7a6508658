lead = Eén stelling, één zet om te vinden. Er is telkens maar één oplossing, en het bord laat je fouten zien.
link = Problemen oplossen
solver = Wie lost op?
solver_nobody = Zonder naam
day = Probleem van de dag
day_solved = Opgelost. Morgen is er weer een.
one = Win in één
two = Win in twee
three = Win in drie
save = Red je eruit
one_line = Wit wint met de volgende zet.
two_line = Wit wint uiterlijk met de tweede zet, wat Bruin ook doet.
three_line = Wit wint uiterlijk met de derde zet, wat Bruin ook doet.
save_line = Bruin dreigt te winnen. Slechts één zet houdt Wit nog twee zetten overeind.
tally = { $solved } van { $all } opgelost
name = { $kind }, nr. { $n }
name_solved = { $name }, opgelost
state_open = Nog niet opgelost
state_solved = Opgelost
missing = Dit probleem zit niet in deze versie van de app.
ask_one = Wit zet en wint meteen.
ask_two = Wit zet en wint in twee zetten, wat Bruin ook doet.
ask_three = Wit zet en wint in drie zetten, wat Bruin ook doet.
ask_save = Wit zet. Vind de enige zet die verhindert dat Bruin in twee zetten wint.
more = { $n ->
     [one] Goed. Nog één zet, en die moet winnen.
    *[other] Goed. Nog { $n } zetten, en de laatste moet winnen.
}
placing = De zet telt, maar ook waar de Barragoon komt.
answers = Bruin antwoordt…
wrong = Zo niet
wrong_still = Wit heeft nog niet gewonnen, en Bruin speelt verder.
wrong_late = { $n ->
     [one] Nu kan Wit niet meer winnen met de volgende zet.
    *[other] Nu kan Wit niet meer winnen binnen { $n } zetten.
}
wrong_ended = Bruin heeft gewonnen.
wrong_lost = { $n ->
     [one] Nu wint Bruin met de volgende zet, wat Wit ook doet.
    *[other] Nu wint Bruin binnen { $n } zetten, wat Wit ook doet.
}
solved = Opgelost!
solved_no_pieces = Wit wint: Bruin heeft geen stuk meer.
solved_no_moves = Wit wint: Bruin kan niet meer zetten.
solved_win = Wit wint: Bruin had geen verweer.
solved_save = Gered: Bruin kan niet winnen met zijn volgende twee zetten.
shown = Dat is de oplossing.
shown_line = Speel die zelf om het probleem op te lossen.
take_back = Terugnemen
show = Toon de oplossing
solution = Oplossing
show_title = De oplossing bekijken?
show_text = Je kunt het probleem daarna nog oplossen, maar dan met hulp.
hint = Tip
hint_piece = Het stuk op { $square } moet zetten.
hint_square = De Barragoon komt op { $square }.
hint_move = Van { $from } naar { $to }.
hint_place = { $face }, op { $square }.
streak = Achter elkaar opgelost zonder hulp: { $n } (record: { $best })
again = Vanaf het begin
try_it = Speel het
next = Volgend open probleem
all = Alle problemen
all_done = Alle problemen zijn opgelost.
first_take_back = Neem eerst de zet terug.
