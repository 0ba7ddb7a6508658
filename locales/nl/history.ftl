# All matches, and the page of a person.
all_matches = Alle partijen
all_matches_lead = Elke partij die op dit apparaat is afgelopen, de laatste eerst.
filters = Filters
game = Spel
any_game = Alle spellen
person = Wie
any_person = Iedereen
evening = Avond
any_evening = Alle avonden
this_evening = Vanavond
time = Periode
any_time = Elke periode
this_week = Deze week
this_month = Deze maand
this_year = Dit jaar
matches_n = { $n ->
    [0] Geen partij past daarbij.
    [one] { $n } partij
   *[other] { $n } partijen
}
show_more = Meer tonen
moves_gone = Alleen de uitslag is over; de zetten zijn weg.
take_along = Meenemen
csv = Als tabel (CSV)
csv_failed = Deze browser kan de tabel niet opslaan.
csv_end = Einde
csv_minutes = Minuten
csv_player = Speler
csv_bot = Bot
csv_place = Plaats
csv_players = Spelers
csv_resigned = Opgegeven
csv_id = Partij
yes = ja
bg_stats = Toon links naar BG Stats
bg_stats_line = BG Stats is een app die bijhoudt wat je speelt. Tik je op een link, dan gaat deze ene uitslag, met de namen, naar bgstatsapp.com; verder verlaat niets het apparaat.
bg_stats_send = Naar BG Stats sturen
picture_share_of = Delen als plaatje: { $what }
picture_save_of = Opslaan als plaatje: { $what }
picture_drawing = Het plaatje wordt getekend…
picture_ready = Het plaatje is klaar.
picture_failed = Deze browser kan het plaatje niet maken en de tekst ervan niet kopiëren.
picture_won = { $n ->
    [one] { $names } heeft gewonnen.
   *[other] { $names } delen de winst.
}
picture_drawn = Onbeslist
match_of = { $game }, { $date }
more_of = Meer: { $game }, { $date }

also_played = Hier ook gespeeld
person_absent = { $name } heeft op dit apparaat nog geen partij uitgespeeld.
at_a_glance = In één oogopslag
matches = Partijen
drawn = Onbeslist
time_played = Tijd aan tafel
minutes = { $m } min
hours = { $h } u { $m } min
time_left_out = { $n ->
    [one] Eén partij duurde van begin tot eind meer dan zes uur. Die tijd telt niet mee.
   *[other] { $n } partijen duurden van begin tot eind meer dan zes uur. Die tijd telt niet mee.
}
time_unknown = { $n ->
    [one] Van één oudere partij is de tijd niet bekend.
   *[other] Van { $n } oudere partijen is de tijd niet bekend.
}
streak = Langste winstreeks
streak_same = Hetzelfde, steeds met { $names }
best_bot = Sterkste verslagen bot
games = Spellen
place_count = { $place }: { $n }
best_match = Beste partij: { $result }
rivals = Rivalen
rival = In { $n } partijen met { $other } eindigde { $name } { $above ->
        [one] één keer
       *[other] { $above } keer
    } hoger en { $below ->
        [one] één keer
       *[other] { $below } keer
    } lager.
nemeses = Angstgegners
nemesis = { $other } eindigde in { $below } van { $n } partijen boven { $name }.
pairs_line = Mensen worden vergeleken zodra ze drie partijen samen hebben gespeeld.
form = Vorm
form_caption = Percentage tegenstanders boven wie { $name } eindigde, in de laatste { $n } partijen
match_n = Partij { $n }
percent = { $n }%
all_matches_of = Alle partijen van { $name }

rename = Hernoemen
rename_who = { $name } hernoemen
rename_line = De nieuwe naam vervangt de oude in alle uitslagen en lijsten, en in lopende partijen. Bij het terugkijken van een afgelopen partij zie je nog de oude naam.
name_of_app = Deze naam gebruikt de app zelf. Kies een andere.
renamed = { $name } heet nu { $new }.
merge = Een en dezelfde persoon?
merge_text = Er is al een { $other }. Gaat het om één persoon, dan tellen hun partijen voortaan samen. Dat is niet terug te draaien.
merge_yes = Eén persoon
merge_no = Twee personen
merge_shared = { $name } en { $other } speelden in dezelfde partij, dus het zijn twee personen.
forget = Vergeten
forget_who = { $name } vergeten?
forget_text = { $name } wordt ‘Iemand’ in alle uitslagen, avonden en partijen op dit apparaat, en verdwijnt uit de lijst van spelers. Opgeloste problemen en vorderingen in lessen onder deze naam worden verwijderd. De cijfers van alle anderen blijven gelijk. In eerder geëxporteerde bestanden blijft de naam staan. Dit is niet terug te draaien.
forgotten = { $name } is op dit apparaat vergeten.

delete_title = { $n ->
    [one] Deze partij verwijderen?
   *[other] { $n } partijen verwijderen?
}
delete_text = { $n ->
    [one] Terugkijken kan dan niet meer. De uitslag telt mee voor de avond en de spelers: moet die blijven?
   *[other] Terugkijken kan dan niet meer. Uitslagen die meetellen voor avonden en spelers: { $results }. Moeten die blijven?
}
keep_result = { $n ->
    [one] Uitslag houden
   *[other] Uitslagen houden
}
delete_with_result = { $n ->
    [one] Uitslag ook verwijderen
   *[other] Uitslagen ook verwijderen
}
delete_result = Deze uitslag verwijderen
result_deleted = De uitslag is verwijderd.
put_result_back = Terugzetten

low_title = De opslag raakt vol
low_text = De browser heeft weinig ruimte voor nog meer partijen. De oudste afgelopen partijen kunnen naar een bestand; hun uitslagen blijven hier.
pack = Oudste partijen inpakken
pack_text = { $n ->
    [one] De oudste afgelopen partij gaat naar een bestand. Dat maakt { $size } vrij. De uitslag blijft, en na een import van het bestand kun je de partij weer bekijken.
   *[other] De { $n } oudste afgelopen partijen gaan naar één bestand. Dat maakt { $size } vrij. De uitslagen blijven, en na een import van het bestand kun je de partijen weer bekijken.
}
pack_none = Er is geen afgelopen partij om in te pakken.
pack_check = { $n ->
    [one] Kijk even of het bestand er is. De naam begint met { $name }. Zonder dat bestand zijn de zetten van de partij weg.
   *[other] Kijk even of het bestand er is. De naam begint met { $name }. Zonder dat bestand zijn de zetten van de partijen weg.
}
pack_not_there = Het is er niet
pack_delete = { $n ->
    [one] Het is er: verwijder de partij hier
   *[other] Het is er: verwijder de partijen hier
}
pack_failed = Deze browser kan het bestand niet opslaan. Er is niets verwijderd.
packed = { $n ->
    [0] Er is niets verwijderd: de partijen zijn intussen veranderd.
    [one] Eén partij is ingepakt.
   *[other] { $n } partijen zijn ingepakt.
}
# A share with its numbers, an average, and the figures of single games. Their words are those of each game.
share = { $n } van { $of } ({ $percent }%)
average = { NUMBER($n, maximumFractionDigits: 1) }
barragoon_white = Gewonnen met Wit
barragoon_brown = Gewonnen met Bruin
barragoon_moves = Zetten per partij, gemiddeld
barragoon_fastest = Minste zetten voor winst
bouillabaisse_costs = Wat punten kost
bouillabaisse_points = Punten, gemiddeld
bouillabaisse_rounds = Gespeelde rondes
bouillabaisse_1 = Ronde 1: slagen
bouillabaisse_2 = Ronde 2: de kleur
bouillabaisse_3 = Ronde 3: het plaatje
bouillabaisse_4 = Ronde 4: de kaart
bouillabaisse_5 = Ronde 5: dat alles samen
bouillabaisse_6 = Ronde 6: dat alles, als minpunten
barrakuda_alone = Gewonnen zonder team
barrakuda_teams = Gewonnen in een team
barrakuda_dives = Goud per duik
per_dive = { NUMBER($average, maximumFractionDigits: 1) } ({ NUMBER($gold) } goud in { $n ->
    [one] { $n } duik
   *[other] { $n } duiken
})
barrakuda_bites = Beten van de Barracuda
bites = { $n ->
    [0] geen
   *[other] { $n } ({ NUMBER($gold) } goud kwijt)
}
barracuda_believed = Eigen bluf waar anderen in trapten
barracuda_caught = Bluf van anderen doorzien
barbarossa_right = Goed geraden
barbarossa_letters = Gevraagde letters per geraden woord
per_word = { NUMBER($average, maximumFractionDigits: 1) } ({ $letters ->
    [0] geen letter
    [one] { $letters } letter
   *[other] { $letters } letters
} voor { $n ->
    [one] { $n } woord
   *[other] { $n } woorden
})
barbarossa_most = Meeste woorden geraden in een partij

# Results that another version of the app wrote, or that were edited by hand.
unread_results = { $n ->
     [one] Deze versie kan één uitslag niet lezen. Die blijft bewaard en telt nergens mee.
    *[other] Deze versie kan { $n } uitslagen niet lezen. Ze blijven bewaard en tellen nergens mee.
}
