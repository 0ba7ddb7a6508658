preset_first = Première partie
preset_first_line = Comme dans le livret, sur le fond marin paisible de son exemple.
preset_printed = Selon le livret
preset_printed_line = 8 pièces d’or, cartes de base, fond marin au hasard.
preset_long = Plus longue
preset_long_line = Comme dans le livret, mais il faut 10 pièces d’or.
preset_extra = Deux cartes supplémentaires
preset_extra_line = Les épaves 2 et 6 sont remplacées par leurs cartes supplémentaires.
preset_wild = Eaux troubles
preset_wild_line = Des règles maison : 10 pièces d’or, toutes les cartes supplémentaires, le fond marin féroce. Le livret n’échange qu’une ou deux cartes.
preset_own = À votre façon
opt_goal = Or pour gagner
goal_8 = 8 pièces
goal_8_line = Une vingtaine de minutes.
goal_10 = 10 pièces
goal_10_line = Une soirée plus longue sous l’eau.
opt_teams = Deux équipes de deux
opt_teams_line = Un coffre par équipe, 12 pièces pour gagner. On se parle et on échange de l’or entre coéquipiers.
seating = Les Perles, ce sont { $a } et { $b } ; les Coraux, { $c } et { $d }. Les équipes alternent autour de la table.
opt_ground = Fond marin
ground_random = Au hasard
ground_random_line = Les épaves sont mélangées et placées autrement à chaque partie.
ground_first = Première partie
ground_first_line = D’après l’exemple du livret, la tanière au milieu : le poisson est souvent chez lui. Il croise un plongeur sur sept.
ground_gentle = Paisible
ground_gentle_line = La plupart des chemins passent par la tanière : le poisson est souvent chez lui. Il croise un plongeur sur sept.
ground_lively = Animé
ground_lively_line = Deux rangées de trois : le poisson arrive vite partout. Il croise un plongeur sur six.
ground_vicious = Féroce
ground_vicious_line = La tanière est à l’écart : le poisson ne rentre presque jamais. Il croise deux plongeurs sur onze.
ground_laid = Posé à la main
ground_laid_line = Touchez une carte, puis l’endroit où la poser.
lay_label = Grille des épaves
lay_ok = Toutes les épaves sont reliées : on peut jouer.
lay_where = Touchez maintenant l’endroit où la poser.
empty_place = Libre
place_label = { $what }, colonne { $column }, ligne { $row }
floor_overlap = Deux épaves sont au même endroit.
floor_apart = L’épave { $wreck } est isolée : chaque carte doit en toucher une autre par un côté.
opt_set = Cartes d’épave
opt_set_line = Si vous avez le jeu, saisissez vos cartes une fois et gardez-les comme série.
set_ours = Notre série
ours = La répartition des actions sur les cartes est la nôtre : le livret ne fait que citer les actions.
opt_letter = Reprendre aussi la carte jouée
opt_letter_line = Le livret fait reprendre « les premières cartes jouées », donc parfois celle qu’on vient de jouer. Avec nos cartes, celle-là reste, sinon on la rejouerait sans fin. Avec cette option, elle revient aussi.
own_letter = Vos propres cartes suivent le texte du livret : une action qui reprend des cartes peut rendre celle qu’on vient de jouer.
opt_swapped = De base ou supplémentaire
opt_swapped_line = Touchez une épave pour changer sa carte. Le livret en change une ou deux ; davantage, c’est une règle maison.
base_card = de base
extra_card = suppl.
said_kind = Épave { $n } ({ $kind ->
    [extra] suppl.
   *[base] de base
}).
base_cards = Cartes de base
extra_cards = Cartes supplémentaires
edit_set = Saisir vos cartes
edit_title = Vos cartes d’épave
edit_line = Choisissez les actions imprimées sur chaque carte, puis nommez la série.
special_of = Épave { $n }, action spéciale
general_of = Épave { $n }, action générale
special_amount = Spéciale : combien
general_amount = Générale : combien
stop_of = Épave { $n }, quand le Barracuda s’arrête
kind_gold = pièces d’or
kind_back = reprendre des cartes
set_name = Nom de la série
set_wants_name = Donnez un nom à la série.
keep_set = Garder et utiliser
forget_set = Supprimer cette série
deed_nothing = rien
deed_gold = { $n ->
     [one] { $n } pièce dans la bourse
    *[other] { $n } pièces dans la bourse
}
deed_back = { $n ->
     [1] reprendre votre plus ancienne carte, sauf celle de cette manche
    *[other] reprendre vos { $n } plus anciennes cartes, sauf celle de cette manche
}
deed_back_any = { $n ->
     [1] reprendre votre plus ancienne carte de déplacement
    *[other] reprendre vos { $n } plus anciennes cartes de déplacement
}
deed_regain = reprendre votre carte Barracuda, ou faire défausser la sienne à un adversaire
deed_bank_seven = jusqu’à 7 pièces de la bourse au coffre
deed_bank_all = toute la bourse au coffre
deed_pocket = reprendre votre plus ancienne carte de déplacement, ou faire les poches en fin de manche
deed_protected = le Barracuda ne vous fait pas lâcher votre bourse
stop_regain = chacun reprend sa carte Barracuda
stop_fling = le courant le projette jusqu’à l’épave indiquée par le dé de direction
offers = Spéciale : { $special }. Générale : { $general }
offers_stop = { $offers }. Quand le Barracuda s’arrête ici : { $stop }
offers_lair = Quand le Barracuda s’arrête ici : { $stop }
special = Action spéciale :
special_hint = Pour le plongeur seul ici, ou qui a l’initiative, si le Barracuda est ailleurs.
general = Action générale :
general_hint = Pour tous ceux qui sont debout ici.
stop_label = Quand le Barracuda s’arrête ici :
lair_hint = Aucun plongeur ne vient ici. Si le Barracuda y est en fin de manche, chacun reprend sa carte Barracuda.
sea_label = Fond marin
crew_label = Plongeurs
panel_label = Ce qui se passe
wreck_title = Épave { $n }
barracuda = Barracuda
barracuda_card = Carte Barracuda : votre plongeur se couche. Si c’est la seule jouée, vous menez le poisson où vous voulez
lies_here = Ici : { $gold }
standing = { $name } : plongeur debout ici
lying = { $name } : plongeur couché ici
fish_here = Le Barracuda est ici
has_chosen = a choisi
bag_of = Bourse : { $gold }
vault_of = Coffre : { $n } sur { $of }
vault_enough = Coffre : { $n }, de quoi gagner
row_empty = Aucune carte jouée
row_of = Cartes jouées, la plus ancienne d’abord : { $cards }
holds_fish = A sa carte Barracuda
lacks_fish = Carte Barracuda au centre
played = Carte jouée : { $card }
choose = { $name }, où plonger ?
choose_hint = Touchez une carte ou une épave, puis plongez. Un appui long plonge aussitôt.
hand_label = Vos cartes
said_picked = Une carte est choisie. Le bouton plus bas la pose face cachée.
said_put_back = Reposée.
said_fish = Le Barracuda est à l’épave { $wreck }.
said_own = Dans votre bourse : { $gold }. Dans votre coffre : { $n } sur { $of }.
said_hold = { $n ->
     [one] Vous avez { $n } carte en main.
    *[other] Vous avez { $n } cartes en main.
}
percent = { $n } %
loss = −{ $n }
risk_of = Risque de morsure ici : { $n } %. Perte : { $gold }.
risk_lured = Avec la seule carte Barracuda, on pourrait l’amener ici. Perte : { $gold }.
risk_none = Le Barracuda ne peut pas venir ici cette manche.
risk_sheltered = Ici, le Barracuda ne vous fait rien.
could_win = Peut gagner à la prochaine manche : { $names }
could_win_here = peut gagner à la prochaine manche
mate_holds = Parlez avec { $name }, qui a :
mate_chose = { $name } a choisi :
next = Continuer
skip = Passer au résultat
go_on = Passer à la manche { $n }
order_label = Ordre des épaves
order_done = Épave { $wreck } : c’est fait
order_now = Épave { $wreck }, maintenant : { $names }
order_later = Épave { $wreck }, ensuite : { $names }
asked_special = est en solo sur l’épave { $wreck } : action spéciale
asked_initiative = a l’initiative sur l’épave { $wreck }, avec le moins de cartes dans sa rangée : { $what }
asked_standing = a l’initiative sur l’épave { $wreck }, où personne d’autre n’est debout : { $what }
asked_fewest_standing = a l’initiative sur l’épave { $wreck }, avec le moins de cartes de ceux qui y sont debout : { $what }
asked_general = sur l’épave { $wreck } : action générale
asked_beside_fish = sur l’épave { $wreck }, près du Barracuda : action générale seulement
asked_exchange = est à égalité dans son équipe sur l’épave { $wreck } : échange d’or, rien de plus
asked_draw = doit répondre : partie nulle ?
asked_steer = { $n ->
     [one] mène le Barracuda une épave plus loin, ou le laisse.
    *[other] mène le Barracuda jusqu’à { $n } épaves plus loin, ou le laisse.
}
asked_pick = fait les poches. À qui ?
asked_put = Tirées en secret de la main { ELIDE("de", $name) }. Laquelle posez-vous sur la table, comme si on l’avait jouée ?
do_take = Prendre { $gold }
do_back = Reprendre { $cards }
back = { $n ->
     [1] la carte { $cards }
    *[other] les cartes { $cards }
}
do_regain = Reprendre votre carte Barracuda
do_strip = Faire défausser sa carte Barracuda à { $name }
strip_label = Faire défausser la carte Barracuda à
do_bank = { $gold } au coffre
bag_change = Bourse : { $from } → { $to }
vault_change = Coffre : { $from } → { $to } sur { $of }
hand_size = { $n ->
     [one] { $n } carte en main
    *[other] { $n } cartes en main
}
do_rob = Voler { $name } : { $gold }
do_give = Donner { $gold } à { $name }
do_get = Recevoir { $gold } de la part { ELIDE("de", $name) }
do_keep = Ne rien changer
do_late = Faire les poches en fin de manche
do_pocket = Faire les poches à { $name }
do_put = Poser { $card }
do_dive = Plonger vers l’épave { $n }
do_lure = Attirer le Barracuda
do_leave = Le laisser en { $wreck }
do_steer = À l’épave { $wreck }
do_pass = Renoncer
do_agree = Accepter la nulle
do_refuse = Continuer
how_much = Montant
share_label = Dans votre bourse après
how_it_came = Comment l’or est arrivé au coffre
deposit = manche { $n } : { $gold }
no_deposit = rien au coffre
chart_caption = L’or des coffres, manche après manche
found_in = { $n ->
     [one] { $gold } en { $n } plongée
    *[other] { $gold } en { $n } plongées
}
bitten = { $n ->
     [0] aucune morsure
     [1] une morsure : { $gold } de moins
    *[other] { $n } morsures : { $gold } de moins
}
robberies = { $n ->
     [0] aucun vol
     [1] un vol : { $gold }
    *[other] { $n } vols : { $gold }
}
longest_way = { $n ->
     [one] plus long trajet : { $n } épave
    *[other] plus long trajet : { $n } épaves
}
bite_sum = { $n ->
     [0] Aucune morsure n’a coûté d’or.
     [1] Le Barracuda a mordu une fois : { $gold } par-dessus bord.
    *[other] Le Barracuda a mordu { $n } fois : { $gold } par-dessus bord.
}
tell_laid = Les épaves sont en place.
tell_chosen = { $name } a choisi.
tell_revealed = On retourne les cartes : { $cards }.
revealed_card = { $name } ({ $card })
tell_all_back = { $name } a joué sa dernière carte de déplacement et reprend les cinq.
tell_rolled = Les dés : { $n } vers l’épave { $wreck }.
tell_there = Il y est déjà.
tell_tied_ways = Plusieurs chemins sont aussi courts : il passe par l’épave { $wreck }, le plus grand numéro.
tell_reach = { $name } attire le Barracuda en solo. Le dé montre { $n }.
tell_swims = Le Barracuda nage jusqu’à l’épave { $wreck }.
tell_stays = Le Barracuda reste à l’épave { $wreck }.
tell_taken = { $name } mène le Barracuda à l’épave { $wreck }.
tell_left = { $name } laisse le Barracuda à l’épave { $wreck }.
tell_lair = Il s’arrête sur l’épave { $wreck } : chacun reprend sa carte Barracuda.
tell_flung = Le courant projette le Barracuda jusqu’à l’épave { $wreck }.
tell_collected = { $name } ramasse { $gold } sur l’épave { $wreck }.
tell_bites = Le Barracuda ! { $name } lâche { $gold } sur l’épave { $wreck }.
tell_bites_nothing = Le Barracuda ! Mais { $name } n’a rien dans sa bourse.
tell_lost = Une épave n’en garde que 4 : perte { ELIDE("de", $gold) }.
tell_obeys = Le Barracuda obéit à { $name } et épargne la bourse.
tell_protected = L’épave { $wreck } protège { $name } du Barracuda.
tell_tied = Épave { $wreck } : égalité pour le moins de cartes, personne n’a l’initiative.
tell_idle = { $name } n’a rien à gagner à l’action spéciale de l’épave { $wreck }.
tell_idle_general = { $name } n’a rien à gagner à l’action générale de l’épave { $wreck }.
tell_passes = { $name } renonce.
tell_takes = { $name } prend { $gold }.
tell_takes_back = { $name } reprend { $cards }.
tell_regains = { $name } reprend sa carte Barracuda.
tell_strips = { $name } oblige { $other } à défausser sa carte Barracuda.
tell_banks = { $name } rapporte { $gold } : { $n } sur { $of } au coffre.
tell_banks_enough = { $name } rapporte { $gold } : { $n } au coffre, de quoi gagner.
tell_robs = { $name } vole { $other } : { $gold }.
tell_gives = { $name } donne { $gold } à { $other }.
tell_will_pick = { $name } fera les poches en fin de manche.
tell_round_over = La manche { $n } est finie.
tell_regain_all = Retour des cartes Barracuda : { $names }.
tell_draws = { $n ->
     [1] { $name } tire la seule carte de la main { ELIDE("de", $other) }.
    *[other] { $name } tire deux cartes de la main { ELIDE("de", $other) }.
}
tell_puts = { $name } pose une carte { ELIDE("de", $other) }, comme si elle avait été jouée : { $card }.
tell_wins = { $name } gagne avec { $gold } au coffre.
tell_team_wins = Les { $team } gagnent : { $name } et { $other }, avec { $gold } au coffre.
tell_out_of_rounds = C’était la manche { $n }, la dernière possible : la partie est nulle.
tell_draw_asked = Personne n’a gagné après { $n } manches. La partie peut être nulle, si tout le monde est d’accord.
tell_agrees = { $name } accepte la nulle.
tell_refuses = { $name } veut continuer.
tell_drawn = Tout le monde est d’accord : la partie est nulle.
ledger = L’or seulement
round = Manche { $n }
said_round = Manche { $n }.
what_special = action spéciale
what_robbery = vol
what_exchange = échange
on_board = Encore sur le bateau : { $names }
ended_with = Dernier dépôt au coffre, manche { $n } : { $gold }.
opt_asked = Demander avant de prendre l’or
opt_asked_line = On peut renoncer à toute action. Sans cette option, l’or de la réserve est pris automatiquement.
opt_warned = Montrer les risques de morsure
opt_warned_line = Avant le choix, chaque épave montre le risque de morsure. Ce n’est qu’une aide : masquez-la pour corser le jeu.
duty_choose = Manche { $round }, choix faits : { $n } sur { $of }
duty_steer = mène le Barracuda
duty_decide = décide à l’épave { $wreck }
duty_pick = fait les poches
duty_put = regarde les cartes tirées
duty_agree = répond : partie nulle ?
aim = Rapportez { $n } pièces au coffre avant les autres.
aim_team = Rapportez { $n } pièces au coffre de l’équipe.
aid_bag = L’or de la bourse peut encore se perdre.
aid_choose = Chacun choisit une carte en secret. Retournez-les ensemble et plongez.
aid_swim = Le Barracuda nage d’une ou deux épaves vers celle du dé.
aid_lure = Une seule carte Barracuda : son plongeur reste et se couche, son joueur mène le poisson.
aid_back = Après votre dernière carte, reprenez-les toutes.
aid_wreck = Sur une épave, de 1 à 6
aid_alone = Un seul plongeur : action spéciale, puis générale.
aid_several = Plusieurs : le moins de cartes en rangée donne l’action spéciale, ou le vol d’une bourse. Puis la générale pour tous. À égalité, elle seule.
aid_fish = Avec le Barracuda : toute la bourse tombe, puis la générale seule. Une épave garde { $n } pièces.
aid_lying = Couché : aucune action, et le plongeur qui a l’initiative peut vous voler.
aid_signs = Les symboles
now_dice = Les dés roulent.
now_choose = Choisissez une carte : elle dit où plonger.
now_all_choose = Chacun choisit en secret où plonger.
now_steer = Menez le Barracuda, ou laissez‑le là.
now_decide = Prenez ce qu’offre l’épave, ou renoncez.
now_pick = Choisissez à qui faire les poches.
now_put = Posez l’une des cartes tirées.
now_agree = Acceptez la nulle, ou continuez.
now_over = La partie est finie.
refused_teams = Deux équipes de deux : il faut quatre joueurs.
refused_set = La protection est toujours une action générale : près du Barracuda, il n’y a pas d’action spéciale.
refused_setup = Ces options ne vont pas ensemble.
refused_chosen = Vous avez déjà choisi.
refused_not_held = Vous n’avez pas cette carte en main : { $card }.
refused_reach = L’épave { $wreck } est trop loin pour le Barracuda.
refused_step = Ce n’est pas possible maintenant.
ended_abandoned = La partie a été arrêtée.
ended_rounds = Partie nulle : personne n’avait gagné après { $n } manches, le maximum.
ended_drawn = Partie nulle d’un commun accord, après { $n } manches.
r_lead = De deux à quatre plongeurs, ou deux équipes de deux, explorent six galions engloutis. Rapportez 8 pièces d’or avant les autres, et malgré le Barracuda.
r_short_a = Rapportez 8 pièces d’or au coffre avant les autres. L’or de la bourse peut encore se perdre.
r_short_b = Chacun choisit une carte en secret, et on les retourne ensemble : vous plongez vers l’épave qui porte ce numéro.
r_short_c = Puis le Barracuda nage, selon les dés. Les plongeurs de l’épave où il s’arrête lâchent toute leur bourse.
r_short_d = Seul sur une épave, vous faites l’action spéciale, puis la générale. À plusieurs, le plongeur qui a le moins de cartes en rangée fait la spéciale, ou vole quelqu’un. Puis tous font la générale.
r_short_e = Si votre carte Barracuda est la seule jouée, votre plongeur reste sur place et se couche, et vous menez le poisson.
r_aim = Le but
r_aim_a = Plongez vers les épaves, remplissez votre bourse et rapportez l’or au coffre de votre bateau. Seul compte l’or du coffre.
r_aim_b = Ce qui est au coffre est à l’abri. Mais une bourse peut être volée, et un plongeur qui croise le Barracuda la lâche.
r_aim_c = Chaque manche a trois temps : chacun choisit une carte, le Barracuda nage, puis on joue les épaves.
r_setup = Mise en place
r_setup_a = Six cartes d’épave, numérotées de 1 à 6, sont posées face visible et forment le fond marin. Chacune en touche une autre par un côté.
r_setup_b = Elles sont posées sur un quadrillage, d’un seul tenant.
r_setup_c = Elles sont posées au hasard. Vous pouvez aussi choisir un fond tout prêt, du plus paisible au plus féroce, ou composer le vôtre.
r_setup_h = Pour la première partie d’une table, l’application propose le fond de l’exemple du livret, qui est paisible. Le texte donne le carré 6, 1, 3, 2 ; la place du 4 et du 5 est notre choix.
r_setup_d = Chacun a cinq cartes de déplacement, une carte Barracuda, un plongeur, une bourse avec 2 pièces d’or et un coffre vide.
r_setup_i = Les cartes de déplacement vont de 1 à 5 : aucune ne mène à l’épave 6.
r_setup_e = Les plongeurs commencent sur le bateau, pas sur une épave. La réserve d’or ne s’épuise jamais.
r_setup_f = Le Barracuda commence sur l’épave 6, sa tanière.
r_setup_g = Le dé de distance montre 1 sur trois faces et 2 sur les trois autres. Le dé de direction va de 1 à 6.
r_choose = Choisir une carte
r_choose_a = Chacun choisit en secret une carte de sa main. Quand tout le monde est prêt, on les retourne ensemble.
r_choose_b = Une carte de déplacement mène votre plongeur à l’épave de ce numéro. La carte va au bout de la rangée devant vous, et l’ordre de la rangée ne change pas.
r_choose_c = Avec une carte Barracuda, votre plongeur reste sur place et se couche. La carte va au centre de la table.
r_choose_d = C’était votre dernière carte de déplacement ? Reprenez-les toutes aussitôt : votre rangée est de nouveau vide.
r_choose_e = Les mains ne sont pas secrètes : les rangées et le centre montrent ce que chacun a. Seules les cartes choisies et celles qu’on tire en faisant les poches sont cachées.
r_fish = Le Barracuda nage
r_fish_a = Si personne n’a joué de carte Barracuda, ou si plusieurs l’ont fait, on lance les deux dés. Le Barracuda avance d’autant d’épaves que le dit le dé de distance, vers celle du dé de direction, par le plus court chemin : toujours par un côté, jamais en diagonale.
r_fish_b = Il s’arrête quand il y arrive. S’il y est déjà, il y reste.
r_fish_c = Si plusieurs chemins sont aussi courts, il prend celui qui passe par l’épave au plus grand numéro.
r_fish_d = Tout le chemin compte, pas seulement le premier pas. Si le plus grand numéro est le même, le suivant décide ; si tous sont les mêmes, c’est le plus grand premier pas. Sur un fond où 1 2 5 est au-dessus de 3 4 6, il va de 1 à 6 par 2 et 5.
r_fish_e = Si une seule carte Barracuda a été jouée, son joueur contrôle le Barracuda. Il lance seulement le dé de distance et le mène où il veut, jusqu’à cette distance, ou le laisse là où il est.
r_fish_f = S’il s’arrête sur une épave à étoile (★), l’action de l’étoile a lieu aussitôt.
r_fish_g = Mais pas s’il n’a pas bougé.
r_fish_h = Il n’est projeté qu’une fois par manche. S’il arrive ainsi sur une épave où chacun reprend sa carte Barracuda, on la reprend.
r_wrecks = Sur les épaves
r_wrecks_a = On joue les épaves une à une, en commençant par le plus petit numéro.
r_wrecks_b = D’abord, l’or resté sur une épave depuis une manche passée est ramassé par le plongeur debout qui y a l’initiative. Ce n’est pas une action. Cela se fait sur toutes les épaves avant les actions de l’épave 1, même à côté du Barracuda : là, l’or passe par-dessus bord avec la bourse, sauf si le plongeur est protégé.
r_wrecks_c = À égalité, personne ne le ramasse.
r_wrecks_d = Seul, sans le Barracuda : faites l’action spéciale, puis l’action générale.
r_wrecks_e = Avec le Barracuda : chaque plongeur présent lâche toute sa bourse sur l’épave, et ceux qui sont debout ne font que l’action générale. Il reste au plus 4 pièces d’or sur une épave ; le surplus retourne à la réserve.
r_wrecks_f = Le joueur qui le contrôle pendant cette manche ne lâche rien, pas plus qu’un plongeur protégé par l’épave.
r_wrecks_g = La protection est toujours une action générale, car à côté du Barracuda il n’y en a pas de spéciale. Elle agit avant qu’on lâche les bourses, mais pas pour un plongeur couché. Les plongeurs protégés, eux aussi, ne font que l’action générale.
r_wrecks_h = Plusieurs plongeurs, sans le Barracuda : celui qui a le moins de cartes de déplacement dans sa rangée a l’initiative. Il fait l’action spéciale, ou vole toute la bourse d’un autre plongeur présent. Puis tous ceux qui sont debout font l’action générale.
r_wrecks_i = En cas d’égalité pour le moins de cartes, il n’y a que des actions générales.
r_wrecks_j = Les actions générales se font dans l’ordre de l’initiative, le moins de cartes d’abord, puis selon les places ; à côté du Barracuda aussi.
r_wrecks_k = Un plongeur couché ne fait aucune action de l’épave, et peut être volé même s’il a le moins de cartes.
r_wrecks_l = Il ne compte pas pour l’initiative : si un seul plongeur est debout, c’est lui qui l’a.
r_wrecks_m = Vous pouvez renoncer à toute action ; seul l’or à lâcher est obligatoire. Une action se fait comme la carte le dit : « 7 au coffre », c’est jusqu’à sept pièces ; « Tout au coffre », c’est toute la bourse ou rien. Une action qui ne rapporterait rien est passée automatiquement, et on ne vole pas une bourse vide.
r_end = Fin de la manche, fin de la partie
r_end_a = Les plongeurs couchés se relèvent. Si le Barracuda est sur l’épave 6, ou si toutes les cartes Barracuda ont été jouées, chacun reprend la sienne.
r_end_b = Alors seulement viennent les actions tardives : on fait les poches.
r_end_c = 8 pièces d’or dans un coffre : c’est gagné aussitôt, même au milieu d’une manche.
r_end_d = Pour une partie plus longue, jouez jusqu’à 10.
r_end_e = Si une même action peut faire gagner plusieurs joueurs, l’ordre des actions générales décide.
r_end_f = Si personne n’a gagné après 40 manches, la partie peut être nulle : on demande à chacun, puis de nouveau toutes les 20 manches. Si tout le monde est d’accord, on partage la première place ; si une seule personne veut continuer, on continue. Les robots sont toujours d’accord. Après 400 manches, la partie est nulle de toute façon.
r_end_g = Le gagnant est premier ; les autres se classent selon l’or de leur coffre.
r_cards = Les cartes d’épave
r_cards_a = Le livret donne la liste des actions, mais seules les cartes montraient laquelle porte quoi. La répartition ci-dessous est donc la nôtre.
r_cards_b = Vous avez le jeu ? Saisissez vos propres cartes en préparant la partie.
r_cards_c = Pièces d’or : ce nombre de pièces passe de la réserve à votre bourse.
r_cards_d = Reprendre : ce nombre de cartes de déplacement revient de votre rangée dans votre main, toujours les plus anciennes d’abord.
r_cards_e = 7 au coffre : jusqu’à 7 pièces d’or passent de la bourse au coffre. Tout au coffre : la bourse entière y passe.
r_cards_f = Avec nos cartes, celle que vous venez de jouer reste dans votre rangée : une action ne rend que celles des manches passées. Sinon, on rejouerait la même sans fin. Avec « Reprendre aussi la carte jouée », à choisir en préparant la partie, et toujours avec vos propres cartes, elle revient comme les autres.
r_cards_g = Carte Barracuda : reprenez la vôtre, ou envoyez au centre celle d’un adversaire.
r_cards_h = Faire les poches : reprenez votre plus ancienne carte de déplacement. Ou, plus tard : tirez deux cartes de la main d’un adversaire sans les voir, posez-en une devant lui comme s’il l’avait jouée, et rendez l’autre.
r_cards_i = Sur l’épave, vous annoncez que vous ferez les poches ; vous choisissez à qui en fin de manche. Si la main n’a qu’une carte, vous tirez celle-là. Une carte Barracuda ainsi posée va au centre ; une dernière carte de déplacement rend toutes les siennes à l’adversaire. Son plongeur ne bouge pas.
r_cards_j = Protégé : pendant cette manche, le Barracuda ne vous fait pas lâcher votre or.
r_cards_k = ★ Retour général : chacun reprend sa carte Barracuda.
r_cards_l = ★ Courant : on lance le dé de direction, et le Barracuda file droit à cette épave. Un 6 se relance.
r_cards_o = Si une autre épave que la 6 porte cette étoile, c’est le numéro de cette épave qui se relance.
r_cards_m = Une ou deux cartes de base peuvent laisser la place aux cartes supplémentaires du même numéro.
r_cards_n = En échanger plus de deux, c’est une règle maison.
r_card = Ce qu’offrent les épaves
r_card_wreck = Épave
r_card_special = Action spéciale
r_card_general = Action générale
r_card_base = Cartes de base
r_card_extra = Cartes supplémentaires
r_card_nothing = rien
r_card_gold = { $n ->
     [one] { $n } pièce d’or
    *[other] { $n } pièces d’or
}
r_card_back = Reprendre { $n }
r_card_regain = Carte Barracuda
r_card_bank_seven = 7 au coffre
r_card_bank_all = Tout au coffre
r_card_pocket = Faire les poches
r_card_protected = Protégé
r_card_all_regain = ★ Retour général
r_card_fling = ★ Courant
r_teams = Deux équipes
r_teams_a = Quatre joueurs, deux contre deux. Chacun a sa bourse, chaque équipe a un seul coffre, et il faut 12 pièces d’or pour gagner.
r_teams_b = C’est toujours 12, même si vous choisissez un autre but. Les coéquipiers se font face : les places 1 et 3 contre 2 et 4.
r_teams_c = Les coéquipiers peuvent se parler avant de choisir.
r_teams_d = Chacun voit la carte que l’autre a choisie.
r_teams_e = Deux coéquipiers sur une même épave peuvent s’échanger autant d’or qu’ils veulent entre leurs bourses. C’est l’action spéciale de l’un d’eux, et il faut l’initiative sur les adversaires présents.
r_teams_f = Si eux deux seulement sont à égalité pour le moins de cartes, ils peuvent quand même échanger, mais rien de plus : une égalité reste une égalité, donc ni vol, ni action spéciale, ni or ramassé. La première place des deux décide. Si l’un est debout et l’autre couché, celui qui est debout peut échanger.
r_teams_g = Entre coéquipiers, on ne se vole pas.
r_examples = Exemples
r_round = Une manche à quatre plongeurs
r_round_a = Anna retourne un 2, Bruno un 4, Clara aussi un 2, David un 3. Anna avait déjà une carte dans sa rangée et Clara deux ; celles des autres étaient vides. Anna et Bruno ont 2 pièces d’or dans leur bourse, Clara 1, David 3, plus 1 dans son coffre.
r_round_b = Personne n’a joué de carte Barracuda. Les dés disent : distance 2, direction 3.
r_round_floor = De 6 à 3, il pourrait passer par 1 ou par 2 : c’est aussi court. Il passe par 2, le plus grand numéro.
r_round_c = Épave 2 : il n’a fait que passer près d’Anna et de Clara. Anna a deux cartes dans sa rangée, Clara trois : Anna a l’initiative. Elle vole à Clara sa seule pièce d’or ; elle aurait aussi pu reprendre sa plus ancienne carte. Puis l’action générale en donne 1 à chacune.
r_round_d = Épave 3 : il s’est arrêté là, près de David, qui lâche les 3 pièces d’or de sa bourse ; celle de son coffre est à l’abri. Il n’a que l’action générale : 1 pièce d’or.
r_round_e = Épave 4 : Bruno est seul. L’action spéciale lui donne 2 pièces d’or, l’action générale 1 : avec les 2 qu’il avait, cela fait 5.
r_steer = La manche suivante : mener le Barracuda
r_steer_a = Anna joue sa carte Barracuda et se couche sur l’épave 2, avec 4 pièces d’or dans sa bourse. Bruno va en 5 pour mettre son or au coffre, Clara en 3, David en 2. La carte Barracuda d’Anna est la seule. Le dé de distance montre 2, et elle mène le Barracuda de 3 à 5, juste à côté.
r_steer_b = Avant tout, Clara, seule sur l’épave 3, ramasse les 3 pièces d’or que David a lâchées.
r_steer_c = Épave 2 : David est le seul debout, il a donc l’initiative. Il vole à Anna ses 4 pièces d’or et en prend 1 avec l’action générale. Anna ne fait rien ici.
r_steer_d = Épave 3 : Clara est seule : 3 pièces d’or, et 1 de plus. Avec ce qu’elle a ramassé, elle en porte 8.
r_steer_e = Épave 5 : Bruno croise le Barracuda et lâche ses 5 pièces d’or. Il n’en reste que 4 sur l’épave, 1 retourne à la réserve. Il ne peut rien mettre au coffre, car c’est l’action spéciale ; l’action générale lui donne 1 pièce d’or.
r_steer_f = Si Anna l’avait mené en 2, elle aurait gardé son or : il ne touche pas le joueur qui le contrôle, et à côté du Barracuda personne ne vole.
r_end_h = Une carte Barracuda qu’on a dû défausser compte comme jouée. Celle qu’on met au centre en faisant les poches arrive trop tard pour cette manche.
