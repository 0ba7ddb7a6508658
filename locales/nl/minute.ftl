# The game in one minute: pages that somebody reads aloud to the table, or the device does. No brackets, no signs, short
# sentences; some 150 words a game.
title = { $game } in één minuut
link = In één minuut
lesson = Al spelend
then_lesson = Leer het nu al spelend
read = Lees voor
pause = Pauze
read_on = Lees verder
from_the_start = Vanaf het begin
play = Speel { $game }

barragoon_1 = Twee spelers, elk zeven stukken, en zwarte blokken die van niemand zijn: de Barragoons. Sla alle stukken van de ander, of zorg dat die niet meer kan zetten.
barragoon_2 = In je beurt zet je één stuk. Het gaat zoveel stappen als zijn getal, of eentje minder, en mag onderweg één bocht maken.
barragoon_3 = Om te slaan moet een stuk zijn hele getal lopen en op het doel uitkomen: een vijandelijk stuk, of een Barragoon, die je daarna ergens anders neerzet.
barragoon_4 = Bovenop een Barragoon staat een verkeersbord. Sommige laten je rechtdoor, andere dwingen je af te slaan, en een enkele laat niemand door.
barragoon_5 = En nu de verrassing: elk geslagen stuk brengt twee nieuwe Barragoons op het bord. Wie het stuk verloor zet de eerste neer, wie sloeg de tweede.
barragoon_6 = Zo worden de wegen smal. Heb je geen stuk meer, of geen stuk dat kan zetten, dan verlies je.

bouillabaisse_1 = Zes rondes slagen halen, met gewone kaarten. De slagen die je haalt kunnen je punten kosten, en wie de minste heeft, wint.
bouillabaisse_2 = Iemand komt uit met een kaart, en de anderen moeten bekennen als ze kunnen. De hoogste kaart van die kleur haalt de slag, en wie hem haalt komt uit voor de volgende. Troef is er niet.
bouillabaisse_3 = Wat punten kost, verandert elke ronde. Eerst elke slag, dan elke kaart van één kleur, dan alle vrouwen, of de boeren of de heren, en dan één enkele kaart.
bouillabaisse_4 = In ronde vijf kost dat allemaal tegelijk. Eén ongelukkige kaart kan dan drie keer tellen.
bouillabaisse_5 = En nu de verrassing: ronde zes draait alles om. Dezelfde dingen gaan nu van je punten af, dus grijp wat je grijpen kunt.
bouillabaisse_6 = Na ronde zes wint het laagste totaal, ook als dat onder nul ligt.

barrakuda_1 = Jullie zijn duikers boven zes gezonken wrakken. Breng als eerste acht goud naar je kluis. Goud in je buidel kun je nog verliezen.
barrakuda_2 = Elke ronde kiest iedereen in het geheim een kaart, en dan draaien jullie ze samen om. Je duiker gaat naar het wrak met dat nummer.
barrakuda_3 = Dan zwemt de Barracuda, zoals de dobbelstenen zeggen. Elke duiker op het wrak waar hij stopt, laat de hele buidel vallen.
barrakuda_4 = Ben je alleen op een wrak, dan zijn beide acties voor jou. Met meer duikers krijgt iedereen de gewone, en wie de minste kaarten op tafel heeft mag ook de speciale doen, of een ander daar beroven.
barrakuda_5 = En nu de verrassing: ieder heeft ook een Barracudakaart. Speel jij die als enige, dan blijft je duiker liggen waar hij is, en stuur jij de vis.
barrakuda_6 = Op wrak vijf gaat je goud naar huis, als de vis of een rivaal het niet eerst te pakken krijgt. Met acht in de kluis win je meteen.

barracuda_1 = Jullie runnen bars aan een boulevard, met geld dat niemand anders mag zien. Houd daar een hele ronde lang vijf pionnen, en je wint.
barracuda_2 = Elke ronde wordt de volgorde uit een zak getrokken. In je beurt betaal je de huur van je bars en doe je daarna één actie.
barracuda_3 = Met een actie open je een bar, zet je een partner neer, bied je geld voor een plek of een hele bar, of breng je een bar onder de hamer.
barracuda_4 = Wat je biedt blijft geheim: alleen de twee die zakendoen, kennen de prijs. En tussen de biljetten kan nep zitten, helemaal niets waard.
barracuda_5 = En nu de verrassing: weigeren kost ook geld. Sla je een aanbod af, dan gaat hetzelfde bedrag uit je eigen portemonnee.
barracuda_6 = Wie de huur niet kan betalen heeft verloren, en het spel is meteen afgelopen. Van de anderen wint wie de meeste pionnen in bars heeft.

barbarossa_1 = Iedereen boetseert raadsels van klei en schrijft in het geheim het woord op. Raad de raadsels van de anderen: de eerste hoed bij het doel wint.
barbarossa_2 = In je beurt gooi je de dobbelsteen, of je betaalt edelstenen om precies zo ver te lopen als je wilt. De grot waar je tovenaar stopt, zegt wat er gebeurt.
barbarossa_3 = Je vindt er een edelsteen, of een elf die je stiekem een letter bezorgt, of een draak of spook: dan gaat elke hoed vooruit, behalve de jouwe.
barbarossa_4 = In een grot met een vraagteken vraag je over elk beeldje wat je wilt, tot je een nee hoort. Dan vraag je weer verder, en deze keer mag je ook raden.
barbarossa_5 = Raad je goed, dan plant je een pijl en gaat je hoed vooruit. Maar de hoed van de maker beweegt mee: vooruit midden in de partij, achteruit als het raadsel te makkelijk of te moeilijk was.
barbarossa_6 = Wees dus niet te duidelijk en niet te slim. Komt de laatste pijl voor het doel is bereikt, dan wint de hoed die er het dichtst bij is, en onopgeloste raadsels kosten hun makers veel.
