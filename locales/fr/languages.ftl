# Messages about the languages of the app.

unreviewed = Personne dont c’est la langue maternelle n’a encore relu ces textes. Si une phrase sonne faux, dites-le aux personnes qui vous ont donné cette application : les textes sont dans le dossier « locales » de son code source.
in_another = Dans une autre langue
of_the_table = Comme dans les réglages : { $name }
