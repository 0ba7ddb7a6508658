# The screens that hand a match, or everything, from one device to another by QR codes.
title = Da un altro dispositivo
lead = Mostra il codice sull’altro dispositivo e inquadralo con questa fotocamera. Niente passa per una rete.

# The camera.
camera = Fotocamera
camera_picture = L’immagine della fotocamera
camera_start = Usa la fotocamera
camera_stop = Spegni la fotocamera
camera_again = Riprova
camera_off = La fotocamera è spenta.
camera_starting = La fotocamera si sta accendendo…
camera_point = Inquadra il codice con la fotocamera
camera_refused = Qui la fotocamera non è permessa. Permettila per questa pagina nelle impostazioni del browser, poi riprova.
camera_absent = Questo dispositivo non ha una fotocamera. Scegli un’immagine del codice o incolla il suo testo.
camera_busy = Un’altra app sta usando la fotocamera. Chiudila, poi riprova.
camera_unplugged = La fotocamera è stata scollegata. Ricollegala, poi riprova.
camera_unsupported = Questo browser qui non offre la fotocamera: serve un indirizzo che inizi con https. Scegli un’immagine del codice o incolla il suo testo.
reader_missing = Non è stato possibile caricare il lettore di codici. Vai online una volta, poi riprova.

# The other ways in.
picture = Un’immagine del codice
picture_choose = Scegli un’immagine
picture_reading = Cerco il codice…
picture_unreadable = Questo browser non riesce ad aprire quel file come immagine.
picture_without_code = In questa immagine non c’è un codice leggibile. Rifalla: più vicina, nitida e con tutto il codice.
text = Il testo del codice
text_paste = Incolla il testo
text_read = Leggi il testo
text_empty = Non c’è ancora nessun testo. Prima incollalo.

# The codes that arrive, and those that are shown.
arriving = Ricevuto finora
arriving_line = Tieni la fotocamera sui codici finché l’anello è pieno. Quello che è letto resta finché questa schermata è aperta.
percent = { $n }%
code = Codice QR per l’altro dispositivo

# The device that shows the code.
to_another = Su un altro dispositivo
share_match = Condividi questa partita
share_position = Condividi questa posizione
share_set = Condividi questa serie
share_problem = Condividi questo problema
code_line = Inquadra questo codice con la fotocamera dell’altro dispositivo. Lo apre anche la sua app fotocamera.
code_plain_line = Per un dispositivo senza rete: apri lì le partite salvate, poi «Da un altro dispositivo».
code_plain = Codice senza indirizzo
code_address = Codice con indirizzo
copy_link = Copia il link
share_link = Condividi il link
link_copied = Link copiato. Chi lo ha, ha tutta la partita.
link_copied_small = Link copiato.
code_safe = Non si invia nulla. Chi fotografa il codice ha quello che contiene.
codes_line = Un codice dopo l’altro: tieni l’altra fotocamera puntata finché il suo anello è pieno. Servono almeno { $n ->
    [one] { $n } codice
   *[other] { $n } codici
}.
codes_stop = Ferma i codici
codes_go = Continua
codes_too_large = È troppo grande per i codici. Usa il file.

# A match that is handed over.
hand_over_line = La partita continua lì? Bloccala qui: la tua copia resta e puoi riprenderla.
hand_over = Blocca qui
handed_over = Consegnata. La tua copia resta.
handed_title = Questa partita è su un altro dispositivo
handed_text = L’hai consegnata il { $when }. Riprendila solo se lì non continua.
take_back = Riprendila

# What has arrived.
open_match = Apri la partita
open_saves = Mostra le partite
position_arrived = È arrivata una posizione di Barragoon
position_start = Prepara una partita
set_arrived = È arrivata una serie di carte relitto per Barrakuda: { $name }
set_keep = Salva questa serie
set_kept = Salvata: sceglila nelle opzioni, alla voce «Carte relitto».
sequence_restart = Ricomincia con questi codici
fault_foreign = Questo non è un codice di Bar à Jeux.
fault_newer = Questo codice viene da una versione più recente. Aggiorna questo dispositivo e riprova.
fault_broken = Il codice non è stato letto per intero. Riprova.
fault_large = Il contenuto di questo codice è troppo grande per questo dispositivo.
fault_sequence = Questi codici sono di qualcos’altro. Quelli letti finora ci sono ancora.
fault_position = Nessuna partita può cominciare da questa posizione.
