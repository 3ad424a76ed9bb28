import { fact, image, storedHtml, storedPlainText, unusable, type WritingItem } from '../writing-item'

/** Announcements and resolutions by German-speaking town halls, clubs, associations and museums. */
export const germanNews: WritingItem[] = [
  {
    id: 'held-bruecke-gesperrt',
    sourceType: 'web_scraper',
    item: {
      title: 'Vollsperrung der Mühlbachbrücke ab 17. August',
      summary: 'Umleitung über Auenstraße und Ziegelweg, Bus 42 fährt anders.',
      body: storedHtml(
        `<p>Sie sind hier: Startseite › Rathaus › Aktuelles</p>
<p>Stadt Lindenau, Pressestelle | 05.08.2026</p>
<p>Die Mühlbachbrücke wird vom 17. August bis voraussichtlich 30. Oktober 2026 für den gesamten Verkehr gesperrt. Grund ist die Erneuerung der Lager und der Abdichtung; die Brücke stammt aus dem Jahr 1968.</p>
<p>Fußgänger und Radfahrende können den Bach während der gesamten Bauzeit über einen Behelfssteg queren. Der Bus 42 fährt über die Auenstraße, die Haltestelle „Mühlbach“ entfällt.</p>
<p>„Wir haben die Arbeiten bewusst in die Ferien gelegt. Ganz ohne Stau wird es trotzdem nicht gehen“, sagt Tiefbauamtsleiterin Dr. Katrin Oswald.</p>
<p>Die Kosten von rund 1,8 Mio. Euro trägt zu 60 Prozent das Land.</p>
<p>Seite drucken | Seite empfehlen | Nach oben</p>
<h3>Das könnte Sie auch interessieren</h3>
<ul><li><a href="/a/1">Sprechzeiten des Bürgerbüros</a></li><li><a href="/a/2">Sperrmüll online anmelden</a></li></ul>`,
        'https://www.stadt-lindenau.example/',
      ),
      tags: ['Verkehr'],
      url: 'https://www.stadt-lindenau.example/aktuelles/muehlbachbruecke',
      language: 'de',
      featuredImage: {
        url: 'https://www.stadt-lindenau.example/bilder/muehlbachbruecke.jpg',
        alt: 'Die Mühlbachbrücke von Süden',
      },
      media: [
        { url: 'https://www.stadt-lindenau.example/assets/wappen.png', alt: 'Wappen der Stadt Lindenau' },
      ],
      raw: {},
    },
    expect: {
      kind: 'announcement',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('when', 'vom 17. August bis voraussichtlich 30. Oktober 2026'),
        fact(
          'statement',
          'Die Mühlbachbrücke wird vom 17. August bis voraussichtlich 30. Oktober 2026 für den gesamten Verkehr gesperrt.',
        ),
        fact(
          'statement',
          'Fußgänger und Radfahrende können den Bach während der gesamten Bauzeit über einen Behelfssteg queren.',
        ),
        fact('statement', 'Der Bus 42 fährt über die Auenstraße, die Haltestelle „Mühlbach“ entfällt.'),
        fact(
          'quote',
          'Wir haben die Arbeiten bewusst in die Ferien gelegt. Ganz ohne Stau wird es trotzdem nicht gehen',
        ),
        fact('who', 'Tiefbauamtsleiterin Dr. Katrin Oswald'),
        fact('price', 'Die Kosten von rund 1,8 Mio. Euro trägt zu 60 Prozent das Land.'),
        fact('statement', 'Umleitung über Auenstraße und Ziegelweg, Bus 42 fährt anders.', 'summary'),
      ],
      notForPosts: [
        unusable('navigation', 'Sie sind hier: Startseite › Rathaus › Aktuelles'),
        unusable('navigation', 'Seite drucken'),
        unusable('navigation', 'Nach oben'),
        unusable('navigation', 'Sprechzeiten des Bürgerbüros'),
        unusable('navigation', 'Sperrmüll online anmelden'),
      ],
      images: [
        image('https://www.stadt-lindenau.example/bilder/muehlbachbruecke.jpg', 'subject'),
        image('https://www.stadt-lindenau.example/assets/wappen.png', 'logo'),
      ],
    },
  },
  {
    id: 'held-brauerei-pressemitteilung',
    sourceType: 'push',
    item: {
      title: 'Hirschbräu braut erstmals alkoholfrei',
      body: `PRESSEMITTEILUNG – Sperrfrist: 9. April 2026, 10 Uhr

Oberwiesen, 9. April 2026. Nach 264 Jahren bringt die Brauerei Hirschbräu ihr erstes alkoholfreies Bier auf den Markt: Das „Nullhirsch“ ist ein Kellerbier mit 0,4 % vol. und kommt am 20. April in den Handel.

Zwei Jahre lang hat Braumeisterin Veronika Haindl an dem Rezept gearbeitet. Statt dem Bier den Alkohol zu entziehen, setzt sie eine Hefe ein, die kaum welchen bildet. „Wir wollten ein Bier, bei dem niemand fragt, ob man krank ist“, sagt Haindl. „Das vierundzwanzigste Probesud war es dann.“

Der Kasten (20 × 0,5 l) kostet 18,90 € zzgl. 3,10 € Pfand. Gebraut werden zunächst 1.200 hl im Jahr.

– Ende der Pressemitteilung –

Über Hirschbräu
Die Privatbrauerei Hirschbräu GmbH & Co. KG wurde 1762 gegründet, beschäftigt 61 Mitarbeitende und wird in achter Generation von Familie Haindl geführt.

Pressekontakt: Lukas Brem, Tel. 08041 555-210, presse@hirschbraeu.example
Abdruck honorarfrei, Belegexemplar erbeten.`,
      tags: ['Presse'],
      url: 'https://hirschbraeu.example/presse/nullhirsch',
      language: 'de',
      publishedAt: '2026-04-09T08:00:00Z',
      featuredImage: {
        url: 'https://hirschbraeu.example/presse/nullhirsch-flasche.jpg',
        alt: 'Flasche Nullhirsch auf einem Holztisch',
      },
      media: [{ url: 'https://hirschbraeu.example/presse/hirschbraeu_logo_4c.png', alt: 'Hirschbräu Logo' }],
      raw: { verteiler: 'Fachpresse A', freigabe: 'V. Haindl 7.4. (EK-Preis NICHT nennen)' },
    },
    expect: {
      kind: 'announcement',
      language: { code: 'de', from: 'publisher' },
      facts: [
        fact(
          'statement',
          'Nach 264 Jahren bringt die Brauerei Hirschbräu ihr erstes alkoholfreies Bier auf den Markt',
        ),
        fact('when', 'kommt am 20. April in den Handel'),
        fact('number', '0,4 % vol.'),
        fact(
          'statement',
          'Statt dem Bier den Alkohol zu entziehen, setzt sie eine Hefe ein, die kaum welchen bildet.',
        ),
        fact('quote', 'Wir wollten ein Bier, bei dem niemand fragt, ob man krank ist'),
        fact('who', 'Braumeisterin Veronika Haindl'),
        fact('price', 'Der Kasten (20 × 0,5 l) kostet 18,90 € zzgl. 3,10 € Pfand.'),
        fact('number', 'Gebraut werden zunächst 1.200 hl im Jahr.'),
      ],
      notForPosts: [
        unusable('notice', 'PRESSEMITTEILUNG – Sperrfrist: 9. April 2026, 10 Uhr'),
        unusable('notice', '– Ende der Pressemitteilung –'),
        unusable('notice', 'Lukas Brem, Tel. 08041 555-210, presse@hirschbraeu.example'),
        unusable('notice', 'Abdruck honorarfrei, Belegexemplar erbeten.'),
        unusable('notice', 'V. Haindl 7.4. (EK-Preis NICHT nennen)', 'raw.freigabe'),
      ],
      images: [
        image('https://hirschbraeu.example/presse/nullhirsch-flasche.jpg', 'subject'),
        image('https://hirschbraeu.example/presse/hirschbraeu_logo_4c.png', 'logo'),
      ],
    },
  },
  {
    id: 'held-faustball-spielbericht',
    sourceType: 'push',
    item: {
      title: 'Faustball: Aufstieg im letzten Satz',
      body: storedPlainText(`Was für ein Sonntag! In der Relegation
zur 2. Bundesliga Süd haben unsere Frauen
den TSV Kleinrade mit 3:2 Sätzen geschlagen
(11:8, 6:11, 9:11, 11:7, 15:13).

Beim Stand von 12:13 im fünften Satz rettete
Lea Brunner einen Ball, der schon halb im
Biergarten war. Den Matchball verwandelte
Kapitänin Tuğba Aydın.

Trainer Gerd Pohl: "Ich habe nichts mehr
gesehen. Mir ist die Brille beschlagen."

Gefeiert wird am Samstag, 27.6., ab 19 Uhr
im Vereinsheim. Freibier bis das Fass leer ist.

Kuchenspenden bitte bei Moni melden
(0171 5550199). Trikots zurück an Gerd!`),
      tags: ['Faustball', 'Frauen'],
      url: null,
      publishedAt: '2026-06-21T19:40:00Z',
      media: [
        { url: 'https://svrotweiss.example/up/jubel.jpeg', alt: 'Jubel nach dem Matchball' },
        { url: 'https://svrotweiss.example/sponsoren/baecker-lutz.png', alt: 'Bäckerei Lutz, Trikotsponsor' },
      ],
      raw: { abteilung: 'Faustball' },
    },
    expect: {
      kind: 'announcement',
      language: { code: 'de', from: 'detected' },
      facts: [
        fact(
          'statement',
          'In der Relegation zur 2. Bundesliga Süd haben unsere Frauen den TSV Kleinrade mit 3:2 Sätzen geschlagen',
        ),
        fact(
          'statement',
          'Beim Stand von 12:13 im fünften Satz rettete Lea Brunner einen Ball, der schon halb im Biergarten war.',
        ),
        fact('who', 'Kapitänin Tuğba Aydın'),
        fact('quote', 'Ich habe nichts mehr gesehen. Mir ist die Brille beschlagen.'),
        fact('when', 'Gefeiert wird am Samstag, 27.6., ab 19 Uhr im Vereinsheim.'),
        fact('statement', 'Freibier bis das Fass leer ist.'),
      ],
      notForPosts: [
        unusable('notice', 'Kuchenspenden bitte bei Moni melden (0171 5550199).'),
        unusable('notice', 'Trikots zurück an Gerd!'),
      ],
      images: [
        image('https://svrotweiss.example/up/jubel.jpeg', 'subject'),
        image('https://svrotweiss.example/sponsoren/baecker-lutz.png', 'sponsor'),
      ],
    },
  },
  {
    id: 'held-tafel-jahreszahlen',
    sourceType: 'web_scraper',
    item: {
      title: 'Unser Jahr 2025 in Zahlen',
      summary: 'Die Tafel Nordheide zieht Bilanz.',
      body: `Im Jahr 2025 haben 143 Ehrenamtliche der Tafel Nordheide 412 Tonnen Lebensmittel gerettet, 37 Tonnen mehr als im Vorjahr.

| Jahr | Tonnen | Haushalte |
| --- | --- | --- |
| 2023 | 351 | 1.690 |
| 2024 | 375 | 1.805 |
| 2025 | 412 | 1.950 |

Wöchentlich holen 1.950 Haushalte Lebensmittel ab, jeder dritte mit Kindern. Seit Oktober gibt es in Buchwedel eine zweite Ausgabestelle, geöffnet dienstags und freitags von 14 bis 17 Uhr.

Gesucht werden vor allem Fahrerinnen und Fahrer für die Frühtour um 6.30 Uhr. Ein Führerschein der Klasse B reicht.

Spendenkonto: Tafel Nordheide e. V., IBAN DE00 0000 0000 0000 0000 00

Cookie-Einstellungen · Impressum · Datenschutz`,
      tags: ['Jahresbericht'],
      url: 'https://tafel-nordheide.example/jahr-2025',
      language: 'de-DE',
      featuredImage: {
        url: 'https://tafel-nordheide.example/img/kisten.jpg',
        alt: 'Helferinnen sortieren Gemüsekisten',
      },
      media: [
        {
          url: 'https://tafel-nordheide.example/img/gefoerdert-durch.png',
          alt: 'Gefördert durch die Stiftung Heideland',
        },
      ],
      raw: {},
    },
    expect: {
      kind: 'other',
      language: { code: 'de', from: 'document' },
      facts: [
        fact(
          'number',
          'Im Jahr 2025 haben 143 Ehrenamtliche der Tafel Nordheide 412 Tonnen Lebensmittel gerettet, 37 Tonnen mehr als im Vorjahr.',
        ),
        fact('number', 'Wöchentlich holen 1.950 Haushalte Lebensmittel ab, jeder dritte mit Kindern.'),
        fact(
          'statement',
          'Seit Oktober gibt es in Buchwedel eine zweite Ausgabestelle, geöffnet dienstags und freitags von 14 bis 17 Uhr.',
        ),
        fact('statement', 'Gesucht werden vor allem Fahrerinnen und Fahrer für die Frühtour um 6.30 Uhr.'),
        fact('statement', 'Ein Führerschein der Klasse B reicht.'),
      ],
      notForPosts: [
        unusable('table', '1.690'),
        unusable('navigation', 'Cookie-Einstellungen · Impressum · Datenschutz'),
      ],
      images: [
        image('https://tafel-nordheide.example/img/kisten.jpg', 'subject'),
        image('https://tafel-nordheide.example/img/gefoerdert-durch.png', 'sponsor'),
      ],
    },
  },
  {
    id: 'held-hotel-sauna-einzeiler',
    sourceType: 'database_table',
    item: {
      title: 'Sauna bis 14. März in Wartung',
      body: '',
      tags: [],
      url: null,
      raw: { hinweis_id: 77, haus: 'Bergblick', aktiv: 'J', prio: 2, erfasst_von: 'rez2' },
    },
    expect: {
      kind: 'announcement',
      language: { code: 'de', from: 'detected' },
      facts: [
        fact('statement', 'Sauna bis 14. März in Wartung', 'title'),
        fact('where', 'Bergblick', 'raw.haus'),
      ],
      notForPosts: [unusable('notice', 'rez2', 'raw.erfasst_von')],
      images: [],
    },
  },
  {
    id: 'held-agb-mitgliedschaft',
    sourceType: 'push',
    item: {
      title: 'Änderung der Beitragsordnung zum 1. Januar 2027',
      body: `§ 1 Geltungsbereich

Diese Beitragsordnung gilt für alle Mitglieder der Kletterhalle Nordwand eG.

§ 3 Beiträge

(1) Der Monatsbeitrag beträgt ab dem 1. Januar 2027 für Erwachsene 46,00 EUR (bisher 42,50 EUR), ermäßigt 33,00 EUR.

(2) Kinder unter sechs Jahren sind beitragsfrei.

§ 5 Sonderkündigungsrecht

Mitglieder können aus Anlass der Änderung bis zum 30. November 2026 in Textform außerordentlich kündigen.

§ 9 Salvatorische Klausel

Sollten einzelne Bestimmungen unwirksam sein, bleibt die Wirksamkeit der übrigen Bestimmungen unberührt.

Beschlossen in der Generalversammlung am 8. Oktober 2026.`,
      tags: ['Satzung'],
      url: 'https://nordwand-eg.example/beitragsordnung-2027',
      language: 'de',
      raw: {},
    },
    expect: {
      kind: 'legal',
      language: { code: 'de', from: 'publisher' },
      facts: [
        fact(
          'price',
          'Der Monatsbeitrag beträgt ab dem 1. Januar 2027 für Erwachsene 46,00 EUR (bisher 42,50 EUR), ermäßigt 33,00 EUR.',
        ),
        fact('statement', 'Kinder unter sechs Jahren sind beitragsfrei.'),
        fact(
          'deadline',
          'Mitglieder können aus Anlass der Änderung bis zum 30. November 2026 in Textform außerordentlich kündigen.',
        ),
        fact('when', 'Beschlossen in der Generalversammlung am 8. Oktober 2026.'),
      ],
      notForPosts: [],
      images: [],
      flags: ['sensitive kind'],
    },
  },
]
