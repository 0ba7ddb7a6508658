# The screen of the evening's results, and of earlier evenings.
lead = Les parties d’une soirée, tous jeux confondus, sur un seul tableau des scores.
empty = Aucune partie n’est encore terminée.
empty_now = Aucune partie n’est encore terminée ce soir.
rename = Renommer
name_of_evening = Nom de la soirée
name_line = Sans nom, la soirée porte sa date.
days = { $first } – { $last }
archive = Archiver la soirée
archived = La soirée est archivée plus bas.
go_on = La poursuivre
reopen = Poursuivre cette soirée
went_on = La soirée continue.
went_on_instead = La soirée continue. La précédente est archivée plus bas.
earlier = Soirées passées
matches = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
}
winner = le plus de victoires : { $name }
leader = en tête : { $name }
delete = Supprimer cette soirée
delete_text = { $n ->
    [one] Un résultat est supprimé : { $day }. La partie elle-même reste.
   *[other] { $n } résultats sont supprimés : { $day }. Les parties elles-mêmes restent.
}
deleted = La soirée a été supprimée.
put_back = La remettre
match_by_match = Partie par partie

scale = Points
scale_places = Selon la place
scale_places_line = 5, 3 et 2 points pour les trois premières places, 1 pour les autres ; à deux ou à trois, la dernière place vaut 1. Les ex æquo se partagent leurs points.
scale_wins = Selon les victoires
scale_wins_line = 1 point par victoire. Quand on gagne à plusieurs, on le partage.
scale_none = Aucun
scale_none_line = On ne compte pas de points. Le plus de victoires l’emporte.

people = Qui est là
people_none = Personne n’est encore là.
choose = Choisir qui est là
who = Qui est là ?
new = Une autre personne
left = n’est plus là
leave = S’en va
leave_of = { $name } s’en va
back = Revient
back_of = { $name } revient
who_line = Activez toutes les personnes présentes.

scoreboard = Tableau des scores
points = Points
rank_lines = { $name }, { $n ->
    [one] { $n } partie
   *[other] { $n } parties
} : partie par partie
place_of = { $place } sur { $of }
points_of = { $n ->
    [one] { $points } point
   *[other] { $points } points
}
no_match = Pas encore de partie.
rounded = Les points partagés sont arrondis à l’affichage. Le total additionne les parts exactes.
picture_best = Les { $shown } premières places sur { $of }
picture_latest = Les { $shown } dernières parties sur { $of }
picture_points = { $n ->
    [one] { $points } point
   *[other] { $points } points
} · { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
} · { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}
picture_wins = { $won ->
    [one] { $won } victoire
   *[other] { $won } victoires
} · { $played ->
    [one] { $played } partie
   *[other] { $played } parties
}
chart_points = Points après chaque partie
chart_wins = Victoires après chaque partie
chart_numbers = Les nombres du graphique
after_match = Après la partie { $n }

next = Et maintenant ?
next_time = Temps restant
next_any = Sans limite
next_alone = Ajoutez au moins deux personnes présentes, et des jeux pour elles s’afficheront ici.
next_none = Aucun jeu ne se joue à { $n }.
next_none_in = Aucun jeu à { $n } n’est aussi court.
next_new = Parmi les personnes présentes, personne n’y a encore joué.
next_least = { $n ->
    [0] On n’y a pas encore joué ce soir.
    [one] On n’y a joué qu’{ $n } fois ce soir.
   *[other] On n’y a joué que { $n } fois ce soir, et à aucun autre jeu moins souvent.
}
next_chance = { $name } n’a pas encore gagné ce soir, et c’est à ce jeu que ses victoires sont les plus nombreuses.
all_games = Tous les jeux
next_fits = On peut y jouer à { $n }.
next_play = Jouer à { $game }
set_up = Préparer
next_set_up = Préparer { $game }
