lead = Une position, un coup à trouver. Une seule solution par problème ; le plateau montre vos erreurs.
link = Résoudre des problèmes
solver = Qui joue ?
solver_nobody = Sans nom
day = Problème du jour
day_solved = Résolu. Il y en aura un autre demain.
one = Gagner en un coup
two = Gagner en deux coups
three = Gagner en trois coups
save = Éviter la défaite
one_line = Blanc gagne au prochain coup.
two_line = Blanc gagne au deuxième coup au plus tard, quoi que fasse Marron.
three_line = Blanc gagne au troisième coup au plus tard, quoi que fasse Marron.
save_line = Marron est sur le point de gagner. Un seul coup met Blanc à l’abri pour les deux suivants.
tally = { $solved ->
     [one] { $solved } résolu sur { $all }
    *[other] { $solved } résolus sur { $all }
}
name = { $kind }, n° { $n }
name_solved = { $name }, résolu
state_open = Pas encore résolu
state_solved = Résolu
missing = Ce problème n’est pas dans cette version de l’application.
ask_one = Blanc joue et gagne tout de suite.
ask_two = Blanc joue et gagne en deux coups, quoi que fasse Marron.
ask_three = Blanc joue et gagne en trois coups, quoi que fasse Marron.
ask_save = Blanc joue. Trouvez le seul coup après lequel Marron ne peut pas gagner en deux coups.
more = { $n ->
     [one] Juste. Encore un coup, et il doit gagner.
    *[other] Juste. Encore { $n } coups, et le dernier doit gagner.
}
placing = Le coup compte, et la place du Barragoon aussi.
answers = Marron répond…
wrong = Pas comme ça
wrong_still = Blanc n’a pas encore gagné, et Marron continue.
wrong_late = { $n ->
     [one] Blanc ne peut plus gagner au prochain coup.
    *[other] Blanc ne peut plus gagner en { $n } coups.
}
wrong_ended = Marron a gagné.
wrong_lost = { $n ->
     [one] Maintenant Marron gagne au prochain coup, quoi que fasse Blanc.
    *[other] Maintenant Marron gagne en { $n } coups, quoi que fasse Blanc.
}
solved = Résolu !
solved_no_pieces = Blanc gagne : Marron n’a plus de pion.
solved_no_moves = Blanc gagne : Marron n’a plus de coup possible.
solved_win = Blanc gagne : Marron n’avait aucune parade.
solved_save = Sauvé : Marron ne peut pas gagner à ses deux prochains coups.
shown = Voilà la solution.
shown_line = Jouez-la pour valider le problème.
take_back = Reprendre
show = Voir la solution
solution = Solution
show_title = Voir la solution ?
show_text = Vous pourrez encore résoudre le problème ensuite, mais ce sera avec aide.
hint = Indice
hint_piece = C’est le pion en { $square } qui joue.
hint_square = Le Barragoon va en { $square }.
hint_move = De { $from } en { $to }.
hint_place = { $face }, en { $square }.
streak = Résolus d’affilée sans aide : { $n } (record : { $best })
again = Depuis le début
try_it = La jouer
next = Prochain problème à résoudre
all = Tous les problèmes
all_done = Tous les problèmes sont résolus.
first_take_back = Reprenez d’abord le coup.
