# Each game as home shows it. Home has these texts before the game itself is here.
barragoon_title = Barragoon
barragoon_tagline = Sla stukken en blokkeer de weg.
barragoon_facts = 2 spelers · 20–45 min · 8+
bouillabaisse_title = La Bouillabaisse
bouillabaisse_tagline = Ontwijk slagen die punten kosten.
bouillabaisse_facts = 2–12 spelers · 30–60 min · 8+
barrakuda_title = Barrakuda
barrakuda_tagline = Duik in het geheim, roof goud, pas op voor de vis.
barrakuda_facts = 2–4 spelers · 20–30 min · 8+
barracuda_title = Barracuda
barracuda_tagline = Verover bars met geheim geld en wat bluf.
barracuda_facts = 3–5 spelers · 25–45 min · 10+
barbarossa_title = Barbarossa
barbarossa_tagline = Boetseer raadsels en raad die van de rest.
barbarossa_facts = 3–6 spelers · 45–90 min · 10+
problems = Problemen
barragoon_problems = Barragoon-problemen
