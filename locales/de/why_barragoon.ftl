only = Etwas anderes ging nicht.
wins_now = Das gewinnt sofort.
wins_in = Er sah einen Sieg in { $n } seiner Züge und nichts, was dagegen hilft.
loses_now = Er sah keinen Weg, nicht zu verlieren.
loses_in = Er sah keinen Weg, nicht zu verlieren; das hält vielleicht noch { $n ->
    [one] { $n } Zug durch.
   *[other] { $n } Züge durch.
}
captures = Er schlägt eine { $n } und erwartet, danach besser zu stehen.
exchanges = Er schlägt eine { $n } und erwartet, dafür eine { $lost } zu verlieren.
takes_piece = Er schlägt eine { $n }.
takes_barragoon = Er schlägt einen Barragoon und setzt ihn dann wieder ein.
takes = Er erwartet, bald eine { $n } zu gewinnen.
trades = Er erwartet bald einen Tausch: eine { $n } gegen eine { $lost }.
saves = Die { $n } auf { $at } hätte gleich geschlagen werden können; jetzt ist sie in Sicherheit.
gives_up = Er erwartet, ohnehin eine { $n } zu verlieren, und sah nichts, was weniger kostet.
loses_piece = Er erwartet, bald eine { $n } zu verlieren.
hangs = Danach kann eine { $n } auf { $at } geschlagen werden.
quiet = Nichts zu schlagen in Sicht.
more_ways = Danach haben seine Steine mehr Züge als die andere Seite: { $n } zu { $m }.
fewer_ways = Danach haben seine Steine weniger Züge als die andere Seite: { $n } zu { $m }.
even_ways = Danach haben beide Seiten gleich viele Züge: { $n } zu { $m }.
draw_ahead = Er glaubt, vorn zu liegen, und will mehr als ein Remis.
draw_behind = Er glaubt, hinten zu liegen, und nähme gern ein Remis.
draw_even = Er glaubt, beide Seiten stehen etwa gleich.
