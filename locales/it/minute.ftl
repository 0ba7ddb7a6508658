# The game in one minute: pages that somebody reads aloud to the table, or the device does. No brackets, no signs, short
# sentences; some 150 words a game.
title = { $game } in un minuto
link = In un minuto
lesson = Giocando
then_lesson = Ora impara giocando
read = Leggi ad alta voce
pause = Pausa
read_on = Continua a leggere
from_the_start = Dall’inizio
play = Gioca a { $game }

barragoon_1 = Due giocatori, sette pezzi a testa, e cubi neri che non sono di nessuno: i Barragoon. Cattura tutti i pezzi avversari, oppure lascia l’altro senza mosse.
barragoon_2 = Nel tuo turno muovi un pezzo. Fa tanti passi quanto il suo numero, o uno in meno, e lungo la strada può svoltare una volta.
barragoon_3 = Per catturare, un pezzo deve fare tutti i suoi passi e finire sul bersaglio: un pezzo avversario, oppure un Barragoon, che poi rimetti da un’altra parte.
barragoon_4 = La faccia in alto di un Barragoon è un segnale stradale. C’è chi lascia passare dritto, chi fa svoltare, e chi non lascia passare nessuno.
barragoon_5 = Ed ecco la sorpresa: ogni pezzo catturato porta in gioco due nuovi Barragoon. Il primo lo mette chi ha perso il pezzo, il secondo chi l’ha catturato.
barragoon_6 = Così le strade si stringono. Se non hai più pezzi, o nessuno che possa muoversi, hai perso.

bouillabaisse_1 = Sei manche di prese, con carte normali. Le prese che fai possono costare punti, e vince chi ne ha di meno.
bouillabaisse_2 = Uno esce con una carta, e gli altri devono rispondere al seme, se possono. La carta più alta di quel seme fa la presa, e chi l’ha giocata esce nella successiva. Non c’è briscola.
bouillabaisse_3 = A ogni manche costa una cosa diversa. Prima ogni presa, poi tutte le carte di un seme, poi tutte le donne, o i fanti, o i re, poi una carta sola.
bouillabaisse_4 = Nella quinta manche costa tutto insieme. Una carta sfortunata può contare anche tre volte.
bouillabaisse_5 = Ed ecco la sorpresa: la sesta manche rovescia tutto. Le stesse cose ora tolgono punti dal totale, quindi arraffa più che puoi.
bouillabaisse_6 = Dopo la sesta manche vince il totale più basso, anche se è sotto zero.

barrakuda_1 = Siete sub sopra sei relitti in fondo al mare. Vince chi porta per primo otto monete d’oro nel suo forziere. L’oro nella borsa si può ancora perdere.
barrakuda_2 = A ogni manche tutti scelgono una carta in segreto, e si scoprono insieme. Il tuo sub si tuffa sul relitto con quel numero.
barrakuda_3 = Poi nuota il Barracuda, come dicono i dadi. Chi è sul relitto dove si ferma lascia cadere tutta la borsa.
barrakuda_4 = Senza compagnia sul relitto hai tutte e due le azioni. In compagnia, tutti hanno quella generale, e il sub con meno carte sul tavolo può avere anche quella speciale, o derubare un vicino.
barrakuda_5 = Ed ecco la sorpresa: ognuno ha anche una carta Barracuda. Se la giochi solo tu, il tuo sub resta lì e si sdraia, e il pesce lo guidi tu.
barrakuda_6 = Il relitto cinque porta a casa il tuo oro, se non ci arrivano prima il pesce o un rivale. Con otto monete nel forziere vinci subito.

barracuda_1 = Gestite dei bar sul lungomare, con soldi che nessun altro deve vedere. Tieni lì cinque pedine per una manche intera, e vinci.
barracuda_2 = A ogni manche l’ordine si pesca da un sacchetto. Nel tuo turno paghi l’affitto dei tuoi bar, poi fai un’azione.
barracuda_3 = Con un’azione si apre un bar, si mette un partner, si offrono soldi per un posto o per un bar intero, o si manda un bar all’asta.
barracuda_4 = Le proposte sono segrete: il prezzo lo sa solo chi tratta. E fra le banconote ce ne possono essere di false, che non valgono nulla.
barracuda_5 = Ed ecco la sorpresa: anche rifiutare costa. Se dici di no a una proposta, la stessa somma esce dal tuo portafoglio.
barracuda_6 = Chi non può pagare l’affitto ha perso, e la partita finisce subito. Fra gli altri vince chi ha più pedine nei bar.

barbarossa_1 = Ognuno modella enigmi d’argilla e scrive le parole in segreto. Indovina gli enigmi degli altri: il primo cappello al traguardo vince.
barbarossa_2 = Nel tuo turno tiri il dado, oppure paghi gemme per andare dove vuoi. La grotta dove si ferma il tuo mago dice che cosa succede.
barbarossa_3 = Ci trovi una gemma, o un elfo che ti svela in segreto una lettera, oppure un drago o un fantasma, che muovono tutti i cappelli tranne il tuo.
barbarossa_4 = In una grotta con il punto interrogativo chiedi di qualsiasi oggetto, finché non senti un no. Poi ricominci, e questa volta puoi anche indovinare.
barbarossa_5 = Un tentativo giusto pianta una freccia e muove il tuo cappello. Ma si muove anche quello dell’autore: avanti a metà partita, indietro se l’enigma era troppo facile o troppo difficile.
barbarossa_6 = Quindi né troppo facile, né troppo ingegnoso. Se l’ultima freccia arriva prima del traguardo, vince il cappello più vicino, e gli enigmi irrisolti costano cari ai loro autori.
