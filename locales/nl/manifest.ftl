# The manifest: what the browser tells before it installs the app. The names are those of the pictures in it.
description = Bordspellen op één apparaat dat een echte tafel rondgaat. Werkt ook offline.
barragoon = Barragoon: waar een stuk heen kan
bouillabaisse = La Bouillabaisse: een hand achter het gordijn
barrakuda = Barrakuda: een duik wordt gekozen
barracuda = Barracuda: een bod dat twee mensen zullen zien
barbarossa = Barbarossa: een raadsel van klei
wide = Barragoon op een tablet
