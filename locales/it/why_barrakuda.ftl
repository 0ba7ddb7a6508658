only = Non c’era altro da fare.
enough = Dopo tante manche senza vincitori si accontenta di un pareggio.
wins = Così il suo forziere è pieno, e ha vinto.
may_win = Ha visto una possibilità di vincere già in questa manche: { $n } su cento.
mixed = { $n } carte sembravano valere lo stesso, quindi ne ha tirata a sorte una: nessuno doveva poter indovinare.
vault = { $n ->
     [one] Aveva { $n } moneta nella borsa, e solo il forziere è al sicuro da ladri e Barracuda.
    *[other] Aveva { $n } monete nella borsa, e solo il forziere è al sicuro da ladri e Barracuda.
}
alone = Sperava di non avere compagnia lì, { $n } volte su cento, e senza compagnia si ha l’azione speciale.
find = Anche in compagnia si aspettava lì circa { $n } monete.
least = Si aspettava poco ovunque; questa carta sembrava costare meno.
lure = Voleva guidare di persona il Barracuda, soprattutto contro { $name }.
bite = { $n ->
     [one] Lì c’era { $name } con { $n } moneta nella borsa.
    *[other] Lì c’era { $name } con { $n } monete nella borsa.
}
bar = Accanto al Barracuda, { $name } non ha l’azione speciale.
shield = Il Barracuda non fa niente a chi lo controlla, e accanto a lui nessuno poteva rubare la borsa.
spare = In qualsiasi altro posto il Barracuda avrebbe rovinato i suoi piani, o aiutato gli altri.
take = Oro in cambio di niente: perché no?
take_back = Meno carte in fila vuol dire più spesso l’iniziativa, e più scelta.
regain = Con la carta Barracuda di nuovo in mano può minacciare la borsa di tutti.
strip = Senza carta Barracuda, { $name } non può più guidare il pesce.
rob = { $n ->
     [one] { $name } aveva solo { $n } moneta nella borsa, ma valeva più di ogni altra cosa lì.
    *[other] { $name } aveva { $n } monete nella borsa, e valevano più di ogni altra cosa lì.
}
share = L’oro deve stare da chi lo porta prima e meglio al sicuro nel forziere.
late = Una carta dalla mano di un rivale sembrava valere più di una sua ripresa.
pocket = Secondo il bot era { $name } il rivale da battere.
put = È la carta che mancherà di più a { $name }.
pass = Tutto ciò che poteva fare lì gli sembrava peggio di niente.
