only = Non c’è altro da fare.
enough = Dopo tante manche senza vincitori, un pareggio può bastare.
wins = Così il tuo forziere è pieno, e hai vinto.
    .told = Così il forziere di { $who } è pieno, e la partita è vinta.
may_win = Così si può vincere già in questa manche: { $n } volte su cento.
mixed = { $n } carte sembrano valere lo stesso: tirane a sorte una, e nessuno può indovinare.
    .told = { $n } carte sembrano valere lo stesso: se { $who } ne tira a sorte una, nessuno può indovinare.
vault = { $n ->
     [one] Hai { $n } moneta nella borsa, e solo il forziere è al sicuro da ladri e Barracuda.
    *[other] Hai { $n } monete nella borsa, e solo il forziere è al sicuro da ladri e Barracuda.
}
    .told = { $n ->
         [one] { $who } ha { $n } moneta nella borsa, e solo il forziere è al sicuro da ladri e Barracuda.
        *[other] { $who } ha { $n } monete nella borsa, e solo il forziere è al sicuro da ladri e Barracuda.
    }
alone = { $n } volte su cento lì non avresti compagnia, e senza compagnia si ha l’azione speciale.
    .told = { $n } volte su cento lì { $who } non avrebbe compagnia, e senza compagnia si ha l’azione speciale.
find = Anche in compagnia, lì si possono aspettare circa { $n } monete.
least = C’è poco da aspettarsi ovunque; questa carta sembra costare meno.
lure = Guideresti tu il Barracuda, soprattutto contro { $name }.
    .told = { $who } guiderebbe il Barracuda, soprattutto contro { $name }.
bite = { $n ->
     [one] Lì c’è { $name } con { $n } moneta nella borsa.
    *[other] Lì c’è { $name } con { $n } monete nella borsa.
}
bar = Accanto al Barracuda, { $name } non ha l’azione speciale.
shield = Il Barracuda non fa niente a chi lo controlla, e accanto a lui nessuno può derubarti.
    .told = Il Barracuda non fa niente a chi lo controlla, e accanto a lui nessuno può derubare { $who }.
spare = In qualsiasi altro posto il Barracuda rovinerebbe i tuoi piani, o aiuterebbe gli altri.
    .told = In qualsiasi altro posto il Barracuda rovinerebbe i piani di { $who }, o aiuterebbe gli altri.
take = Oro in cambio di niente: perché no?
take_back = Meno carte in fila vuol dire più spesso l’iniziativa, e più scelta.
regain = Con la carta Barracuda di nuovo in mano puoi minacciare la borsa di tutti.
    .told = Con la carta Barracuda di nuovo in mano { $who } può minacciare la borsa di tutti.
strip = Senza carta Barracuda, { $name } non può più guidare il pesce.
rob = { $n ->
     [one] { $name } ha solo { $n } moneta nella borsa, ma vale più di ogni altra cosa lì.
    *[other] { $name } ha { $n } monete nella borsa, e valgono più di ogni altra cosa lì.
}
share = L’oro deve stare da chi lo porta prima e meglio al sicuro nel forziere.
late = Una carta dalla mano di un rivale sembra valere più di una tua ripresa.
    .told = Per { $who } una carta dalla mano di un rivale sembra valere più di una sua ripresa.
pocket = Sembra { $name } il rivale da battere.
put = È la carta che mancherà di più a { $name }.
pass = Tutto ciò che potresti fare lì sembra peggio di niente.
    .told = Tutto ciò che { $who } potrebbe fare lì sembra peggio di niente.
