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

  test('gives a price only if it is the price of the thing, not of one size or group', () => {
    const { facts: _, ...plain } = gin
    expect(of({ ...plain, price_gbp: 38.5 }, 'linkedin')).toContain('£38.50')
    expect(of({ ...plain, prices: [{ size: '100 ml', gbp: 7 }] }, 'linkedin')).not.toContain('£')
    expect(of({ ...plain, admission_gbp: { adults: 7, children: 0 } }, 'linkedin')).not.toContain('£')
  })
})
