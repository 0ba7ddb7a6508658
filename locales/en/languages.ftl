# Messages about the languages of the app.

unreviewed = Nobody who grew up with this language has read these texts yet. If one sounds wrong, tell the people who gave you this app: the texts are in the folder “locales” of its source code.
in_another = In another language
of_the_table = As in the settings: { $name }
