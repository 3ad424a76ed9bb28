import { describe, expect, test } from 'vitest'
import type { Platform } from '@/lib/platforms/schemas'
import { htmlToMarkdown } from '@/lib/text/html-to-markdown'
import { splitSentences } from '@/lib/text/sentences'
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
    const teaser = postOf(article('Evensong by candlelight at the cathedral', text, more), 'instagram').text
    expect(teaser).toContain('The choir sings evensong with music by Eccard on Monday 2 February at 6.30 pm.')
    expect(teaser).not.toContain('Organ before')
    const caption = postOf(
      article('Evensong by candlelight', `${text}\n\nOnly if the heating works; else on Tuesday.`, {
        content_type: 'event',
      }),
      'instagram',
    )
    expect(caption.text).toBe('')
    expect(caption.flags.map(({ message }) => message).join()).toContain('no link leads to them')
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

describe('ordinary content that looks like something else', () => {
  const cardOf = (title: string, text: string, more?: Partial<SourceItem>) =>
    withCard(sourceItem(article(title, text, more))).card
  const setAside = (text: string, more?: Partial<SourceItem>) =>
    cardOf('News from the old mill', `The mill opens again on Saturday 4 April.\n\n${text}`, more)
      .not_for_posts

  test.each([
    ['9h30 Conférence\n10h15 Pause café\n11h00 Visite des ateliers\n12h30 Repas', 'fr'],
    ['Montag geschlossen\nDienstag 10.00–18.00\nMittwoch 10.00–18.00\nFreitag 9.30–19.00', 'de'],
    ['10 Uhr Gottesdienst\n11.30 Uhr Frühschoppen\n14 Uhr Kinderfest\n15.30 Uhr Konzert', 'de'],
    ['Fr 20 Uhr Quiz\nSa 21.30 Uhr Tanz\nSo 11 Uhr Frühstück', 'de'],
    ['9am Coffee\n9.30am Talk\n11am Walk\n12.30pm Lunch', 'en'],
  ])('is a line of a programme, and not the day of the line below: %s', (programme, language) => {
    expect(
      textOf('A day at the mill', `The mill opens its doors on 14 March.\n\n${storedPlainText(programme)}`, {
        language,
      }),
    ).toContain(programme.replace(/^/gm, '• '))
  })

  test.each([
    ['Gleich bei dir. Komm einfach vorbei.', 'de'],
    ['Die Stunde dauert 45 min. Treffpunkt ist der Saal.', 'de'],
    ['Der Kurs ist für Kinder von 6–12. Eltern sehen zu.', 'de'],
    ['Das ist ok. 20 Minuten reichen.', 'de'],
  ])('is two sentences: %s', (text, language) => {
    expect(splitSentences(text, language)).toHaveLength(2)
  })

  test.each([
    ['Vom 24.–28. März ist Messe.', 'de'],
    ['Vom 24–28. März ist Messe.', 'de'],
    ['Wir brauchen max. Platz für 4 Tische, min. Raum für 2.', 'de'],
    ['Bilet kosztuje ok. 50 zł.', 'pl'],
  ])('is one sentence: %s', (text, language) => {
    expect(splitSentences(text, language)).toHaveLength(1)
  })

  test.each([
    ['Open: daily 10am to 5pm, last check-in at the desk 4pm.', {}],
    ['- Open: Tue–Sun 10–17, questions to info@museum.example\n- Where: Old Mill, Ferry Road 3', {}],
    ['- Was 49.99 €, now 39.99 €\n- Made in Porto', {}],
    ['Pozn.: Vstup pro děti do 10 let je zdarma.', { language: 'cs' }],
    ['Man kann diese Verse nicht zitieren, ohne leiser zu werden.', { language: 'de' }],
    ['The library shows 30 uncorrected proofs of famous novels.', {}],
    ['Recommended dosage: two spoons a day with water.', {}],
    ['It rains.', { metadata: { fields: { frei_ab: '01.03.2026', publish_from: '2024-03-01' } } }],
  ])('is for posts: %s', (text, more) => {
    const reasons = setAside(text, more).map(({ reason }) => reason)
    for (const reason of ['internal_note', 'embargo', 'navigation']) expect(reasons).not.toContain(reason)
  })

  test('is not told for its number alone behind an arrow', () => {
    expect(setAside('- Hamlet on 3 May\n- → All 24 dates\n- Faust on 9 May')).toContainEqual(
      expect.objectContaining({ reason: 'navigation', text: '→ All 24 dates' }),
    )
  })

  test('is not for readers because of a colleague’s name behind "Applications"', () => {
    expect(setAside('Applications: please do not post this yet, ask @Renate first')).toContainEqual(
      expect.objectContaining({ reason: 'internal_note' }),
    )
  })

  test('hides nothing but itself, and nothing that a page shows', () => {
    expect(
      textOf(
        'Trail open',
        'The heron trail is open again. <img src="x.gif" style="display:none"> Dogs stay on the leash. <span style="overflow: hidden">The hut opens at 9 am.</span> Bring <span class="big hidden-xs">some</span> water.',
      ),
    ).toContain('Dogs stay on the leash. The hut opens at 9 am. Bring some water.')
    for (const html of [
      '<table><tr><td style="font-size:0px;padding:10px 25px"><div style="font-size:13px">The mill opens.</div></td></tr></table>',
      '<div style="transform:translate3d(0,20px,0);opacity:0"><p>The mill opens.</p></div>',
      '<p style="opacity:0">The mill opens.</p>',
      '<div style="max-height:0px;overflow:hidden"><p>The mill opens.</p></div>',
      '<div style="margin-left:-100px"><p>The mill opens.</p></div>',
      '<p>The <span style="opacity:0;transform:none">mill</span> opens.</p>',
    ])
      expect(htmlToMarkdown(html).markdown).toContain('The mill opens.')
    for (const html of [
      '<div style="max-height:0;max-width:0;opacity:0;overflow:hidden">Read our news</div><p>The mill.</p>',
      '<div style="position:absolute;left:-9999px">Cheap pills</div><p>The mill.</p>',
      '<p>The <span style="font-size:0">cheap</span>mill.</p>',
    ])
      expect(htmlToMarkdown(html).markdown).toBe('The mill.')
  })

  test('is a line below the title or a caption without a full stop, which leaves no gap', () => {
    for (const line of [
      'Ein Abend mit Liedern, Tänzen und Gedichten aus drei Jahrhunderten in einem Saal voller Kerzen',
      'Die Mitglieder des Rudervereins vor dem neuen Bootshaus am Ufer der Elbe bei Sonnenaufgang',
    ])
      for (const platform of ['linkedin', 'instagram'] as const)
        expect(
          textOf(
            'Serenade im Kurhaus',
            `${line}\n\nDas Kammerorchester spielt am 12. Mai um 19 Uhr Werke von Purcell und Bach. Karten kosten 18 Euro an der Abendkasse.`,
            { language: 'de' },
            platform,
          ),
        ).toContain('Karten kosten 18 Euro')
  })

  test('is the price of a kilogram in other words', () => {
    expect(
      textOf(
        'Honig vom Hof',
        'Unser Honig kommt von 40 Völkern am Waldrand.\n\n- Im Glas: 7,50 €\n- Kilopreis 15,00 €/kg',
        { language: 'de', content_type: 'product' },
      ),
    ).not.toContain('Kilopreis')
  })

  test('is what surrounds a text on its page, which no post tells', () => {
    const text = textOf(
      'The lock opens',
      'You are here: Home News The lock opens\n\nThe lock opened on Monday after six weeks of work.\n\nMay 2, 2026 by Jo Lind in News, River and Boats\n\nImage caption, the crew on the dock\n\nSkip advertisement\n\nTags lock river boats mayor town school barge mill winter gates oak work\n\nLioba Fern, master of the lock\n\nBoats may pass from 8 am to 6 pm.',
    )
    for (const words of ['You are here', 'Home News', 'by Jo Lind', 'caption', 'Skip', 'Tags'])
      expect(text).not.toContain(words)
    expect(text).toContain('Lioba Fern, master of the lock\n\nBoats may pass from 8 am to 6 pm.')
  })

  test('is a line with guillemets, which are no arrows of a page', () => {
    expect(
      textOf(
        'Concert au port',
        'La chorale chante le samedi 6 juin à 18 h sur le port.\n\n« La Mer » de Charles Trenet\n\nEntrée libre pour tous les habitants et les visiteurs.',
        { language: 'fr' },
      ),
    ).toContain('« La Mer » de Charles Trenet')
  })

  test('is a request in the middle that no post needs, without which the rest is whole', () => {
    const text = textOf(
      'The lock opens',
      'The lock opened on 2 May after six weeks of work. Please contact the office of the old mill for more. Boats may pass from 8 am to 6 pm.',
    )
    expect(text).toContain('after six weeks of work.')
    expect(text).toContain('Boats may pass')
  })

  test('is one day with two times in a short post, but not two days', () => {
    const program = (days: string) =>
      textOf(
        'Kurze Nacht der Museen',
        `${days}\n\n- 19.30 Uhr: Führung durch die Sammlung der Stadt\n- 21.00 Uhr: Konzert im Hof mit dem Trio Lind\n\nAm 12. Juni ab 14 Uhr, Einlass 13.30 Uhr`,
        { language: 'de', content_type: 'event' },
        'x',
      )
    expect(program('**Freitag, 12. Juni**')).toContain('21.00 Uhr: Konzert')
    expect(program('**Freitag, 12. Juni, und Samstag, 13. Juni**')).not.toContain('21.00 Uhr: Konzert')
  })

  test('names no weather with a wind band', () => {
    expect(
      textOf(
        'Wind band at the gate',
        'The wind band plays on Saturday 6 June at 3 pm at the gate.\n\nThe choir sings as well. Tickets are sold only on the day at the table of the wind band.',
        { content_type: 'event' },
        'x',
      ),
    ).toContain('6 June')
  })
})

test('an ingredient without an amount heads no list, and work that goes on in public is no draft', () => {
  const pancakes = withCard(
    sourceItem(
      article(
        'Pancakes',
        `These pancakes are quick.\n\n${storedPlainText('Salt\n200 g flour\n3 eggs (large)\n300 ml milk')}`,
        { content_type: 'recipe' },
      ),
    ),
  )
  expect(pancakes.card.facts.find(({ text }) => text === 'Salt')?.kind).toBe('entry')
  const { card } = withCard(
    sourceItem(
      article('A new roof', 'The barn gets a new roof this summer.', {
        metadata: { fields: { status: 'In progress – 60 % funded' } },
      }),
    ),
  )
  expect(card.not_for_posts.map(({ reason }) => reason)).not.toContain('draft')
})
