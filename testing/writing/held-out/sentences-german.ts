import { type HeldOutSentence, planted } from './planted'

/**
 * What German posts may say about fifteen items, one of them English and one Swedish, each with a falsehood to
 * plant.
 */
export const germanSentences: HeldOutSentence[] = [
  ...planted('held-bruecke-gesperrt', 'de', [
    ['date', 'Ab dem [[17.8.|24.8.]] ist die Mühlbachbrücke für alle gesperrt.'],
    [
      'price',
      'Die Sanierung kostet etwa [[1.800.000 Euro|2.600.000 Euro]], sechzig Prozent davon zahlt das Land.',
    ],
    ['number', 'Der Bus [[42|57]] nimmt in dieser Zeit den Weg über die Auenstraße.'],
    [
      'name',
      '„Ganz ohne Stau wird es trotzdem nicht gehen“, sagt [[Katrin Oswald|Karin Oehler]] vom Tiefbauamt.',
    ],
    ['date', 'Gebaut wurde die Brücke [[1968|1974]], jetzt werden Lager und Abdichtung erneuert.'],
  ]),
  ...planted('held-brauerei-pressemitteilung', 'de', [
    ['number', 'Es hat [[264|312]] Jahre gedauert, jetzt gibt es von Hirschbräu ein Alkoholfreies.'],
    ['date', 'Das „Nullhirsch“ steht ab [[20.4.|27.4.]] im Handel.'],
    ['price', 'Der Kasten mit zwanzig Halben kostet [[18,90 Euro|21,50 Euro]] plus Pfand.'],
    ['number', 'Erst der [[24.|31.]] Probesud hat Braumeisterin Veronika Haindl überzeugt.'],
    [
      'quote',
      'Veronika Haindl sagt dazu: „[[Wir wollten ein Bier, bei dem niemand fragt, ob man krank ist|Wir wollten endlich ein Bier für die ganze Familie brauen]].“',
    ],
  ]),
  ...planted('held-faustball-spielbericht', 'de', [
    ['number', '3:2 gegen den TSV Kleinrade: Der fünfte Satz ging mit [[15 zu 13|15 zu 10]] an uns.'],
    ['name', 'Kapitänin [[Tuğba Aydın|Elif Kaya]] hat den Matchball verwandelt.'],
    ['date', 'Die Feier steigt am [[27. Juni|4. Juli]] um sieben Uhr abends im Vereinsheim.'],
    ['quote', 'Trainer Gerd Pohl: „[[Mir ist die Brille beschlagen.|Ich habe keine Sekunde gezweifelt.]]“'],
    ['name', '[[Lea Brunner|Nina Hauser]] rettete beim 12:13 einen Ball, der fast schon im Biergarten lag.'],
  ]),
  ...planted('held-tafel-jahreszahlen', 'de', [
    ['number', 'Vierhundertzwölf Tonnen Lebensmittel haben [[143|167]] Ehrenamtliche 2025 gerettet.'],
    ['number', 'Jede Woche kommen [[1950|2480]] Haushalte zu uns.'],
    ['number', 'Das waren [[siebenunddreißig|achtundfünfzig]] Tonnen mehr als im Jahr davor.'],
    [
      'name',
      'Die neue Ausgabestelle in [[Buchwedel|Ahrenholz]] hat dienstags und freitags von 14 bis 17 Uhr offen.',
    ],
    ['date', 'Wir suchen Menschen, die ab [[halb sieben|fünf Uhr]] morgens die Frühtour fahren.'],
  ]),
  ...planted('held-kammerorchester-matinee', 'de', [
    ['date', 'Am [[7. Februar 2027|21. Februar 2027]] spielt das Kammerorchester um elf Uhr in St. Annen.'],
    ['price', 'Karten gibt es für [[28 Euro|34 Euro]], ermäßigt für 14.'],
    ['name', 'Die Klarinette spielt [[Jonas Wieck|Tobias Lenz]].'],
    ['date', 'Der Vorverkauf beginnt am [[1. Dezember|15. Dezember]] 2026.'],
    [
      'link',
      'Grieg, Nielsen und danach Franzbrötchen: [[https://karten.kammerorchester-elbtal.example/m3|https://karten-elbtal.example.net/m3]]',
    ],
  ]),
  ...planted('held-restauratorin-portraet', 'de', [
    ['name', 'Seit 2019 restauriert [[Selin Arslan|Leyla Öztürk]] bei uns am Anger Papier.'],
    ['date', 'Das älteste Stück auf ihrem Tisch: ein Herbarium aus dem Jahr [[1683|1721]].'],
    [
      'number',
      '[[Vierzehn|Neunzehn]] Pinsel, 3 Falzbeine und ein Zahnarztspiegel liegen auf ihrem Arbeitstisch.',
    ],
    ['date', 'Am 17.5. ist ihre Werkstatt von 13 bis [[16 Uhr|18 Uhr]] offen, kostenlos.'],
    [
      'quote',
      'Über ihren Beruf sagt Selin Arslan: „[[Ich finde das erholsam|Papier vergisst nichts, und es verzeiht auch nichts]].“',
    ],
  ]),
  ...planted('held-nachruf-chorleiter', 'de', [
    ['name', 'Der Shantychor Backbord trauert um seinen Chorleiter [[Ewald Kröger|Ernst Krüger]].'],
    [
      'number',
      'Einunddreißig Jahre leitete er den Chor, [[vier|sechs]] Schallplatten sind in dieser Zeit entstanden.',
    ],
    ['date', 'Die Trauerfeier ist am 23.1. um [[13:00 Uhr|15:30 Uhr]] in der Fischerkirche.'],
    ['quote', 'Vor jedem Auftritt sagte er: „[[Ehrlich singen|Immer weitersingen]].“'],
    ['name', 'Ihm verdanken wir auch die Freundschaft mit dem Chor aus [[Stavanger|Bergen]].'],
  ]),
  ...planted('held-hofladen-apfelsaft', 'de', [
    ['price', 'Fünf Liter Finkenwerder Apfelsaft für [[14,90 Euro|12,90 Euro]].'],
    ['number', 'Einmal angebrochen, hält die Box [[3|8]] Monate, sogar ohne Kühlschrank.'],
    ['number', 'Die [[sechzig|achtzig]] Hochstämme hat der Großvater gepflanzt.'],
    ['date', 'Die Bäume stehen seit [[1954|1938]] auf unserem Hof.'],
    ['number', 'Der Saft wird schonend auf [[78 Grad|85 Grad]] erhitzt.'],
  ]),
  ...planted('held-baeckerei-rundbrief', 'de', [
    ['date', 'Ab dem [[1.12.|8.12.]] gibt es wieder Dresdner Stollen.'],
    ['price', 'Ein Kilo Stollen kostet [[24,80 Euro|27,50 Euro]], ein halbes 13,20 Euro.'],
    ['name', 'Unser neuer Geselle heißt [[Yusuf Demir|Murat Yilmaz]] und kommt aus Görlitz.'],
    ['date', 'Das Rezept stammt von [[1921|1897]].'],
    ['date', 'Bitte bestellen Sie bis zum [[6.12.|13.12.]] an der Theke vor.'],
  ]),
  ...planted('held-linseneintopf-rezept', 'de', [
    ['number', 'Ein veganer Eintopf für [[vier|acht]] Personen, fertig in einer Dreiviertelstunde.'],
    ['number', 'Die Linsen köcheln [[zwanzig|fünfzig]] Minuten, bevor die Quitte dazukommt.'],
    ['number', 'Sie brauchen [[0,3 kg|0,6 kg]] Alb-Leisa und eine große Quitte.'],
    ['number', 'Mit der Quitte gart der Eintopf noch [[zwölf|fünfundzwanzig]] Minuten.'],
    [
      'link',
      'Zum Rezept: [[https://linsenmuehle.example/rezepte/alb-leisa-quitte|https://linsenmuehle-shop.example.net/alb-leisa]]',
    ],
  ]),
  ...planted('held-balkon-solar-anleitung', 'de', [
    ['number', 'Erlaubt sind bis zu [[0,8 Kilowatt|1,2 Kilowatt]] Einspeisung.'],
    ['price', 'Zu zweit sparen Sie damit jährlich um die [[110 €|180 €]].'],
    ['date', 'Für die Anmeldung im Marktstammdatenregister haben Sie [[einen Monat|sechs Monate]] Zeit.'],
    ['number', 'Die Anmeldung kostet Sie rund [[10|25]] Minuten.'],
    [
      'name',
      'Mittwochs ab 15 Uhr beraten wir kostenlos in der Bürgerwerkstatt, [[Lange Gasse|Breite Gasse]] 9.',
    ],
  ]),
  ...planted('held-kassensoftware-version', 'de', [
    ['date', 'Ladenhüter 7.2 ist am [[13. April 2026|20. April 2026]] erschienen.'],
    ['number', 'Planen Sie für das Update etwa [[acht|fünfzehn]] Minuten ein.'],
    ['number', 'Bons mit über [[neunundneunzig|zweihundert]] Positionen werden nicht mehr abgeschnitten.'],
    ['name', 'Den Tagesabschluss gibt es jetzt auch auf Türkisch und [[Polnisch|Rumänisch]].'],
    [
      'date',
      'Ab Version 8, geplant für [[Oktober|Dezember]] 2026, läuft Ladenhüter nicht mehr auf Windows 8.1.',
    ],
  ]),
  ...planted('held-agb-mitgliedschaft', 'de', [
    ['price', 'Ab 1.1.2027 zahlen Erwachsene [[46 Euro|49 Euro]] im Monat.'],
    ['price', 'Bisher lag der Beitrag bei [[42,50 €|39,50 €]].'],
    ['date', 'Wer nicht einverstanden ist, kann bis [[30.11.2026|15.12.2026]] kündigen.'],
    ['number', 'Für Kinder unter [[6|14]] Jahren ist der Beitrag frei.'],
    ['date', 'Die Generalversammlung hat das am [[8.10.2026|22.10.2026]] beschlossen.'],
  ]),
  ...planted('held-museum-late-opening', 'de', [
    ['date', 'Am [[15. Oktober|29. Oktober]] öffnet das Voss Museum um halb sieben abends seine Türen.'],
    ['price', 'Der Eintritt kostet [[14 Pfund|17 Pfund]], für Mitglieder 9.'],
    ['name', '[[Lucia Marsh|Paula Marsden]] zieht den schreibenden Jungen von 1774 auf.'],
    ['date', 'Zum ersten Mal schreibt er um [[Viertel nach sieben|Viertel nach sechs]].'],
    [
      'link',
      'Karten: [[https://tickets.vossmuseum.example/late-clockwork|https://vossmuseum-tickets.example.org/clockwork]]',
    ],
  ]),
  ...planted('held-sv-isbana', 'de', [
    ['date', 'Am [[5. Dezember|19. Dezember]] um 11 Uhr öffnet die Eisbahn auf dem Älvtorget.'],
    ['number', 'Die Bahn ist [[1.100|1.600]] Quadratmeter groß.'],
    ['number', 'Letzten Winter wurden [[8700|6400]] Paar Schlittschuhe verliehen.'],
    [
      'name',
      'Mehr Schlittschuhe in Kindergrößen meldet [[Nils Åkerblom|Lars Lindgren]] von der Freizeitabteilung der Kommune.',
    ],
    ['date', 'Geöffnet ist täglich von zehn bis [[zwanzig Uhr|zweiundzwanzig Uhr]].'],
  ]),
]
