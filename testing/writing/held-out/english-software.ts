import { fact, image, storedDocument, unusable, type WritingItem } from '../writing-item'

/** Guides, releases and reference from English-speaking software makers and a repair workshop. */
export const englishSoftware: WritingItem[] = [
  {
    id: 'held-gridnote-release',
    sourceType: 'markdown_repository',
    item: {
      title: 'Gridnote 4.0.0',
      body: storedDocument(`Released 2026-08-11. Supported until August 2028.

Gridnote 4 opens sheets with a million rows in under two seconds on an
ordinary laptop. In 3.9 the same file took nineteen.

## Added

- Offline editing on iOS and Android; changes merge when you are back online (#2210)
- Import from Airtable and CSV with column types guessed from the first 500 rows (@lenak, #2187)
- Keyboard shortcut \`Ctrl+Shift+L\` locks a row

## Changed

- The free plan now includes 5 collaborators instead of 3
- Minimum Node version for self-hosting is 22

## Removed

- The legacy XML export, deprecated since 3.2

## Upgrade

\`\`\`sh
docker pull ghcr.example/gridnote/server:4.0.0
gridnote migrate --from 3 --dry-run
\`\`\`

Back up first: the new storage format cannot be read by 3.x.

**Full Changelog**: https://git.example/gridnote/gridnote/compare/v3.9.4...v4.0.0`),
      tags: ['release'],
      url: 'https://git.example/gridnote/gridnote/releases/v4.0.0',
      language: 'en',
      publishedAt: '2026-08-11T14:00:00Z',
      media: [{ url: 'https://img.shields.example/badge/build-passing-green.svg', alt: 'build passing' }],
      raw: { sha: '9f1c2e7', draft: false },
    },
    expect: {
      kind: 'release notes',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('name', 'Gridnote 4.0.0', 'title'),
        fact('when', 'Released 2026-08-11. Supported until August 2028.'),
        fact(
          'statement',
          'Gridnote 4 opens sheets with a million rows in under two seconds on an ordinary laptop.',
        ),
        fact('number', 'In 3.9 the same file took nineteen.'),
        fact('statement', 'Offline editing on iOS and Android; changes merge when you are back online'),
        fact('number', 'The free plan now includes 5 collaborators instead of 3'),
        fact('statement', 'Back up first: the new storage format cannot be read by 3.x.'),
      ],
      notForPosts: [
        unusable('code', 'docker pull ghcr.example/gridnote/server:4.0.0'),
        unusable('code', 'gridnote migrate --from 3 --dry-run'),
        unusable('navigation', 'Full Changelog'),
        unusable('markup', '9f1c2e7', 'raw.sha'),
      ],
      images: [image('https://img.shields.example/badge/build-passing-green.svg', 'decoration')],
    },
  },
  {
    id: 'held-api-keys-retire',
    sourceType: 'push',
    item: {
      title: 'Action needed: v1 API keys stop working on 30 September',
      summary: 'Create a scoped token before then; it takes a minute.',
      body: `Hi {{first_name}},

On **30 September 2026 at 12:00 UTC** we switch off version 1 API keys. Calls with a v1 key will get \`401 key_retired\`.

**Who is affected?** 312 workspaces, about four in every hundred, still use one. If you got this message, yours is among them.

**What to do**
1. Open Settings → Developers.
2. Create a token with only the scopes you need.
3. Swap it in, then delete the old key.

Version 1 keys can read everything in a workspace and never expire. That was fine in 2017. It is not fine now.

We will run two brown-outs of ten minutes each, on 2 and 16 September at 09:00 UTC, so that forgotten scripts make themselves known.

Best,
The Parcelwise team

Parcelwise Ltd, 12 Foundry Yard, Leeds. Manage your email preferences.`,
      tags: ['api', 'deprecation'],
      url: 'https://parcelwise.example/changelog/v1-keys',
      language: 'en',
      publishedAt: '2026-07-01T08:30:00Z',
      raw: { campaign: 'dev-v1-sunset-2', segment: 'has_v1_key = true' },
    },
    expect: {
      kind: 'announcement',
      language: { code: 'en', from: 'publisher' },
      facts: [
        fact('name', 'Action needed: v1 API keys stop working on 30 September', 'title'),
        fact('deadline', 'On **30 September 2026 at 12:00 UTC** we switch off version 1 API keys.'),
        fact('number', '312 workspaces, about four in every hundred, still use one.'),
        fact('statement', 'Version 1 keys can read everything in a workspace and never expire.'),
        fact(
          'when',
          'We will run two brown-outs of ten minutes each, on 2 and 16 September at 09:00 UTC, so that forgotten scripts make themselves known.',
        ),
        fact('statement', 'Create a scoped token before then; it takes a minute.', 'summary'),
      ],
      notForPosts: [
        unusable('salutation', 'Hi {{first_name}},'),
        unusable('salutation', 'The Parcelwise team'),
        unusable('notice', 'Parcelwise Ltd, 12 Foundry Yard, Leeds. Manage your email preferences.'),
        unusable('notice', 'has_v1_key = true', 'raw.segment'),
      ],
      images: [],
    },
  },
  {
    id: 'held-zipper-repair-guide',
    sourceType: 'markdown_repository',
    item: {
      title: 'Fix a zip that splits behind the slider',
      summary: 'A repair-café guide. Time: 10 minutes. Difficulty: easy.',
      body: storedDocument(`[Guides](../README.md) / [Clothes](README.md) / Zips

A zip that closes and then opens again behind the slider almost never
needs a new zip. The slider has widened by a fraction of a millimetre
and no longer presses the teeth together.

**You need:** flat-nose pliers, a cotton bud, a pencil.

### Steps

1. Move the slider to the very bottom.
2. Squeeze the left half of the slider with the pliers, gently, for two
   seconds. Do the same on the right half.
3. Close the zip. If it still splits, squeeze once more. Stop after
   three tries: cast sliders crack.
4. Rub pencil lead along the teeth so that it runs freely.

> **Warning:** do not do this on dry suits or life jackets. Send those
> back to the maker.

At our repair cafés we fixed 87 of 101 splitting zips this way in 2025.

\`\`\`yaml
category: clothes
reviewed: 2026-02
\`\`\`

Edit this page on our Git server. Licensed CC BY-SA 4.0.`),
      tags: ['clothes', 'zip'],
      url: 'https://mendhub.example/guides/clothes/zip-splits',
      language: 'en',
      featuredImage: {
        url: 'https://mendhub.example/guides/clothes/slider.png',
        alt: 'Where to squeeze the slider',
      },
      media: [{ url: 'https://mendhub.example/assets/cc-by-sa.png', alt: 'CC BY-SA' }],
      raw: { editor: '@tomasz', nav_order: 4 },
    },
    expect: {
      kind: 'guide',
      language: { code: 'en', from: 'document' },
      facts: [
        fact(
          'statement',
          'A zip that closes and then opens again behind the slider almost never needs a new zip.',
        ),
        fact(
          'statement',
          'The slider has widened by a fraction of a millimetre and no longer presses the teeth together.',
        ),
        fact('statement', 'Squeeze the left half of the slider with the pliers, gently, for two seconds.'),
        fact('statement', 'Stop after three tries: cast sliders crack.'),
        fact('number', 'At our repair cafés we fixed 87 of 101 splitting zips this way in 2025.'),
        fact('number', 'Time: 10 minutes. Difficulty: easy.', 'summary'),
        fact('statement', 'do not do this on dry suits or life jackets.'),
      ],
      notForPosts: [
        unusable('code', 'category: clothes'),
        unusable('navigation', 'Edit this page on our Git server. Licensed CC BY-SA 4.0.'),
        unusable('navigation', '[Guides]'),
        unusable('notice', '@tomasz', 'raw.editor'),
      ],
      images: [
        image('https://mendhub.example/guides/clothes/slider.png', 'subject'),
        image('https://mendhub.example/assets/cc-by-sa.png', 'decoration'),
      ],
    },
  },
  {
    id: 'held-sensor-calibration-code-only',
    sourceType: 'markdown_repository',
    item: {
      title: 'calibrate.md',
      body: `\`\`\`python
from hivescale import Scale
s = Scale(port="/dev/ttyUSB0")
s.tare(samples=32)
s.set_reference(grams=1000)
\`\`\`

\`\`\`json
{ "offset": -118, "gain": 0.9731 }
\`\`\`

| reg | default | unit |
| --- | --- | --- |
| 0x01 | 32 | samples |
| 0x02 | 1000 | g |`,
      tags: [],
      url: 'https://git.example/hivescale/firmware/docs/calibrate.md',
      raw: { path: 'docs/calibrate.md', sha: '77be0a1' },
    },
    expect: {
      kind: 'other',
      language: { code: 'und', from: 'unknown' },
      facts: [],
      notForPosts: [
        unusable('code', 'from hivescale import Scale'),
        unusable('code', '"offset": -118, "gain": 0.9731'),
        unusable('markup', 'docs/calibrate.md', 'raw.path'),
      ],
      images: [],
      emptyBecause: 'Nothing but code, settings and a table of registers.',
      flags: ['unknown language'],
    },
  },
  {
    id: 'held-beekeeping-terms',
    sourceType: 'web_scraper',
    item: {
      title: 'Changes to our Terms of Service, effective 1 January 2027',
      summary: 'HiveScale Terms of Service',
      body: `Last updated: 14 November 2026

We are changing the Terms of Service for HiveScale accounts. The new terms apply from 1 January 2027. If you do not agree, you may close your account free of charge before that date and export your data.

**Section 4.2 (Data).** Weight and temperature readings remain yours. We now delete readings 36 months after you close your account instead of keeping them indefinitely.

**Section 7.1 (Fees).** We will give notice of any price change at least 60 days in advance (previously 30).

**Section 11 (Liability).** To the extent permitted by law, our total liability is limited to the fees paid in the twelve (12) months preceding the claim.

**Section 11a (Availability).** We aim for an availability of 99.5% per calendar month. Planned maintenance, announced at least 72 hours in advance, does not count. If we fall short in a month, customers on a paid plan receive a credit of 10% of that month's fee on request. The request must reach us within 30 days after the end of the month concerned.

**Section 12 (Suspension).** We may suspend an account where (a) fees are more than 45 days overdue, (b) the account is used to attack our systems or those of third parties, or (c) we are required to do so by law. Except in urgent cases we will tell you first and give you a reasonable opportunity to put things right. Readings that your scales send while an account is suspended are stored for 14 days and then discarded.

**Section 13 (Assignment).** You may not assign these terms without our prior written consent, which shall not be unreasonably withheld. We may assign them to an affiliate or to a purchaser of all or substantially all of the business to which they relate.

**Section 14 (Governing law).** These terms are governed by the laws of Ireland.

Nothing in this summary replaces the full terms.

Print this page | Back to top`,
      tags: [],
      url: 'https://hivescale.example/legal/terms-2027',
      language: 'en',
      raw: {},
      media: [{ url: 'https://hivescale.example/logo-dark.svg', alt: 'HiveScale' }],
    },
    expect: {
      kind: 'legal',
      language: { code: 'en', from: 'document' },
      facts: [
        fact('when', 'The new terms apply from 1 January 2027.'),
        fact('statement', 'Weight and temperature readings remain yours.'),
        fact('number', 'We aim for an availability of 99.5% per calendar month.'),
        fact(
          'statement',
          'We now delete readings 36 months after you close your account instead of keeping them indefinitely.',
        ),
        fact(
          'number',
          'We will give notice of any price change at least 60 days in advance (previously 30).',
        ),
        fact(
          'deadline',
          'If you do not agree, you may close your account free of charge before that date and export your data.',
        ),
      ],
      notForPosts: [
        unusable('navigation', 'Print this page | Back to top'),
        unusable('notice', 'Nothing in this summary replaces the full terms.'),
      ],
      images: [image('https://hivescale.example/logo-dark.svg', 'logo')],
      flags: ['sensitive kind'],
    },
  },
]
