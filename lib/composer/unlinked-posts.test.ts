import { describe, expect, test } from 'vitest'
import { article, postOf } from './post.fixture'

const cheese = article(
  'Hollin Beck Blue, quarter wheel',
  'Our quarter wheel is cut by hand, so weights vary.\n\nPrice: £9.80\n\nYou pay for what is on the label, not for 400 g. Made with animal rennet, so not vegetarian.\n\nThe wheels ripen in the old ice house for ten weeks, where Agnes turns each of them twice a week and brushes off whatever grows on the rind before it grows too far. She began with goats.',
  { content_type: 'product' },
)
const night = article(
  'Shooting stars at Harl Quarry',
  'We lie on our backs and count.\n\nOn Wednesday 12 August 2026 we meet at the quarry gate at 9 pm.\n\nOnly members may bring dogs. The track is rough for a mile and there is no light, so leave the pushchair at home and wear boots that you trust. There is room for nine cars at the gate and for none on the verge.',
  { content_type: 'event', metadata: { fields: { starts_at: '2026-08-12 21:00', venue: 'Harl Quarry' } } },
)
const link = { url: 'https://shop.example/blue' }

describe('a post with no room for the conditions of what it tells', () => {
  test('and without a link says what something is, not what it costs', () => {
    const { text } = postOf(cheese, 'x')
    expect(text).toContain('cut by hand')
    expect(text).not.toContain('9.80')
  })

  test('gives the price if its link leads to the conditions', () => {
    expect(postOf({ ...cheese, ...link }, 'x').text).toContain('£9.80')
  })

  test('is left to a person if it is about an event and has no link', () => {
    const { text, flags } = postOf(night, 'x')
    expect(text).toBe('')
    expect(flags).toEqual([
      expect.objectContaining({
        code: 'nothing_to_say',
        message: expect.stringContaining('no link leads to them'),
      }),
    ])
    expect(postOf({ ...night, ...link }, 'x').text).toContain('12 August 2026')
  })
})

describe('a short post about an event without a link', () => {
  test('tells a short text to its end, with its conditions', () => {
    const text =
      'The Tilbury Five play swing under the plane trees.\n\nSaturday 13 June 2026, 7 pm, Walled Garden. Tickets £12. If it rains we move into the hall. No dogs, please.'
    expect(postOf(article('Jazz in the garden', text, { content_type: 'event' }), 'x').text).toContain(
      'Tickets £12. If it rains we move into the hall. No dogs, please.',
    )
  })

  const story =
    ' Za tri hodiny uvidite, co z mlyna zbylo, a kdo chce, ten si odnese hrst mouky pro svou babicku. Karel Vlk, ktery tu mlel od roku, kdy prisla voda, vypravi pri ohni o kameni, jenz se sam zastavil.'
  test.each([
    ['es', 'El viernes 14 de agosto de 2026 abrimos el patio.', 'Los menores deben venir acompañados.'],
    ['cs', 'V sobotu 22. srpna 2026 slavíme na návsi.', 'Za deště se slavnost nekoná.'],
    ['pt', 'No sábado, 7 de março de 2026, há queijo no mercado.', 'As provas são só para adultos.'],
    ['fi', 'Lauantaina 14. maaliskuuta 2026 koulu avaa ovensa.', 'Koiria ei saa tuoda pihalle.'],
    ['hu', 'Szombaton, 2026. szeptember 19-én mulatság lesz.', 'Eső esetén a teremben tartjuk.'],
    ['ro', 'Sâmbătă, 10 octombrie 2026, piața se umple de miere.', 'Plata se face doar cu numerar.'],
  ])('does not give its day without its conditions in other languages (%s)', (language, day, condition) => {
    const { text } = postOf(
      article('Mlyn', `${day}\n\n${condition}${story}`, { content_type: 'event', language }),
      'x',
    )
    expect(text).toBe('')
  })

  test.each([
    ['de', 'Am 27. Juni 2026 spielen die Kinder im Hof.', 'Das Konzert findet um 16 Uhr statt.'],
    ['de', 'Am 11. Oktober 2026 ist Markt im Klosterhof.', 'Jedes Kind darf einmal an der Kurbel drehen.'],
    ['da', 'Vi går en tur søndag den 10. maj 2026.', 'Vi skal se bøgen springe ud.'],
    ['en', 'The choir sings on Sunday 15 November 2026.', 'The choir has 64 members from eleven villages.'],
    ['en', 'Nora Haske reads on Friday 9 October 2026.', 'The book follows a year on an island.'],
    ['en', 'We walk to the mine on Sunday 3 May 2026.', 'The men did not trust the pumps.'],
  ])('takes no other sentence for a condition (%s: %s %s)', (language, day, other) => {
    const more =
      ' It smells of apples and tar, and everybody knows somebody who was here before, or says so. The tea comes from the big urn of Mrs Pell, and the cake comes from whoever has a tin and a pound of sugar.'
    const { text } = postOf(
      article('Open', `${day}\n\n${other}${more}`, { content_type: 'event', language }),
      'x',
    )
    expect(text).toContain(day)
  })
})

test('a post without a link gives no price in its first sentence either if conditions are left out', () => {
  const wheel = article(
    'Quarter wheel of Hollin Blue',
    'A quarter wheel of our blue cheese costs £9.80.\n\nMade with animal rennet, so not vegetarian. We send it on Tuesdays only. The wheels ripen in the old ice house for ten weeks, where Agnes turns each of them twice a week and brushes off whatever grows on the rind before it grows too far.',
    { content_type: 'product' },
  )
  expect(postOf(wheel, 'x').text).not.toContain('9.80')
  expect(postOf({ ...wheel, ...link }, 'x').text).toContain('9.80')
})

test('a notice without a link gives no fee whose conditions it leaves out, but what a council spends', () => {
  const rest =
    ' Kinder unter sechs zahlen nichts. Zehnerkarten, die vor dem 1. Januar gekauft wurden, gelten weiter, aber nicht in der Sauna. Die Ermäßigung gibt es nur gegen Nachweis. Frühschwimmer zahlen von 6 bis 8 Uhr weiter 3 Euro.'
  const notice = (lead: string) =>
    postOf(article('Neues aus dem Hallenbad', `${lead}\n\n${rest}`, { language: 'de' }), 'x').text
  expect(notice('Ab 1. Januar 2026 kostet der Eintritt im Hallenbad 5,50 Euro.')).not.toContain('5,50')
  expect(notice('Die Stadt zahlt 80.000 Euro für das Dach des Hallenbads.')).toContain('80.000 Euro')
})

test('a short post is no list of known issues below the name of a release', () => {
  const notes =
    '- Offline maps for all states, with footpaths and cycle routes and ferries\n- Delays as notifications, from as many minutes as you like\n- Larger type in all lists and on maps, and on the watch too\n\n## Known issues\n\n- The map does not start on Android 9.\n- Tickets cannot be opened without a network.'
  expect(postOf(article('Timetables 5.1', notes, { content_type: 'release_notes' }), 'x').text).not.toContain(
    'Android 9',
  )
})

test('an event without conditions is told without a link too', () => {
  const walk = article(
    'Bat walk at Hollin Pond',
    'We listen for five kinds of bats.\n\nMeg Lowry has counted them for 31 years and knows most of them by their voices, which sound like gravel poured into a tin when her machine has made them low enough for us to hear, and she brings the machine along.',
    { content_type: 'event', metadata: { fields: { starts_at: '2027-05-14 21:00', venue: 'North gate' } } },
  )
  expect(postOf(walk, 'x').text).toContain('14 May 2027')
})

describe('a post from a bible with texts', () => {
  const gin = {
    name: 'Coastal gin',
    short: 'Our everyday gin: juniper first, then sea lettuce and a little orange peel.',
    story: 'The still is called Agnes. She came on a lorry from a perfumer in 1988 and holds 300 litres.',
    facts: {
      abv: '43.2 %',
      sizes: [
        { ml: 700, price_gbp: 38.5 },
        { ml: 50, price_gbp: 5.5, note: 'shop only' },
      ],
      botanicals: ['juniper', 'bay', 'one we don’t print'],
    },
    allergens: 'May contain traces of crustaceans.',
  }
  const of = (bible: Record<string, unknown>, platform: 'linkedin' | 'instagram' | 'webhook') =>
    postOf({ title: String(bible.name), raw_content: '', metadata: { bible } }, platform).text

  test.each(['linkedin', 'instagram'] as const)(
    'tells its texts and warnings, and no selection of its fields (%s)',
    (platform) => {
      const text = of(gin, platform)
      for (const said of [gin.short, 'The still is called Agnes.', 'traces of crustaceans'])
        expect(text).toContain(said)
      expect(text).not.toMatch(/43\.2|£|juniper, bay|ABV/)
    },
  )

  test('tells all of its fields to a system that takes the whole text', () => {
    for (const said of ['43.2 %', '700 ml, £38.50']) expect(of(gin, 'webhook')).toContain(said)
  })

  test('gives no price without a link if what limits it is left out', () => {
    const trip = {
      name: 'Seal trip',
      kind: 'product',
      short: 'Two hours on the water, with seals on nine days out of ten.',
      story: 'Skipper Ann has known the bank since she was a child and cuts the engine a mile before it.',
      price_gbp: 38,
      terms: 'only for swimmers',
    }
    expect(of(trip, 'linkedin')).toContain('Skipper Ann')
    expect(of(trip, 'linkedin')).not.toContain('£38')
  })

  test('tells what its notes limit, and no short post has the price without the warnings', () => {
    const putty = {
      name: 'Lime putty',
      intro: 'Fat lime putty, matured for a year in the pit.',
      use: 'For plaster and patience. It keeps for years under a film of water.',
      safety: 'Caustic. Wear goggles and gloves. Rinse eyes at once with plenty of water.',
      price_gbp: 24,
    }
    const post = postOf({ title: putty.name, raw_content: '', metadata: { bible: putty } }, 'x').text
    expect(post).not.toMatch(/£24|^Lime putty\s+Caustic\.$/u)
    const night = {
      title: 'Open observatory',
      intro: 'We show Saturn, the Moon and whatever the sky allows.',
      when: { date: '2026-09-19', from: '20:00', to: '23:30' },
      where: { name: 'Observatory Hill' },
      notes: 'The dome is not heated. If it is cloudy we show the workshop instead.',
    }
    expect(
      postOf({ title: night.title, raw_content: '', metadata: { bible: night }, ...link }, 'linkedin').text,
    ).toContain('If it is cloudy')
  })

  test('gives a price only if it is the price of the thing, not of one size or group', () => {
    const { facts: _, ...plain } = gin
    expect(of({ ...plain, price_gbp: 38.5 }, 'linkedin')).toContain('£38.50')
    expect(of({ ...plain, prices: [{ size: '100 ml', gbp: 7 }] }, 'linkedin')).not.toContain('£')
    expect(of({ ...plain, admission_gbp: { adults: 7, children: 0 } }, 'linkedin')).not.toContain('£')
  })
})
