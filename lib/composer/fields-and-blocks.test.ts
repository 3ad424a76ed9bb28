import { describe, expect, test } from 'vitest'
import { sourceItem, withCard } from './items.fixture'
import { article, postOf } from './post.fixture'

const bible = (fields: Record<string, unknown>, language = 'en') => ({
  title: String(fields.title),
  language,
  metadata: { bible: fields },
})
const textOf = (...of: Parameters<typeof postOf>) => postOf(...of).text

describe('a post from a bible’s fields', () => {
  const night = {
    title: 'The Night of the Winter Stars',
    type: 'event',
    venue: { name: 'Corrisway Planetarium' },
    when: { start: '2027-01-16T18:00', end: '2027-01-17T01:00' },
    description:
      'Once a winter the planetarium keeps its doors open past midnight, with telescopes on the terrace.',
  }

  test('states the price for each group of people, and none as the price for all', () => {
    const tickets = { adult: '£16', child_under_15: '£7', family: '£38' }
    const description = 'Once a winter the planetarium keeps its doors open past midnight.'
    for (const platform of ['x', 'linkedin'] as const)
      expect(textOf(bible({ ...night, description, tickets }), platform)).toContain(
        'Admission: adult £16, child under 15 £7, family £38',
      )
  })

  test('says what an event is rather than what it costs if there is no room for both', () => {
    const tickets = { adult: '£16', child_under_15: '£7', family: '£38' }
    const post = textOf(bible({ ...night, tickets }), 'x')
    expect(post).toContain(night.description)
    expect(post).toContain('16 January 2027')
    expect(post).toContain('Corrisway Planetarium')
    expect(post).not.toContain('£')
  })

  test('includes fields whose names only seem to end in a language code', () => {
    const lessons = {
      title: 'Twelve Evenings with the Naked Eye',
      what_it_is: 'Twelve short lessons, one for each month, each meant for a single evening outside.',
      why_we_made_it: 'People kept buying a telescope in the first week and leaving in the third.',
    }
    const post = textOf(bible(lessons), 'linkedin')
    expect(post).toContain(lessons.what_it_is)
    expect(post).toContain(lessons.why_we_made_it)
  })

  test('has the text in its own language, not the translation in a field of a similar name', () => {
    const room = {
      title: 'La Stanza del Fienile',
      long_text: 'Five beds below the beams where the hay was kept until nineteen sixty-two.',
      long_text_it: 'Cinque letti sotto le travi dove fino al millenovecento si teneva il fieno.',
    }
    expect(textOf(bible(room), 'linkedin')).toContain(room.long_text)
    expect(textOf(bible(room), 'linkedin')).not.toContain(room.long_text_it)
  })

  test('names a list’s entries by their type where nothing else names them', () => {
    const record = {
      title: 'Ferrous Hymns',
      blurb_short: 'Seven songs for one voice, a concertina and the band that outlived its steelworks.',
      formats: [
        { type: 'LP', detail: 'rust-coloured vinyl', price: '£23' },
        { type: 'CD', detail: 'card wallet', price: '£11' },
      ],
      tour: [{ date: '2026-09-19', town: 'Cawthorpe', type: 'preview' }],
    }
    const post = textOf(bible(record), 'webhook')
    expect(post).toContain('LP, rust-coloured vinyl, £23')
    expect(post).toContain('CD, card wallet, £11')
    expect(post).not.toContain('preview')
  })

  test('adds a price’s unit from a field of its own', () => {
    const course = { ...night, title: 'Brass for adults', fee_gbp: 39, fee_unit: 'per month' }
    expect(textOf(bible(course), 'linkedin')).toContain('£39 per month')
  })

  test('puts quotes in quotation marks, with the speaker’s name', () => {
    const quote = { text: 'Aunt Ada never staked them. I stake mine.', who: 'Lettice Crowe' }
    expect(textOf(bible({ ...night, story: { quote } }), 'webhook')).toContain(
      '“Aunt Ada never staked them. I stake mine.” – Lettice Crowe',
    )
    expect(
      textOf(
        bible(
          {
            title: 'Lasto 20',
            typ: 'produkt',
            kurz: 'Ein Lastenrad, das in jeden Fahrradkeller passt.',
            zitat: { text: 'Es steht mit einer Hand.', wer: 'Selma Drosten' },
          },
          'de',
        ),
        'linkedin',
      ),
    ).toContain('„Es steht mit einer Hand.“ – Selma Drosten')
  })

  test('labels a short value with its field’s name', () => {
    const growing = { blight: 'Not resistant. In wet years lift the lower leaves early.' }
    expect(textOf(bible({ ...night, growing }), 'webhook')).toContain('Blight: Not resistant.')
  })

  test('names each of a few days instead of a period', () => {
    const dates = [
      { date: '2026-11-21', time: '15:00' },
      { date: '2026-12-06', time: '11:00' },
    ]
    const { when: _, ...play } = night
    const text = textOf(bible({ ...play, dates }), 'x')
    expect(text).toContain('Saturday, 21 November 2026, 15:00; Sunday, 6 December 2026, 11:00')
  })

  test('states a box’s price only under the box’s name, and nothing from a field marked as a spoiler', () => {
    const volumes = {
      publication: { vol_1: { price_gbp: 16.99, pages: 176 }, vol_2: { price_gbp: 17.99, pages: 192 } },
      arc: {
        vol_1: 'Wakes, meets Nell, and learns that nobody looks for him.',
        vol_2: 'Spoiler, do not publish before May: he jumped. Nobody pushed him at all.',
      },
    }
    const [short, whole] = (['x', 'webhook'] as const).map((platform) =>
      textOf(bible({ ...night, ...volumes }), platform),
    )
    expect(short).not.toMatch(/16\.99|17\.99/)
    expect(whole).toContain('Vol 1\nPrice: £16.99\n176 pages')
    expect(whole).not.toContain('Admission')
    expect(`${short}${whole}`).not.toMatch(/jumped|pushed/)
  })

  test('does not take the place where something comes from or is sold for a venue', () => {
    const { venue: _, ...object } = night
    const text = textOf(
      bible({ ...object, inventory: { origin: 'Kettl Farm, Obersulz' }, sale: { place: 'Garden shop' } }),
      'x',
    )
    expect(text).not.toMatch(/Kettl|shop/)
  })

  test('has an animal’s portrait text, before its health, and is not read as a character', () => {
    const dog = {
      title: 'Biscuit, lurcher cross, 6 years',
      species: 'dog',
      portrait: [
        'Biscuit was found tied to the railings of a garden centre. He has now been with us longer than any other dog.',
        'He is fast for about four minutes a day and lies on something soft for the rest. He walks politely on the lead.',
      ],
      health: { summary: 'Arthritis in the left hip.' },
      adoption: { fee_gbp: 180 },
      vaccinated: true,
    }
    expect(textOf(bible(dog), 'instagram')).toContain('He walks politely on the lead.')
    const text = textOf(bible(dog), 'webhook')
    expect(text).toContain('He walks politely on the lead.')
    expect(text.indexOf('railings')).toBeLessThan(text.indexOf('Arthritis'))
    expect(withCard(sourceItem(bible(dog))).card.kind).toBe('announcement')
  })
})

describe('a post from a text’s blocks', () => {
  const begin = 'The city library has asked its readers what they miss. 611 of them have answered.'

  test('lists a small table’s rows below their lead-in, with column names where the cells need them', () => {
    const text = textOf(
      article(
        'Bus 17',
        `${begin} These stops are not served:\n\n| Stop | Nearest stop in use |\n|---|---|\n| Tannery | Weir Lane |\n| Mill Bridge | Market Cross |\n\n${begin.replace('611', '38')}`,
      ),
      'linkedin',
    )
    expect(text).toMatch(
      /These stops are not served:\n+• Tannery: Nearest stop in use Weir Lane\n• Mill Bridge: Nearest stop in use Market Cross/u,
    )
  })

  test('lists a course’s hours and price without column names, but its first day with one', () => {
    const text = textOf(
      article(
        'Courses',
        `${begin}\n\n| Course | Time | Begins | Price |\n|---|---|---|---|\n| Dutch | Tue 6–8 pm | 2 February | £96 |\n| Welsh | Wed 6–8 pm | 3 February | £84 |`,
      ),
      'linkedin',
    )
    expect(text).toContain('• Dutch: Tue 6–8 pm; Begins 2 February; £96')
  })

  test('is not written from a table alone', () => {
    const table = '| Line | To | Minutes |\n|---|---|---|\n| 4 | Park | 2 |\n| 11 | Port | 5 |'
    expect(textOf(article('Departures', table), 'linkedin')).toBe('')
  })

  test('attributes a quote to the speaker named below it', () => {
    const words = 'I put off coming for two months. Then a lady asked me how I take my tea.'
    const text = textOf(
      article(
        'What they told us',
        `${begin}\n\n> ${words}\n>\n> *Visitor at Stow End*\n\nThe full report is on our website.`,
      ),
      'linkedin',
    )
    expect(text).toContain(`\n“${words}” – Visitor at Stow End\n`)
    expect(text).toContain(`${begin}\n`)
  })

  test('attributes a quote to the speaker named in the same paragraph, and keeps the line above out of it', () => {
    const text = textOf(
      article(
        'Brei',
        `${begin}\n\n- Neues in kleinen Mengen einführen, drei Löffel reichen.\n- Nie mit Honig süßen, er ist gefährlich.\n\n> „Die Hälfte landet auf dem Lätzchen. Das geht in der Sonne raus.“ – Gundula Striebel`,
        { language: 'de' },
      ),
      'linkedin',
    )
    expect(text).toContain('• Nie mit Honig süßen, er ist gefährlich.\n')
    expect(text).toContain(
      '„Die Hälfte landet auf dem Lätzchen. Das geht in der Sonne raus.“ – Gundula Striebel',
    )
  })

  test('includes table rows with bold words', () => {
    const text = textOf(
      article(
        'Buses',
        `${begin}\n\n| Station | Stop |\n|---|---|\n| Kronau | Fire station |\n| Talmühle | **no stop**, use Unterdorf |`,
      ),
      'linkedin',
    )
    expect(text).toContain('Talmühle: Stop no stop, use Unterdorf')
  })

  test('labels a text with the bold line above it', () => {
    const text = textOf(
      article(
        'Tasting',
        `${begin}\n\n**Place**\nWarehouse 9, second floor (stairs only, no lift)\n\n**Price**\n58 pounds a person, with a spoon to take home`,
      ),
      'linkedin',
    )
    expect(text).toContain(
      '• Place: Warehouse 9, second floor (stairs only, no lift)\n• Price: 58 pounds a person',
    )
  })

  test('continues the numbering after a step that ends with a warning', () => {
    const steps = 'Slice the leeks and soften them in the butter. They must not brown.'
    const text = textOf(
      article(
        'Leek tart',
        `A supper tart for six people.\n\n## You need\n\n- 4 leeks\n- 30 g butter\n- 3 eggs\n\n## Method\n\n1. Heat the oven to 190 °C.\n2. ${steps}\n3. Bake the tart for half an hour.`,
        { content_type: 'recipe' },
      ),
      'linkedin',
    )
    expect(text).toContain(`2. ${steps}\n3. Bake`)
  })
})

describe('a short post', () => {
  const guide = article(
    'Having a planned operation',
    'This page is for adults who have a date for an operation. Your letter may say otherwise.\n\n## Going home\n\nDo not drive, sign contracts or look after small children on your own for 24 hours.',
    {
      content_type: 'guide',
      url: 'https://clinic.example/operation',
      metadata: {
        fields: { summary: 'How to prepare in the days before your operation, and when to ring us.' },
      },
    },
  )

  test('has the title and the source’s summary, and leaves individual rules to its link', () => {
    const text = textOf(guide, 'x')
    expect(text).toMatch(/^Having a planned operation\n\nHow to prepare in the days before your operation/u)
    expect(text).not.toContain('drive')
    expect(postOf(guide, 'x').flags.map(({ code }) => code)).toContain('dropped_sentence')
  })

  test('about a recall says what is recalled and why', () => {
    const why =
      'Fennimore & Sons is recalling one batch of its oat biscuits because some packs may contain sesame.'
    const recall = article(
      'Product recall: Fennimore’s Oat Biscuits',
      `${why}\n\nIf you are allergic to sesame, do not eat these biscuits.\n\nOnly batch L6274 is affected. Take the pack back to the shop where you bought it, or send us a photo of the batch number and throw the biscuits away; we pay for them either way and you need no receipt for it.`,
      { url: 'https://bakery.example/recall' },
    )
    expect(textOf(recall, 'x')).toContain(why)
  })

  test('names both teams and the score of a match', () => {
    const report = article(
      'Round 4: Wexcombe B 3½ – Rooks of Ludbury A 2½',
      'We travelled to Wexcombe with five players and a promise that the sixth would come by train. He did.',
      { url: 'https://www.rooksofludbury.example/wexcombe-away' },
    )
    expect(textOf(report, 'x')).toContain('Wexcombe B 3½ – Rooks of Ludbury A 2½')
  })
})
