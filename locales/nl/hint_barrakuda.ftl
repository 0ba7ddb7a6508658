only = Iets anders is er niet te doen.
enough = Na zoveel rondes zonder winnaar is onbeslist ook goed.
wins = Dit vult je kluis, en daarmee win je.
    .told = Dit vult de kluis van { $who }, en daarmee is de partij gewonnen.
may_win = Dit kan nog deze ronde winnen: { $n } keer op de honderd.
mixed = { $n } kaarten lijken ongeveer even goed: trek er een, dan kan niemand het raden.
    .told = { $n } kaarten lijken ongeveer even goed: trekt { $who } er een, dan kan niemand het raden.
vault = { $n ->
     [one] Je hebt { $n } goud in je buidel, en alleen in de kluis is het veilig voor rovers en de Barracuda.
    *[other] Je hebt { $n } goud in je buidel, en alleen in de kluis is het veilig voor rovers en de Barracuda.
}
    .told = { $who } heeft { $n } goud in de buidel, en alleen in de kluis is het veilig voor rovers en de Barracuda.
alone = Je bent er { $n } keer op de honderd alleen, en wie alleen is, heeft de speciale actie.
    .told = { $who } is er { $n } keer op de honderd alleen, en wie alleen is, heeft de speciale actie.
find = Ook met gezelschap is daar zo’n { $n } goud te verwachten.
least = Er is nergens veel te verwachten; deze kaart lijkt het minst te kosten.
lure = Dan stuur jij zelf de Barracuda, vooral tegen { $name }.
    .told = Dan stuurt { $who } de Barracuda, vooral tegen { $name }.
bite = { $n ->
     [one] { $name } is daar, met { $n } goud in de buidel.
    *[other] { $name } is daar, met { $n } goud in de buidel.
}
bar = { $name } heeft bij de Barracuda geen speciale actie.
shield = Wie de Barracuda stuurt, doet hij niets, en bij hem kan niemand je beroven.
    .told = Wie de Barracuda stuurt, doet hij niets, en bij hem kan niemand { $who } beroven.
spare = Ergens anders zou de Barracuda je plannen bederven, of de anderen helpen.
    .told = Ergens anders zou de Barracuda de plannen van { $who } bederven, of de anderen helpen.
take = Goud voor niets: waarom niet?
take_back = Met minder kaarten in de rij heb je vaker voorrang, en meer om uit te kiezen.
regain = Met je Barracudakaart weer in de hand ben je voor ieders buidel een gevaar.
    .told = Met de Barracudakaart weer in de hand is { $who } voor ieders buidel een gevaar.
strip = Zonder de Barracudakaart kan { $name } de vis niet meer sturen.
rob = { $n ->
     [one] { $name } heeft maar { $n } goud in de buidel, maar dat is meer waard dan al het andere daar.
    *[other] { $name } heeft { $n } goud in de buidel, en dat is meer waard dan al het andere daar.
}
share = Het goud kan het best naar wie er het snelst en het veiligst mee bij de kluis is.
late = Een kaart uit de hand van een rivaal lijkt meer waard dan een eigen kaart terug.
    .told = Een kaart uit de hand van een rivaal lijkt voor { $who } meer waard dan een eigen kaart terug.
pocket = { $name } lijkt de grootste rivaal.
put = Deze kaart zal { $name } het meest missen.
pass = Alles wat je daar kunt doen, lijkt slechter dan niets doen.
    .told = Alles wat { $who } daar kan doen, lijkt slechter dan niets doen.
