import type { NoveltyBrand } from '../brand'

/** A language school. */
export const sprachschuleParlando: NoveltyBrand = {
  name: 'Sprachschule Parlando',
  language: 'de',
  published: [
    // 0
    `Neuer Kurs: Italienisch A1 für die Reise 🇮🇹 Zehn Abende ab Montag, 13. Januar, 18:30 bis 20 Uhr, mit Chiara Bellini. Danach könnt ihr bestellen, nach dem Weg fragen und euch höflich beschweren. 185 €, höchstens zehn Leute.`,
    `Neuer Kurs: Portugiesisch für Wiedereinsteiger. Ihr habt mal A2 gemacht und alles vergessen? Rui holt es mit euch wieder hoch. Dienstags ab 4. Februar um 19 Uhr, zwölf Termine, 210 €.`,
    `Neuer Kurs: Türkisch B1, samstags von 10 bis 12:15 Uhr. Wir lesen Kurzgeschichten von Sait Faik und streiten darüber. Start am 8. März, Leitung Dr. Nilgün Ateş.`,
    `Neuer Kurs: Deutsch für Pflegekräfte (B2). Übergaben, Dokumentation, Gespräche mit Angehörigen. 80 Unterrichtseinheiten, vormittags oder nach der Spätschicht. Die Kosten übernimmt in vielen Fällen der Arbeitgeber. Beratung: 0711 555 0163.`,
    `Wort der Woche: "gezellig" (niederländisch). Mehr als gemütlich, weniger als Party. Man braucht dazu mindestens zwei Menschen und etwas zu knabbern.`,
    // 5
    `Wort der Woche: "sobremesa" (spanisch). Die Zeit nach dem Essen, in der niemand aufsteht, obwohl alle fertig sind. Haben wir im Deutschen nicht. Brauchen wir aber.`,
    `Wort der Woche: "tsundoku" (japanisch). Bücher kaufen, stapeln, nicht lesen. Hand hoch, wer sich ertappt fühlt 🙋`,
    `telc-Prüfungen im Frühjahr: Deutsch B1 am 15. März, B2 am 29. März, C1 am 12. April. Anmeldeschluss ist jeweils fünf Wochen vorher. Gebühr 189 €, für unsere Teilnehmer 165 €.`,
    `92 Prozent! So viele von euch haben im Dezember die B1-Prüfung bestanden, 46 von 50. Wir gratulieren und haben die ganze Packung Konfetti verbraucht.`,
    `Sprachcafé am Donnerstag: ab 18 Uhr im Erdgeschoss, ein Tisch pro Sprache. Diese Woche gibt es Französisch, Arabisch, Englisch und zum ersten Mal Schwäbisch. Eintritt frei, Kuchen gegen Spende.`,
    // 10
    `Wir stellen vor: Youssef unterrichtet seit Herbst Arabisch bei uns. In Aleppo war er Theaterregisseur, und das merkt man. Wer bei ihm Verben konjugiert, steht dabei meistens auf dem Stuhl.`,
    `Wir stellen vor: Birgit sitzt seit 19 Jahren am Empfang, spricht sieben Sprachen und schweigt in acht. Ohne sie fände hier niemand seinen Raum.`,
    `Einstufungstest: Ihr wisst nicht, welcher Kurs passt? 40 Fragen, 20 Minuten, online und kostenlos: parlando-schule.example/test. Das Ergebnis kommt sofort, auf Wunsch rufen wir euch an.`,
    `Bildungsurlaub in Málaga, 5. bis 9. Mai: jeden Vormittag vier Stunden Spanisch bei unserer Partnerschule, nachmittags frei. 640 € ohne Flug, Unterkunft in Gastfamilien. In Baden-Württemberg als Bildungszeit anerkannt. Noch sechs Plätze.`,
    `Unsere Schule wird 30! 1995 fing Marlene Fink mit zwei Räumen und einem Kassettenrekorder an. Heute lernen hier 1.100 Menschen 17 Sprachen. Gefeiert wird am 28. Juni ab 15 Uhr im Hof, alle sind eingeladen.`,
    // 15
    `Heizung kaputt! Die Abendkurse heute und morgen finden deshalb online statt. Den Link habt ihr per Mail bekommen. Ab Donnerstag ist es wieder warm, sagt der Monteur.`,
    `Gutschein vergessen? Bis 23. Dezember um 18 Uhr könnt ihr bei Birgit noch welche kaufen, jeder Betrag ab 20 Euro. Online geht es auch an Heiligabend, zum Selberausdrucken.`,
    `Fehler, die wir lieben: "Ich bin heiß" statt "Mir ist heiß". Passiert allen. Danach vergisst man es nie wieder.`,
    `Wir suchen eine Lehrkraft für Ukrainisch, 6 bis 8 Stunden pro Woche, 32 € pro Unterrichtseinheit. Erfahrung mit Erwachsenen wäre schön, ein Diplom ist kein Muss. Bewerbung an jobs@parlando-schule.example.`,
    `Kinderkurse in den Sommerferien: Englisch mit Zirkus! Für 7- bis 11-Jährige, 4. bis 8. August, täglich 9 bis 13 Uhr. Jonglieren, Einrad fahren, und alles auf Englisch. 160 €, Geschwister 120 €.`,
  ],
  nearDuplicates: [
    {
      of: 0,
      text: `Urlaub in Italien geplant? Mit Chiara Bellini lernt ihr an zehn Montagabenden (ab 13. Januar, halb sieben bis acht) genug, um zu bestellen, den Weg zu finden und freundlich zu reklamieren. Maximal 10 Teilnehmende, Niveau A1, Preis 185 Euro.`,
    },
    {
      of: 1,
      text: `Euer Portugiesisch ist eingerostet? Rui frischt mit euch auf, was vom A2-Kurs noch übrig ist: zwölfmal dienstags um 19 Uhr, erstmals am 4. Februar, für 210 Euro.`,
    },
    {
      of: 3,
      text: `Für alle, die in der Pflege arbeiten: In 80 Einheiten üben wir auf B2-Niveau, wie man dokumentiert, Übergaben macht und mit Angehörigen redet. Unterricht gibt es am Vormittag oder im Anschluss an die Spätschicht, und oft zahlt der Betrieb. Ruft uns an: 0711 555 0163.`,
    },
    {
      of: 5,
      text: `Alle sind satt, und trotzdem bleibt man am Tisch sitzen und redet: In Spanien heißt das "sobremesa". Ein deutsches Wort dafür fehlt, schade eigentlich. Unser Wort der Woche.`,
    },
    {
      of: 8,
      text: `46 von 50 haben es geschafft! Bei der B1-Prüfung im Dezember lag unsere Quote damit bei 92 %. Herzlichen Glückwunsch, das Konfetti ist jetzt alle 🎉`,
    },
    {
      of: 10,
      text: `Verben konjugieren auf dem Stuhl stehend? Das gibt es bei Youssef, der bei uns seit dem Herbst Arabisch lehrt. Früher führte er am Theater in Aleppo Regie, man sieht es sofort.`,
    },
    {
      of: 12,
      text: `In zwanzig Minuten zum richtigen Kurs: Macht unseren kostenlosen Onlinetest mit 40 Fragen auf parlando-schule.example/test. Ihr seht sofort euer Niveau, und wer mag, wird von uns angerufen.`,
    },
    {
      of: 13,
      text: `Noch sechs freie Plätze! Vom 5. bis 9. Mai könnt ihr in Málaga Spanisch lernen, und in Baden-Württemberg gilt das als Bildungszeit. Vormittags sind vier Stunden Unterricht an der Partnerschule, der Rest des Tages gehört euch. Ihr wohnt bei Familien, Kosten 640 Euro, der Flug kommt dazu.`,
    },
    {
      of: 15,
      text: `Wegen der defekten Heizung unterrichten wir heute und morgen Abend nur online, der Link ist in eurem Postfach. Der Monteur verspricht uns warme Räume ab Donnerstag.`,
    },
    {
      of: 19,
      text: `Jonglieren auf Englisch? Einradfahren auf Englisch? In unserem Zirkuskurs vom 4. bis 8. August geht das. Täglich von neun bis eins, für Kinder zwischen sieben und elf, 160 Euro pro Kind und 120 für das Geschwisterkind.`,
    },
  ],
  fresh: [
    `Neuer Kurs: Schwedisch A1 mit Elin Sandberg 🇸🇪 Ab Donnerstag, 6. März, 18 Uhr, zehn Abende. Wir fangen mit Fika an und hören mit Astrid Lindgren auf. 185 €.`,
    `Neuer Kurs: Business-Englisch kompakt. Zwei Samstage, 17. und 24. Mai, je 9 bis 15 Uhr. Präsentieren, verhandeln, Smalltalk am Buffet. 240 € mit Mittagessen.`,
    `Neuer Kurs: Japanisch schreiben. Hiragana an sechs Mittwochabenden mit Pinsel und Tusche, ab 2. April, Leitung Kaori Mehnert. 130 € plus 15 € Material.`,
    `Wort der Woche: "saudade" (portugiesisch). Rui hat es uns dreimal erklärt und beim dritten Mal selbst feuchte Augen bekommen.`,
    `Wort der Woche: "hygge"? Nein, das kennt jeder. Heute: "døgn" (dänisch), ein ganzer Tag mitsamt der Nacht. 24 Stunden in vier Buchstaben.`,
    `Sprachcafé am Donnerstag: Diesmal mit Griechisch, Ukrainisch und Gebärdensprache. Beginn 18 Uhr, und Youssef bringt sein Baklava mit.`,
    `Wir stellen vor: Ming-Hua, unsere neue Lehrerin für Chinesisch. Sie kommt aus Tainan, singt jeden Ton vor und findet, dass Spätzle eigentlich Nudeln sind.`,
    `telc-Prüfungen im Herbst: Die Termine stehen! Englisch B2 am 11. Oktober, Spanisch B1 am 8. November. Anmelden könnt ihr euch ab 1. Juli.`,
    `Fehler, die wir lieben: Eine Teilnehmerin schrieb im Bewerbungsbrief, sie sei "sehr belastend" statt "sehr belastbar". Den Job hat sie bekommen.`,
    `Wir haben jetzt eine Bibliothek! 600 Bücher in 17 Sprachen, im zweiten Stock neben der Teeküche. Ausleihe frei für alle, die einen Kurs besuchen, vier Wochen lang.`,
  ],
}
