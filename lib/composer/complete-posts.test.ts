import { describe, expect, test } from 'vitest'
import type { Platform } from '@/lib/platforms/schemas'
import { composeVariant } from './compose-variant'
import { composerVoice } from './composer-voice'
import { findUnprovenParts } from './find-unproven-parts'
import { type SourceItem, sourceItem, withCard } from './items.fixture'

const anything = composerVoice({ voice: {}, levels: {} })
const platforms = ['x', 'linkedin', 'instagram', 'youtube', 'webhook'] as const

function post(source: SourceItem, platform: Platform) {
  const { content, trace } = composeVariant(
    withCard(source),
    { platform, language: source.language },
    anything,
  )
  if (!content) throw new Error('needs a translation')
  expect(findUnprovenParts(content, trace)).toEqual([])
  return content
}
const texts = (source: SourceItem): string[] => platforms.map((platform) => post(source, platform).text)

describe('a composed post', () => {
  test('states an event’s day, time and place, and that no booking is needed', () => {
    const walk = sourceItem({
      title: 'Bat walk at Hollin Pond',
      content_type: 'event',
      raw_content:
        'Join ranger Meg Lowry on Friday 14 May at 9 p.m. at the north gate of Hollin Pond. We listen for five kinds of bats. No booking needed.',
    })
    for (const text of texts(walk)) {
      expect(text).toContain('14 May at 9 p.m. at the north gate')
      expect(text).toContain('No booking needed.')
    }
    const reading = sourceItem({
      title: 'Lesung: Nadja Brückner liest aus „Das Salz der Oder“',
      content_type: 'event',
      language: 'de',
      raw_content:
        'Eine Fährfrau, zwei Ufer und ein Koffer, den seit 1945 niemand öffnen will: Nadja Brückners dritter Roman steht auf der Longlist für den Uferpreis. Am Dienstag, dem 17. November 2026, um 19.30 Uhr liest sie bei uns daraus vor und spricht mit Dr. Karl Hagedorn (Radio Elbe) darüber, warum Flüsse so schlecht als Grenzen taugen.',
    })
    expect(post(reading, 'x').text).toContain('17. November 2026, um 19.30 Uhr')
  })

  test('keeps the warning of a guide or a release, and numbers only a guide’s steps', () => {
    const release = sourceItem({
      title: 'Tillpoint 5.2',
      content_type: 'release notes',
      raw_content:
        'Tillpoint 5.2 prints receipts twice as fast. Do not install it during opening hours: the tills restart for ten minutes.\n\n## New\n\n- Receipts print in 0.8 seconds.\n- Two drawers per till.',
    })
    for (const text of texts(release)) expect(text).toContain('Do not install it during opening hours')
    const guide = sourceItem({
      title: 'How to bleed a radiator',
      content_type: 'guide',
      raw_content:
        'A radiator that is cold at the top has air in it.\n\n1. Turn the heating off.\n2. Open the valve a quarter turn.\n3. The water is 70 degrees hot at first.\n4. Warning: never open the valve fully.\n5. Close the valve when water comes.',
    })
    for (const text of texts(guide)) expect(text).toContain('Warning: never open the valve fully.')
    expect(post(guide, 'linkedin').text).toContain(
      '2. Open the valve a quarter turn.\n• The water is 70 degrees hot at first.\n• Warning: never open the valve fully.\n3. Close the valve',
    )
  })

  test('states a product’s name and price, but never its price per liter', () => {
    const juice = sourceItem({
      title: 'Apfelsaft naturtrüb, 6 x 1 l',
      content_type: 'product',
      language: 'de',
      raw_content:
        'Der Saft kommt aus 14 Sorten von Streuobstwiesen am Deister.\n\nPreis: 11,94 €\n\nGrundpreis: 1,99 €/l',
    })
    for (const platform of ['x', 'linkedin', 'instagram'] as const) {
      const { text } = post(juice, platform)
      expect([text.startsWith(juice.title), text.includes('11,94 €'), text.includes('1,99')]).toEqual([
        true,
        true,
        false,
      ])
    }
    const oil = sourceItem({
      ...juice,
      title: 'Rapsöl vom Hof Feddersen, 500 ml',
      raw_content: 'Das Rapsöl wird bei 38 Grad kalt gepresst. Hier riecht es nach Heu.',
      metadata: { fields: { price: '5,96 €/l' } },
    })
    for (const text of texts(oil)) expect(text).not.toContain('5,96')
    expect(post(oil, 'x').text).toBe(
      'Rapsöl vom Hof Feddersen, 500 ml\n\nDas Rapsöl wird bei 38 Grad kalt gepresst.',
    )
  })

  test('says who is interviewed, and has each question with its whole answer or not at all', () => {
    const interview = sourceItem({
      title: 'Three questions for Ama Osei',
      content_type: 'person',
      raw_content:
        'Ama Osei has repaired organs for 22 years.\n\n**Why organs?**\n\nBecause nobody else in the county does it.\n\n**What is the hardest part?**\n\nThe mice. They eat the leather of the bellows.\n\n**Will you ever stop?**\n\nRead more in [my book](https://shop.example.com). I might.',
    })
    const whole = {
      'Why organs?': '“Because nobody else in the county does it.”',
      'What is the hardest part?': '“The mice. They eat the leather of the bellows.”',
    }
    for (const text of texts(interview)) {
      expect(text).toContain('Ama Osei has repaired organs')
      expect(text).not.toContain('Will you ever stop?')
      expect(text).not.toContain('I might')
      for (const [question, answer] of Object.entries(whole))
        expect([text, text.includes(question)]).toEqual([text, text.includes(`${question}\n${answer}`)])
    }
    expect(post(interview, 'webhook').text).toContain('“The mice.')
  })

  test('says who a recall does not affect or isn’t written, and is never written from terms', () => {
    const recall = sourceItem({
      title: 'Safety notice: night light PW-3',
      raw_content: `We are recalling night lights of model PW-3 sold in April. Lights with a green dot on the base are not affected. Those of the models PW-1 and PW-2 are safe to use as before, and so are all that were sold in other countries.\n\nUnplug an affected light and do not use it again.`,
    })
    const terms = sourceItem({
      title: 'New terms',
      content_type: 'legal',
      raw_content:
        'The monthly fee rises to £14 on 1 July.\n\nIf you do not agree, you can cancel free of charge until 30 June.\n\nFor more information contact us.',
    })
    for (const platform of platforms) {
      const { text } = post(recall, platform)
      expect(text === '').toBe(platform === 'x')
      if (text !== '') expect(text).toContain('are not affected')
      const { draft, flags } = composeVariant(withCard(terms), { platform, language: 'en' }, anything)
      expect([draft, flags.map(({ code }) => code)]).toEqual([null, ['nothing_to_say']])
    }
  })

  test('keeps a rule together with its limits, and a paragraph with the heading it needs', () => {
    const letter = sourceItem({
      title: 'Letter from the farm',
      raw_content:
        'The frost took most of the plum blossom this spring.\n\n## The boxes\n\nFrom June the small one costs £9. In that case the large one stays as it is.\n\n## If it rains\n\nWe move to 17 July and say so by noon.',
    })
    for (const text of texts(letter)) {
      if (text.includes('costs £9')) expect(text).toMatch(/The boxes\n+From June .* £9\. In that case/u)
      if (text.includes('17 July')) expect(text).toMatch(/If it rains\n+We move/u)
    }
    expect(post(letter, 'linkedin').text).toContain('If it rains\nWe move')
    expect(post(letter, 'x').text).toContain('The frost took')
  })

  test('covers only a release’s newest version, without issue numbers, and says what to do before upgrading', () => {
    const changes = sourceItem({
      title: 'Kestrel 4.7',
      content_type: 'changelog',
      raw_content:
        '## 4.7.0\n\n- Search reads handwriting (#1832, @mia)\n- Notebooks lock with a passkey (#1790)\n\nMake a backup before you upgrade.\n\n## 4.6.0\n\n- Dark view',
    })
    for (const text of texts(changes)) {
      expect(text).toContain('• Search reads handwriting\n')
      expect(text).toContain('Make a backup before you upgrade.')
      expect(text).not.toMatch(/#\d|@mia|Dark view/u)
    }
  })

  test('quotes what people say about themselves, and names the character who says a line', () => {
    const person = sourceItem({
      title: 'Meet the team: Rasmus Ode',
      content_type: 'person',
      raw_content:
        'I joined the workshop in 2019. Today I run the repair desk.\n\nMy first repair was a tandem.',
    })
    for (const platform of ['x', 'linkedin', 'instagram'] as const) {
      const { text } = post(person, platform)
      expect(text).toContain('Rasmus Ode')
      expect(text).toMatch(/“(?:I joined|My first)/u)
    }
    const gus = sourceItem({
      title: 'Gus',
      content_type: 'character',
      raw_content:
        'Gus is an umbrella who was left on a bus.\n\nTraits: patient, damp\nSays: "It might still rain!"\n\n## Never\n\nNever show him open.',
    })
    expect(post(gus, 'webhook').text).toContain('Gus: “It might still rain!”')
    for (const text of texts(gus)) expect(text).not.toMatch(/Traits:|Never show/u)
  })

  test('takes hashtags from names, places and subjects, not from filing labels', () => {
    const tags = [
      'Agenda',
      'Updates',
      'Q3 2026',
      'Adults',
      'Spring list',
      'événement',
      'Новини',
      '活动',
      'Ferry',
    ]
    const ferry = sourceItem({
      title: 'New timetable',
      tags,
      raw_content: 'From 1 June the ferry leaves every 40 minutes.',
    })
    for (const platform of ['x', 'linkedin', 'instagram', 'webhook'] as const)
      expect(post(ferry, platform).hashtags[0]).toBe('Ferry')
  })

  test('states its title once, without the site’s name, and as a heading rather than a slug', () => {
    const ferry = sourceItem({
      title: 'Night ferries start again | Harbour Gazette',
      raw_content:
        '# Night ferries start again\n\nNight ferries start again.\n\nThe ferry to Lyness leaves at 11 p.m. from pier 4.',
    })
    for (const platform of ['youtube', 'webhook'] as const) {
      const { title, text } = post(ferry, platform)
      expect([title, text]).toEqual([
        'Night ferries start again',
        'The ferry to Lyness leaves at 11 p.m. from pier 4.',
      ])
    }
    const box = sourceItem({
      title: 'how-we-built-a-nest-box',
      raw_content:
        '# How we built a nest box from pallets\n\nThe small box hangs behind the shed and holds three wrens.',
    })
    expect(post(box, 'x').text).toMatch(/^How we built a nest box from pallets\n\nThe small box/)
    expect(post(box, 'webhook').title).toBe('How we built a nest box from pallets')
  })

  test('describes a picture by what is known about it, never by its file name', () => {
    const lamp = sourceItem({
      title: 'Tischleuchte „Moll“',
      content_type: 'product',
      language: 'de',
      featured_image: 'https://shop.example.org/moll_01.jpg',
      media_urls: ['https://shop.example.org/moll_02.jpg'],
      raw_content:
        '![moll_01](https://shop.example.org/moll_01.jpg)\n\nMoll ist eine Leuchte aus geölter Eiche.',
    })
    expect(post(lamp, 'instagram').media.map(({ alt }) => alt)).toEqual([
      'Tischleuchte „Moll“, Produktfoto',
      '',
    ])
  })
})

describe('a post that readers can rely on', () => {
  const market = sourceItem({
    language: 'de',
    title: 'Adventsmarkt auf dem Gut Hollen',
    content_type: 'event',
    raw_content:
      '# Adventsmarkt auf dem Gut Hollen\n\nAuf dem Gut Hollen zeigen 40 Aussteller, was sie im Winter mit den Händen machen.\n\n## Wann und wo\n\n| Tag | Zeit |\n| --- | --- |\n| Samstag, 5. Dezember | 12–20 Uhr |\n| Sonntag, 6. Dezember | 11–18 Uhr |\n',
    metadata: { fields: { 'article:published_time': '2026-11-10T08:00:00+01:00', date: '2026-11-10' } },
  })

  test('does not take a page’s publication date for the event’s date', () => {
    for (const text of texts(market)) {
      expect(text).not.toContain('November')
      expect(text).toContain('Samstag, 5. Dezember, 12–20 Uhr; Sonntag, 6. Dezember, 11–18 Uhr')
    }
  })

  test('puts the hours next to the day, and states costs in the source’s own words', () => {
    const course = sourceItem({
      title: 'Evening course: Bookbinding',
      content_type: 'event',
      raw_content:
        '# Evening course: Bookbinding\n\nBind three books by hand, with all tools provided.\n\nStarts: Tuesday 12 January 2027  \nTime: 18:30–21:00  \nFee: £164 (concessions £98)',
    })
    const { text } = post(course, 'x')
    expect(text).toContain('Tuesday 12 January 2027, 18:30–21:00')
    expect(text).toContain('Fee: £164 (concessions £98)')
  })

  test('numbers only real steps, and keeps their lead-in above them', () => {
    const guide = sourceItem({
      title: 'How to winterise a rain barrel',
      content_type: 'guide',
      raw_content:
        '# How to winterise a rain barrel\n\nA full barrel splits in the first hard frost.\n\nThis is how it is done in ten minutes:\n\n1. Close the diverter.\n2. Open the tap and let it run empty.\n3. Turn the barrel upside down.\n\nA full barrel weighs more than 200 kg.\n\nDo you have questions? Post them below.',
    })
    for (const text of texts(guide)) {
      expect(text).not.toMatch(/4\.|questions/)
      if (text.includes('1. Close')) expect(text).toContain('This is how it is done in ten minutes:')
    }
  })

  test('puts a catchphrase in quotation marks and says whose it is', () => {
    const robot = sourceItem({
      title: 'Inspector Rust',
      content_type: 'character',
      metadata: {
        bible: {
          slug: 'rust',
          display_name: 'Inspector Rust',
          description: 'Inspector Rust is a robot made of bicycle parts. He solves small crimes in the shed.',
          catchphrase: 'I smell oil!',
        },
      },
    })
    for (const text of texts(robot).filter((one) => one.includes('smell')))
      expect(text).toContain('Inspector Rust: “I smell oil!”')
    expect(texts(robot).join()).toContain('smell')
  })

  test('has a card’s alt text in the post’s language', () => {
    const { card } = composeVariant(
      withCard(
        sourceItem({
          language: 'fr',
          title: 'La ferme ouvre',
          raw_content: 'La ferme ouvre le 16 janvier à Saint-Aubin.',
        }),
      ),
      { platform: 'x', language: 'fr' },
      anything,
    )
    expect(card?.alt({ brand: 'Tilleuls', picture: false })).toBe(
      'Carte de texte de Tilleuls : « La ferme ouvre »',
    )
  })

  test('continues with a dependent paragraph after the one it depends on is complete', () => {
    const potter = sourceItem({
      title: 'Elsie Thornbury, potter',
      content_type: 'person',
      raw_content:
        '# Elsie Thornbury, potter\n\nElsie Thornbury throws forty mugs a day and keeps none of them. She came to Selworth in 1988.\n\nHer glazes are made from the ash of her neighbour’s apple trees.',
    })
    expect(post(potter, 'linkedin').text).toContain('in 1988.\n\nHer glazes are made')
  })

  test('lists all of a recipe’s ingredients, not only those of its first list', () => {
    const buns = sourceItem({
      title: 'Cinnamon buns',
      content_type: 'recipe',
      raw_content:
        '# Cinnamon buns\n\nPrep: 30 min\n\nThe secret of these buns is the cardamom.\n\n## For the dough\n\n- 500 g flour\n- 250 ml milk\n\n## For the filling\n\n- 100 g butter\n- 90 g sugar\n\n## Method\n\n1. Knead the dough.\n2. Spread the filling and roll it up.',
    })
    for (const platform of ['linkedin', 'instagram', 'webhook'] as const) {
      const { text } = post(buns, platform)
      expect(text).toContain('The secret of these buns is the cardamom.')
      expect(text).toMatch(/• 250 ml milk[\s\S]*• 90 g sugar[\s\S]*1\. Knead/)
    }
  })

  test('keeps the first sentence of news about a former site', () => {
    const news = sourceItem({
      title: 'Council approves homes',
      raw_content:
        'Forty-eight homes will be built on the former tannery site in Selworth. Nineteen of them will be let at social rent.',
    })
    for (const text of texts(news)) expect(text).toContain('Forty-eight homes will be built')
  })
})

describe('what readers need in order to act', () => {
  test.each([
    [
      'a job',
      'Assistant gardener',
      'We are looking for an assistant gardener to join our team of five.\n\nSalary: £24,500\nClosing date: 31 January 2027\n\nSend your CV to jobs@garden.example.',
      ['Salary: £24,500', 'Closing date: 31 January 2027', 'jobs@garden.example'],
    ],
    [
      'a grant',
      'Small grants for village halls',
      'Village halls can apply for grants of up to £5,000.\n\n**Who can apply:** registered charities\n\n**Deadline:** 26 March 2027',
      ['Who can apply: registered charities', 'Deadline: 26 March 2027'],
    ],
    [
      'opening hours',
      'Opening hours over Christmas',
      'Our pool keeps shorter hours over the holidays.\n\n- 24 December: 8:00–13:00\n- 25 December: closed',
      ['24 December: 8:00–13:00', '25 December: closed'],
    ],
    [
      'a recall',
      'Product recall: kettle BK-200',
      'Brightwell is recalling the kettle BK-200 because its handle can come loose.\n\nAffected: batch numbers 2207 to 2231\n\nStop using the kettle. Return it to any shop for a refund.',
      ['batch numbers 2207 to 2231', 'Stop using the kettle.', 'refund'],
    ],
  ])('is in every post about %s', (_, title, raw_content, facts) => {
    for (const text of texts(sourceItem({ title, raw_content })))
      for (const fact of facts) expect(text).toContain(fact)
  })

  test('is stated in the source’s own words where the composer has none', () => {
    const market = sourceItem({
      title: 'Julmarknad på Hagby gård',
      language: 'sv',
      raw_content:
        'Fyrtio hantverkare säljer ljus, ull och keramik på Hagby gård.\n\nNär: lördag 12 december 2026 kl. 10–16\nVar: Hagby gård, Vallentuna\nInträde: 40 kr',
    })
    for (const text of texts(market)) expect(text).toMatch(/lördag 12.*Hagby.*Inträde: 40 kr/isu)
    const soup = sourceItem({
      title: 'Fête de la soupe',
      language: 'fr',
      content_type: 'event',
      raw_content: 'Vingt équipes de Nantes cuisinent devant le public du quartier.',
      metadata: { fields: { start_date: '2026-12-18T16:30:00', venue: 'Place du Marché' } },
    })
    expect(post(soup, 'x').text).toContain('endredi 18 décembre 2026, 16:30\nPlace du Marché')
  })

  test('does not include the date of something else as the event’s day', () => {
    const sale = sourceItem({
      title: 'Yard sale in the Southside',
      content_type: 'event',
      raw_content:
        'On 112 yards of the Southside people sell what they no longer need. The map of all yards is available from 1 June at the kiosk.',
    })
    for (const text of texts(sale)) expect(text).not.toMatch(/^[^.\n]{0,20}\b1 June[^.\n]{0,20}$/m)
  })
})

test('takes hashtags from what the text is about, in its language, and never from system codes', () => {
  const talk = sourceItem({
    title: 'A talk about bees',
    tags: ['V5', 'Semester127', 'bees', 'Bee', 'Bienen', 'PR-2291', 'heritage', 'open day', 'honey harvest'],
    raw_content: 'Ama Osei keeps 40 colonies of bees on roofs and talks about this year’s honey harvest.',
  })
  expect(post(talk, 'instagram').hashtags).toEqual(['Bees', 'HoneyHarvest'])
})
