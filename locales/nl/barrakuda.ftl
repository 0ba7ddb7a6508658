preset_first = Eerste partij
preset_first_line = Volgens het boekje, op de rustige zeebodem uit het voorbeeld daarin.
preset_printed = Volgens het boekje
preset_printed_line = 8 goud, basiskaarten, een willekeurige zeebodem.
preset_long = Langer
preset_long_line = Volgens het boekje, maar je wint met 10 goud.
preset_extra = Twee extra kaarten
preset_extra_line = Wrak 2 en 6 krijgen hun extra kaart.
preset_wild = Woeste wateren
preset_wild_line = Huisregels: 10 goud, alle extra kaarten, de gemene zeebodem. Het boekje ruilt maar een of twee kaarten.
preset_own = Eigen keuze
opt_goal = Goud om te winnen
goal_8 = 8 goud
goal_8_line = Een minuut of twintig.
goal_10 = 10 goud
goal_10_line = Een langere avond onder water.
opt_teams = Twee teams van twee
opt_teams_line = Eén kluis per team, je wint met 12 goud. Teamgenoten mogen overleggen en goud ruilen.
seating = De Parels zijn { $a } en { $b }, de Koralen { $c } en { $d }: om en om rond de tafel.
opt_ground = Zeebodem
ground_random = Willekeurig
ground_random_line = De wrakken worden geschud en elke partij opnieuw gelegd.
ground_first = Eerste partij
ground_first_line = Naar het voorbeeld uit het boekje, met het hol in het midden: de vis is vaak thuis. Hij treft een op de zeven duikers.
ground_gentle = Rustig
ground_gentle_line = De meeste routes lopen langs het hol, dus de vis is vaak thuis. Hij treft een op de zeven duikers.
ground_lively = Levendig
ground_lively_line = Twee rijen van drie: de vis is overal snel. Hij treft een op de zes duikers.
ground_vicious = Gemeen
ground_vicious_line = Het hol ligt achteraf: de vis komt bijna nooit thuis. Hij treft twee op de elf duikers.
ground_laid = Zelf gelegd
ground_laid_line = Tik op een kaart en dan op de nieuwe plek.
lay_label = Veld voor de wrakken
lay_ok = Alle wrakken grenzen aan elkaar: je kunt spelen.
lay_where = Tik nu op de nieuwe plek.
empty_place = Vrij
place_label = { $what }, kolom { $column }, rij { $row }
floor_overlap = Twee wrakken liggen op dezelfde plek.
floor_apart = Wrak { $wreck } ligt los: elke kaart moet met een zijde aan een andere grenzen.
opt_set = Wrakkaarten
opt_set_line = Heb je het spel, voer dan één keer je eigen kaarten in en bewaar ze als set.
set_ours = Onze set
ours = Welke kaart welke actie heeft, hebben wij gekozen: het boekje noemt alleen de acties.
opt_letter = Ook de net gespeelde kaart terug
opt_letter_line = Volgens het boekje neem je ‘de eerst gespeelde kaarten’ terug, en dat kan de net gespeelde zijn. Met onze kaarten blijft die liggen, anders kon je hem eeuwig spelen. Zet dit aan, en ook die komt terug.
own_letter = Met je eigen kaarten geldt de tekst van het boekje: een actie die kaarten terugneemt, kan ook de net gespeelde teruggeven.
opt_swapped = Basis of extra
opt_swapped_line = Tik op een wrak om zijn kaart te ruilen. Het boekje ruilt er een of twee; meer is een huisregel.
base_card = basis
extra_card = extra
said_kind = Wrak { $n } ({ $kind ->
    [extra] extra
   *[base] basis
}).
base_cards = Basiskaarten
extra_cards = Extra kaarten
edit_set = Eigen kaarten invoeren
edit_title = Je wrakkaarten
edit_line = Kies welke acties er op elke kaart staan en geef de set een naam.
special_of = Wrak { $n }, speciale actie
general_of = Wrak { $n }, gewone actie
special_amount = Speciaal: hoeveel
general_amount = Gewoon: hoeveel
stop_of = Wrak { $n }, als de Barracuda stopt
kind_gold = goud
kind_back = kaarten terugnemen
set_name = Naam van de set
set_wants_name = Geef de set een naam.
keep_set = Bewaren en gebruiken
forget_set = Deze set verwijderen
deed_nothing = niets
deed_gold = { $n } goud in de buidel
deed_back = { $n ->
     [one] neem je oudste duikkaart terug; de net gespeelde blijft liggen
    *[other] neem je { $n } oudste duikkaarten terug; de net gespeelde blijft liggen
}
deed_back_any = { $n ->
     [one] neem je oudste duikkaart terug
    *[other] neem je { $n } oudste duikkaarten terug
}
deed_regain = neem je Barracudakaart terug, of stuur die van een tegenstander naar het midden
deed_bank_seven = tot 7 goud uit de buidel in de kluis
deed_bank_all = de hele buidel in de kluis
deed_pocket = neem je oudste duikkaart terug, of ga zakkenrollen aan het eind van de ronde
deed_protected = voor de Barracuda hoef je je buidel niet te laten vallen
stop_regain = iedereen krijgt de Barracudakaart terug
stop_fling = de stroming sleurt hem mee naar het wrak op de richtingssteen
offers = Speciaal: { $special }. Gewoon: { $general }
offers_stop = { $offers }. Als de Barracuda hier stopt: { $stop }
offers_lair = Als de Barracuda hier stopt: { $stop }
special = Speciale actie:
special_hint = Voor een duiker die hier alleen is, of voorrang heeft, als de Barracuda elders is.
general = Gewone actie:
general_hint = Voor elke duiker die hier staat.
stop_label = Als de Barracuda hier stopt:
lair_hint = Hier komt geen duiker. Is de Barracuda hier als een ronde eindigt, dan krijgt iedereen de Barracudakaart terug.
sea_label = Zeebodem
crew_label = Duikers
panel_label = Wat er gebeurt
wreck_title = Wrak { $n }
barracuda = Barracuda
barracuda_card = Barracudakaart: je duiker gaat liggen. Is het de enige die gespeeld is, dan stuur jij de vis
lies_here = hier ligt { $gold }
standing = { $name } staat hier
lying = { $name } ligt hier
fish_here = De Barracuda is hier
has_chosen = heeft gekozen
bag_of = Buidel: { $gold }
vault_of = Kluis: { $n } van { $of }
vault_enough = Kluis: { $n }, genoeg om te winnen
row_empty = Geen kaarten gespeeld
row_of = Gespeelde kaarten, oudste eerst: { $cards }
holds_fish = Heeft de Barracudakaart
lacks_fish = Barracudakaart in het midden
played = Gespeeld: { $card }
choose = { $name }, waarheen duik je?
choose_hint = Tik op een kaart of een wrak en duik dan. Houd ingedrukt om meteen te duiken.
hand_label = Je kaarten
said_picked = Een kaart is gekozen. De knop eronder legt die gedekt neer.
said_put_back = Teruggelegd.
said_fish = De Barracuda is bij wrak { $wreck }.
said_own = In je buidel: { $gold }. In je kluis: { $n } van { $of }.
said_hold = { $n ->
     [one] Je hebt { $n } kaart.
    *[other] Je hebt { $n } kaarten.
}
percent = { $n }%
loss = −{ $n }
risk_of = Kans op een beet hier: { $n }%. Dat zou { $gold } kosten.
risk_lured = Wie de enige Barracudakaart speelt, kan hem hierheen sturen. Dat zou { $gold } kosten.
risk_none = De Barracuda kan hier deze ronde niet komen.
risk_sheltered = Hier ben je veilig voor de Barracuda.
could_win = Kan volgende ronde winnen: { $names }
could_win_here = kan volgende ronde winnen
mate_holds = Overleg met { $name }, die heeft:
mate_chose = { $name } koos:
next = Verder
skip = Doorspoelen
go_on = Door naar ronde { $n }
order_label = Volgorde van de wrakken
order_done = Wrak { $wreck }: klaar
order_now = Wrak { $wreck }, nu: { $names }
order_later = Wrak { $wreck }, later: { $names }
asked_special = is alleen op wrak { $wreck }: speciale actie
asked_initiative = heeft voorrang op wrak { $wreck }, met de minste kaarten in de rij: { $what }
asked_standing = heeft voorrang op wrak { $wreck }, want niemand anders staat er: { $what }
asked_fewest_standing = heeft voorrang op wrak { $wreck }, met de minste kaarten van wie er staan: { $what }
asked_general = op wrak { $wreck }: gewone actie
asked_beside_fish = op wrak { $wreck }, bij de Barracuda: alleen de gewone actie
asked_exchange = staat gelijk met een teamgenoot op wrak { $wreck }: goud ruilen mag, meer niet
asked_draw = moet antwoorden: eindigt de partij onbeslist?
asked_steer = { $n ->
     [one] mag de Barracuda één wrak verder sturen, of hem laten.
    *[other] mag de Barracuda tot { $n } wrakken ver sturen, of hem laten.
}
asked_pick = gaat zakkenrollen. Bij wie?
asked_put = Getrokken uit de hand van { $name }, alleen jij ziet het. Welke leg je op tafel, alsof { $name } hem gespeeld heeft?
do_take = Neem { $gold }
do_back = Neem { $cards } terug
back = { $n ->
     [one] kaart { $cards }
    *[other] kaarten { $cards }
}
do_regain = Neem je Barracudakaart terug
do_strip = Laat { $name } de Barracudakaart afleggen
strip_label = Barracudakaart afleggen van
do_bank = { $gold } in de kluis
bag_change = Buidel: { $from } → { $to }
vault_change = Kluis: { $from } → { $to } van { $of }
hand_size = { $n ->
     [one] { $n } kaart in de hand
    *[other] { $n } kaarten in de hand
}
do_rob = Beroof { $name }: { $gold }
do_give = Geef { $gold } aan { $name }
do_get = Krijg { $gold } van { $name }
do_keep = Niets veranderen
do_late = Zakkenrollen aan het eind van de ronde
do_pocket = Trek uit de hand van { $name }
do_put = Leg { $card } neer
do_dive = Duik naar wrak { $n }
do_lure = Lok de Barracuda
do_leave = Laat hem bij { $wreck }
do_steer = Naar wrak { $wreck }
do_pass = Niet doen
do_agree = Onbeslist laten
do_refuse = Doorspelen
how_much = Hoeveel
share_label = Daarna in je buidel
how_it_came = Hoe het goud thuiskwam
deposit = ronde { $n }: { $gold }
no_deposit = niets thuisgebracht
chart_caption = Goud in de kluizen, ronde voor ronde
found_in = { $n ->
     [one] { $gold } in { $n } duik
    *[other] { $gold } in { $n } duiken
}
bitten = { $n ->
     [0] nooit gebeten
     [one] één keer gebeten: { $gold } kwijt
     [2] twee keer gebeten: { $gold } kwijt
    *[other] { $n } keer gebeten: { $gold } kwijt
}
robberies = { $n ->
     [0] niemand beroofd
     [one] één roof: { $gold }
    *[other] { $n } keer geroofd: { $gold }
}
longest_way = { $n ->
     [one] verste tocht: { $n } wrak
    *[other] verste tocht: { $n } wrakken
}
bite_sum = { $n ->
     [0] Geen beet heeft goud gekost.
     [one] De Barracuda beet één keer: { $gold } overboord.
     [2] De Barracuda beet twee keer: { $gold } overboord.
    *[other] De Barracuda beet { $n } keer: { $gold } overboord.
}
tell_laid = De wrakken liggen klaar.
tell_chosen = { $name } heeft gekozen.
tell_revealed = Alle kaarten worden omgedraaid: { $cards }.
revealed_card = { $name } ({ $card })
tell_all_back = Dat was de laatste duikkaart van { $name }: alle vijf gaan terug in de hand.
tell_rolled = De dobbelstenen: { $n } richting wrak { $wreck }.
tell_there = Daar is hij al.
tell_tied_ways = Er zijn meer even korte routes: hij neemt die langs wrak { $wreck }, het hoogste nummer.
tell_reach = Alleen { $name } lokte de Barracuda. De steen zegt { $n }.
tell_swims = De Barracuda zwemt naar wrak { $wreck }.
tell_stays = De Barracuda blijft bij wrak { $wreck }.
tell_taken = { $name } stuurt de Barracuda naar wrak { $wreck }.
tell_left = { $name } laat de Barracuda bij wrak { $wreck }.
tell_lair = Hij stopt op wrak { $wreck }: iedereen krijgt de Barracudakaart terug.
tell_flung = De stroming sleurt de Barracuda mee naar wrak { $wreck }.
tell_collected = { $name } raapt { $gold } op van wrak { $wreck }.
tell_bites = De Barracuda! { $name } laat { $gold } vallen op wrak { $wreck }.
tell_bites_nothing = De Barracuda! Maar de buidel van { $name } is leeg.
tell_lost = Op een wrak blijft maar 4 goud liggen: { $gold } verloren.
tell_obeys = De Barracuda gehoorzaamt { $name } en laat de buidel met rust.
tell_protected = Wrak { $wreck } beschermt { $name } tegen de Barracuda.
tell_tied = Wrak { $wreck }: gelijk met de minste kaarten, dus niemand heeft voorrang.
tell_idle = De speciale actie van wrak { $wreck } levert { $name } niets op.
tell_idle_general = De gewone actie van wrak { $wreck } levert { $name } niets op.
tell_passes = { $name } ziet ervan af.
tell_takes = { $name } neemt { $gold }.
tell_takes_back = { $name } neemt { $cards } terug.
tell_regains = { $name } neemt de Barracudakaart terug.
tell_strips = { $other } moet van { $name } de Barracudakaart afleggen.
tell_banks = { $name } brengt { $gold } thuis: { $n } van { $of } in de kluis.
tell_banks_enough = { $name } brengt { $gold } thuis: { $n } in de kluis, genoeg om te winnen.
tell_robs = { $name } berooft { $other }: { $gold }.
tell_gives = { $name } geeft { $gold } aan { $other }.
tell_will_pick = { $name } gaat aan het eind van de ronde zakkenrollen.
tell_round_over = Ronde { $n } is voorbij.
tell_regain_all = Barracudakaarten terug naar: { $names }.
tell_draws = { $n ->
     [one] { $name } trekt de enige kaart uit de hand van { $other }.
    *[other] { $name } trekt twee kaarten uit de hand van { $other }.
}
tell_puts = { $name } legt een kaart van { $other } op tafel, alsof die gespeeld is: { $card }.
tell_wins = { $name } wint met { $gold } in de kluis.
tell_team_wins = De { $team } winnen: { $name } en { $other }, met { $gold } in de kluis.
tell_out_of_rounds = Dat was ronde { $n }, de laatste die mag: de partij eindigt onbeslist.
tell_draw_asked = Na { $n } rondes heeft nog niemand gewonnen. De partij kan onbeslist eindigen, als iedereen dat goedvindt.
tell_agrees = { $name } vindt onbeslist goed.
tell_refuses = { $name } wil doorspelen.
tell_drawn = Iedereen vindt het goed: de partij eindigt onbeslist.
ledger = Alleen goud
round = Ronde { $n }
said_round = Ronde { $n }.
what_special = speciale actie
what_robbery = beroving
what_exchange = ruilen
on_board = Nog op de boot: { $names }
ended_with = Het laatste goud, { $gold }, kwam thuis in ronde { $n }.
opt_asked = Vragen voor je goud neemt
opt_asked_line = Je mag van elke actie afzien. Staat dit uit, dan neem je goud uit de voorraad vanzelf.
opt_warned = Toon de kans op een beet
opt_warned_line = Voor je kiest, toont elk wrak hoe groot de kans op een beet is. Het is maar hulp: zet het uit als je het lastiger wilt.
duty_choose = Ronde { $round }: { $n } van { $of } gekozen
duty_steer = stuurt de Barracuda
duty_decide = beslist bij wrak { $wreck }
duty_pick = gaat zakkenrollen
duty_put = bekijkt de getrokken kaarten
duty_agree = beslist: onbeslist of niet?
aim = Breng als eerste { $n } goud naar je kluis.
aim_team = Breng als eerste { $n } goud naar de kluis van je team.
aid_bag = Goud in de buidel kun je nog verliezen.
aid_choose = Iedereen kiest stiekem een kaart. Draai ze samen om, en duik.
aid_swim = De Barracuda zwemt een of twee wrakken, richting het wrak op de dobbelsteen.
aid_lure = Maar één Barracudakaart: die duiker blijft en gaat liggen, en de speler stuurt de vis.
aid_back = Na je laatste duikkaart neem je ze allemaal terug.
aid_wreck = Op een wrak, van 1 tot 6
aid_alone = Alleen: de speciale actie, dan de gewone.
aid_several = Met meer: wie de minste kaarten in de rij heeft, krijgt de speciale actie of berooft daar iemand. Daarna krijgt iedereen de gewone. Bij gelijk alleen die.
aid_fish = Met de Barracuda: je hele buidel valt, dan alleen de gewone actie. Op een wrak blijft { $n } goud liggen.
aid_lying = Liggend: geen actie, en wie voorrang heeft mag je beroven.
aid_signs = Tekens
now_dice = De dobbelstenen rollen.
now_choose = Kies een kaart: die zegt waar je duikt.
now_all_choose = Iedereen kiest stiekem waar te duiken.
now_steer = Stuur de Barracuda naar een wrak, of laat hem.
now_decide = Neem wat het wrak biedt, of zie ervan af.
now_pick = Kies bij wie je gaat zakkenrollen.
now_put = Leg een van de getrokken kaarten neer.
now_agree = Laat het onbeslist, of speel door.
now_over = De partij is afgelopen.
refused_teams = Voor twee teams van twee zijn vier spelers nodig.
refused_set = Bescherming moet een gewone actie zijn: bij de Barracuda zijn er geen speciale.
refused_setup = Deze opties gaan niet samen.
refused_chosen = Je hebt al gekozen.
refused_not_held = Deze kaart heb je niet: { $card }.
refused_reach = Wrak { $wreck } is te ver voor de Barracuda.
refused_step = Dat kan nu niet.
ended_abandoned = De partij is voortijdig gestopt.
ended_rounds = Onbeslist: na { $n } rondes, het maximum, had niemand gewonnen.
ended_drawn = Onbeslist, in overleg, na { $n } rondes.
r_lead = Twee tot vier duikers, of twee teams van twee, verkennen zes gezonken galjoenen. Breng als eerste 8 goud thuis, langs de anderen en langs de Barracuda.
r_short_a = Breng als eerste 8 goud naar je kluis. Goud in je buidel kun je nog verliezen.
r_short_b = Iedereen kiest stiekem een kaart, en alle kaarten worden samen omgedraaid: je duikt naar het wrak met dat nummer.
r_short_c = Dan zwemt de Barracuda, zoals de dobbelstenen zeggen. Duikers op het wrak waar hij stopt, laten hun hele buidel vallen.
r_short_d = Alleen op een wrak krijg je de speciale actie en dan de gewone. Met meer krijgt wie de minste kaarten in de rij heeft de speciale, of berooft daar iemand. Daarna krijgt iedereen de gewone.
r_short_e = Speel je de enige Barracudakaart, dan blijft je duiker waar hij is en gaat liggen, en stuur jij de vis.
r_aim = Doel
r_aim_a = Duik naar de wrakken, vul je buidel en breng het goud naar de kluis op je boot. Alleen goud in de kluis telt.
r_aim_b = Goud in de kluis is veilig. Een buidel kan worden geroofd, en een duiker die de Barracuda tegenkomt, laat hem vallen.
r_aim_c = Elke ronde heeft drie stappen: iedereen kiest een kaart, de Barracuda zwemt, en de wrakken worden afgewerkt.
r_setup = Klaarzetten
r_setup_a = Zes wrakkaarten, genummerd 1 tot 6, liggen open en vormen de zeebodem. Elke kaart grenst met een zijde aan een andere.
r_setup_b = Ze liggen op een vierkant raster, allemaal verbonden.
r_setup_c = Ze worden willekeurig gelegd. Of kies een kant-en-klare bodem, van rustig tot gemeen, of leg zelf een.
r_setup_h = Voor de eerste partij van een tafel stelt de app de bodem uit het voorbeeld van het boekje voor, een rustige. De tekst geeft het vierkant 6, 1, 3, 2; waar 4 en 5 liggen, kozen wij.
r_setup_d = Iedereen heeft vijf duikkaarten, één Barracudakaart, een duiker, een buidel met 2 goud en een lege kluis.
r_setup_i = De duikkaarten zijn genummerd 1 tot 5: naar wrak 6 leidt er geen.
r_setup_e = Duikers beginnen op de boot, niet op een wrak. De voorraad goud raakt nooit op.
r_setup_f = De Barracuda begint op wrak 6, zijn hol.
r_setup_g = De afstandssteen heeft drie keer een 1 en drie keer een 2. De richtingssteen heeft 1 tot 6.
r_choose = Een kaart kiezen
r_choose_a = Iedereen kiest stiekem een kaart uit de hand. Is iedereen klaar, dan worden de kaarten samen omgedraaid.
r_choose_b = Met een duikkaart gaat je duiker naar het wrak met dat nummer. De kaart komt achteraan in de rij voor je. De volgorde van de rij verandert nooit.
r_choose_c = Met een Barracudakaart blijft je duiker waar hij is en gaat liggen. De kaart gaat naar het midden van de tafel.
r_choose_d = Was het je laatste duikkaart? Neem ze meteen allemaal terug: je rij is weer leeg.
r_choose_e = Handen zijn niet geheim: aan rijen en midden zie je welke kaarten iedereen heeft. Verborgen zijn alleen gekozen kaarten en kaarten die bij het zakkenrollen zijn getrokken.
r_fish = De Barracuda zwemt
r_fish_a = Heeft niemand een Barracudakaart gespeeld, of hebben meer spelers dat gedaan, gooi dan beide dobbelstenen. De Barracuda zwemt zoveel wrakken als de afstandssteen zegt, richting het wrak op de richtingssteen, langs een kortste route: altijd over een zijde, nooit schuin.
r_fish_b = Daar aangekomen stopt hij. Is hij er al, dan blijft hij.
r_fish_c = Zijn er meer even korte routes, dan neemt hij die langs het wrak met het hoogste nummer.
r_fish_d = De hele route telt, niet alleen de eerste stap. Is het hoogste nummer gelijk, dan beslist het op één na hoogste; zijn alle nummers gelijk, dan de hoogste eerste stap. Op een bodem met 1 2 5 boven 3 4 6 zwemt hij van 1 naar 6 langs 2 en 5.
r_fish_e = Is er precies één Barracudakaart gespeeld, dan stuurt die speler de Barracuda: gooi alleen de afstandssteen en zet hem op een wrak dat hooguit zo ver weg is, of laat hem waar hij is.
r_fish_f = Stopt hij op een wrak met een ster (★), dan gebeurt meteen wat bij de ster staat.
r_fish_g = Maar niet als hij bleef waar hij was.
r_fish_h = Meegesleurd wordt hij hooguit één keer per ronde. Komt hij zo bij een wrak waar iedereen de Barracudakaart terugkrijgt, dan gebeurt dat.
r_wrecks = Op de wrakken
r_wrecks_a = De wrakken komen een voor een aan de beurt, het laagste nummer eerst.
r_wrecks_b = Eerst wordt goud dat sinds een eerdere ronde op een wrak ligt, opgeraapt door de staande duiker die daar voorrang heeft. Dat is geen actie. Het gebeurt op alle wrakken voor de acties van wrak 1, ook bij de Barracuda: daar gaat het goud met de buidel overboord, tenzij de duiker beschermd is.
r_wrecks_c = Bij gelijk raapt niemand het op.
r_wrecks_d = Alleen, zonder de Barracuda: doe de speciale actie en dan de gewone.
r_wrecks_e = Met de Barracuda: elke duiker daar laat de hele buidel op het wrak vallen, en wie staat doet alleen de gewone actie. Hooguit 4 goud blijft op een wrak; de rest gaat naar de voorraad.
r_wrecks_f = Wie hem deze ronde stuurt, laat niets vallen, en een duiker die door het wrak beschermd is ook niet.
r_wrecks_g = Bescherming is altijd een gewone actie, want bij de Barracuda zijn er geen speciale. Die werkt voordat de buidels vallen, maar niet voor een duiker die daar ligt. Ook beschermde duikers doen alleen de gewone actie.
r_wrecks_h = Meer duikers, zonder de Barracuda: wie de minste duikkaarten in de rij heeft, heeft voorrang en doet de speciale actie, of berooft één andere duiker daar van de hele buidel. Daarna doet iedereen die daar staat de gewone actie.
r_wrecks_i = Staat het gelijk met de minste kaarten, dan zijn er alleen gewone acties.
r_wrecks_j = Gewone acties gaan op volgorde van voorrang, de minste kaarten eerst, dan op plaats aan tafel; ook bij de Barracuda.
r_wrecks_k = Een duiker die daar ligt, doet geen actie van het wrak en kan worden beroofd, ook met de minste kaarten.
r_wrecks_l = Die telt niet voor de voorrang: wie als enige staat naast liggende duikers, heeft voorrang.
r_wrecks_m = Je mag van elke actie afzien; alleen goud laten vallen moet. Wat je doet, doe je zoals de kaart zegt: 7 veilig is tot zeven goud, Alles veilig is de hele buidel of niets. Een actie die je niets oplevert, wordt vanzelf overgeslagen, en een lege buidel valt niet te roven.
r_end = Einde van de ronde, einde van de partij
r_end_a = Wie ligt, staat weer op. Is de Barracuda op wrak 6, of zijn alle Barracudakaarten gespeeld, dan krijgt iedereen de Barracudakaart terug.
r_end_b = Pas dan komen de late acties: het zakkenrollen.
r_end_c = 8 goud in een kluis wint meteen, ook midden in een ronde.
r_end_d = Voor een langere partij speel je tot 10.
r_end_e = Kan één actie meer spelers laten winnen, dan beslist de volgorde van de gewone acties.
r_end_f = Heeft na 40 rondes niemand gewonnen, dan kan de partij onbeslist eindigen: het wordt aan iedereen gevraagd, en daarna elke 20 rondes. Is iedereen het eens, dan delen jullie de eerste plaats; wil iemand door, dan gaat het door. Bots vinden het altijd goed. Na 400 rondes is het in elk geval onbeslist.
r_end_g = De winnaar is eerste; de rest volgt naar het goud in de kluis.
r_cards = De wrakkaarten
r_cards_a = Het boekje noemt de acties, maar alleen op de gedrukte kaarten stond welke kaart welke heeft. De verdeling hieronder is dus van ons.
r_cards_b = Heb je het spel zelf? Voer bij het klaarzetten je eigen kaarten in.
r_cards_c = Goud: zoveel gaat uit de voorraad in je buidel.
r_cards_d = Terugnemen: zoveel duikkaarten gaan uit je rij terug in je hand, altijd de oudste eerst.
r_cards_e = 7 veilig: tot 7 goud gaat van je buidel naar je kluis. Alles veilig: je hele buidel gaat erin.
r_cards_f = Met onze kaarten blijft de kaart die je net speelde in je rij: een actie haalt alleen kaarten uit eerdere rondes terug. Anders kon je één kaart eeuwig spelen. Met ‘Ook de net gespeelde kaart terug’, te kiezen bij het klaarzetten, en altijd met je eigen kaarten, komt die terug als elke andere.
r_cards_g = Barracudakaart: neem je eigen kaart terug, of stuur die van een tegenstander naar het midden.
r_cards_h = Zakkenrollen: neem je oudste duikkaart terug. Of, laat: trek blind twee kaarten uit de hand van een tegenstander, leg er een voor die speler neer alsof die gespeeld is, en geef de andere terug.
r_cards_i = Bij het wrak zeg je dat je gaat zakkenrollen; bij wie, kies je aan het eind van de ronde. Is er maar één kaart in de hand, dan trek je die. Een Barracudakaart die je zo neerlegt gaat naar het midden; een laatste duikkaart brengt ze allemaal terug bij de speler. De duiker blijft waar hij is.
r_cards_j = Beschermd: deze ronde laat je voor de Barracuda geen goud vallen.
r_cards_k = ★ Allen terug: iedereen krijgt de Barracudakaart terug.
r_cards_l = ★ Stroming: gooi de richtingssteen, en de Barracuda gaat recht naar dat wrak. Een 6 gooi je over.
r_cards_o = Heeft een ander wrak dan 6 deze ster, dan gooi je in plaats daarvan het nummer van dat wrak over.
r_cards_m = Een of twee basiskaarten kun je ruilen voor de extra kaarten met hetzelfde nummer.
r_cards_n = Meer dan twee ruilen is een huisregel.
r_card = Wat de wrakken bieden
r_card_wreck = Wrak
r_card_special = Speciale actie
r_card_general = Gewone actie
r_card_base = Basiskaarten
r_card_extra = Extra kaarten
r_card_nothing = niets
r_card_gold = { $n } goud
r_card_back = Neem { $n } terug
r_card_regain = Barracuda-kaart
r_card_bank_seven = 7 veilig
r_card_bank_all = Alles veilig
r_card_pocket = Zakkenrollen
r_card_protected = Beschermd
r_card_all_regain = ★ Allen terug
r_card_fling = ★ Stroming
r_teams = Twee teams
r_teams_a = Vier spelers, twee tegen twee. Ieder heeft een eigen buidel, elk team deelt één kluis, en 12 goud wint.
r_teams_b = Het is altijd 12, welk doel je ook kiest. Teamgenoten zitten tegenover elkaar: plaats 1 en 3 tegen 2 en 4.
r_teams_c = Teamgenoten mogen overleggen voor ze kiezen.
r_teams_d = Teamgenoten zien elkaars gekozen kaart.
r_teams_e = Twee teamgenoten op één wrak mogen goud ruilen tussen hun buidels, zoveel ze willen. Dat is de speciale actie van een van hen, en daarvoor is voorrang op de tegenstanders daar nodig.
r_teams_f = Staan alleen zij twee gelijk met de minste kaarten, dan mogen ze nog ruilen, maar meer niet: gelijk is gelijk, dus geen beroving, geen speciale actie en geen goud oprapen. De eerste plaats van de twee beslist. Staat de een en ligt de ander, dan mag wie staat ruilen.
r_teams_g = Teamgenoten beroven elkaar niet.
r_examples = Voorbeelden
r_round = Een ronde met vier duikers
r_round_a = Anna draait een 2 om, Bruno een 4, Clara ook een 2, David een 3. Anna had al één kaart in haar rij en Clara twee; de andere rijen waren leeg. Anna en Bruno hebben 2 goud in hun buidel, Clara 1, David 3, en 1 in zijn kluis.
r_round_b = Niemand speelde een Barracudakaart. De dobbelstenen zeggen: afstand 2, richting 3.
r_round_floor = Van 6 kan hij naar 3 zwemmen langs 1 of langs 2: even kort. Hij gaat langs 2, het hoogste nummer.
r_round_c = Wrak 2: langs Anna en Clara zwom hij alleen voorbij. In Anna’s rij liggen twee kaarten, in die van Clara drie, dus Anna heeft voorrang. Ze berooft Clara van haar 1 goud; ze had ook haar oudste kaart kunnen terugnemen. Daarna krijgen beiden 1 goud van de gewone actie.
r_round_d = Wrak 3: hier stopte hij, bij David. Die laat de 3 goud in zijn buidel vallen; de 1 in zijn kluis is veilig. Hij krijgt alleen de gewone actie: 1 goud.
r_round_e = Wrak 4: Bruno is alleen. De speciale actie geeft hem 2 goud, de gewone 1. Met de 2 die hij had zijn dat er 5.
r_steer = De ronde erna: de Barracuda sturen
r_steer_a = Anna speelt haar Barracudakaart en gaat op wrak 2 liggen, met 4 goud in haar buidel. Bruno gaat naar 5, om zijn goud veilig te stellen, Clara naar 3, David naar 2. Anna’s Barracudakaart is de enige. De afstandssteen zegt 2, en ze stuurt de Barracuda van 3 naar 5, vlak ernaast.
r_steer_b = Allereerst raapt Clara, alleen op wrak 3, de 3 goud op die David liet vallen.
r_steer_c = Wrak 2: David is de enige die staat, dus heeft hij voorrang. Hij berooft Anna van haar 4 goud en pakt er 1 met de gewone actie. Anna doet hier niets.
r_steer_d = Wrak 3: Clara is alleen: 3 goud, en nog 1. Met wat ze opraapte heeft ze er 8.
r_steer_e = Wrak 5: de Barracuda is bij Bruno, en die laat zijn 5 goud vallen. Er blijft maar 4 op het wrak liggen, 1 gaat naar de voorraad. Iets veiligstellen kan hij niet, want dat is de speciale actie, maar de gewone geeft hem 1 goud.
r_steer_f = Had Anna hem naar wrak 2 gestuurd, dan had ze haar goud gehouden: wie hem stuurt raakt hij niet aan, en bij de Barracuda rooft niemand.
r_end_h = Een Barracudakaart die iemand moest afleggen, telt als gespeeld. Een die door zakkenrollen in het midden kwam, is te laat voor deze ronde.
