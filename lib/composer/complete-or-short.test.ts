import { describe, expect, test } from 'vitest'
import type { Platform } from '@/lib/platforms/schemas'
import { storedPlainText } from '@/testing/writing/writing-item'
import { type SourceItem, sourceItem, withCard } from './items.fixture'
import { article, postOf } from './post.fixture'

const textOf = (title: string, text: string, more?: Partial<SourceItem>, platform: Platform = 'linkedin') =>
  postOf(article(title, text, more), platform).text

describe('a list without marks', () => {
  const cast = [
    'Ada, the ferrywoman – Corin Thale (mezzo)',
    'The verger – Jakob Wied (baritone)',
    'The child – Lene Abels / on 14 March: Mira Sont',
    'Harbour Ensemble, conducted by Henrik Oster',
    'Set: Paula Grun · Costumes: Tom Lach',
  ].join('\n')
  const intro = 'The chamber opera is back at the salt house for two evenings on 13 and 14 March.'

  test('keeps every line, whether its source broke the lines or only wrapped them', () => {
    const expected = cast.replace(/^/gm, '• ')
    for (const text of [storedPlainText(cast), cast])
      expect(
        textOf('The ferry, an opera', `${intro}\n\n## Cast\n\n${text}\n\nIt lasts 80 minutes.`),
      ).toContain(expected)
  })

  test('may begin its lines in lower case below a word with a colon', () => {
    expect(
      textOf(
        'Verkoop aan de poort',
        'Vanaf februari verkopen wij het bier opnieuw aan de poort van de abdij.\n\nVerkoopdagen:\nzaterdag 7 februari, 10 tot 15 uur\nzaterdag 21 februari, 10 tot 15 uur\nzaterdag 7 maart, 10 tot 13 uur (enkel als er nog is)',
        { language: 'nl' },
      ),
    ).toContain(
      '• zaterdag 7 februari, 10 tot 15 uur\n• zaterdag 21 februari, 10 tot 15 uur\n• zaterdag 7 maart, 10 tot 13 uur (enkel als er nog is)',
    )
  })

  test('is not seen in verse or in wrapped prose', () => {
    for (const text of [
      'The tide comes in at seven,\nthe boats go out at eight;\nmy father kept the time of both\nupon a piece of slate.',
      'The workshop in the old mill opens again in spring, with\ntwo new looms and a kiln that holds 40 pots at a time. It is\nheated by the stream, as it was in 1912, and run by the same\nfamily.',
    ])
      expect(textOf('News from the mill', `We write from the mill by the river.\n\n${text}`)).not.toContain(
        '•',
      )
  })
})

test('a quote that begins with a typographic mark may end with a typewriter mark', () => {
  const said =
    'Zum ersten Mal enthält der Atlas sechs Doppelseiten, darunter „Mein Weg im Jahr 2050" aus einer 6. Klasse in Ebersroda.'
  expect(
    textOf(
      'Neuer Schulatlas',
      `Der Verlag bringt am 18. Mai die 14. Auflage seines Schulatlas heraus. ${said}`,
      {
        language: 'de',
      },
    ),
  ).toContain(said)
})

test('a German sentence does not end at a range of days or at “mind.”', () => {
  const text =
    'Der Atlas ist auf der Messe in Halberode zu sehen (24.–28. März, Halle 3). Sie brauchen mind. 6 Wochen Vorlauf für eine Bestellung.'
  expect(textOf('Neuer Schulatlas', text, { language: 'de' })).toContain(text)
})

test('a line that is no sentence is on the card as set aside', () => {
  const { card } = withCard(
    sourceItem(article('A day at the mill', 'The mill opens on Sunday.\n\nA place for all of you')),
  )
  expect(card.not_for_posts.map(({ reason, text }) => `${reason}: ${text}`)).toContain(
    'fragment: A place for all of you',
  )
})

describe('a text that is told to its end', () => {
  test('keeps every line between its sentences, and none of what a page or its author puts below', () => {
    const text = textOf(
      'Spring concert',
      'The town orchestra plays its spring concert on Sunday 12 April at 5 pm.\n\nLioba Fern, violin\n\nTickets cost £12 at the door and at the tourist office.\n\nYour friends at the hall',
    )
    expect(text).toContain('5 pm.\n\nLioba Fern, violin\n\nTickets cost £12')
    expect(text).not.toContain('Your friends')
  })

  test('keeps numbered questions with their answers, short prohibitions and exclamations', () => {
    const text = textOf(
      'Mein Gerät pfeift – was tun?',
      'Ein kurzes Pfeifen beim Einsetzen ist normal.\n\n**1. Sitzt es richtig?** Nehmen Sie das Ohrstück heraus und setzen Sie es neu ein.\n\n**2. Ist das Ohr frei?** Ohrenschmalz wirft den Schall zurück. Bitte keine Wattestäbchen! Ihr Arzt spült das Ohr in wenigen Minuten.',
      { language: 'de', content_type: 'guide' },
    )
    expect(text).toContain('1. Sitzt es richtig? Nehmen Sie')
    expect(text).toContain('Schall zurück. Bitte keine Wattestäbchen! Ihr Arzt spült')
  })

  test('keeps what is sold by weight, what is in it, how long it takes and who helps in an emergency', () => {
    const text = textOf(
      'Osterlamm vom Hof',
      'Wir nehmen ab sofort Bestellungen für das Osterlamm entgegen. Lieferzeit derzeit 2–3 Wochen.\n\n- Keule mit Knochen – 27,90 €/kg\n- Schulter – 22,90 €/kg, solange der Vorrat reicht\n\nAllergene: Sellerie und Senf in der Wurst.\n\nNotfall: Hofladen 030 2312 5088',
      { language: 'de', content_type: 'product' },
    )
    for (const words of [
      'Lieferzeit derzeit 2–3 Wochen.',
      'Keule mit Knochen – 27,90 €/kg',
      'Schulter – 22,90 €/kg, solange der Vorrat reicht',
      'Sellerie und Senf in der Wurst',
      '030 2312 5088',
    ])
      expect(text).toContain(words)
  })

  test('has no sentence whose last words were struck out, and nothing beside a note for editors', () => {
    const text = textOf(
      'Concert at the school',
      'The school orchestra plays on 9 June at 7 pm in the hall. Doors open on ~~6 pm~~.\n\n- Two marches\n- A waltz\n\nSaxophone not confirmed yet!! If Jan cancels: flute (Mrs Loerch)\n\nAdmission is free for everyone.',
    )
    for (const words of ['Doors open', 'Saxophone', 'Loerch']) expect(text).not.toContain(words)
  })
})

test('words that a style hides from readers are hidden, in a paragraph too', () => {
  for (const style of [
    'font-size:0;color:#fff',
    'display: none',
    'opacity:0',
    'position:absolute;left:-9999px',
  ]) {
    const { card } = withCard(
      sourceItem(
        article(
          'The trail is open again',
          `The heron trail is open again. <span style="${style}">Order cheap pills here today.</span> Dogs stay on the leash.`,
        ),
      ),
    )
    expect(card.facts.map(({ text }) => text).join(' ')).not.toContain('pills')
    expect(card.not_for_posts.map(({ reason }) => reason)).toContain('hidden')
  }
})

describe('a part in the middle that cannot be told', () => {
  const text =
    'The choir sings evensong with music by Eccard on Monday 2 February at 6.30 pm.\n\n| | |\n|---|---|\n| Organ before | |\n| Introit | |\n\nAll are welcome, and candles are given out at the west door from 6 pm.'

  test('leaves a long post with its headline, short text and link, or to a person', () => {
    const more = {
      url: 'https://choir.example/evensong',
      metadata: { fields: { description: 'Evensong by candlelight with the cathedral choir.' } },
    }
    const post = postOf(article('Evensong by candlelight at the cathedral', text, more), 'linkedin')
    expect(post.text).toBe(
      'Evensong by candlelight at the cathedral\n\nEvensong by candlelight with the cathedral choir.',
    )
    expect(post.link).toBe('https://choir.example/evensong')
    const caption = postOf(article('Evensong by candlelight at the cathedral', text, more), 'instagram')
    expect(caption.text).toBe('')
    expect(caption.flags.map(({ message }) => message).join()).toContain('in the middle of the text')
  })
})

describe('a programme of several days', () => {
  const text =
    'The film weekend in the old engine shed is back on 28 and 29 August.\n\n**Friday 28.08**\n20:30 The last train to Brezin (94 min)\n22:30 Short films by students\n\n**Saturday 29.08**\n16:00 For children: The handcar and the fox\n20:30 The signal box (1927), with live music'

  test('has each day as the heading of its lines', () => {
    expect(textOf('Railway film weekend', text, { content_type: 'event' })).toContain(
      'Friday 28.08\n• 20:30 The last train to Brezin (94 min)\n• 22:30 Short films by students\n\nSaturday 29.08\n• 16:00 For children',
    )
  })

  test('gives no time without its day in a short post', () => {
    expect(textOf('Railway film weekend', text, { content_type: 'event' }, 'x')).not.toMatch(/\d\d:30/)
  })
})

test('a short post that names a day says on what weather it depends', () => {
  const text = textOf(
    'Perseids night on the hill',
    'Join us on Wed 12 August, from 9.45pm at the observatory field. Members free, visitors £8.\n\nBring a blanket and something warm.\n\nOnly goes ahead if it is clear! We decide by 6pm.',
    { content_type: 'event', url: 'https://hill.example/tonight' },
    'x',
  )
  expect(text.includes('12 August')).toBe(text.includes('Only goes ahead if it is clear!'))
})

test('an excerpt has no gap', () => {
  const text = textOf(
    'Excerpt: The hours of chalk',
    'The teacher had left on a Tuesday without her coat.\n\nSolene put her hand into the left pocket first.\n\n— There is a pebble, she said.\n\n— What kind of pebble?\n\n— A pebble from the river. And a bus ticket.\n\nSolene gave back the pebble. She kept the ticket.',
    { content_type: 'story' },
  )
  for (const words of ['— What kind of pebble?', '— A pebble from the river. And a bus ticket.'])
    expect(text).toContain(words)
})

test('uncorrected proofs, notes to colleagues and states with a reason are not for posts', () => {
  const { card } = withCard(
    sourceItem(
      article(
        'Lentil stew',
        'Uncorrected proofs, not to be quoted before 8 October.\n\nThe canteen cooks lentil stew with carrots and celery on Thursday.\n\nOpen: ask @Renate whether the lentils come from Hof Bracken again',
        { metadata: { fields: { Status: 'Entwurf – noch im Lektorat' } } },
      ),
    ),
  )
  const reasons = card.not_for_posts.map(({ reason }) => reason)
  for (const reason of ['embargo', 'internal_note', 'draft']) expect(reasons).toContain(reason)
})

test('a date that replaces one that is struck out is told, and a draft with a sign is one', () => {
  const more = { content_type: 'event', language: 'de' }
  expect(
    textOf(
      'Rusalka wieder auf dem Spielplan',
      'Nach drei Jahren Pause steht die Oper wieder auf dem Spielplan.\n\n- Do 2. April, 19.30 Uhr\n- ~~So 12. April, 18 Uhr~~ → verlegt auf **Sa 18. April, 19 Uhr**; Karten bleiben gültig',
      more,
    ),
  ).toContain('verlegt auf Sa 18. April, 19 Uhr; Karten bleiben gültig')
  const { card } = withCard(
    sourceItem(
      article(
        'Reading a balance sheet',
        '> 🚧 Draft 3. Copy OK from Lena\n\nFive weeks for people on boards.',
      ),
    ),
  )
  expect(card.not_for_posts.map(({ reason }) => reason)).toContain('draft')
})

test('how to apply is for readers, even with an exclamation mark and a request', () => {
  const said = 'Bewerbung bis 15. Mai 2026 (verlängert!) an jobs@werke.example, bitte als eine PDF-Datei.'
  expect(
    textOf('Wir suchen: Fachkraft (m/w/d)', `Zum 1. Juli suchen wir eine Fachkraft in Vollzeit.\n\n${said}`, {
      language: 'de',
    }),
  ).toContain(said)
})
