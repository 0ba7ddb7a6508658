# Messages about the languages of the app.

unreviewed = Noch niemand, der mit Deutsch aufgewachsen ist, hat diese Texte gelesen. Wenn etwas schief klingt, sag es den Leuten, von denen du die App hast: Die Texte stehen im Ordner „locales“ ihres Quelltexts.
in_another = In einer anderen Sprache
of_the_table = Wie eingestellt: { $name }
