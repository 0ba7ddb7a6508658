# Each game as home shows it. Home has these texts before the game itself is here.
barragoon_title = Barragoon
barragoon_tagline = Schlagen und neue Würfel in den Weg legen.
barragoon_facts = 2 Spieler · 20–45 min · 8+
bouillabaisse_title = La Bouillabaisse
bouillabaisse_tagline = Bloß keine Stiche, die Punkte kosten.
bouillabaisse_facts = 2–12 Spieler · 30–60 min · 8+
barrakuda_title = Barrakuda
barrakuda_tagline = Heimlich tauchen, Gold rauben, Fisch meiden.
barrakuda_facts = 2–4 Spieler · 20–30 min · 8+
barracuda_title = Barracuda
barracuda_tagline = Bars erobern: geheimes Geld, guter Bluff.
barracuda_facts = 3–5 Spieler · 25–45 min · 10+
barbarossa_title = Barbarossa
barbarossa_tagline = Rätsel kneten. Die der anderen erraten.
barbarossa_facts = 3–6 Spieler · 45–90 min · 10+
problems = Aufgaben
barragoon_problems = Barragoon-Aufgaben
