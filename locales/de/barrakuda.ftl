preset_first = Erste Partie
preset_first_line = Nach Anleitung, auf dem zahmen Meeresgrund ihres Beispiels.
preset_printed = Nach Anleitung
preset_printed_line = 8 Gold, Grundkarten, ein zufälliger Meeresgrund.
preset_long = Länger
preset_long_line = Nach Anleitung, aber erst 10 Gold gewinnen.
preset_extra = Zwei Zusatzkarten
preset_extra_line = Die Wracks 2 und 6 werden durch ihre Zusatzkarten ersetzt.
preset_wild = Wildes Wasser
preset_wild_line = Hausregeln: 10 Gold, alle Zusatzkarten, der bissige Meeresgrund. Die Anleitung tauscht nur eine oder zwei Karten.
preset_own = Eigene Mischung
opt_goal = Gold zum Sieg
goal_8 = 8 Gold
goal_8_line = Gut zwanzig Minuten.
goal_10 = 10 Gold
goal_10_line = Ein längerer Abend unter Wasser.
opt_teams = Zwei Teams zu zweit
opt_teams_line = Eine Truhe pro Team, 12 Gold gewinnen. Im Team dürft ihr reden und Gold tauschen.
seating = Die Perlen sind { $a } und { $b }, die Korallen { $c } und { $d }: Die Teams sitzen abwechselnd am Tisch.
opt_ground = Meeresgrund
ground_random = Zufällig
ground_random_line = Die Wracks werden für jede Partie gemischt und neu gelegt.
ground_first = Erste Partie
ground_first_line = Nach dem Beispiel der Anleitung, mit dem Versteck in der Mitte: Der Fisch ist oft daheim. Er trifft einen Taucher von sieben.
ground_gentle = Zahm
ground_gentle_line = Die meisten Wege führen am Versteck vorbei, der Fisch ist also oft daheim. Er trifft einen Taucher von sieben.
ground_lively = Lebhaft
ground_lively_line = Zwei Reihen zu dritt: Der Fisch ist überall schnell. Er trifft einen Taucher von sechs.
ground_vicious = Bissig
ground_vicious_line = Das Versteck liegt abseits: Der Fisch schwimmt fast nie heim. Er trifft zwei Taucher von elf.
ground_laid = Selbst gelegt
ground_laid_line = Tippe auf eine Karte, dann auf ihren neuen Platz.
lay_label = Feld für die Wracks
lay_ok = Alle Wracks hängen zusammen: Es kann losgehen.
lay_where = Tippe jetzt auf ihren neuen Platz.
empty_place = Frei
place_label = { $what }, Spalte { $column }, Zeile { $row }
floor_overlap = Zwei Wracks liegen am selben Platz.
floor_apart = Wrack { $wreck } hängt an nichts: Jede Karte muss eine andere mit einer Seite berühren.
opt_set = Wrackkarten
opt_set_line = Hast du das Spiel, gib deine Karten einmal ein und behalte sie als Satz.
set_ours = Unser Satz
ours = Welche Karte welche Aktion hat, haben wir gewählt: Die Anleitung zählt die Aktionen nur auf.
opt_letter = Auch die eben gespielte Karte zurück
opt_letter_line = Nach der Anleitung kommen „die ersten Karten“ zurück, und das kann die eben gespielte sein. Mit unseren Karten bleibt sie liegen, sonst könntest du sie ewig spielen. Eingeschaltet kommt auch sie zurück.
own_letter = Bei deinen eigenen Karten gilt der Wortlaut der Anleitung: Auch die eben gespielte Karte kann zurückkommen.
opt_swapped = Grund oder Zusatz
opt_swapped_line = Tippe auf ein Wrack, um seine Karte zu tauschen. Die Anleitung tauscht eine oder zwei; mehr ist eine Hausregel.
base_card = Grund
extra_card = Zusatz
said_kind = Wrack { $n } ({ $kind ->
    [extra] Zusatz
   *[base] Grund
}).
base_cards = Grundkarten
extra_cards = Zusatzkarten
edit_set = Eigene Karten eingeben
edit_title = Deine Wrackkarten
edit_line = Wähle die Aktionen, die auf jeder deiner Karten stehen, und gib dem Satz einen Namen.
special_of = Wrack { $n }, Spezialaktion
general_of = Wrack { $n }, Grundaktion
special_amount = Spezial: wie viel
general_amount = Grund: wie viel
stop_of = Wrack { $n }, wenn der Barrakuda anhält
kind_gold = Gold
kind_back = Karten zurücknehmen
set_name = Name des Satzes
set_wants_name = Gib dem Satz einen Namen.
keep_set = Behalten und benutzen
forget_set = Diesen Satz löschen
deed_nothing = nichts
deed_gold = { $n } Gold in den Beutel
deed_back = { $n ->
     [one] nimm deine älteste Bewegungskarte zurück; die eben gespielte bleibt
    *[other] nimm deine { $n } ältesten Bewegungskarten zurück; die eben gespielte bleibt
}
deed_back_any = { $n ->
     [one] nimm deine älteste Bewegungskarte zurück
    *[other] nimm deine { $n } ältesten Bewegungskarten zurück
}
deed_regain = nimm deine Barrakudakarte zurück, oder lass jemanden die eigene abwerfen
deed_bank_seven = bis zu 7 Gold aus dem Beutel in die Truhe
deed_bank_all = den ganzen Beutel in die Truhe
deed_pocket = nimm deine älteste Bewegungskarte zurück, oder greif am Ende der Runde in eine Tasche
deed_protected = der Barrakuda lässt dir deinen Beutel
stop_regain = alle nehmen ihre Barrakudakarte zurück
stop_fling = die Strömung wirft ihn zu dem Wrack auf dem Richtungswürfel
offers = Spezial: { $special }. Grund: { $general }
offers_stop = { $offers }. Wenn der Barrakuda hier anhält: { $stop }
offers_lair = Wenn der Barrakuda hier anhält: { $stop }
special = Spezialaktion:
special_hint = Wer hier allein ist oder die Initiative hat, bekommt sie, wenn der Barrakuda woanders ist.
general = Grundaktion:
general_hint = Für alle, die hier stehen.
stop_label = Wenn der Barrakuda hier anhält:
lair_hint = Hierher taucht niemand. Ist der Barrakuda am Ende einer Runde hier, nehmen alle ihre Barrakudakarte zurück.
sea_label = Meeresgrund
crew_label = Taucher
panel_label = Was passiert
wreck_title = Wrack { $n }
barracuda = Barrakuda
barracuda_card = Barrakudakarte: Dein Taucher legt sich hin. Ist sie die einzige, lenkst du den Fisch
lies_here = Gold hier: { $gold }
standing = { $name } steht hier
lying = { $name } liegt hier
fish_here = Der Barrakuda ist hier
has_chosen = hat gewählt
bag_of = Beutel: { $gold }
vault_of = Truhe: { $n } von { $of }
vault_enough = Truhe: { $n }, genug zum Sieg
row_empty = Keine gespielten Karten
row_of = Gespielte Karten, die älteste zuerst: { $cards }
holds_fish = Hat die Barrakudakarte
lacks_fish = Barrakudakarte liegt in der Mitte
played = Gespielt: { $card }
choose = { $name }, wohin tauchst du?
choose_hint = Tippe auf eine Karte oder ein Wrack, dann tauche. Halten taucht sofort.
hand_label = Deine Karten
said_picked = Eine Karte ist gewählt. Der Knopf unten legt sie verdeckt hin.
said_put_back = Zurückgelegt.
said_fish = Der Barrakuda ist bei Wrack { $wreck }.
said_own = In deinem Beutel: { $gold }. In deiner Truhe: { $n } von { $of }.
said_hold = { $n ->
     [one] Du hast { $n } Karte.
    *[other] Du hast { $n } Karten.
}
percent = { $n } %
loss = −{ $n }
risk_of = Bissrisiko hier: { $n } %. Das würde { $gold } kosten.
risk_lured = Wer die einzige Barrakudakarte spielt, könnte ihn herholen. Das würde { $gold } kosten.
risk_none = In dieser Runde kommt der Barrakuda nicht hierher.
risk_sheltered = Hier tut dir der Barrakuda nichts.
could_win = Sieg in der nächsten Runde möglich: { $names }
could_win_here = könnte nächste Runde gewinnen
mate_holds = Sprich dich mit { $name } ab. Auf der Hand:
mate_chose = { $name } hat gewählt:
next = Weiter
skip = Vorspulen
go_on = Weiter zu Runde { $n }
order_label = Reihenfolge der Wracks
order_done = Wrack { $wreck }: erledigt
order_now = Wrack { $wreck }, jetzt: { $names }
order_later = Wrack { $wreck }, später: { $names }
asked_special = ist allein auf Wrack { $wreck }: Spezialaktion
asked_initiative = hat die Initiative auf Wrack { $wreck }, mit den wenigsten Karten in der Reihe: { $what }
asked_standing = hat die Initiative auf Wrack { $wreck }, wo sonst niemand steht: { $what }
asked_fewest_standing = hat die Initiative auf Wrack { $wreck }, mit den wenigsten Karten von allen, die stehen: { $what }
asked_general = auf Wrack { $wreck }: Grundaktion
asked_beside_fish = auf Wrack { $wreck }, neben dem Barrakuda: nur Grundaktion
asked_exchange = hat auf Wrack { $wreck } im Team Gleichstand: Gold tauschen, sonst nichts
asked_draw = muss antworten: Soll die Partie remis enden?
asked_steer = { $n ->
     [one] darf den Barrakuda ein Wrack weit lenken oder da lassen.
    *[other] darf den Barrakuda bis zu { $n } Wracks weit lenken oder da lassen.
}
asked_pick = greift in eine Tasche. In wessen?
asked_put = Nur für dich, aus der Hand von { $name } gezogen. Welche legst du auf den Tisch, als wäre sie gespielt?
do_take = { $gold } nehmen
do_back = { $cards } zurücknehmen
back = { $n ->
     [one] Karte { $cards }
    *[other] Karten { $cards }
}
do_regain = Barrakudakarte zurücknehmen
do_strip = { $name } soll die Barrakudakarte abwerfen
strip_label = Barrakudakarte abwerfen lassen:
do_bank = { $gold } in die Truhe
bag_change = Beutel: { $from } → { $to }
vault_change = Truhe: { $from } → { $to } von { $of }
hand_size = { $n ->
     [one] { $n } Karte auf der Hand
    *[other] { $n } Karten auf der Hand
}
do_rob = { $name } ausrauben: { $gold }
do_give = { $name } bekommt { $gold }
do_get = { $gold } von { $name } nehmen
do_keep = Nichts ändern
do_late = Am Ende der Runde in eine Tasche greifen
do_pocket = Aus der Hand von { $name } ziehen
do_put = { $card } hinlegen
do_dive = Zu Wrack { $n } tauchen
do_lure = Den Barrakuda anlocken
do_leave = Bei { $wreck } lassen
do_steer = Zu Wrack { $wreck }
do_pass = Verzichten
do_agree = Remis zustimmen
do_refuse = Weiterspielen
how_much = Wie viel
share_label = Danach in deinem Beutel
how_it_came = Wie das Gold heimkam
deposit = Runde { $n }: { $gold }
no_deposit = nichts heimgebracht
chart_caption = Gold in den Truhen, Runde für Runde
found_in = { $n ->
     [one] { $gold } in { $n } Tauchgang
    *[other] { $gold } in { $n } Tauchgängen
}
bitten = { $n ->
     [0] nie gebissen
     [one] einmal gebissen: { $gold } weg
     [2] zweimal gebissen: { $gold } weg
    *[other] { $n }-mal gebissen: { $gold } weg
}
robberies = { $n ->
     [0] niemanden ausgeraubt
     [one] ein Raub: { $gold }
    *[other] { $n } Raubzüge: { $gold }
}
longest_way = { $n ->
     [one] weitester Weg: { $n } Wrack
    *[other] weitester Weg: { $n } Wracks
}
bite_sum = { $n ->
     [0] Kein Biss hat Gold gekostet.
     [one] Der Barrakuda hat einmal gebissen: { $gold } über Bord.
     [2] Der Barrakuda hat zweimal gebissen: { $gold } über Bord.
    *[other] Der Barrakuda hat { $n }-mal gebissen: { $gold } über Bord.
}
tell_laid = Die Wracks liegen bereit.
tell_chosen = { $name } hat gewählt.
tell_revealed = Alle Karten werden aufgedeckt: { $cards }.
revealed_card = { $name } ({ $card })
tell_all_back = { $name } hat die letzte Bewegungskarte gespielt: Alle fünf kommen zurück auf die Hand.
tell_rolled = Die Würfel: { $n } in Richtung Wrack { $wreck }.
tell_there = Er ist schon da.
tell_tied_ways = Mehrere Wege sind gleich kurz: Er nimmt den über Wrack { $wreck }, die höhere Nummer.
tell_reach = Nur { $name } hat den Barrakuda angelockt. Der Würfel zeigt { $n }.
tell_swims = Der Barrakuda schwimmt zu Wrack { $wreck }.
tell_stays = Der Barrakuda bleibt bei Wrack { $wreck }.
tell_taken = { $name } lenkt den Barrakuda zu Wrack { $wreck }.
tell_left = { $name } lässt den Barrakuda bei Wrack { $wreck }.
tell_lair = Er hält auf Wrack { $wreck } an: Alle nehmen ihre Barrakudakarte zurück.
tell_flung = Die Strömung wirft den Barrakuda zu Wrack { $wreck }.
tell_collected = { $name } hebt { $gold } von Wrack { $wreck } auf.
tell_bites = Der Barrakuda! { $name } lässt { $gold } auf Wrack { $wreck } fallen.
tell_bites_nothing = Der Barrakuda! Aber der Beutel von { $name } ist leer.
tell_lost = Auf einem Wrack bleiben nur 4 liegen: { $gold } verloren.
tell_obeys = Der Barrakuda gehorcht { $name } und lässt den Beutel in Ruhe.
tell_protected = Wrack { $wreck } schützt { $name } vor dem Barrakuda.
tell_tied = Wrack { $wreck }: Gleichstand bei den wenigsten Karten, also hat niemand die Initiative.
tell_idle = { $name } hat von der Spezialaktion auf Wrack { $wreck } nichts.
tell_idle_general = { $name } hat von der Grundaktion auf Wrack { $wreck } nichts.
tell_passes = { $name } verzichtet.
tell_takes = { $name } nimmt { $gold }.
tell_takes_back = { $name } nimmt zurück: { $cards }.
tell_regains = { $name } nimmt die Barrakudakarte zurück.
tell_strips = { $name } lässt { $other } die Barrakudakarte abwerfen.
tell_banks = { $name } bringt { $gold } heim: { $n } von { $of } in der Truhe.
tell_banks_enough = { $name } bringt { $gold } heim: { $n } in der Truhe, genug zum Sieg.
tell_robs = { $name } raubt { $other } aus: { $gold }.
tell_gives = { $name } gibt { $other } { $gold }.
tell_will_pick = { $name } greift am Ende der Runde in eine Tasche.
tell_round_over = Runde { $n } ist vorbei.
tell_regain_all = Barrakudakarten zurück an: { $names }.
tell_draws = { $n ->
     [one] { $name } zieht die einzige Karte aus der Hand von { $other }.
    *[other] { $name } zieht zwei Karten aus der Hand von { $other }.
}
tell_puts = { $name } legt eine Karte von { $other } auf den Tisch, als wäre sie gespielt: { $card }.
tell_wins = { $name } gewinnt mit { $gold } in der Truhe.
tell_team_wins = Die { $team } gewinnen: { $name } und { $other }, mit { $gold } in der Truhe.
tell_out_of_rounds = Das war Runde { $n }, mehr gibt es nicht: Die Partie ist remis.
tell_draw_asked = Nach { $n } Runden hat niemand gewonnen. Die Partie kann remis enden, wenn alle zustimmen.
tell_agrees = { $name } stimmt einem Remis zu.
tell_refuses = { $name } will weiterspielen.
tell_drawn = Alle stimmen zu: Die Partie ist remis.
ledger = Nur Gold
round = Runde { $n }
said_round = Runde { $n }.
what_special = Spezialaktion
what_robbery = Raub
what_exchange = Tausch
on_board = Noch auf dem Boot: { $names }
ended_with = Zuletzt kam in Runde { $n } noch Gold heim: { $gold }.
opt_asked = Vor dem Nehmen fragen
opt_asked_line = Du darfst auf jede Aktion verzichten. Ist das aus, nimmst du Gold aus dem Vorrat automatisch.
opt_warned = Zeigen, wo er beißen könnte
opt_warned_line = Bevor ihr wählt, zeigt jedes Wrack, wie wahrscheinlich ein Biss ist. Das ist nur eine Hilfe: Blendet sie aus, dann wird es schwerer.
duty_choose = Runde { $round }: { $n } von { $of } haben gewählt
duty_steer = lenkt den Barrakuda
duty_decide = entscheidet auf Wrack { $wreck }
duty_pick = greift in eine Tasche
duty_put = sieht sich die gezogenen Karten an
duty_agree = wird nach einem Remis gefragt
aim = Sammle vor den anderen { $n } Gold in deiner Truhe.
aim_team = Sammelt vor den anderen { $n } Gold in eurer Truhe.
aid_bag = Gold im Beutel kannst du noch verlieren.
aid_choose = Alle wählen heimlich eine Karte. Zusammen aufdecken, und tauchen.
aid_swim = Der Barrakuda schwimmt ein oder zwei Wracks weit auf das gewürfelte zu.
aid_lure = Nur eine Barrakudakarte: Ihr Taucher bleibt und legt sich hin, und wer sie gespielt hat, lenkt den Fisch.
aid_back = Nach deiner letzten Bewegungskarte nimm alle zurück.
aid_wreck = Auf einem Wrack, von 1 bis 6
aid_alone = Allein: die Spezialaktion, dann die Grundaktion.
aid_several = Mehrere: Die wenigsten Karten in der Reihe bringen die Spezialaktion oder einen Raub. Dann die Grundaktion für alle. Bei Gleichstand nur sie.
aid_fish = Mit dem Barrakuda: den ganzen Beutel fallen lassen, dann nur die Grundaktion. Auf einem Wrack bleiben { $n } Gold.
aid_lying = Liegend: keine Aktion, und wer die Initiative hat, darf dich ausrauben.
aid_signs = Zeichen
now_dice = Es wird gewürfelt.
now_choose = Wähle eine Karte: Sie sagt, wohin du tauchst.
now_all_choose = Alle wählen heimlich, wohin sie tauchen.
now_steer = Lenk den Barrakuda zu einem Wrack, oder lass ihn.
now_decide = Nimm, was das Wrack bietet, oder verzichte.
now_pick = Wähle, in wessen Tasche du greifst.
now_put = Leg eine der gezogenen Karten hin.
now_agree = Stimm dem Remis zu, oder spiel weiter.
now_over = Die Partie ist vorbei.
refused_teams = Zwei Teams zu zweit brauchen vier Spieler.
refused_set = Schutz muss eine Grundaktion sein: Neben dem Barrakuda gibt es keine Spezialaktionen.
refused_setup = Diese Optionen passen nicht zusammen.
refused_chosen = Du hast schon gewählt.
refused_not_held = Diese Karte hast du nicht: { $card }.
refused_reach = Wrack { $wreck } ist zu weit für den Barrakuda.
refused_step = Das geht jetzt nicht.
ended_abandoned = Die Partie wurde abgebrochen.
ended_rounds = Remis: Nach { $n } Runden, mehr gibt es nicht, hatte niemand gewonnen.
ended_drawn = Remis nach Absprache, nach { $n } Runden.
r_lead = Zwei bis vier Taucher oder zwei Teams zu zweit erkunden sechs versunkene Schiffe. Wer bringt zuerst 8 Gold heim, vorbei an den anderen und am Barrakuda?
r_short_a = Wer zuerst 8 Gold in der Truhe hat, gewinnt. Gold im Beutel kannst du noch verlieren.
r_short_b = Alle wählen heimlich eine Karte, und alle werden zusammen aufgedeckt: Du tauchst zu dem Wrack mit dieser Nummer.
r_short_c = Dann schwimmt der Barrakuda, wie die Würfel es sagen. Auf dem Wrack, wo er anhält, lassen alle ihren ganzen Beutel fallen.
r_short_d = Allein auf einem Wrack bekommst du seine Spezialaktion, dann die Grundaktion. Seid ihr mehrere, bekommt die Spezialaktion, wer die wenigsten Karten in der Reihe hat, oder raubt dort jemanden aus. Dann bekommen alle die Grundaktion.
r_short_e = Ist deine Barrakudakarte die einzige, bleibt dein Taucher, wo er ist, und legt sich hin, und du lenkst den Fisch.
r_aim = Ziel
r_aim_a = Tauche zu den Wracks, füll deinen Geldbeutel und bring das Gold in die Truhe auf deinem Boot. Nur Gold in der Truhe zählt.
r_aim_b = Gold in der Truhe ist sicher. Ein Beutel kann geraubt werden, und ein Taucher, der den Barrakuda trifft, lässt ihn fallen.
r_aim_c = Jede Runde hat drei Schritte: Alle wählen eine Karte, der Barrakuda schwimmt, und die Wracks werden gespielt.
r_setup = Vorbereitung
r_setup_a = Sechs Wrackkarten, nummeriert von 1 bis 6, liegen offen und bilden den Meeresgrund. Jede berührt eine andere mit einer Seite.
r_setup_b = Sie liegen auf einem Raster aus Quadraten und hängen alle zusammen.
r_setup_c = Sie werden zufällig gelegt. Oder nehmt einen fertigen Meeresgrund, von zahm bis bissig, oder legt euren eigenen.
r_setup_h = Für die erste Partie eines Tisches schlägt die App den Meeresgrund aus dem Beispiel der Anleitung vor, einen zahmen. Der Text nennt das Quadrat 6, 1, 3, 2; wo 4 und 5 liegen, haben wir gewählt.
r_setup_d = Alle haben fünf Bewegungskarten, eine Barrakudakarte, einen Taucher, einen Geldbeutel mit 2 Gold und eine leere Truhe.
r_setup_i = Die Bewegungskarten haben die Nummern 1 bis 5, keine führt also zu Wrack 6.
r_setup_e = Die Taucher beginnen auf dem Boot, nicht auf einem Wrack. Der Goldvorrat geht nie aus.
r_setup_f = Der Barrakuda beginnt auf Wrack 6, seinem Versteck.
r_setup_g = Der Distanzwürfel zeigt dreimal die 1 und dreimal die 2. Der Richtungswürfel zeigt 1 bis 6.
r_choose = Eine Karte wählen
r_choose_a = Alle wählen heimlich eine Karte aus ihrer Hand. Sind alle so weit, werden die Karten zusammen aufgedeckt.
r_choose_b = Eine Bewegungskarte bringt deinen Taucher zu dem Wrack mit ihrer Nummer. Die Karte kommt ans Ende der Reihe vor dir. Die Ordnung der Reihe ändert sich nie.
r_choose_c = Mit einer Barrakudakarte bleibt dein Taucher, wo er ist, und legt sich hin. Die Karte kommt in die Tischmitte.
r_choose_d = War es deine letzte Bewegungskarte? Nimm sofort alle zurück: Deine Reihe ist wieder leer.
r_choose_e = Die Handkarten sind nicht geheim: An den Reihen und der Mitte sieht man, was alle haben. Verdeckt sind nur gewählte Karten und solche, die aus einer Tasche gezogen wurden.
r_fish = Der Barrakuda schwimmt
r_fish_a = Hat niemand eine Barrakudakarte gespielt oder mehrere, werft beide Würfel. Der Barrakuda schwimmt so viele Wracks weit, wie der Distanzwürfel zeigt, auf das Wrack des Richtungswürfels zu, auf einem kürzesten Weg: immer über eine Seite, nie schräg.
r_fish_b = Ist er da, hält er an. Ist er schon dort, bleibt er.
r_fish_c = Sind mehrere Wege gleich kurz, nimmt er den über das Wrack mit der höchsten Nummer.
r_fish_d = Es zählt der ganze Weg, nicht nur der erste Schritt. Ist die höchste Nummer gleich, entscheidet die nächste; sind alle Nummern gleich, der höhere erste Schritt. Liegt 1 2 5 über 3 4 6, schwimmt er von 1 nach 6 über 2 und 5.
r_fish_e = Wurde genau eine Barrakudakarte gespielt, lenkt den Barrakuda, wer sie gespielt hat: nur den Distanzwürfel werfen und ihn zu einem beliebigen Wrack lenken, das höchstens so weit weg ist, oder ihn lassen, wo er ist.
r_fish_f = Hält er auf einem Wrack mit Stern (★) an, passiert sofort, was der Stern sagt.
r_fish_g = Aber nicht, wenn er sich nicht bewegt hat.
r_fish_h = Geworfen wird er höchstens einmal pro Runde. Wird er zu einem Wrack geworfen, wo alle ihre Barrakudakarte zurücknehmen, so tun sie das.
r_wrecks = Auf den Wracks
r_wrecks_a = Die Wracks werden nacheinander gespielt, die niedrigste Nummer zuerst.
r_wrecks_b = Zuerst wird Gold aufgehoben, das aus einer früheren Runde auf einem Wrack liegt: Das tut, wer dort steht und die Initiative hat. Es ist keine Aktion. Es passiert auf allen Wracks vor den Aktionen von Wrack 1, auch neben dem Barrakuda: Dort geht das Gold mit dem Beutel über Bord, wenn der Taucher nicht geschützt ist.
r_wrecks_c = Bei Gleichstand hebt es niemand auf.
r_wrecks_d = Allein, ohne den Barrakuda: Mach die Spezialaktion, dann die Grundaktion.
r_wrecks_e = Mit dem Barrakuda: Alle Taucher dort lassen ihren ganzen Beutel auf das Wrack fallen, und wer steht, macht nur die Grundaktion. Höchstens 4 Gold bleiben auf einem Wrack; der Rest kommt in den Vorrat.
r_wrecks_f = Wer ihn in dieser Runde lenkt, lässt nichts fallen, und auch kein Taucher, den das Wrack schützt.
r_wrecks_g = Schutz ist immer eine Grundaktion, denn neben dem Barrakuda gibt es keine Spezialaktionen. Er wirkt, bevor Beutel fallen, aber nicht für einen liegenden Taucher. Auch geschützte Taucher machen nur die Grundaktion.
r_wrecks_h = Mehrere Taucher, ohne den Barrakuda: Die Initiative hat, wer die wenigsten Bewegungskarten in der Reihe hat. Sie bringt die Spezialaktion, oder einen Raub: Jemand anderes dort gibt den ganzen Beutel her. Dann machen alle, die dort stehen, die Grundaktion.
r_wrecks_i = Bei Gleichstand um die wenigsten Karten gibt es nur Grundaktionen.
r_wrecks_j = Grundaktionen gehen nach der Initiative, die wenigsten Karten zuerst, dann nach den Plätzen; auch neben dem Barrakuda.
r_wrecks_k = Ein liegender Taucher macht keine Aktion des Wracks und kann selbst mit den wenigsten Karten ausgeraubt werden.
r_wrecks_l = Für die Initiative zählt er nicht: Steht nur ein Taucher neben liegenden, hat er sie.
r_wrecks_m = Du darfst auf jede Aktion verzichten; nur fallen lassen musst du. Sonst gilt die Karte: „7 in die Truhe“ sind bis zu sieben Gold, „Alles in die Truhe“ ist der ganze Beutel oder nichts. Eine Aktion, von der du nichts hättest, fällt von selbst weg, und ein leerer Beutel kann nicht geraubt werden.
r_end = Ende der Runde, Ende der Partie
r_end_a = Liegende Taucher stehen wieder auf. Ist der Barrakuda auf Wrack 6, oder sind alle Barrakudakarten gespielt, nehmen alle ihre zurück.
r_end_b = Erst dann kommen die späten Aktionen: der Griff in die Tasche.
r_end_c = 8 Gold in einer Truhe gewinnen sofort, auch mitten in einer Runde.
r_end_d = Für eine längere Partie spielt bis 10.
r_end_e = Könnten durch eine Aktion mehrere gewinnen, entscheidet die Reihenfolge der Grundaktionen.
r_end_f = Hat nach 40 Runden niemand gewonnen, kann die Partie remis enden: Alle werden gefragt, und alle 20 Runden wieder. Stimmen alle zu, teilen sie sich den ersten Platz; will jemand weiterspielen, geht es weiter. Bots stimmen immer zu. Nach 400 Runden ist es auf jeden Fall remis.
r_end_g = Wer gewinnt, ist vorn; die anderen folgen nach dem Gold in ihren Truhen.
r_cards = Die Wrackkarten
r_cards_a = Die Anleitung zählt die Aktionen auf, aber nur die gedruckten Karten zeigten, welche Karte welche hat. Die Verteilung unten ist also von uns.
r_cards_b = Hast du das Spiel? Dann gib bei der Vorbereitung deine eigenen Karten ein.
r_cards_c = Gold: So viel kommt aus dem Vorrat in deinen Beutel.
r_cards_d = Zurücknehmen: So viele Bewegungskarten kommen aus deiner Reihe zurück auf die Hand, immer die älteste zuerst.
r_cards_e = 7 in die Truhe: Bis zu 7 Gold gehen aus deinem Beutel in die Truhe. Alles in die Truhe: der ganze Beutel.
r_cards_f = Mit unseren Karten bleibt die eben gespielte Karte in deiner Reihe: Eine Aktion bringt nur Karten früherer Runden zurück. Sonst könntest du eine Karte ewig spielen. Mit „Auch die eben gespielte Karte zurück“, bei der Vorbereitung gewählt, und immer mit eigenen Karten, kommt sie zurück wie jede andere.
r_cards_g = Barrakudakarte: Nimm deine zurück, oder schick die von jemand anderem in die Mitte.
r_cards_h = Griff in die Tasche: Nimm deine älteste Bewegungskarte zurück. Oder, spät: Zieh jemandem ungesehen zwei Karten aus der Hand, leg eine davon auf den Tisch, als wäre sie gespielt, und gib die andere zurück.
r_cards_i = Auf dem Wrack sagst du an, dass du in eine Tasche greifst; in wessen, wählst du am Ende der Runde. Aus einer Hand mit nur einer Karte ziehst du diese. Eine so hingelegte Barrakudakarte kommt in die Mitte; war es die letzte Bewegungskarte, kommen alle auf die Hand zurück. Der Taucher bleibt, wo er ist.
r_cards_j = Geschützt: In dieser Runde lässt dir der Barrakuda dein Gold.
r_cards_k = ★ Alle zurück: Alle nehmen ihre Barrakudakarte zurück.
r_cards_l = ★ Strömung: Der Richtungswürfel wird geworfen, und der Barrakuda landet sofort auf diesem Wrack. Eine 6 wird noch mal geworfen.
r_cards_o = Hat ein anderes Wrack als die 6 diesen Stern, wird stattdessen die Nummer dieses Wracks noch mal geworfen.
r_cards_m = Eine oder zwei Grundkarten können gegen die Zusatzkarten mit derselben Nummer getauscht werden.
r_cards_n = Mehr als zwei zu tauschen ist eine Hausregel.
r_card = Was die Wracks bieten
r_card_wreck = Wrack
r_card_special = Spezialaktion
r_card_general = Grundaktion
r_card_base = Grundkarten
r_card_extra = Zusatzkarten
r_card_nothing = nichts
r_card_gold = { $n } Gold
r_card_back = { $n } zurück
r_card_regain = Barrakuda-Karte
r_card_bank_seven = 7 in die Truhe
r_card_bank_all = Alles in die Truhe
r_card_pocket = Griff in die Tasche
r_card_protected = Geschützt
r_card_all_regain = ★ Alle zurück
r_card_fling = ★ Strömung
r_teams = Zwei Teams
r_teams_a = Vier Spieler, zwei gegen zwei. Alle haben ihren eigenen Beutel, jedes Team teilt sich eine Truhe, und 12 Gold gewinnen.
r_teams_b = Es sind immer 12, welches Ziel ihr auch wählt. Wer zusammenspielt, sitzt sich gegenüber: die Plätze 1 und 3 gegen 2 und 4.
r_teams_c = Im Team dürft ihr euch absprechen, bevor ihr wählt.
r_teams_d = Im Team seht ihr die gewählte Karte der anderen Person.
r_teams_e = Zwei aus einem Team auf demselben Wrack dürfen beliebig viel Gold zwischen ihren Beuteln tauschen. Das ist die Spezialaktion von einem der beiden und braucht die Initiative über die Gegner dort.
r_teams_f = Haben nur diese beiden Gleichstand um die wenigsten Karten, dürfen sie trotzdem tauschen, aber mehr nicht: Gleichstand ist Gleichstand, also kein Raub, keine Spezialaktion, kein Gold aufheben. Der vordere Platz der beiden entscheidet. Liegt einer der beiden Taucher, darf der stehende tauschen.
r_teams_g = Im Team raubt man sich nicht aus.
r_examples = Beispiele
r_round = Eine Runde mit vier Tauchern
r_round_a = Anna deckt eine 2 auf, Bruno eine 4, Clara auch eine 2, David eine 3. Anna hatte schon eine Karte in ihrer Reihe und Clara zwei; die anderen Reihen waren leer. Anna und Bruno haben 2 Gold im Beutel, Clara 1, David 3, und 1 in seiner Truhe.
r_round_b = Niemand hat eine Barrakudakarte gespielt. Die Würfel sagen: Distanz 2, Richtung 3.
r_round_floor = Von 6 könnte er über 1 oder über 2 zur 3 schwimmen: Beides ist gleich kurz. Er nimmt den Weg über 2, die höhere Nummer.
r_round_c = Wrack 2: An Anna und Clara schwimmt er nur vorbei. In Annas Reihe liegen zwei Karten, in Claras drei, also hat Anna die Initiative. Sie raubt Clara 1 Gold; sie hätte auch ihre älteste Karte zurücknehmen können. Dann bekommen beide 1 Gold durch die Grundaktion.
r_round_d = Wrack 3: Hier hat er angehalten, neben David. David lässt die 3 Gold aus seinem Beutel fallen; das 1 in seiner Truhe ist sicher. Er bekommt nur die Grundaktion: 1 Gold.
r_round_e = Wrack 4: Bruno ist allein. Die Spezialaktion bringt ihm 2 Gold, die Grundaktion 1. Mit seinen 2 sind das 5.
r_steer = Die nächste Runde: den Barrakuda lenken
r_steer_a = Anna spielt ihre Barrakudakarte und legt sich auf Wrack 2 hin, mit 4 Gold im Beutel. Bruno taucht zur 5, um sein Gold heimzubringen, Clara zur 3, David zur 2. Annas Barrakudakarte ist die einzige. Der Distanzwürfel zeigt 2, und sie lenkt den Barrakuda von 3 nach 5, gleich nebenan.
r_steer_b = Als Allererstes hebt Clara, allein auf Wrack 3, die 3 Gold auf, die David fallen ließ.
r_steer_c = Wrack 2: Nur David steht dort, also hat er die Initiative. Er raubt Anna ihre 4 Gold und nimmt 1 durch die Grundaktion. Anna macht hier nichts.
r_steer_d = Wrack 3: Clara ist allein: 3 Gold und noch 1. Mit dem aufgehobenen trägt sie 8.
r_steer_e = Wrack 5: Der Barrakuda ist neben Bruno, und Bruno lässt seine 5 Gold fallen. Nur 4 bleiben auf dem Wrack, 1 kommt in den Vorrat. Heimbringen kann er nichts, denn das ist die Spezialaktion, aber die Grundaktion bringt ihm 1 Gold.
r_steer_f = Hätte Anna ihn zu Wrack 2 gelenkt, hätte sie ihr Gold behalten: Wer ihn lenkt, dem tut er nichts, und neben dem Barrakuda raubt niemand.
r_end_h = Eine Barrakudakarte, die jemand abwerfen musste, gilt als gespielt. Eine, die durch einen Griff in die Tasche in die Mitte kam, kommt für diese Runde zu spät.
