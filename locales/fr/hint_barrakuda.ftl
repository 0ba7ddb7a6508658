only = Il n’y a rien d’autre à faire.
enough = Après tant de manches sans vainqueur, une partie nulle ferait l’affaire.
wins = Votre coffre est plein, et c’est gagné.
    .told = Le coffre { ELIDE("de", $who) } est plein, et c’est gagné.
may_win = C’est une chance de gagner dans cette manche même : { $n } sur cent.
mixed = { $n } cartes semblent se valoir : tirez-en une au sort, et personne ne pourra deviner.
    .told = { $n } cartes semblent se valoir : si { $who } en tire une au sort, personne ne peut deviner.
vault = { $n ->
     [one] Vous avez { $n } pièce d’or dans votre bourse, et seul le coffre est à l’abri des voleurs et du Barracuda.
    *[other] Vous avez { $n } pièces d’or dans votre bourse, et seul le coffre est à l’abri des voleurs et du Barracuda.
}
    .told = { $n ->
         [one] { $who } a { $n } pièce d’or dans sa bourse, et seul le coffre est à l’abri des voleurs et du Barracuda.
        *[other] { $who } a { $n } pièces d’or dans sa bourse, et seul le coffre est à l’abri des voleurs et du Barracuda.
    }
alone = Vous n’y auriez aucun voisin { $n } fois sur cent, et profiteriez ainsi de l’action spéciale.
    .told = { $who } n’y aurait aucun voisin { $n } fois sur cent, et profiterait ainsi de l’action spéciale.
find = Même avec des voisins, on peut y gagner environ { $n } pièces d’or.
least = Il n’y a pas grand-chose à attendre, où que ce soit ; cette carte semble coûter le moins.
lure = Vous mèneriez vous-même le Barracuda, surtout contre { $name }.
    .told = { $who } mènerait le Barracuda, surtout contre { $name }.
bite = { $n ->
     [one] { $name } est là avec { $n } pièce d’or dans sa bourse.
    *[other] { $name } est là avec { $n } pièces d’or dans sa bourse.
}
bar = À côté du Barracuda, { $name } n’a pas d’action spéciale.
shield = Le Barracuda ne touche pas qui le contrôle, et à côté de lui personne ne peut voler votre bourse.
    .told = Le Barracuda ne touche pas qui le contrôle, et à côté de lui personne ne peut voler { $who }.
spare = Partout ailleurs, le Barracuda gênerait vos propres plans ou aiderait les autres.
    .told = Partout ailleurs, le Barracuda gênerait les plans { ELIDE("de", $who) } ou aiderait les autres.
take = De l’or pour rien : pourquoi s’en priver ?
take_back = Moins de cartes dans la rangée, c’est plus souvent l’initiative, et plus de choix en main.
regain = Avec votre carte Barracuda de nouveau en main, vous pouvez menacer toutes les bourses.
    .told = Avec sa carte Barracuda de nouveau en main, { $who } peut menacer toutes les bourses.
strip = Sans sa carte Barracuda, { $name } ne peut plus mener le poisson.
rob = { $n ->
     [one] { $name } n’a que { $n } pièce d’or dans sa bourse, mais cela vaut mieux que tout le reste sur place.
    *[other] { $name } a { $n } pièces d’or dans sa bourse, et cela vaut mieux que tout le reste sur place.
}
share = L’or doit aller à qui le mettra au coffre plus tôt et plus sûrement.
late = Une carte de moins dans une main adverse semble valoir mieux qu’une des vôtres reprise.
    .told = Pour { $who }, une carte de moins dans une main adverse semble valoir mieux qu’une des siennes reprise.
pocket = { $name } semble être l’adversaire à battre.
put = C’est la carte qui manquera le plus à { $name }.
pass = Tout ce que vous pourriez faire là semble pire que de ne rien faire.
    .told = Tout ce { ELIDE("que", $who) } pourrait faire là semble pire que de ne rien faire.
