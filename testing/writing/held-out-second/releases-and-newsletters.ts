import { fact, image, storedHtml, storedPlainText, unusable, type WritingItem } from '../writing-item'

export const releasesAndNewsletters: WritingItem[] = [
  {
    id: 'h2-en-release-notes-ledgerly',
    sourceType: 'markdown_repository',
    item: {
      title: 'Ledgerling 5.2',
      summary: 'Split receipts, faster search, and an end to the duplicate-invoice bug.',
      body: `Ledgerling 5.2 is out today for everybody on the Shop and Studio plans.

### New

- **Split receipts.** Photograph one receipt, book it to several projects. The VAT is worked out for each part.
- Search finds amounts ("48.90") as well as words.

### Changed

- The yearly report loads in about 2 seconds instead of 11.
- Exports are UTF-8 by default (#2871).

### Fixed

- Invoices are no longer sent twice when the tab is reloaded (#2904, thanks @kestrelpaws).

### Upgrading

\`\`\`sh
ledgerling self-update --channel stable
\`\`\`

Version 4 stops receiving security fixes on 30 June 2027.

**Full changelog**: v5.1.3...v5.2.0`,
      tags: ['release'],
      url: 'https://ledgerling.example/changelog/5.2',
      language: 'en',
      publishedAt: '2027-02-09T10:00:00Z',
      raw: { title: 'Ledgerling 5.2', version: '5.2.0', date: '2027-02-09', lang: 'en' },
    },
    expect: {
      kind: 'release notes',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('name', 'Ledgerling 5.2', 'title'),
        fact('statement', 'Photograph one receipt, book it to several projects.'),
        fact('number', 'The yearly report loads in about 2 seconds instead of 11.'),
        fact('statement', 'Invoices are no longer sent twice when the tab is reloaded'),
        fact('deadline', 'Version 4 stops receiving security fixes on 30 June 2027.'),
      ],
      notForPosts: [
        unusable('code', 'ledgerling self-update --channel stable'),
        unusable('notice', 'v5.1.3...v5.2.0'),
      ],
      images: [],
    },
  },
  {
    id: 'h2-en-press-factory',
    sourceType: 'web_scraper',
    item: {
      title: 'Alderwick Cycles to build wheelchairs in Stoke Farrow',
      summary: 'Press release, 3 November 2026',
      body: `**PRESS RELEASE – FOR IMMEDIATE RELEASE**

**Stoke Farrow, 3 November 2026** – Alderwick Cycles will make made-to-measure sports wheelchairs in its former paint shop in Stoke Farrow from spring 2027. The family company is investing £2.3 million and plans to hire 35 people, among them ten apprentices.

The first model, the Alderwick Court, weighs 8.9 kilograms and was developed over three years with players of the Farrow Falcons basketball club. Frames are brazed from the same steel tubing that the company has used for touring bicycles since 1953.

"A frame that has to fit one single person: that is what we have always done," said managing director Philippa Alderwick. "We were just leaving out two of the wheels."

Falcons captain Jerome Lisle, who tested eleven prototypes, said: "I broke nine of them. They said thank you every time."

The council supports the project with a grant of £180,000 towards a new lift and an accessible yard. Deliveries are due to begin in May 2027; prices will start at £2,950.

**About Alderwick Cycles**
Alderwick Cycles was founded in 1953 and employs 140 people. It makes some 6,000 bicycles a year.

**Notes to editors**
High-resolution pictures: press.alderwick.example. Interviews on request.

**Media contact**
Nuala Greaves, +44 1632 960 114, press@alderwick.example

ENDS`,
      tags: ['press'],
      url: 'https://alderwick.example/press/wheelchairs',
      language: 'en-GB',
      publishedAt: '2026-11-03T08:00:00Z',
      featuredImage: {
        url: 'https://alderwick.example/press/img/court-frame.jpg',
        alt: 'A welder holds a bare wheelchair frame up to the light',
      },
      media: [
        {
          url: 'https://alderwick.example/assets/council-crest.png',
          alt: 'Supported by Stoke Farrow Council',
        },
      ],
      raw: { 'og:type': 'article' },
    },
    expect: {
      kind: 'announcement',
      language: { code: 'en', from: 'document' },
      facts: [
        fact(
          'statement',
          'Alderwick Cycles will make made-to-measure sports wheelchairs in its former paint shop in Stoke Farrow from spring 2027.',
        ),
        fact('number', 'investing £2.3 million and plans to hire 35 people'),
        fact('number', 'the Alderwick Court, weighs 8.9 kilograms'),
        fact('quote', 'I broke nine of them. They said thank you every time.'),
        fact('when', 'Deliveries are due to begin in May 2027'),
        fact('price', 'prices will start at £2,950'),
      ],
      notForPosts: [
        unusable('notice', 'FOR IMMEDIATE RELEASE'),
        unusable('notice', 'High-resolution pictures: press.alderwick.example.'),
        unusable('notice', 'Nuala Greaves, +44 1632 960 114, press@alderwick.example'),
      ],
      images: [
        image('https://alderwick.example/press/img/court-frame.jpg', 'subject'),
        image('https://alderwick.example/assets/council-crest.png', 'sponsor'),
      ],
    },
  },
  {
    id: 'h2-en-newsletter-bookshop',
    sourceType: 'rss_feed',
    item: {
      title: 'The Marginalia letter, no. 61',
      summary: 'Three books, one reading, and the cat is fine.',
      body: storedHtml(
        `<p><a href="https://marginalia.example/l/61">View this email in your browser</a></p><p>Hello lovely readers,</p><p>February is short and so is this letter.</p><h2>The cat is fine</h2><p>Thank you for 212 messages about Comma. The vet took out a button. She is back in the window and will not discuss it.</p><h2>Three for the dark evenings</h2><ul><li><em>The Salt Clerk</em> by Ines Halvard, £16.99: a customs officer falls in love with a smuggler's handwriting.</li><li><em>Notes from a Wet Field</em> by T. R. Mbeki-Ross, £11: poems about drainage. Trust us.</li><li><em>Nine Doors</em> by Kit Sorley, £8.99, from age 7.</li></ul><h2>Reading</h2><p>Ines Halvard is with us on Thursday 25 February at 7 pm. Tickets are £6 and come off the price of the book.</p><h2>We are closing early</h2><p>On Tuesday 16 February we shut at 2 for stocktaking. Anyone who likes counting is welcome; we pay in pizza.</p><p>Warmly,<br>Maud and Felix</p><p>You get this letter because you signed up in the shop. <a href="https://marginalia.example/u">Unsubscribe</a></p>`,
        'https://marginalia.example/l/61',
      ),
      tags: ['newsletter'],
      url: 'https://marginalia.example/l/61',
      language: 'en-GB',
      publishedAt: '2027-02-05T17:00:00Z',
      raw: { creator: 'Marginalia Books' },
    },
    expect: {
      kind: 'other',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('when', 'Thursday 25 February at 7 pm'),
        fact('who', 'Ines Halvard is with us'),
        fact('price', 'Tickets are £6 and come off the price of the book.'),
        fact('statement', 'On Tuesday 16 February we shut at 2 for stocktaking.'),
        fact('statement', 'The vet took out a button.'),
      ],
      notForPosts: [
        unusable('navigation', 'View this email in your browser'),
        unusable('salutation', 'Hello lovely readers,'),
        unusable('salutation', 'Warmly,'),
        unusable('notice', 'You get this letter because you signed up in the shop.'),
      ],
      images: [],
    },
  },
  {
    id: 'h2-en-job-baker',
    sourceType: 'database_table',
    item: {
      title: 'Pastry chef (f/m/d), 32 hours',
      summary: 'Four days, no nights.',
      body: 'We are looking for a pastry chef who would rather make six things well than sixty.\n\n**You get**\n\n- €3,100 gross for 32 hours, Tuesday to Friday\n- starts at 7 a.m., never at night\n- 30 days of holiday, and August closed\n\n**You bring**\n\n- finished training, or five years of doing it anyway\n- no fear of laminated dough\n\nWrite to Solveig by 15 March: jobs@smallhours.example. No covering letter, please. Tell us about the best thing you ate last year.\n\nSmall Hours is an equal opportunity employer.',
      tags: ['jobs'],
      url: 'https://smallhours.example/jobs/pastry',
      language: 'en',
      publishedAt: '2027-02-15T00:00:00Z',
      raw: { id: 18, department: 'kitchen', apply_until: '2027-03-15', location: 'Ghent', salary_band: 'C2' },
    },
    expect: {
      kind: 'announcement',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('name', 'Pastry chef (f/m/d), 32 hours', 'title'),
        fact(
          'statement',
          'We are looking for a pastry chef who would rather make six things well than sixty.',
        ),
        fact('number', '€3,100 gross for 32 hours, Tuesday to Friday'),
        fact('deadline', 'by 15 March'),
        fact('where', 'Ghent', 'raw.location'),
      ],
      notForPosts: [
        unusable('notice', 'Small Hours is an equal opportunity employer.'),
        unusable('notice', 'C2', 'raw.salary_band'),
      ],
      images: [],
    },
  },
  {
    id: 'h2-de-release-fahrtenbuch',
    sourceType: 'push',
    item: {
      title: 'Version 3.8: Fahrten ohne Empfang',
      body: `**Neu in 3.8**

- Fahrten werden jetzt auch im Funkloch aufgezeichnet und später übertragen.
- Neues Widget für den Sperrbildschirm: Start und Stopp mit einem Tipp.
- Dunkles Design. Ja, endlich.

**Behoben**

- Der Kilometerstand sprang bei Zeitumstellung um eine Stunde. Wir wissen auch nicht, wie.
- Absturz beim Export von mehr als 500 Fahrten.

Mindestens Android 11 oder iOS 16. Das Update wird bis 20. April schrittweise verteilt.`,
      tags: ['Release'],
      url: 'https://kilometerheld.example/neu/3-8',
      language: 'de',
      contentType: 'release',
      publishedAt: '2027-04-12T06:00:00Z',
      raw: { version: '3.8.0', build: 38021, rollout: '0.2' },
    },
    expect: {
      kind: 'release notes',
      language: { code: 'de', from: 'publisher' },
      facts: [
        fact('name', 'Version 3.8', 'title'),
        fact('statement', 'Fahrten werden jetzt auch im Funkloch aufgezeichnet und später übertragen.'),
        fact('statement', 'Neues Widget für den Sperrbildschirm: Start und Stopp mit einem Tipp.'),
        fact('statement', 'Mindestens Android 11 oder iOS 16.'),
        fact('when', 'bis 20. April schrittweise verteilt'),
      ],
      notForPosts: [],
      images: [],
    },
  },
  {
    id: 'h2-de-presse-genossenschaft',
    sourceType: 'rss_feed',
    item: {
      title: 'Dorfladen Ettenhausen schreibt im dritten Jahr schwarze Zahlen',
      summary:
        'Ettenhausen, 22. April 2027. 412 Genossinnen und Genossen, ein Laden, 18.300 Euro Überschuss: …',
      body: `Ettenhausen, 22. April 2027. 412 Mitglieder, ein Laden, 18.300 Euro Überschuss: Die Genossenschaft Dorfladen Ettenhausen hat ihr drittes Geschäftsjahr erstmals mit einem Plus abgeschlossen. Das gab der Vorstand am Mittwochabend in der Mehrzweckhalle bekannt.

Der Umsatz stieg um 9 Prozent auf 871.000 Euro. Am meisten verkauft wurden, in dieser Reihenfolge: Brezeln, Briefmarken und Grillkohle.

„Man hat uns gesagt, nach einem Jahr sind wir zu“, sagte Vorständin Kunigunde Wachter. „Jetzt brauchen wir einen zweiten Kühlraum.“

Der Überschuss fließt in eben diesen Kühlraum und in eine Bank vor der Tür. Ab 1. Juni öffnet der Laden auch sonntags von 8 bis 10.30 Uhr.

Pressekontakt: Kunigunde Wachter, presse@dorfladen-ettenhausen.example

Abdruck honorarfrei, Belegexemplar erbeten.`,
      tags: ['Presse'],
      url: 'https://dorfladen-ettenhausen.example/presse/2027-04',
      language: 'de',
      publishedAt: '2027-04-22T08:00:00Z',
      featuredImage: {
        url: 'https://dorfladen-ettenhausen.example/img/vorstand.jpg',
        alt: 'Drei Frauen und ein Mann vor der Ladentür mit einem Tablett Brezeln',
      },
      raw: { category: 'Presse' },
    },
    expect: {
      kind: 'announcement',
      language: { code: 'de', from: 'document' },
      facts: [
        fact(
          'statement',
          'Die Genossenschaft Dorfladen Ettenhausen hat ihr drittes Geschäftsjahr erstmals mit einem Plus abgeschlossen.',
        ),
        fact('number', 'Der Umsatz stieg um 9 Prozent auf 871.000 Euro.'),
        fact('quote', 'Jetzt brauchen wir einen zweiten Kühlraum.'),
        fact('who', 'Vorständin Kunigunde Wachter'),
        fact('when', 'Ab 1. Juni öffnet der Laden auch sonntags von 8 bis 10.30 Uhr.'),
      ],
      notForPosts: [
        unusable('notice', 'Pressekontakt: Kunigunde Wachter'),
        unusable('notice', 'Abdruck honorarfrei, Belegexemplar erbeten.'),
      ],
      images: [image('https://dorfladen-ettenhausen.example/img/vorstand.jpg', 'subject')],
    },
  },
  {
    id: 'h2-de-newsletter-theater',
    sourceType: 'notion_database',
    item: {
      title: 'Newsletter Mai',
      body: `Liebes Publikum,

der Mai gehört bei uns den Anfängern.

## Premiere: „Der Mann im Moos“

Am 8. Mai um 20 Uhr. Regie führt Tabea Lorentz, es ist ihre erste große Inszenierung. Karten von 14 bis 32 Euro.

## Spielclub 60+

Jeden Montag um 10 Uhr im Probenraum, Einstieg jederzeit. Vorkenntnisse sind eher hinderlich.

## Umbau

Das Foyer bekommt neue Toiletten. Bis 30. Mai gehen Sie bitte durch den Bühneneingang und staunen ein bisschen.

## Danke

Der Förderverein hat 11.500 Euro für die neue Drehscheibe gesammelt. Sie dreht sich. In beide Richtungen.

Herzlich
Ihr Theater an der Rampe 7

Abbestellen | Profil ändern`,
      tags: ['Newsletter'],
      url: 'https://rampe7.example/newsletter/mai',
      publishedAt: '2027-04-28T15:00:00Z',
      raw: { Name: 'Newsletter Mai', Versand: '2027-04-28', Verteiler: 'Publikum (3.140)' },
    },
    expect: {
      kind: 'other',
      language: { code: 'de', from: 'detected' },
      facts: [
        fact('name', 'Premiere: „Der Mann im Moos“'),
        fact('when', 'Am 8. Mai um 20 Uhr.'),
        fact('price', 'Karten von 14 bis 32 Euro.'),
        fact('statement', 'Jeden Montag um 10 Uhr im Probenraum, Einstieg jederzeit.'),
        fact('number', 'Der Förderverein hat 11.500 Euro für die neue Drehscheibe gesammelt.'),
      ],
      notForPosts: [
        unusable('salutation', 'Liebes Publikum,'),
        unusable('salutation', 'Ihr Theater an der Rampe 7'),
        unusable('navigation', 'Abbestellen | Profil ändern'),
        unusable('notice', 'Publikum (3.140)', 'raw.Verteiler'),
      ],
      images: [],
    },
  },
  {
    id: 'h2-de-stelle-erzieherin',
    sourceType: 'web_scraper',
    item: {
      title: 'Erzieher:in für den Waldkindergarten (m/w/d)',
      body: `[Startseite](https://wurzelbande.example) > [Mitmachen](https://wurzelbande.example/mitmachen) > Stellen

18 Kinder, zwei Bauwagen, kein Dach: Wir suchen ab **1. September 2027** eine pädagogische Fachkraft mit 30 Stunden pro Woche.

**Wir bieten**

- Bezahlung nach TVöD S 8a
- Schlechtwetterkleidung, und zwar gute
- vier Wochen Schließzeit im Jahr, Supervision, ein Lastenrad

**Du bringst mit**

- eine abgeschlossene Ausbildung
- Freude an Matsch, auch im Februar

Bewerbung bis 30. April an Frauke Ohlsen, team@wurzelbande.example. Komm gern vorher einen Vormittag mit.

Diese Seite verwendet Cookies. [OK](https://wurzelbande.example/#)`,
      tags: ['Stellen'],
      url: 'https://wurzelbande.example/stellen/fachkraft',
      language: 'de',
      publishedAt: '2027-03-20T08:00:00Z',
      featuredImage: {
        url: 'https://wurzelbande.example/img/bauwagen.jpg',
        alt: 'Zwei bunte Bauwagen zwischen Buchen',
      },
      raw: { '@type (JSON-LD)': 'JobPosting' },
    },
    expect: {
      kind: 'announcement',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('statement', '18 Kinder, zwei Bauwagen, kein Dach'),
        fact('when', 'ab **1. September 2027**'),
        fact('number', 'mit 30 Stunden pro Woche'),
        fact('deadline', 'Bewerbung bis 30. April'),
        fact('statement', 'Komm gern vorher einen Vormittag mit.'),
      ],
      notForPosts: [unusable('notice', 'Diese Seite verwendet Cookies.')],
      images: [image('https://wurzelbande.example/img/bauwagen.jpg', 'subject')],
    },
  },
  {
    id: 'h2-pt-resultado-fotografia',
    sourceType: 'rss_feed',
    item: {
      title: 'Concurso «Gente do Cais»: os vencedores',
      summary: 'Recebemos 734 fotografias. O júri escolheu três.',
      body: `Recebemos 734 fotografias de 219 participantes. Depois de duas tardes de discussão, o júri escolheu três.

1.º prémio (1.000 €): Teresa Valadim, «Rede ao sol»
2.º prémio (500 €): Joaquim Estriga, «Turno da noite»
3.º prémio (250 €): Núria Pó, «O cão do farol»

«A fotografia de Teresa Valadim cheira a sal», disse a presidente do júri, Amélia Cordovil.

As trinta melhores imagens estão expostas na Casa do Cais até 29 de maio. Entrada livre.

Leia mais...`,
      tags: ['concurso', 'fotografia'],
      url: 'https://casadocais.example/concurso/vencedores',
      language: 'pt-PT',
      publishedAt: '2027-05-03T10:00:00Z',
      featuredImage: {
        url: 'https://casadocais.example/img/rede-ao-sol.jpg',
        alt: 'Um pescador remenda uma rede em contraluz',
      },
      raw: { creator: 'Casa do Cais' },
    },
    expect: {
      kind: 'announcement',
      language: { code: 'pt', from: 'document' },
      facts: [
        fact('number', 'Recebemos 734 fotografias de 219 participantes.'),
        fact('who', 'Teresa Valadim, «Rede ao sol»'),
        fact('quote', 'A fotografia de Teresa Valadim cheira a sal'),
        fact('where', 'na Casa do Cais'),
        fact('when', 'até 29 de maio'),
        fact('price', 'Entrada livre.'),
      ],
      notForPosts: [unusable('cta', 'Leia mais...')],
      images: [image('https://casadocais.example/img/rede-ao-sol.jpg', 'subject')],
    },
  },
  {
    id: 'h2-tr-duyuru-atolye',
    sourceType: 'push',
    item: {
      title: 'Yeni atölyemiz Taşköprü’de açılıyor',
      body: storedPlainText(`Üç yıldır bir garajda çalışıyorduk. 12 Eylül Cumartesi günü saat 14.00’te yeni atölyemizin kapısını açıyoruz.

Adres: Değirmen Sokak 5, Taşköprü

Yeni atölyede dört tezgâh, bir fırın ve çocuklar için alçak bir masa var. Açılış günü herkes kendi fincanını boyayabilir, ücretsiz.`),
      tags: ['duyuru'],
      url: 'https://camurevi.example/acilis',
      language: 'tr',
      publishedAt: '2026-08-30T09:00:00Z',
      raw: { kaynak: 'panel' },
    },
    expect: {
      kind: 'event',
      language: { code: 'tr', from: 'publisher' },
      facts: [
        fact('when', '12 Eylül Cumartesi günü saat 14.00’te'),
        fact('where', 'Değirmen Sokak 5, Taşköprü'),
        fact('statement', 'Üç yıldır bir garajda çalışıyorduk.'),
        fact('statement', 'Yeni atölyede dört tezgâh, bir fırın ve çocuklar için alçak bir masa var.'),
        fact('price', 'Açılış günü herkes kendi fincanını boyayabilir, ücretsiz.'),
      ],
      notForPosts: [],
      images: [],
    },
  },
]
