only = Etwas anderes geht nicht.
wins_now = Gewinnt sofort.
wins_in = Gewinnt wohl in { $n } deiner Züge.
    .told = Gewinnt wohl für { $who }, in { $n } Zügen.
loses_now = Es hilft nichts mehr: Die Partie ist verloren.
loses_in = Kein Ausweg in Sicht; das hält vielleicht noch { $n ->
    [one] { $n } Zug durch.
   *[other] { $n } Züge durch.
}
captures = Schlägt eine { $n } und steht danach wohl besser.
exchanges = Schlägt eine { $n }, verliert dafür aber wohl eine { $lost }.
takes_piece = Schlägt eine { $n }.
takes_barragoon = Schlägt einen Barragoon und setzt ihn wieder ein.
takes = Gewinnt wohl bald eine { $n }.
trades = Führt zu einem Tausch: wohl eine { $n } gegen eine { $lost }.
saves = Bringt die { $n } auf { $at } in Sicherheit: Sie könnte gleich geschlagen werden.
gives_up = Eine { $n } geht wohl ohnehin verloren; das kostet am wenigsten.
loses_piece = Eine { $n } geht wohl bald verloren.
hangs = Danach kann eine { $n } auf { $at } geschlagen werden.
quiet = Nichts zu schlagen in Sicht.
more_ways = Danach haben deine Steine mehr Züge als die andere Seite: { $n } zu { $m }.
    .told = Danach haben die Steine von { $who } mehr Züge als die andere Seite: { $n } zu { $m }.
fewer_ways = Danach haben deine Steine weniger Züge als die andere Seite: { $n } zu { $m }.
    .told = Danach haben die Steine von { $who } weniger Züge als die andere Seite: { $n } zu { $m }.
even_ways = Danach haben beide Seiten gleich viele Züge: { $n } zu { $m }.
draw_ahead = Du liegst wohl vorn: Da ist mehr drin als ein Remis.
    .told = { $who } liegt wohl vorn: Da ist mehr drin als ein Remis.
draw_behind = Du liegst wohl hinten: Ein Remis käme gelegen.
    .told = { $who } liegt wohl hinten: Ein Remis käme gelegen.
draw_even = Beide Seiten stehen etwa gleich.
