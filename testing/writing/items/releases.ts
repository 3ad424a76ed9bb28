import { fact, unusable, type WritingItem } from '../writing-item'

export const releases: WritingItem[] = [
  {
    id: 'en-release-tidemark',
    sourceType: 'markdown_repository',
    item: {
      title: 'tidemark 3.2.0',
      body: `Released on 2026-08-19.

### Added

- \`tidemark watch\` re-renders a page when its data file changes, not only when the
  page itself does ([#1184](https://github.com/example/tidemark/pull/1184), thanks
  @kwesi-dev).
- Themes may ship their own fonts.

### Changed

- Builds of sites with more than 10,000 pages are 4.6 times faster: pages that share a
  layout are parsed once.
- Node 20.11 is now the oldest supported version.

### Fixed

- A trailing space in a tag no longer makes two tags of it.

### BREAKING

- \`--drafts\` is gone. Use \`--include draft\`.

\`\`\`sh
npm install --global tidemark@3.2.0
\`\`\`

**Full Changelog**: https://github.com/example/tidemark/compare/v3.1.4...v3.2.0`,
      tags: ['release'],
      url: 'https://tidemark.example/blog/3-2-0',
      publishedAt: '2026-08-19T14:00:00Z',
      raw: { version: '3.2.0', prerelease: false },
    },
    expect: {
      kind: 'release notes',
      language: { code: 'en', from: 'detected' },
      facts: [
        fact('name', 'tidemark 3.2.0', 'title'),
        fact('when', 'Released on 2026-08-19.'),
        fact('statement', 'Themes may ship their own fonts.'),
        fact('number', 'Builds of sites with more than 10,000 pages are 4.6 times faster'),
        fact('statement', 'Node 20.11 is now the oldest supported version.'),
        fact('statement', 'A trailing space in a tag no longer makes two tags of it.'),
        fact('statement', '`--drafts` is gone.'),
      ],
      notForPosts: [
        unusable('code', 'npm install --global tidemark@3.2.0'),
        unusable(
          'navigation',
          '**Full Changelog**: https://github.com/example/tidemark/compare/v3.1.4...v3.2.0',
        ),
      ],
      images: [],
    },
  },
  {
    id: 'en-release-plankton',
    sourceType: 'push',
    item: {
      title: 'Plankton 7: field notes that survive the field',
      summary: 'Offline maps, a Spanish interface, and an undo that really undoes.',
      body: `Plankton 7 is out today for iOS, Android and the web. It is the first version that
needs no signal at all: maps, species keys and your last 500 records travel with you.

**Offline maps.** Draw a rectangle, wait for the download (a 20 × 20 km area is
about 180 MB), go.

**¡Hola!** The app now speaks Spanish, thanks to 26 volunteers from Oaxaca to Oviedo.
That makes nine languages.

**Undo.** Deleted sightings stay in the bin for 60 days; until yesterday it was seven.

Marine biologist Dr. Hana Sato tested the beta for five weeks aboard the *Meridian*:
"I logged 1,877 jellyfish without seeing a single bar of reception. Did I miss it? No."

Plankton stays free for individuals. Teams pay $6 per person and month, as before.

What about Plankton 5? It goes on working until 31 March 2027, but gets no new maps.

[Download on the App Store](https://apps.example/plankton) [Get it on Google Play](https://play.example/plankton)`,
      tags: ['release', 'app'],
      url: 'https://plankton.example/seven',
      language: 'en',
      contentType: 'release',
      publishedAt: '2026-09-08T16:00:00Z',
      raw: { external_id: 'post-701', authors: ['Plankton team'], reading_minutes: 2 },
    },
    expect: {
      kind: 'release notes',
      language: { code: 'en', from: 'publisher' },
      facts: [
        fact('statement', 'Plankton 7 is out today for iOS, Android and the web.'),
        fact('statement', 'It is the first version that needs no signal at all'),
        fact('number', 'The app now speaks Spanish, thanks to 26 volunteers from Oaxaca to Oviedo.'),
        fact('number', 'Deleted sightings stay in the bin for 60 days'),
        fact(
          'quote',
          'I logged 1,877 jellyfish without seeing a single bar of reception. Did I miss it? No.',
        ),
        fact('who', 'Marine biologist Dr. Hana Sato'),
        fact('price', 'Teams pay $6 per person and month'),
        fact('deadline', 'until 31 March 2027'),
      ],
      notForPosts: [unusable('cta', 'Download on the App Store'), unusable('cta', 'Get it on Google Play')],
      images: [],
    },
  },
  {
    id: 'de-release-kassenbuch',
    sourceType: 'markdown_repository',
    item: {
      title: 'Kassenbuch 2026.4',
      summary: 'E-Rechnungen lesen, Belege schneller finden, ein Fehler weniger beim Jahreswechsel.',
      body: `Veröffentlicht am 1. Oktober 2026

## Neu

* **E-Rechnungen:** Kassenbuch liest jetzt XRechnung und ZUGFeRD ab Version 2.1.
  Betrag, Steuersatz und Zahlungsziel werden übernommen; das PDF bleibt als Beleg
  angehängt.
* **Suche in Belegen:** Texte auf Fotos werden erkannt, auch handschriftliche
  Beträge (noch nicht perfekt, aber 97 von 100 stimmen).

## Verbessert

* Der Monatsabschluss eines Vereins mit 4.000 Buchungen dauert 1,8 statt 11 Sekunden.

## Behoben

* Buchungen vom 31.12. rutschten bei Zeitzone UTC+1 ins Folgejahr (Fehler Nr. 512).

> **Hinweis:** Für Windows 8.1 ist dies die letzte Ausgabe. Ab 2027.1 wird
> Windows 10 vorausgesetzt.

Das Update ist für alle mit laufendem Wartungsvertrag kostenlos.

    sha256 9f2c51e0b7a4d8836a1c0f57e2b93d64  kassenbuch-2026.4.msi`,
      tags: ['Versionshinweise'],
      url: 'https://kassenbuch.example/versionen/2026-4',
      language: 'de',
      publishedAt: '2026-10-01T00:00:00Z',
      raw: { sprache: 'de', lang: 'de', version: '2026.4' },
    },
    expect: {
      kind: 'release notes',
      language: { code: 'de', from: 'document' },
      facts: [
        fact('name', 'Kassenbuch 2026.4', 'title'),
        fact('statement', 'Kassenbuch liest jetzt XRechnung und ZUGFeRD ab Version 2.1.'),
        fact('statement', 'Texte auf Fotos werden erkannt, auch handschriftliche Beträge'),
        fact('number', 'Der Monatsabschluss eines Vereins mit 4.000 Buchungen dauert 1,8 statt 11 Sekunden.'),
        fact('statement', 'Für Windows 8.1 ist dies die letzte Ausgabe.'),
        fact('price', 'Das Update ist für alle mit laufendem Wartungsvertrag kostenlos.'),
        fact('when', 'Veröffentlicht am 1. Oktober 2026'),
      ],
      notForPosts: [
        unusable('code', 'sha256 9f2c51e0b7a4d8836a1c0f57e2b93d64'),
        unusable('markup', '## Behoben'),
      ],
      images: [],
    },
  },
]
