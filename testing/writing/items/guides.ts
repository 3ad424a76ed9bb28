import { fact, image, storedDocument, unusable, type WritingItem } from '../writing-item'

export const guides: WritingItem[] = [
  {
    id: 'en-guide-chain',
    sourceType: 'markdown_repository',
    item: {
      title: 'How to tell when a bicycle chain is worn out',
      body: `A chain doesn't stretch, whatever the internet says. Its pins and rollers wear, each
by a hair, and 114 hairs make a chain that no longer fits its teeth.

## You need

A ruler with inches on it
: Twelve inches long, or a chain gauge for about $10.

A rag
: You will touch the chain.

## Measure

1. Put the bike in the smallest rear cog so that the lower run is tight.
2. Place the zero of the ruler on the centre of one pin.
3. Look at the twelve-inch mark.

If a pin sits exactly on the mark, ride on. If it is 1/16 inch beyond, replace the
chain now. At 1/8 inch the cassette is gone too, and what would have cost you $30
will cost $120.

:::note
Eleven- and twelve-speed chains are finished at half that wear: 0.5 %, not 0.75 %.
:::

:::warning[Don't do this]
Never mix a new chain with a cassette that skips. It will ruin the chain within
200 miles.
:::

Most riders get 2,000 to 3,000 miles out of a chain. Those who wipe it after rain get
a third more.

| Wear | What to do |
|------|------------|
| under 0.5 % | nothing |
| 0.5 to 0.75 % | order a chain |
| above | chain and cassette |

*Last reviewed: 03/2026. [Edit this page on GitHub](https://github.com/example/wheelhouse/edit/main/docs/chain.md)*`,
      tags: ['maintenance', 'drivetrain'],
      url: 'https://wheelhouse.example/docs/chain',
      publishedAt: '2026-03-19T00:00:00Z',
      raw: { sidebar_position: 4, slug: '/docs/chain', tags: ['maintenance', 'drivetrain'] },
    },
    expect: {
      kind: 'guide',
      language: { code: 'en', from: 'detected' },
      facts: [
        fact('statement', 'Its pins and rollers wear, each by a hair'),
        fact(
          'statement',
          'If a pin sits exactly on the mark, ride on. If it is 1/16 inch beyond, replace the chain now.',
        ),
        fact('price', 'what would have cost you $30 will cost $120'),
        fact('number', 'Most riders get 2,000 to 3,000 miles out of a chain.'),
        fact('statement', 'Those who wipe it after rain get a third more.'),
        fact('number', 'Eleven- and twelve-speed chains are finished at half that wear: 0.5 %, not 0.75 %.'),
      ],
      notForPosts: [
        unusable('table', '| 0.5 to 0.75 % | order a chain |'),
        unusable('markup', ":::warning[Don't do this]"),
        unusable('cta', 'Edit this page on GitHub'),
        unusable('notice', 'Last reviewed: 03/2026.'),
      ],
      images: [],
    },
  },
  {
    id: 'en-guide-deploy',
    sourceType: 'markdown_repository',
    item: {
      title: 'Run Larkspur behind your own domain',
      summary: 'Point a domain at a Larkspur site and get a certificate, without downtime.',
      body: storedDocument(
        `import { Callout, Steps, Tabs } from '@larkspur/docs'

Every Larkspur site starts on a subdomain such as \`birch-4410.larkspur.example\`. This
guide moves it to a domain you own. It takes ten minutes, plus up to 48 hours until
the last resolver has noticed.

<Steps>

### Add the domain

\`\`\`bash
larkspur domains add www.example.org --site birch-4410
\`\`\`

### Create the record

At your registrar, create a \`CNAME\` for \`www\` that points to \`edge.larkspur.example\`.
An apex domain needs an \`ALIAS\` or \`ANAME\` record instead, because DNS does not allow
a CNAME there.

### Wait for the certificate

We ask Let's Encrypt as soon as the record is visible, and renew 30 days before the
certificate ends. Old links keep working: requests to the subdomain are redirected
with status 308.

</Steps>

<Callout type="info">
  Up to five domains per site are free. On the Studio plan there is no limit.
</Callout>

{/* TODO: screenshots of the new dashboard */}

<Tabs items={['Cloudflare', 'Gandi']}>
  Turn the proxy off until the certificate is there.
</Tabs>

Next: [Previews for pull requests](https://docs.larkspur.example/previews)`,
        { mdx: true },
      ),
      tags: ['docs', 'domains'],
      url: 'https://docs.larkspur.example/domains',
      language: 'en',
      raw: { title: 'Run Larkspur behind your own domain', lang: 'en' },
    },
    expect: {
      kind: 'guide',
      language: { code: 'en', from: 'document' },
      facts: [
        fact(
          'statement',
          'Point a domain at a Larkspur site and get a certificate, without downtime.',
          'summary',
        ),
        fact('number', 'It takes ten minutes, plus up to 48 hours until the last resolver has noticed.'),
        fact(
          'statement',
          'Old links keep working: requests to the subdomain are redirected with status 308.',
        ),
        fact('number', 'renew 30 days before the certificate ends'),
        fact('price', 'Up to five domains per site are free.'),
        fact('link', 'https://docs.larkspur.example/domains', 'url'),
      ],
      notForPosts: [
        unusable('code', 'larkspur domains add www.example.org --site birch-4410'),
        unusable('markup', '### Create the record'),
        unusable('navigation', 'Next: [Previews for pull requests]'),
      ],
      images: [],
    },
  },
  {
    id: 'de-guide-kompost',
    sourceType: 'web_scraper',
    item: {
      title: 'Kompost, der nicht stinkt: so gelingt er auf 1 m²',
      summary: 'Was hineindarf, was nicht, und warum Eierkartons Gold wert sind.',
      body: `Von Beate Rühl, Stand: 12.03.2026

Ein guter Kompost riecht nach Waldboden. Stinkt er, dann fehlt fast immer Luft – oder es liegt zu viel Rasenschnitt auf einem Haufen.

## Die Faustregel

Auf **zwei Teile Braunes** (Laub, Zweige, Eierkartons) kommt **ein Teil Grünes** (Küchenabfälle, Rasenschnitt, Kaffeesatz). Wer sich das merkt, hat 90 % richtig gemacht.

## Darf das hinein?

- Eierschalen: ja, zerdrückt
- Zitrusschalen: in kleinen Mengen, unbehandelt
- Gekochtes, Fleisch, Brot: nein, das lockt Ratten an
- „Kompostierbare“ Tüten: nein; sie brauchen 60 °C, die ein Gartenkompost selten erreicht

## Und wann ist er fertig?

Nach neun bis zwölf Monaten, wenn man ihn zweimal umsetzt, z. B. im März und im September. Ohne Umsetzen dauert es gut anderthalb Jahre.

*Abb. 1: Schichten eines Komposts. Grafik: Gartenamt*

Teilen: [Facebook](https://gartenamt.example/teilen/fb) [WhatsApp](https://gartenamt.example/teilen/wa) [Drucken](https://gartenamt.example/drucken)

Lesen Sie auch: [Regentonne richtig aufstellen](https://gartenamt.example/regentonne)

© 2026 Gartenamt Hollerstadt · Alle Angaben ohne Gewähr.`,
      tags: ['Garten', 'Kompost'],
      url: 'https://gartenamt.example/kompost',
      language: 'de',
      publishedAt: '2026-03-12T00:00:00Z',
      featuredImage: {
        url: 'https://gartenamt.example/img/kompost-schichten.png',
        alt: 'Querschnitt durch einen Komposthaufen mit hellen und dunklen Schichten',
      },
      media: [{ url: 'https://gartenamt.example/img/wappen.svg', alt: 'Wappen der Stadt Hollerstadt' }],
      raw: { 'author (JSON-LD)': 'Beate Rühl', 'article:modified_time': '2026-03-12T10:00:00+01:00' },
    },
    expect: {
      kind: 'guide',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('statement', 'Ein guter Kompost riecht nach Waldboden.'),
        fact(
          'statement',
          'Auf **zwei Teile Braunes** (Laub, Zweige, Eierkartons) kommt **ein Teil Grünes** (Küchenabfälle, Rasenschnitt, Kaffeesatz).',
        ),
        fact('statement', 'Gekochtes, Fleisch, Brot: nein, das lockt Ratten an'),
        fact('number', 'sie brauchen 60 °C, die ein Gartenkompost selten erreicht'),
        fact('number', 'Nach neun bis zwölf Monaten, wenn man ihn zweimal umsetzt'),
        fact('statement', 'Ohne Umsetzen dauert es gut anderthalb Jahre.'),
      ],
      notForPosts: [
        unusable('notice', 'Von Beate Rühl, Stand: 12.03.2026'),
        unusable('notice', 'Abb. 1: Schichten eines Komposts.'),
        unusable('cta', 'Teilen:'),
        unusable('navigation', 'Lesen Sie auch:'),
        unusable('notice', 'Alle Angaben ohne Gewähr.'),
      ],
      images: [
        image('https://gartenamt.example/img/kompost-schichten.png', 'subject'),
        image('https://gartenamt.example/img/wappen.svg', 'logo'),
      ],
    },
  },
  {
    id: 'de-guide-bewohnerparkausweis',
    sourceType: 'notion_database',
    item: {
      title: 'Bewohnerparkausweis beantragen: Schritt für Schritt',
      body: `Seit dem 2. Januar 2026 gibt es den Bewohnerparkausweis in Kaltenbrück nur noch digital.
Ein Papierausweis hinter der Scheibe ist nicht mehr nötig; kontrolliert wird über das
Kennzeichen.

### Voraussetzungen

- Hauptwohnsitz im Parkgebiet (A bis F)
- ein auf Sie zugelassenes oder dauerhaft überlassenes Fahrzeug bis 3,5 t
- kein eigener Stellplatz

### So geht's

1. Servicekonto anlegen (BundID oder ELSTER)
2. Fahrzeugschein hochladen, Vorder- und Rückseite, max. 5 MB
3. Gebühr zahlen: 120 € im Jahr, mit Sozialpass 30 €
4. Bestätigung abwarten, i. d. R. zwei Werktage

Der Ausweis gilt zwölf Monate und verlängert sich nicht von selbst. Sechs Wochen vor dem
Ende kommt eine E-Mail, mit der sich der Antrag in drei Minuten erneuern lässt.

**Achtung, häufiger Fehler:** Wer umzieht, muss binnen 14 Tagen das neue Parkgebiet
melden, sonst verfällt die Zahlung.

💡 Interner Hinweis: Foto vom Automaten noch austauschen (Lena)`,
      tags: ['Bürgerservice', 'Parken'],
      url: 'https://www.kaltenbrueck.example/parken/bewohner',
      language: 'de',
      publishedAt: '2026-01-05T08:00:00Z',
      raw: {
        Name: 'Bewohnerparkausweis beantragen: Schritt für Schritt',
        Sprache: 'de',
        Status: 'Freigegeben',
        Zuständig: ['Lena Marx'],
      },
    },
    expect: {
      kind: 'guide',
      language: { code: 'de', from: 'document' },
      facts: [
        fact(
          'statement',
          'Seit dem 2. Januar 2026 gibt es den Bewohnerparkausweis in Kaltenbrück nur noch digital.',
        ),
        fact('price', '120 € im Jahr, mit Sozialpass 30 €'),
        fact('number', 'Der Ausweis gilt zwölf Monate und verlängert sich nicht von selbst.'),
        fact('deadline', 'Wer umzieht, muss binnen 14 Tagen das neue Parkgebiet melden'),
        fact('statement', 'kontrolliert wird über das Kennzeichen'),
        fact('link', 'https://www.kaltenbrueck.example/parken/bewohner', 'url'),
      ],
      notForPosts: [unusable('notice', 'Interner Hinweis: Foto vom Automaten noch austauschen (Lena)')],
      images: [],
    },
  },
]
