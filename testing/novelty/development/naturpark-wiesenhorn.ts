import type { NoveltyBrand } from '../brand'

export const naturparkWiesenhorn: NoveltyBrand = {
  name: 'Naturpark Wiesenhorn',
  language: 'de',
  published: [
    'Der Luchs ist zurück! Eine unserer Wildkameras am Nordhang hat in der Nacht auf Montag ein erwachsenes Tier aufgenommen. Es ist der erste Nachweis im Naturpark seit 2009. Wo genau die Kamera hängt, verraten wir aus gutem Grund nicht.',
    'Rangertour am Sonntag, 10. Mai: Mit Svenja durchs Hochmoor. Treffpunkt 9 Uhr am Parkplatz Torfstich, drei Stunden, 6 km. Feste Schuhe sind Pflicht, Ferngläser leihen wir aus. Kinder kostenlos, Erwachsene 8 €. #Rangertour',
    'Art des Monats: der Feuersalamander. Er kann über 20 Jahre alt werden, und sein Fleckenmuster ist so einmalig wie euer Fingerabdruck. 🦎 #ArtDesMonats',
    'Der Gratweg zwischen Hornhütte und Kreuzsattel ist bis Ende April gesperrt. Der Sturm hat dort mehr als 60 Bäume geworfen. Umleitung über den Almweg (plus 40 Minuten), sie ist gelb ausgeschildert.',
    'Bitte nehmt eure Hunde von April bis Juli an die Leine. Am Boden brüten gerade Feldlerche, Braunkehlchen und Birkhuhn. Ein Hund, der nur mal schauen will, reicht, damit sie das Nest aufgeben.',
    '27 Freiwillige, 1.400 Setzlinge, ein Tag Dauerregen: Am Samstag haben wir am Kalten Brunnen Weißtannen, Bergahorn und Elsbeeren gepflanzt. Danke an euch alle, ihr wart großartig!',
    'Unser Besucherzentrum hat eine neue Ausstellung: „Unter der Rinde“. Ihr könnt durch einen begehbaren Baumstamm kriechen und dem Borkenkäfer beim Fressen zuhören. Dienstag bis Sonntag von 10 bis 17 Uhr, Eintritt 5 €, Familien 11 €.',
    'Frühmorgens ist der Parkplatz am Spiegelsee leer, ab 10 Uhr geht nichts mehr. Nehmt doch den Wanderbus: Linie 480, alle 30 Minuten ab Bahnhof Altkirchen, mit der Gästekarte gratis.',
    'Wir suchen zum 1. August zwei junge Menschen für ein Freiwilliges Ökologisches Jahr. Ihr zählt Fledermäuse, baut Zäune, führt Schulklassen und lernt die Motorsäge kennen. Unterkunft im Forsthaus, Taschengeld 480 € im Monat. Bewerbung bis 15. April.',
    'Art des Monats: die Arnika. Sie wächst nur auf mageren Wiesen, die nie gedüngt worden sind. Davon haben wir noch elf, und gemäht wird dort erst im August. 🌼 #ArtDesMonats',
    'Drohnen sind im gesamten Naturpark verboten, auch die kleinen unter 250 Gramm. Gestern hat eine davon den Wanderfalken vom Horst vertrieben. Das kann bis zu 5.000 € kosten.',
    'Unser Ranger Bertl geht nach 33 Jahren in Rente. Er hat 41.000 Gäste geführt, zwei Kreuzottern aus Rucksäcken geholt und nie einen Regenschirm besessen. Servus, Bertl!',
    'Die Waldbrandgefahr ist seit heute auf Stufe 4. Kein Feuer, kein Grill, keine Zigarette, auch nicht an den Feuerstellen. Und parkt bitte nicht auf trockenem Gras.',
    'Sternenpark! 🌌 Die Fachleute haben gemessen und bestätigt: Über dem Wiesenhorn ist der Himmel so dunkel, dass man die Milchstraße mit bloßem Auge sieht. Wir sind jetzt der fünfte anerkannte Sternenpark im Land.',
    'Die Zählung ist durch: 312 Gämsen leben im Naturpark, 19 mehr als vor zwei Jahren. Gezählt haben 24 Leute gleichzeitig, an einem einzigen Vormittag, damit keine doppelt auf der Liste steht.',
    'Neu für alle mit Rollstuhl oder Kinderwagen: Der Spiegelseeweg ist nach dem Umbau auf 2,8 km barrierefrei. Dazu gibt es sechs Bänke mit Armlehnen, zwei Tastmodelle und endlich eine Toilette, die den Namen verdient.',
    'Rangertour am Samstag, 6. Juni: Fledermausnacht mit Yannick. Treffpunkt 20.30 Uhr an der alten Mühle, zwei Stunden, 2 km. Bringt eine Taschenlampe mit rotem Licht mit. Kinder kostenlos, Erwachsene 8 €. #Rangertour',
    'Gefunden am Kreuzsattel: ein linker Wanderschuh, Größe 43. Wie seid ihr runtergekommen?',
    'Lamm, Käse, Honig, Kräutersalz: In unserem Naturparkladen in Altkirchen verkaufen jetzt 16 Höfe aus der Region. Geöffnet ist von Mittwoch bis Samstag, 9 bis 18 Uhr.',
    'Das Moor am Torfstich wird wieder nass. Wir haben 38 Gräben mit Lärchenholz verschlossen, und seit dem Herbst ist der Wasserspiegel um 22 cm gestiegen. Ein nasses Moor speichert mehr Kohlenstoff als der Wald daneben.',
  ],
  nearDuplicates: [
    {
      of: 0,
      text: 'Zum ersten Mal seit 2009 ist bei uns wieder ein Luchs nachgewiesen! Das ausgewachsene Tier ist in der Nacht zum Montag am Nordhang in eine Fotofalle gelaufen. Den genauen Ort behalten wir für uns, damit es seine Ruhe hat.',
    },
    {
      of: 1,
      text: 'Kommt mit ins Hochmoor! Unsere Rangerin Svenja nimmt euch am 10. Mai auf eine dreistündige Runde von sechs Kilometern mit. Los geht es am Sonntag um neun am Torfstich-Parkplatz. Erwachsene zahlen acht Euro, Kinder nichts. Ihr braucht gute Schuhe, das Fernglas bekommt ihr von uns. #Rangertour',
    },
    {
      of: 3,
      text: 'Gratweg bis Ende April zu, Sturmschaden! Von der Hornhütte zum Kreuzsattel kommt ihr solange nur über den Almweg, das dauert 40 Minuten länger.',
    },
    {
      of: 4,
      text: 'Leinen los? Bitte erst im August wieder! Bis dahin haben Birkhuhn, Feldlerche und Braunkehlchen ihre Nester am Boden, und schon ein neugieriger Hund kann sie für immer von der Brut vertreiben.',
    },
    {
      of: 5,
      text: 'Was für ein Einsatz! Trotz Regens von früh bis spät haben 27 Helferinnen und Helfer am Samstag 1.400 junge Bäume am Kalten Brunnen gesetzt: Elsbeere, Bergahorn, Weißtanne. Vielen Dank!',
    },
    {
      of: 7,
      text: 'Zum Spiegelsee kommt ihr am besten mit dem Bus. Die 480 fährt halbstündlich vom Bahnhof Altkirchen, und wer eine Gästekarte hat, zahlt nichts. Parken könnt ihr dort nach zehn Uhr nämlich vergessen.',
    },
    {
      of: 8,
      text: 'FÖJ im Naturpark: Ab August haben wir zwei Plätze. Schulklassen durch den Wald führen, Fledermäuse zählen, Zäune bauen, mit der Motorsäge umgehen, das alles gehört dazu. Ihr wohnt im Forsthaus und bekommt monatlich 480 € Taschengeld. Schickt uns eure Bewerbung bis Mitte April.',
    },
    {
      of: 13,
      text: 'Jetzt ist es amtlich: Das Wiesenhorn ist Sternenpark, als fünftes Gebiet im Land. Bei uns wird es nachts noch so finster, dass ihr die Milchstraße ganz ohne Fernrohr seht. 🌌',
    },
    {
      of: 14,
      text: '312! So viele Gämsen haben wir bei der letzten Zählung entdeckt, ein Plus von 19 in zwei Jahren. Damit kein Tier zweimal gezählt wird, waren am selben Vormittag 24 Leute zugleich unterwegs.',
    },
    {
      of: 19,
      text: 'Mit Brettern aus Lärche haben wir am Torfstich 38 Entwässerungsgräben dicht gemacht. Das wirkt: Das Wasser im Moor steht heute 22 Zentimeter höher als im Herbst. Gut fürs Klima, denn nasser Torf bindet mehr Kohlenstoff als der angrenzende Wald.',
    },
  ],
  fresh: [
    'Rangertour am Sonntag, 14. Juni: Mit Svenja zu den Arnikawiesen. Treffpunkt 10 Uhr an der Kapelle Sankt Veit, vier Stunden, 9 km und 500 Höhenmeter. Brotzeit nicht vergessen. Kinder kostenlos, Erwachsene 8 €. #Rangertour',
    'Art des Monats: der Siebenschläfer. Er schläft in Wahrheit eher acht Monate, und wenn es in eurer Hütte nachts poltert, war er es. 🐭 #ArtDesMonats',
    'Art des Monats: das Birkhuhn. Nur 14 Hähne balzen noch am Kreuzsattel. Deshalb ist der Weg dort im Mai bis 9 Uhr früh gesperrt. 🐓 #ArtDesMonats',
    'Die Hornhütte hat neue Wirtsleute! Franziska und Jannis übernehmen am 1. Juni, mit 32 Lagern, einer Photovoltaikanlage und einem Kaiserschmarrn, für den man auch bei Regen aufsteigt.',
    'Der Klammsteig ist ab morgen wieder offen. Zwei Brücken sind neu, das Geländer auch. Bei Gewitter gilt wie immer: draußen bleiben, das Wasser steigt in Minuten.',
    'Die Luchsin hat Nachwuchs! Auf einem Bild vom 3. September sind zwei Junge zu sehen, geschätzt drei Monate alt. Seitdem wissen wir auch, dass unser Luchs eine Luchsin ist.',
    'Gefunden am Spiegelsee: ein Ehering, Gravur „Für immer, 2018“. Meldet euch schnell, bevor es jemand merkt.',
    'Unsere Neue im Rangerteam heißt Leonie. Sie kommt vom Wattenmeer, kann 140 Vogelstimmen unterscheiden und muss sich nur noch an die Steigung gewöhnen. Willkommen!',
    'Wir zählen Schmetterlinge, und ihr könnt mitmachen: vom 4. bis 12. Juli, 15 Minuten auf einer Wiese eurer Wahl. Die Bestimmungshilfe mit 22 Arten gibt es im Besucherzentrum oder als PDF.',
    'Die Waldbrandgefahr sinkt auf Stufe 2. Nach 48 Litern Regen pro Quadratmeter sind die sechs offiziellen Feuerstellen ab heute wieder freigegeben.',
  ],
}
