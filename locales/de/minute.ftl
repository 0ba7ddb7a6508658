# The game in one minute: pages that somebody reads aloud to the table, or the device does. No brackets, no signs, short
# sentences; some 150 words a game.
title = { $game } in einer Minute
link = In einer Minute
lesson = Beim Spielen
then_lesson = Jetzt beim Spielen lernen
read = Vorlesen
pause = Pause
read_on = Weiterlesen
from_the_start = Von vorn
play = { $game } spielen

barragoon_1 = Zwei Spieler, je sieben Steine, und schwarze Würfel, die niemandem gehören: die Barragoons. Schlag alle fremden Steine, oder sperr sie ein, bis keiner mehr ziehen kann.
barragoon_2 = In deinem Zug bewegst du einen Stein. Er geht so viele Schritte, wie seine Zahl sagt, oder einen weniger, und darf unterwegs einmal abbiegen.
barragoon_3 = Zum Schlagen muss ein Stein seine volle Zahl gehen und genau auf dem Ziel landen: auf einem fremden Stein oder auf einem Barragoon. Den setzt du dann woanders wieder ein.
barragoon_4 = Oben auf jedem Barragoon ist ein Verkehrsschild. Manche lassen dich geradeaus hinüber, manche lassen dich abbiegen, und manche lassen niemanden durch.
barragoon_5 = Und jetzt kommt’s: Jeder geschlagene Stein bringt zwei neue Barragoons aufs Brett. Den ersten setzt ein, wer den Stein verloren hat, den zweiten, wer ihn geschlagen hat.
barragoon_6 = So werden die Straßen enger und enger. Hast du keinen Stein mehr, oder keinen, der ziehen kann, hast du verloren.

bouillabaisse_1 = Sechs Runden Stiche mit ganz normalen Karten. Die Stiche, die du machst, können dich Punkte kosten, und die wenigsten Punkte gewinnen.
bouillabaisse_2 = Jemand spielt eine Karte aus, und alle müssen bedienen, wenn sie können. Die höchste Karte dieser Farbe macht den Stich, und wer sie gespielt hat, spielt als Nächstes aus. Trumpf gibt es nicht.
bouillabaisse_3 = Was kostet, ändert sich von Runde zu Runde. Erst jeder Stich, dann jede Karte einer Farbe, dann alle Damen, oder die Buben oder Könige, dann eine einzige Karte.
bouillabaisse_4 = In Runde fünf kostet das alles auf einmal. Eine einzige Unglückskarte kann dann dreifach zählen.
bouillabaisse_5 = Und jetzt kommt’s: In Runde sechs ist alles andersherum. Dieselben Dinge bringen nun Minuspunkte, also schnapp dir, was du kriegen kannst.
bouillabaisse_6 = Nach Runde sechs gewinnt, wer am wenigsten Punkte hat, und sei es unter null.

barrakuda_1 = Ihr taucht zu sechs versunkenen Wracks. Wer zuerst acht Gold in der Truhe hat, gewinnt. Gold im Beutel kannst du noch verlieren.
barrakuda_2 = In jeder Runde wählen alle heimlich eine Karte, und alle werden zusammen aufgedeckt. Dein Taucher schwimmt zum Wrack mit dieser Nummer.
barrakuda_3 = Dann schwimmt der Barrakuda, wie die Würfel es sagen. Wer an dem Wrack ist, wo er anhält, lässt seinen ganzen Beutel fallen.
barrakuda_4 = Bist du allein auf einem Wrack, bekommst du beide Aktionen. Seid ihr mehrere, bekommen alle die Grundaktion, und wer die wenigsten Karten auf dem Tisch hat, bekommt dazu die Spezialaktion oder raubt jemanden aus.
barrakuda_5 = Und jetzt kommt’s: Ihr habt auch alle eine Barrakudakarte. Spielst nur du deine, bleibt dein Taucher, wo er ist, und legt sich hin, und du lenkst den Fisch.
barrakuda_6 = Auf Wrack fünf bringst du dein Gold in Sicherheit, wenn dir weder Fisch noch Räuber zuvorkommen. Mit acht in der Truhe gewinnst du sofort.

barracuda_1 = Ihr führt Bars an einer Promenade, mit Geld, das sonst niemand sehen darf. Halte dort eine ganze Runde lang fünf Figuren, und du gewinnst.
barracuda_2 = In jeder Runde wird die Reihenfolge aus dem Beutel gezogen. Bist du dran, zahlst du die Miete für deine Bars und machst dann eine Aktion.
barracuda_3 = Mit einer Aktion eröffnest du eine Bar, stellst eine zweite Figur hinein, bietest Geld für einen Platz oder eine ganze Bar, oder versteigerst eine Bar.
barracuda_4 = Angebote sind geheim: Nur die zwei, die handeln, kennen den Preis. Und zwischen den Scheinen können Blüten stecken, falsche Scheine, die gar nichts wert sind.
barracuda_5 = Und jetzt kommt’s: Auch Ablehnen kostet. Schlägst du ein Angebot aus, ist dieselbe Summe aus deiner eigenen Brieftasche weg.
barracuda_6 = Wer die Miete nicht zahlen kann, hat verloren, und das Spiel ist sofort aus. Unter den anderen gewinnt, wer die meisten Figuren in Bars hat.

barbarossa_1 = Alle kneten Rätsel und schreiben die Wörter heimlich auf. Rate die Rätsel der anderen: Der erste Hut im Ziel gewinnt.
barbarossa_2 = In deinem Zug würfelst du, oder du zahlst Edelsteine und gehst genau so weit, wie du willst. Die Höhle, in der dein Zauberer anhält, sagt, was passiert.
barbarossa_3 = Dort liegt ein Edelstein, oder eine Elfe verschafft dir heimlich einen Buchstaben, oder ein Drache oder ein Gespenst rückt alle Hüte vor, nur deinen nicht.
barbarossa_4 = In einer Fragehöhle fragst du nach irgendeinem Objekt, bis jemand Nein sagt. Dann fragst du noch einmal, und diesmal darfst du auch raten.
barbarossa_5 = Rätst du richtig, steckst du einen Pfeil, und dein Hut rückt vor. Aber auch wer das Rätsel geknetet hat, zieht mit dem Hut: mitten in der Partie nach vorn, doch zurück, wenn das Rätsel zu leicht oder zu schwer war.
barbarossa_6 = Sei also nicht zu deutlich und nicht zu schlau. Kommt der letzte Pfeil vor dem Ziel, gewinnt wer dem Ziel am nächsten ist, und ungelöste Rätsel kommen dich teuer zu stehen.
