r_lead = De deux à douze joueurs, six manches, et le plus petit total gagne : laissez aux autres les plis qui coûtent. À la dernière manche, par contre, tout le monde les veut.
r_short_a = Six manches de plis, et le plus petit total gagne.
r_short_b = Fournissez la couleur si vous pouvez. La plus haute carte de la couleur demandée remporte le pli ; il n’y a pas d’atout.
r_short_c = À chaque manche, autre chose coûte : les plis, une couleur, une figure, une carte précise, puis tout à la fois.
r_short_d = À la manche 6, les mêmes choses comptent en moins : cette fois, prenez tout ce que vous pouvez.
r_short_e = Si c’est convenu : prenez tout ce qui compte dans une manche, et vos points changent de signe.
r_cards = Cartes et donne
r_cards_a = Des cartes ordinaires, en quatre couleurs. L’as est la carte la plus haute, le 2 la plus basse, et il n’y a pas d’atout.
r_cards_b = Jusqu’à six, on joue avec un jeu de 52 cartes ; de sept à douze, avec deux.
r_cards_c = On peut choisir un ou deux jeux, quel que soit le nombre de joueurs.
r_cards_d = Tout est distribué. Pour que chacun en reçoive autant, les cartes les plus basses sortent d’abord : il en reste 51 à trois joueurs, 50 à cinq, 48 à six.
r_cards_e = Elles sortent à partir des 2 et, à valeur égale, dans l’ordre trèfle, carreau, cœur, pique, jusqu’à ce que le reste se partage également. Avec deux jeux, les deux exemplaires d’une carte sortent l’un après l’autre.
r_cards_f = Le donneur change à chaque manche.
r_cards_g = Le sort désigne le premier donneur. La donne passe à gauche, et le joueur à gauche du donneur entame le premier pli.
r_tricks = Les plis
r_tricks_a = Le premier joueur entame avec la carte de son choix. À leur tour, les autres doivent fournir : jouer une carte de la même couleur s’ils en ont une. Sinon, ils jouent celle qu’ils veulent.
r_tricks_b = La plus haute carte de la couleur demandée remporte le pli et donne l’entame du suivant.
r_tricks_c = Avec deux jeux, de deux cartes gagnantes identiques, la première jouée l’emporte.
r_tricks_d = Ou bien la dernière jouée l’emporte.
r_costs = Ce qui coûte
r_costs_a = Trois choses coûtent des points : une couleur, une figure (valet, dame ou roi) et une carte précise parmi celles en jeu.
r_costs_b = Autour d’une table, les joueurs en conviennent. Les cœurs ou les trèfles, les dames, et le roi de cœur ou de pique sont courants.
r_costs_c = Ou bien elles sont tirées au sort.
r_costs_d = Le tirage a lieu quand la partie commence. Ensuite, tout le monde voit ce qui a été tiré, en plus pâle aux manches où cela ne coûte rien.
r_costs_e = Ou chacune est tirée plus tard, quand sa manche commence.
r_costs_f = Avec deux jeux, les deux exemplaires de la carte comptent.
r_costs_g = Les coûts s’ajoutent : aux manches 5 et 6, une même carte peut compter trois fois, pour sa couleur, pour sa figure et comme carte précise.
r_costs_h = À la manche 6, les mêmes choses comptent en moins : cette fois, prenez tout ce que vous pouvez.
r_costs_i = Le plus petit total après la manche 6 gagne.
r_costs_j = À égalité, on partage la place.
r_table = Ce que compte chaque manche, en points
r_table_round = Manche
r_table_trick = chaque pli
r_table_suit = chaque carte de la couleur
r_table_figure = chaque carte de la figure
r_table_card = la carte
r_all = Tout ou rien
r_all_a = Si vous prenez tout ce qui compte dans une manche, vos points changent de signe : aux manches 1, 2, 3 et 5, ils sont retirés au lieu d’être ajoutés ; à la manche 6, ils sont ajoutés au lieu d’être retirés.
r_all_b = Tout, ce sont toutes les cartes qui donnent des points.
r_all_i = À la manche 1, où ce sont les plis qui en donnent, ce sont tous les plis.
r_all_c = Aux manches 5 et 6, peu importent les plis sans une telle carte.
r_all_d = Ou bien ils comptent aussi, et il faut prendre tous les plis.
r_all_e = Tous vos points de la manche changent de signe, ceux des plis aussi. Ce que d’autres ont pris compte comme d’habitude.
r_all_f = À la dernière manche, prenez-en donc le plus possible, mais pas tout.
r_all_g = Cette règle ne vaut pas à la manche 4.
r_all_h = Avec deux jeux, elle n’y vaut pas non plus, même si la carte est là deux fois.
r_early = Finir une manche plus tôt, aider la mémoire
r_early_a = Quand plus rien de ce qui reste à jouer ne peut compter, on s’arrête là, sauf si vous voulez tout jouer. Cela n’arrive jamais aux manches 1, 5 et 6, où chaque pli compte.
r_early_b = Vous choisissez en préparant la partie combien l’application aide la mémoire. Habituelle : les points déjà pris et le dernier pli. Ouverte : aussi tous les plis de la manche, et qui n’a plus de quelle couleur. Stricte : le dernier pli seul, et pas de points avant le décompte de la manche.
r_early_c = Le journal et la relecture ne montrent pas non plus les plis masqués. Une fois la manche finie, tout peut être revu.
r_examples = Exemples
r_trick = Un pli à quatre
r_trick_a = Anna entame du 7 de cœur : il faut donc jouer du cœur si possible. Bruno joue le roi. Clara n’a pas de cœur et se débarrasse du 2 de trèfle. David n’a qu’un cœur, l’as : il doit le jouer.
r_trick_b = L’as est le plus haut cœur. David remporte le pli, qu’il le veuille ou non, et entame le suivant. Le 2 de trèfle ne pouvait pas gagner, ni aucun autre trèfle : ce n’est pas la couleur demandée.
r_trick_1 = Anna entame : 7 de cœur
r_trick_2 = Bruno : roi de cœur
r_trick_3 = Clara : 2 de trèfle
r_trick_4 = David gagne : as de cœur
r_count = Compter aux manches 5 et 6
r_count_a = Les cœurs, les dames et le roi de pique coûtent. Vous avez pris quatre plis, et avec eux ces cinq cartes :
r_count_1 = dame de cœur : 10 + 50
r_count_2 = 9 de cœur : 10
r_count_3 = 4 de cœur : 10
r_count_4 = dame de trèfle : 50
r_count_5 = roi de pique : 200
r_count_b = Plis 4 × 5, cœurs 3 × 10, dames 2 × 50, le roi 200 : 20 + 30 + 100 + 200 = 350. À la manche 5, cela fait +350 ; à la manche 6, −350.
r_count_c = La dame de cœur compte deux fois : 10 comme cœur et 50 comme dame.
r_turn = Tout ou rien, avec un jeu, à quatre
r_turn_a = Les cœurs, les dames et le roi de pique coûtent. À la manche 3, Clara prend les quatre dames :
r_turn_card = 50 points
r_turn_b = Cela ferait 4 × 50 = 200 points. Elle a tout pris : c’est donc −200. Avec trois dames, cela aurait fait +150.
r_turn_c = À la manche 6, Bruno remporte neuf plis, et avec eux tous les cœurs, toutes les dames et le roi de pique : 9 × 5 + 13 × 10 + 4 × 50 + 200 = 575. Les quatre autres plis ne contenaient rien de tout cela. Il a donc tout, et reçoit +575 au lieu de −575. Un seul cœur laissé à un autre, et c’était −565.
r_turn_d = Si « tout » veut dire tous les plis, il en manque quatre, et il reçoit −575.
index_jack = V
index_queen = D
index_king = R
index_ace = A
card = { $rank ->
    [jack] valet
    [queen] dame
    [king] roi
    [ace] as
   *[other] { $rank }
} de { $suit ->
    [clubs] trèfle
    [diamonds] carreau
    [hearts] cœur
   *[spades] pique
}
jacks = valets
queens = dames
kings = rois
clubs = trèfles
diamonds = carreaux
hearts = cœurs
spades = piques
each_trick = chaque pli
nothing = rien qui compte
# A score of a round: "3 tricks × 5 + 1 heart × 10 + king of spades × 200".
sum_tricks = { $n ->
    [one] { $n } pli
   *[other] { $n } plis
} × { $points }
sum_suit = { $suit ->
    [clubs] { $n ->
        [one] { $n } trèfle
       *[other] { $n } trèfles
    }
    [diamonds] { $n ->
        [one] { $n } carreau
       *[other] { $n } carreaux
    }
    [hearts] { $n ->
        [one] { $n } cœur
       *[other] { $n } cœurs
    }
   *[spades] { $n ->
        [one] { $n } pique
       *[other] { $n } piques
    }
} × { $points }
sum_figures = { $figure ->
    [jack] { $n ->
        [one] { $n } valet
       *[other] { $n } valets
    }
    [queen] { $n ->
        [one] { $n } dame
       *[other] { $n } dames
    }
   *[king] { $n ->
        [one] { $n } roi
       *[other] { $n } rois
    }
} × { $points }
sum_card = { $n ->
    [one] { $card }
   *[other] { $card } × { $n }
} × { $points }
took_all = a tout pris : les points changent de signe
round = Manche { $n }
round_of = Manche { $n } sur { $of }
said_round = Manche { $n } sur { $of }.
recipe = Manche { $n } : { $what }
priced = { $what } { $points }
reveal_title = Au menu
all_rounds_played = Les six manches sont jouées.
cost_unknown = tiré au début de la manche
all_turns = Tout ou rien : prenez tout, et vos points se comptent en moins.
all_not_now = Le tout ou rien ne vaut pas dans cette manche.
all_not_all = Tout ou rien : prenez-en le plus possible, mais pas tout.
out_of_sight = Ces plis sont masqués jusqu’à la fin de la manche.
menu_label = Ce qui coûte dans cette manche
table_label = La table, dans l’ordre du jeu
hand_label = Votre main
open_label = Toutes les mains
takes = { $name } remporte le pli : { $what }
takes_nothing = { $name } remporte le pli.
said_takes = { $name } remporte le pli : { $points }.
ledger = Les plis seulement
said_dealer = { $name } donne en premier
said_cost = Ce qui coûte : { $what }
said_deal = La manche { $n } est distribuée
said_plays = { $name } joue : { $card }.
said_costs = Ce qui coûte : { $what }.
said_lying = Sur la table : { $cards }.
said_led = Couleur demandée : { $suit }. Fournissez si vous le pouvez.
said_hold = { $n ->
     [one] Vous avez { $n } carte en main.
    *[other] Vous avez { $n } cartes en main.
}
keys_walk = parcourir votre main
keys_lift = lever une carte, ou la reposer
keys_move = changer une carte de place dans votre main
said_lifted = Carte levée, elle va être jouée. Appuyez encore pour la reprendre.
said_chosen = Carte choisie. Confirmez pour la jouer.
not_your_turn = Ce n’est pas à vous de jouer.
follow_suit = Couleur demandée : { $suit }, et vous en avez.
refused_not_in_play = Carte hors jeu avec autant de joueurs : { $card }.
refused_setup = Impossible avec autant de joueurs ou de jeux de cartes.
refused_step = C’est impossible maintenant.
ended_abandoned = La partie a été arrêtée, personne ne gagne.
ended_won = { $n ->
     [one] { $name } gagne avec { $points } point.
    *[other] { $name } gagne avec { $points } points.
}
ended_shared = { $n ->
     [one] { $name } se partagent la première place avec { $points } point.
    *[other] { $name } se partagent la première place avec { $points } points.
}
duty = à jouer
cards_left = { $n ->
     [one] { $n } carte en main
    *[other] { $n } cartes en main
}
points_taken = { $n ->
     [one] { $points } point jusqu’ici dans cette manche
    *[other] { $points } points jusqu’ici dans cette manche
}
deals = a donné
total_of = { $n ->
     [one] { $points } point en tout
    *[other] { $points } points en tout
}
leads = mène
dealer_sign = D
void_in = sans { $suits }
wait = Vos cartes. Ce n’est pas à vous de jouer.
lead = Vous entamez : jouez la carte de votre choix.
follow = Jouez du { $suit }.
discard = Pas { ELIDE("de", $suit) } : jouez la carte de votre choix.
now_dealt = Les cartes sont distribuées.
now_leads = Nouveau pli : jouez la carte de votre choix.
now_follows = Couleur demandée : { $suit }. Jouez-en si possible.
aim_tricks = Évitez les plis : { $n } points chacun.
aim_cards = Évitez les { $what } : { $n } points pièce.
aim_card = À éviter : { $card }, { $n } points.
aim_least = Tout coûte : prenez le moins possible.
aim_unknown = Évitez ce qui coûte dans cette manche.
aim_most = Tout rapporte : prenez le plus possible.
aim_not_all = Prenez le plus possible, mais pas tout.
aim_fewest = Le plus petit total gagne.
aid_fewest = Le plus petit total après six manches.
aid_trick = Un pli
aid_follow = Fournir la couleur demandée. Sinon, n’importe quelle carte.
aid_takes = La plus haute carte de la couleur demandée l’emporte et donne l’entame du suivant. Pas d’atout.
aid_twin_first = De deux cartes égales, la première jouée l’emporte.
aid_twin_last = De deux cartes égales, la dernière jouée l’emporte.
aid_rounds = Ce qui coûte, manche par manche
aid_tricks = Manche 1 : { $n } par pli.
aid_suit = Manche 2 : { $n } par carte de la couleur.
aid_figure = Manche 3 : { $n } par carte de la figure choisie.
aid_card = Manche 4 : { $n } pour une seule carte précise.
aid_all = Manche 5 : tout cela à la fois.
aid_below = Manche 6 : de même, mais en moins. Cette fois, prenez !
aid_everything = Prenez tout ce qui compte, et vos points changent de signe. Pas à la manche 4.
read_hand_line = Faire lire ma main par le lecteur d’écran : mettez un casque
sort_by_rank = Trier par valeur
sort_by_suit = Trier par couleur
play_card = Jouer : { $card }
put_back = Reprendre
sheet = Feuille de score
sheet_empty = Aucune manche n’a encore été comptée.
skipped = La suite n’a pas été jouée : plus rien n’y comptait.
player = Joueur
total = Total
so_far = en cours
next = Ensuite : manche { $n }, { $what }. { $name } entame.
next_last = Ensuite : manche { $n }, la dernière. En moins, cette fois : { $what }. { $name } entame.
next_not_all = Le tout ou rien vaut ici aussi : le plus possible, mais pas tout.
chart_label = Les totaux de manche en manche, la ligne la plus basse gagne. La feuille de score donne les nombres.
preset_agreed = Convenu : cœurs, dames, roi de pique
preset_agreed_line = Le choix de la plupart des tables.
preset_random = Tiré au sort
preset_random_line = Une couleur, une figure et une carte sont tirées avant la première manche.
preset_late = Tiré plus tard
preset_late_line = Chacune n’est tirée qu’au début de sa manche.
preset_two = Convenu, avec deux jeux
preset_two_line = Chaque carte est là deux fois, et les deux comptent.
preset_own = À votre façon
opt_packs = Jeux de cartes
packs_auto = Selon le nombre de joueurs
packs_auto_line = Un jeu jusqu’à six joueurs, deux à partir de sept.
packs_one = Un
packs_one_line = 52 cartes.
packs_two = Deux
packs_two_line = 104 cartes : chacune est là deux fois.
opt_finding = Ce qui coûte
finding_random = Tiré au sort
finding_random_line = Une couleur, une figure et une carte sont tirées avant la première manche.
finding_late = Tiré plus tard
finding_late_line = Chacune n’est tirée qu’au début de sa manche.
finding_agreed = Convenu
finding_agreed_line = La table choisit les trois. Les choix courants viennent d’abord.
opt_suit = La couleur (10 par carte)
opt_figure = La figure (50 chacune)
opt_card = La carte (200)
usual = { $what } (d’usage)
opt_twins = De deux cartes identiques
twins_first = la première jouée gagne
twins_first_line = Le choix habituel.
twins_last = la dernière jouée gagne
twins_last_line = Un second exemplaire peut encore prendre le pli.
opt_all = Tout ou rien
all_off = Sans
all_off_line = Si vous prenez tout, vous avez tous les points.
all_cards = Toutes les cartes qui comptent
all_cards_line = Prenez-les toutes dans une manche (à la manche 1, tous les plis), et vos points changent de signe. Pas à la manche 4.
all_tricks = Tous les plis
all_tricks_line = De même, mais aux manches 5 et 6, tout veut dire tous les plis.
opt_skip = Passer ce qui ne compte plus
opt_skip_line = Les manches 2 à 4 s’arrêtent dès que plus rien ne peut compter.
opt_help = Aide à la mémoire
help_open = Ouverte
help_open_line = Les points déjà pris, qui n’a plus d’une couleur, et tous les plis de la manche dans le journal.
help_usual = Habituelle
help_usual_line = Les points déjà pris, et le dernier pli seulement.
help_strict = Stricte
help_strict_line = Le dernier pli seulement, et pas de points avant le décompte de la manche.
each_gets = { $n } cartes chacun, toutes sont en jeu.
each_gets_without = { $n } cartes chacun. Hors jeu : { $cards }.
last_trick = Le dernier pli
last_trick_none = Aucun pli n’a encore été pris.
took = a remporté le pli
onward = Continuer
look_at_round = Revoir la manche { $n }, cartes ouvertes
led_clubs = trèfle
led_diamonds = carreau
led_hearts = cœur
led_spades = pique
