only = Iets anders was er niet te doen.
wins_now = Dit wint meteen.
wins_in = De bot zag een winst in { $n } zetten, en geen verweer ertegen.
loses_now = De bot zag geen manier om niet te verliezen.
loses_in = De bot zag geen manier om niet te verliezen; dit houdt het misschien nog { $n ->
    [one] { $n } zet uit.
   *[other] { $n } zetten uit.
}
captures = Slaat een { $n } en verwacht er beter van te worden.
exchanges = Slaat een { $n } en verwacht er een { $lost } voor te verliezen.
takes_piece = Slaat een { $n }.
takes_barragoon = Slaat een Barragoon en zet hem dan weer op het bord.
takes = Verwacht binnenkort een { $n } te winnen.
trades = Verwacht binnenkort een ruil: een { $n } voor een { $lost }.
saves = De { $n } op { $at } kon worden geslagen; nu staat die veilig.
gives_up = Verwacht toch een { $n } te verliezen, en zag niets wat minder kost.
loses_piece = Verwacht binnenkort een { $n } te verliezen.
hangs = Dan kan op { $at } een { $n } worden geslagen.
quiet = Er valt niets te slaan.
more_ways = De stukken van de bot hebben dan meer zetten dan die van de ander: { $n } tegen { $m }.
fewer_ways = De stukken van de bot hebben dan minder zetten dan die van de ander: { $n } tegen { $m }.
even_ways = Beide kanten hebben dan evenveel zetten: { $n } tegen { $m }.
draw_ahead = De bot denkt voor te staan en wil meer dan remise.
draw_behind = De bot denkt achter te staan en is blij met remise.
draw_even = De bot denkt dat het ongeveer gelijk opgaat.
