# Messages about the languages of the app.

unreviewed = Nog niemand die met het Nederlands is opgegroeid, heeft deze teksten gelezen. Klinkt er iets niet goed? Zeg het tegen degene van wie je deze app hebt: de teksten staan in de map ‘locales’ van de broncode.
in_another = In een andere taal
of_the_table = Zoals ingesteld: { $name }
