import { describe, expect, test } from 'vitest'
import type { Platform } from '@/lib/platforms/schemas'
import type { SourceItem } from './items.fixture'
import { postOf } from './post.fixture'

const textOf = (fields: Partial<SourceItem>, platform: Platform): string => postOf(fields, platform).text

const webinar: Partial<SourceItem> = {
  title: 'Webinar: Rechnungen in 45 Minuten',
  language: 'de',
  content_type: 'webinar',
  raw_content:
    '# Webinar: Rechnungen in 45 Minuten\n\nSie schicken Rechnungen noch als Brief? In diesem Webinar richtet Nuray Dinger mit Ihnen den Versand ein. Danach bleibt eine Viertelstunde für Fragen.\n\nSie brauchen ein Konto ab dem Tarif Büro. Eine Aufzeichnung geht an alle Angemeldeten.\n',
}

describe('sentences make sense in their place', () => {
  test('an opening that refers to the title and the formal German “Sie” are kept', () => {
    for (const platform of ['linkedin', 'instagram'] as const) {
      const text = textOf(webinar, platform)
      expect(text).toMatch(/noch als Brief\?\s+In diesem Webinar/)
      expect(text).toContain('Danach bleibt')
      expect(text).toContain('Sie brauchen ein Konto')
    }
  })

  test('an opening objection and a pronoun far from its title are left out', () => {
    const objection = {
      title: 'The lift',
      raw_content:
        '# The lift\n\nBut it was repaired. The lift of the town hall runs from Monday to Friday.\n',
    }
    expect(textOf(objection, 'linkedin')).not.toContain('But it was')
    const late = {
      title: 'The lift',
      raw_content:
        '# The lift\n\n| Floor | Room |\n| --- | --- |\n| 1 | registry office and lost property |\n\nIt shows two floors. The lift of the town hall runs from Monday to Friday.\n',
    }
    expect(textOf(late, 'linkedin')).not.toContain('It shows')
  })

  test('German quoted speech is told with its speaker', () => {
    const clock = {
      title: 'Der Uhrmacher',
      language: 'de',
      raw_content:
        '# Der Uhrmacher\n\nJeden Morgen steigt Anton Wiesel auf eine Leiter und stellt die Uhr am Bahnhof.\n\n»Warum lassen Sie sie nicht reparieren?«, fragte ihn eine Pendlerin.\n\n»Weil dann niemand mehr heraufkäme«, sagte Wiesel.\n',
    }
    expect(textOf(clock, 'webhook')).toContain(
      '»Warum lassen Sie sie nicht reparieren?«, fragte ihn eine Pendlerin.\n\n»Weil dann niemand mehr heraufkäme«, sagte Wiesel.',
    )
  })
})

describe('a text told in full', () => {
  const release = {
    title: 'Loomkit 7.0',
    content_type: 'release_notes',
    raw_content:
      '# Loomkit 7.0\n\n## Changed\n\n- The free plan keeps versions for 30 days. Older ones are deleted in January.\n- Smaller icons\n\n## Breaking\n\n- `--drafts` is gone. Use `--include draft`.\n',
  }
  test('keeps list entries, even those with several sentences, and breaking changes', () => {
    for (const platform of ['linkedin', 'instagram'] as const)
      expect(textOf(release, platform)).toContain(
        'Changed\n• The free plan keeps versions for 30 days. Older ones are deleted in January.\n• Smaller icons\n\nBreaking\n• --drafts is gone. Use --include draft.',
      )
  })

  test('keeps values in place below their heading, and states them once', () => {
    const course = {
      title: 'Felting a cushion',
      content_type: 'course',
      raw_content:
        '# Felting a cushion\n\nOn this Saturday we felt a cushion of one fleece.\n\n## In short\n\n- **When:** Saturday, 6 November 2027, 10 am to 4 pm\n- **Where:** Wool Barn, 8 Mill Lane\n\nYou need no experience. Children from 12 on may come with an adult.\n',
    }
    const text = textOf(course, 'linkedin')
    expect(text).toContain(
      'In short\n• When: Saturday, 6 November 2027, 10 am to 4 pm\n• Where: Wool Barn, 8 Mill Lane\n\nYou need no experience.',
    )
    expect(text.match(/6 November/gu)).toHaveLength(1)
  })

  test('begins with its first sentence in a separate paragraph in a caption', () => {
    const bridge = {
      title: 'Harbour bridge closed',
      raw_content:
        '# Harbour bridge closed\n\nThe swing bridge at the harbour is closed to all cars from Monday, 11 October 2027. The town changes its bearings. Bicycles still get across.\n',
    }
    expect(textOf(bridge, 'instagram')).toMatch(
      /from Monday, 11 October 2027\.\n\nThe town changes its bearings\. Bicycles/,
    )
  })
})

describe('a short post', () => {
  test('says what a product is and costs, even if its text begins with sizes', () => {
    const jumper = {
      title: 'Outer Isle Guernsey',
      content_type: 'product',
      raw_content:
        '# Outer Isle Guernsey\n\n**Sizes:** XS to XXL. It is cut close, as work jumpers were. If you are between sizes, take the larger one of them.\n',
      metadata: {
        fields: {
          summary: 'A work jumper of five plies, knitted in the round from the wool of one flock.',
          price: '£215',
        },
      },
    }
    expect(textOf(jumper, 'x')).toContain('A work jumper of five plies')
    expect(textOf(jumper, 'x')).toContain('£215')
  })

  test('keeps its main sentence even if the content has tags', () => {
    const readers = {
      title: 'Vorlesepatinnen und Vorlesepaten gesucht',
      language: 'de',
      tags: ['Vorlesen', 'Kita'],
      url: 'https://buecherei-luederkoog.example/mitmachen/vorlesen/2027',
      raw_content:
        '# Vorlesepatinnen und Vorlesepaten gesucht\n\nDie Bücherei in Lüderkoog sucht zwölf Menschen, die ab Januar einmal in der Woche in Kitas vorlesen, jeweils 45 Minuten am Vormittag.\n\nMelden Sie sich bis 12. November 2027.\n',
    }
    const { text } = postOf(readers, 'x')
    expect(text).toContain('sucht zwölf Menschen')
  })

  test('about a story begins where the story does', () => {
    const comet = {
      title: 'The roof where a comet was found by a man who was looking for his cat',
      content_type: 'story',
      raw_content:
        '# The roof where a comet was found by a man who was looking for his cat\n\nOn the night of 3 February 1953 a wool sorter named Wilfred Askew climbed on to the roof of the mill to look for a cat that was called Admiral.\n\nThe paper bag is now in a glass case.\n',
    }
    const text = textOf(comet, 'x')
    expect(text).toContain('On the night of 3 February 1953')
    expect(text).not.toContain('paper bag')
  })
})

test('an offer is told together with whom it excludes', () => {
  const planner = {
    title: 'Tidelock opens its planner to small harbours',
    raw_content: `# Tidelock opens its planner to small harbours\n\nTidelock will give its planner to small harbours at no charge from 1 April 2027.\n\n${'The planner shows tide windows and visitor bookings on one page, hour by hour and berth by berth. '.repeat(9)}\n\nThe free tier is limited to harbours run by a council; commercial marinas are excluded whatever their size.\n`,
  }
  expect(textOf(planner, 'instagram')).toContain('commercial marinas are excluded')
})

describe('dates from fields', () => {
  const pruning: Partial<SourceItem> = {
    title: 'Obstbaumschnitt für Einsteiger',
    language: 'de',
    content_type: 'kurs',
    raw_content:
      '# Obstbaumschnitt für Einsteiger\n\nZuerst geht es in den Seminarraum und danach auf die Streuobstwiese.\n\nBei Sturm wird der praktische Teil auf Samstag, 6. März, verschoben. Anmeldeschluss ist der 19. Februar.\n',
    metadata: {
      fields: { datum: '2027-02-27', beginn: '09:30', ende: '15:00', ort: 'Alte Kelter, Unterjesbach' },
    },
  }
  test('give the event’s day, and not the alternative day from its text', () => {
    for (const platform of ['linkedin', 'x', 'instagram'] as const) {
      const text = textOf(pruning, platform)
      expect(text).toContain('Samstag, 27. Februar 2027, 09:30 bis 15:00')
      expect(text).not.toMatch(/^Samstag, 6\. März$/mu)
    }
  })

  test('include the hours from a single field, and the booking deadline', () => {
    const gears: Partial<SourceItem> = {
      title: 'Fix your own gears',
      content_type: 'course',
      raw_content: '# Fix your own gears\n\nThree evenings in which you take your gears apart.\n',
      metadata: {
        fields: {
          starts_on: '2027-02-16',
          time: '18:45-21:00',
          venue: "Unit 4, Tanner's Yard",
          booking_closes: '2027-02-12',
        },
      },
    }
    const text = textOf(gears, 'linkedin')
    expect(text).toContain('Tuesday, 16 February 2027, 18:45-21:00')
    expect(text).toContain('Friday, 12 February 2027')
  })

  test('in a malformed format are left out', () => {
    const ranking: Partial<SourceItem> = {
      title: 'Thoughts on a ranking',
      content_type: 'event',
      raw_content:
        '# Thoughts on a ranking\n\nThe ranking is made every year by an association of companies.\n',
      metadata: { fields: { when: '2023-11-02T8:00:00+02:00' } },
    }
    for (const platform of ['linkedin', 'x'] as const)
      expect(textOf(ranking, platform)).not.toContain('2023-11-02T8')
  })
})

describe('questions and answers', () => {
  const lido: Partial<SourceItem> = {
    title: 'Stonewater Lido: your questions before the season',
    content_type: 'faq',
    raw_content:
      '# Stonewater Lido: your questions before the season\n\nThe lido opens on Saturday 1 May. These are the questions that reach us every spring.\n\n**What does it cost?**\nAdults £5.80, under-16s £3.20.\n\n**Can I bring food?**\nPlease do. Glass stays at home.\n\n**Who is liable?**\nWe work with care and accept no liability. The hoist is checked every year.\n\n**I lost my goggles.**\nSo did everybody. The box is by the hut.\n',
  }
  test('without a named speaker are not presented as an interview, and answers are complete', () => {
    for (const platform of ['linkedin', 'instagram'] as const) {
      const text = textOf(lido, platform)
      expect(text).toContain('Can I bring food? Please do. Glass stays at home.')
      expect(text).toContain('We work with care and accept no liability.')
      expect(text).toContain('The box is by the hut.')
    }
  })
})

describe('a recall', () => {
  const juice: Partial<SourceItem> = {
    title: 'Recall: cloudy apple juice, batch GA-118',
    raw_content:
      '# Recall: cloudy apple juice, batch GA-118\n\nWe are recalling one batch of our apple juice. A bottle can build up pressure and burst when it is opened.\n\n| Product | Cloudy apple juice, 1 litre, glass bottle |\n| --- | --- |\n| Batch | GA-118 (on the shoulder of the bottle) |\n| Sold | 26 April to 11 May 2027 at the farm gate |\n\n1. Leave it closed. Do not shake it.\n2. Ring us on 01632 960 447.\n',
  }
  test('includes its table’s rows and the danger', () => {
    const text = textOf(juice, 'linkedin')
    expect(text).toContain('Product: Cloudy apple juice, 1 litre, glass bottle')
    expect(text).toContain('Batch: GA-118')
    expect(text).toContain('Sold: 26 April to 11 May 2027')
    expect(text).toContain('burst when it is opened')
  })
})

test('a bold heading at the start of a paragraph keeps its date', () => {
  const letter: Partial<SourceItem> = {
    title: 'Notes from the walled garden',
    raw_content:
      '# Notes from the walled garden\n\nThe old roses along the south wall opened in the first warm week of the month.\n\n**Open evening on Friday 18 June.** The garden stays open until 9.30 pm.\n',
  }
  expect(textOf(letter, 'linkedin')).toContain('Open evening on Friday 18 June. The garden stays open')
})

test('a guide with numbered headings lists all its steps if there is no room for more', () => {
  const steps = ['Wash it', 'Pump the tyres', 'Look at the brakes', 'Oil the chain']
  const bike: Partial<SourceItem> = {
    title: 'How to get a bike ready after the winter',
    content_type: 'guide',
    raw_content: `# How to get a bike ready after the winter\n\nNone of these jobs needs a special tool.\n\n${steps
      .map(
        (step, at) =>
          `## ${at + 1}. ${step}\n\n${'Take your time over it and look at each part in good light. '.repeat(12)}\n`,
      )
      .join('\n')}`,
  }
  expect(textOf(bike, 'instagram')).toContain(
    '1. Wash it\n2. Pump the tyres\n3. Look at the brakes\n4. Oil the chain',
  )
})

test('a summary cut off by its feed is not used', () => {
  const lunch: Partial<SourceItem> = {
    title: 'Meet your colleagues before you need them',
    raw_content:
      '# Meet your colleagues before you need them\n\nRunning the site of an agency is complex, and it takes people of four offices to do it.\n',
    metadata: { fields: { summary: 'Luckily, no one … errr … no online communications person …' } },
  }
  expect(textOf(lunch, 'x')).not.toContain('Luckily')
  expect(textOf(lunch, 'x')).toContain('Running the site of an agency')
})
