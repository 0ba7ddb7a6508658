r_lead = Da due a dodici giocatori, sei manche, e vince chi ha meno punti: lascia agli altri le prese che costano. Nell’ultima manche, però, le vogliono tutti.
r_short_a = Sei manche di prese, e vince chi ha meno punti.
r_short_b = Rispondi al seme, se puoi. La carta più alta del seme di mano fa la presa; non c’è briscola.
r_short_c = In ogni manche costa una cosa diversa: le prese, un seme, una figura, una carta precisa, poi tutto insieme.
r_short_d = Nella manche 6 le stesse cose tolgono punti: stavolta prendi tutto quello che puoi.
r_short_e = Se si è d’accordo: prendi tutto ciò che conta in una manche, e i tuoi punti cambiano segno.
r_cards = Carte e distribuzione
r_cards_a = Carte normali, in quattro semi. L’asso è la carta più alta, il 2 la più bassa, e non c’è briscola.
r_cards_b = Fino a sei giocatori basta un mazzo di 52 carte; da sette a dodici i mazzi sono due.
r_cards_c = Si possono scegliere uno o due mazzi, qualunque sia il numero dei giocatori.
r_cards_d = Si danno tutte le carte. Perché tutti ne abbiano lo stesso numero, le più basse restano fuori: in tre si gioca con 51 carte, in cinque con 50, in sei con 48.
r_cards_e = Restano fuori a partire dai 2 e, a parità di valore, nell’ordine fiori, quadri, cuori, picche, finché il resto si divide in parti uguali. Con due mazzi escono, una dopo l’altra, tutte e due le copie di una carta.
r_cards_f = A ogni manche cambia il mazziere.
r_cards_g = La sorte decide chi dà le carte per primo. Poi si passa a sinistra, e nella prima presa esce chi siede a sinistra del mazziere.
r_tricks = Prese
r_tricks_a = Chi esce gioca una carta qualsiasi. A turno, gli altri devono rispondere al seme: giocare una carta di quel seme, se ne hanno. Se no, giocano una carta qualsiasi.
r_tricks_b = La carta più alta del seme di mano fa la presa, e chi l’ha giocata esce nella successiva.
r_tricks_c = Con due mazzi, di due carte vincenti identiche vince quella giocata per prima.
r_tricks_d = Oppure vince quella giocata per ultima.
r_costs = Che cosa costa
r_costs_a = Tre cose costano punti: un seme, una figura (fanti, donne o re) e una carta precisa fra quelle in gioco.
r_costs_b = Intorno a un tavolo ci si mette d’accordo. Di solito si scelgono i cuori o i fiori, le donne, e il re di cuori o di picche.
r_costs_c = Oppure si tirano a sorte.
r_costs_d = Si tirano a sorte quando comincia la partita. Da lì in poi tutti le vedono, più pallide nelle manche in cui non costano.
r_costs_e = Oppure ognuna si tira a sorte più tardi, quando comincia la sua manche.
r_costs_f = Con due mazzi contano tutte e due le copie della carta.
r_costs_g = I costi si sommano: nelle manche 5 e 6 una carta può contare tre volte, per il seme, per la figura e come carta precisa.
r_costs_h = Nella manche 6 le stesse cose tolgono punti, quindi stavolta prendi tutto quello che puoi.
r_costs_i = Vince il totale più basso dopo la manche 6.
r_costs_j = A pari punti si divide il posto.
r_table = I punti di ogni manche
r_table_round = Manche
r_table_trick = ogni presa
r_table_suit = ogni carta del seme
r_table_figure = ogni carta della figura scelta
r_table_card = la carta
r_all = Tutto o niente
r_all_a = Se prendi tutto ciò che conta in una manche, i tuoi punti cambiano segno: nelle manche 1, 2, 3 e 5 si tolgono invece di aggiungersi, nella manche 6 si aggiungono invece di togliersi.
r_all_b = Tutto vuol dire tutte le carte che danno punti.
r_all_i = Nella manche 1, dove i punti li danno le prese, vuol dire tutte le prese.
r_all_c = Nelle manche 5 e 6 le prese senza una di queste carte non importano.
r_all_d = Oppure contano anche loro, e devi fare tutte le prese.
r_all_e = Cambiano segno tutti i tuoi punti della manche, anche quelli delle prese. Ciò che hanno preso gli altri conta come al solito.
r_all_f = Nell’ultima manche prendi quindi il più possibile, ma non tutto.
r_all_g = Nella manche 4 non vale.
r_all_h = Non vale nemmeno con due mazzi, anche se la carta c’è due volte.
r_early = Chiudere prima una manche, aiutare la memoria
r_early_a = Quando niente di ciò che resta può più contare, il resto della manche si salta, a meno che non vogliate giocarlo. Nelle manche 1, 5 e 6 non succede mai, perché ogni presa conta.
r_early_b = Quanto l’app aiuta la memoria si sceglie preparando la partita. Normale: i punti presi finora e l’ultima presa. Aperto: anche tutte le prese della manche, e chi non ha più quale seme. Severo: solo l’ultima presa, e nessun punto prima del conteggio della manche.
r_early_c = Le prese nascoste non si vedono nemmeno nella cronaca o rivedendo la partita. Finita la manche, si può guardare tutto.
r_examples = Esempi
r_trick = Una presa in quattro
r_trick_a = Anna esce con il 7 di cuori, quindi gli altri devono giocare cuori, se possono. Bruno gioca il re. Clara non ha cuori e si libera del 2 di fiori. L’unico cuore di David è l’asso, quindi deve giocarlo.
r_trick_b = L’asso è il cuore più alto. David fa la presa, che gli piaccia o no, ed esce nella successiva. Il 2 di fiori non poteva vincere, né poteva farlo un altro fiori: non era il seme di mano.
r_trick_1 = Anna esce: 7 di cuori
r_trick_2 = Bruno: re di cuori
r_trick_3 = Clara: 2 di fiori
r_trick_4 = David prende: asso di cuori
r_count = Contare nelle manche 5 e 6
r_count_a = Costano i cuori, le donne e il re di picche. Hai fatto quattro prese, con dentro queste cinque carte:
r_count_1 = donna di cuori: 10 + 50
r_count_2 = 9 di cuori: 10
r_count_3 = 4 di cuori: 10
r_count_4 = donna di fiori: 50
r_count_5 = re di picche: 200
r_count_b = Prese 4 × 5, cuori 3 × 10, donne 2 × 50, il re 200: 20 + 30 + 100 + 200 = 350. Nella manche 5 fa +350, nella manche 6 fa −350.
r_count_c = La donna di cuori conta due volte: 10 come cuori e 50 come donna.
r_turn = Tutto o niente, con un mazzo e in quattro
r_turn_a = Costano i cuori, le donne e il re di picche. Nella manche 3 Clara prende tutte e quattro le donne:
r_turn_card = 50 punti
r_turn_b = Sarebbero 4 × 50 = 200 punti. Ma ha preso tutto, quindi fa −200. Con tre donne sarebbe stato +150.
r_turn_c = Nella manche 6 Bruno fa nove prese, e dentro ci sono tutti i cuori, tutte le donne e il re di picche: 9 × 5 + 13 × 10 + 4 × 50 + 200 = 575. Nelle altre quattro prese non c’era nulla di tutto questo. Quindi ha tutto, e riceve +575 invece di −575. Bastava lasciare un cuori a qualcun altro, e sarebbe stato −565.
r_turn_d = Se tutto vuol dire tutte le prese, ne mancano quattro, e riceve −575.
index_jack = J
index_queen = Q
index_king = K
index_ace = A
card = { $rank ->
    [jack] fante
    [queen] donna
    [king] re
    [ace] asso
   *[other] { $rank }
} di { $suit ->
    [clubs] fiori
    [diamonds] quadri
    [hearts] cuori
   *[spades] picche
}
jacks = fanti
queens = donne
kings = re
clubs = fiori
diamonds = quadri
hearts = cuori
spades = picche
each_trick = ogni presa
nothing = niente che conti
# A score of a round: "3 tricks × 5 + 1 heart × 10 + king of spades × 200".
sum_tricks = { $n ->
    [one] { $n } presa
   *[other] { $n } prese
} × { $points }
sum_suit = { $suit ->
    [clubs] { $n } fiori
    [diamonds] { $n } quadri
    [hearts] { $n } cuori
   *[spades] { $n } picche
} × { $points }
sum_figures = { $figure ->
    [jack] { $n ->
        [one] { $n } fante
       *[other] { $n } fanti
    }
    [queen] { $n ->
        [one] { $n } donna
       *[other] { $n } donne
    }
   *[king] { $n } re
} × { $points }
sum_card = { $n ->
    [one] { $card }
   *[other] { $card } × { $n }
} × { $points }
took_all = ha preso tutto: i punti cambiano segno
round = Manche { $n }
round_of = Manche { $n } di { $of }
said_round = Manche { $n } di { $of }.
recipe = Manche { $n }: { $what }
priced = { $what } { $points }
reveal_title = Nel menù di oggi
all_rounds_played = Le sei manche sono giocate.
cost_unknown = a sorte quando comincia la manche
all_turns = Tutto o niente: prendi tutto, e i tuoi punti diventano punti in meno.
all_not_now = In questa manche il tutto o niente non vale.
all_not_all = Tutto o niente: prendi il più possibile, ma non tutto.
out_of_sight = Queste prese restano nascoste fino alla fine della manche.
menu_label = Che cosa costa in questa manche
table_label = Il tavolo, in ordine di gioco
hand_label = Le tue carte
open_label = Tutte le mani
takes = { $name } fa la presa: { $what }
takes_nothing = { $name } fa la presa.
said_takes = { $name } fa la presa: { $points }.
ledger = Solo le prese
said_dealer = Primo mazziere: { $name }
said_cost = Che cosa costa: { $what }
said_deal = Manche { $n }: si danno le carte
said_plays = { $name } gioca: { $card }.
said_costs = Che cosa costa: { $what }.
said_lying = Sul tavolo: { $cards }.
said_led = Il seme di mano è { $suit }: rispondi, se puoi.
said_hold = { $n ->
     [one] Hai { $n } carta in mano.
    *[other] Hai { $n } carte in mano.
}
keys_walk = percorre le tue carte
keys_lift = alza una carta, o la rimette giù
keys_move = sposta una carta fra le altre in mano
said_lifted = Alzata: sta per essere giocata. Premi ancora per rimetterla giù.
said_chosen = Scelta. Conferma per giocarla.
not_your_turn = Non tocca a te.
follow_suit = Il seme di mano è { $suit }, e tu hai { $suit }.
refused_not_in_play = In questo numero la carta non è in gioco: { $card }.
refused_setup = Non si può giocare in questo numero, o con questi mazzi.
refused_step = Adesso non si può.
ended_abandoned = La partita è stata chiusa prima; non ha vinto nessuno.
ended_won = { $n ->
     [one] { $name } vince con { $points } punto.
    *[other] { $name } vince con { $points } punti.
}
ended_shared = { $n ->
     [one] Primo posto condiviso con { $points } punto: { $name }.
    *[other] Primo posto condiviso con { $points } punti: { $name }.
}
duty = deve giocare
cards_left = { $n ->
     [one] { $n } carta in mano
    *[other] { $n } carte in mano
}
points_taken = { $n ->
     [one] { $points } punto finora in questa manche
    *[other] { $points } punti finora in questa manche
}
deals = ha dato le carte
total_of = { $n ->
     [one] { $points } punto in tutto
    *[other] { $points } punti in tutto
}
leads = in testa
dealer_sign = M
void_in = senza { $suits }
wait = Le tue carte. Non tocca a te.
lead = Esci tu: gioca una carta qualsiasi.
follow = Rispondi a { $suit }.
discard = Niente { $suit }: gioca una carta qualsiasi.
now_dealt = Si danno le carte.
now_leads = Nuova presa: gioca una carta qualsiasi.
now_follows = Seme di mano: { $suit }. Rispondi, se puoi.
aim_tricks = Evita le prese: ognuna costa { $n }.
aim_cards = Da evitare: { $what }, { $n } per carta.
aim_card = Da evitare: { $card }, costa { $n }.
aim_least = Costa tutto: prendi il meno possibile.
aim_unknown = Evita ciò che costa punti in questa manche.
aim_most = Ora tutto rende: prendi più che puoi.
aim_not_all = Prendi il più possibile, ma non tutto.
aim_fewest = Vince chi ha meno punti.
aid_fewest = Meno punti di tutti dopo sei manche.
aid_trick = Una presa
aid_follow = Rispondi al seme, se puoi. Se no, gioca una carta qualsiasi.
aid_takes = La carta più alta del seme di mano fa la presa, e chi l’ha giocata esce nella successiva. Niente briscola.
aid_twin_first = Di due carte uguali vince quella giocata per prima.
aid_twin_last = Di due carte uguali vince quella giocata per ultima.
aid_rounds = Che cosa costa, manche per manche
aid_tricks = Manche 1: { $n } per ogni presa.
aid_suit = Manche 2: { $n } per ogni carta del seme.
aid_figure = Manche 3: { $n } per ogni carta della figura scelta.
aid_card = Manche 4: { $n } per la carta precisa.
aid_all = Manche 5: tutto questo insieme.
aid_below = Manche 6: lo stesso, ma in meno. Ora prendi più che puoi!
aid_everything = Prendi tutto ciò che conta, e i tuoi punti cambiano segno. Non nella manche 4.
read_hand_line = Fai leggere le mie carte al lettore di schermo: usa le cuffie
sort_by_rank = Ordina per valore
sort_by_suit = Ordina per seme
play_card = Gioca: { $card }
put_back = Rimetti giù
sheet = Segnapunti
sheet_empty = Nessuna manche è ancora stata contata.
skipped = Il resto non è stato giocato: non poteva più contare nulla.
player = Giocatore
total = Totale
so_far = finora
next = Adesso: manche { $n }, { $what }. Esce { $name }.
next_last = Adesso: manche { $n }, l’ultima. Punti in meno per: { $what }. Esce { $name }.
next_not_all = Anche qui vale il tutto o niente: il più possibile, ma non tutto.
chart_label = I totali di manche in manche; vince la linea più bassa. I numeri sono nel segnapunti.
preset_agreed = Concordato: cuori, donne, re di picche
preset_agreed_line = Come gioca la maggior parte dei tavoli.
preset_random = A sorte
preset_random_line = Un seme, una figura e una carta precisa si tirano a sorte prima della prima manche.
preset_late = A sorte, dopo
preset_late_line = Ognuna si tira a sorte solo quando comincia la sua manche.
preset_two = Concordato, con due mazzi
preset_two_line = Ogni carta c’è due volte, e contano tutte e due.
preset_own = A modo vostro
opt_packs = Mazzi
packs_auto = Secondo i giocatori
packs_auto_line = Un mazzo fino a sei giocatori, due da sette in su.
packs_one = Uno
packs_one_line = 52 carte.
packs_two = Due
packs_two_line = 104 carte: ogni carta c’è due volte.
opt_finding = Che cosa costa
finding_random = A sorte
finding_random_line = Un seme, una figura e una carta precisa si tirano a sorte prima della prima manche.
finding_late = A sorte, dopo
finding_late_line = Ognuna si tira a sorte solo quando comincia la sua manche.
finding_agreed = Concordato
finding_agreed_line = Il tavolo sceglie tutte e tre. Le scelte più comuni vengono prima.
opt_suit = Il seme (10 a carta)
opt_figure = La figura (50 a carta)
opt_card = La carta (200)
usual = { $what } (di solito)
opt_twins = Di due carte identiche
twins_first = vince la prima giocata
twins_first_line = La scelta più comune.
twins_last = vince l’ultima giocata
twins_last_line = La seconda copia può ancora fare la presa.
opt_all = Tutto o niente
all_off = Senza
all_off_line = Se prendi tutto, ti prendi anche tutti i punti.
all_cards = Tutte le carte che contano
all_cards_line = Prendile tutte in una manche (nella manche 1, tutte le prese), e i tuoi punti cambiano segno. Non nella manche 4.
all_tricks = Tutte le prese
all_tricks_line = Lo stesso, ma nelle manche 5 e 6 tutto vuol dire tutte le prese.
opt_skip = Salta ciò che non conta
opt_skip_line = Le manche da 2 a 4 finiscono quando nulla può più contare.
opt_help = Aiuto alla memoria
help_open = Aperto
help_open_line = I punti presi finora, chi non ha più un seme, e tutte le prese della manche nella cronaca.
help_usual = Normale
help_usual_line = I punti presi finora, e solo l’ultima presa.
help_strict = Severo
help_strict_line = Solo l’ultima presa, e nessun punto prima del conteggio della manche.
each_gets = { $n } carte a testa; sono tutte in gioco.
each_gets_without = { $n } carte a testa. Fuori dal gioco: { $cards }.
last_trick = L’ultima presa
last_trick_none = Non c’è ancora stata nessuna presa.
took = ha fatto la presa
onward = Continua
look_at_round = Rivedi la manche { $n }, a carte scoperte
led_clubs = fiori
led_diamonds = quadri
led_hearts = cuori
led_spades = picche
