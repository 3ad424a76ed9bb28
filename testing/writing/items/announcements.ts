import { fact, image, storedHtml, storedPlainText, unusable, type WritingItem } from '../writing-item'

export const announcements: WritingItem[] = [
  {
    id: 'en-announcement-library',
    sourceType: 'push',
    item: {
      title: 'Harrow Quay Library reopens on 9 March after two-year rebuild',
      // A plain-text press release, wrapped at 72 characters by whoever typed it.
      body: storedPlainText(`FOR IMMEDIATE RELEASE
Embargo: none

HARROW QUAY, 23 February 2026. The Harrow Quay Library will open its doors
again on Monday, 9 March 2026 at 10 a.m., twenty-six months after the flood
of January 2024 closed it. Readers will find 84,300 volumes on four floors,
a reading room that faces the harbour, and a workshop with six 3-D printers
that anyone with a library card may book.

The rebuild cost £11.4 million. The city paid £7.9 million of it, the
National Flood Fund £2.5 million, and 3,120 private donors the rest.

"We lost forty thousand books in one night. What came back first was not the
books, it was the people carrying them," said Dr. Imogen Pryce, who has led
the library since 2019.

The ground floor now stands 1.2 metres above the old level, and every shelf
below the first floor is on wheels. Opening hours grow from 41 to 58 a week,
including Sundays from 1 to 5 p.m.

Late fees are gone for good. Books that were due during the closure may be
returned until 30 April, no questions asked.

###

Media contact: Tomasz Bell, press office, press@harrowquay.example,
+44 20 7946 0112. Photographs in print quality are available on request.
Notes to editors: Harrow Quay Library is a service of the City of Harrow.`),
      tags: ['library', 'press release'],
      url: 'https://www.harrowquay.example/news/library-reopens',
      language: 'en-gb',
      contentType: 'press_release',
      publishedAt: '2026-02-23T08:00:00Z',
      featuredImage: {
        url: 'https://www.harrowquay.example/media/reading-room.jpg',
        alt: 'Rows of oak desks in front of a tall window, with cranes of the harbour behind it',
      },
      media: [
        { url: 'https://www.harrowquay.example/media/city-of-harrow-crest.svg', alt: 'City of Harrow' },
      ],
      raw: { external_id: 'pr-2026-014', language: 'en-GB', content_format: 'text' },
    },
    expect: {
      kind: 'announcement',
      language: { code: 'en', from: 'publisher' },
      facts: [
        fact('when', 'Monday, 9 March 2026 at 10 a.m.'),
        fact('statement', 'Readers will find 84,300 volumes on four floors'),
        fact('number', '£11.4 million'),
        fact(
          'quote',
          'We lost forty thousand books in one night. What came back first was not the books, it was the people carrying them',
        ),
        fact('who', 'Dr. Imogen Pryce, who has led the library since 2019'),
        fact('number', 'Opening hours grow from 41 to 58 a week'),
        fact('statement', 'Late fees are gone for good.'),
        fact('deadline', 'returned until 30 April'),
      ],
      notForPosts: [
        unusable('notice', 'FOR IMMEDIATE RELEASE'),
        unusable('notice', 'Embargo: none'),
        unusable('notice', 'Media contact: Tomasz Bell, press office, press@harrowquay.example'),
        unusable('notice', 'Notes to editors:'),
      ],
      images: [
        image('https://www.harrowquay.example/media/reading-room.jpg', 'subject'),
        image('https://www.harrowquay.example/media/city-of-harrow-crest.svg', 'logo'),
      ],
    },
  },
  {
    id: 'en-announcement-battery',
    sourceType: 'rss_feed',
    item: {
      title: 'Calder Grid to build its third battery park in Ohio',
      summary:
        'The U.S. storage company will spend $212.5 million on a 96-megawatt site near Millersport. Construction starts this summer.',
      body: storedHtml(
        `<p><strong>COLUMBUS, Ohio, April 14, 2026</strong> (Wirefeed) — Calder Grid Inc. said on Tuesday that it will build its third battery park in the U.S., a 96-megawatt site on the grounds of a closed paper mill near Millersport.</p>
<p>The park will store 384 megawatt-hours, enough to carry about 31,000 homes through an evening peak of four hours. Construction is to start in July; the first of 144 containers should go on the grid in Q3 2027.</p>
<p>“A mill that ran on the river for 90 years will now run the town on the sun of the afternoon,” said chief executive Ayodele Marsh.</p>
<p>Calder puts the cost at $212.5 million (about €196 million), of which $60 million come from a federal loan. The company expects 180 jobs during construction and 14 permanent ones.</p>
<h3>KEY FIGURES</h3>
<table><tr><th>Site</th><th>MW</th><th>MWh</th></tr><tr><td>Dayton I</td><td>40</td><td>160</td></tr><tr><td>Lima</td><td>60.5</td><td>242</td></tr><tr><td>Millersport</td><td>96</td><td>384</td></tr></table>
<p>Neighbors can see the plans at the township hall on May 6 from 5:30 to 8 p.m.</p>
<p><em>This release contains forward-looking statements within the meaning of the Private Securities Litigation Reform Act. Actual results may differ materially.</em></p>
<p>Share this: <a href="https://x.com/intent/post?u=1">X</a> · <a href="https://www.linkedin.com/share?u=1">LinkedIn</a> · <a href="mailto:?body=1">Email</a></p>`,
        'https://newsroom.caldergrid.example/',
      ),
      tags: ['Energy storage', 'Ohio', 'Press'],
      url: 'https://newsroom.caldergrid.example/2026/04/millersport',
      language: 'en',
      publishedAt: '2026-04-14T13:05:00Z',
      featuredImage: { url: 'https://newsroom.caldergrid.example/img/calder-logo-1200x630.png' },
      raw: {
        pubDate: 'Tue, 14 Apr 2026 09:05:00 -0400',
        guid: 'https://newsroom.caldergrid.example/?p=8841',
      },
    },
    expect: {
      kind: 'announcement',
      language: { code: 'en', from: 'document' },
      facts: [
        fact(
          'statement',
          'it will build its third battery park in the U.S., a 96-megawatt site on the grounds of a closed paper mill near Millersport',
        ),
        fact('number', 'enough to carry about 31,000 homes through an evening peak of four hours'),
        fact('when', 'Construction is to start in July'),
        fact(
          'quote',
          'A mill that ran on the river for 90 years will now run the town on the sun of the afternoon,',
        ),
        fact('who', 'chief executive Ayodele Marsh'),
        fact('price', '$212.5 million (about €196 million)'),
        fact('number', '180 jobs during construction and 14 permanent ones'),
        fact('when', 'at the township hall on May 6 from 5:30 to 8 p.m.'),
      ],
      notForPosts: [
        unusable('notice', 'This release contains forward-looking statements'),
        unusable('table', '| Lima | 60.5 | 242 |'),
        unusable('cta', 'Share this:'),
      ],
      images: [image('https://newsroom.caldergrid.example/img/calder-logo-1200x630.png', 'logo')],
    },
  },
  {
    id: 'en-announcement-summary-only',
    sourceType: 'rss_feed',
    item: {
      title: 'We’re moving! New workshop from June 1',
      summary:
        'After eleven years in the Tannery Yard we have run out of wall to hang clamps on. From June 1 you will find Pell & Daughter at 27 Weaver Street, two stops further on the no. 14 tram. The bench classes stay on […]',
      body: 'After eleven years in the Tannery Yard we have run out of wall to hang clamps on. From June 1 you will find Pell & Daughter at 27 Weaver Street, two stops further on the no. 14 tram. The bench classes stay on [\\[…\\]](https://pelldaughter.example/moving)\n\nThe post [We’re moving!](https://pelldaughter.example/moving) appeared first on [Pell & Daughter, chairmakers](https://pelldaughter.example/).',
      tags: ['Workshop'],
      url: 'https://pelldaughter.example/moving',
      language: 'en',
      publishedAt: '2026-05-11T07:30:00Z',
      raw: { pubDate: 'Mon, 11 May 2026 07:30:00 +0000', author: ['admin'] },
    },
    expect: {
      kind: 'announcement',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('when', 'New workshop from June 1', 'title'),
        fact(
          'statement',
          'After eleven years in the Tannery Yard we have run out of wall to hang clamps on.',
        ),
        fact('where', '27 Weaver Street'),
        fact('who', 'Pell & Daughter'),
        fact('link', 'https://pelldaughter.example/moving', 'url'),
      ],
      notForPosts: [
        unusable('cta', 'The post [We’re moving!](https://pelldaughter.example/moving) appeared first on'),
        unusable('markup', 'The bench classes stay on [\\[…\\]]'),
      ],
      images: [],
    },
  },
  {
    id: 'de-announcement-stadtwerke',
    sourceType: 'push',
    item: {
      title: 'Stadtwerke Lindenau senken den Strompreis zum 1. Juli',
      summary: 'Grundversorgung wird um 3,4 Cent je Kilowattstunde billiger.',
      body: `**Lindenau, 18. Mai 2026.** Die Stadtwerke Lindenau senken zum 1. Juli 2026 den
Arbeitspreis in der Grundversorgung von 38,9 auf 35,5 Cent je Kilowattstunde
(brutto). Ein Haushalt mit einem Verbrauch von 2.800 kWh zahlt damit im Jahr
rund 95 Euro weniger. Der Grundpreis bleibt bei 11,90 € im Monat.

„Wir geben weiter, was wir beim Einkauf gespart haben, und zwar ganz“, sagt
Geschäftsführerin Dr.-Ing. Friederike Ahlborn. Möglich wird das u. a. durch den
Windpark Hohe Egge, der seit Februar 17,5 Mio. kWh ins Netz gespeist hat.

### Was Kundinnen und Kunden tun müssen

Nichts. Der neue Preis gilt automatisch. Wer den Zählerstand selbst melden will,
kann das vom 25. Juni bis zum 5. Juli im Kundenportal tun; sonst wird er
rechnerisch ermittelt.

Rund 21.600 Haushalte in Lindenau, Groß Werther und Sollstedt sind in der
Grundversorgung. Die Preise der Sonderverträge (z. B. „Lindenstrom fix“) ändern
sich nicht.

---

Pressekontakt: Jens Opitz, Tel. 03631 555-204, presse@stadtwerke-lindenau.example

*Abdruck honorarfrei. Um ein Belegexemplar wird gebeten.*`,
      tags: ['Strompreis', 'Pressemitteilung'],
      url: 'https://www.stadtwerke-lindenau.example/presse/2026/strompreis',
      language: 'de',
      contentType: 'Pressemitteilung',
      publishedAt: '2026-05-18T09:00:00+02:00',
      featuredImage: {
        url: 'https://www.stadtwerke-lindenau.example/bilder/hohe-egge.jpg',
        alt: 'Drei Windräder auf einem Höhenzug im Morgennebel',
      },
      raw: { external_id: '2026-018', updated_at: '2026-05-18T09:10:00+02:00', autor: 'jopitz' },
    },
    expect: {
      kind: 'announcement',
      language: { code: 'de', from: 'publisher' },
      facts: [
        fact('when', 'zum 1. Juli 2026'),
        fact('price', 'von 38,9 auf 35,5 Cent je Kilowattstunde'),
        fact(
          'statement',
          'Ein Haushalt mit einem Verbrauch von 2.800 kWh zahlt damit im Jahr rund 95 Euro weniger.',
        ),
        fact('quote', 'Wir geben weiter, was wir beim Einkauf gespart haben, und zwar ganz'),
        fact('who', 'Geschäftsführerin Dr.-Ing. Friederike Ahlborn'),
        fact('statement', 'Der neue Preis gilt automatisch.'),
        fact('deadline', 'vom 25. Juni bis zum 5. Juli im Kundenportal'),
        fact('number', 'Rund 21.600 Haushalte'),
      ],
      notForPosts: [
        unusable('notice', 'Pressekontakt: Jens Opitz'),
        unusable('notice', 'Abdruck honorarfrei.'),
        unusable('markup', '### Was Kundinnen und Kunden tun müssen'),
      ],
      images: [image('https://www.stadtwerke-lindenau.example/bilder/hohe-egge.jpg', 'subject')],
    },
  },
  {
    id: 'de-announcement-genossenschaft',
    sourceType: 'rss_feed',
    item: {
      title: '500 Mitglieder! Der Dorfladen in Ebersroth wird gebaut',
      body: storedHtml(
        `<p>Liebe Ebersrother, liebe Freunde des Ladens,</p>
<p>es ist geschafft: Am Samstagabend um 21.40 Uhr hat Familie Zöllner den fünfhundertsten Anteil gezeichnet. Damit sind 125.000 Euro zusammen, und die Gemeinde gibt wie versprochen noch einmal 80.000 Euro dazu.</p>
<p>Wie geht es weiter? Der Bauantrag liegt seit Dienstag beim Landratsamt. Rechnen wir mit drei Monaten, dann rollt Anfang September der Bagger auf den alten Raiffeisenplatz, Hauptstr. 5. Eröffnen wollen wir zu Ostern 2027 …</p>
<p>Der Laden wird 140 m² groß, hat ein Café mit zwölf Plätzen und öffnet sechs Tage die Woche um 6.30 Uhr. Brot kommt von der Mühlbäckerei Kern, Milch und Eier von vier Höfen, die keine 8 km entfernt liegen.</p>
<p>Anteile zu 250 Euro gibt es weiterhin: Je mehr wir sind, desto kleiner wird der Kredit.</p>
<p><a href="https://dorfladen-ebersroth.example/mitglied-werden">Jetzt Mitglied werden »</a></p>
<p>Herzliche Grüße<br>euer Vorstand</p>
<p><small>Sie erhalten diese Nachricht, weil Sie unseren Rundbrief abonniert haben. <a href="https://dorfladen-ebersroth.example/abmelden">Abmelden</a></small></p>`,
        'https://dorfladen-ebersroth.example/',
      ),
      tags: ['Genossenschaft', 'Dorfladen'],
      url: 'https://dorfladen-ebersroth.example/rundbrief/7',
      language: 'de',
      publishedAt: '2026-05-31T18:00:00Z',
      featuredImage: {
        url: 'https://dorfladen-ebersroth.example/bilder/entwurf.jpg',
        alt: 'Zeichnung des Ladens: ein flacher Holzbau mit Vordach und Bank',
      },
      media: [{ url: 'https://dorfladen-ebersroth.example/bilder/spacer.gif', alt: '' }],
      raw: { author: ['Vorstand'], 'dc:date': '2026-05-31' },
    },
    expect: {
      kind: 'announcement',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('number', 'Damit sind 125.000 Euro zusammen'),
        fact('statement', 'die Gemeinde gibt wie versprochen noch einmal 80.000 Euro dazu'),
        fact('where', 'auf den alten Raiffeisenplatz, Hauptstr. 5'),
        fact('when', 'Eröffnen wollen wir zu Ostern 2027'),
        fact('statement', 'Der Laden wird 140 m² groß, hat ein Café mit zwölf Plätzen'),
        fact('price', 'Anteile zu 250 Euro'),
        fact('name', 'Mühlbäckerei Kern'),
      ],
      notForPosts: [
        unusable('salutation', 'Liebe Ebersrother, liebe Freunde des Ladens,'),
        unusable('salutation', 'Herzliche Grüße'),
        unusable('cta', 'Jetzt Mitglied werden »'),
        unusable('notice', 'Sie erhalten diese Nachricht, weil Sie unseren Rundbrief abonniert haben.'),
      ],
      images: [
        image('https://dorfladen-ebersroth.example/bilder/entwurf.jpg', 'subject'),
        image('https://dorfladen-ebersroth.example/bilder/spacer.gif', 'decoration'),
      ],
    },
  },
]
