# The manifest: what the browser tells before it installs the app. The names are those of the pictures in it.
description = Brettspiele für ein Gerät, das um einen echten Tisch wandert. Läuft auch ohne Netz.
barragoon = Barragoon: wohin ein Stein ziehen kann
bouillabaisse = La Bouillabaisse: eine Hand hinter dem Vorhang
barrakuda = Barrakuda: ein Tauchgang wird gewählt
barracuda = Barracuda: ein Angebot, das zwei sehen werden
barbarossa = Barbarossa: ein Rätsel aus Knete
wide = Barragoon auf einem Tablet
