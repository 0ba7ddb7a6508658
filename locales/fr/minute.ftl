# Le jeu en une minute : des pages que l’on lit à voix haute à la table, ou que l’appareil lit. Ni parenthèses ni signes,
# des phrases courtes ; quelque 150 mots par jeu.
title = { $game } en une minute
link = En une minute
lesson = En jouant
then_lesson = Apprendre en jouant
read = Lire à voix haute
pause = Pause
read_on = Continuer la lecture
from_the_start = Depuis le début
play = Jouer à { $game }

barragoon_1 = Deux joueurs, sept pions chacun, et des cubes noirs qui ne sont à personne : les Barragoons. Prenez tous les pions adverses, ou bloquez-les.
barragoon_2 = À votre tour, déplacez un pion. Il fait autant de pas que son chiffre, ou un de moins, et peut tourner une fois en chemin.
barragoon_3 = Pour prendre, un pion doit faire tous ses pas et finir sur la cible : un pion adverse, ou bien un Barragoon, que vous reposez ailleurs.
barragoon_4 = Le dessus d’un Barragoon est un panneau routier. Certains laissent passer tout droit, d’autres font tourner, et d’autres ne laissent passer personne.
barragoon_5 = Et voici la surprise : chaque pion pris amène deux nouveaux Barragoons sur le plateau. Le joueur qui a perdu le pion pose le premier, l’autre pose le second.
barragoon_6 = Ainsi, les routes se resserrent. Si vous n’avez plus de pion, ou plus aucun qui puisse bouger, vous avez perdu.

bouillabaisse_1 = Six manches de plis, avec des cartes ordinaires. Les plis que vous ramassez peuvent coûter des points, et le plus petit total gagne.
bouillabaisse_2 = L’un de vous entame, et chacun doit jouer la même couleur s’il le peut. La plus haute carte de cette couleur remporte le pli et donne l’entame du suivant. Il n’y a pas d’atout.
bouillabaisse_3 = Ce qui coûte change à chaque manche. D’abord chaque pli, puis chaque carte d’une couleur, puis une figure, les dames par exemple, puis une seule carte précise.
bouillabaisse_4 = À la cinquième manche, tout cela coûte en même temps. Une seule carte peut alors compter trois fois.
bouillabaisse_5 = Et voici la surprise : à la sixième manche, tout s’inverse. Les mêmes choses font baisser votre total, alors ramassez tout ce que vous pouvez.
bouillabaisse_6 = Après la sixième manche, le plus petit total gagne, même s’il est au-dessous de zéro.

barrakuda_1 = Vous plongez autour de six épaves. Soyez le premier à rapporter huit pièces d’or au coffre. L’or de votre bourse peut encore se perdre.
barrakuda_2 = À chaque manche, chacun choisit une carte en secret, et on les retourne ensemble. Votre plongeur va vers l’épave de ce numéro.
barrakuda_3 = Puis le Barracuda nage, selon les dés. Tous les plongeurs de l’épave où il s’arrête lâchent leur bourse entière.
barrakuda_4 = Seul sur une épave, vous en faites les deux actions. À plusieurs, tous font la générale, et le plongeur qui a le moins de cartes sur la table peut faire aussi la spéciale, ou voler un voisin.
barrakuda_5 = Et voici la surprise : chacun a aussi une carte Barracuda. Si vous êtes seul à jouer la vôtre, votre plongeur reste sur place et se couche, et c’est vous qui menez le poisson.
barrakuda_6 = L’épave cinq met votre or à l’abri, si ni le poisson ni un rival ne l’attrape avant. Avec huit pièces au coffre, vous gagnez aussitôt.

barracuda_1 = Vous tenez des bars sur une promenade, avec un argent que personne d’autre ne voit. Gardez-y cinq pions durant toute une manche, et vous gagnez.
barracuda_2 = À chaque manche, on tire l’ordre du sac. À votre tour, payez le loyer de vos bars, puis faites une action.
barracuda_3 = Une action, c’est ouvrir un bar, placer un partenaire, faire une offre pour une place ou pour un bar entier, ou mettre un bar aux enchères.
barracuda_4 = Les offres sont secrètes : seuls ceux qui traitent connaissent le prix. Et parmi les billets, il peut y en avoir de faux, qui ne valent rien du tout.
barracuda_5 = Et voici la surprise : refuser coûte aussi. Si vous refusez une offre, la même somme sort de votre propre portefeuille.
barracuda_6 = Un joueur qui ne peut plus payer son loyer a perdu, et la partie s’arrête aussitôt. Parmi les autres, le plus de pions dans les bars l’emporte.

barbarossa_1 = Chacun modèle des énigmes dans l’argile et note leurs mots en secret. Devinez celles des autres : le premier chapeau à l’arrivée gagne.
barbarossa_2 = À votre tour, lancez le dé, ou payez en gemmes pour aller aussi loin que vous voulez. La grotte où s’arrête votre magicien dit la suite.
barbarossa_3 = On y trouve une gemme, un elfe qui vous obtient une lettre en secret, ou bien un dragon ou un fantôme, qui font avancer tous les chapeaux sauf le vôtre.
barbarossa_4 = Dans une grotte à questions, interrogez sur n’importe quel objet jusqu’au premier non. Puis recommencez, et cette fois, vous pouvez aussi deviner.
barbarossa_5 = Une bonne réponse plante une flèche et fait avancer votre chapeau. Mais celui du propriétaire bouge aussi : il avance au milieu de la partie, il recule si l’énigme était trop facile ou trop difficile.
barbarossa_6 = Ne soyez donc ni trop clair ni trop malin. Si la dernière flèche arrive avant tous les chapeaux, le plus proche de l’arrivée gagne, et les énigmes non résolues coûtent cher à leur propriétaire.
