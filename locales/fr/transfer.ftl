# The screens that hand a match, or everything, from one device to another by QR codes.
title = Depuis un autre appareil
lead = Affiche le code sur l’autre appareil et vise-le avec cette caméra. Rien ne passe par un réseau.

# The camera.
camera = Caméra
camera_picture = L’image de la caméra
camera_start = Utiliser la caméra
camera_stop = Arrêter la caméra
camera_again = Réessayer
camera_off = La caméra est éteinte.
camera_starting = La caméra démarre…
camera_point = Vise le code avec la caméra
camera_refused = La caméra n’est pas autorisée ici. Autorise-la pour cette page dans les réglages du navigateur, puis réessaie.
camera_absent = Cet appareil n’a pas de caméra. Choisis une image du code, ou colle son texte.
camera_busy = Une autre application utilise la caméra. Ferme-la, puis réessaie.
camera_unplugged = La caméra a été débranchée. Rebranche-la, puis réessaie.
camera_unsupported = Ce navigateur n’offre pas de caméra ici : il lui faut une adresse qui commence par https. Choisis une image du code, ou colle son texte.
reader_missing = Le lecteur de codes n’a pas pu être chargé. Connecte-toi une fois, puis réessaie.

# The other ways in.
picture = Une image du code
picture_choose = Choisir une image
picture_reading = Recherche du code…
picture_unreadable = Ce navigateur ne peut pas ouvrir ce fichier comme image.
picture_without_code = Aucun code lisible sur cette image. Reprends-la : plus près, nette, avec le code entier.
text = Le texte du code
text_paste = Colle le texte
text_read = Lire le texte
text_empty = Il n’y a pas encore de texte. Colle-le d’abord.

# The codes that arrive, and those that are shown.
arriving = Déjà reçu
percent = { $n } %
received = { $n ->
    [one] { $n } octet a été lu.
   *[other] { $n } octets ont été lus.
}
code = Code QR pour l’autre appareil
