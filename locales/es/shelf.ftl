# Each game as home shows it. Home has these texts before the game itself is here.
barragoon_title = Barragoon
barragoon_tagline = Captura y llena el tablero de obstáculos.
barragoon_facts = 2 jugadores · 20–45 min · 8+
bouillabaisse_title = La Bouillabaisse
bouillabaisse_tagline = Esquiva las bazas que cuestan.
bouillabaisse_facts = 2–12 jugadores · 30–60 min · 8+
barrakuda_title = Barrakuda
barrakuda_tagline = Bucea en secreto, roba oro y ojo con el pez.
barrakuda_facts = 2–4 jugadores · 20–30 min · 8+
barracuda_title = Barracuda
barracuda_tagline = Hazte con los bares a golpe de farol.
barracuda_facts = 3–5 jugadores · 25–45 min · 10+
barbarossa_title = Barbarossa
barbarossa_tagline = Modela acertijos y adivina los de los demás.
barbarossa_facts = 3–6 jugadores · 45–90 min · 10+
problems = Problemas
barragoon_problems = Problemas de Barragoon
