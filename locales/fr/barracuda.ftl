preset_quick = Affaires rapides
preset_quick_line = Comme dans le livret, avec une demi-minute pour discuter avant chaque offre et chaque enchère.
preset_silent = Seul l’argent parle
preset_silent_line = Comme dans le livret, sans minuteur : les billets viennent avec l’offre, sauf si on veut d’abord discuter.
preset_look = Un œil sur la banque
preset_look_line = Affaires rapides, mais chacun peut voir une fois ce que contient la banque.
preset_own = À votre façon
opt_away = Bars écartés
away_lot = Par tirage au sort
away_lot_line = Un bar de chaque sorte retourne dans la boîte ; personne ne voit lesquels.
away_chosen = Choisis
away_chosen_line = La table choisit les deux bars ; tout le monde les connaît donc.
opt_two = À deux places
opt_one = À une place
opt_bar = { $bar } · { $rent }
opt_talk = Temps pour discuter avant une offre ou une enchère
talk_free = Aussi longtemps qu’on veut
talk_free_line = Qui fait une offre laisse d’abord discuter, ou laisse parler l’argent.
talk_30 = Une demi-minute
talk_60 = Une minute
talk_120 = Deux minutes
talk_line = Un minuteur compte pendant qu’on discute ; on touche l’écran pour continuer.
opt_look = Un coup d’œil à la banque
opt_look_line = Chacun peut y jeter un œil une fois par partie, à tout moment.
promenade = La promenade
left = { $n ->
     [0] On ne peut plus ouvrir de bar
     [1] On peut encore ouvrir un bar
    *[other] On peut encore ouvrir { $n } bars
}
house_closed = Place { $n } : bar fermé
house_tenant = gérant { $name }
house_auction = aux enchères
house_partner = partenaire { $name }
house_free = place de partenaire libre
house_one = une seule place
house_target = peut être choisi
closed_title = Un bar fermé
closed_line = Personne ne sait quel bar c’est avant que quelqu’un l’ouvre.
closed_one_of = Pas encore vus : { $bars }.
info_rent = Loyer
info_tenant = Gérant
info_partner = Partenaire
nobody = personne
info_no_place = pas de place
table_label = Les joueurs
guest_pawns = { $n ->
     [one] { $n } pion sur 5 dans des bars
    *[other] { $n } pions sur 5 dans des bars
}
guest_rent = prochain loyer : { $rent }
guest_no_rent = pas de loyer à payer
guest_bag = pion encore dans le sac
guest_group = joue en position { $n }
guest_held = cinq pions placés : gagne s’ils tiennent
guest_laid = { $n ->
     [1] un billet face cachée
    *[other] { $n } billets face cachée
}
guest_bankrupt = en faillite
guest_visit = regarder son portefeuille
ribbon_next = { $name } gagne à son prochain tour, sauf si un pion tombe
ribbon_later = { $name } a cinq pions placés et gagne à la manche suivante, sauf si un pion tombe
head_round = Manche { $n }
head_turn = Manche { $n } · { $name }
head_before = Avant la manche { $n }
head_last = Last order
head_auction = Enchère
duty = doit jouer
aim = Gardez cinq pions placés une manche entière.
aid_win = Gardez { $n } pions dans des bars jusqu’à votre tour suivant.
aid_ruin = Ou, dès une faillite : le plus de pions placés, puis le plus d’argent.
aid_rent = Payez à la banque le loyer de chaque bar dont vous êtes gérant. Un partenaire ne paie rien.
aid_free = De trois bars, le moins cher est gratuit. De quatre ou cinq, le plus cher.
aid_broke = Qui ne peut payer, ou n’a plus d’action, est en faillite. Avec cinq pions placés, on ne doit pas d’action.
aid_action = Puis une action
aid_open = Ouvrir un bar, gratuitement. { $n } ouverts au plus.
aid_partner = Un second pion dans un bar à soi, gratuitement.
aid_join = Devenir partenaire : offrez de { $least } à { $most }. Refusé, tout va à la banque, et le gérant ajoute autant.
aid_take = Reprendre un bar : offrez de son loyer à { $most }. Refusé, tout vous revient, et le gérant ajoute autant.
aid_auction = Avec trois bars : en mettre un aux enchères. Le vendre, ou le fermer pour { $cost }.
aid_order = Last order : tous misent en secret, le plus bas joue d’abord. Tout va à la banque.
aid_fake = Un faux billet ne vaut rien. Qui le reçoit le garde.
now_draw = Un pion sort du sac.
now_between = Annoncez « last order », ou commencez.
now_stake = Misez en secret : la plus basse joue d’abord.
now_open = Ouvrez un bar : c’est gratuit maintenant.
now_act = Le loyer est payé : choisissez une action.
now_slide = Posez une offre : seul le gérant la verra.
now_answer = Acceptez l’offre, ou refusez et payez.
now_bid = Enchérissez en secret pour le bar.
now_sell = Acceptez une enchère, ou fermez le bar.
now_over = La partie est terminée.
tell_drawn = Le pion { ELIDE("de", $name) } sort du sac.
order_played = Déjà joué : { $names }.
order_bag = Encore dans le sac : { $names }.
order_last = Le sac est vide : c’est le dernier tour de la manche.
tell_rent = { $name } paie { $sum } de loyer : { $bars }.
tell_rent_cheap = { $name } paie { $sum } de loyer : { $bars }. De { $n } bars, le moins cher est gratuit : { $free }.
tell_rent_dear = { $name } paie { $sum } de loyer : { $bars }. De { $n } bars, le plus cher est gratuit : { $free }.
tell_opened = { $name } ouvre un bar : { $bar }, loyer { $rent }.
tell_partner = { $name } est maintenant aussi partenaire dans son bar { $bar }.
tell_slid = { $n ->
     [1] { $name } glisse un billet à { $tenant }, face cachée.
    *[other] { $name } glisse { $n } billets à { $tenant }, face cachée.
}
tell_join_yes = { $tenant } accepte : { $name } est partenaire au bar { $bar }.
tell_join_no = { $tenant } refuse : le sorteur porte l’offre, et autant venant { ELIDE("de", $tenant) }, à la banque.
tell_take_yes = { $tenant } accepte : { $name } reprend le bar { $bar }.
tell_take_no = { $tenant } refuse : { $name } récupère son offre, et autant venant { ELIDE("de", $tenant) }.
tell_home = Le pion partenaire { ELIDE("de", $name) } rentre à la maison.
tell_auction = { $name } met le bar { $bar } aux enchères.
tell_laid = { $n ->
     [1] { $name } pose un billet, face cachée.
    *[other] { $name } pose { $n } billets, face cachée.
}
tell_sold = { $name } accepte l’enchère { ELIDE("de", $to) }, qui devient gérant du bar { $bar }. Les autres enchères sont rendues.
tell_closed = { $name } n’accepte aucune enchère et ferme le bar { $bar } pour 1 000. Toutes sont rendues.
tell_call = { $name } annonce « last order » !
tell_stakes = Les mises : { $stakes }. Plus la mise est basse, plus on joue tôt.
tell_stakes_tied = Les mises : { $stakes }. Plus la mise est basse, plus on joue tôt ; les ex æquo sont tirés du sac.
tell_all_placed = Les cinq pions { ELIDE("de", $name) } sont placés : s’ils tiennent tous jusqu’à son prochain tour, { $name } gagne.
tell_rested = Les cinq pions { ELIDE("de", $name) } sont placés : aucune action n’est due.
stakes_order = Plus la mise est basse, plus le tour vient tôt ; le sac départage les égalités.
tell_looked = { $name } jette un œil à la banque.
tell_bank = La banque contient { $sum }.
tell_bankrupt = { $name } doit { $sum } de loyer et ne peut pas payer : faillite ! Bars : { $bars }.
tell_stuck = { $name } a payé, mais ne peut plus rien faire : faillite !
tell_unsold = { $name } n’a aucune enchère à accepter et ne peut pas payer { $sum } pour fermer le bar : faillite ! Toutes les enchères sont rendues.
ruin_left = Restait dans le portefeuille : { $sum }.
ruin_closed = Ce qui était fermé :
closed_pawn = les cinq pions étaient placés
closed_many = { $n } bars étaient ouverts, le maximum
closed_place_own = aucun de ses bars n’avait de place de partenaire libre
closed_place = aucun bar d’un autre n’avait de place de partenaire libre
closed_none_own = il ne lui restait aucun bar
closed_three = moins de trois bars
closed_poor = pas assez d’argent
tell_won = Les cinq pions { ELIDE("de", $name) } ont tenu toute une manche : { $name } gagne !
tell_out = C’était la dernière des soixante manches.
tell_pass = { $name } n’annonce pas « last order ».
tell_begin = Personne n’annonce « last order » : la manche commence.
log_deal = Les douze bars sont mélangés, deux sont écartés.
ask_before = Quelqu’un annonce‑t‑il « last order » ?
ask_before_alone = Annoncez-vous « last order » ?
ask_before_line = Alors tous misent des billets cachés : plus la mise est basse, plus on joue tôt. Toutes les mises vont à la banque.
do_begin = Personne ne l’annonce : manche { $n }
do_not_call = Je ne l’annonce pas
do_call = { $name } l’annonce
do_call_own = Annoncer « last order »
do_call_stake = Annoncer avec cette mise
call_not = Ne pas annoncer
talk_join = { $name } veut devenir partenaire { ELIDE("de", $tenant) } au bar { $bar }.
talk_take = { $name } veut reprendre le bar { $bar } à { $tenant }.
talk_now = Discutez-en ! Ce qui est dit n’engage personne.
talk_plead = Plaidez votre cause ! Ce qui est dit n’engage personne.
risk_join = En cas de refus : l’offre va à la banque, avec autant venant du gérant.
risk_take = En cas de refus : l’offre revient avec autant venant du gérant.
risk_auction = Enchère acceptée : l’enchérisseur devient gérant. Aucune acceptée : le bar ferme pour 1 000.
talk_done = { $name } prépare son offre
talk_slide = Glisser les billets { ELIDE("de", $name) }
talk_change = { $name } change son offre
talk_bid = Passer aux enchères
talk_left = { $n ->
     [one] { $n } seconde pour discuter
    *[other] { $n } secondes pour discuter
}
talk_up = Le temps de discussion est écoulé.
open_wallets = Ouvrir les portefeuilles
wallet = Votre portefeuille
wallet_sum = { $sum } et { $fakes }
fakes = { $n ->
     [0] aucun faux billet
     [one] { $n } faux billet
    *[other] { $n } faux billets
}
note_of = { $n } × { $value }
note_fake = { $n } × faux
fake = 0 (faux)
act_title = À vous, { $name } : une action
act_due = Votre prochain loyer, en l’état : { $sum }.
due_cheapest = De trois bars, le moins cher est gratuit : { $bar }.
due_dearest = De quatre ou cinq bars, le plus cher est gratuit : { $bar }.
way_open = Ouvrir un bar
way_open_line = Gratuit ; loyer dès votre prochain tour.
way_partner = Second pion dans un de vos bars
way_partner_line = Gratuit, et les partenaires ne paient pas de loyer.
way_join = Devenir partenaire de quelqu’un
way_join_line = Une offre secrète de 1 000 à 12 000. Refusée, elle va à la banque.
way_take = Reprendre un bar
way_take_line = Une offre secrète, au moins le loyer. Refusée, elle vous revient doublée.
way_auction = Mettre un de vos bars aux enchères
way_auction_line = Accepter une enchère secrète, ou le fermer pour 1 000.
way_auction_poor = Il vous faut une enchère à accepter : fermer coûterait 1 000, que vous n’avez pas.
why_pawn = Vos cinq pions sont placés.
why_many = Pas plus de { $n } bars ouverts à la fois.
why_place_own = Aucun de vos bars n’a de place de partenaire libre.
why_place = Aucun bar d’un autre n’a de place de partenaire libre.
why_none_own = Vous n’avez pas de bar.
why_none = Personne d’autre n’a de bar.
why_three = Il vous faut trois bars.
rest_line = Vos cinq pions sont placés : vous ne devez pas d’action.
why_poor = Vous n’en avez pas les moyens.
why_first = À la première manche, chacun ouvre un bar.
why_all_open = Tous les bars sont ouverts.
why_closed = Aucun bar n’est encore ouvert.
choose_bar = Choisissez un bar sur la promenade
choose_closed = Choisissez un bar fermé sur la promenade
first_title = { $name } ouvre un bar
first_line = Tous les bars fermés se ressemblent : touchez-en un autre si vous voulez.
bar_of = { $bar } · { $rent } · { $name }
do_open = Ouvrir le bar de la place { $n }
do_partner = Placer un partenaire au bar { $bar }
do_join = Annoncer : une offre à { $tenant } pour la place de partenaire du bar { $bar }
do_take = Annoncer : une offre à { $tenant } pour reprendre le bar { $bar }
do_auction = Annoncer : le bar { $bar } est mis aux enchères
other_action = Autre action
talk_first = Discuter
do_announce = Annoncer l’offre
do_look = Jeter un œil à la banque (une fois par partie)
do_rest = Pas d’action à ce tour
suggest_join = Devenir partenaire au bar { $bar }
suggest_take = Reprendre le bar { $bar }
suggest_auction = Mettre le bar { $bar } aux enchères
suggest_slide = Glisser { $notes }
suggest_bid = Offrir { $notes }
suggest_stake = Miser { $notes }
saw_bank = Quand vous avez regardé, la banque contenait { $sum }.
lay_join = Votre offre à { $tenant } pour la place de partenaire du bar { $bar }
lay_take = Votre offre à { $tenant } pour reprendre le bar { $bar }
lay_bid = Votre enchère pour le bar { $bar } { ELIDE("de", $name) }
lay_stake = Votre mise pour l’ordre du tour
lay_stake_for = { $name } a annoncé « last order » : votre mise
span = { ELIDE("De", $least) } à { $most } ; faux billets en plus à volonté.
span_stake = Au moins un billet, { $most } au plus ; un faux suffit. Une mise basse joue tôt, une mise haute tard : à court d’argent, jouez tard, un autre sera peut-être ruiné avant vous. Toutes les mises sont perdues.
span_bid = Au moins un billet ; un faux suffit, et vous pouvez miser tout ce que vous avez. Ce qui n’est pas accepté revient.
span_fakes = Tous vos pions sont placés : vous ne pouvez miser que des faux, et votre enchère ne pourra pas être acceptée.
span_nothing = Vous n’avez aucun billet à poser.
lay_more = Poser { $value } : il en reste { $n }
lay_less = Reprendre { $value } : { $n ->
     [one] { $n } posé
    *[other] { $n } posés
}
lay_sum = { $sum } · { $notes }
lay_only_fakes = { $n ->
     [one] { $fakes }, qui ne vaut rien
    *[other] { $fakes }, qui ne valent rien
}
lay_sum_fakes = { $sum } · { $notes }, dont { $fakes }
notes = { $n ->
     [0] aucun billet
     [one] { $n } billet
    *[other] { $n } billets
}
lay_change = La banque fait la monnaie en privé.
lay_too_little = { $sum } au moins.
lay_later = Vous pouvez aussi poser les billets après la discussion.
lay_no_note = Un billet au moins ; un faux suffit.
make_up = Préparer pour moi
one_fake = 1 faux
do_slide = Glisser le tout à { $tenant }
do_bid = Poser l’enchère, face cachée
do_bid_nothing = Ne rien offrir
do_stake = Poser la mise, face cachée
do_stake_nothing = Ne rien miser
ans_join = { $name } vous offre ceci pour devenir partenaire du bar { $bar } :
ans_take = { $name } vous offre ceci pour reprendre le bar { $bar } :
do_accept = Accepter
do_refuse = Refuser
ans_join_yes = Vous recevez { $sum }. { $name } devient partenaire du bar { $bar } et ne paiera plus rien pour cela.
ans_take_yes = Vous recevez { $sum } et quittez le bar { $bar } ; votre pion vous revient.
ans_join_no = Les { $sum } vont à la banque, avec { $sum } de votre poche. La place reste libre.
ans_take_no = Vous rendez { $sum } et payez { $sum } de plus à { $name }. Vous restez gérant.
ans_home = Le pion partenaire { ELIDE("de", $name) } rentre.
ans_money = Votre argent : { $now } → { $then }
ans_fakes = Vous gardez { $fakes } dans tous les cas.
ans_poor = Vous ne pouvez pas refuser : il faudrait { $sum }, et vous avez { $now }.
sell_title = Les enchères pour le bar { $bar } : en accepter une, ou aucune
sell_line = Acceptée : vous gardez les billets, faux compris, et l’enchérisseur devient gérant ; un partenaire reste.
do_sell = Accepter l’enchère { ELIDE("de", $name) }
sell_no_pawn = aucun pion libre
sell_no_bid = aucun billet
do_close = N’en accepter aucune : fermer le bar { $bar } pour 1 000
sell_none = Aucune de ces enchères ne peut être acceptée.
sell_must = Vous ne pouvez pas fermer le bar : cela coûte 1 000, que vous n’avez pas. Il faut accepter une enchère.
visit_title = Rien que pour { $name }
visit_done = J’ai vu
log_money = L’argent seulement
ledger = Comptes
ledger_mine = Rien que pour vous
ledger_mine_none = Vous n’avez encore traité avec personne.
ledger_all = Pour tout le monde
ledger_none = Il ne s’est encore rien passé.
l_round = Manche { $n }
l_offered_join = À { $name } pour une place de partenaire au bar { $bar } : { $notes }
l_offered_take = À { $name } pour reprendre le bar { $bar } : { $notes }
l_asked_join = { ELIDE("De", $name) } pour une place de partenaire au bar { $bar } : { $notes }
l_asked_take = { ELIDE("De", $name) } pour reprendre le bar { $bar } : { $notes }
l_bid = Enchère chez { $name } pour le bar { $bar } : { $notes }
l_heard = Enchère { ELIDE("de", $name) } pour le bar { $bar } : { $notes }
l_staked = Misé pour l’ordre du tour : { $notes }
l_rent = Loyer : { $sum }
l_closed = Fermeture du bar { $bar } : { $sum }
l_saw = Vu dans la banque : { $sum }
l_open = pas encore de réponse
l_accepted = acceptée
l_taken = acceptée par vous
l_lost = refusée : partie à la banque
l_doubled = refusée : revenue doublée
l_paid = refusée par vous : { $sum } payés à la banque
l_paid_back = refusée par vous : { $sum } payés en plus à { $name }
l_back = revenue
l_given_back = rendue
over_title = Les portefeuilles sont ouverts
over_away = Écartés dès le début : { $bars }
album = L’album des bluffs
album_none = Personne n’a fait d’offre ni d’enchère.
album_join = Manche { $n } : { $from } à { $to }, pour la place de partenaire du bar { $bar }
album_take = Manche { $n } : { $from } à { $to }, pour reprendre le bar { $bar }
album_bid = Manche { $n } : { $from } à { $to }, une enchère pour le bar { $bar }
album_refused = refusée
album_pairs = Qui a traité avec qui
album_pair = { $one } et { $other } : { $n ->
     [0] aucune affaire
     [one] { $n } affaire
    *[other] { $n } affaires
}, { $sum } échangés
album_paid = Payé à la banque
album_paid_line = { $name } : { $sum } ({ $parts })
paid_rent = loyers { $sum }
paid_bouncer = sorteur { $sum }
paid_stakes = mises { $sum }
paid_closing = fermetures { $sum }
paid_nothing = { $name } : rien
over_chart = L’argent de chacun au début de chaque manche
over_line = { $sum } · pions : { $n } sur 5
end_won = { $name } a tenu cinq pions pendant toute une manche et gagne.
end_bankrupt = { $name } est en faillite. { $winners } gagne avec { $n ->
     [one] { $n } pion dans un bar
    *[other] { $n } pions dans des bars
} et { $sum }.
end_bankrupt_shared = { $name } est en faillite. { $winners } se partagent la victoire, avec chacun { $n ->
     [one] { $n } pion dans un bar
    *[other] { $n } pions dans des bars
} et { $sum }.
end_out = Soixante manches sont jouées. { $winners } gagne avec { $n ->
     [one] { $n } pion dans un bar
    *[other] { $n } pions dans des bars
} et { $sum }.
end_out_shared = Soixante manches sont jouées. { $winners } se partagent la victoire, avec chacun { $n ->
     [one] { $n } pion dans un bar
    *[other] { $n } pions dans des bars
} et { $sum }.
end_abandoned = La partie n’a pas été terminée.
back_slide = L’offre { ELIDE("de", $name) } a été glissée : on a pu voir ce { ELIDE("que", $name) } offrait.
back_answer = { $name } a vu l’offre et y a répondu.
back_open = Tous ont vu quel bar a été ouvert.
back_said = { $name } a annoncé une action.
back_stakes = Toutes les mises ont été révélées.
back_bids = Les enchères ont pu être vues.
back_sale = { $name } a vu toutes les enchères et décidé.
back_look = { $name } a vu ce que contient la banque.
ref_away = On écarte un bar à deux places et un bar à une place.
ref_now = Ce n’est pas possible maintenant.
ref_bar = Il n’y a pas de tel bar à cet endroit.
ref_own = C’est votre propre bar.
ref_not_own = Ce n’est pas votre bar.
ref_amount = Entre { $least } et { $most }.
ref_not_there = Vous n’avez pas ces billets.
ref_must = Vous ne pouvez pas payer ce que coûte un refus.
ref_no_bid = Cette enchère ne peut pas être acceptée.
ref_owes = Vous devez une action à chaque tour, sauf si vos cinq pions sont placés.
ref_cannot_close = Fermer coûte 1 000, que vous n’avez pas.
ref_call = Chacun n’annonce « last order » que pour soi.
ref_no_look = On a déjà regardé la banque, ou ce n’était pas convenu.
rent = loyer
closed_again = Refermé. Tous ont vu que c’est le bar { $bar }, loyer { $rent }.
log_deal_known = Les douze bars sont mélangés. Écartés : { $bars }.
go_on = Continuer
danger = Après cela, vous risquez la faillite au prochain tour : loyer { $rent }, reste { $left }.
lay_keep = Il vous reste { $sum }.
lay_rent = Le loyer y est { ELIDE("de", $rent) }.
lay_fifth = Ce serait votre cinquième pion, et votre tour de cette manche est encore à venir : ce tour ne fait pas encore gagner. Vous y paierez le loyer, mais ne devrez pas d’action.
r_lead = De trois à cinq joueurs tiennent des bars sur une promenade : gardez-y cinq pions durant toute une manche, ou ayez-en le plus quand quelqu’un fait faillite. Chacun sait ce que les autres paient à la banque ; seuls ceux qui traitent connaissent le prix.
r_short_a = Gardez cinq pions sur la promenade durant toute une manche, ou ayez-en le plus quand quelqu’un fait faillite.
r_short_b = À la première manche, chacun ouvre un bar. Ensuite, à votre tour : avez-vous gagné ? Sinon, payez votre loyer, puis faites une action.
r_short_c = Une action, c’est ouvrir un bar, placer un partenaire, faire une offre pour une place ou pour un bar entier, ou mettre un bar aux enchères.
r_short_d = L’argent est secret. Le loyer se paie au grand jour, mais seuls ceux qui traitent connaissent le prix, et de faux billets peuvent s’y glisser.
r_setup = Mise en place
r_setup_a = Il y a douze bars : un au loyer de 6 000, trois à 5 000, trois à 4 000, quatre à 3 000 et un à 2 000.
r_setup_b = Chaque bar a une place pour un gérant. Six en ont une seconde, pour un partenaire.
r_setup_c = On ne voyait que sur les cartes quels bars ont deux places ; c’est donc notre choix : le 6 000, les trois à 5 000 et deux des 4 000. Le troisième à 4 000, ceux à 3 000 et le 2 000 n’en ont qu’une.
r_setup_d = Du livret, nous connaissons Karambole (5 000, deux places), Albatros (4 000), Octopus, Banana Bar et Barracuda. Nous avons trouvé les autres noms, comme le reste du tableau ci-dessous.
r_setup_e = Un bar à deux places et un bar à une place sont tirés au sort et écartés sans être vus. On mélange les dix autres, qui restent fermés sur la promenade.
r_setup_f = Les billets valent 10 000, 5 000, 2 000 ou 1 000. Les faux billets ne valent rien mais, de dos, rien ne les distingue des autres.
r_setup_g = Chacun commence avec les billets ci-dessous : 50 000 et sept faux billets. Ce que contient votre portefeuille reste secret durant toute la partie.
r_setup_h = La banque a toujours de la monnaie, et vous pouvez y changer de vrais billets en privé à tout moment. Une offre, une enchère ou une mise peut donc se faire avec n’importe quels vrais billets, dans la limite de ce que vous avez : le programme change de lui-même.
r_setup_i = Vous pouvez consulter votre portefeuille et vos comptes à tout moment, derrière le rideau.
r_setup_j = Chacun a cinq pions pour les bars. Un sixième va dans le sac, pour l’ordre de jeu.
r_setup_k = À trois, 6 bars au plus peuvent être ouverts ; à quatre, 8 ; à cinq, les 10.
r_setup_l = On compte les bars ouverts à ce moment-là.
r_table = Les douze bars
r_table_bar = Bar
r_table_rent = Loyer
r_table_places = Places
r_two = deux places
r_one = une place
r_notes = Ce que chacun a au départ
r_notes_real = { $n } × { $sum }
r_notes_fake = { $n } faux billets
r_rounds = Les manches
r_rounds_a = À chaque manche, le pion de chacun va dans le sac. On en tire un et son propriétaire joue ; alors seulement on tire le suivant.
r_rounds_b = À la première manche, chacun ouvre un bar quand son pion est tiré, devant tout le monde. On ne paie encore rien.
r_rounds_c = À partir de la deuxième manche, à votre tour, vous payez votre loyer, puis vous faites une action.
r_rounds_g = Avant les deux, on regarde si vous avez gagné.
r_rounds_d = Vous annoncez votre action à voix haute : tout le monde la connaît.
r_rounds_e = Les actions possibles dépendent de votre argent. Vous choisissez donc la vôtre derrière le rideau, et elle est ensuite annoncée à tous.
r_rounds_f = Ce que d’autres ont vu ne se reprend qu’avec l’accord de toute la table.
r_rent = Le loyer
r_rent_a = Vous devez le loyer de chaque bar dont vous êtes gérant. Il se paie à la banque au grand jour : tout le monde voit le montant.
r_rent_b = Les partenaires ne paient pas de loyer.
r_rent_c = Avec trois bars, le moins cher est gratuit : pour 3 000, 5 000 et 2 000, vous payez 8 000.
r_rent_d = Avec quatre bars, le plus cher est gratuit : pour 4 000, 3 000, 6 000 et 5 000, vous payez 12 000.
r_rent_e = Avec cinq bars, c’est aussi le plus cher qui est gratuit.
r_actions = Les actions
r_actions_a = À votre tour, vous faites une action : ouvrir un bar, placer un partenaire dans l’un des vôtres, faire une offre pour être partenaire dans celui d’un autre, faire une offre pour reprendre un bar, ou mettre un bar aux enchères.
r_actions_b = Ouvrir un bar : retournez un bar fermé et placez-y votre gérant. C’est gratuit pour l’instant ; le loyer est dû dès votre prochain tour. Il ne peut y avoir plus de bars ouverts que le nombre de joueurs ne le permet.
r_actions_c = Partenaire dans votre propre bar : si la place de partenaire y est libre, posez-y un second pion. C’est gratuit.
r_actions_d = Sauf les enchères, toutes les actions demandent un pion libre. Si vos cinq pions sont placés, il ne vous reste que les enchères.
r_actions_f = Si vos cinq pions sont placés, vous ne devez pas d’action : vous pouvez tenir des enchères, ou ne rien faire. Personne n’est donc ruiné faute d’action avec cinq pions dans des bars.
r_actions_e = Vous devez une action à chaque tour ; on ne passe pas. Parmi celles que vous pouvez faire, le choix est libre. C’est ainsi que nous lisons le livret, qui dit que celui qui ne place pas de pion sur une carte doit ouvrir un bar.
r_offers = Les offres
r_offers_a = Vous pouvez négocier d’abord, ou laisser tout de suite parler l’argent. Puis vous glissez vos billets au gérant, face cachée. Dès lors, l’offre ne peut plus changer, et rien n’oblige à ce qu’elle soit celle qu’on a dite.
r_offers_b = Qui fait une offre peut d’abord laisser tout le monde discuter. Sinon, l’annonce et les billets vont ensemble. Avec un minuteur, l’application attend toujours. On peut poser les billets avant la discussion ; ensuite on les glisse, ou on les change.
r_offers_c = Tout le monde voit combien il y a de billets. Ce qu’ils valent, vous êtes seuls à le savoir, tous les deux.
r_offers_d = Partenaire dans le bar d’un autre : la place de partenaire doit y être libre. Offrez de 1 000 à 12 000 ; vous pouvez ajouter des faux billets.
r_offers_e = Si le gérant accepte, il garde les billets et votre pion prend la place. Vous ne devrez plus jamais rien pour elle.
r_offers_f = Si le gérant refuse, il ajoute la même somme en vrais billets, de son portefeuille, et les deux vont à la banque : c’est pour le sorteur. La place reste libre.
r_offers_g = Reprendre un bar : offrez au moins son loyer, et au plus 12 000. Vous pouvez ajouter des faux billets, mais ils ne comptent pas.
r_offers_h = Si le gérant accepte, il garde les billets et reprend son pion ; le vôtre le remplace. Le pion d’un partenaire retourne à son propriétaire, sauf si c’est le vôtre : il reste alors.
r_offers_i = Si le gérant refuse, il vous rend la somme et en ajoute autant de son portefeuille. Le tout est à vous.
r_offers_j = Un gérant qui ne peut pas payer ce que coûte un refus ne peut pas refuser. Lui seul l’apprend.
r_offers_k = Les faux billets ne valent rien et ne sont jamais rendus : qui les reçoit les garde. Seules les enchères et la fermeture les rendent.
r_offers_l = Quand une offre de partenaire est refusée, le gérant garde aussi les faux billets.
r_auction = Enchères ou fermeture
r_auction_a = Si vous êtes gérant de trois bars ou plus, vous pouvez en mettre un aux enchères. Retirez-en votre gérant. Il ne faut pas d’argent pour cela.
r_auction_c = Avant la première enchère, on a le temps de discuter, avec un minuteur si la table le souhaite.
r_auction_d = Chacun des autres doit faire une enchère secrète, ne serait-ce que d’un faux billet.
r_auction_k = Un seul billet suffit, vrai ou faux. Ce que vaut une enchère, vous seul et l’enchérisseur le savez.
r_auction_j = Tout le monde voit combien de billets chacun pose.
r_auction_e = Une enchère n’a d’autre limite que l’argent de l’enchérisseur.
r_auction_f = Un joueur sans pion libre n’enchérit qu’avec de faux billets, ou ne pose rien s’il n’en a pas. Sans aucun billet, on ne pose rien. On ne peut accepter ni une telle enchère, ni une enchère vide. S’il n’y en a pas d’autre, les enchères ne peuvent finir que par la fermeture.
r_auction_g = Vous acceptez une enchère : vous la gardez, et l’enchérisseur place un gérant. Un partenaire reste. Toutes les autres enchères sont rendues, faux billets compris.
r_auction_h = Vous n’en acceptez aucune : toutes les enchères sont rendues, faux billets compris. Un partenaire s’en va, vous payez 1 000 à la banque, et le bar est de nouveau fermé.
r_auction_i = Si vous ne pouvez pas payer les 1 000, vous ne pouvez pas fermer et devez accepter une enchère. S’il n’y en a aucune à accepter, vous ne pouvez pas finir : toutes sont rendues, le bar reste comme il était, et vous faites faillite. Vous seul apprenez si vous pouvez payer.
r_lastorder = Last order
r_lastorder_a = Avant le début d’une nouvelle manche, n’importe qui peut annoncer « last order ».
r_lastorder_b = À partir de la deuxième manche, une fois au plus avant chacune, et chacun seulement pour soi : qui veut l’annoncer prend l’appareil et le fait de sa propre main. Les robots sont interrogés l’un après l’autre.
r_lastorder_c = Qui l’annonce mise des billets, face cachée, ne serait-ce qu’un faux, et 12 000 au plus ; tous les autres doivent suivre.
r_lastorder_j = Un seul billet suffit, vrai ou faux.
r_lastorder_d = Qui n’a plus aucun billet ne mise rien.
r_lastorder_e = Toutes les mises sont révélées ensemble. Qui a misé moins joue plus tôt dans cette manche. Les faux billets ne comptent pas.
r_lastorder_f = À mises égales, le sac décide.
r_lastorder_g = Tout l’argent misé va à la banque.
r_lastorder_k = Les faux billets aussi.
r_lastorder_h = Qui joue en dernier a le plus de chances d’échapper à la faillite : un autre peut être ruiné avant lui.
r_lastorder_i = On peut aussi bluffer : annoncer « last order », ne miser que des faux billets, jouer en premier et voir les autres perdre leur argent.
r_bankrupt = La faillite
r_bankrupt_a = Si vous ne pouvez pas payer votre loyer, vous faites faillite aussitôt.
r_bankrupt_b = Si vous pouvez payer mais ne pouvez faire aucune action, vous faites faillite aussi. Une action gratuite vous sauve : ouvrir un bar, placer un partenaire dans l’un des vôtres, ou mettre aux enchères l’un de vos trois bars.
r_bankrupt_e = Pas avec vos cinq pions dans des bars : vous ne devez alors pas d’action.
r_bankrupt_c = Une offre que vous n’avez pas de quoi payer n’est pas une action et ne vous sauve pas.
r_bankrupt_d = Qui fait faillite a perdu, et la partie est finie.
r_end = Fin de la partie
r_end_a = Avec cinq pions placés et gardés durant toute une manche, vous gagnez au début de votre prochain tour, sans faire d’action ; de même si vous avez joué en dernier dans une manche et que votre pion est tiré en premier dans la suivante.
r_end_h = Le loyer de ce tour n’est pas payé non plus.
r_end_b = Gardés veut dire : tous les cinq sont restés dans des bars, sans interruption, depuis la fin de votre dernier tour. Si le cinquième est venu entre deux de vos tours, lors des enchères d’un autre, ils doivent y être depuis avant le début de cette manche.
r_end_c = Un cinquième pion qui arrive dans la manche même, avant votre tour, ne fait donc pas gagner à ce tour. Vous payez alors le loyer, et ne devez pas d’action.
r_end_d = Après une faillite, qui a le plus de pions dans les bars gagne ; le joueur en faillite ne compte pas. À égalité, c’est qui a le plus d’argent, puis la plus forte somme des loyers de ses bars.
r_end_e = Encore à égalité : on partage la victoire.
r_end_f = Après 60 manches, la partie s’arrête comme après une faillite, mais sans que personne l’ait faite.
r_end_g = Les autres se classent de la même façon, et un joueur en faillite est dernier.
r_variants = Variantes
r_variants_a = La table choisit les deux bars écartés, un à deux places et un à une place.
r_variants_b = Une fois dans la partie, chacun peut regarder combien d’argent contient la banque : à tout moment, même avant « last order » ou au moment de répondre à une offre.
r_variants_c = Tout le monde apprend que vous avez regardé ; la somme n’est que pour vous.
r_variants_d = Tous les vrais billets du jeu valent 250 000 : ce que la banque n’a pas est dans les portefeuilles.
r_examples = Exemples
r_pay_two = Le loyer de deux bars
r_pay_two_a = Anna est gérante de deux bars, à 3 000 et à 5 000. Elle paie 3 000 + 5 000 = 8 000.
r_pay_three = Le loyer de trois bars
r_pay_three_a = Elle obtient aussi un bar à 2 000. Sur trois, le moins cher est gratuit : le 2 000. Elle paie toujours 8 000.
r_pay_four = Le loyer de quatre bars
r_pay_four_a = Ben a quatre bars, à 4 000, 3 000, 6 000 et 5 000. Sur quatre, le plus cher est gratuit : le 6 000. Il paie 4 000 + 3 000 + 5 000 = 12 000.
r_protect = Une reprise refusée
r_protect_a = Anna veut reprendre Albatros, le bar de Ben à 4 000. Elle glisse 5 000, 1 000 et un faux billet. Tous voient trois billets ; seul Ben voit qu’ils valent 6 000.
r_protect_b = Ben refuse. Il rend les 6 000 et en ajoute 6 000 à lui : Anna reçoit 12 000, elle a donc gagné 6 000. Ben garde son bar, et le faux billet.
r_join = Un partenaire accepté
r_join_a = Carla veut être partenaire dans Karambole, le bar de Ben. Elle glisse 5 000 et deux faux billets. Ben accepte et garde les trois billets.
r_join_b = Le pion de Carla prend la place de partenaire. Elle n’aura plus jamais à la payer ; Ben continue de payer le loyer de 5 000.
r_bounce = Un partenaire refusé : le sorteur
r_bounce_a = La même offre, mais Ben refuse. Il ajoute 5 000 à lui, et 10 000 vont à la banque. Il garde les deux faux billets.
r_bounce_b = Carla et Ben ont tous deux 5 000 de moins, et la place est toujours libre.
r_sale = Un bar aux enchères
r_sale_a = Ben a trois bars : Octopus et Banana Bar à 4 000, Barracuda à 3 000. Pour économiser un loyer, il met Octopus aux enchères et en retire son gérant. Anna pose 5 000 et un faux billet, Carla deux faux billets, David 2 000. Tous voient combien de billets chacun pose ; seul Ben voit ce qu’ils valent.
r_sale_b = Ben accepte l’enchère d’Anna. Il garde les 5 000 et le faux billet, et elle place son gérant. Le pion de Carla, qui y est partenaire, reste. Carla et David reprennent leurs enchères, faux billets compris.
r_sale_c = Désormais, Ben doit 4 000 + 3 000 = 7 000 au lieu de 8 000, et il a 5 000 de plus.
r_close = Un bar est fermé
r_close_a = Les mêmes enchères, mais Ben ne laisse entrer personne. Toutes sont rendues, faux billets compris, et il paie 1 000 à la banque. Octopus est de nouveau fermé, et Carla reprend son pion de partenaire.
r_close_b = Même sans argent, Ben aurait pu mettre Octopus aux enchères. Mais il n’aurait pas pu le fermer : il aurait dû accepter une des enchères, fût-elle de faux billets.
r_order = « Last order » à cinq
r_order_a = David annonce « last order ». Anna mise deux faux billets et Ben un seul, Carla 2 000, David 4 000 et un faux billet, Emma 4 000.
r_order_b = Anna et Ben n’ont rien misé qui compte : le sac décide qui des deux joue en premier. Carla est troisième. David et Emma sont à égalité : le sac décide qui est quatrième et qui dernier.
r_order_c = Toutes les mises vont à la banque : 10 000 et quatre faux billets.
r_escape = Qui joue en dernier échappe le plus longtemps
r_escape_a = Ben doit 8 000 et a 5 000 ; Carla ne peut pas payer son loyer non plus. Ben annonce « last order » et mise 4 000, Carla mise 2 000, Anna un faux billet. Anna joue donc en premier, Carla ensuite, Ben en dernier.
r_escape_b = Le pion de Carla sort avant celui de Ben : elle fait faillite, et la partie est finie. On n’a pas demandé son loyer à Ben.
r_bluff = Ne miser que des faux billets
r_bluff_a = Emma peut payer sans peine, mais les autres n’en sont pas sûrs. Elle annonce « last order » et mise un seul faux billet. Les autres posent de vrais billets pour ne pas jouer tôt ; Emma joue en premier et n’a perdu que le faux billet.
r_five = Cinq pions gardés
r_five_a = Emma a quatre pions dans des bars. À son tour, elle place le cinquième, comme partenaire dans l’un de ses bars. Elle n’a pas encore gagné : les autres peuvent encore essayer de faire sortir un de ses pions.
r_five_b = Quand son pion est de nouveau tiré, les cinq sont toujours là. Elle gagne aussitôt, sans plus payer de loyer.
r_five_c = L’un d’eux est partenaire dans le bar de Ben. Si Ben avait laissé David reprendre ce bar, le pion d’Emma lui serait revenu, et elle aurait continué à jouer.
r_forced = Un cinquième pion par une enchère forcée
r_forced_a = Anna a quatre pions dans des bars. Ben met Octopus aux enchères, et chacun doit enchérir : Anna pose un seul faux billet. Ben l’accepte. Le cinquième pion d’Anna entre donc en jeu, qu’elle ait voulu ce bar ou non.
r_forced_b = Dans la même manche, son propre pion est tiré. Elle paie son loyer et il lui reste 41 000. Avec deux bars, elle ne peut pas tenir d’enchères, et toutes les autres actions demandent un pion libre. Selon notre décision, elle n’en doit aucune, puisque les cinq sont placés : elle ne fait pas faillite, et l’on tire le pion suivant.
