only = Etwas anderes ging nicht.
enough = Nach so vielen Runden ohne Sieg ist er mit einem Remis zufrieden.
wins = Das füllt seine Truhe, und das ist der Sieg.
may_win = Er sah eine Chance, noch in dieser Runde zu gewinnen: { $n } von hundert.
mixed = { $n } Karten schienen etwa gleich gut, also zog er eine davon: Niemand sollte es erraten können.
vault = { $n ->
     [one] Er hatte { $n } Gold im Beutel, und nur die Truhe ist vor Räubern und Barrakuda sicher.
    *[other] Er hatte { $n } Gold im Beutel, und nur die Truhe ist vor Räubern und Barrakuda sicher.
}
alone = Er hoffte, dort allein zu sein, in { $n } von hundert Fällen, und allein gibt es die Spezialaktion.
find = Selbst in Gesellschaft erwartete er dort etwa { $n } Gold.
least = Er erwartete nirgends viel; diese Karte schien am wenigsten zu kosten.
lure = Er wollte den Barrakuda selbst lenken, vor allem gegen { $name }.
bite = { $n ->
     [one] { $name } war dort, mit { $n } Gold im Beutel.
    *[other] { $name } war dort, mit { $n } Gold im Beutel.
}
bar = { $name } hat neben dem Barrakuda keine Spezialaktion.
shield = Wer den Barrakuda lenkt, dem tut er nichts, und neben ihm konnte niemand den Beutel rauben.
spare = Überall sonst hätte der Barrakuda seine eigenen Pläne gestört oder den anderen geholfen.
take = Gold umsonst: Warum nicht?
take_back = Weniger Karten in der Reihe heißt öfter die Initiative, und mehr Auswahl.
regain = Mit der Barrakudakarte auf der Hand kann er wieder alle Beutel bedrohen.
strip = Ohne die Barrakudakarte kann { $name } den Fisch nicht mehr lenken.
rob = { $n ->
     [one] { $name } hatte nur { $n } Gold im Beutel, aber das war mehr wert als alles andere dort.
    *[other] { $name } hatte { $n } Gold im Beutel, und das war mehr wert als alles andere dort.
}
share = Das Gold gehört dorthin, wo es schneller und sicherer in die Truhe kommt.
late = Eine Karte aus einer gegnerischen Hand schien mehr wert als eine eigene zurück.
pocket = Er hielt { $name } für am gefährlichsten.
put = Diese Karte wird { $name } mehr fehlen.
pass = Alles, was er dort hätte tun können, schien ihm schlechter als gar nichts.
