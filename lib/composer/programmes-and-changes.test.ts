import { describe, expect, test } from 'vitest'
import type { Platform } from '@/lib/platforms/schemas'
import { storedPlainText } from '@/testing/writing/writing-item'
import { type SourceItem, sourceItem, withCard } from './items.fixture'
import { article, postOf } from './post.fixture'

const textOf = (title: string, text: string, more?: Partial<SourceItem>, platform: Platform = 'linkedin') =>
  postOf(article(title, text, more), platform).text

describe('a programme line by line', () => {
  const programme = [
    '10.00 doors, coffee',
    '10.30 short walk to the weir. Boots, and a stick if you have one',
    '12.15 soup',
  ].join('\n')

  test('is a list, whether its source broke the lines or only wrapped them', () => {
    const expected = [
      '• 10.00 doors, coffee',
      '• 10.30 short walk to the weir. Boots, and a stick if you have one',
      '• 12.15 soup',
    ].join('\n')
    for (const text of [storedPlainText(programme), programme])
      expect(textOf('Mill day', `The mill opens its doors on Sunday 9 August.\n\n${text}`)).toContain(
        expected,
      )
  })

  test('of weekdays keeps each day’s line, even one that ends like a sentence', () => {
    expect(
      textOf(
        'Wochenkarte',
        'Montag bis Mittwoch gibt es Suppe und ein warmes Gericht.\n\nMo Bohneneintopf mit Brot 6,90\nDi Kässpätzle und Salat 8,20\nMi Saibling, nur auf Bestellung bis Di 12 Uhr!',
        { language: 'de' },
      ),
    ).toContain(
      '• Mo Bohneneintopf mit Brot 6,90\n• Di Kässpätzle und Salat 8,20\n• Mi Saibling, nur auf Bestellung bis Di 12 Uhr!',
    )
  })

  test('is not seen in prose that was wrapped before a time', () => {
    const prose =
      'The bus to the reservoir leaves the square at\n9.15 and again at 11.40, and the last one back is at\n18.05 from the dam. There is no later bus on Sundays.'
    expect(textOf('Buses to the reservoir', prose)).toContain(
      'leaves the square at 9.15 and again at 11.40, and the last one back is at 18.05 from the dam.',
    )
  })

  test('may begin with a range of days', () => {
    expect(
      textOf(
        'Bücherei',
        `Die Bücherei hat im Mai neue Zeiten für alle.\n\n${storedPlainText('Mo–Fr 9–18 Uhr\nSa 10–14 Uhr\nSo geschlossen')}`,
        { language: 'de' },
      ),
    ).toContain('• Mo–Fr 9–18 Uhr\n• Sa 10–14 Uhr\n• So geschlossen')
  })

  test('is not seen in sentences that their source broke before a day', () => {
    expect(
      textOf(
        'Market',
        storedPlainText(
          'The market moves to\nThursday, 5 May 2026.\nThe next one is on\nFriday, 6 June 2026.',
        ),
      ),
    ).toContain('The market moves to Thursday, 5 May 2026.')
  })

  test('is not seen in prose of short lines that each end in mid-sentence', () => {
    expect(
      textOf(
        'Baking days',
        'We meet on\nMonday and on\nTuesday and also on\nFriday at the mill, where the bread is baked by all of us.',
      ),
    ).toContain('We meet on Monday and on Tuesday and also on Friday at the mill')
  })

  test.each([
    ['it', 'Il coro canta una canzone nuova per la sua festa.', 'Mi piace il mare\nDi notte canto'],
    ['fr', 'La chorale chante une chanson de la mer.', 'Mon cœur s’éveille\nSa voix m’appelle'],
    ['en', 'The choir prints the words of its song.', 'So we waited by the sea\nDo you remember me'],
  ])('is not seen in verse that begins with words like days (%s)', (language, text, verse) => {
    expect(textOf('Song 2', `${text}\n\n${storedPlainText(verse)}`, { language })).not.toContain('•')
  })

  test('keeps a line of its own below one that ends with a letter or a word like “no” or “do”', () => {
    const text = textOf(
      'Mill day',
      `The mill opens its doors on Sunday 9 August.\n\n${storedPlainText('10.00 Many things to do\nCrafts for children\n11.30 Group A\nBring boots')}`,
    )
    expect(text).not.toContain('Many things to do Crafts')
    expect(text).not.toContain('Group A Bring')
  })

  test('a sentence on two lines stays whole among lines with labels', () => {
    const text = storedPlainText(
      'Die für Montag geplante Zählerablesung wird verlegt auf\nMittwoch, 4. Februar 2026, 9 bis 12 Uhr.\nGrund: Die Ablesefirma ist krank.\nBetroffen: Haus 3.',
    )
    expect(textOf('Zählerablesung Haus 3', text, { language: 'de' })).toContain(
      'Die für Montag geplante Zählerablesung wird verlegt auf Mittwoch, 4. Februar 2026, 9 bis 12 Uhr.',
    )
  })
})

describe('an entry of a list', () => {
  test('of a few words and a sentence without a full stop is told as one', () => {
    expect(
      textOf(
        'Things to borrow',
        'Members borrow all of this for two weeks.\n\n- Sewing machine\n- Microscope, 400x. Comes with slides and a note from Petra\n- Puzzle, 500 pieces (please count them)',
      ),
    ).toContain(
      '• Microscope, 400x. Comes with slides and a note from Petra\n• Puzzle, 500 pieces (please count them)',
    )
  })

  test('may end with a day: “By end of June.” names no author', () => {
    expect(
      textOf(
        'What we change',
        'After the outage we change three things.\n\n1. Backups are checked every night. Done.\n2. The old router is replaced. By end of June.\n3. A second line is ordered. From May.',
      ),
    ).toContain('2. The old router is replaced. By end of June.')
  })
})

test('a sentence that begins with a month names no author', () => {
  expect(
    textOf('Garten', 'Der Garten liegt am Fluss. Von März bis Oktober ist geöffnet.', { language: 'de' }),
  ).toContain('Von März bis Oktober ist geöffnet.')
})

describe('what takes the place of a day that was called off', () => {
  test('comes with it in a short post, in any language', () => {
    expect(
      textOf(
        'Jogo de sábado adiado',
        'O jogo da 7.ª jornada frente ao Clube Recreativo da Foz, marcado para sábado, 7 de fevereiro, às 16h00, foi adiado por causa do mau tempo dos últimos três dias.\n\nNova data: quarta-feira, 11 de março de 2026, às 19h30, no Campo do Moinho.',
        { language: 'pt' },
        'x',
      ),
    ).toContain('Nova data: quarta-feira, 11 de março de 2026')
  })

  test('a short post names the days of an event, not only the one that is off', () => {
    const source = article(
      'Laternenführung: Nachts im Stellwerk',
      storedPlainText(
        'Mit der Laterne geht es durch alle Räume.\n\nTermine: Fr 6.11., Fr 13.11. und Fr 27.11.2026, jeweils 18.30 Uhr, Dauer ca. 75 Min.\nDer Termin am 20.11. entfällt wegen der Jahresversammlung.\n\nAnmeldung unter post@stellwerk.example oder an der Kasse, Di–So 10–17 Uhr.\n\nAchtung: Der Aufzug ist abends abgeschaltet, die Treppen sind steil.',
      ),
      {
        language: 'de',
        metadata: {
          fields: {
            starts_at: '2026-11-06 18:30:00',
            more_dates: '2026-11-13;2026-11-27',
            venue: 'Altes Stellwerk',
          },
        },
      },
    )
    const linked = { ...source, url: 'https://stellwerk.example/laternen' }
    expect(postOf(linked, 'x').text).toContain('Fr 6.11., Fr 13.11. und Fr 27.11.2026')
  })
})

describe('a short post about an event that takes place', () => {
  const lead = 'The talk about whales is on 9 May 2026 at 2 pm in the library, and it lasts an hour.'
  const short = (text: string) =>
    textOf(
      'Talk',
      `${lead}\n\n${text}`,
      { content_type: 'event', metadata: { fields: { starts_at: '2026-05-09 14:00:00' } } },
      'x',
    )

  test.each([
    'The author has moved to Oslo and writes there.',
    'Many families moving from Ukraine read the book.',
    'The book is now in the third edition.',
  ])('does not tell as a change: %s', (sentence) => {
    expect(short(sentence)).not.toContain(sentence)
  })

  test.each(['The talk is now in the Town Hall.', 'The talk has moved to Thursday.'])(
    'tells a change: %s',
    (sentence) => {
      expect(short(sentence)).toContain(sentence)
    },
  )

  test('does not take “new day care places” for the new date', () => {
    expect(
      textOf(
        'Sold out: barn dance',
        'The barn dance on 9 May 2026 is sold out. We are glad.\n\nNew day care places open on 3 September 2026 at the mill.',
        { content_type: 'event', metadata: { fields: { starts_at: '2026-05-09 14:00:00' } } },
        'x',
      ),
    ).not.toContain('New day care')
  })
})

describe('a recipe', () => {
  test('tells the ingredients that its page keeps in a table', () => {
    expect(
      textOf(
        'Plums in port',
        'We make these every September.\n\n**You need**\n\n| | metric | US |\n|---|---|---|\n| ripe plums | 12 (about 900 g) | 2 lb |\n| port | 400 ml | 1¾ cups |\n| sugar | 140 g | ⅔ cup |\n| pinch of salt | | |\n\n**Method**\n\n1. Halve the plums and take out the stones.\n2. Heat the port with the salt.\n3. Lay the plums in and simmer for 10 minutes.',
        { content_type: 'recipe' },
      ),
    ).toContain('You need\n• ripe plums: 12 (about 900 g)\n• port: 400 ml\n• sugar: 140 g\n• pinch of salt')
  })

  test('keeps a tip and the footnote in italics that belongs to it', () => {
    expect(
      textOf(
        'Plums in port',
        'We make these every September.\n\n**Method**\n\n1. Halve the plums.\n2. Heat the port.\n3. Simmer for 10 minutes.\n\nDried plums work too, but need twice the port.¹\n\n¹ *Readers say three times. We tried both.*',
        { content_type: 'recipe' },
      ),
    ).toMatch(/Dried plums work too.*Readers say three times/s)
  })
})

describe('a table below “what you need”', () => {
  test.each([
    ['What you need to know', '| Ticket | Adults | Children |\n|---|---|---|\n| Day | £12 | £6 |', '£6'],
    ['What you need', '| Item | Size | Hire |\n|---|---|---|\n| Boots | 36–46 | £4 |', '£4'],
  ])('keeps its columns if it lists no ingredients: %s', (heading, table, last) => {
    expect(textOf('Hike', `The hike is on 9 May 2026.\n\n## ${heading}\n\n${table}`)).toContain(last)
  })
})

describe('an excerpt of a story', () => {
  test('names its author and book on every network, or is not posted', () => {
    const fields = article(
      'Der letzte Kutter',
      '*Aus: Wiebke Hansen, »Gegen die Tide. Elf Erzählungen«, Verlag Möwenruf, erscheint am 3. August 2026.*\n\nAm Morgen lag der Hafen leer.\n\n»Er kommt nicht mehr«, sagte die Alte und zog den Schal fester.\n\nDer Junge sah hinaus. Draußen, wo sonst die Boote standen, war nur Licht.',
      { language: 'de', content_type: 'story' },
    )
    for (const platform of ['x', 'linkedin', 'instagram'] as const) {
      const { text } = postOf(fields, platform)
      if (text !== '') expect(text).toContain('Wiebke Hansen, »Gegen die Tide')
    }
  })
})

describe('a letterhead', () => {
  test('is not the news of a release', () => {
    const text = textOf(
      'Fog harvest doubles on the plateau',
      '*Hollin Institute for Water Research. PR 2026/03*\n\nNets of a new weave catch twice as much water from fog, a two-year trial shows.\n\nThe trial covered forty nets at nine sites.',
      {},
      'x',
    )
    expect(text).not.toContain('Hollin Institute for Water Research.')
    expect(text).toContain('Nets of a new weave')
  })
})

describe('values with labels below a list', () => {
  test('are not entries of it', () => {
    expect(
      textOf(
        'Cliff day',
        'Our first day on the cliff takes place on 18 April 2026.\n\n**Costs**\n\n- Members: free\n- Guests: £20\n\n**Bring**: shoes, a chalk ball, something warm and a lunch that survives the bottom of a rucksack for half a day.',
        { content_type: 'event' },
      ),
    ).toContain('• Guests: £20\n\nBring: shoes')
  })

  test('the end of a paragraph without a full stop stays with it', () => {
    expect(
      textOf(
        'Nuit de la lecture',
        'La médiathèque reste ouverte jusqu’à minuit.\n\n**20 h 45** – Rencontre avec Élise Morvan-Legrand. Animée par Karim Ledoux. *Sur inscription* : 01 99 00 47 33 ou accueil@mediatheque.example\n\nLe parking est gratuit après 19 h.',
        { language: 'fr' },
      ),
    ).toContain('Animée par Karim Ledoux. Sur inscription : 01 99 00 47 33')
  })
})

describe('what depends on a part that is not told', () => {
  test('is left out with it: a figure without the command that it belongs to', () => {
    const text = textOf(
      'tidewire 3.4.0',
      'A small release.\n\n### Added\n\n- `tidewire diff --since <ref>` compares two snapshots. On our archive peak memory went from 3.8 GB to about 240 MB.\n- Shell completion for fish.\n- A shorter manual.',
      { content_type: 'release notes' },
    )
    expect(text).not.toContain('peak memory')
    expect(text).toContain('Shell completion for fish.')
  })

  test('is left out with it: the second half of a correction', () => {
    expect(
      textOf(
        'The lighthouse that moved inland',
        'In 1911 a village took its lighthouse apart and put it up again four miles inland.\n\n**Correction to the last episode:** we said the canal opened in 1824. It was 1842.',
      ),
    ).not.toContain('1842')
  })

  test('a recall tells all of what to do, and no half of a correction', () => {
    const text = textOf(
      'Product recall: praline sticks, batch PS11A and PS11B',
      'We are recalling two batches of our praline sticks because they may contain almonds that are not on the label. If you are allergic to almonds, please do not eat them.\n\n| Product | Batch | Best before | Barcode ends |\n|---|---|---|---|\n| Praline stick | PS11A | 30 April 2026 | 0417 |\n| Praline stick | PS11B | 2 May 2026 | 0417 |\n\n**What should I do?** Bring the sticks back to the shop where you bought them, no receipt needed. You get £2.40 per stick. If you ordered online, send a photo of the batch code to recall@praline.example and put the sticks in the bin.\n\n*Update 19 November: an earlier version of this notice gave the best before date of PS11B as 20 May. 2 May is correct.*',
    )
    expect(text).toContain('Bring the sticks back to the shop where you bought them')
    expect(text.includes('20 May')).toBe(text.includes('2 May is correct.'))
  })
})

describe('a title', () => {
  test.each(['5. Sinfoniekonzert: Aus der Neuen Welt', '2) Second round of the cup'])(
    'that begins with a number has no backslash: %s',
    (title) => {
      expect(
        textOf(title, 'Das Konzert beginnt am 18. April 2026 um 19.30 Uhr.', { language: 'de' }),
      ).not.toContain('\\')
    },
  )
})

describe('a short post about an event', () => {
  test('says until when guests must book before it says anything else about them', () => {
    expect(
      textOf(
        'Fungus Foray, Hagley Copse',
        'Meet 10.15 for 10.30 at the forestry car park off Drovers Lane, opposite the water tower. Please car share if you can.\n\nMembers free, visitors £4, under 16s free with an adult. Numbers limited to 25, book with the Field Secretary by Weds 14 October.',
        {
          url: 'https://fungi.example/hagley',
          metadata: {
            fields: {
              starts_at: '2026-10-17 10:30',
              ends_at: '2026-10-17 13:00',
              venue: 'Hagley Copse, forestry car park',
              price: 'Members free / £4',
            },
          },
        },
        'x',
      ),
    ).toContain('book with the Field Secretary by Weds 14 October')
  })

  test('tells a warning that holds for everyone instead of a smaller condition', () => {
    expect(
      textOf(
        'Eclipse evening on the roof',
        'Wed 12 August. Deep partial solar eclipse, just before sunset, and the meteors the same night. We won’t get that again in a hurry.\n\nAdults £14, under 16 £7. Eclipse viewer included with each ticket, extra ones £2.\n\nNEVER look at the sun without a filter. Sunglasses aren’t a filter.',
        { content_type: 'event', metadata: { fields: { starts_at: '2026-08-12 17:00:00' } } },
        'x',
      ),
    ).toContain('NEVER look at the sun without a filter.')
  })
})

test('a line that only says where and from when to when an exhibition is on is told', () => {
  expect(
    textOf(
      'Drowned Fields, a new exhibition',
      '*Wexcombe Museum, 16 May – 1 November 2026*\n\nIn the autumn of 1938 the last eleven families left the valley. By the following spring the church and the school were under water.',
    ),
  ).toContain('Wexcombe Museum, 16 May – 1 November 2026')
})

test('a table cell with a dash leaves its row whole', () => {
  expect(
    textOf(
      'Loans',
      'What you borrow can be kept for a while.\n\n| Item | Period | Renewals |\n|---|---|---|\n| Books | 21 days | 3 |\n| Board games | 14 days | none |\n| Reference | not for loan | – |',
    ),
  ).toMatch(/Board games: Period 14 days; Renewals none\n• Reference: Period not for loan/)
})

describe('an embargo', () => {
  test('below the words “press release” is not printed in the post', () => {
    const { text } = postOf(
      article(
        'Harrow Mill buys Penny Payroll',
        storedPlainText(
          'PRESS RELEASE\nEMBARGOED until Tuesday 14 April 2026, 07:00 BST\n\nHarrow Mill, the maker of accounting software for small companies, has bought Penny Payroll of Leith Moor. All 26 people keep their jobs.',
        ),
      ),
      'linkedin',
    )
    expect(text).not.toContain('EMBARGOED')
    expect(text).toContain('All 26 people keep their jobs.')
  })
})

test.each([
  ['*Faust*s Pakt ist das Thema des Abends.', 'Fausts Pakt'],
  ['Das war ein *groß*er Tag für das Dorf.', 'ein großer Tag'],
  ['*Jede*r ist willkommen*, auch ohne Vorwissen.', 'Jede*r ist willkommen, auch'],
])('a star that ends emphasis within a word is no part of it: %s', (text, expected) => {
  expect(textOf('Lesung', `Am 9. Mai liest der Verein.\n\n${text}`, { language: 'de' })).toContain(expected)
})

test('the stars of inclusive German are kept as they are', () => {
  expect(
    textOf(
      'Schmied*in gesucht',
      'Das Museum sucht zum 1. April 2026 eine*n Schmied*in für die Hufschmiede von 1846.\n\n- Kurse für Besucher*innen\n- Pflege der Esse',
      { language: 'de' },
    ),
  ).toContain('eine*n Schmied*in für die Hufschmiede')
})

test('a recall says where the number is, and what if it cannot be read', () => {
  const text = textOf(
    'SAFETY NOTICE: Kestrel slings, batch 2531–2538',
    'First published 22 January 2026.\n\n## Which products\n\nKestrel slings in the lengths 60 cm and 120 cm, with a batch number from 2531 to 2538. The 30 cm slings are NOT affected.\n\nThe batch number is printed on the small white label. If the label is missing or you can’t read it, treat the sling as affected.\n\n## What you should do\n\n1. Stop using the sling now.\n2. Cut it through and take a photo.\n3. Send the photo to recall@kestrel.example.\n4. We send you a new sling.\n\nShops have been told to take the slings off sale. If you still see one hanging there, tell us.\n\n## Contact\n\nRecall line: +44 1632 960 288, Mon–Fri 8–18\n\nResponsible: Oskar Thwaite, Quality Manager',
    {
      content_type: 'notice',
      metadata: { fields: { 'og:description': 'Voluntary recall. Stop using affected slings immediately.' } },
    },
  )
  expect(text).toContain('treat the sling as affected')
  expect(text).not.toContain('First published')
})

test('a recall of stand mixers says what is recalled: “stand” is no date of publication', () => {
  expect(
    textOf(
      'SAFETY NOTICE: Kestrel mixers, batch 2531–2538',
      'Stand mixers of ours may burn. We are sorry.\n\n## Which products\n\nKestrel mixers in red and blue, with a batch number from 2531 to 2538. The hand mixers are NOT affected.\n\nThe batch number is printed on the small white label. If the label is missing or you can’t read it, treat the mixer as affected.\n\n## What you should do\n\n1. Stop using the mixer now.\n2. Unplug it and take a photo.\n3. Send the photo to recall@kestrel.example.\n4. We send you a new mixer.\n\nShops have been told to take the mixers off sale. If you still see one hanging there, tell us.\n\n## Contact\n\nRecall line: +44 1632 960 288, Mon–Fri 8–18\n\nResponsible: Oskar Thwaite, Quality Manager',
      {
        content_type: 'notice',
        metadata: {
          fields: { 'og:description': 'Voluntary recall. Stop using affected mixers immediately.' },
        },
      },
    ),
  ).toContain('Stand mixers of ours may burn.')
})

test('a teaser tells a warning that holds for everyone', () => {
  expect(
    textOf(
      'Sonnenfinsternis am 12. August: Wir beobachten vom Galgenberg',
      'Am Mittwoch, dem 12. August 2026, ist es so weit: Kurz nach 19 Uhr schiebt sich der Mond vor die Sonne, gegen 20.15 Uhr ist bei uns das Maximum erreicht. Von der Sonne bleibt dann nur eine schmale Sichel.\n\n**Wichtig:** Nie ohne geeigneten Filter in die Sonne schauen!\n\nDer Eintritt ist frei. Der Weg vom Sportheim dauert eine Viertelstunde und ist für Rollstühle leider nicht geeignet.',
      {
        language: 'de',
        url: 'https://sternfreunde.example/sofi',
        metadata: {
          fields: {
            description:
              'Am Abend des 12. August bedeckt der Mond die Sonne bei uns zu knapp neun Zehnteln. Die Sternfreunde Hohenrieth laden zur öffentlichen Beobachtung ein – wenn das Wetter mitspielt.',
          },
        },
      },
      'x',
    ),
  ).toContain('Nie ohne geeigneten Filter in die Sonne schauen!')
})

test('a programme in a table is told with all of its rows or not at all', () => {
  const rows = (motet: string) =>
    `The choir sings on 2 February 2026.\n\n| | |\n|---|---|\n| Introit | Light, Charles Wood |\n| Motet | ${motet} |\n| Psalm | 24, chant by Tilling |`
  expect(textOf('Candlemas', rows('*plainsong*'))).toContain('Motet: plainsong')
  expect(textOf('Candlemas', rows('*When Mary went*, Johannes Eccard'))).not.toContain('Psalm')
})

test('the name of a system’s user is no author of a story', () => {
  const story = (author: string) =>
    textOf(
      'The ferryman',
      'He kept the tide times in his coat.\n\nHe never learned to swim. “None of them did,” someone said, and laughed.',
      { content_type: 'story', metadata: { fields: { author } } },
    )
  expect(story('saltpan')).not.toContain('By saltpan')
  expect(story('Nesta Garrow')).toContain('By Nesta Garrow')
})

test('steps of which one is only a command are left out as a whole', () => {
  expect(
    textOf(
      'Trestle 5.8',
      'Trestle 5.8 is out for everyone who hosts it.\n\n## New\n\n- Milestones can repeat weekly or monthly.\n- Guests can comment on cards.\n- The export respects colors.\n\n## Upgrading\n\n1. Back up the database.\n2. `trestlectl upgrade --to 5.8.0`\n3. Run the indexer, which takes up to 40 minutes.',
      { content_type: 'release notes' },
    ),
  ).not.toContain('Run the indexer')
})

test('what its source struck out is not told', () => {
  const text = textOf(
    'Repair café',
    'The café is open on ~~2 May~~ 9 May 2026, from 2 to 5 pm. Everything that fits through the door is looked at.',
  )
  expect(text).toContain('9 May 2026')
  expect(text).not.toContain('2 May')
})

test('a star in an address stays', () => {
  const { facts } = withCard(
    sourceItem(article('List', 'See the [list](https://mill.example/kund*innen) now.', { language: 'de' })),
  ).card
  expect(facts.map(({ text }) => text)).toContain('https://mill.example/kund*innen')
})

test.each([
  ['en', 'The tower can be climbed from 10~12 and 14~16 all summer.'],
  ['ja', '塔には夏の間、10~12時と14~16時に登ることができます。'],
])('tildes between the ends of ranges strike nothing out (%s)', (language, text) => {
  expect(textOf('2026', text, { language })).toContain(text)
})

test('a table cell of which a part is struck out shows no tildes', () => {
  expect(
    textOf(
      'Fete',
      'The fete is on 9 May 2026.\n\n| Stall | Price |\n|---|---|\n| Tombola | ~~£2~~ £1 |\n| Cake | £3 |',
    ),
  ).not.toContain('~~')
})

test('the amount of each size stands with its price', () => {
  const { text } = postOf(
    {
      title: 'Coastal gin',
      raw_content: '# Coastal gin\n',
      metadata: {
        bible: {
          name: 'Coastal gin',
          short: 'Our everyday gin: juniper first, then sea lettuce and a little orange peel.',
          facts: {
            sizes: [
              { ml: 700, price_gbp: 38.5 },
              { ml: 350, price_gbp: 22 },
            ],
          },
        },
      },
    },
    'webhook',
  )
  expect(text).toContain('• 700 ml, £38.50\n• 350 ml, £22')
})

test('a price per night says so, even if only its column does', () => {
  expect(
    textOf(
      'Staying with us',
      'Guests are welcome all year.\n\n## Prices\n\n| | per night |\n|---|---|\n| Single room | £62 |\n| Double room | £54 |',
    ),
  ).toMatch(/Single room: per night £62/)
})
