# Each game as home shows it. Home has these texts before the game itself is here.
barragoon_title = Barragoon
barragoon_tagline = Capturez, et semez des obstacles.
barragoon_facts = 2 joueurs · 20–45 min · 8+
bouillabaisse_title = La Bouillabaisse
bouillabaisse_tagline = Évitez les plis qui coûtent.
bouillabaisse_facts = 2–12 joueurs · 30–60 min · 8+
barrakuda_title = Barrakuda
barrakuda_tagline = Plongez en secret, volez l’or, gare au poisson.
barrakuda_facts = 2–4 joueurs · 20–30 min · 8+
barracuda_title = Barracuda
barracuda_tagline = Raflez des bars à coups de billets et de bluff.
barracuda_facts = 3–5 joueurs · 25–45 min · 10+
barbarossa_title = Barbarossa
barbarossa_tagline = Modelez des énigmes, devinez celles des autres.
barbarossa_facts = 3–6 joueurs · 45–90 min · 10+
problems = Problèmes
barragoon_problems = Problèmes de Barragoon
