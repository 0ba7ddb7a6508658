only = Iets anders was er niet te doen.
enough = Na zoveel rondes zonder winnaar vindt de bot onbeslist ook goed.
wins = Dit vult de kluis van de bot, en daarmee wint die.
may_win = De bot zag een kans om nog deze ronde te winnen: { $n } op de honderd.
mixed = { $n } kaarten leken ongeveer even goed, dus trok de bot er een: zo kan niemand het raden.
vault = { $n ->
     [one] De bot had { $n } goud in zijn buidel, en alleen in de kluis is het veilig voor rovers en de Barracuda.
    *[other] De bot had { $n } goud in zijn buidel, en alleen in de kluis is het veilig voor rovers en de Barracuda.
}
alone = De bot hoopte daar alleen te zijn, { $n } keer op de honderd, en wie alleen is, heeft de speciale actie.
find = Ook met gezelschap verwachtte de bot daar zo’n { $n } goud.
least = De bot verwachtte nergens veel; deze kaart leek het minst te kosten.
lure = De bot wilde zelf de Barracuda sturen, vooral tegen { $name }.
bite = { $n ->
     [one] { $name } was daar, met { $n } goud in de buidel.
    *[other] { $name } was daar, met { $n } goud in de buidel.
}
bar = { $name } heeft bij de Barracuda geen speciale actie.
shield = Wie de Barracuda stuurt, doet hij niets, en bij hem kon niemand hem beroven.
spare = Ergens anders had de Barracuda de plannen van de bot bedorven, of de anderen geholpen.
take = Goud voor niets: waarom niet?
take_back = Met minder kaarten in de rij heb je vaker voorrang, en meer om uit te kiezen.
regain = Met de Barracudakaart weer in de hand is de bot voor ieders buidel een gevaar.
strip = Zonder de Barracudakaart kan { $name } de vis niet meer sturen.
rob = { $n ->
     [one] { $name } had maar { $n } goud in de buidel, maar dat was meer waard dan al het andere daar.
    *[other] { $name } had { $n } goud in de buidel, en dat was meer waard dan al het andere daar.
}
share = Het goud kan het best naar wie er het snelst en het veiligst mee bij de kluis is.
late = Een kaart uit de hand van een rivaal leek meer waard dan een eigen kaart terug.
pocket = De bot zag { $name } als de grootste rivaal.
put = Deze kaart zal { $name } het meest missen.
pass = Alles wat de bot daar had kunnen doen, leek slechter dan niets doen.
