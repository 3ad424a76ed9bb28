import type { ClaimsItem } from './item'

/** The German half of the development set, and sentences in other languages that must not be reported. */
export const germanItems: readonly ClaimsItem[] = [
  {
    language: 'de',
    evidence: [
      'Backhaus Krume feiert Jubiläum',
      'Seit 1926 backt das Backhaus Krume in Tübingen. Zum 100. Geburtstag am Samstag, 9. Mai 2026, gibt es von 8 bis 14 Uhr Führungen durch die Backstube. Bäckermeisterin Annette Vogt und ihr Team haben 1.926 Brezeln vorbereitet, jede kostet an diesem Tag nur 50 Cent. „Gutes Brot braucht Zeit“, sagt Vogt. Anmeldung unter fest@backhaus-krume.example oder https://backhaus-krume.example/jubilaeum.',
    ],
    truths: [
      'Seit hundert Jahren, genauer seit 1926, backen wir in Tübingen.',
      'Am 9. Mai öffnen wir von 8 bis 14 Uhr die Backstube.',
      '1926 Brezeln liegen bereit, jede für 0,50 €.',
      'Bäckermeisterin Annette Vogt weiß: „Gutes Brot braucht Zeit.“',
      'Meldet euch an: www.backhaus-krume.example/jubilaeum',
    ],
    falsehoods: [
      ['Am 16. Mai öffnen wir die Backstube.', 'date', '16. Mai'],
      ['1.962 Brezeln liegen bereit.', 'number', '1.962'],
      ['Jede Brezel kostet nur 80 Cent.', 'price', '80 Cent'],
      ['Bäckermeisterin Annette Vogel lädt ein.', 'name', 'Vogel'],
      ['Seit 1926 backen wir in Reutlingen.', 'place', 'Reutlingen'],
      ['„Gutes Brot braucht Liebe“, sagt sie.', 'quote', 'Liebe'],
      ['Meldet euch an: backhaus-krumme.example/jubilaeum', 'link', 'backhaus-krumme.example'],
    ],
  },
  {
    language: 'de',
    evidence: [
      'Stadtradeln 2026: Vom 1. bis 21. Juni radeln die Göttinger wieder für ein gutes Klima. Im vergangenen Jahr legten 3.412 Radelnde in 21 Tagen zusammen 612.000 Kilometer zurück und sparten 99 Tonnen CO2. Ziel in diesem Jahr sind 700.000 Kilometer. Auftakt ist am 31. Mai um 11 Uhr vor dem Alten Rathaus mit Oberbürgermeisterin Petra Broistedt. Jedes Team braucht mindestens zwei Personen.',
    ],
    truths: [
      'Vom 1. bis zum 21. Juni zählt wieder jeder Kilometer.',
      'Drei Wochen lang wird geradelt, los geht es am 31.05. um 11:00 Uhr.',
      'Oberbürgermeisterin Petra Broistedt eröffnet die Aktion vor dem Alten Rathaus.',
      'Im vergangenen Jahr kamen 3412 Menschen auf 612.000 km.',
      'Das Ziel: 700 000 Kilometer.',
      '99 t CO2 wurden gespart.',
    ],
    falsehoods: [
      ['Vom 1. bis 28. Juni zählt jeder Kilometer.', 'date', '28. Juni'],
      ['Los geht es am 30. Mai um 11 Uhr.', 'date', '30. Mai'],
      ['Los geht es um 10 Uhr.', 'time', '10 Uhr'],
      ['Im vergangenen Jahr kamen 3.142 Menschen zusammen.', 'number', '3.142'],
      ['Das Ziel: 750.000 Kilometer.', 'number', '750.000 Kilometer'],
      ['Oberbürgermeisterin Petra Brockmann eröffnet die Aktion.', 'name', 'Brockmann'],
    ],
  },
  {
    language: 'de',
    evidence: [
      'Die Weinhandlung Rebstock GmbH eröffnet am 12.09.2026 ihre dritte Filiale in der Lindenstraße 8 in Freiburg. Auf 240 Quadratmetern stehen über 600 Weine aus 14 Ländern. Inhaber Matteo Ferrante hat das Geschäft 2009 gegründet. Zur Eröffnung gibt es 15 Prozent Rabatt auf alles. Geöffnet: Di bis Sa 10–19 Uhr. Telefon 0761 5550123.',
    ],
    truths: [
      'Am 12. September eröffnet unsere dritte Filiale in Freiburg.',
      'Ihr findet uns in der Lindenstraße 8.',
      'Mehr als 600 Weine aus vierzehn Ländern auf 240 m².',
      '15 % Rabatt auf alles zur Eröffnung!',
      'Matteo Ferrante hat Rebstock 2009 gegründet.',
      'Dienstag bis Samstag von 10 bis 19 Uhr, Tel. +49 761 5550123',
    ],
    falsehoods: [
      ['Am 12. Oktober eröffnet unsere neue Filiale.', 'date', '12. Oktober'],
      ['Unsere vierte Filiale ist da.', 'number', 'vierte'],
      ['Ihr findet uns in der Ahornstraße 8.', 'place', 'Ahornstraße'],
      ['Weine aus 24 Ländern.', 'number', '24'],
      ['20 % Rabatt auf alles!', 'number', '20 %'],
      ['Matteo Ferrari hat Rebstock gegründet.', 'name', 'Ferrari'],
      ['Ruft an: 0761 5550132', 'number', '0761 5550132'],
    ],
  },
  {
    language: 'de',
    evidence: [
      'Rezept Kürbissuppe für vier Personen. Zutaten: 1 kg Hokkaido, 2 Zwiebeln, 30 g Ingwer, 750 ml Gemüsebrühe, 200 ml Kokosmilch, 2 EL Öl. Zubereitung: 15 Minuten, Kochzeit 25 Minuten. Kürbis würfeln, mit Zwiebeln und Ingwer anschwitzen, mit Brühe ablöschen, pürieren.',
    ],
    truths: [
      'Reicht für 4 Personen und ist in einer Viertelstunde vorbereitet.',
      'Ihr braucht ein Kilo Hokkaido, zwei Zwiebeln und 30 Gramm Ingwer.',
      'Dazu 0,75 Liter Gemüsebrühe und 200 ml Kokosmilch.',
      '25 Minuten kochen, pürieren, genießen!',
    ],
    falsehoods: [
      ['Ihr braucht 50 g Ingwer.', 'number', '50 g'],
      ['Ihr braucht drei Zwiebeln.', 'number', 'drei'],
      ['Dazu 0,5 Liter Gemüsebrühe.', 'number', '0,5 Liter'],
      ['35 Minuten kochen.', 'number', '35 Minuten'],
      ['Reicht für sechs Personen.', 'number', 'sechs'],
      ['Dazu 400 ml Kokosmilch.', 'number', '400 ml'],
    ],
  },
  {
    language: 'de',
    evidence: [
      'Neue Leitung im Literaturhaus. Zum 1. April 2027 übernimmt Dr. Svenja Albrecht die Leitung des Literaturhauses Rostock. Die 44-jährige Germanistin kommt vom Suhrkamp Verlag in Berlin und folgt auf Jürgen Paulsen, der nach 18 Jahren in den Ruhestand geht. Das Haus zählte zuletzt 27.500 Gäste bei 190 Veranstaltungen. „Ich will das Haus für junge Leute öffnen“, sagt Albrecht.',
    ],
    truths: [
      'Dr. Svenja Albrecht leitet ab dem 1. April 2027 das Literaturhaus Rostock.',
      'Sie ist 44 Jahre alt und kommt vom Suhrkamp Verlag.',
      'Jürgen Paulsen geht nach achtzehn Jahren in den Ruhestand.',
      '190 Veranstaltungen, 27 500 Gäste: ein starkes Jahr.',
      '„Ich will das Haus für junge Leute öffnen“, so die neue Leiterin.',
    ],
    falsehoods: [
      ['Dr. Svenja Albers leitet das Literaturhaus.', 'name', 'Albers'],
      ['Sie beginnt am 1. Mai 2027.', 'date', '1. Mai 2027'],
      ['Sie kommt vom Rowohlt Verlag.', 'name', 'Rowohlt'],
      ['Jürgen Petersen geht nach 18 Jahren.', 'name', 'Petersen'],
      ['Nach 28 Jahren geht ihr Vorgänger.', 'number', '28 Jahren'],
      ['Zuletzt kamen 25.700 Gäste.', 'number', '25.700'],
      ['„Ich will das Haus für alle Kinder öffnen“, sagt sie.', 'quote', 'alle Kinder'],
    ],
  },
  {
    language: 'de',
    evidence: [
      'Konzert: Das Quartett Nordwind spielt am Donnerstag, den 19. November 2026, um 19.30 Uhr in der Jakobikirche Lübeck Werke von Haydn und Schostakowitsch. Karten kosten 18 Euro, ermäßigt 12 Euro. Einlass ab 19 Uhr. Das Ensemble um Geigerin Mareike Lindqvist gewann 2024 den Brahms-Wettbewerb in Hamburg.',
      'https://nordwind-quartett.example/termine',
    ],
    truths: [
      'Am 19. November um halb acht spielt das Quartett Nordwind in Lübeck.',
      'Donnerstagabend, 19.11., 19:30 Uhr: Haydn und Schostakowitsch in der Jakobikirche.',
      'Karten gibt es für 18 €, ermäßigt 12,00 EUR.',
      'Geigerin Mareike Lindqvist und ihr Ensemble gewannen 2024 den Brahms-Wettbewerb.',
      'Alle Termine: nordwind-quartett.example/termine',
    ],
    falsehoods: [
      ['Am 20. November spielt das Quartett.', 'date', '20. November'],
      ['Beginn ist um 20 Uhr.', 'time', '20 Uhr'],
      ['Am Freitag, 19. November, spielt das Quartett.', 'date', 'Freitag, 19. November'],
      ['Karten gibt es für 16 Euro.', 'price', '16 Euro'],
      ['Werke von Haydn und Prokofjew.', 'name', 'Prokofjew'],
      ['Geigerin Mareike Lindgren spielt.', 'name', 'Lindgren'],
      ['Das Quartett spielt in Kiel.', 'place', 'Kiel'],
    ],
  },
  {
    language: 'de',
    evidence: [
      'Das Familienunternehmen Hartmann Pumpen AG aus Siegen hat im Geschäftsjahr 2025 einen Umsatz von 84,6 Mio. Euro erzielt, ein Plus von 6,2 Prozent. 512 Beschäftigte arbeiten an drei Standorten. Vorstand Kerstin Hartmann investiert bis 2028 zwölf Millionen Euro in ein neues Werk in Olpe. Der Exportanteil liegt bei zwei Dritteln.',
    ],
    truths: [
      '84,6 Millionen Euro Umsatz, 6,2 % mehr als zuvor.',
      'Fünfhundertzwölf Beschäftigte an 3 Standorten machen das möglich.',
      'Bis 2028 fließen 12 Mio. € in ein neues Werk in Olpe.',
      'Kerstin Hartmann führt die Hartmann Pumpen AG.',
      'Zwei Drittel gehen in den Export.',
    ],
    falsehoods: [
      ['86,4 Millionen Euro Umsatz.', 'price', '86,4 Millionen Euro'],
      ['6,8 % mehr als zuvor.', 'number', '6,8 %'],
      ['521 Beschäftigte machen das möglich.', 'number', '521'],
      ['Bis 2029 fließt das Geld in ein neues Werk.', 'date', '2029'],
      ['Ein neues Werk in Attendorn entsteht.', 'place', 'Attendorn'],
      ['Drei Viertel gehen in den Export.', 'number', 'Drei Viertel'],
      ['Kerstin Hoffmann führt das Unternehmen.', 'name', 'Hoffmann'],
    ],
  },
  {
    language: 'de',
    evidence: [
      'Tag der offenen Tür im Tierheim Birkenhof. Am zweiten Sonntag im September (13.9.) öffnet der Birkenhof von 11 bis 17 Uhr seine Türen. 64 Hunde, 112 Katzen und 38 Kaninchen suchen ein Zuhause. Leiterin Frau Yilmaz bietet um 12 und um 15 Uhr Rundgänge an. Der Eintritt ist frei, Spenden helfen. Die Vermittlungsgebühr für Katzen beträgt 120 €.',
    ],
    truths: [
      'Am 13. September öffnet der Birkenhof seine Türen.',
      '64 Hunde, 112 Katzen und achtunddreißig Kaninchen freuen sich auf Besuch.',
      'Rundgänge mit Frau Yilmaz gibt es um 12 Uhr und um 15 Uhr.',
      'Geöffnet ist am Sonntag von 11:00 bis 17:00 Uhr.',
      'Wer eine Katze aufnimmt, zahlt 120 Euro.',
    ],
    falsehoods: [
      ['Am 14. September öffnet der Birkenhof.', 'date', '14. September'],
      ['46 Hunde suchen ein Zuhause.', 'number', '46'],
      ['121 Katzen suchen ein Zuhause.', 'number', '121'],
      ['Rundgänge mit Frau Yildiz.', 'name', 'Yildiz'],
      ['Geöffnet ist bis 18 Uhr.', 'time', '18 Uhr'],
      ['Die Gebühr beträgt 130 €.', 'price', '130 €'],
    ],
  },
  {
    language: 'de',
    evidence: [
      'Mira und der Uhrmacher. In der Stadt Valdoria schlägt jede Uhr eine andere Stunde. Mira, vierzehn Jahre alt, findet im Turm des Uhrmachers Tobian eine Uhr mit dreizehn Ziffern. Sieben Nächte hat sie, um den Schlüssel zu finden, bevor Fürstin Selvane die Zeit anhält.',
    ],
    truths: [
      'In Valdoria schlägt jede Uhr anders.',
      'Mira ist 14 und findet eine Uhr mit 13 Ziffern.',
      '7 Nächte bleiben ihr, dann hält Fürstin Selvane die Zeit an.',
      'Was verbirgt der Uhrmacher Tobian?',
    ],
    falsehoods: [
      ['In Valmora schlägt jede Uhr anders.', 'name', 'Valmora'],
      ['Mira ist 15 Jahre alt.', 'number', '15 Jahre'],
      ['Neun Nächte bleiben ihr.', 'number', 'Neun'],
      ['Fürstin Selvina hält die Zeit an.', 'name', 'Selvina'],
      ['Was verbirgt der Uhrmacher Corvin?', 'name', 'Corvin'],
    ],
  },
  {
    language: 'de',
    evidence: [
      'Update 3.1 für die Kassensoftware TillOne: Ab sofort lassen sich Bons per E-Mail verschicken. Der Tagesabschluss dauert nur noch 4 statt 11 Sekunden. Wir haben 53 Fehler behoben. Das Update ist für alle Kunden mit Vertrag kostenlos und wird bis zum 30. Juni verteilt. Handbuch: hilfe.tillone.example/3-1',
    ],
    truths: [
      'TillOne 3.1 ist da: Bons kommen jetzt auch per E-Mail.',
      'Der Tagesabschluss ist in vier Sekunden fertig, früher waren es elf.',
      '53 Fehler sind behoben.',
      'Bis 30.06. haben alle Kunden das Update.',
      'Zum Handbuch: https://hilfe.tillone.example/3-1',
    ],
    falsehoods: [
      ['TillOne 3.2 ist da.', 'number', '3.2'],
      ['Der Tagesabschluss ist in 6 Sekunden fertig.', 'number', '6 Sekunden'],
      ['35 Fehler sind behoben.', 'number', '35'],
      ['Bis 31. Juli haben alle das Update.', 'date', '31. Juli'],
      ['Zum Handbuch: hilfe.tillone.example/3-2', 'link', 'hilfe.tillone.example/3-2'],
    ],
  },
  {
    language: 'de',
    evidence: [
      'Ferienfreizeit am Plöner See vom 20. bis 31. Juli 2026 für Kinder von 9 bis 13 Jahren. Kosten: 389 Euro inklusive Vollverpflegung, Geschwister zahlen 329 Euro. 40 Plätze. Die Betreuung leitet Hauke Jessen. Anmeldeschluss ist der 15. Mai. Kontakt: freizeit@jugendwerk.example',
    ],
    truths: [
      'Ferien am Plöner See: vom 20. bis zum 31. Juli.',
      '40 Kinder zwischen neun und dreizehn Jahren können mit.',
      '389 € mit Vollverpflegung, Geschwister zahlen 329 €.',
      'Hauke Jessen und das Team freuen sich auf euch.',
      'Anmelden bis 15. Mai: freizeit@jugendwerk.example',
    ],
    falsehoods: [
      ['Vom 20. bis zum 30. Juli am Plöner See.', 'date', '30. Juli'],
      ['Geschwister zahlen 339 €.', 'price', '339 €'],
      ['60 Plätze gibt es.', 'number', '60'],
      ['Hauke Janssen leitet die Freizeit.', 'name', 'Janssen'],
      ['Ferien am Chiemsee.', 'place', 'Chiemsee'],
      ['Anmelden bis 15. April.', 'date', '15. April'],
      ['Anmelden: freizeit@jugend-werk.example', 'email', 'freizeit@jugend-werk.example'],
    ],
  },
  {
    language: 'de',
    evidence: [
      'Der Sportverein TSV Eintracht Wiesengrund hat bei seiner Jahreshauptversammlung Thomas Reiter zum neuen Vorsitzenden gewählt. Er erhielt 87 von 103 Stimmen. Der Verein hat 1.340 Mitglieder in elf Abteilungen. Der Beitrag steigt ab Januar 2027 von 8 auf 9,50 Euro im Monat. Geehrt wurde Gerda Mohn für 60 Jahre Mitgliedschaft.',
    ],
    truths: [
      'Thomas Reiter ist neuer Vorsitzender, gewählt mit 87 von 103 Stimmen.',
      '1340 Mitglieder, 11 Abteilungen: das ist die Eintracht.',
      'Der Beitrag beträgt ab Januar 2027 9,50 € im Monat.',
      'Seit sechzig Jahren dabei: danke, Gerda Mohn!',
    ],
    falsehoods: [
      ['Thomas Richter ist neuer Vorsitzender.', 'name', 'Richter'],
      ['Gewählt mit 78 von 103 Stimmen.', 'number', '78'],
      ['1.430 Mitglieder hat die Eintracht.', 'number', '1.430'],
      ['Der Beitrag beträgt ab Februar 2027 mehr.', 'date', 'Februar 2027'],
      ['Der Beitrag steigt auf 9,80 Euro.', 'price', '9,80 Euro'],
      ['Seit 50 Jahren dabei: danke, Gerda Mohn!', 'number', '50 Jahren'],
    ],
  },
  {
    language: 'de',
    evidence: [
      'Pressemitteilung. Leipzig, 3. November 2026. Das Start-up Klarluft hat einen Luftfilter entwickelt, der 99,7 Prozent der Feinstaubpartikel entfernt und nur 18 Watt verbraucht. Gründerin Leonie Zander und Gründer Emre Kaya haben drei Jahre lang geforscht. Der Filter wiegt 2,4 Kilogramm, kostet 279 Euro und ist ab dem 1. Dezember bei klarluft.example erhältlich.',
    ],
    truths: [
      'Der Filter von Klarluft holt 99,7 % der Partikel aus der Luft.',
      'Nur 18 W Verbrauch, nur 2400 g Gewicht.',
      'Ab 1.12. für 279 € auf https://www.klarluft.example/ zu haben.',
      'Leonie Zander und Emre Kaya haben 3 Jahre daran geforscht.',
      'Aus Leipzig für saubere Luft. #Klarluft #Luftfilter',
    ],
    falsehoods: [
      ['Er holt 97,9 % der Partikel aus der Luft.', 'number', '97,9 %'],
      ['Nur 28 Watt Verbrauch.', 'number', '28 Watt'],
      ['Für 297 € zu haben.', 'price', '297 €'],
      ['Leonie Sander hat daran geforscht.', 'name', 'Sander'],
      ['Emre Demir hat daran geforscht.', 'name', 'Emre Demir'],
      ['Aus Dresden für saubere Luft.', 'place', 'Dresden'],
      ['Jetzt auf klar-luft.example bestellen.', 'link', 'klar-luft.example'],
    ],
  },
  {
    language: 'de',
    evidence: [
      'Museum am Markt: Sonderausstellung „Licht und Leinen“. Vom 7. März bis 30. August 2027 zeigt das Museum 120 Arbeiten der Textilkünstlerin Ottilie Brandner (1898–1974). Eintritt 9 Euro, donnerstags ab 17 Uhr frei. Kuratorin Ines Falk führt jeden ersten Samstag um 14.30 Uhr durch die Ausstellung.',
    ],
    truths: [
      '„Licht und Leinen“ läuft vom 7. März bis zum 30. August 2027.',
      '120 Arbeiten von Ottilie Brandner sind zu sehen.',
      'Donnerstags ist der Eintritt ab 17:00 Uhr frei, sonst zahlt ihr neun Euro.',
      'Kuratorin Ines Falk führt an jedem ersten Samstag um 14:30 Uhr.',
    ],
    falsehoods: [
      ['Die Ausstellung läuft bis 30. September 2027.', 'date', '30. September 2027'],
      ['150 Arbeiten sind zu sehen.', 'number', '150'],
      ['Mittwochs ist der Eintritt frei.', 'date', 'Mittwochs'],
      ['Kuratorin Ines Frank führt.', 'name', 'Frank'],
      ['Werke von Ottilie Brauner.', 'name', 'Brauner'],
      ['Um 15.30 Uhr wird geführt.', 'time', '15.30 Uhr'],
      ['„Licht und Seide“ ist eröffnet.', 'quote', 'Licht und Seide'],
    ],
  },
  {
    language: 'de',
    evidence: [
      'Fahrplanwechsel bei den Stadtwerken: Ab Sonntag, 13. Dezember 2026, fährt die Linie 5 alle 7,5 Minuten statt alle 10 Minuten. Die neue Nachtlinie N3 verbindet den Hauptbahnhof mit Gröpelingen. Das Monatsticket kostet 58,90 €. 26 neue Elektrobusse sind bestellt, jeder hat eine Reichweite von 320 km.',
    ],
    truths: [
      'Die Linie 5 fährt ab dem 13. Dezember alle siebeneinhalb Minuten.',
      'Neu: die Nachtlinie N3 nach Gröpelingen.',
      'Das Monatsticket gibt es für 58,90 Euro.',
      '26 Elektrobusse mit je 320 Kilometern Reichweite kommen dazu.',
    ],
    falsehoods: [
      ['Die Linie 6 fährt ab dem 13. Dezember öfter.', 'number', '6'],
      ['Alle 5,5 Minuten kommt eine Bahn.', 'number', '5,5 Minuten'],
      ['Neu: die Nachtlinie N8.', 'number', 'N8'],
      ['Das Monatsticket kostet 59,80 €.', 'price', '59,80 €'],
      ['36 Elektrobusse kommen dazu.', 'number', '36'],
      ['Jeder hat eine Reichweite von 230 km.', 'number', '230 km'],
      ['Die Nachtlinie verbindet den Hauptbahnhof mit Vegesack.', 'place', 'Vegesack'],
    ],
  },
  {
    language: 'de',
    evidence: [
      'Wanderung zum Hohen Rad: Treffpunkt ist am Sonntag um 9:15 Uhr am Bahnhof Schierke. Die Tour ist 16 km lang und dauert etwa fünf Stunden. Höhenunterschied: 480 Meter. Wanderführer Bernd Kösling nimmt höchstens 20 Personen mit. Teilnahme 7 €, Kinder bis 12 Jahre frei.',
    ],
    truths: [
      'Treffpunkt: Sonntag, Viertel nach neun am Bahnhof Schierke.',
      '16 Kilometer in rund 5 Stunden.',
      'Bernd Kösling führt bis zu zwanzig Personen.',
      'Kinder bis zwölf Jahre sind kostenlos dabei, alle anderen für 7 Euro.',
    ],
    falsehoods: [
      ['Treffpunkt: Samstag am Bahnhof.', 'date', 'Samstag'],
      ['Treffpunkt ist um 9:45 Uhr.', 'time', '9:45 Uhr'],
      ['Die Tour ist 18 km lang.', 'number', '18 km'],
      ['Bernd Kessler führt die Gruppe.', 'name', 'Kessler'],
      ['Am Bahnhof Ilsenburg geht es los.', 'place', 'Ilsenburg'],
      ['Kinder bis 14 Jahre sind frei.', 'number', '14 Jahre'],
    ],
  },
  {
    language: 'de',
    evidence: [
      'Stellenanzeige: Die Tischlerei Holzwerk sucht ab 1. August 2026 zwei Auszubildende. Wir bieten 30 Tage Urlaub, 1.150 Euro im ersten Lehrjahr und eine Viertagewoche mit 38 Stunden. Bewerbung an Meister Rolf Dietz, bewerbung@holzwerk.example, bis 28.02.2026.',
    ],
    truths: [
      'Wir suchen 2 Auszubildende zum 1. August.',
      '30 Tage Urlaub und eine 38-Stunden-Woche warten auf euch.',
      'Im ersten Lehrjahr verdient ihr 1150 €.',
      'Bewerbt euch bis zum 28. Februar bei Rolf Dietz.',
    ],
    falsehoods: [
      ['Wir suchen vier Auszubildende.', 'number', 'vier'],
      ['28 Tage Urlaub warten auf euch.', 'number', '28 Tage'],
      ['Ihr verdient 1.250 €.', 'price', '1.250 €'],
      ['Bewerbt euch bis zum 28. März.', 'date', '28. März'],
      ['Meister Rolf Dietrich freut sich.', 'name', 'Dietrich'],
      ['Wir suchen zum 1. September.', 'date', '1. September'],
    ],
  },
  {
    language: 'de',
    evidence: [
      'Jahresrückblick der Bürgerstiftung Oberland: 2025 haben wir 43 Projekte mit insgesamt 187.400 Euro gefördert. 260 Ehrenamtliche leisteten 9.300 Stunden. Die größte Einzelspende von 25.000 Euro kam von der Firma Alpenglas. Vorsitzende Maria Steger dankt allen. Jede fünfte Spende kam online.',
    ],
    truths: [
      '43 Projekte, 187.400 € Förderung: das war 2025.',
      '260 Menschen haben ehrenamtlich 9300 Stunden geleistet.',
      'Die Firma Alpenglas gab 25.000 Euro.',
      'Maria Steger sagt danke.',
    ],
    falsehoods: [
      ['34 Projekte haben wir gefördert.', 'number', '34'],
      ['178.400 € Förderung.', 'price', '178.400 €'],
      ['260 Menschen haben 3.900 Stunden geleistet.', 'number', '3.900'],
      ['Die Firma Alpenstahl gab 25.000 Euro.', 'name', 'Alpenstahl'],
      ['Maria Steiner sagt danke.', 'name', 'Steiner'],
      ['Das war 2024.', 'date', '2024'],
    ],
  },
  {
    language: 'de',
    evidence: [
      'Neu im Sortiment: Wasserkocher Kaskade. 1,7 Liter, 2.200 Watt, in sechs Farben. Bringt einen Liter Wasser in 2 Minuten 40 Sekunden zum Kochen. UVP 79,99 €. Drei Jahre Garantie. Entworfen von Designerin Pia Holm in Flensburg. Artikelnummer KK-4471.',
    ],
    truths: [
      'Kaskade fasst 1,7 l und leistet 2200 W.',
      'Für 79,99 Euro, mit 3 Jahren Garantie.',
      'In 6 Farben, entworfen in Flensburg von Pia Holm.',
      'Artikelnummer: KK-4471',
    ],
    falsehoods: [
      ['Kaskade fasst 1,5 Liter.', 'number', '1,5 Liter'],
      ['Für 69,99 Euro.', 'price', '69,99 Euro'],
      ['Mit fünf Jahren Garantie.', 'number', 'fünf Jahren'],
      ['Entworfen von Pia Helm.', 'name', 'Helm'],
      ['Entworfen in Husum.', 'place', 'Husum'],
      ['Artikelnummer: KK-4417', 'number', 'KK-4417'],
    ],
  },
  {
    language: 'de',
    evidence: [
      'Die Kulturnacht kehrt zurück: Am 5. Juni 2027 öffnen 32 Häuser von 18 Uhr bis Mitternacht. Ein Bändchen für alles kostet 10 Euro, für Schüler 5 Euro. Schirmherrin ist die Schauspielerin Carla Winter. Busse fahren alle 12 Minuten. Zur letzten Kulturnacht kamen 14.800 Besucher.',
      '@kulturnacht_bonn',
    ],
    truths: [
      'Am 5. Juni ist Kulturnacht: 32 Häuser, ein Bändchen.',
      'Von 18 bis 24 Uhr ist geöffnet.',
      'Erwachsene zahlen zehn Euro, Schülerinnen und Schüler fünf.',
      'Alle zwölf Minuten fährt ein Bus.',
      'Folgt uns: @kulturnacht_bonn #Kulturnacht2027',
    ],
    falsehoods: [
      ['Am 12. Juni ist Kulturnacht.', 'date', '12. Juni'],
      ['42 Häuser öffnen.', 'number', '42'],
      ['Von 19 bis 24 Uhr ist geöffnet.', 'time', '19'],
      ['Schirmherrin ist Carla Sommer.', 'name', 'Sommer'],
      ['Beim letzten Mal kamen 18.400 Besucher.', 'number', '18.400'],
      ['Folgt uns: @kulturnacht_koeln', 'mention', '@kulturnacht_koeln'],
    ],
  },
]

/** True sentences in other languages: only digits, addresses and quotes are checked there. */
export const otherItems: readonly ClaimsItem[] = [
  {
    language: 'fr',
    evidence: [
      'Le samedi 14 mars 2026, la Maison Duval ouvre à Lyon. Entrée 12,50 €, dès 19h30. 1 204 places. https://duval.example',
    ],
    truths: [
      'Rendez-vous le 14 mars à Lyon chez la Maison Duval, dès 19h30.',
      '1 204 places, 12,50 €, sur duval.example. Venez avec Camille !',
    ],
    falsehoods: [
      ['1 304 places vous attendent.', 'number', '1 304'],
      ['Infos : duvall.example', 'link', 'duvall.example'],
    ],
  },
  {
    language: 'es',
    evidence: [
      'El 3 de noviembre de 2026 abrimos en Sevilla. 1.500 invitados, entrada 8 €. «Es un sueño», dice Carmen Ruiz.',
    ],
    truths: [
      'Abrimos en Sevilla el 3 de noviembre con 1.500 invitados.',
      '«Es un sueño», dice Carmen. ¡Gracias, Madrid!',
    ],
    falsehoods: [
      ['Entrada 9 €.', 'price', '9 €'],
      ['«Es una pesadilla», dice Carmen.', 'quote', 'pesadilla'],
    ],
  },
]
