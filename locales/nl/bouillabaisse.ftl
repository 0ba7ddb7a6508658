r_lead = Twee tot twaalf spelers, zes rondes, en wie de minste punten heeft, wint: laat de slagen die punten kosten aan de anderen. In de laatste ronde wil juist iedereen ze hebben.
r_short_a = Zes rondes slagen halen, en wie de minste punten heeft, wint.
r_short_b = Beken als je kunt. De hoogste kaart van de gevraagde kleur haalt de slag; troef is er niet.
r_short_c = Elke ronde kost iets anders punten: de slagen, een kleur, een soort plaatje, één bepaalde kaart, en dan alles samen.
r_short_d = In ronde 6 gaan er voor dezelfde dingen punten af: haal dan wat je kunt.
r_short_e = Als je dat afspreekt: haal in een ronde alles wat telt, en je punten wisselen van teken.
r_cards = Kaarten en delen
r_cards_a = Gewone speelkaarten in vier kleuren. Het aas is de hoogste kaart, de 2 de laagste, en troef is er niet.
r_cards_b = Tot en met zes spelers is er één spel van 52 kaarten; van zeven tot twaalf zijn het er twee.
r_cards_c = Je kunt bij elk aantal spelers één of twee spellen kiezen.
r_cards_d = Alles wordt gedeeld. Om iedereen evenveel te geven, blijven de laagste kaarten erbuiten: drie spelers delen 51 kaarten, vijf delen er 50, zes delen er 48.
r_cards_e = Ze vallen af vanaf de 2, en bij gelijke hoogte in de volgorde klaveren, ruiten, harten, schoppen, tot de rest eerlijk te delen is. Met twee spellen vallen van een kaart na elkaar beide exemplaren af.
r_cards_f = Elke ronde deelt iemand anders.
r_cards_g = Het lot bepaalt wie het eerst deelt. Daarna gaat het delen naar links, en wie links van de gever zit, komt uit voor de eerste slag.
r_tricks = Slagen
r_tricks_a = Wie uitkomt, speelt een kaart naar keuze. Om de beurt moeten de anderen bekennen: een kaart van die kleur spelen als ze er een hebben. Zo niet, dan mag elke kaart.
r_tricks_b = De hoogste kaart van de gevraagde kleur haalt de slag, en wie hem haalt, komt uit voor de volgende.
r_tricks_c = Met twee spellen wint van twee gelijke kaarten de eerst gespeelde.
r_tricks_d = Of de laatst gespeelde.
r_costs = Wat punten kost
r_costs_a = Drie dingen kosten punten: een kleur, een soort plaatje (boeren, vrouwen of heren), en één bepaalde kaart die in het spel is.
r_costs_b = Aan tafel spreek je ze af. Gebruikelijk zijn harten of klaveren, de vrouwen, en de hartenheer of de schoppenheer.
r_costs_c = Of ze worden getrokken.
r_costs_d = Dat gebeurt als de partij begint. Vanaf dan ziet iedereen ze, gedempt in de rondes waarin ze niets kosten.
r_costs_e = Of elk wordt pas getrokken als zijn ronde begint.
r_costs_f = Met twee spellen tellen beide exemplaren van de kaart.
r_costs_g = Alles telt op: in ronde 5 en 6 kan één kaart drie keer tellen, voor de kleur, als plaatje en als die ene kaart.
r_costs_h = In ronde 6 gaan er voor dezelfde dingen punten af, dus haal dan wat je kunt.
r_costs_i = Het laagste totaal na ronde 6 wint.
r_costs_j = Wie evenveel punten heeft, deelt de plaats.
r_table = Punten per ronde
r_table_round = Ronde
r_table_trick = elke slag
r_table_suit = elke kaart van de kleur
r_table_figure = elk gekozen plaatje
r_table_card = de kaart
r_all = Alles of niets
r_all_a = Haal je in een ronde alles wat telt, dan wisselen je punten van teken: in ronde 1, 2, 3 en 5 gaan ze eraf in plaats van erbij, in ronde 6 komen ze erbij in plaats van eraf.
r_all_b = Alles wil zeggen: alle kaarten die punten geven.
r_all_i = In ronde 1, waar de slagen punten geven, zijn dat alle slagen.
r_all_c = In ronde 5 en 6 doen de slagen zonder zo’n kaart er niet toe.
r_all_d = Of juist wel, en dan moet je alle slagen halen.
r_all_e = Al je punten van de ronde wisselen van teken, ook die voor slagen. Wat anderen haalden, telt gewoon.
r_all_f = In de laatste ronde haal je dus zoveel mogelijk, maar niet alles.
r_all_g = In ronde 4 geldt dit niet.
r_all_h = Ook met twee spellen niet, al is de kaart er dan twee keer.
r_early = Een ronde eerder stoppen, hulp voor het geheugen
r_early_a = Als er niets meer komt wat telt, vervalt de rest van de ronde, tenzij je alles wilt uitspelen. In ronde 1, 5 en 6 gebeurt dat nooit, want daar telt elke slag.
r_early_b = Bij het klaarzetten kies je hoeveel de app je geheugen helpt. Gewoon: de punten tot nu toe en de laatste slag. Open: ook elke slag van de ronde, en wie welke kleur niet meer heeft. Streng: alleen de laatste slag, en geen punten voor de ronde geteld is.
r_early_c = Verborgen slagen staan ook niet in het logboek of bij het terugkijken. Is de ronde voorbij, dan kun je alles bekijken.
r_examples = Voorbeelden
r_trick = Een slag met vier spelers
r_trick_a = Anna komt uit met harten 7, dus de anderen moeten harten spelen als ze kunnen. Bruno speelt de heer. Clara heeft geen harten en gooit klaveren 2 weg. Davids enige harten is het aas, dus dat moet hij spelen.
r_trick_b = Het aas is de hoogste harten. David haalt de slag, of hij wil of niet, en komt uit voor de volgende. Klaveren 2 kon niet winnen, en een andere klaveren ook niet: er is geen klaveren gevraagd.
r_trick_1 = Anna komt uit: harten 7
r_trick_2 = Bruno: hartenheer
r_trick_3 = Clara: klaveren 2
r_trick_4 = David haalt de slag: hartenaas
r_count = Ronde 5 en 6 tellen
r_count_a = Harten, vrouwen en de schoppenheer kosten punten. Je hebt vier slagen gehaald, en daarin deze vijf kaarten:
r_count_1 = harten­vrouw: 10 + 50
r_count_2 = harten 9: 10
r_count_3 = harten 4: 10
r_count_4 = klaveren­vrouw: 50
r_count_5 = schoppen­heer: 200
r_count_b = Slagen 4 × 5, harten 3 × 10, vrouwen 2 × 50, de heer 200: 20 + 30 + 100 + 200 = 350. In ronde 5 is dat +350, in ronde 6 is het −350.
r_count_c = De hartenvrouw telt twee keer: 10 als harten en 50 als vrouw.
r_turn = Alles of niets, met één spel en vier spelers
r_turn_a = Harten, vrouwen en de schoppenheer kosten punten. In ronde 3 haalt Clara alle vier de vrouwen:
r_turn_card = 50 punten
r_turn_b = Dat zou 4 × 50 = 200 punten zijn. Ze heeft alles, dus wordt het −200. Met drie vrouwen was het +150 geweest.
r_turn_c = In ronde 6 haalt Bruno negen slagen, en daarin alle harten, alle vrouwen en de schoppenheer: 9 × 5 + 13 × 10 + 4 × 50 + 200 = 575. In de andere vier slagen zat daar niets van. Hij heeft dus alles, en krijgt +575 in plaats van −575. Had een ander één harten gehaald, dan was het −565 geweest.
r_turn_d = Betekent alles ‘alle slagen’, dan komt hij er vier tekort en krijgt hij −575.
index_jack = B
index_queen = V
index_king = H
index_ace = A
card = { $suit ->
    [clubs] klaveren
    [diamonds] ruiten
    [hearts] harten
   *[spades] schoppen
}{ $rank ->
    [jack] boer
    [queen] vrouw
    [king] heer
    [ace] aas
   *[other] { " " }{ $rank }
}
jacks = boeren
queens = vrouwen
kings = heren
clubs = klaveren
diamonds = ruiten
hearts = harten
spades = schoppen
each_trick = elke slag
nothing = niets wat telt
# A score of a round: "3 tricks × 5 + 1 heart × 10 + king of spades × 200".
sum_tricks = { $n ->
    [one] { $n } slag
   *[other] { $n } slagen
} × { $points }
sum_suit = { $n } { $suit ->
    [clubs] klaveren
    [diamonds] ruiten
    [hearts] harten
   *[spades] schoppen
} × { $points }
sum_figures = { $figure ->
    [jack] { $n ->
        [one] { $n } boer
       *[other] { $n } boeren
    }
    [queen] { $n ->
        [one] { $n } vrouw
       *[other] { $n } vrouwen
    }
   *[king] { $n ->
        [one] { $n } heer
       *[other] { $n } heren
    }
} × { $points }
sum_card = { $n ->
    [one] { $card }
   *[other] { $card } × { $n }
} × { $points }
took_all = haalde alles: de punten wisselen van teken
round = Ronde { $n }
round_of = Ronde { $n } van { $of }
said_round = Ronde { $n } van { $of }.
recipe = Ronde { $n }: { $what }
priced = { $what } { $points }
reveal_title = Op het menu
all_rounds_played = Alle zes rondes zijn gespeeld.
cost_unknown = wordt getrokken als de ronde begint
all_turns = Alles of niets: haal alles, en je punten worden minpunten.
all_not_now = Alles of niets geldt niet in deze ronde.
all_not_all = Alles of niets: haal zoveel je kunt, maar niet alles.
out_of_sight = Deze slagen zijn verborgen tot de ronde voorbij is.
menu_label = Wat in deze ronde punten kost
table_label = De tafel, op volgorde van spelen
hand_label = Je hand
open_label = Alle handen
takes = { $name } haalt de slag: { $what }
takes_nothing = { $name } haalt de slag.
said_takes = { $name } haalt de slag: { $points }.
ledger = Alleen slagen
said_dealer = { $name } deelt als eerste
said_cost = Wat punten kost: { $what }
said_deal = Ronde { $n } is gedeeld
said_plays = { $name } speelt { $card }.
said_costs = Wat punten kost: { $what }.
said_lying = Op tafel: { $cards }.
said_led = Gevraagd is { $suit }: beken als je kunt.
said_hold = { $n ->
     [one] Je hebt { $n } kaart.
    *[other] Je hebt { $n } kaarten.
}
keys_walk = langs je kaarten gaan
keys_lift = een kaart optillen, of terugzetten
keys_move = een kaart in je hand verplaatsen
said_lifted = Opgetild, klaar om te spelen. Druk nog eens om terug te zetten.
said_chosen = Gekozen. Bevestig om te spelen.
not_your_turn = Je bent niet aan de beurt.
follow_suit = Gevraagd is { $suit }, en je hebt { $suit }.
refused_not_in_play = { $card }: die kaart doet niet mee met zoveel spelers.
refused_setup = Dit kun je niet spelen met zoveel spelers of spellen kaarten.
refused_step = Dat kan nu niet.
ended_abandoned = De partij is voortijdig gestopt; niemand wint.
ended_won = { $n ->
     [one] { $name } wint met { $points } punt.
    *[other] { $name } wint met { $points } punten.
}
ended_shared = { $n ->
     [one] { $name } delen de eerste plaats met { $points } punt.
    *[other] { $name } delen de eerste plaats met { $points } punten.
}
duty = moet spelen
cards_left = { $n ->
     [one] { $n } kaart in de hand
    *[other] { $n } kaarten in de hand
}
points_taken = { $n ->
     [one] { $points } punt tot nu toe in deze ronde
    *[other] { $points } punten tot nu toe in deze ronde
}
deals = deelde deze ronde
total_of = { $n ->
     [one] { $points } punt in totaal
    *[other] { $points } punten in totaal
}
leads = ligt voorop
dealer_sign = G
void_in = heeft geen { $suits }
wait = Je kaarten. Je bent niet aan de beurt.
lead = Jij komt uit: elke kaart mag.
follow = Beken: speel { $suit }.
discard = Geen { $suit }: elke kaart mag.
now_dealt = De kaarten zijn gedeeld.
now_leads = Nieuwe slag: elke kaart mag.
now_follows = Gevraagd: { $suit }. Speel die kleur als je kunt.
aim_tricks = Ontwijk slagen: elke slag kost { $n }.
aim_cards = Ontwijk { $what }: elke kaart kost { $n }.
aim_card = Ontwijk { $card }: die kost { $n }.
aim_least = Alles kost punten: haal zo weinig als je kunt.
aim_unknown = Ontwijk wat in deze ronde punten kost.
aim_most = Nu levert alles op: haal zoveel je kunt.
aim_not_all = Haal zoveel je kunt, maar niet alles.
aim_fewest = Wie de minste punten heeft, wint.
aid_fewest = De minste punten na zes rondes.
aid_trick = Een slag
aid_follow = Beken als je kunt. Zo niet, dan mag elke kaart.
aid_takes = De hoogste kaart van de gevraagde kleur haalt hem en komt daarna uit. Troef is er niet.
aid_twin_first = Van twee gelijke kaarten wint de eerst gespeelde.
aid_twin_last = Van twee gelijke kaarten wint de laatst gespeelde.
aid_rounds = Wat punten kost, per ronde
aid_tricks = Ronde 1: { $n } per slag.
aid_suit = Ronde 2: { $n } per kaart van de kleur.
aid_figure = Ronde 3: { $n } per gekozen plaatje.
aid_card = Ronde 4: { $n } voor die ene kaart.
aid_all = Ronde 5: dat alles samen.
aid_below = Ronde 6: hetzelfde, maar eraf. Nu haal je wat je kunt!
aid_everything = Haal alles wat telt, en je punten wisselen van teken. Niet in ronde 4.
read_hand_line = Lees mijn hand voor met een schermlezer: gebruik een koptelefoon
sort_by_rank = Op hoogte
sort_by_suit = Op kleur
play_card = Speel { $card }
put_back = Terugzetten
sheet = Scoreblad
sheet_empty = Er is nog geen ronde geteld.
skipped = De rest is niet gespeeld: er was niets meer dat telde.
player = Speler
total = Totaal
so_far = tot nu toe
next = Volgende: ronde { $n }, { $what }. { $name } begint.
next_last = Volgende: ronde { $n }, de laatste. Minpunten voor { $what }. { $name } begint.
next_not_all = Alles of niets geldt ook hier: zoveel mogelijk, maar niet alles.
chart_label = Totalen per ronde; de laagste lijn wint. De getallen staan op het scoreblad.
preset_agreed = Afgesproken: harten, vrouwen, schoppenheer
preset_agreed_line = Wat de meeste tafels afspreken.
preset_random = Getrokken
preset_random_line = Een kleur, een soort plaatje en één bepaalde kaart worden voor de eerste ronde getrokken.
preset_late = Laat getrokken
preset_late_line = Elk wordt pas getrokken als zijn ronde begint.
preset_two = Afgesproken, met twee spellen
preset_two_line = Elke kaart is er twee keer, en beide tellen.
preset_own = Eigen keuze
opt_packs = Spellen kaarten
packs_auto = Naar het aantal spelers
packs_auto_line = Eén spel tot en met zes spelers, twee vanaf zeven.
packs_one = Eén
packs_one_line = 52 kaarten.
packs_two = Twee
packs_two_line = 104 kaarten: elke kaart is er twee keer.
opt_finding = Wat punten kost
finding_random = Getrokken
finding_random_line = Een kleur, een soort plaatje en één bepaalde kaart worden voor de eerste ronde getrokken.
finding_late = Laat getrokken
finding_late_line = Elk wordt pas getrokken als zijn ronde begint.
finding_agreed = Afgesproken
finding_agreed_line = De tafel kiest alle drie. Het gebruikelijke staat voorop.
opt_suit = De kleur (10 per kaart)
opt_figure = Het plaatje (50 per kaart)
opt_card = De kaart (200)
usual = { $what } (gebruikelijk)
opt_twins = Van twee gelijke kaarten
twins_first = wint de eerste
twins_first_line = Zo is het gebruikelijk.
twins_last = wint de laatste
twins_last_line = Een tweede exemplaar kan de slag nog afpakken.
opt_all = Alles of niets
all_off = Niet gespeeld
all_off_line = Haal je alles, dan krijg je ook alle punten.
all_cards = Alle kaarten die tellen
all_cards_line = Haal ze in een ronde allemaal (in ronde 1 alle slagen), en je punten wisselen van teken. Niet in ronde 4.
all_tricks = Alle slagen
all_tricks_line = Hetzelfde, maar in ronde 5 en 6 moet je echt alle slagen halen.
opt_skip = Weglaten wat niet meer telt
opt_skip_line = Ronde 2 tot 4 stoppen als er niets meer kan tellen.
opt_help = Hulp voor het geheugen
help_open = Open
help_open_line = De punten tot nu toe, wie een kleur niet meer heeft, en elke slag van de ronde in het logboek.
help_usual = Gewoon
help_usual_line = De punten tot nu toe, en alleen de laatste slag.
help_strict = Streng
help_strict_line = Alleen de laatste slag, en geen punten voor de ronde geteld is.
each_gets = Elk { $n } kaarten; ze doen allemaal mee.
each_gets_without = Elk { $n } kaarten. Niet in het spel: { $cards }.
last_trick = De laatste slag
last_trick_none = Er is nog geen slag gehaald.
took = haalde de slag
onward = Verder
look_at_round = Kijk terug op ronde { $n }, alle handen open
led_clubs = klaveren
led_diamonds = ruiten
led_hearts = harten
led_spades = schoppen
