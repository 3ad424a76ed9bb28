import { describe, expect, test } from 'vitest'
import type { Platform } from '@/lib/platforms/schemas'
import type { SourceItem } from './items.fixture'
import { article, postOf } from './post.fixture'

const textOf = (title: string, text: string, more?: Partial<SourceItem>, platform: Platform = 'linkedin') =>
  postOf(article(title, text, more), platform).text

describe('a post with details that readers act on', () => {
  test('lists a table’s rows, each with its row header once', () => {
    const text = textOf(
      'The ferry in winter',
      'The ferry runs from Monday to Sunday.\n\n## Times\n\n| | Monday to Saturday | Sunday |\n|---|---|---|\n| First boat | 6.50 | 8.30 |\n| Last boat | 22.40 | 20.10 |\n\nPassengers come ten minutes early.',
    )
    expect(text).toContain(
      'Times\n• First boat: Monday to Saturday 6.50; Sunday 8.30\n• Last boat: Monday to Saturday 22.40; Sunday 20.10\n\nPassengers come',
    )
  })

  test('keeps list entries that are dates, whose day Markdown reads as a list number', () => {
    expect(
      textOf(
        'Grippeimpfung ohne Termin',
        'Die Ambulanz öffnet dafür an drei Samstagen von 9 bis 13 Uhr:\n\n- 10. Oktober 2026\n- 24. Oktober 2026\n- 7. November 2026\n\nEine Anmeldung ist nicht nötig.',
        { language: 'de' },
      ),
    ).toContain('• 10. Oktober 2026\n• 24. Oktober 2026\n• 7. November 2026')
  })

  test('joins a heading with the text that completes its sentence', () => {
    expect(
      textOf(
        'Vaccination clinics',
        'Our clinics take place on Saturday 3 October 2026, 8.30 am to 1 pm.\n\n## Please don’t come if\n\nyou have a fever or feel really unwell; we will find you another day. Tell us beforehand if you have ever had a severe allergic reaction to a vaccine.',
      ),
    ).toContain(
      'Please don’t come if\nYou have a fever or feel really unwell; we will find you another day. Tell us beforehand',
    )
  })

  test('keeps a day together with the place on the next line, and a match’s result', () => {
    expect(
      textOf(
        'Repair café',
        'Bring what is broken and we will try to mend it together.\n\n**Saturday 21 November 2026, 1 to 5 pm**\nWesley Hall, Cobble Street\n\nIt costs nothing.',
      ),
    ).toContain('Saturday 21 November 2026, 1 to 5 pm Wesley Hall, Cobble Street')
    expect(
      textOf(
        'Rollers hold their nerve',
        '**Marbles League, round 6**\nGatepost Rollers 29 – 20 The Taw Inn\n\nThe fog was so thick that the scorer stood inside the ring for the whole first game. The guests led at half time.',
      ),
    ).toContain('Gatepost Rollers 29 – 20 The Taw Inn')
  })

  test('keeps the phone number after a sentence, and whom to ask', () => {
    const text = textOf(
      'The toy clinic',
      'The clinic mends bears and dolls on Mondays.\n\nA bear that a child needs at night: please call before you come. 0221 4710 119\n\nForms are at the gate or with Marjorie, plots@toys.example.',
    )
    expect(text).toContain('please call before you come. 0221 4710 119')
    expect(text).toContain('with Marjorie, plots@toys.example')
  })

  test('keeps a list’s lead-in, even without a colon, and all its entries', () => {
    expect(
      textOf(
        'How to bleed a radiator',
        'A radiator that is cold at the top has air in it.\n\nDon’t bleed radiators yourself if\n\n- the heating is shared by the house\n- you have a heat pump (don’t open it, and tell us what it says)\n- the radiator is cold at the bottom\n\nYou need a key and a cup.',
      ),
    ).toContain(
      'Don’t bleed radiators yourself if\n• the heating is shared by the house\n• you have a heat pump (don’t open it, and tell us what it says)\n• the radiator is cold at the bottom',
    )
  })

  test('keeps a program entry whose title contains a question', () => {
    expect(
      textOf(
        'Infoabend',
        'Am Donnerstag, 19. November 2026, um 18 Uhr lädt die Klinik zu einem Abend ein.\n\n- **18:00 Uhr** – Arthrose: Was hilft ohne Operation? *Dr. Ines Hallbauer*\n- **18:30 Uhr** – Der Gelenkersatz. *Prof. Dr. Orlop*',
        { language: 'de' },
      ),
    ).toContain('• 18:00 Uhr – Arthrose: Was hilft ohne Operation? Dr. Ines Hallbauer')
  })

  test('keeps the space before the colon of a French label', () => {
    const text = textOf(
      'La nuit des livres',
      'Huit lecteurs liront la première page d’un roman, le samedi 14 novembre 2026 à 20 h. Après chaque lecture, la salle vote à main levée.\n\n- **Où :** Librairie L’Encrier\n- **Entrée :** gratuite',
      { language: 'fr' },
    )
    expect(text).toContain('• Où : Librairie L’Encrier\n• Entrée : gratuite')
  })
})

describe('an event with several dates', () => {
  const play = (performances: unknown[]): Partial<SourceItem> => ({
    title: 'The Lighthouse Auditor',
    content_type: 'event',
    raw_content: '',
    metadata: {
      bible: {
        title: 'The Lighthouse Auditor',
        synopsis:
          'A clerk is rowed out to Gannet Rock to count the stores. The weather closes in and the boat does not come back.',
        performances,
      },
    },
  })

  test('is told with all its dates, and in a short post with its first and last day', () => {
    const item = play([
      { date: '2027-04-17', time: '14:30', access: 'Relaxed performance: come and go' },
      { date: '2027-04-15', time: '19:30' },
      { date: '2027-04-24', time: '19:30', status: 'sold out' },
    ])
    expect(postOf(item, 'linkedin').text).toContain(
      '• Thursday, 15 April 2027, 19:30\n• Saturday, 17 April 2027, 14:30, Relaxed performance: come and go\n• Saturday, 24 April 2027, 19:30, sold out',
    )
    const linked = { ...item, url: 'https://theatre.example/lighthouse' }
    expect(postOf(linked, 'x').text).toContain('Thursday, 15 April 2027 to Saturday, 24 April 2027')
  })

  test('is not presented as running from its program’s first day to its last', () => {
    const item = play([
      { what: 'Curator’s tour', date: '2026-11-26' },
      { what: 'Sea songs', date: '2027-04-24' },
    ])
    expect(postOf(item, 'x').text).not.toContain('November')
    expect(postOf(item, 'linkedin').text).toContain('• Saturday, 24 April 2027: Sea songs')
  })
})

describe('a short post without room for what must be said', () => {
  const recall = article(
    'Recall: soft goat’s cheese with chives, batch 2641',
    'Thornyhill Dairy is recalling one batch of soft goat’s cheese. Listeria was found in a sample on 3 November.\n\nOnly batch 2641 is affected. The plain cheese is not affected, nor are the ash-rolled logs and all other batches that we have made since the summer, whatever the colour of their lids or the shop in which they were bought.\n\nDo not eat it. Bring it back to where you bought it, or throw it away and send us a photo of the base; you will get your money back either way.',
    {
      url: 'https://thornyhill.example/recall',
      metadata: {
        fields: { summary: 'We are recalling one batch of our goat’s cheese because Listeria was found.' },
      },
    },
  )

  test('has the headline, the source’s summary and a link to everything else', () => {
    const { text, link } = postOf(recall, 'x')
    expect(text).toBe(
      'Recall: soft goat’s cheese with chives, batch 2641\n\nWe are recalling one batch of our goat’s cheese because Listeria was found.',
    )
    expect(link).toBe('https://thornyhill.example/recall')
  })

  test('is not written if there is no link', () => {
    const { text, flags } = postOf({ ...recall, url: null }, 'x')
    expect([text, flags.map(({ code }) => code)]).toEqual(['', expect.arrayContaining(['nothing_to_say'])])
  })
})

test('a short post leaves out the condition of something that it doesn’t mention, and flags it', () => {
  const report = article(
    'Three wins for the rowing club at the Wendle Head',
    'A stiff headwind, a spring tide and 142 crews: the Wendle Head was not for the faint-hearted. The club came home with three wins and a record.\n\nThe next course for beginners starts on Sunday 10 January 2027 and has twelve places. You must be able to swim 50 metres in light clothing.',
  )
  const { text, flags } = postOf(report, 'x')
  expect(text).not.toContain('beginners')
  expect([text.includes('swim 50'), flags.map(({ code }) => code)]).toEqual([false, ['dropped_sentence']])
})
