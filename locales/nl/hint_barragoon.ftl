only = Iets anders is er niet te doen.
wins_now = Wint meteen.
wins_in = Lijkt in { $n } zetten te winnen.
    .told = Lijkt voor { $who } in { $n } zetten te winnen.
loses_now = Niets helpt meer: de partij is verloren.
loses_in = Geen uitweg te zien; dit houdt het misschien nog { $n ->
    [one] { $n } zet uit.
   *[other] { $n } zetten uit.
}
captures = Slaat een { $n } en staat er daarna waarschijnlijk beter voor.
exchanges = Slaat een { $n }, maar verliest er waarschijnlijk een { $lost } voor.
takes_piece = Slaat een { $n }.
takes_barragoon = Slaat een Barragoon en zet hem weer op het bord.
takes = Wint waarschijnlijk binnenkort een { $n }.
trades = Loopt uit op een ruil: waarschijnlijk een { $n } voor een { $lost }.
saves = Brengt de { $n } op { $at } in veiligheid: die kon anders worden geslagen.
gives_up = Een { $n } gaat waarschijnlijk toch verloren; dit kost het minst.
loses_piece = Een { $n } gaat waarschijnlijk binnenkort verloren.
hangs = Dan kan op { $at } een { $n } worden geslagen.
quiet = Er valt niets te slaan.
more_ways = Je stukken hebben dan meer zetten dan die van de ander: { $n } tegen { $m }.
    .told = De stukken van { $who } hebben dan meer zetten dan die van de ander: { $n } tegen { $m }.
fewer_ways = Je stukken hebben dan minder zetten dan die van de ander: { $n } tegen { $m }.
    .told = De stukken van { $who } hebben dan minder zetten dan die van de ander: { $n } tegen { $m }.
even_ways = Beide kanten hebben dan evenveel zetten: { $n } tegen { $m }.
draw_ahead = Je lijkt voor te staan: er zit misschien meer in dan remise.
    .told = { $who } lijkt voor te staan: er zit misschien meer in dan remise.
draw_behind = Je lijkt achter te staan: met remise mag je blij zijn.
    .told = { $who } lijkt achter te staan: remise zou welkom zijn.
draw_even = Het lijkt ongeveer gelijk op te gaan.
