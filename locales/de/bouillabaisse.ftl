r_lead = Zwei bis zwölf Spieler, sechs Runden, und die wenigsten Punkte gewinnen: Überlass die teuren Stiche den anderen. Nur in der letzten Runde wollen alle sie haben.
r_short_a = Sechs Runden Stiche, und die wenigsten Punkte gewinnen.
r_short_b = Bediene, wenn du kannst. Die höchste Karte der ausgespielten Farbe macht den Stich; Trumpf gibt es nicht.
r_short_c = In jeder Runde kostet etwas anderes: die Stiche, eine Farbe, eine Sorte Bildkarten, eine einzige Karte, dann alles zusammen.
r_short_d = In Runde 6 bringen dieselben Dinge Minuspunkte: Jetzt nimm, was du kriegen kannst.
r_short_e = Wenn ihr es ausmacht: Nimmst du in einer Runde alles, was zählt, wechseln deine Punkte das Vorzeichen.
r_cards = Karten und Geben
r_cards_a = Gewöhnliche Spielkarten in vier Farben. Das Ass ist die höchste Karte, die 2 die niedrigste, und Trumpf gibt es nicht.
r_cards_b = Bis zu sechs Spieler teilen sich ein Spiel mit 52 Karten; von sieben bis zwölf sind es zwei Spiele.
r_cards_c = Ihr könnt auch selbst wählen, ob mit einem Spiel oder mit zweien.
r_cards_d = Alle Karten werden ausgeteilt. Damit alle gleich viele bekommen, bleiben die niedrigsten weg: Drei Spieler teilen sich 51 Karten, fünf 50, sechs 48.
r_cards_e = Weggelassen wird von den 2en aufwärts und bei gleichem Wert in der Reihenfolge Kreuz, Karo, Herz, Pik, bis der Rest aufgeht. Bei zwei Spielen fallen beide gleichen Karten nacheinander weg.
r_cards_f = In jeder Runde gibt jemand anderes.
r_cards_g = Das Los bestimmt, wer zuerst gibt. Danach geht es nach links weiter, und links vom Geber wird zum ersten Stich ausgespielt.
r_tricks = Stiche
r_tricks_a = Wer ausspielt, darf jede Karte legen. Die anderen müssen der Reihe nach bedienen: eine Karte dieser Farbe legen, wenn sie eine haben. Wenn nicht, dürfen sie jede Karte legen.
r_tricks_b = Die höchste Karte der ausgespielten Farbe macht den Stich, und wer sie gelegt hat, spielt zum nächsten aus.
r_tricks_c = Mit zwei Spielen gewinnt von zwei gleichen höchsten Karten die zuerst gelegte.
r_tricks_d = Oder die zuletzt gelegte.
r_costs = Was kostet
r_costs_a = Drei Dinge kosten Punkte: eine Farbe, eine Sorte Bildkarten (Buben, Damen oder Könige) und eine einzige Karte von denen im Spiel.
r_costs_b = Am Tisch macht ihr sie miteinander aus. Üblich sind Herz oder Kreuz, die Damen und der Herz-König oder der Pik-König.
r_costs_c = Oder ihr lost sie aus.
r_costs_d = Sie werden am Anfang der Partie gezogen. Von da an sind sie für alle zu sehen, blass in den Runden, in denen sie nicht kosten.
r_costs_e = Oder es wird jeweils erst gezogen, wenn die Runde beginnt.
r_costs_f = Mit zwei Spielen zählt die Karte beide Male.
r_costs_g = Kosten addieren sich: In Runde 5 und 6 kann eine Karte dreimal zählen, als Farbe, als Bild und als die eine Karte.
r_costs_h = In Runde 6 bringen dieselben Dinge Minuspunkte: Diesmal nimm, was du kriegen kannst.
r_costs_i = Nach Runde 6 gewinnt die niedrigste Summe.
r_costs_j = Wer gleich viele Punkte hat, teilt sich den Platz.
r_table = Punkte in jeder Runde
r_table_round = Runde
r_table_trick = jeder Stich
r_table_suit = jede Karte der Farbe
r_table_figure = jede gewählte Bildkarte
r_table_card = die Karte
r_all = Alles oder nichts
r_all_a = Nimmst du in einer Runde alles, was zählt, wechseln deine Punkte das Vorzeichen: In den Runden 1, 2, 3 und 5 werden sie abgezogen statt dazugezählt, in Runde 6 dazugezählt statt abgezogen.
r_all_b = Alles heißt: alle Karten, die Punkte geben.
r_all_i = In Runde 1, wo die Stiche zählen, heißt es: jeder Stich.
r_all_c = In Runde 5 und 6 sind Stiche ohne solche Karten egal.
r_all_d = Oder sie zählen mit, und du musst jeden Stich machen.
r_all_e = Alle deine Punkte der Runde wechseln das Vorzeichen, auch die für Stiche. Was die anderen genommen haben, zählt wie sonst.
r_all_f = In der letzten Runde nimm also so viel wie möglich, aber nicht alles.
r_all_g = In Runde 4 gilt das nicht.
r_all_h = Auch mit zwei Spielen nicht, obwohl die Karte dann zweimal da ist.
r_early = Früher Schluss, Hilfe fürs Gedächtnis
r_early_a = Kann nichts mehr zählen, was noch kommt, fällt der Rest der Runde weg, außer ihr wollt ihn ausspielen. In den Runden 1, 5 und 6 passiert das nie, dort zählt jeder Stich.
r_early_b = Wie viel die App eurem Gedächtnis hilft, wählt ihr bei der Vorbereitung. Üblich: die Punkte bisher und der letzte Stich. Offen: dazu jeder Stich der Runde und wer welche Farbe nicht hat. Streng: nur der letzte Stich, und Punkte erst, wenn die Runde gezählt ist.
r_early_c = Auch das Protokoll und der Blick zurück zeigen verdeckte Stiche nicht. Ist die Runde vorbei, könnt ihr alles ansehen.
r_examples = Beispiele
r_trick = Ein Stich zu viert
r_trick_a = Anna spielt die Herz-7 aus, die anderen müssen also Herz bedienen, wenn sie können. Bruno legt den König. Clara hat kein Herz und wirft die Kreuz-2 ab. Davids einziges Herz ist das Ass, er muss es legen.
r_trick_b = Das Ass ist das höchste Herz. David macht den Stich, ob er will oder nicht, und spielt zum nächsten aus. Die Kreuz-2 konnte nicht gewinnen, auch kein anderes Kreuz: Ausgespielt war Herz.
r_trick_1 = Anna spielt aus: Herz-7
r_trick_2 = Bruno: Herz-König
r_trick_3 = Clara: Kreuz-2
r_trick_4 = David macht den Stich: Herz-Ass
r_count = Runde 5 und 6 zählen
r_count_a = Herz, Damen und der Pik-König kosten. Du hast vier Stiche gemacht, und darin diese fünf Karten:
r_count_1 = Herz-Dame: 10 + 50
r_count_2 = Herz-9: 10
r_count_3 = Herz-4: 10
r_count_4 = Kreuz-Dame: 50
r_count_5 = Pik-König: 200
r_count_b = Stiche 4 × 5, Herz 3 × 10, Damen 2 × 50, der König 200: 20 + 30 + 100 + 200 = 350. In Runde 5 sind das +350, in Runde 6 −350.
r_count_c = Die Herz-Dame zählt zweimal: 10 als Herz und 50 als Dame.
r_turn = Alles oder nichts, mit einem Spiel zu viert
r_turn_a = Herz, Damen und der Pik-König kosten. In Runde 3 nimmt Clara alle vier Damen:
r_turn_card = 50 Punkte
r_turn_b = Das wären 4 × 50 = 200 Punkte. Sie hat alles genommen, also sind es −200. Mit drei Damen wären es +150 gewesen.
r_turn_c = In Runde 6 macht Bruno neun Stiche, darin alle Herzen, alle Damen und der Pik-König: 9 × 5 + 13 × 10 + 4 × 50 + 200 = 575. In den vier anderen Stichen war nichts davon. Er hat also alles und bekommt +575 statt −575. Ein Herz bei jemand anderem, und es wären −565 gewesen.
r_turn_d = Heißt alles jeder Stich, fehlen vier Stiche, und er bekommt −575.
index_jack = B
index_queen = D
index_king = K
index_ace = A
card = { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
}-{ $rank ->
    [jack] Bube
    [queen] Dame
    [king] König
    [ace] Ass
   *[other] { $rank }
}
jacks = Buben
queens = Damen
kings = Könige
clubs = Kreuz
diamonds = Karo
hearts = Herz
spades = Pik
each_trick = jeder Stich
nothing = nichts, was zählt
# A score of a round: "3 tricks × 5 + 1 heart × 10 + king of spades × 200".
sum_tricks = { $n ->
    [one] { $n } Stich
   *[other] { $n } Stiche
} × { $points }
sum_suit = { $n } { $suit ->
    [clubs] Kreuz
    [diamonds] Karo
    [hearts] Herz
   *[spades] Pik
} × { $points }
sum_figures = { $figure ->
    [jack] { $n ->
        [one] { $n } Bube
       *[other] { $n } Buben
    }
    [queen] { $n ->
        [one] { $n } Dame
       *[other] { $n } Damen
    }
   *[king] { $n ->
        [one] { $n } König
       *[other] { $n } Könige
    }
} × { $points }
sum_card = { $n ->
    [one] { $card }
   *[other] { $card } × { $n }
} × { $points }
took_all = hat alles genommen: Die Punkte wechseln das Vorzeichen
round = Runde { $n }
round_of = Runde { $n } von { $of }
said_round = Runde { $n } von { $of }.
recipe = Runde { $n }: { $what }
priced = { $what } { $points }
reveal_title = Auf der Karte
all_rounds_played = Alle sechs Runden sind gespielt.
cost_unknown = wird gezogen, wenn die Runde beginnt
all_turns = Alles oder nichts: Nimm alles, und aus deinen Punkten werden Minuspunkte.
all_not_now = In dieser Runde gilt Alles oder nichts nicht.
all_not_all = Alles oder nichts: Nimm so viel, wie du kannst, aber nicht alles.
out_of_sight = Diese Stiche bleiben verdeckt, bis die Runde vorbei ist.
menu_label = Was in dieser Runde kostet
table_label = Der Tisch, in der Reihenfolge des Spiels
hand_label = Deine Karten
open_label = Alle Karten
takes = { $name } macht den Stich: { $what }
takes_nothing = { $name } macht den Stich.
said_takes = { $name } macht den Stich: { $points }.
ledger = Nur Stiche
said_dealer = { $name } gibt zuerst
said_cost = Was kostet: { $what }
said_deal = Runde { $n } ist ausgeteilt
said_plays = { $name } spielt: { $card }.
said_costs = Was kostet: { $what }.
said_lying = Auf dem Tisch: { $cards }.
said_led = Ausgespielt ist { $suit }: Bediene, wenn du kannst.
said_hold = { $n ->
     [one] Du hast { $n } Karte.
    *[other] Du hast { $n } Karten.
}
keys_walk = durch deine Karten wandern
keys_lift = eine Karte anheben oder zurückstecken
keys_move = eine Karte umstecken
said_lifted = Angehoben, wird gleich gespielt. Noch mal drücken steckt sie zurück.
said_chosen = Gewählt. Bestätige, um sie zu spielen.
not_your_turn = Du bist nicht am Zug.
follow_suit = Ausgespielt ist { $suit }, und du hast { $suit }.
refused_not_in_play = Bei so vielen ist diese Karte nicht im Spiel: { $card }.
refused_setup = Mit so vielen Spielern oder Kartenspielen geht das nicht.
refused_step = Das geht jetzt nicht.
ended_abandoned = Die Partie wurde abgebrochen; niemand hat gewonnen.
ended_won = { $n ->
     [one] { $name } gewinnt mit { $points } Punkt.
    *[other] { $name } gewinnt mit { $points } Punkten.
}
ended_shared = { $n ->
     [one] { $name } teilen sich den ersten Platz mit { $points } Punkt.
    *[other] { $name } teilen sich den ersten Platz mit { $points } Punkten.
}
duty = am Zug
cards_left = { $n ->
     [one] { $n } Karte auf der Hand
    *[other] { $n } Karten auf der Hand
}
points_taken = { $n ->
     [one] { $points } Punkt bisher in dieser Runde
    *[other] { $points } Punkte bisher in dieser Runde
}
deals = hat diese Runde gegeben
total_of = { $n ->
     [one] { $points } Punkt insgesamt
    *[other] { $points } Punkte insgesamt
}
leads = liegt vorn
dealer_sign = G
void_in = ohne { $suits }
wait = Deine Karten. Du bist nicht am Zug.
lead = Du spielst aus: Jede Karte geht.
follow = Bediene: Spiel { $suit }.
discard = Kein { $suit }: Jede Karte geht.
now_dealt = Die Karten sind ausgeteilt.
now_leads = Neuer Stich: Jede Karte geht.
now_follows = Ausgespielt: { $suit }. Bediene, wenn’s geht.
aim_tricks = Keine Stiche: Jeder kostet { $n }.
aim_cards = Meide { $what }: je { $n } Punkte.
aim_card = Zu meiden: { $card }, { $n } Punkte.
aim_least = Alles kostet: Nimm so wenig wie möglich.
aim_unknown = Meide, was diese Runde Punkte kostet.
aim_most = Jetzt lohnt sich alles: Nimm, was geht.
aim_not_all = Nimm so viel wie möglich, aber nicht alles.
aim_fewest = Die wenigsten Punkte gewinnen.
aid_fewest = Die wenigsten Punkte nach sechs Runden.
aid_trick = Ein Stich
aid_follow = Bediene, wenn du kannst. Sonst geht jede Karte.
aid_takes = Die höchste Karte der ausgespielten Farbe macht ihn und spielt dann aus. Trumpf gibt es nicht.
aid_twin_first = Von zwei gleichen Karten gewinnt die zuerst gelegte.
aid_twin_last = Von zwei gleichen Karten gewinnt die zuletzt gelegte.
aid_rounds = Was kostet, Runde für Runde
aid_tricks = Runde 1: { $n } für jeden Stich.
aid_suit = Runde 2: { $n } für jede Karte der Farbe.
aid_figure = Runde 3: { $n } für jede gewählte Bildkarte.
aid_card = Runde 4: { $n } für die eine Karte.
aid_all = Runde 5: das alles zusammen.
aid_below = Runde 6: dasselbe als Minuspunkte. Jetzt nimm, was geht!
aid_everything = Nimmst du alles, was zählt, wechseln deine Punkte das Vorzeichen. Nicht in Runde 4.
read_hand_line = Meine Karten per Screenreader vorlesen: Nimm Kopfhörer
sort_by_rank = Nach Wert
sort_by_suit = Nach Farbe
play_card = Spielen: { $card }
put_back = Zurückstecken
sheet = Spielblock
sheet_empty = Noch ist keine Runde gezählt.
skipped = Der Rest fiel weg: Es konnte nichts mehr zählen.
player = Spieler
total = Summe
so_far = bisher
next = Als Nächstes: Runde { $n }, { $what }. { $name } spielt aus.
next_last = Als Nächstes: Runde { $n }, die letzte. Minuspunkte für { $what }. { $name } spielt aus.
next_not_all = Auch hier gilt Alles oder nichts: so viel wie möglich, aber nicht alles.
chart_label = Summen von Runde zu Runde; die unterste Linie gewinnt. Die Zahlen stehen auf dem Spielblock.
preset_agreed = Ausgemacht: Herz, Damen, Pik-König
preset_agreed_line = So spielen es die meisten.
preset_random = Ausgelost
preset_random_line = Vor der ersten Runde werden eine Farbe, eine Sorte Bildkarten und eine Karte gezogen.
preset_late = Spät ausgelost
preset_late_line = Gezogen wird jeweils erst, wenn die Runde beginnt.
preset_two = Ausgemacht, mit zwei Spielen
preset_two_line = Jede Karte ist zweimal da, und beide zählen.
preset_own = Eigene Mischung
opt_packs = Kartenspiele
packs_auto = Je nach Spielerzahl
packs_auto_line = Eines bis sechs Spieler, zwei ab sieben.
packs_one = Eines
packs_one_line = 52 Karten.
packs_two = Zwei
packs_two_line = 104 Karten: Jede ist zweimal da.
opt_finding = Was kostet
finding_random = Ausgelost
finding_random_line = Vor der ersten Runde werden eine Farbe, eine Sorte Bildkarten und eine Karte gezogen.
finding_late = Spät ausgelost
finding_late_line = Gezogen wird jeweils erst, wenn die Runde beginnt.
finding_agreed = Ausgemacht
finding_agreed_line = Ihr wählt alle drei. Das Übliche steht vorn.
opt_suit = Die Farbe (10 pro Karte)
opt_figure = Die Bildkarte (je 50)
opt_card = Die Karte (200)
usual = { $what } (üblich)
opt_twins = Von zwei gleichen Karten
twins_first = gewinnt die erste
twins_first_line = So ist es üblich.
twins_last = gewinnt die letzte
twins_last_line = Die zweite kann den Stich noch machen.
opt_all = Alles oder nichts
all_off = Wird nicht gespielt
all_off_line = Nimmst du alles, bekommst du alle Punkte.
all_cards = Alle Karten, die zählen
all_cards_line = Nimm sie in einer Runde alle (in Runde 1 alle Stiche), und deine Punkte wechseln das Vorzeichen. Nicht in Runde 4.
all_tricks = Jeder Stich
all_tricks_line = Genauso, aber in Runde 5 und 6 heißt alles: jeder Stich.
opt_skip = Weglassen, was nicht zählen kann
opt_skip_line = Die Runden 2 bis 4 enden, sobald darin nichts mehr zählen kann.
opt_help = Hilfe fürs Gedächtnis
help_open = Offen
help_open_line = Die Punkte bisher, wer welche Farbe nicht hat, und jeder Stich der Runde im Protokoll.
help_usual = Üblich
help_usual_line = Die Punkte bisher, und nur der letzte Stich.
help_strict = Streng
help_strict_line = Nur der letzte Stich, und Punkte erst, wenn die Runde gezählt ist.
each_gets = Je { $n } Karten; alle sind im Spiel.
each_gets_without = Je { $n } Karten. Nicht im Spiel: { $cards }.
last_trick = Der letzte Stich
last_trick_none = Noch ist kein Stich gemacht.
took = hat den Stich gemacht
onward = Weiter
look_at_round = Runde { $n } ansehen, alle Karten offen
led_clubs = Kreuz
led_diamonds = Karo
led_hearts = Herz
led_spades = Pik
