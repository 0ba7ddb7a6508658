# Each game as home shows it. Home has these texts before the game itself is here.
barragoon_title = Barragoon
barragoon_tagline = Capture, and put more cubes in the way.
barragoon_facts = 2 players · 20–45 min · 8+
bouillabaisse_title = La Bouillabaisse
bouillabaisse_tagline = Dodge the tricks that cost points.
bouillabaisse_facts = 2–12 players · 30–60 min · 8+
barrakuda_title = Barrakuda
barrakuda_tagline = Dive in secret, steal gold, watch out for the fish.
barrakuda_facts = 2–4 players · 20–30 min · 8+
barracuda_title = Barracuda
barracuda_tagline = Win bars with secret money and a good bluff.
barracuda_facts = 3–5 players · 25–45 min · 10+
barbarossa_title = Barbarossa
barbarossa_tagline = Sculpt riddles in clay. Guess everyone else’s.
barbarossa_facts = 3–6 players · 45–90 min · 10+
problems = Problems
barragoon_problems = Barragoon problems
