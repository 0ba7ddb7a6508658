# Messages about the languages of the app.

unreviewed = Nadie que haya crecido hablando español ha leído aún estos textos. Si algo suena raro, díselo a quien te dio la app: los textos están en la carpeta «locales» de su código fuente.
in_another = En otro idioma
of_the_table = Como en los ajustes: { $name }
