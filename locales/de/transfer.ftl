# The screens that hand a match, or everything, from one device to another by QR codes.
title = Von einem anderen Gerät
lead = Zeig den Code auf dem anderen Gerät und richte diese Kamera darauf. Nichts geht über ein Netz.

# The camera.
camera = Kamera
camera_picture = Das Bild der Kamera
camera_start = Kamera benutzen
camera_stop = Kamera ausschalten
camera_again = Noch einmal
camera_off = Die Kamera ist aus.
camera_starting = Die Kamera startet …
camera_point = Richte die Kamera auf den Code
camera_refused = Die Kamera ist hier nicht erlaubt. Erlaube sie für diese Seite in den Einstellungen des Browsers und versuch es noch einmal.
camera_absent = Dieses Gerät hat keine Kamera. Wähl ein Bild des Codes oder füg seinen Text ein.
camera_busy = Eine andere App benutzt die Kamera. Schließ sie dort und versuch es noch einmal.
camera_unplugged = Die Kamera wurde getrennt. Schließ sie wieder an und versuch es noch einmal.
camera_unsupported = Dieser Browser bietet hier keine Kamera: Dafür braucht es eine Adresse, die mit https beginnt. Wähl ein Bild des Codes oder füg seinen Text ein.
reader_missing = Der Codeleser konnte nicht geladen werden. Geh einmal online und versuch es noch einmal.

# The other ways in.
picture = Ein Bild des Codes
picture_choose = Bild wählen
picture_reading = Der Code wird gesucht …
picture_unreadable = Dieser Browser kann die Datei nicht als Bild öffnen.
picture_without_code = Auf diesem Bild ist kein lesbarer Code. Mach es noch einmal: näher, scharf und mit dem ganzen Code.
text = Der Text des Codes
text_paste = Füg den Text ein
text_read = Text lesen
text_empty = Hier steht noch kein Text. Füg ihn zuerst ein.

# The codes that arrive, and those that are shown.
arriving = Bisher empfangen
arriving_line = Halte die Kamera auf die Codes, bis der Ring voll ist. Was gelesen ist, bleibt, solange diese Seite offen ist.
percent = { $n } %
code = QR-Code für das andere Gerät

# The device that shows the code.
to_another = Auf ein anderes Gerät
share_match = Diese Partie teilen
share_position = Diese Stellung teilen
share_set = Diesen Satz teilen
share_problem = Diese Aufgabe teilen
code_line = Richte die Kamera des anderen Geräts auf diesen Code. Auch seine Kamera-App öffnet ihn.
code_plain_line = Für ein Gerät ohne Netz: Öffne dort die gespeicherten Partien, dann „Von einem anderen Gerät“.
code_plain = Code ohne Adresse
code_address = Code mit Adresse
copy_link = Link kopieren
share_link = Link teilen
link_copied = Der Link ist kopiert. Wer ihn hat, hat die ganze Partie.
link_copied_small = Der Link ist kopiert.
code_safe = Nichts wird gesendet. Wer den Code fotografiert, hat seinen Inhalt.
codes_line = Ein Code folgt auf den anderen: Halte die andere Kamera darauf, bis ihr Ring voll ist. Sie braucht mindestens { $n ->
    [one] { $n } Code
   *[other] { $n } Codes
}.
codes_stop = Codes anhalten
codes_go = Weiter
codes_too_large = Das ist zu groß für Codes. Nimm stattdessen die Datei.

# A match that is handed over.
hand_over_line = Geht die Partie dort weiter? Dann sperr sie hier: Deine Kopie bleibt, und du kannst sie zurückholen.
hand_over = Hier sperren
handed_over = Übergeben. Deine Kopie bleibt.
handed_title = Diese Partie ist auf einem anderen Gerät
handed_text = Du hast sie am { $when } übergeben. Hol sie nur zurück, wenn sie dort nicht weitergeht.
take_back = Zurückholen

# What has arrived.
open_match = Partie öffnen
open_saves = Partien zeigen
position_arrived = Eine Stellung von Barragoon ist angekommen
position_start = Eine Partie vorbereiten
set_arrived = Ein Satz Wrackkarten für Barrakuda ist angekommen: { $name }
set_keep = Diesen Satz behalten
set_kept = Behalten: Du findest ihn in den Optionen unter „Wrackkarten“.
sequence_restart = Mit diesen Codes neu anfangen
fault_foreign = Das ist kein Code von Bar à Jeux.
fault_newer = Dieser Code kommt aus einer neueren Version. Aktualisiere dieses Gerät und versuch es noch einmal.
fault_broken = Der Code wurde nicht ganz gelesen. Versuch es noch einmal.
fault_large = Der Inhalt dieses Codes ist zu groß für dieses Gerät.
fault_sequence = Diese Codes gehören zu etwas anderem. Die bisher gelesenen sind noch da.
fault_position = Mit dieser Stellung kann keine Partie beginnen.
