# Each game as home shows it. Home has these texts before the game itself is here.
barragoon_title = Barragoon
barragoon_tagline = Cattura, e semina cubi sulla strada.
barragoon_facts = 2 giocatori · 20–45 min · 8+
bouillabaisse_title = La Bouillabaisse
bouillabaisse_tagline = Schiva le prese che costano punti.
bouillabaisse_facts = 2–12 giocatori · 30–60 min · 8+
barrakuda_title = Barrakuda
barrakuda_tagline = Tuffati in segreto, ruba l’oro, occhio al pesce.
barrakuda_facts = 2–4 giocatori · 20–30 min · 8+
barracuda_title = Barracuda
barracuda_tagline = Bar da prendere, soldi segreti e un bel bluff.
barracuda_facts = 3–5 giocatori · 25–45 min · 10+
barbarossa_title = Barbarossa
barbarossa_tagline = Enigmi d’argilla: modella i tuoi, indovina gli altri.
barbarossa_facts = 3–6 giocatori · 45–90 min · 10+
problems = Problemi
barragoon_problems = Problemi di Barragoon
