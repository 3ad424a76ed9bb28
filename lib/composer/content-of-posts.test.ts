import { describe, expect, test } from 'vitest'
import { composeVariant } from './compose-variant'
import { composerVoice } from './composer-voice'
import { type SourceItem, withCard } from './items.fixture'

const voice = composerVoice({ voice: {}, levels: {} })

type Given = Partial<Omit<SourceItem, 'metadata'>> & {
  fields?: Record<string, unknown>
  bible?: Record<string, unknown>
}

/** The posts of an item for a long, a short and a caption network; "" if nothing is written. */
function postsOf(title: string, { fields, bible, ...more }: Given) {
  const language = more.language ?? 'en'
  const item = withCard({
    external_id: title,
    title,
    content_type: null,
    featured_image: null,
    media_urls: [],
    tags: [],
    raw_content: '',
    url: null,
    metadata: bible ? { bible } : { fields: fields ?? {} },
    declared_language: null,
    ...more,
    language,
  })
  const [long, short, caption] = (['linkedin', 'x', 'instagram'] as const).map((platform) => {
    const { draft, content } = composeVariant(item, { platform, language }, voice)
    return { text: draft && content ? content.text : '', hashtags: content?.hashtags ?? [] }
  })
  if (!long || !short || !caption) throw new Error('unreachable')
  return { long, short, caption, all: [long.text, short.text, caption.text] }
}

test('a sentence that ends with a contraction counts as complete', () => {
  const { all } = postsOf('Tarn Stool', {
    content_type: 'product',
    raw_content: "The Tarn stool stands steady on a floor that isn't. It costs £185.",
  })
  for (const text of all) expect(text).toContain("a floor that isn't.")
})

describe('a release', () => {
  const { long, short } = postsOf('Latchwork 4.2', {
    content_type: 'release',
    raw_content:
      'Latchwork 4.2 is for all plans.\n\n## New\n\n- **Offline codes.** Doors now accept codes for three days without a network.\n- **Quiet log.** The log puts repeated events in one line.\n\n## Fixed\n\n- The plan no longer jumps to the ground floor.\n\n## Changed\n\n- The export button has moved to the top.\n\n## Removed\n\n- Support for L1 readers ends with this version.\n\nThe update is 1.4 GB in size and free of charge.',
  })

  test('keeps the bold label at the start of a list entry', () => {
    expect(long.text).toContain('• Offline codes. Doors now accept codes')
    expect(long.text).toContain('• Quiet log. The log')
  })
  test('says what is removed, even on a short network', () => {
    expect(long.text).toContain('Support for L1 readers ends')
    expect(short.text).toContain('Support for L1 readers ends')
  })
  test('does not add a closing paragraph about the whole release to its last list', () => {
    expect(long.text).not.toContain('• The update is')
    expect(long.text).toContain('The update is 1.4 GB')
  })
})

test('a guide’s paragraph is told to its end or not at all', () => {
  const { long } = postsOf('How to check a rope', {
    content_type: 'guide',
    raw_content:
      'A rope tells you when its time has come, if you look at it once a month in good light.\n\n**Bend it.** A sound rope makes a round loop. A flat spot means that its core is hurt. Cut there, or throw it away today.',
  })
  expect(long.text.includes('A flat spot means')).toBe(long.text.includes('throw it away'))
})

test('a recipe post without ingredients leaves out the method', () => {
  const { all } = postsOf('Potato bread', {
    content_type: 'recipe',
    raw_content:
      'The recipe comes from a baker in Wolfhagen.\n\nIt makes one loaf, enough for ten slices.\n\n| Ingredient | Amount |\n| --- | --- |\n| flour | 400 g |\n\nPress the potatoes while they are warm and let them cool. Knead everything for eight minutes.',
  })
  for (const text of all) expect(text).not.toMatch(/Knead|Press/)
  expect(all[0]).toContain('enough for ten slices')
})

describe('field values', () => {
  test('of one program entry are not taken for those of the event, which runs to its last day', () => {
    const { all } = postsOf('Wet Paint', {
      content_type: 'exhibition',
      bible: {
        dates: { opens: '2027-10-16', closes: '2028-02-27' },
        place: { venue: 'Tidewater Museum' },
        admission: { adult: '£9.50', concession: '£6' },
        description_en: 'The exhibition Wet Paint brings together 90 signs of one family of painters.',
        programme: [
          { what: 'Gold leaf for beginners', when: 'Saturdays, 11 am', price: '£8' },
          { what: 'Sign writer at work', when: 'Thursdays, 1 pm', price: 'included' },
        ],
      },
    })
    for (const text of all) {
      expect(text).toContain('Saturday, 16 October 2027 to Sunday, 27 February 2028')
      expect(text).toContain('£9.50')
      // The values of a programme entry appear only together with its name.
      for (const line of text.split('\n').filter((one) => /£8|Saturdays/.test(one)))
        expect(line).toContain('Gold leaf for beginners')
    }
  })

  test('of a vacancy say where it is and until when to apply, and are never labeled as an event’s date', () => {
    const { all } = postsOf('Keeper, Penguins (m/f/x)', {
      raw_content: 'Wrenfield Zoo is looking for a keeper for its penguins. The post is permanent.',
      fields: { location: 'Wrenfield Lane', start_date: '2027-06-01', closing_date: '2027-04-11' },
    })
    for (const text of all) {
      expect(text).not.toContain('When:')
      expect(text).toContain('Wrenfield Lane')
      expect(text).toContain('Apply by: Sunday, 11 April 2027')
    }
  })

  test('are not repeated if a sentence already states them', () => {
    const { long } = postsOf('Slab Night', {
      content_type: 'event',
      raw_content:
        'Slab Night is back on Friday 22 October 2027 in Leith. Entry is £16, or £11 for members and students.',
      fields: { starts_at: '2027-10-22', venue: '9 Salamander Wynd', price: '16.00', currency: 'GBP' },
    })
    expect(long.text).toContain('Entry is £16')
    expect(long.text).not.toContain('£16.00')
  })

  test('that give away an ending are left out', () => {
    const { all } = postsOf('Ottoline Brack', {
      content_type: 'character',
      bible: {
        texts: { tagline: 'She lights what holds the town up.' },
        biography: 'Ottoline Brack lights two hundred lamps every evening and was never thanked for it.',
        spoiler: { act_3: 'The lamp she put out is the one under the church.' },
      },
    })
    for (const text of all) expect(text).not.toContain('under the church')
    expect(all[0]).toContain('She lights what holds the town up.')
  })
})

describe('what is added to a post', () => {
  test('makes sense without its context', () => {
    const { short } = postsOf('La rentrée des éditions Brise-Lame', {
      language: 'fr',
      raw_content:
        'La maison Brise-Lame publie deux livres à la rentrée.\n\nVous possédez une dédicace ratée ? Envoyez-nous une photo avant le 15 septembre.',
    })
    expect(short.text).toContain('deux livres')
    expect(short.text).not.toContain('une photo')
  })

  test('includes no code meant for newsletter readers', () => {
    const { all } = postsOf('The new rosé is here', {
      raw_content:
        'The 2026 rosé of Sallow Hill goes on sale on Friday 7 May. Letter readers can order from 5 May with the code HILL31.',
    })
    for (const text of all) {
      expect(text).toContain('Friday 7 May')
      expect(text).not.toContain('HILL31')
    }
  })

  test('includes the phone number for responding to an appeal', () => {
    const { long } = postsOf('Volunteer drivers wanted', {
      raw_content:
        'Meals on the Marsh needs four drivers for its Tuesday round.\n\nCall Joan on 01632 960 777 or come to the hall before 10.30 am.',
    })
    expect(long.text).toContain('01632 960 777')
  })
})

test('an answer in the same paragraph as its question is quoted in full', () => {
  const { long } = postsOf('„Ich schreie wenig“', {
    content_type: 'interview',
    language: 'de',
    raw_content:
      'Wir haben mit Trainerin Aylin Kroll über den Aufstieg gesprochen.\n\n**Aylin, wann hast du daran geglaubt?**\nIn der Pause gegen Ostrach. Da dachte ich: Die haben keine Angst.\n\n**Was hast du zu ihnen gesagt?**\nFast nichts. Ich schreie wenig.',
  })
  expect(long.text).toContain('„In der Pause gegen Ostrach. Da dachte ich: Die haben keine Angst.“')
})

test('a post about someone who died says when the funeral is', () => {
  const { long, caption } = postsOf('Walter Speight, 1941–2027', {
    content_type: 'obituary',
    raw_content:
      'Walter Speight, kit man of the club for 46 seasons, died on 9 January 2027.\n\nWalter never missed a home game. He dried shirts over the ovens of a bakery.\n\nPlayers who had left years before still sent their boots to the club.\n\nThe club room keeps a photograph of Walter with the cup.\n\nMaureen and Walter were married for fifty years.\n\nThe funeral is on Friday 22 January at 11 am at St Oswin’s.',
  })
  for (const { text } of [long, caption]) expect(text).toContain('The funeral is on Friday 22 January')
})

test('text after a list stays after it', () => {
  const { long } = postsOf('Three books for a train', {
    content_type: 'list',
    raw_content:
      'These three books are short and all of them stand on our shelf by the stairs.\n\n1. The Salt Calendar, a novel in letters.\n2. How to Hold a Crow, notes of a vet.\n3. Eleven Doors, a house in stories.\n\nEach loan is for three weeks, and we charge no late fees before 30 November 2027.',
  })
  expect(long.text.indexOf('Each loan')).toBeGreaterThan(long.text.indexOf('Eleven Doors'))
})

test('a title that only names a newsletter issue does not head the post', () => {
  const { all } = postsOf('Letter from the hill, no. 31', {
    raw_content: 'Bud burst came to Sallow Hill on 19 April, nine days later than last year.',
  })
  for (const text of all) expect(text).toMatch(/^Bud burst came/)
})

test('hashtags are never system words, and may be compounds of what the title names', () => {
  const { long } = postsOf('Make a chair in five days', {
    raw_content: 'The course shows how a chair is made of ash, by hand and without nails.',
    tags: ['chairmaking', 'npc', 'act-1', 'quest-giver', 'full-time'],
  })
  expect(long.hashtags).toEqual(['Chairmaking', 'Furniture'])
})

test('new opening hours are told completely or left to a person, and so is a formal invitation', () => {
  const hours = postsOf('Summer opening hours', {
    raw_content:
      'From July we open later.\n\n- Monday to Friday: 11 am to 7 pm\n- Saturday: 10 am to 4 pm\n- Sunday: closed',
  })
  for (const text of hours.all) if (text !== '') expect(text).toMatch(/7 pm[\s\S]*4 pm[\s\S]*closed/u)
  const meeting = postsOf('Annual general meeting 2027', {
    raw_content: 'The board invites all members to the annual general meeting of the rowing club.',
  })
  expect(meeting.all).toEqual(['', '', ''])
})

test('hashtags begin with the source’s own, followed by names that people look for', () => {
  const { long } = postsOf('Harefield wins the Lantern Cup', {
    content_type: 'news',
    raw_content:
      'On Sunday the rowers of Harefield won the Lantern Cup by a length, the first cup in nine years.',
    tags: ['#onlyHarefield', 'results', 'family'],
  })
  expect(long.hashtags).toEqual(['onlyHarefield', 'LanternCup'])
})
