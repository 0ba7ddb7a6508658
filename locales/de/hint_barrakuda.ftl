only = Etwas anderes geht nicht.
enough = Nach so vielen Runden ohne Sieg tut es auch ein Remis.
wins = Das füllt deine Truhe, und das ist der Sieg.
    .told = Das füllt die Truhe von { $who }, und das ist der Sieg.
may_win = Das gewinnt vielleicht noch in dieser Runde: in { $n } von hundert Fällen.
mixed = { $n } Karten scheinen etwa gleich gut: Zieh eine davon, dann kann es niemand erraten.
    .told = { $n } Karten scheinen etwa gleich gut: Zieht { $who } eine davon, kann es niemand erraten.
vault = { $n ->
     [one] Du hast { $n } Gold im Beutel, und nur die Truhe ist vor Räubern und Barrakuda sicher.
    *[other] Du hast { $n } Gold im Beutel, und nur die Truhe ist vor Räubern und Barrakuda sicher.
}
    .told = { $who } hat { $n } Gold im Beutel, und nur die Truhe ist vor Räubern und Barrakuda sicher.
alone = In { $n } von hundert Fällen bist du dort allein, und allein hast du die Spezialaktion.
    .told = In { $n } von hundert Fällen ist { $who } dort allein, und allein gibt es die Spezialaktion.
find = Selbst in Gesellschaft ist dort etwa { $n } Gold zu erwarten.
least = Nirgends ist viel zu erwarten; diese Karte kostet wohl am wenigsten.
lure = Du würdest den Barrakuda selbst lenken, vor allem gegen { $name }.
    .told = { $who } würde den Barrakuda lenken, vor allem gegen { $name }.
bite = { $n ->
     [one] { $name } ist dort, mit { $n } Gold im Beutel.
    *[other] { $name } ist dort, mit { $n } Gold im Beutel.
}
bar = { $name } hat neben dem Barrakuda keine Spezialaktion.
shield = Wer den Barrakuda lenkt, dem tut er nichts, und neben ihm kann dir niemand den Beutel rauben.
    .told = Wer den Barrakuda lenkt, dem tut er nichts, und neben ihm kann niemand { $who } ausrauben.
spare = Überall sonst würde der Barrakuda deine eigenen Pläne stören oder den anderen helfen.
    .told = Überall sonst würde der Barrakuda die Pläne von { $who } stören oder den anderen helfen.
take = Gold umsonst: Warum nicht?
take_back = Weniger Karten in der Reihe heißt öfter die Initiative, und mehr Auswahl.
regain = Mit der Barrakudakarte auf der Hand kannst du wieder alle Beutel bedrohen.
    .told = Mit der Barrakudakarte auf der Hand kann { $who } wieder alle Beutel bedrohen.
strip = Ohne die Barrakudakarte kann { $name } den Fisch nicht mehr lenken.
rob = { $n ->
     [one] { $name } hat nur { $n } Gold im Beutel, aber das ist mehr wert als alles andere dort.
    *[other] { $name } hat { $n } Gold im Beutel, und das ist mehr wert als alles andere dort.
}
share = Das Gold gehört dorthin, wo es schneller und sicherer in die Truhe kommt.
late = Eine Karte aus einer gegnerischen Hand ist wohl mehr wert als eine eigene zurück.
    .told = Eine Karte aus einer gegnerischen Hand ist für { $who } wohl mehr wert als eine eigene zurück.
pocket = { $name } scheint am gefährlichsten zu sein.
put = Diese Karte wird { $name } mehr fehlen.
pass = Alles, was du dort tun könntest, scheint schlechter als gar nichts.
    .told = Alles, was { $who } dort tun könnte, scheint schlechter als gar nichts.
