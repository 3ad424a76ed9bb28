import type { NoveltyBrand } from '../brand'

/** A chess club. */
export const schachclubSpringerOstheim: NoveltyBrand = {
  name: 'SC Springer Ostheim',
  language: 'de',
  published: [
    // 0
    `Landesliga, 4. Runde: Springer Ostheim – SV Rochade Tannheim 5:3. Brett 1 hat Mert nach 71 Zügen im Turmendspiel gewonnen, da war die Halle schon halb abgeschlossen. Wir sind jetzt Dritter.`,
    `Landesliga, 5. Runde: Auswärts bei Turm Bergen 3,5:4,5 verloren. Ärgerlich, denn an Brett 6 stand Gabi auf Gewinn und hat in Zeitnot die Dame eingestellt. Kopf hoch, Gabi.`,
    `Landesliga, 6. Runde: 4:4 gegen den Tabellenführer Caissa Weil! Acht Remis wären es fast geworden, aber Ole an Brett 8 wollte nicht. Er hat seine erste Partie in der Landesliga gewonnen, mit 14.`,
    `Die Zweite hat's geschafft: Nach dem 6:2 in Grünau steht der Aufstieg in die Bezirksliga fest, zwei Runden vor Schluss. Mannschaftsführer Klaus zahlt die Pizza. Das hat er im September versprochen. Schriftlich.`,
    `Aufgabe der Woche ♟️ Weiß: Kg1, Dd3, Tf1, Bf2, g2, h2. Schwarz: Kh8, Da5, Td8, Bg7, h7. Weiß am Zug gewinnt. Lösungen bis Sonntag in die Kommentare, unter allen richtigen verlosen wir einen Kaffee im Vereinsheim.`,
    // 5
    `Die Aufgabe letzte Woche haben 23 von euch gelöst, das ist Rekord. Der Kaffee geht an Petra S. aus Neudorf. Bester falscher Vorschlag: "Brett umwerfen".`,
    `Simultan mit Großmeisterin Elena Woronowa am Samstag, 22. März, um 14 Uhr im Bürgersaal. 30 Bretter, sie spielt alle gleichzeitig. Startgeld 10 €, unter 18 frei. Zuschauer zahlen nichts und dürfen leise leiden.`,
    `Elena Woronowa hat gestern 26 von 30 Partien gewonnen, drei remisiert und eine verloren. Gegen wen? Gegen Hatice, 16, mit Königsindisch. Sie hat das Formular rahmen lassen.`,
    `Anfängerkurs für Erwachsene ab 8. Januar: acht Abende, immer mittwochs von 19 bis 20:30 Uhr. Von "Wie zieht der Springer?" bis zum ersten Matt. 60 € inklusive Lehrheft. Trainer ist Uwe Pfaff.`,
    `Jugendtraining: Freitags um 16 Uhr die Anfänger (6 bis 9 Jahre), um 17 Uhr die Fortgeschrittenen. Bretter haben wir, Gummibärchen auch. Dreimal gratis reinschnuppern.`,
    // 10
    `Blitz am Dienstag: Gewonnen hat wieder Mert mit 11 aus 13 vor Sabine (9,5) und unserem Gast aus Ulm, Herrn Dr. Feil (9). Das nächste Turnier ist am 4. März, Beginn 19:30 Uhr.`,
    `Ostheimer Open, 18. bis 21. April: sieben Runden Schweizer System, 90 Minuten plus 30 Sekunden pro Zug, Preisfonds 2.400 €. Startgeld 50 €, Jugendliche 25 €. Anmeldung bis 10. April auf schach-ostheim.example/open`,
    `Schach im Park: Die großen Figuren stehen wieder! Ab sofort jeden Sonntag ab 15 Uhr hinter dem Pavillon. Der weiße Läufer fehlt noch, ihn vertritt bis auf Weiteres ein Verkehrshütchen.`,
    `Wir trauern um Heinz Böttger, der unseren Verein 1962 mitgegründet hat und 61 Jahre lang am zweiten Brett saß. Er verlor ungern und gratulierte trotzdem immer als Erster. Am Freitag bleibt sein Stuhl frei.`,
    `Neues Spiellokal: Ab Februar spielen wir im Alten Feuerwehrhaus, Gerbergasse 7. Barrierefrei, mit Küche, und vor allem ohne die Kegelbahn unter uns.`,
    // 15
    `Zehn neue digitale Uhren DGT 3000! Gespendet von der Sparkassenstiftung. Die alten mechanischen geben wir ab, 15 € das Stück, das Ticken ist inklusive.`,
    `Ole ist Bezirksmeister U14! Sechs Siege, ein Remis, kein Verlustpunkt sonst. Im Mai fährt er zur Württembergischen nach Balingen. 🏆`,
    `Frauenschach: Am ersten Montag im Monat gehört das Vereinsheim den Frauen. Sabine und Hatice leiten den Abend, ihr müsst nichts können. Start 19 Uhr, Tee ist da.`,
    `Jahreshauptversammlung am 14. Februar um 20 Uhr. Auf der Tagesordnung: Kassenbericht, Neuwahl des Vorstands und der Antrag von Rolf, Handys auch auf dem Klo zu verbieten.`,
    `Warum Schach in der Schule? An der Brüder-Grimm-Schule unterrichten wir seit zwei Jahren in der dritten Klasse eine Stunde pro Woche. 54 Kinder machen mit. Die Lehrerin sagt: Sie warten jetzt länger, bevor sie antworten.`,
  ],
  nearDuplicates: [
    {
      of: 0,
      text: `Fünf zu drei gegen Rochade Tannheim! Damit klettern wir nach der vierten Landesligarunde auf Rang drei. Am längsten saß Mert am Spitzenbrett: Erst im 71. Zug war sein Turmendspiel gewonnen, und der Hausmeister klapperte schon mit den Schlüsseln.`,
    },
    {
      of: 1,
      text: `Knappe Niederlage in Bergen: Gegen Turm hieß es in Runde 5 der Landesliga am Ende 3,5 zu 4,5. Besonders bitter war es für Gabi, die am sechsten Brett eigentlich gewonnen hatte, bevor sie bei knapper Uhr ihre Dame verlor.`,
    },
    {
      of: 3,
      text: `Aufstieg! Unsere zweite Mannschaft ist nach einem 6:2-Sieg in Grünau schon zwei Spieltage vor dem Ende sicher in der Bezirksliga. Jetzt muss Klaus, der Mannschaftsführer, Pizza ausgeben, das haben wir seit September schwarz auf weiß.`,
    },
    {
      of: 6,
      text: `Einmal gegen eine Großmeisterin spielen: Am 22. März (Samstag) tritt Elena Woronowa ab 14 Uhr im Bürgersaal an 30 Brettern zugleich an. Mitspielen kostet zehn Euro, Jugendliche unter 18 zahlen nichts, Zuschauen ist frei.`,
    },
    {
      of: 7,
      text: `Die 16-jährige Hatice hat die Großmeisterin geschlagen! Beim gestrigen Simultan war sie mit ihrem Königsinder die Einzige: Von 30 Partien gingen 26 an Elena Woronowa, dreimal gab es Remis. Das Partieformular hängt jetzt im Rahmen.`,
    },
    {
      of: 8,
      text: `Schach lernen als Erwachsener? Uwe Pfaff zeigt es euch an acht Mittwochabenden, vom Springerzug bis zum Matt. Erster Termin ist der 8. Januar, jeweils 19 bis 20.30 Uhr, der Kurs kostet mit Heft 60 Euro.`,
    },
    {
      of: 11,
      text: `Jetzt anmelden fürs Ostheimer Open! Über Ostern, vom 18. bis 21.4., spielen wir 7 Runden nach Schweizer System (90 min + 30 s/Zug). 2.400 Euro an Preisgeld warten. Wer mitmachen will, zahlt 50 Euro, die Jugend die Hälfte. Meldeschluss 10. April: schach-ostheim.example/open`,
    },
    {
      of: 14,
      text: `Wir ziehen um! Von Februar an findet ihr uns in der Gerbergasse 7 im Alten Feuerwehrhaus. Es gibt eine Küche, keine Stufen und endlich keine Kegler mehr im Keller.`,
    },
    {
      of: 15,
      text: `Danke an die Stiftung der Sparkasse für 10 digitale Schachuhren (DGT 3000). Wer eine von unseren alten mechanischen haben möchte, samt Ticken: Für 15 Euro gehört sie euch.`,
    },
    {
      of: 19,
      text: `54 Drittklässler der Brüder-Grimm-Schule haben bei uns jede Woche eine Stunde Schach, und das im zweiten Jahr. Was es bringt? Sie überlegen länger, ehe sie antworten, meint ihre Lehrerin.`,
    },
  ],
  fresh: [
    `Landesliga, 7. Runde: 6,5:1,5 gegen Schachfreunde Hallstadt, unser höchster Sieg seit sieben Jahren. Sabine an Brett 3 brauchte nur 19 Züge.`,
    `Landesliga, 8. Runde: Spielfrei, weil Eintracht Moosburg nicht angetreten ist. Acht Punkte kampflos, 200 Kilometer umsonst gefahren. Die Leberkässemmeln waren gut.`,
    `Aufgabe der Woche: Matt in drei Zügen, komponiert von unserem Mitglied Rolf. Weiß: Kc6, Tb1, Sd5. Schwarz: Ka8, Ba7. Er behauptet, das schafft ihr nicht vor Freitag.`,
    `Blitz am Dienstag: Sensation! Der zwölfjährige Emil hat mit 10 aus 13 gewonnen, Mert wurde mit einem halben Punkt weniger Zweiter und nimmt es sportlich. Weiter geht's am 1. April.`,
    `Aufbaukurs ab 12. März: Für alle, die den Anfängerkurs hinter sich haben. Sechs Abende Endspiele mit Sabine, mittwochs 19 Uhr, 45 €.`,
    `Ostheimer Open, Endstand: 84 Teilnehmer, Sieger mit 6,5 Punkten ist IM Viktor Balogh aus Győr. Bester Ostheimer wurde Mert auf Platz 9. Alle Partien stehen online.`,
    `Unser neuer Vorstand: Hatices Mutter Ayten Demir ist erste Vorsitzende, Klaus macht die Kasse, Uwe bleibt Jugendleiter. Rolfs Antrag wurde mit 31 zu 2 abgelehnt.`,
    `Ole hat bei der Württembergischen in Balingen Platz 5 geholt. In der letzten Runde fehlte ihm ein Tempo zum Treppchen. Wir sind trotzdem mächtig stolz.`,
    `Schachfreizeit in den Herbstferien: 27. bis 31. Oktober auf der Burg Derneck, für Kinder von 8 bis 15. Vormittags Training, nachmittags Wald. 189 € mit allem.`,
    `Der weiße Läufer ist zurück! Frau Krämer fand ihn in ihrer Hecke. Das Verkehrshütchen wurde in Ehren aus dem Park verabschiedet.`,
  ],
}
