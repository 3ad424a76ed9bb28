import { describe, expect, test } from 'vitest'
import { composeVariant } from './compose-variant'
import { composerVoice } from './composer-voice'
import { withCard } from './items.fixture'

const voice = composerVoice({ voice: {}, levels: {} })

/**
 * Returns the posts of a text for LinkedIn, X and Instagram (long, short and caption); "" where nothing is written.
 */
function postsOf(title: string, raw_content: string, language = 'en'): string[] {
  const item = withCard({
    external_id: title,
    title,
    content_type: null,
    featured_image: null,
    media_urls: [],
    tags: [],
    raw_content,
    url: null,
    metadata: {},
    language,
    declared_language: null,
  })
  return (['linkedin', 'x', 'instagram'] as const).map((platform) => {
    const { draft, content } = composeVariant(item, { platform, language }, voice)
    return draft && content ? content.text : ''
  })
}

describe('an email', () => {
  const mail = `---------- Forwarded message ---------
From: Marion Clegg <marion@harrowvale.org>
Date: Tue, 12 May 2026 at 09:14
Subject: Summer fair – text for the website
To: Office <office@harrowvale.org>

Hi Tom,

The Harrow Vale summer fair takes place on Saturday 20 June on the village green. I've attached the poster as well.

Thanks,
Marion

--
Marion Clegg
Events Coordinator

On Mon, 11 May 2026 at 10:02, Tom Reed wrote:
> Please send me the text, we need it for the flyer.`

  test('is reduced to its message, without sender, recipients, dates and quoted replies', () => {
    for (const post of postsOf('Fwd: Summer fair – text for the website', mail)) {
      expect(post).toContain('takes place on Saturday 20 June')
      expect(post).not.toMatch(/12 May|Marion|Tom|Office|attached|flyer|Subject|text for the website/)
    }
  })

  test('is not confused with a text that begins with “From” and “To”', () => {
    const [post] = postsOf(
      'A letter of 1912',
      'From: London. To: Leeds. The letter of the painter Ada Thorne was found in an attic and is now shown in the museum.',
    )
    expect(post).toContain('found in an attic')
  })
})

test('an event’s date and hours are not taken for email headers', () => {
  const [post] = postsOf(
    'Open day at the fire station',
    'Date: 6 June\nFrom: 10 am\nTo: 4 pm\n\nThe fire station shows its engines on the open day.',
  )
  expect(post).toContain('6 June')
})

test.each([
  [
    'en',
    'Minutes of the Committee Meeting held on 3 March 2026',
    "Present: J. Hall (Chair), R. Singh\nApologies: L. Carver\n\n1. Treasurer's report\nThe balance stands at £4,212.\nAction: RS to chase the invoices.",
  ],
  [
    'de',
    'Protokoll der Vorstandssitzung vom 12.02.2026',
    'Anwesend: Frau Kern, Herr Yilmaz\nEntschuldigt: Herr Brandner\n\nTOP 1: Kassenbericht\nHerr Yilmaz berichtet, dass der Kassenstand 8.340 Euro beträgt.',
  ],
  [
    'de',
    'Treffen im März',
    'Anwesend: Kern, Yilmaz\nEntschuldigt: Brandner\n\nTOP 1: Heizung\nDie Heizung im Vereinsheim ist defekt.\nBeschluss: einstimmig angenommen.',
  ],
])('meeting minutes are never published (%s, %s)', (language, title, text) => {
  expect(postsOf(title, text, language)).toEqual(['', '', ''])
})

test('a text about something that takes 20 minutes is not taken for meeting minutes', () => {
  const [post] = postsOf(
    '20 minutes to better bread',
    'Good bread needs 20 minutes of kneading. Present it on a wooden board.',
  )
  expect(post).toContain('20 minutes of kneading')
})

describe('a condition stays with its statement', () => {
  test.each([
    [
      'en',
      'The new bag costs £40 until 3 March. Not valid in combination with other offers.',
      '£40 until',
      'Not valid in',
    ],
    [
      'en',
      'Napping improves recall in older adults. The effect was seen only in people over 60.',
      'Napping improves',
      'only in people over 60',
    ],
    [
      'en',
      'Parking at Lake Arden is free of charge in May. This does not apply to the north car park.',
      'is free of charge',
      'does not apply',
    ],
    [
      'en',
      'We are looking for ten volunteers for the planting group. No experience is needed, but you must be over 16.',
      'ten volunteers',
      'must be over 16',
    ],
    [
      'de',
      'Die Stadtwerke senken zum 1. April den Gaspreis um 8 Prozent.\n\nKundinnen mit Sonderverträgen sind davon ausgenommen.',
      'um 8 Prozent',
      'ausgenommen',
    ],
    [
      'de',
      'Seit Januar drucken wir im Büro nichts mehr.\n\nAllerdings gilt das nicht für Verträge.',
      'drucken wir',
      'nicht für Verträge',
    ],
  ])('%s: %s', (language, text, statement, condition) => {
    const posts = postsOf('Zur Sache', text, language)
    expect(posts.join('\n')).toContain(statement)
    for (const post of posts) expect(post.includes(condition)).toBe(post.includes(statement))
  })

  test('an exception within a sentence does not tie it to other sentences', () => {
    const posts = postsOf(
      'Kaffeemühle Moca',
      'Die Moca mahlt Espresso in acht Sekunden. Sie hat 40 Mahlstufen.\n\nAuf das Mahlwerk geben wir zehn Jahre Garantie, ausgenommen Verschleißteile.',
      'de',
    )
    expect(posts[1]).toContain('in acht Sekunden')
    expect(posts[1]).not.toContain('Garantie')
  })
})

describe('a footnote mark', () => {
  test.each([
    [
      'The plant recovers 92% of the lithium from used batteries*, the company said.\n\n* Under laboratory conditions.',
      'recovers 92%',
      '*Under laboratory conditions.',
    ],
    [
      'Up to 50% off selected garden furniture.* Sale ends 14 April. *Excludes clearance items.',
      'Up to 50% off',
      '*Excludes clearance items.',
    ],
    [
      'A single ticket for the pool costs £4.80 off-peak†.\n\n†Monday to Friday, excluding school holidays.',
      '£4.80',
      '† Monday to Friday',
    ],
    [
      'When you buy three books, the cheapest is free.¹\n\n1) Excludes vouchers and calendars.',
      'the cheapest is free',
      '¹ Excludes vouchers',
    ],
  ])('brings its footnote with it: %s', (text, statement, words) => {
    const posts = postsOf('Good to know this week', text)
    expect(posts.join('\n')).toContain(statement)
    for (const post of posts) expect(post.includes(words)).toBe(post.includes(statement))
  })

  test('without a footnote keeps its sentence out of the post', () => {
    for (const post of postsOf(
      'A new greenhouse for the town',
      'The new greenhouse opens on 2 May and holds 300 plants. Residents of the town pay no entry fee at all*.',
    ))
      expect(post).not.toContain('no entry fee')
  })

  test('is not seen in a power, a rating or italics', () => {
    const [post] = postsOf(
      'A new hall',
      'The new hall has 120 m² and a stage. It stands beside the 4* hotel and the *old* mill.',
    )
    expect(post).toContain('120 m²')
    expect(post).toContain('4* hotel')
  })

  test('is not seen in a list with stars as bullets', () => {
    const [post] = postsOf(
      'What to bring',
      'Bring this to the camp*.\n\n* A tent for rain and wind\n* A warm sleeping bag',
      'en',
    )
    expect(post).not.toContain('camp*. *A tent')
  })
})

describe('what surrounds a text is left out', () => {
  test.each([
    [
      'a form',
      'The trip of year 6 takes place from 8 to 10 June.\n\nI give permission for my child ______________ to take part.',
      'permission',
    ],
    [
      'a slip to tear off',
      'The trip of year 6 takes place from 8 to 10 June.\n\n------ cut here ------\nMy child comes by bus every day.',
      'bus',
    ],
    [
      'a caption',
      'We print nothing in our office any more.\n\n![Office](a.jpg)\n*Our office in Kassel. (Photo: Solberg)*',
      'Kassel',
    ],
    [
      'what editors note',
      'Client: Bluebird Cafe\nJob no: 4471\nCopy deadline: 12 Aug\n\nThe Bluebird Cafe reopens on 1 September.',
      '4471',
    ],
    [
      'what an owner does not want',
      'The Bluebird Cafe reopens on 1 September.\n\nThe owner doesn’t want us to name the landlord.',
      'landlord',
    ],
    [
      'a signature',
      'The canteen of the school is closed from 7 September.\n\nYours sincerely\nsigned J. Okafor',
      'sincerely',
    ],
    ['initials of an agency', '(jb) The club has won the cup for the third time in a row.', '(jb)'],
  ])('%s', (_, text, words) => {
    const posts = postsOf('News of the week in Harrow', text)
    expect(posts[0]).not.toBe('')
    for (const post of posts) expect(post).not.toContain(words)
  })
})

describe('a title', () => {
  const text = 'The Bluebird Cafe in Mill Lane reopens on 1 September with a new kitchen.'
  test.each([
    'Newsletter 12 – Spring 2026',
    'SM_Q3_draft2 – Cafe relaunch // INTERNAL',
    'Text for the website',
    'Elternbrief Nr. 4',
    'Aktuelles :: Gemeinde Oberau',
  ])('that only names a document, a file or a page does not begin the post: %s', (title) => {
    for (const post of postsOf(title, text)) expect(post.trim()).toBe(text)
  })

  test.each([
    ['Summer fair – text for the website', 'Summer fair'],
    ['Letter home 14 – Year 6 trip', 'Year 6 trip'],
    ['Granola without nuts (see notes!)', 'Granola without nuts'],
    ['NORTHWIND OPENS PLANT IN LEEDS', 'Northwind Opens Plant in Leeds'],
  ])('%s becomes %s', (title, said) => {
    const [post = ''] = postsOf(
      title,
      'On Saturday the doors were open to all for the first time, and many came.',
    )
    expect(post.split('\n')[0]).toBe(said)
  })
})

test('the day and price of one event in a list are not presented as those of all', () => {
  const text =
    '**Mo, 1.6.**\nSeniorenfrühstück, 9 Uhr, Gemeindehaus (5 €)\n\n**Mi, 3.6.**\nVorlesestunde, 16 Uhr – entfällt!\n\n**Fr, 5.6.**\nKonzert der Musikschule, 19 Uhr, Aula'
  for (const post of postsOf('Veranstaltungskalender KW 23', text, 'de'))
    expect(post).not.toMatch(/(?<!Seniorenfrühstück, 9 Uhr, Gemeindehaus \()5 €|Wann:/)
})

test('a list entry keeps its day', () => {
  const [post] = postsOf(
    'Termine im Advent',
    '- 14.11. Repair-Café, 15–18 Uhr\n- 28.11. Adventsbasteln (nur für Mitglieder, Anmeldung bis 20.11.)\n- 12.12. Jahresabschluss',
    'de',
  )
  expect(post).toContain('28.11. Adventsbasteln (nur für Mitglieder, Anmeldung bis 20.11.)')
})
