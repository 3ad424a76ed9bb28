import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyCharacter } from '@/testing/any-character'
import { checkClaims, findClaims } from './check-claims'
import { prepareEvidence } from './evidence/prepare-evidence'

const kinds = (text: string, language: string) =>
  findClaims(text, { language }).map(({ kind, text }) => `${kind} ${text}`)
const check = (language: string, text: string, ...evidence: string[]) =>
  checkClaims(text, { language, evidence }).map(({ text }) => text)

describe('a sentence copied from the source', () => {
  test('is supported, however its numbers could be read', () => {
    const source =
      'Car routing still needs a server. We hope to change that for everybody in 5.2. More in *May*.'
    const post = 'We hope to change that for everybody in 5.2.'
    expect(check('en', post, source)).toEqual([])
    expect(check('en', post.replace('5.2', '5.3'), source)).toEqual(['5.3'])
    expect(check('en', `• ${post}`, source)).toEqual([])
  })

  test('needs more than a few words, which may match anywhere by chance', () => {
    expect(check('en', 'We have 7.', 'It has 7.5 rooms. We have 75.')).toEqual(['7'])
  })
})

describe('numbers', () => {
  const thousand = ['1,204', '1.204', '1 204', '1\u00a0204', '1\u202f204', "1'204", '1204']
  const german = [
    'zwölfhundertvier',
    'eintausendzweihundertvier',
    'tausendzweihundertvier',
    'Zwölfhundertundvier',
  ]
  const english = [
    'twelve hundred and four',
    'one thousand two hundred and four',
    'one thousand two hundred four',
  ]

  test.each([...thousand, ...german])('%s is 1204 in German', (number) => {
    for (const other of [...thousand, ...german, ...english])
      expect(check('de', `Es kamen ${number} Gäste.`, `There were ${other} of them.`)).toEqual([])
    expect(check('de', `Es kamen ${number} Gäste.`, 'Es kamen 1.240 Gäste.')).toEqual([number])
  })

  test.each([...thousand, ...english])('%s is 1204 in English', (number) => {
    for (const other of [...thousand, ...german, ...english])
      expect(check('en', `We saw ${number} guests.`, `Es waren ${other} Leute.`)).toEqual([])
    expect(check('en', `We saw ${number} guests.`, 'We saw 1,240 guests.')).toEqual([number])
  })

  test.each([
    ['en', '1.5 m', '150 cm'],
    ['en', 'half an hour', '30 Minuten'],
    ['en', 'a dozen eggs', '12 Eier'],
    ['en', '25% of it', 'ein Viertel davon'],
    ['en', 'one and a half hours', '90 min'],
    ['en', 'two and a half million', '2,5 Mio.'],
    ['en', '12k followers', '12.000 Follower'],
    ['en', 'three-quarters full', '75 percent'],
    ['en', 'the 21st edition', 'die einundzwanzigste Ausgabe'],
    ['en', '5–10 km', '5 to 10 kilometres'],
    ['de', '1,5 Meter', '1.5 m'],
    ['de', '150 Zentimeter', '1,5 m'],
    ['de', 'anderthalb Stunden', '90 Minuten'],
    ['de', 'zweieinhalb Kilo', '2.5 kg'],
    ['de', 'ein zweitägiger Kurs', 'two days'],
    ['de', 'die Hälfte der Gäste', '50 %'],
    ['de', 'ein Dutzend Eier', '12 eggs'],
    ['de', '1,2 Millionen Menschen', '1.200.000 Menschen'],
    ['de', 'dreimal im Jahr', '3 times a year'],
    ['de', '½ Liter Milch', '500 ml'],
    ['de', '-5 °C', 'minus 5 Grad'],
    ['de', '２０ Gäste', '20 guests'],
    ['de', '2\u00ad0 Gäste', '20 Gäste'],
  ])('in %s, "%s" is supported by "%s"', (language, text, evidence) => {
    expect(findClaims(text, { language }).length).toBeGreaterThan(0)
    expect(check(language, text, evidence)).toEqual([])
  })

  test.each([
    ['en', '5 miles', '5 km'],
    ['en', '30 minutes', '30 hours'],
    ['en', 'a third of it', 'half of it'],
    ['en', '30%', '30 guests'],
    ['en', '4 workshops', '3 workshops, 4 talks'],
    ['en', '3.5 million', '3.5 billion'],
    ['de', 'dreizehn Gäste', 'dreißig Gäste'],
    ['de', '12.500 Gäste', '12.050 Gäste'],
    ['de', '2,5 kg Mehl', '25 kg Mehl'],
    ['de', 'ein dreitägiger Kurs', 'zwei Tage'],
    ['de', 'Halle B4', 'Halle B3'],
    ['de', 'Version 2.4.2', 'Version 2.4.1'],
    ['de', '٢٠ Gäste', '30 Gäste'],
  ])('in %s, "%s" is not supported by "%s"', (language, text, evidence) => {
    expect(check(language, text, evidence)).toHaveLength(1)
  })

  test.each([
    ['en', 'One of the best, for the first time, at first sight: second to none, 24/7.'],
    ['en', '1. Mix\n2. Stir\n3. Bake'],
    ['en', 'Part one (1/5)'],
    ['en', '1️⃣ Mix 2️⃣ Stir'],
    ['de', 'Eine Idee, ein Ort und eines Tages mehr. Gib acht auf dich, tausend Dank!'],
  ])('in %s, "%s" needs no source', (language, text) => {
    expect(check(language, text, 'nothing')).toEqual([])
  })
})

describe('dates and times', () => {
  const day = [
    'Nov 3',
    '3. November',
    '03.11.',
    '3.11.',
    '2026-11-03',
    'Tuesday, 3 November',
    'November 3rd, 2026',
    '3rd of November',
  ]
  const all = [
    ...day,
    'Dienstag, den 3. November 2026',
    'Di., 3.11.2026',
    '3 Nov 2026',
    '11/3/2026',
    '3. 11. 2026',
    '3.–5. November',
  ]

  test('a day supports the same day in every form', () => {
    for (const evidence of all)
      for (const text of day.filter((text) => !/2026|Tuesday/.test(text) || /2026|11\/3/.test(evidence))) {
        if (!text.endsWith('11.'))
          expect(check('en', `See you on ${text}`, `2026: ${evidence}`), `${text} by ${evidence}`).toEqual([])
        expect(check('de', `Bis dann am ${text}`, `2026: ${evidence}`), `${text} by ${evidence}`).toEqual([])
      }
  })

  test.each([
    ['en', '4 November', 'Nov 3, 2026'],
    ['en', '3 November 2027', 'Nov 3, 2026'],
    ['en', 'Wednesday, 3 November', 'Nov 3, 2026'],
    ['en', 'in December', 'Nov 3, 2026'],
    ['en', 'tomorrow', 'Nov 3, 2026'],
    ['en', 'next week', 'this week'],
    ['de', 'heute Abend', 'am 3. November'],
    ['de', 'in drei Tagen', 'drei Tage lang'],
    ['de', 'nächsten Freitag', 'am Freitag'],
    ['de', 'vom 4. bis 5. November', '3.–5. November'],
    ['en', '7 am', '7 pm'],
    ['de', '20 Uhr', '19:30 Uhr'],
    ['de', 'seit 1988', 'seit 1998'],
  ])('in %s, "%s" is not supported by "%s"', (language, text, evidence) => {
    expect(check(language, text, evidence)).toHaveLength(1)
  })

  test.each([
    ['en', '7 pm', '19 Uhr'],
    ['en', 'at 19:00', '7 p.m.'],
    ['en', 'half past seven', '19.30 Uhr'],
    ['en', 'at noon', '12:00'],
    ['en', 'from 9 to 5 pm', '9–17 Uhr'],
    ['de', 'halb acht', '7:30 pm'],
    ['de', '19:00 Uhr', '2026-11-03T19:00:00+01:00'],
    ['de', 'um sieben', '7 Uhr'],
    ['de', '7 Uhr abends', '7 pm'],
    ['en', 'tomorrow', 'Morgen geht es los'],
    ['de', 'heute Abend', 'tonight'],
    ['de', 'in drei Tagen', 'in three days'],
    ['en', 'on Wednesday', 'Mo–Fr'],
    ['en', 'on Tuesday', '2026-11-03'],
    ['en', 'from 2019 to 2026', '2019–2026'],
  ])('in %s, "%s" is supported by "%s"', (language, text, evidence) => {
    expect(findClaims(text, { language }).length).toBeGreaterThan(0)
    expect(check(language, text, evidence)).toEqual([])
  })

  test('are read in other languages if written in digits', () => {
    expect(kinds('Le 03/11/2026, le 3.11.2026 et 2026-11-03', 'fr')).toEqual([
      'date 03/11/2026',
      'date 3.11.2026',
      'date 2026-11-03',
    ])
    expect(check('fr', 'Le 3 novembre à 19h30', 'Am 03.11. um 19:30 Uhr')).toEqual([])
  })
})

describe('prices', () => {
  test.each(['€ 12,50', '12.50 EUR', '12,50 €', '€12.50', 'EUR 12.50', '12 Euro 50'])(
    '%s is 12.50 EUR',
    (price) => {
      for (const other of ['€ 12,50', '12.50 EUR', '12,50 Euro'])
        expect(check('de', `Für ${price}!`, `Preis: ${other}`)).toEqual([])
      expect(check('de', `Für ${price}!`, '12.50 USD')).toHaveLength(1)
      expect(check('de', `Für ${price}!`, '15,20 €')).toHaveLength(1)
    },
  )

  test('are supported by a bare number if its currency is known and matches', () => {
    expect(check('en', 'Now €89.', '89.00', 'EUR')).toEqual([])
    expect(check('en', 'Now €89.', '89.00', 'USD')).toEqual(['€89'])
  })
})

describe('links, email addresses, mentions and hashtags', () => {
  const link = 'https://www.example.org/tickets/?utm_source=x'
  test.each([
    'example.org/tickets',
    'http://example.org/tickets/',
    'https://www.example.org/tickets?utm_campaign=y',
    'example.org',
  ])('%s is supported by the content’s link', (text) => expect(check('en', `See ${text}`, link)).toEqual([]))
  test.each([
    'example.org/shop',
    'example.com/tickets',
    'https://examp1e.org/tickets',
    'https://ехample.org/tickets',
    'https://example.org@evil.example/tickets',
    'https://tickets.example.org',
    'https://example.org/tickets?id=2',
  ])('%s is not supported by the content’s link', (text) =>
    expect(check('en', `See ${text}`, link)).toHaveLength(1),
  )

  test('email addresses and mentions must be those in the content', () => {
    expect(check('en', 'a@example.org @jane', 'A@example.org, https://social.example/@jane')).toEqual([])
    expect(check('en', 'b@example.org @jana', 'a@example.org @jane')).toEqual(['b@example.org', '@jana'])
  })

  test('hashtags must be made of words in the content', () => {
    const evidence = 'Jazz-Nacht in Köln, coffees for all, #LocalHeroes'
    expect(check('de', '#JazzNacht #jazznacht #Koeln #KölnJazz #localheroes #Coffee', evidence)).toEqual([])
    expect(check('de', '#RockNacht #Berlin', evidence)).toEqual(['#RockNacht', '#Berlin'])
  })
})

describe('quotes', () => {
  const evidence = '„Wir sind – wirklich – stolz auf dieses Team“, sagt sie. She said: "We don\'t know yet."'
  test.each([
    '“Wir sind wirklich stolz auf dieses Team.”',
    '»wir sind wirklich stolz«',
    '"Wir sind … stolz auf dieses Team"',
    '“We don’t know yet!”',
  ])('%s counts as verbatim', (quote) => expect(check('de', quote, evidence)).toEqual([]))
  test('with changed wording are not supported, but a word to comment with is not a quote', () => {
    expect(check('en', 'She says: “We do not know yet.”', evidence)).toEqual(['“We do not know yet.”'])
    expect(check('en', 'Comment “YES” below.', evidence)).toEqual([])
  })
})

describe('names', () => {
  test.each([
    ['en', 'Meet Anna Weber.', 'Meet Anna Schmidt.', 'Anna Weber'],
    ['en', 'Dr. Tanaka speaks.', 'Dr. Yamada speaks.', 'Tanaka'],
    ['en', 'We met in Lisbon.', 'We met in Madrid.', 'Lisbon'],
    ['en', 'Led by Bluefield Ventures.', 'Led by Greenfield Ventures.', 'Bluefield'],
    ['de', 'Das sagt Frau Weber.', 'Das sagt Frau Schmidt.', 'Weber'],
    ['de', 'Sie kommt aus Leipzig.', 'Sie kommt aus Dresden.', 'Leipzig'],
    ['de', 'Petra Nowak liest.', 'Anna Schmidt liest.', 'Petra Nowak'],
    ['de', 'Die Zenkova GmbH baut.', 'Die Petrova GmbH baut.', 'Zenkova'],
    ['de', 'Es spricht Jonas Maier.', 'Es spricht Jonas Meier.', 'Jonas Maier'],
    ['de', 'Anna Meier und Jonas Schmidt', 'Anna Schmidt und Jonas Meier', 'Anna Meier'],
  ])('in %s, "%s" is not supported by "%s"', (language, text, evidence, name) => {
    expect(check(language, text, evidence)[0]).toBe(name)
  })

  test.each([
    ['de', 'Kölns Kaffeehäuser laden am Markt zu Kuchen, Musik und Gesprächen ein.', 'Cafés in Köln'],
    ['de', 'Der Eintritt ist frei, die Vorfreude groß. Lust auf Neues?', 'Konzert ohne Eintritt'],
    [
      'en',
      'Munich calls. Join us for coffee at the Market Hall on Instagram!',
      'In München, in der Market Hall',
    ],
    ['en', 'Read more. Link in bio. Swipe left, I say.', 'nothing'],
    [
      'en',
      "Schmidt's bakery is an IBM customer.",
      'Bäckerei Schmidt, Kunde von International Business Machines',
    ],
    ['de', 'Anna Schmidts Bäckerei', 'Bäckerin Anna Schmidt'],
  ])('in %s, "%s" contains no unsupported name', (language, text, evidence) => {
    expect(check(language, text, evidence)).toEqual([])
  })
})

describe('claims that follow from the source’s lists, hours and other languages are supported, and wrong ones are not', () => {
  test.each([
    ['en', 'Two batches are affected.', 'Three batches are affected.', 'Batch: L2714, L2715'],
    [
      'en',
      'Three streets have no water.',
      'Four streets have no water.',
      'Off in Quarry Lane, Mill Rise and Upper Street.',
    ],
    ['de', 'Es geht um 14 Chargen.', 'Es geht um 16 Chargen.', 'Betroffen sind die Chargen 2631 bis 2644.'],
    [
      'en',
      'Three tours a day.',
      'Five tours a day.',
      'Tours run daily at 10 a.m., noon and 3 p.m. and cost £8.',
    ],
    [
      'en',
      'It is open five days a week.',
      'It is open six days a week.',
      'Open: Wednesday to Sunday, 10 a.m. to 5 p.m.',
    ],
    [
      'en',
      'Closed on Tuesdays.',
      'Open on Tuesdays.',
      'Open: Wednesday to Sunday\nClosed: Monday, Tuesday and 24 December',
    ],
    [
      'en',
      'Saturday, 14 November, 2–5 p.m.',
      'Saturday, 15 November, 2–5 p.m.',
      'Date : samedi 14 novembre, de 14 h à 17 h',
    ],
    [
      'de',
      'Am Dienstag, dem 14. April, fällt sie aus.',
      'Am Dienstag, dem 14. Mai, fällt sie aus.',
      'We wtorek 14 kwietnia nie działa.',
    ],
    [
      'en',
      'There is room for eight people.',
      'There is room for nine people.',
      'Les places sont limitées à huit.',
    ],
    ['en', 'It opens on 4 May 2027.', 'It opens on 5 May 2027.', '情報解禁日：2027年5月4日'],
    ['en', 'Call 900 550 142.', 'Call 900 550 143.', 'Teléfono: 900 55 01 42 (24 horas)'],
    ['en', 'PW-3s are safe.', 'PW-4s are safe.', 'Lights of model PW-3 are safe.'],
  ])('%s: %s', (language, right, wrong, evidence) => {
    expect(check(language, right, evidence)).toEqual([])
    expect(check(language, wrong, evidence)).not.toEqual([])
  })
})

test('reports what is wrong and what the content says instead', () => {
  expect(
    checkClaims('We had 12,500 guests.', { language: 'en', evidence: ['We had 12,050 guests.'] }),
  ).toEqual([
    {
      kind: 'number',
      from: 7,
      until: 13,
      text: '12,500',
      values: ['number:12500'],
      message: '12,500 is not in the content. It says 12,050.',
      hint: 'Change it to 12,050.',
    },
  ])
})

test('in other languages, only digits, addresses and quotes are checked', () => {
  const evidence = ['Nikos Papadopoulos, 3. November 2026, 120 Plätze']
  expect(check('el', 'Ο Νίκος Παπαδόπουλος στην Αθήνα, 3 Νοεμβρίου, 120 θέσεις', ...evidence)).toEqual([])
  expect(check('nl', 'Morgen komt Jan uit Utrecht met 130 gasten #feest', ...evidence)).toEqual(['130'])
})

describe('for any input', () => {
  const languages = fc.constantFrom('de', 'en', 'fr', 'und', '')
  const words = fc.constantFrom(
    '3',
    '.',
    ' ',
    'November',
    'zwei',
    'und',
    'Anna',
    'km',
    '€',
    '“',
    '”',
    '12',
    ',',
    'half',
    'to',
    '#a',
    '\n',
    '😀',
    'Uhr',
    '\ud800',
  )
  const texts = fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 80 }),
    fc.array(words, { maxLength: 25 }).map((all) => all.join('')),
  )

  test('offsets are in code points, and nothing throws', () => {
    fc.assert(
      fc.property(texts, texts, languages, (text, evidence, language) => {
        const letters = [...text]
        const claims = [
          ...findClaims(text, { language }),
          ...checkClaims(text, { language, evidence: [evidence] }),
        ]
        for (const claim of claims) {
          expect(claim.until).toBeGreaterThan(claim.from)
          expect(letters.slice(claim.from, claim.until).join('')).toBe(claim.text)
        }
      }),
      { numRuns: 500 },
    )
  })

  test('a text supports itself', () => {
    fc.assert(
      fc.property(texts, languages, (text, language) => {
        expect(checkClaims(text, { language, evidence: [text] })).toEqual([])
      }),
      { numRuns: 500 },
    )
  })

  const forms: ((amount: number) => string)[] = [
    String,
    (amount) => amount.toLocaleString('en'),
    (amount) => amount.toLocaleString('de'),
    (amount) => amount.toLocaleString('en').replaceAll(',', '\u202f'),
    (amount) => amount.toLocaleString('en').replaceAll(',', "'"),
  ]
  const form = fc.constantFrom(...forms)

  test('a number in any form supports the same number in any other form, and no other number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2200, max: 999_999_999 }),
        fc.integer({ min: 1, max: 9_000 }),
        form,
        form,
        languages,
        (amount, more, one, other, language) => {
          const evidence = prepareEvidence([`x ${one(amount)} y`], language)
          expect(checkClaims(`z ${other(amount)} y`, { language, evidence })).toEqual([])
          expect(checkClaims(`z ${other(amount + more)} y`, { language, evidence })).toHaveLength(1)
        },
      ),
      { numRuns: 300 },
    )
  })

  test('numbers in words and in digits support each other, and no other number', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 2, max: 9_999 }).filter((amount) => amount > 2200 || amount < 1000),
        fc.integer({ min: 1, max: 40 }),
        form,
        (amount, more, one) => {
          const evidence = [`Gäste: ${one(amount)}`]
          expect(check('de', `Es kamen ${inGerman(amount)} Gäste`, ...evidence)).toEqual([])
          expect(check('en', `We saw ${inEnglish(amount)} guests`, ...evidence)).toEqual([])
          expect(check('de', `Es kamen ${inGerman(amount + more)} Gäste`, ...evidence)).toHaveLength(1)
          expect(check('en', `We saw ${inEnglish(amount + more)} guests`, ...evidence)).toHaveLength(1)
          expect(check('de', `Es kamen ${one(amount)} Gäste`, inGerman(amount))).toEqual([])
          expect(check('en', `We saw ${one(amount)} guests`, inEnglish(amount))).toEqual([])
        },
      ),
      { numRuns: 300 },
    )
  })

  test('a date in any form supports the same date in any other form, and no other date', () => {
    const day = fc.date({ min: new Date('2001-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    const way = fc.constantFrom<(date: Date) => string>(
      (date) => date.toISOString().slice(0, 10),
      (date) => date.toLocaleDateString('en-US', { dateStyle: 'full', timeZone: 'UTC' }),
      (date) => date.toLocaleDateString('en-GB', { dateStyle: 'long', timeZone: 'UTC' }),
      (date) => date.toLocaleDateString('de', { dateStyle: 'full', timeZone: 'UTC' }),
      (date) => date.toLocaleDateString('de', { dateStyle: 'medium', timeZone: 'UTC' }),
      (date) => date.toLocaleDateString('en-US', { dateStyle: 'medium', timeZone: 'UTC' }),
    )
    fc.assert(
      fc.property(
        day,
        fc.integer({ min: 1, max: 300 }),
        way,
        way,
        fc.constantFrom('de', 'en'),
        (date, days, one, other, language) => {
          const evidence = [`x ${one(date)}`]
          expect(check(language, `z ${other(date)}`, ...evidence)).toEqual([])
          const later = new Date(date.getTime() + days * 86_400_000)
          expect(check(language, `z ${other(later)}`, ...evidence)).toHaveLength(1)
        },
      ),
      { numRuns: 300 },
    )
  })
})

const ones =
  'null eins zwei drei vier fünf sechs sieben acht neun zehn elf zwölf dreizehn vierzehn fünfzehn sechzehn siebzehn achtzehn neunzehn'.split(
    ' ',
  )
const tens = 'null zehn zwanzig dreißig vierzig fünfzig sechzig siebzig achtzig neunzig'.split(' ')
function inGerman(amount: number): string {
  const part = (word: string | undefined) => (word === 'eins' ? 'ein' : (word ?? ''))
  if (amount >= 1000)
    return `${part(inGerman(Math.floor(amount / 1000)))}tausend${amount % 1000 ? inGerman(amount % 1000) : ''}`
  if (amount >= 100)
    return `${part(ones[Math.floor(amount / 100)])}hundert${amount % 100 ? inGerman(amount % 100) : ''}`
  if (amount < 20) return ones[amount] ?? ''
  return (amount % 10 ? `${part(ones[amount % 10])}und` : '') + tens[Math.floor(amount / 10)]
}

const englishOnes =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const englishTens = 'x x twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
function inEnglish(amount: number): string {
  if (amount >= 1000)
    return `${inEnglish(Math.floor(amount / 1000))} thousand${amount % 1000 ? ` ${inEnglish(amount % 1000)}` : ''}`
  if (amount >= 100)
    return `${englishOnes[Math.floor(amount / 100)]} hundred${amount % 100 ? ` and ${inEnglish(amount % 100)}` : ''}`
  if (amount < 20) return englishOnes[amount] ?? ''
  return `${englishTens[Math.floor(amount / 10)]}${amount % 10 ? `-${englishOnes[amount % 10]}` : ''}`
}
