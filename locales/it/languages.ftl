# Messages about the languages of the app.

unreviewed = Nessuno che sia cresciuto parlando italiano ha ancora letto questi testi. Se qualcosa suona strano, dillo a chi ti ha dato l’app: i testi sono nella cartella «locales» del suo codice sorgente.
in_another = In un’altra lingua
of_the_table = Come nelle impostazioni: { $name }
