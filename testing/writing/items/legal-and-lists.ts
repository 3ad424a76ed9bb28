import { fact, image, unusable, type WritingItem } from '../writing-item'

export const legalAndLists: WritingItem[] = [
  {
    id: 'en-legal-privacy',
    sourceType: 'push',
    item: {
      title: 'Changes to our Privacy Policy effective January 15, 2027',
      body: `We are updating the Privacy Policy of Marlow Fitness Ltd. ("Marlow", "we", "us").

**1. What changes.** From January 15, 2027 we keep the workout data of closed accounts
for 90 days instead of 24 months. Heart-rate data is no longer shared with our analytics
provider, Pulsetrack GmbH.

**2. What you have to do.** Nothing. If you do not agree you may close your account
until January 14, 2027 and receive a refund of unused months, pursuant to Section 9(b)
of the Terms.

**3. Contact.** Questions go to our data protection officer at privacy@marlowfit.example.

This notice does not constitute legal advice. Capitalised terms have the meaning given
to them in the Terms of Service.`,
      tags: ['legal'],
      url: 'https://marlowfit.example/legal/privacy-2027',
      language: 'en-US',
      contentType: 'legal',
      publishedAt: '2026-11-16T00:00:00Z',
      raw: { external_id: 'legal-22', audience: 'all members' },
    },
    expect: {
      kind: 'legal',
      language: { code: 'en', from: 'publisher' },
      flags: ['sensitive kind'],
      facts: [
        fact('when', 'effective January 15, 2027', 'title'),
        fact('number', 'we keep the workout data of closed accounts for 90 days instead of 24 months'),
        fact(
          'statement',
          'Heart-rate data is no longer shared with our analytics provider, Pulsetrack GmbH.',
        ),
        fact('deadline', 'until January 14, 2027'),
        fact('link', 'https://marlowfit.example/legal/privacy-2027', 'url'),
      ],
      notForPosts: [
        unusable('notice', 'This notice does not constitute legal advice.'),
        unusable('notice', 'Capitalised terms have the meaning given to them in the Terms of Service.'),
      ],
      images: [],
    },
  },
  {
    id: 'de-legal-agb',
    sourceType: 'push',
    item: {
      title: 'Änderung unserer Allgemeinen Geschäftsbedingungen zum 01.02.2027',
      summary: 'Kürzere Kündigungsfrist, neue Regeln für Gutscheine',
      body: `Sehr geehrte Damen und Herren,

wir ändern zum 1. Februar 2027 unsere AGB. Wesentlich sind zwei Punkte:

§ 4 Abs. 2: Die Kündigungsfrist für Gemüsekisten-Abos verkürzt sich von vier Wochen auf
sieben Tage.

§ 7 Abs. 1: Gutscheine gelten künftig drei Jahre ab dem Ende des Kaufjahres und lassen
sich in Teilbeträgen einlösen.

Widersprechen Sie nicht bis zum 31. Januar 2027, so gelten die Änderungen als genehmigt
(§ 14 AGB). Auf diese Folge weisen wir Sie hiermit gesondert hin.

Mit freundlichen Grüßen
Feldkiste eG

Amtsgericht Göttingen, GnR 200 417 · Vorstand: K. Denecke, U. Sauer · USt-IdNr.
DE 811 000 417`,
      tags: ['AGB'],
      url: 'https://feldkiste.example/agb-2027',
      language: 'de',
      publishedAt: '2026-11-20T00:00:00+01:00',
      featuredImage: { url: 'https://feldkiste.example/img/logo_feldkiste_rgb.png', alt: 'Logo Feldkiste' },
      raw: { external_id: 'agb-2027-02' },
    },
    expect: {
      kind: 'legal',
      language: { code: 'de', from: 'publisher' },
      flags: ['sensitive kind'],
      facts: [
        fact('when', 'zum 1. Februar 2027'),
        fact(
          'statement',
          'Die Kündigungsfrist für Gemüsekisten-Abos verkürzt sich von vier Wochen auf sieben Tage.',
        ),
        fact('statement', 'Gutscheine gelten künftig drei Jahre ab dem Ende des Kaufjahres'),
        fact('deadline', 'bis zum 31. Januar 2027'),
        fact('who', 'Feldkiste eG'),
      ],
      notForPosts: [
        unusable('salutation', 'Sehr geehrte Damen und Herren,'),
        unusable('salutation', 'Mit freundlichen Grüßen'),
        unusable('notice', 'Amtsgericht Göttingen, GnR 200 417'),
      ],
      images: [image('https://feldkiste.example/img/logo_feldkiste_rgb.png', 'logo')],
    },
  },
  {
    id: 'en-list-novels',
    sourceType: 'notion_database',
    item: {
      title: '7 short novels to finish on one train ride',
      body: `All of them under 160 pages, all in stock, all read by at least two of us.

1. **The Ice Ledger** by Sunniva Dahl (112 pp., $14). A bookkeeper audits a glacier.
2. **Half a Kingdom, Cash** by R. P. Mbeki (144 pp., $16.50). The funniest will you
   will ever hear read.
3. **Tin** by Odile Carrasco, transl. Jo March (98 pp., $13)
4. **What the Mangrove Heard** by Iqbal Noor (156 pp., $15)
5. **Sixteen Doors** by Hester Quay (131 pp., $14.95): a ghost story told by the
   carpenter.
6. **Minor Weather** by T. Anand (120 pp., $12)
7. **The Understudy's Umbrella** by Fay Lomax (150 pp., $17). Our bestseller of the
   summer: 212 copies from one small table.

Which one would you miss your stop for?

Prices may change. Bundle of three: 10 % off until Sept. 30.`,
      tags: ['books', 'staff picks'],
      url: 'https://platformbooks.example/lists/one-train-ride',
      language: 'en',
      publishedAt: '2026-08-24T00:00:00Z',
      featuredImage: {
        url: 'https://platformbooks.example/lists/seven.jpg',
        alt: 'Seven thin paperbacks fanned out on a train table',
      },
      raw: {
        Name: '7 short novels to finish on one train ride',
        Language: 'en',
        Type: 'List',
        Owner: ['Priya'],
      },
    },
    expect: {
      kind: 'list',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('name', '7 short novels to finish on one train ride', 'title'),
        fact('statement', 'All of them under 160 pages, all in stock, all read by at least two of us.'),
        fact('statement', 'A bookkeeper audits a glacier.'),
        fact('name', "The Understudy's Umbrella"),
        fact('number', '212 copies from one small table'),
        fact('statement', 'Which one would you miss your stop for?'),
        fact('deadline', '10 % off until Sept. 30'),
      ],
      notForPosts: [unusable('notice', 'Prices may change.')],
      images: [image('https://platformbooks.example/lists/seven.jpg', 'subject')],
    },
  },
  {
    id: 'de-list-baeder',
    sourceType: 'web_scraper',
    item: {
      title: 'Die fünf kältesten Freibäder im Harz',
      summary: 'Gemessen, nicht geschätzt: Wassertemperaturen vom 1. Juni 2026, 8 Uhr',
      body: `Ein Thermometer, eine Badehose, ein Tag. Unsere Redakteurin ist überall hineingesprungen.

1. **Waldbad Königshütte**: 11,4 °C. „Nach zehn Sekunden spürt man die Füße nicht mehr, danach wird es schön.“
2. **Bergschwimmbad Altenau**: 12,0 °C, dafür 14 m Sprungturm in Sichtweite
3. **Naturbad Hohegeiß**: 12,9 °C und die besten Pommes (3,80 €)
4. **Stauweiher Wildemann**: 13,3 °C, kostenlos, ohne Aufsicht
5. **Freibad Zorge**: 14,1 °C. Fast schon warm!

Zum Vergleich: Das Hallenbad in Goslar hatte am selben Morgen 28 °C.

![](https://harzblatt.example/img/trenner.png)

## Leserfavoriten

Welches fehlt? Schreiben Sie uns bis 15. Juli an baden@harzblatt.example.

Anzeige

[Harz-Card: 120 Ausflugsziele, ein Preis](https://harzblatt.example/werbung/harzcard)`,
      tags: ['Freibad', 'Harz', 'Sommer'],
      url: 'https://harzblatt.example/freibaeder',
      language: 'de-DE',
      publishedAt: '2026-06-02T06:00:00+02:00',
      featuredImage: {
        url: 'https://harzblatt.example/img/koenigshuette.jpg',
        alt: 'Steg am leeren Waldbad Königshütte im Morgenlicht',
      },
      media: [{ url: 'https://harzblatt.example/img/trenner.png' }],
      raw: { 'author (JSON-LD)': 'Silke Brandt' },
    },
    expect: {
      kind: 'list',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('name', 'Die fünf kältesten Freibäder im Harz', 'title'),
        fact('when', 'Wassertemperaturen vom 1. Juni 2026, 8 Uhr', 'summary'),
        fact('number', '**Waldbad Königshütte**: 11,4 °C'),
        fact('quote', 'Nach zehn Sekunden spürt man die Füße nicht mehr, danach wird es schön.'),
        fact('price', 'die besten Pommes (3,80 €)'),
        fact('number', 'Das Hallenbad in Goslar hatte am selben Morgen 28 °C.'),
        fact('statement', 'Unsere Redakteurin ist überall hineingesprungen.'),
        fact('deadline', 'Schreiben Sie uns bis 15. Juli an baden@harzblatt.example.'),
      ],
      notForPosts: [
        unusable('notice', 'Anzeige'),
        unusable('cta', 'Harz-Card: 120 Ausflugsziele, ein Preis'),
      ],
      images: [
        image('https://harzblatt.example/img/koenigshuette.jpg', 'subject'),
        image('https://harzblatt.example/img/trenner.png', 'decoration'),
      ],
    },
  },
  {
    id: 'en-other-snow',
    sourceType: 'rss_feed',
    item: {
      title: 'First snow on the top meadow this morning, 4 cm. The sheep are unimpressed…',
      body: 'First snow on the top meadow this morning, 4 cm. The sheep are unimpressed, the dog is beside himself. Café open as usual, 9 to 5! ☃️',
      tags: [],
      url: 'https://social.highfell.example/@farm/114',
      language: 'en',
      publishedAt: '2026-11-08T07:44:00Z',
      featuredImage: {
        url: 'https://social.highfell.example/media/114.jpg',
        alt: 'A sheepdog leaping through thin snow, four sheep looking the other way',
      },
      raw: { 'first words': 'First snow on the top meadow this morning, 4 cm. The sheep are unimpressed…' },
    },
    expect: {
      kind: 'other',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('statement', 'First snow on the top meadow this morning, 4 cm.'),
        fact('statement', 'The sheep are unimpressed, the dog is beside himself.'),
        fact('when', 'Café open as usual, 9 to 5!'),
      ],
      notForPosts: [unusable('markup', 'The sheep are unimpressed…', 'title')],
      images: [image('https://social.highfell.example/media/114.jpg', 'subject')],
    },
  },
]
