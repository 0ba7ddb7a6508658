# The screens that hand a match, or everything, from one device to another by QR codes.
title = Van een ander apparaat
lead = Toon de code op het andere apparaat en richt deze camera erop. Er gaat niets over een netwerk.

# The camera.
camera = Camera
camera_picture = Het beeld van de camera
camera_start = Camera gebruiken
camera_stop = Camera uitzetten
camera_again = Opnieuw proberen
camera_off = De camera staat uit.
camera_starting = De camera start …
camera_point = Richt de camera op de code
camera_refused = De camera mag hier niet worden gebruikt. Sta hem voor deze pagina toe in de instellingen van de browser en probeer het opnieuw.
camera_absent = Dit apparaat heeft geen camera. Kies een foto van de code of plak de tekst.
camera_busy = Een andere app gebruikt de camera. Sluit hem daar en probeer het opnieuw.
camera_unplugged = De camera is losgekoppeld. Sluit hem weer aan en probeer het opnieuw.
camera_unsupported = Deze browser biedt hier geen camera: daarvoor is een adres nodig dat met https begint. Kies een foto van de code of plak de tekst.
reader_missing = De codelezer kon niet worden geladen. Ga één keer online en probeer het opnieuw.

# The other ways in.
picture = Een foto van de code
picture_choose = Foto kiezen
picture_reading = De code wordt gezocht …
picture_unreadable = Deze browser kan dat bestand niet als foto openen.
picture_without_code = Op deze foto staat geen leesbare code. Maak hem opnieuw: dichterbij, scherp en met de hele code erop.
text = De tekst van de code
text_paste = Plak de tekst
text_read = Tekst lezen
text_empty = Er staat nog geen tekst. Plak die eerst.

# The codes that arrive, and those that are shown.
arriving = Tot nu toe ontvangen
arriving_line = Houd de camera op de codes tot de ring vol is. Wat gelezen is, blijft zolang dit scherm openstaat.
percent = { $n }%
code = QR-code voor het andere apparaat

# The device that shows the code.
to_another = Naar een ander apparaat
share_match = Deze partij delen
share_position = Deze stelling delen
share_set = Deze set delen
share_problem = Dit probleem delen
code_line = Richt de camera van het andere apparaat op deze code. Ook de gewone camera-app opent hem.
code_plain_line = Voor een apparaat zonder netwerk: open daar de bewaarde partijen en dan ‘Van een ander apparaat’.
code_plain = Code zonder adres
code_address = Code met adres
copy_link = Link kopiëren
share_link = Link delen
link_copied = De link is gekopieerd. Wie hem heeft, heeft de hele partij.
link_copied_small = De link is gekopieerd.
code_safe = Er wordt niets verstuurd. Wie de code fotografeert, heeft wat erin zit.
codes_line = De ene code na de andere: houd de andere camera erop tot haar ring vol is. Er zijn minstens { $n ->
    [one] { $n } code
   *[other] { $n } codes
} nodig.
codes_stop = Codes stoppen
codes_go = Verder
codes_too_large = Dit is te groot voor codes. Neem het bestand.

# A match that is handed over.
hand_over_line = Gaat de partij daar verder? Zet haar dan hier op slot: je kopie blijft en je kunt haar terughalen.
hand_over = Hier op slot
handed_over = Overgedragen. Je kopie blijft.
handed_title = Deze partij is op een ander apparaat
handed_text = Je hebt haar op { $when } overgedragen. Haal haar alleen terug als ze daar niet verdergaat.
take_back = Terughalen

# What has arrived.
open_match = Partij openen
open_saves = Partijen tonen
position_arrived = Er is een stelling van Barragoon aangekomen
position_start = Een partij klaarzetten
set_arrived = Er is een set wrakkaarten voor Barrakuda aangekomen: { $name }
set_keep = Deze set bewaren
set_kept = Bewaard: kies hem bij de opties onder ‘Wrakkaarten’.
sequence_restart = Opnieuw beginnen met deze codes
fault_foreign = Dit is geen code van Bar à Jeux.
fault_newer = Deze code komt uit een nieuwere versie. Werk dit apparaat bij en probeer het opnieuw.
fault_broken = De code is niet helemaal gelezen. Probeer het opnieuw.
fault_large = Wat er in deze code zit, is te groot voor dit apparaat.
fault_sequence = Deze codes horen bij iets anders. De codes tot nu toe zijn er nog.
fault_position = Met deze stelling kan geen partij beginnen.
