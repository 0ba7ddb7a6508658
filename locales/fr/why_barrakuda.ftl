only = Il n’y avait rien d’autre à faire.
enough = Après tant de manches sans vainqueur, une partie nulle lui convient.
wins = Son coffre est plein, et c’est gagné.
may_win = Il voyait une chance de gagner dans cette manche même : { $n } sur cent.
mixed = { $n } cartes lui semblaient se valoir, il en a donc tiré une au sort : personne ne doit pouvoir deviner.
vault = { $n ->
     [one] Il avait { $n } pièce d’or dans sa bourse, et seul le coffre est à l’abri des voleurs et du Barracuda.
    *[other] Il avait { $n } pièces d’or dans sa bourse, et seul le coffre est à l’abri des voleurs et du Barracuda.
}
alone = Il espérait n’y avoir aucun voisin, { $n } fois sur cent, et profiter ainsi de l’action spéciale.
find = Même avec des voisins, il comptait y gagner environ { $n } pièces d’or.
least = Il n’attendait pas grand-chose, où que ce soit ; cette carte semblait coûter le moins.
lure = Il voulait mener lui-même le Barracuda, surtout contre { $name }.
bite = { $n ->
     [one] { $name } était là avec { $n } pièce d’or dans sa bourse.
    *[other] { $name } était là avec { $n } pièces d’or dans sa bourse.
}
bar = À côté du Barracuda, { $name } n’a pas d’action spéciale.
shield = Le Barracuda ne touche pas qui le contrôle, et à côté de lui personne ne pouvait voler la bourse.
spare = Partout ailleurs, le Barracuda aurait gêné ses propres plans ou aidé les autres.
take = De l’or pour rien : pourquoi s’en priver ?
take_back = Moins de cartes dans la rangée, c’est plus souvent l’initiative, et plus de choix en main.
regain = Avec sa carte Barracuda de nouveau en main, il peut menacer toutes les bourses.
strip = Sans sa carte Barracuda, { $name } ne peut plus mener le poisson.
rob = { $n ->
     [one] { $name } n’avait que { $n } pièce d’or dans sa bourse, mais cela valait mieux que tout le reste sur place.
    *[other] { $name } avait { $n } pièces d’or dans sa bourse, et cela valait mieux que tout le reste sur place.
}
share = L’or doit aller à qui le mettra au coffre plus tôt et plus sûrement.
late = Une carte de moins dans une main adverse lui semblait valoir mieux qu’une des siennes reprise.
pocket = { $name } lui semblait l’adversaire à battre.
put = C’est la carte qui manquera le plus à { $name }.
pass = Tout ce qu’il aurait pu faire là lui semblait pire que de ne rien faire.
