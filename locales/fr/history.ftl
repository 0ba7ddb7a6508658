# All matches, and the page of a person.
all_matches = Toutes les parties
all_matches_lead = Toutes les parties terminées sur cet appareil, la dernière en premier.
filters = Filtres
game = Jeu
any_game = Tous les jeux
person = Personne
any_person = Tout le monde
evening = Soirée
any_evening = Toutes les soirées
this_evening = Ce soir
time = Période
any_time = Depuis toujours
this_week = Cette semaine
this_month = Ce mois-ci
this_year = Cette année
matches_n = { $n ->
    [0] Aucune partie ne correspond.
    [one] { $n } partie
   *[other] { $n } parties
}
show_more = Afficher la suite
moves_gone = Il ne reste que le résultat ; ses coups ne sont plus là.
take_along = À emporter
csv = En tableau (CSV)
csv_failed = Ce navigateur ne peut pas enregistrer le tableau.
csv_end = Fin
csv_minutes = Minutes
csv_player = Joueur
csv_bot = Robot
csv_place = Place
csv_players = Nombre de joueurs
csv_resigned = Abandon
csv_id = Partie
yes = oui
bg_stats = Afficher les liens vers BG Stats
bg_stats_line = BG Stats est une application qui note les parties. Toucher un lien envoie ce seul résultat, noms compris, à bgstatsapp.com ; rien d’autre ne quitte l’appareil.
bg_stats_send = Envoyer à BG Stats
picture_share_of = Partager en image : { $what }
picture_save_of = Enregistrer l’image : { $what }
picture_drawing = L’image se dessine…
picture_ready = L’image est prête.
picture_failed = Ce navigateur ne peut ni créer l’image ni copier son texte.
picture_won = { $n ->
    [one] { $names } a gagné.
   *[other] { $names } se partagent la victoire.
}
picture_drawn = Partie nulle
match_of = { $game }, { $date }
more_of = Autres actions : { $game }, { $date }

also_played = Ont aussi joué ici
person_absent = { $name } n’a pas encore terminé de partie sur cet appareil.
at_a_glance = En bref
matches = Parties
drawn = Nulles
time_played = Temps à table
minutes = { $m } min
hours = { $h } h { $m } min
time_left_out = { $n ->
    [one] Une partie a duré plus de six heures du début à la fin. Son temps n’est pas compté.
   *[other] { $n } parties ont duré plus de six heures du début à la fin. Leur temps n’est pas compté.
}
time_unknown = { $n ->
    [one] Le temps d’une partie plus ancienne n’est pas connu.
   *[other] Le temps de { $n } parties plus anciennes n’est pas connu.
}
streak = Victoires d’affilée, au plus
streak_same = De même, toujours avec { $names }
best_bot = Meilleur robot battu
games = Jeux
place_count = { $place } : { $n }
best_match = Meilleure partie : { $result }
rivals = Au coude à coude
rival = En { $n } parties avec { $other }, { $name } a fini { $above } fois devant et { $below } fois derrière.
nemeses = Bêtes noires
nemesis = { $other } a fini devant { $name } dans { $below ->
    [one] { $below } partie
   *[other] { $below } parties
} sur { $n }.
pairs_line = Deux personnes sont comparées à partir de trois parties communes.
form = Forme
form_caption = Part des adversaires derrière { $name }, en pour cent, dans les { $n } dernières parties
match_n = Partie { $n }
percent = { $n } %
all_matches_of = Toutes les parties { ELIDE("de", $name) }

rename = Renommer
rename_who = Renommer { $name }
rename_line = Le nouveau nom remplace l’ancien dans tous les résultats, toutes les listes et les parties en cours. Une partie terminée montre encore l’ancien nom quand on la rejoue.
name_of_app = L’application utilise elle-même ce nom. Choisissez-en un autre.
renamed = { $name } s’appelle maintenant { $new }.
merge = Une seule et même personne ?
merge_text = Il y a déjà { $other }. Si c’est la même personne, leurs parties comptent désormais ensemble. C’est définitif.
merge_yes = Une personne
merge_no = Deux personnes
merge_shared = { $name } et { $other } ont joué dans la même partie : ce sont deux personnes.
forget = Oublier
forget_who = Oublier { $name } ?
forget_text = { $name } devient « Quelqu’un » dans tous les résultats, soirées et parties gardés sur cet appareil, et quitte la liste des joueurs. Les problèmes résolus et l’avancement des leçons sous ce nom sont supprimés. Les chiffres de tous les autres ne changent pas. Les fichiers exportés auparavant gardent le nom. C’est définitif.
forgotten = Cet appareil a oublié { $name }.

delete_title = { $n ->
    [one] Supprimer cette partie ?
   *[other] Supprimer { $n } parties ?
}
delete_text = { $n ->
    [one] Elle ne pourra plus être revue. Son résultat compte pour sa soirée et pour ses joueurs : doit-il rester ?
   *[other] Elles ne pourront plus être revues. Résultats qui comptent pour les soirées et pour les joueurs : { $results }. Doivent-ils rester ?
}
keep_result = { $n ->
    [one] Garder le résultat
   *[other] Garder les résultats
}
delete_with_result = { $n ->
    [one] Supprimer aussi le résultat
   *[other] Supprimer aussi les résultats
}
delete_result = Supprimer ce résultat
result_deleted = Le résultat a été supprimé.
put_result_back = Le remettre

low_title = Il reste peu de place
low_text = Le navigateur n’a plus guère de place pour d’autres parties. Les plus anciennes parties terminées peuvent passer dans un fichier ; leurs résultats restent ici.
pack = Ranger les plus anciennes parties
pack_text = { $n ->
    [one] La plus ancienne partie terminée passe dans un fichier. Cela libère { $size }. Son résultat reste, et elle pourra être revue dès que vous importerez le fichier.
   *[other] Les { $n } plus anciennes parties terminées passent dans un seul fichier. Cela libère { $size }. Leurs résultats restent, et elles pourront être revues dès que vous importerez le fichier.
}
pack_none = Il n’y a aucune partie terminée à ranger.
pack_check = { $n ->
    [one] Vérifiez que le fichier est bien là. Son nom commence par { $name }. Sans lui, les coups de la partie sont perdus.
   *[other] Vérifiez que le fichier est bien là. Son nom commence par { $name }. Sans lui, les coups des parties sont perdus.
}
pack_not_there = Il n’est pas là
pack_delete = { $n ->
    [one] Il est là : supprimer la partie ici
   *[other] Il est là : supprimer les parties ici
}
pack_failed = Ce navigateur ne peut pas enregistrer le fichier. Rien n’a été supprimé.
packed = { $n ->
    [0] Rien n’a été supprimé : les parties ont changé entre-temps.
    [one] { $n } partie est rangée.
   *[other] { $n } parties sont rangées.
}
# A share with its numbers, an average, and the figures of single games. Their words are those of each game.
share = { $n } sur { $of } ({ $percent } %)
average = { NUMBER($n, maximumFractionDigits: 1) }
barragoon_white = Victoires avec Blanc
barragoon_brown = Victoires avec Marron
barragoon_moves = Coups par partie, en moyenne
barragoon_fastest = Coups de la victoire la plus courte
bouillabaisse_costs = Ce qui coûte
bouillabaisse_points = Points, en moyenne
bouillabaisse_rounds = Manches jouées
bouillabaisse_1 = Manche 1 : les plis
bouillabaisse_2 = Manche 2 : la couleur
bouillabaisse_3 = Manche 3 : la figure
bouillabaisse_4 = Manche 4 : la carte
bouillabaisse_5 = Manche 5 : tout cela
bouillabaisse_6 = Manche 6 : tout cela, en moins
barrakuda_alone = Victoires sans équipe
barrakuda_teams = Victoires en équipe
barrakuda_dives = Or par plongée
per_dive = { NUMBER($average, maximumFractionDigits: 1) } ({ $gold ->
    [one] { $gold } pièce
   *[other] { $gold } pièces
} en { $n ->
    [one] { $n } plongée
   *[other] { $n } plongées
})
barrakuda_bites = Morsures du Barracuda
bites = { $n ->
    [0] aucune
   *[other] { $n } ({ $gold ->
        [one] { $gold } pièce perdue
       *[other] { $gold } pièces perdues
    })
}
barracuda_believed = Bluffs auxquels les autres ont cru
barracuda_caught = Bluffs des autres démasqués
barbarossa_right = Propositions justes
barbarossa_letters = Lettres demandées par mot trouvé
per_word = { NUMBER($average, maximumFractionDigits: 1) } ({ $letters ->
    [0] aucune lettre
    [one] { $letters } lettre
   *[other] { $letters } lettres
} pour { $n ->
    [one] { $n } mot
   *[other] { $n } mots
})
barbarossa_most = Mots trouvés dans une partie, au plus

# Results that another version of the app wrote, or that were edited by hand.
unread_results = { $n ->
     [one] { $n } résultat est illisible pour cette version. Il est gardé et ne compte nulle part.
    *[other] { $n } résultats sont illisibles pour cette version. Ils sont gardés et ne comptent nulle part.
}
