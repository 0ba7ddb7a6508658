preset_first = Prima partita
preset_first_line = Da regolamento, sul fondale tranquillo del suo esempio.
preset_printed = Da regolamento
preset_printed_line = 8 monete, carte base, un fondale a caso.
preset_long = Più lunga
preset_long_line = Da regolamento, ma si vince con 10 monete.
preset_extra = Due carte extra
preset_extra_line = I relitti 2 e 6 sono sostituiti dalle loro carte extra.
preset_wild = Acque agitate
preset_wild_line = Regole della casa: 10 monete, tutte le carte extra, il fondale feroce. Il regolamento ne scambia solo una o due.
preset_own = A modo vostro
opt_goal = Oro per vincere
goal_8 = 8 monete
goal_8_line = Una ventina di minuti.
goal_10 = 10 monete
goal_10_line = Una serata più lunga sott’acqua.
opt_teams = Due squadre da due
opt_teams_line = Un forziere per squadra, si vince con 12 monete. Fra compagni si può parlare e scambiarsi l’oro.
seating = Le Perle sono { $a } { CONJOIN("e", $b) }, i Coralli { $c } { CONJOIN("e", $d) }: intorno al tavolo le squadre si alternano.
opt_ground = Fondale
ground_random = A caso
ground_random_line = I relitti si mescolano e cambiano posto a ogni partita.
ground_first = Prima partita
ground_first_line = Dall’esempio del regolamento, con la tana al centro: il pesce è spesso a casa. Incontra un sub su sette.
ground_gentle = Tranquillo
ground_gentle_line = Quasi tutte le strade passano dalla tana, quindi il pesce è spesso a casa. Incontra un sub su sette.
ground_lively = Vivace
ground_lively_line = Due file da tre: il pesce arriva presto dappertutto. Incontra un sub su sei.
ground_vicious = Feroce
ground_vicious_line = La tana è fuori mano: il pesce non torna quasi mai a casa. Incontra due sub su undici.
ground_laid = A mano
ground_laid_line = Tocca una carta, poi il suo nuovo posto.
lay_label = Campo dei relitti
lay_ok = I relitti sono tutti collegati: si può giocare.
lay_where = Ora tocca il suo nuovo posto.
empty_place = Libero
place_label = { $what }, colonna { $column }, riga { $row }
floor_overlap = Due relitti sono nello stesso posto.
floor_apart = Il relitto { $wreck } è isolato: ogni carta deve toccarne un’altra con un lato.
opt_set = Carte relitto
opt_set_line = Se hai il gioco, inserisci una volta le tue carte e tienile come serie.
set_ours = Serie nostra
ours = Quale carta abbia quale azione lo abbiamo scelto noi: il regolamento elenca solo le azioni.
opt_letter = Riprendi anche la carta giocata
opt_letter_line = Il regolamento fa riprendere «le prime carte giocate», e può essere quella appena giocata. Con le nostre carte quella resta, o si potrebbe giocarla all’infinito. Attiva l’opzione, e torna anche lei.
own_letter = Le tue carte seguono alla lettera il regolamento: un’azione che riprende carte può ridare quella appena giocata.
opt_swapped = Base o extra
opt_swapped_line = Tocca un relitto per cambiarne la carta. Il regolamento ne scambia una o due; di più è una regola della casa.
base_card = base
extra_card = extra
said_kind = Relitto { $n } ({ $kind ->
    [extra] extra
   *[base] base
}).
base_cards = Carte base
extra_cards = Carte extra
edit_set = Inserisci le tue carte
edit_title = Le tue carte relitto
edit_line = Scegli le azioni stampate su ogni carta, poi dai un nome alla serie.
special_of = Relitto { $n }, azione speciale
general_of = Relitto { $n }, azione generale
special_amount = Speciale: quanto
general_amount = Generale: quanto
stop_of = Relitto { $n }, quando si ferma il Barracuda
kind_gold = oro
kind_back = riprendere carte
set_name = Nome della serie
set_wants_name = Dai un nome alla serie.
keep_set = Salva e usa
forget_set = Elimina questa serie
deed_nothing = niente
deed_gold = { $n ->
     [one] { $n } moneta nella borsa
    *[other] { $n } monete nella borsa
}
deed_back = { $n ->
     [one] riprendi la tua carta movimento più vecchia; quella appena giocata resta
    *[other] riprendi le tue { $n } carte movimento più vecchie; quella appena giocata resta
}
deed_back_any = { $n ->
     [one] riprendi la tua carta movimento più vecchia
    *[other] riprendi le tue { $n } carte movimento più vecchie
}
deed_regain = riprendi la tua carta Barracuda, o fai scartare la sua a un avversario
deed_bank_seven = fino a 7 monete dalla borsa al forziere
deed_bank_all = tutta la borsa nel forziere
deed_pocket = riprendi la tua carta movimento più vecchia, o borseggia a fine manche
deed_protected = il Barracuda non ti fa cadere la borsa
stop_regain = tutti riprendono la loro carta Barracuda
stop_fling = la corrente lo scaglia sul relitto del dado direzione
offers = Speciale: { $special }. Generale: { $general }
offers_stop = { $offers }. Quando si ferma qui il Barracuda: { $stop }
offers_lair = Quando si ferma qui il Barracuda: { $stop }
special = Azione speciale:
special_hint = Per un sub senza compagnia qui, o con l’iniziativa, quando il Barracuda è altrove.
general = Azione generale:
general_hint = Per ogni sub in piedi qui.
stop_label = Quando si ferma qui il Barracuda:
lair_hint = Qui non viene nessun sub. Se a fine manche c’è il Barracuda, tutti riprendono la loro carta Barracuda.
sea_label = Fondale
crew_label = Sub
panel_label = Che cosa succede
wreck_title = Relitto { $n }
barracuda = Barracuda
barracuda_card = Carta Barracuda: il tuo sub si sdraia. Se è l’unica giocata, guidi tu il pesce
lies_here = Qui: { $gold }
standing = { $name } è qui: sub in piedi
lying = { $name } è qui: sub sdraiato
fish_here = Qui c’è il Barracuda
has_chosen = ha scelto
bag_of = Borsa: { $gold }
vault_of = Forziere: { $n } di { $of }
vault_enough = Forziere: { $n }, bastano per vincere
row_empty = Nessuna carta giocata
row_of = Carte giocate, dalla più vecchia: { $cards }
holds_fish = Ha la carta Barracuda
lacks_fish = Carta Barracuda al centro
played = Giocata: { $card }
choose = { $name }, dove ti tuffi?
choose_hint = Tocca una carta o un relitto, poi tuffati. Tieni premuto per tuffarti subito.
hand_label = Le tue carte
said_picked = Una carta è scelta. Il pulsante sotto la mette coperta.
said_put_back = Rimessa in mano.
said_fish = Il Barracuda è al relitto { $wreck }.
said_own = Nella tua borsa: { $gold }. Nel tuo forziere: { $n } di { $of }.
said_hold = { $n ->
     [one] Hai { $n } carta in mano.
    *[other] Hai { $n } carte in mano.
}
percent = { $n }%
loss = −{ $n }
risk_of = Rischio di morso qui: { $n }%. Costerebbe { $gold }.
risk_lured = Con l’unica carta Barracuda qualcuno potrebbe portarlo qui. Costerebbe { $gold }.
risk_none = In questa manche il Barracuda non può arrivare qui.
risk_sheltered = Qui il Barracuda non ti fa niente.
could_win = Può vincere nella prossima manche: { $names }
could_win_here = può vincere nella prossima manche
mate_holds = Parla con { $name }, che ha in mano:
mate_chose = { $name } ha scelto:
next = Continua
skip = Vai al risultato
go_on = Alla manche { $n }
order_label = Ordine dei relitti
order_done = Relitto { $wreck }: fatto
order_now = Relitto { $wreck }, adesso: { $names }
order_later = Relitto { $wreck }, dopo: { $names }
asked_special = è l’unico sub sul relitto { $wreck }: azione speciale
asked_initiative = ha l’iniziativa sul relitto { $wreck }, con meno carte nella fila: { $what }
asked_standing = ha l’iniziativa sul relitto { $wreck }, dove nessun altro è in piedi: { $what }
asked_fewest_standing = ha l’iniziativa sul relitto { $wreck }, con meno carte fra chi è in piedi: { $what }
asked_general = sul relitto { $wreck }: azione generale
asked_beside_fish = sul relitto { $wreck }, accanto al Barracuda: solo azione generale
asked_exchange = è in parità con un compagno sul relitto { $wreck }: possono scambiarsi oro, nient’altro
asked_draw = deve rispondere: finire in pareggio?
asked_steer = { $n ->
     [one] può guidare il Barracuda di un relitto, o lasciarlo lì.
    *[other] può guidare il Barracuda fino a { $n } relitti, o lasciarlo lì.
}
asked_pick = borseggia. Chi?
asked_put = Pescate dalla mano di { $name }, le vedi solo tu. Quale metti sul tavolo, come se fosse stata giocata?
do_take = Prendi { $gold }
do_back = Riprendi { $cards }
back = { $n ->
     [one] la carta { $cards }
    *[other] le carte { $cards }
}
do_regain = Riprendi la tua carta Barracuda
do_strip = Fai scartare la carta Barracuda a { $name }
strip_label = Fai scartare la carta Barracuda a
do_bank = { $gold } nel forziere
bag_change = Borsa: { $from } → { $to }
vault_change = Forziere: { $from } → { $to } di { $of }
hand_size = { $n ->
     [one] { $n } carta in mano
    *[other] { $n } carte in mano
}
do_rob = Deruba { $name }: { $gold }
do_give = Dai { $gold } a { $name }
do_get = Prendi { $gold } da { $name }
do_keep = Non cambiare niente
do_late = Borseggia a fine manche
do_pocket = Pesca dalla mano di { $name }
do_put = Metti giù { $card }
do_dive = Tuffati sul relitto { $n }
do_lure = Attira il Barracuda
do_leave = Lascialo al relitto { $wreck }
do_steer = Al relitto { $wreck }
do_pass = Rinuncia
do_agree = Accetta il pareggio
do_refuse = Continua
how_much = Quanto
share_label = Nella tua borsa, dopo
how_it_came = Come l’oro è arrivato a casa
deposit = manche { $n }: { $gold }
no_deposit = non ha portato a casa niente
chart_caption = L’oro nei forzieri, di manche in manche
found_in = { $n ->
     [one] { $gold } in { $n } tuffo
    *[other] { $gold } in { $n } tuffi
}
bitten = { $n ->
     [0] nessun morso
     [one] un morso: { $gold } in meno
    *[other] { $n } morsi: { $gold } in meno
}
robberies = { $n ->
     [0] nessun furto
     [one] un furto: { $gold }
    *[other] { $n } furti: { $gold }
}
longest_way = { $n ->
     [one] viaggio più lungo: { $n } relitto
    *[other] viaggio più lungo: { $n } relitti
}
bite_sum = { $n ->
     [0] Nessun morso è costato oro.
     [one] Il Barracuda ha morso una volta: { $gold } in mare.
    *[other] Il Barracuda ha morso { $n } volte: { $gold } in mare.
}
tell_laid = I relitti sono al loro posto.
tell_chosen = { $name } ha scelto.
tell_revealed = Si scoprono tutte le carte: { $cards }.
revealed_card = { $name } ({ $card })
tell_all_back = Era l’ultima carta movimento di { $name }: tutte e cinque tornano in mano.
tell_rolled = I dadi: { $n } verso il relitto { $wreck }.
tell_there = È già lì.
tell_tied_ways = Più strade sono ugualmente corte: passa dal relitto { $wreck }, il numero più alto.
tell_reach = Solo { $name } ha attirato il Barracuda. Il dado fa { $n }.
tell_swims = Il Barracuda nuota fino al relitto { $wreck }.
tell_stays = Il Barracuda resta al relitto { $wreck }.
tell_taken = { $name } guida il Barracuda al relitto { $wreck }.
tell_left = { $name } lascia il Barracuda al relitto { $wreck }.
tell_lair = Si ferma sul relitto { $wreck }: tutti riprendono la loro carta Barracuda.
tell_flung = La corrente scaglia il Barracuda sul relitto { $wreck }.
tell_collected = { $name } raccoglie { $gold } dal relitto { $wreck }.
tell_bites = Il Barracuda! { $name } lascia cadere { $gold } sul relitto { $wreck }.
tell_bites_nothing = Il Barracuda! Ma la borsa di { $name } è vuota.
tell_lost = Un relitto ne tiene solo 4, il resto è perso: { $gold }.
tell_obeys = Il Barracuda obbedisce a { $name } e lascia stare la borsa.
tell_protected = Il relitto { $wreck } protegge { $name } dal Barracuda.
tell_tied = Relitto { $wreck }: parità di carte in fila, nessuno ha l’iniziativa.
tell_idle = { $name } non ha niente da guadagnare dall’azione speciale del relitto { $wreck }.
tell_idle_general = { $name } non ha niente da guadagnare dall’azione generale del relitto { $wreck }.
tell_passes = { $name } rinuncia.
tell_takes = { $name } prende { $gold }.
tell_takes_back = { $name } riprende { $cards }.
tell_regains = { $name } riprende la carta Barracuda.
tell_strips = { $name } fa scartare a { $other } la carta Barracuda.
tell_banks = { $name } porta a casa { $gold }: { $n } di { $of } nel forziere.
tell_banks_enough = { $name } porta a casa { $gold }: { $n } nel forziere, bastano per vincere.
tell_robs = { $name } deruba { $other }: { $gold }.
tell_gives = { $name } dà { $gold } a { $other }.
tell_will_pick = { $name } borseggerà a fine manche.
tell_round_over = La manche { $n } è finita.
tell_regain_all = Tornano le carte Barracuda: { $names }.
tell_draws = { $n ->
     [one] { $name } pesca l’unica carta in mano a { $other }.
    *[other] { $name } pesca due carte dalla mano di { $other }.
}
tell_puts = { $name } mette sul tavolo una carta di { $other }, come se fosse stata giocata: { $card }.
tell_wins = { $name } vince con { $gold } nel forziere.
tell_team_wins = Vince la squadra { $team }: { $name } { CONJOIN("e", $other) }, con { $gold } nel forziere.
tell_out_of_rounds = Era la manche { $n }, l’ultima possibile: la partita finisce in pareggio.
tell_draw_asked = Dopo { $n } manche non ha vinto nessuno. La partita può finire in pareggio, se siete tutti d’accordo.
tell_agrees = { $name } accetta il pareggio.
tell_refuses = { $name } vuole continuare.
tell_drawn = Tutti d’accordo: la partita finisce in pareggio.
ledger = Solo l’oro
round = Manche { $n }
said_round = Manche { $n }.
what_special = azione speciale
what_robbery = furto
what_exchange = scambio
on_board = Ancora sulla barca: { $names }
ended_with = L’ultimo oro, { $gold }, è arrivato a casa nella manche { $n }.
opt_asked = Chiedi prima di prendere l’oro
opt_asked_line = A ogni azione si può rinunciare. Senza questa opzione, l’oro della riserva si prende da sé.
opt_warned = Mostra il rischio di morso
opt_warned_line = Prima della scelta, ogni relitto mostra quanto è probabile un morso. È solo un aiuto: nascondilo per un gioco più difficile.
duty_choose = Manche { $round }, scelte: { $n } di { $of }
duty_steer = guida il Barracuda
duty_decide = decide al relitto { $wreck }
duty_pick = borseggia
duty_put = guarda le carte pescate
duty_agree = risponde sul pareggio
aim = Porta { $n } monete nel forziere prima degli altri.
aim_team = Porta { $n } monete nel forziere di squadra.
aid_bag = L’oro nella borsa si può ancora perdere.
aid_choose = Tutti scelgono una carta in segreto. Si scoprono insieme, e ci si tuffa.
aid_swim = Il Barracuda nuota di uno o due relitti verso quello del dado.
aid_lure = Una sola carta Barracuda: il suo sub resta lì e si sdraia, chi l’ha giocata guida il pesce.
aid_back = Dopo l’ultima carta movimento, riprendile tutte.
aid_wreck = Su un relitto, da 1 a 6
aid_alone = Senza compagnia: l’azione speciale, poi quella generale.
aid_several = In più d’uno: chi ha meno carte in fila ha l’azione speciale, o deruba qualcuno lì. Poi quella generale per tutti. A pari carte, solo questa.
aid_fish = Con il Barracuda: cade tutta la borsa, poi solo l’azione generale. Un relitto tiene { $n } monete.
aid_lying = Sub sdraiato: nessuna azione, e il sub con l’iniziativa può derubarti.
aid_signs = Simboli
now_dice = Si tirano i dadi.
now_choose = Scegli una carta: dice dove ti tuffi.
now_all_choose = Tutti scelgono in segreto dove tuffarsi.
now_steer = Guida il Barracuda a un relitto, o lascialo lì.
now_decide = Prendi ciò che offre il relitto, o rinuncia.
now_pick = Scegli chi borseggiare.
now_put = Metti giù una delle carte pescate.
now_agree = Accetta il pareggio, o continua.
now_over = La partita è finita.
refused_teams = Per due squadre da due servono quattro giocatori.
refused_set = La protezione deve essere un’azione generale: accanto al Barracuda non ce ne sono di speciali.
refused_setup = Queste opzioni non vanno d’accordo.
refused_chosen = Hai già scelto.
refused_not_held = Questa carta non l’hai in mano: { $card }.
refused_reach = Il relitto { $wreck } è troppo lontano per il Barracuda.
refused_step = Adesso non si può.
ended_abandoned = La partita è stata chiusa prima.
ended_rounds = Pareggio: dopo { $n } manche, il massimo, non ha vinto nessuno.
ended_drawn = Pareggio di comune accordo, dopo { $n } manche.
r_lead = Da due a quattro sub, o due squadre da due, esplorano sei navi affondate. Vince chi porta a casa per primo 8 monete d’oro, alla faccia degli altri e del Barracuda.
r_short_a = Porta 8 monete nel tuo forziere prima degli altri. L’oro nella borsa si può ancora perdere.
r_short_b = Tutti scelgono una carta in segreto, e si scoprono insieme: ti tuffi sul relitto con quel numero.
r_short_c = Poi nuota il Barracuda, come dicono i dadi. I sub sul relitto dove si ferma lasciano cadere tutta la borsa.
r_short_d = Senza compagnia su un relitto hai l’azione speciale, poi quella generale. In più d’uno, il sub con meno carte in fila ha quella speciale, o deruba qualcuno lì. Poi tutti hanno quella generale.
r_short_e = Se la tua è l’unica carta Barracuda, il tuo sub resta dov’è e si sdraia, e guidi tu il pesce.
r_aim = Obiettivo
r_aim_a = Tuffati sui relitti, riempi la borsa di monete e porta l’oro nel forziere sulla barca. Conta solo l’oro nel forziere.
r_aim_b = L’oro nel forziere è al sicuro. Una borsa si può rubare, e un sub che incontra il Barracuda la lascia cadere.
r_aim_c = Ogni manche ha tre fasi: tutti scelgono una carta, il Barracuda nuota, si giocano i relitti.
r_setup = Preparazione
r_setup_a = Sei carte relitto, numerate da 1 a 6, stanno scoperte e formano il fondale. Ognuna ne tocca un’altra con un lato.
r_setup_b = Stanno su una griglia quadrata, tutte collegate.
r_setup_c = Si mettono a caso. Oppure scegliete un fondale già pronto, da tranquillo a feroce, o fatene uno vostro.
r_setup_h = Per la prima partita di un tavolo l’app propone il fondale dell’esempio del regolamento, uno tranquillo. Il testo dà il quadrato 6, 1, 3, 2; dove stanno 4 e 5 lo abbiamo scelto noi.
r_setup_d = Ognuno ha cinque carte movimento, una carta Barracuda, un sub, una borsa con 2 monete e un forziere vuoto.
r_setup_i = Le carte movimento vanno da 1 a 5, quindi nessuna porta al relitto 6.
r_setup_e = I sub partono dalla barca, non da un relitto. La riserva d’oro non finisce mai.
r_setup_f = Il Barracuda parte dal relitto 6, la sua tana.
r_setup_g = Il dado distanza ha 1 su tre facce e 2 sulle altre tre. Il dado direzione va da 1 a 6.
r_choose = Scegliere una carta
r_choose_a = Ognuno sceglie in segreto una carta dalla mano. Quando tutti hanno scelto, si scoprono insieme.
r_choose_b = Una carta movimento porta il tuo sub al relitto con il suo numero. La carta va in fondo alla fila davanti a te. L’ordine della fila non cambia mai.
r_choose_c = Con una carta Barracuda il tuo sub resta dov’è e si sdraia. La carta va al centro del tavolo.
r_choose_d = Era la tua ultima carta movimento? Riprendile subito tutte: la fila è di nuovo vuota.
r_choose_e = Le mani non sono segrete: file e centro dicono quali carte ha ognuno. Sono nascoste solo le carte scelte e quelle pescate borseggiando.
r_fish = Il Barracuda nuota
r_fish_a = Se nessuno ha giocato una carta Barracuda, o se l’hanno giocata in più d’uno, si tirano tutti e due i dadi. Il Barracuda nuota di tanti relitti quanti ne dice il dado distanza, verso il relitto del dado direzione, per la strada più corta: sempre attraverso un lato, mai in diagonale.
r_fish_b = Quando arriva, si ferma. Se è già lì, resta.
r_fish_c = Se più strade sono ugualmente corte, passa dal relitto con il numero più alto.
r_fish_d = Conta tutta la strada, non solo il primo passo. Se il numero più alto è lo stesso, decide il secondo; se i numeri sono tutti uguali, il primo passo più alto. Su un fondale con 1 2 5 sopra 3 4 6, da 1 a 6 passa da 2 e 5.
r_fish_e = Se è stata giocata una sola carta Barracuda, chi l’ha giocata controlla il Barracuda. Tira solo il dado distanza e lo porta su un relitto a scelta entro quella distanza, o lo lascia dov’è.
r_fish_f = Se si ferma su un relitto con una stella (★), l’azione della stella avviene subito.
r_fish_g = Ma non se non si è mosso.
r_fish_h = Viene scagliato al massimo una volta per manche. Se arriva su un relitto dove tutti riprendono la loro carta Barracuda, succede anche quello.
r_wrecks = Sui relitti
r_wrecks_a = I relitti si giocano uno alla volta, dal numero più basso.
r_wrecks_b = Per prima cosa, l’oro rimasto su un relitto da una manche precedente lo raccoglie il sub in piedi che lì ha l’iniziativa. Non è un’azione. Avviene su tutti i relitti prima delle azioni del relitto 1, anche accanto al Barracuda: lì quell’oro cade con la borsa, a meno che il sub non sia protetto.
r_wrecks_c = A pari carte, non lo raccoglie nessuno.
r_wrecks_d = Senza altri sub e senza Barracuda: l’azione speciale, poi quella generale.
r_wrecks_e = Con il Barracuda: ogni sub lì lascia cadere tutta la borsa sul relitto, e chi è in piedi fa solo l’azione generale. Su un relitto restano al massimo 4 monete; le altre vanno alla riserva.
r_wrecks_f = Chi in questa manche lo controlla non lascia cadere niente, e nemmeno un sub protetto dal relitto.
r_wrecks_g = La protezione è sempre un’azione generale, perché accanto al Barracuda non ce ne sono di speciali. Vale prima che cadano le borse, ma non per un sub sdraiato. Anche i sub protetti fanno solo l’azione generale.
r_wrecks_h = Più sub, senza Barracuda: quello con meno carte movimento in fila ha l’iniziativa. Fa l’azione speciale, oppure deruba un altro sub lì di tutta la borsa. Poi ogni sub in piedi fa l’azione generale.
r_wrecks_i = Se in più d’uno sono pari con meno carte, ci sono solo azioni generali.
r_wrecks_j = Le azioni generali vanno in ordine d’iniziativa, prima chi ha meno carte, poi secondo i posti; anche accanto al Barracuda.
r_wrecks_k = Un sub sdraiato non fa nessuna azione del relitto, e si può derubare anche se ha meno carte di tutti.
r_wrecks_l = Chi è sdraiato non conta per l’iniziativa: ce l’ha l’unico sub in piedi.
r_wrecks_m = A ogni azione si può rinunciare; è obbligatorio solo lasciar cadere l’oro. Fai ciò che dice la carta: Forziere 7 vuol dire fino a sette monete, Forziere tutto l’intera borsa o niente. Un’azione che non ti darebbe nulla si salta da sé, e una borsa vuota non si può derubare.
r_end = Fine della manche, fine della partita
r_end_a = I sub sdraiati si rialzano. Se il Barracuda è sul relitto 6, o se tutte le carte Barracuda sono state giocate, ognuno riprende la sua.
r_end_b = Solo dopo vengono le azioni di fine manche: si borseggia.
r_end_c = 8 monete in un forziere vincono subito, anche nel mezzo di una manche.
r_end_d = Per una partita più lunga, giocate fino a 10.
r_end_e = Se una stessa azione può far vincere più d’uno, decide l’ordine delle azioni generali.
r_end_f = Se dopo 40 manche non ha vinto nessuno, la partita può finire in pareggio: lo si chiede a tutti, e poi di nuovo ogni 20 manche. Se tutti sono d’accordo, dividono il primo posto; se qualcuno vuole continuare, si continua. I bot sono sempre d’accordo. Dopo 400 manche è comunque pareggio.
r_end_g = Chi vince è al primo posto; gli altri vanno in ordine secondo l’oro nel forziere.
r_cards = Le carte relitto
r_cards_a = Il regolamento elenca le azioni, ma solo le carte stampate mostravano quale carta ha quale azione. La distribuzione qui sotto è quindi nostra.
r_cards_b = Avete il gioco? Inserite le vostre carte quando preparate una partita.
r_cards_c = Oro: tante monete vanno dalla riserva alla tua borsa.
r_cards_d = Riprendi: quel numero di carte movimento torna dalla fila in mano, sempre dalla più vecchia.
r_cards_e = Forziere 7: fino a 7 monete vanno dalla borsa al forziere. Forziere tutto: ci va l’intera borsa.
r_cards_f = Con le nostre carte, quella che hai appena giocato resta in fila: un’azione fa tornare solo carte di manche precedenti. Se no, potresti giocare una carta all’infinito. Con «Riprendi anche la carta giocata», da scegliere preparando la partita, e sempre con carte vostre, torna come le altre.
r_cards_g = Carta Barracuda: riprendi la tua, o manda al centro quella di un avversario.
r_cards_h = Borseggio: riprendi la tua carta movimento più vecchia. Oppure, a fine manche: pesca due carte coperte dalla mano di un avversario, mettine una davanti a lui come se l’avesse giocata, e rendi l’altra.
r_cards_i = Al relitto annunci che borseggerai; chi, lo scegli a fine manche. Da una mano di una carta sola, peschi quella. Una carta Barracuda messa giù così va al centro; un’ultima carta movimento le fa tornare tutte in mano a chi le aveva. Il suo sub resta dov’è.
r_cards_j = Protezione: in questa manche il Barracuda non ti fa cadere l’oro.
r_cards_k = ★ Tutti riprendono: ognuno riprende la sua carta Barracuda.
r_cards_l = ★ Corrente: si tira il dado direzione, e il Barracuda va dritto a quel relitto. Se esce 6, si tira di nuovo.
r_cards_o = Se questa stella è su un relitto diverso dal 6, si tira di nuovo il numero di quel relitto.
r_cards_m = Una o due carte base si possono scambiare con le carte extra dello stesso numero.
r_cards_n = Scambiarne più di due è una regola della casa.
r_card = Che cosa offrono i relitti
r_card_wreck = Relitto
r_card_special = Azione speciale
r_card_general = Azione generale
r_card_base = Carte base
r_card_extra = Carte extra
r_card_nothing = niente
r_card_gold = Oro { $n }
r_card_back = Riprendi { $n }
r_card_regain = Carta Barracuda
r_card_bank_seven = Forziere 7
r_card_bank_all = Forziere tutto
r_card_pocket = Borseggio
r_card_protected = Protezione
r_card_all_regain = ★ Tutti riprendono
r_card_fling = ★ Corrente
r_teams = Due squadre
r_teams_a = Quattro giocatori, due contro due. Ognuno ha la sua borsa, ogni squadra un forziere in comune, e si vince con 12 monete.
r_teams_b = Sono sempre 12, qualunque cifra si scelga. I compagni siedono di fronte: posti 1 e 3 contro 2 e 4.
r_teams_c = I compagni possono parlarsi prima di scegliere.
r_teams_d = Ogni compagno vede la carta scelta dall’altro.
r_teams_e = Due compagni sullo stesso relitto possono scambiarsi quanto oro vogliono fra le borse. È l’azione speciale di uno dei due, e ci vuole l’iniziativa sugli avversari che sono lì.
r_teams_f = Se solo loro due sono pari, con meno carte di tutti, possono comunque scambiare, ma nient’altro: parità è parità, quindi niente furti, niente azione speciale, niente oro raccolto. Decide chi dei due siede prima. Se uno è in piedi e l’altro sdraiato, può scambiare quello in piedi.
r_teams_g = Fra compagni non ci si deruba.
r_examples = Esempi
r_round = Una manche con quattro sub
r_round_a = Anna scopre un 2, Bruno un 4, Clara un altro 2, David un 3. Anna aveva già una carta in fila e Clara due; le altre file erano vuote. Anna e Bruno hanno 2 monete nella borsa, Clara 1, David 3, più 1 nel forziere.
r_round_b = Nessuno ha giocato una carta Barracuda. I dadi dicono: distanza 2, direzione 3.
r_round_floor = Da 6 potrebbe nuotare a 3 passando da 1 o da 2: le due strade sono ugualmente corte. Passa da 2, il numero più alto.
r_round_c = Relitto 2: accanto ad Anna e Clara il Barracuda è solo passato. La fila di Anna ha due carte, quella di Clara tre, quindi Anna ha l’iniziativa. Deruba Clara della sua moneta; poteva invece riprendere la carta più vecchia. Poi ognuna riceve 1 moneta dall’azione generale.
r_round_d = Relitto 3: qui si è fermato, accanto a David. Lascia cadere le 3 monete della borsa; quella nel forziere è al sicuro. Ha solo l’azione generale: 1 moneta.
r_round_e = Relitto 4: Bruno è da solo. L’azione speciale gli dà 2 monete, quella generale 1. Con le 2 che aveva, fanno 5.
r_steer = La manche dopo: guidare il Barracuda
r_steer_a = Anna gioca la carta Barracuda e si sdraia sul relitto 2, con 4 monete nella borsa. Bruno va al 5, per mettere l’oro nel forziere, Clara al 3, David al 2. Quella di Anna è l’unica carta Barracuda. Il dado distanza fa 2, e lei guida il Barracuda dal 3 al 5, che è lì accanto.
r_steer_b = Prima di tutto Clara, da sola sul relitto 3, raccoglie le 3 monete lasciate cadere da David.
r_steer_c = Relitto 2: solo David è in piedi, quindi ha l’iniziativa. Deruba Anna delle sue 4 monete e ne prende 1 con l’azione generale. Anna qui non fa niente.
r_steer_d = Relitto 3: Clara è da sola: 3 monete, e ancora 1. Con quelle raccolte ne porta 8.
r_steer_e = Relitto 5: il Barracuda è accanto a Bruno, che lascia cadere le sue 5 monete. Sul relitto ne restano solo 4, 1 va alla riserva. Non può usare il forziere, perché è l’azione speciale, ma quella generale gli dà 1 moneta.
r_steer_f = Se Anna l’avesse guidato al relitto 2, avrebbe tenuto il suo oro: il Barracuda non tocca chi lo controlla, e accanto a lui nessuno deruba.
r_end_h = Una carta Barracuda che qualcuno ha dovuto scartare conta come giocata. Una messa al centro borseggiando arriva troppo tardi per questa manche.
