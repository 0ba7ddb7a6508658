# The screens that hand a match, or everything, from one device to another by QR codes.
title = Depuis un autre appareil
lead = Affichez le code sur l’autre appareil et visez-le avec cette caméra. Rien ne passe par un réseau.

# The camera.
camera = Caméra
camera_picture = L’image de la caméra
camera_start = Utiliser la caméra
camera_stop = Arrêter la caméra
camera_again = Réessayer
camera_off = La caméra est éteinte.
camera_starting = La caméra démarre…
camera_point = Visez le code avec la caméra
camera_refused = La caméra n’est pas autorisée ici. Autorisez-la pour cette page dans les réglages du navigateur, puis réessayez.
camera_absent = Cet appareil n’a pas de caméra. Choisissez une image du code, ou collez son texte.
camera_busy = Une autre application utilise la caméra. Fermez-la, puis réessayez.
camera_unplugged = La caméra a été débranchée. Rebranchez-la, puis réessayez.
camera_unsupported = Ce navigateur n’offre pas de caméra ici : il lui faut une adresse qui commence par https. Choisissez une image du code, ou collez son texte.
reader_missing = Le lecteur de codes n’a pas pu être chargé. Connectez-vous une fois, puis réessayez.

# The other ways in.
picture = Une image du code
picture_choose = Choisir une image
picture_reading = Recherche du code…
picture_unreadable = Ce navigateur ne peut pas ouvrir ce fichier comme image.
picture_without_code = Aucun code lisible sur cette image. Reprenez-la : plus près, nette, avec le code entier.
text = Le texte du code
text_paste = Collez le texte
text_read = Lire le texte
text_empty = Il n’y a pas encore de texte. Collez-le d’abord.

# The codes that arrive, and those that are shown.
arriving = Déjà reçu
arriving_line = Gardez la caméra sur les codes jusqu’à ce que l’anneau soit plein. Ce qui est lu reste tant que cet écran est ouvert.
percent = { $n } %
code = Code QR pour l’autre appareil

# The device that shows the code.
to_another = Vers un autre appareil
share_match = Partager cette partie
share_position = Partager cette position
share_set = Partager cette série
share_problem = Partager ce problème
code_line = Visez ce code avec la caméra de l’autre appareil. Son application photo l’ouvre aussi.
code_plain_line = Pour un appareil sans réseau : ouvrez-y Parties enregistrées, puis « Depuis un autre appareil ».
code_plain = Code sans l’adresse
code_address = Code avec l’adresse
copy_link = Copier le lien
share_link = Partager le lien
link_copied = Le lien est copié. Qui l’a possède toute la partie.
link_copied_small = Le lien est copié.
code_safe = Rien n’est envoyé. Qui photographie le code a ce qu’il contient.
codes_line = Les codes se suivent : gardez l’autre caméra dessus jusqu’à ce que son anneau soit plein. Il lui faut au moins { $n ->
    [one] { $n } code
   *[other] { $n } codes
}.
codes_stop = Arrêter les codes
codes_go = Continuer
codes_too_large = C’est trop gros pour des codes. Prenez plutôt le fichier.

# A match that is handed over.
hand_over_line = La partie continue là-bas ? Verrouillez-la ici : votre copie reste, et vous pourrez la reprendre.
hand_over = Verrouiller ici
handed_over = Partie confiée. Votre copie est gardée.
handed_title = Cette partie est sur un autre appareil
handed_text = Vous l’avez confiée le { $when }. Ne la reprenez que si elle ne continue pas là-bas.
take_back = La reprendre

# What has arrived.
open_match = Ouvrir la partie
open_saves = Voir les parties
position_arrived = Une position de Barragoon est arrivée
position_start = Préparer une partie
set_arrived = Une série de cartes d’épave pour Barrakuda est arrivée : { $name }
set_keep = Garder cette série
set_kept = Gardée : choisissez-la dans les options, sous « Cartes d’épave ».
sequence_restart = Recommencer avec ces codes
fault_foreign = Ce n’est pas un code de Bar à Jeux.
fault_newer = Ce code vient d’une version plus récente. Mettez cet appareil à jour, puis réessayez.
fault_broken = Le code n’a pas pu être lu en entier. Réessayez.
fault_large = Ce que contient ce code est trop gros pour cet appareil.
fault_sequence = Ces codes appartiennent à autre chose. Ceux déjà lus sont toujours là.
fault_position = Aucune partie ne peut partir de cette position.
