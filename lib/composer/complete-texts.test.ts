import { describe, expect, test } from 'vitest'
import type { Platform } from '@/lib/platforms/schemas'
import type { SourceItem } from './items.fixture'
import { article, postOf } from './post.fixture'

const post = (source: Partial<SourceItem>, platform: Platform): string => postOf(source, platform).text

describe('a post tells things completely', () => {
  test('a sentence that ends with a unit after a number counts as complete', () => {
    const market = {
      title: 'La fête des noix à Chantelune',
      language: 'fr',
      raw_content:
        "# La fête des noix à Chantelune\n\nTrente casseurs, deux pressoirs et une fanfare : la fête des noix s'installe place du Moulin le samedi 17 octobre 2026, de 10 h à 18 h.\n\nL'entrée est libre.\n\n## Pratique\n\nLe parking du stade est gratuit.\n",
    }
    expect(post(market, 'instagram')).toContain('le samedi 17 octobre 2026, de 10 h à 18 h.')
  })

  test('"until then" with an instruction is not taken for a farewell', () => {
    const release = {
      title: 'Kilnlog 3.1',
      content_type: 'release_notes',
      raw_content:
        '# Kilnlog 3.1\n\nKilnlog 3.1 is out today.\n\n## Known problem\n\nOn small screens the firing curve is cut off. A fix is planned for 3.2. Until then, turn the tablet to landscape.\n',
    }
    expect(post(release, 'webhook')).toContain('Until then, turn the tablet to landscape.')
    const letter = {
      title: 'The kiln is on again',
      raw_content:
        '# The kiln is on again\n\nThe kiln of the pottery is on again from Monday, and glazes are back in the shop.\n\nUntil then, stay warm!\n',
    }
    expect(post(letter, 'webhook')).not.toContain('stay warm')
  })

  test('visitors’ questions about a place are not presented as an interview', () => {
    const openDay = {
      title: 'Open Day at the School of Saddle Making',
      raw_content:
        '# Open Day at the School of Saddle Making\n\nThinking of a trade for your hands? Come on **Saturday 14 November 2026, 10 am to 2 pm**, to our yard in Fennick Lane.\n\n## Do I need to book?\n\nNo, but groups of more than six should write to us. Booking for the forge talk closes on 6 November.\n\n## Can I bring my dog?\n\nThe horses come first. Please leave dogs at home.\n\nCannot make it? There is an evening online on Tuesday 1 December, 6.30 pm.\n',
    }
    const text = post(openDay, 'linkedin')
    expect(text).toContain('Come on Saturday 14 November 2026, 10 am to 2 pm')
    expect(text).not.toMatch(/[“”]/u)
  })

  test('a list of allergens stays complete, even if the text names some of them', () => {
    const cake = {
      title: 'Birnenkuchen mit Haselnüssen',
      content_type: 'recipe',
      language: 'de',
      metadata: { fields: { Allergene: ['Gluten', 'Ei', 'Haselnüsse'] } },
      raw_content:
        '# Birnenkuchen mit Haselnüssen\n\nEin Kuchen für graue Nachmittage.\n\n## Zutaten\n\n- 200 g Mehl\n- 3 Eier\n- 80 g Haselnüsse, gemahlen\n- 4 Birnen\n\n## Zubereitung\n\n1. Die Birnen schälen und vierteln.\n2. Alles verrühren und 40 Minuten backen.\n',
    }
    expect(post(cake, 'linkedin')).toContain('Allergene: Gluten, Ei, Haselnüsse')
  })

  test('a summary of what a page is about is not treated as a warning', () => {
    const release = {
      title: 'Kilnlog 4.0: shared firings',
      content_type: 'release_notes',
      metadata: { fields: { summary: 'What is new in Kilnlog 4.0 and what to do before you update.' } },
      raw_content:
        '# Kilnlog 4.0: shared firings\n\nKilnlog 4.0 is out today for tablets.\n\n## New\n\n- Two potters can follow one firing.\n- Curves are drawn twice as fast.\n',
    }
    expect(postOf(release, 'linkedin').flags.filter(({ message }) => message.includes('leaves out'))).toEqual(
      [],
    )
  })

  test('a price from a table is not repeated from a field, and a footnote mark without its note is removed', () => {
    const course = {
      title: 'Körbe flechten: ein Wochenende mit Weiden',
      content_type: 'event',
      language: 'de',
      metadata: { fields: { beginn: '2027-03-06T10:00:00+01:00', gebuehr_eur: 82 } },
      raw_content:
        '# Körbe flechten: ein Wochenende mit Weiden\n\nAm Ende trägt jede ihren eigenen Korb nach Hause.\n\n## Kosten\n\n| | Gebühr |\n|---|---|\n| regulär | 82 € |\n| ermäßigt* | 55 € |\n\n\\* Auszubildende und Studierende.\n',
    }
    const text = post(course, 'x')
    expect(text.match(/82/gu)).toHaveLength(1)
    expect(text).toContain('ermäßigt: 55 €')
  })

  test('a call states its deadline, and a webhook post keeps the headings of its parts', () => {
    const call = {
      title: 'Call for applications: the Ferry House Fellowship for Mapmakers',
      metadata: { fields: { summary: 'Five weeks by the river for two mapmakers, with a grant of €2,400.' } },
      raw_content:
        '# Call for applications: the Ferry House Fellowship for Mapmakers\n\nThe Ferry House invites mapmakers to apply for its fellowship.\n\n## What to send\n\nOne PDF in English with:\n\n1. a letter about the map (one page)\n2. three sheets of work\n3. a CV\n\nWe need no references.\n\n## Dates\n\n| | |\n|---|---|\n| Deadline | 28 February 2027, 23:59 CET |\n| Decision | 2 April |\n',
    }
    expect(post(call, 'x')).toContain('Deadline: 28 February 2027, 23:59 CET')
    const whole = post(call, 'webhook')
    expect(whole).toContain('What to send\n\nOne PDF in English with:')
    expect(whole).toMatch(/Dates\n+[^\n]*Deadline/u)
  })

  test('a caption lists all of a study’s results or none', () => {
    const results = [
      'Nests under eaves had 14 per cent more fledglings than nests in trees.',
      'In wet years the difference was smaller: 3 per cent.',
      'Boxes of wood and of clay did not differ.',
    ]
    // Too long to be told to its end in a caption.
    const about = (what: string) =>
      ['April', 'May', 'June', 'July', 'August', 'September']
        .map(
          (month, at) =>
            `In ${month} two of our ${at + 3} helpers went from farm to farm and wrote down ${what} in a table that all of them share.`,
        )
        .join(' ')
    const study = {
      content_type: 'announcement',
      title: 'Where swallows breed best: results of the Eaves study',
      raw_content: `# Where swallows breed best: results of the Eaves study\n\nSwallows that nest under eaves raise more young than others, a study of 212 nests says.\n\n## What we did\n\n${about('every nest that they saw')}\n\n## What we found\n\n${results.map((one) => `- ${one}`).join('\n')}\n\n## What comes next\n\n${about('what the farmers told them')}\n`,
    }
    const text = post(study, 'instagram')
    const told = results.filter((one) => text.includes(one))
    expect([0, results.length]).toContain(told.length)
    expect(text).toContain(`What we found\n• ${results[0]}`)
  })

  test('table rows are written without the column names for what and where', () => {
    const day = {
      title: 'Open day at the glassworks',
      content_type: 'event',
      raw_content:
        "# Open day at the glassworks\n\nCome and see glass being blown on Saturday 12 June 2027 from 10 am.\n\n## What's on\n\n| Time | Session | Where |\n|---|---|---|\n| 10.15 | Welcome talk by the founders | Old Furnace Hall |\n| 11.30 | Blowing a bottle yourself | Room B14 |\n",
    }
    expect(post(day, 'linkedin')).toContain('10.15: Welcome talk by the founders, Old Furnace Hall')
  })

  test('a post about a play states its ticket prices and recommended age', () => {
    const play = {
      title: 'The Ropewalk opens on 4 March',
      content_type: 'event',
      raw_content:
        '# The Ropewalk opens on 4 March\n\nA play about a rope, a strike and one long night, from Thursday 4 March 2027 at 7.30 pm in the Old Net Loft.\n\n## Tickets\n\n£16, concessions £11, under-26s £7. Book at the box office until 6 pm.\n\nRecommended for ages 12 and over. The play contains naked flame.\n',
    }
    const text = post(play, 'linkedin')
    expect(text).toContain('£16, concessions £11, under-26s £7.')
    expect(text).toContain('Recommended for ages 12 and over.')
  })

  test('a summary that names dangers only as topics does not keep the text from being told in full', () => {
    const course = {
      title: 'Erste Hilfe für Katzen',
      content_type: 'event',
      language: 'de',
      metadata: {
        fields: {
          beginn: '2027-03-13T10:00:00+01:00',
          summary: 'Ein Samstag mit Tierärztin Dr. Jule Harms: Verbände, Vergiftungen, Wiederbelebung.',
        },
      },
      raw_content:
        '# Erste Hilfe für Katzen\n\nAn diesem Samstag üben wir die ersten zehn Minuten an lebensgroßen Modellen.\n\n**Inhalte**\n\n- Puls, Atmung, Temperatur\n- Pfoten- und Ohrverband\n- Hitzschlag und Insektenstich\n\nEigene Katzen müssen zu Hause bleiben. Kaninchen auch.\n\nDas Mindestalter ist 14 Jahre. Ein kostenfreier Rücktritt ist bis zum 27. Februar möglich.\n',
    }
    const text = post(course, 'linkedin')
    expect(text).toContain('Eigene Katzen müssen zu Hause bleiben. Kaninchen auch.')
    expect(text).toContain('Das Mindestalter ist 14 Jahre.')
  })

  test('a short post has all of a week’s hours or none', () => {
    const practice = {
      title: 'Early and late appointments from 2 November',
      raw_content:
        '# Early and late appointments from 2 November\n\nFrom Monday 2 November 2026 our hours change.\n\n- Monday: 8:30 am – 5 pm\n- Tuesday: 7 am – 3:30 pm\n- Wednesday: 8:30 am – 12:30 pm, afternoon emergencies only\n- Thursday: 11 am – 8 pm\n- Friday: 8:30 am – 4 pm\n',
    }
    const days = post(practice, 'x').match(/^\p{L}+day: /gmu) ?? []
    expect([0, 5]).toContain(days.length)
  })

  test('a caption without a link states the deadline', () => {
    const hill = (what: string) =>
      ['north', 'east', 'south', 'west']
        .map(
          (side) => `On the ${side} side of the hill ${what} would be moved by a few metres in the summer.`,
        )
        .join(' ')
    const notice = {
      title: 'Public notice: new paths on Gallow Hill',
      content_type: 'announcement',
      metadata: {
        fields: { summary: 'Wendle Parish Council invites comments on two draft paths by 4 December 2026.' },
      },
      raw_content: `# Public notice: new paths on Gallow Hill\n\nWendle Parish Council proposes two new paths on Gallow Hill. Both are drafts.\n\n### Path A\n\nOn these fields:\n\n- Upper Field, whole length\n- Lamb Close, from the gate to the stream\n\nOn the B7031 nothing changes.\n\n### Reasons\n\n${hill('the old fence')}\n\n${hill('the hedge of hazel')}\n\n${hill('the bench for walkers')}\n\n${hill('the stone of the parish')}\n\n${hill('the sign of the county')}\n\n${hill('the trough for sheep')}\n\n### How to comment\n\nComments must reach us in writing by noon on Friday 4 December 2026.\n`,
    }
    const text = post(notice, 'instagram')
    expect(text).toContain('4 December 2026')
    expect(text).not.toContain('On the B7031 nothing changes.')
  })

  test('who must not take part, limits per household and severe allergies are not left out as small print', () => {
    const course = {
      title: 'Glocken von Hand läuten',
      content_type: 'event',
      language: 'de',
      metadata: { fields: { beginn: '2027-04-10T09:00:00+02:00' } },
      raw_content:
        '# Glocken von Hand läuten\n\nSie üben zuerst am Trockenseil, dann im Turm.\n\n**Voraussetzungen:** Mindestalter 16 Jahre, schwindelfrei. Nicht geeignet bei Herzschrittmacher und in der Schwangerschaft. Konfession spielt keine Rolle.\n',
    }
    expect(post(course, 'linkedin')).toContain(
      'Nicht geeignet bei Herzschrittmacher und in der Schwangerschaft.',
    )
    const farm = {
      title: 'Neues vom Hofladen',
      language: 'de',
      raw_content:
        '# Neues vom Hofladen\n\nVierzehn Sorten Kürbis liegen vor der Scheune.\n\n## Eier gerade knapp\n\nUnsere Hennen mausern. Bis Mitte Oktober gibt es höchstens zehn Eier pro Haushalt, solange der Vorrat reicht.\n',
    }
    expect(post(farm, 'linkedin')).toContain('höchstens zehn Eier pro Haushalt')
    const ward = {
      title: 'Visiting on the wards from 1 November',
      raw_content:
        '# Visiting on the wards from 1 November\n\nFrom 1 November 2026 the rules for visiting change.\n\n## What stays\n\nQuiet hour is 1 pm to 2 pm. Food from home is fine for most, but ask the nurse first: three children have severe nut allergies at present.\n',
    }
    expect(post(ward, 'webhook')).toContain('severe nut allergies')
  })

  test('an open point marked “??” is left out, but a question with “??” does not block the text', () => {
    const lab = {
      title: 'Laboratorio di legatoria',
      language: 'it',
      metadata: { fields: { stato: 'bozza' } },
      raw_content:
        '# Laboratorio di legatoria\n\nDue sabati per imparare a cucire un quaderno.\n\nSEDE: il mulino oppure la scuola?? vedi mail di Rita\n',
    }
    expect(post(lab, 'linkedin')).not.toContain('vedi mail')
    const question = {
      title: 'A bakery that opens at night',
      raw_content:
        '# A bakery that opens at night\n\nWho buys bread at three in the morning?? Nurses do, and drivers. The shop in Fennick Lane opens every night from Monday 2 November.\n',
    }
    expect(post(question, 'linkedin')).toContain('Fennick Lane')
  })

  test('the first day of a date range in a field is not taken for a list number', () => {
    const cup = {
      title: 'Der Becher der Fuhrfrau',
      language: 'de',
      metadata: {
        bible: {
          slug: 'becher',
          title: 'Der Becher der Fuhrfrau',
          beschreibung: 'Ein Becher aus Zinn, der dreißig Jahre lang mit dem Salz über den Pass ging.',
          ausstellung: { ort: 'Salzmuseum Hallbrunn', zu_sehen: '3. bis 30. November 2026' },
        },
      },
    }
    expect(post(cup, 'webhook')).toContain('3. bis 30. November 2026')
  })

  test('a quote in a box appears in quotation marks, with its speaker', () => {
    const ferries = {
      title: 'A new face for the ferries',
      metadata: {
        bible: {
          slug: 'ferries',
          title: 'A new face for the ferries',
          challenge:
            'Each boat had gained its own colours, and one passenger in nine stood in the wrong lane.',
          quote: { text: 'I have not bought chalk since May.', by: 'Ingrid Mellow, bosun' },
        },
      },
    }
    expect(post(ferries, 'linkedin')).toContain('“I have not bought chalk since May.” – Ingrid Mellow, bosun')
  })

  test('a short post about a recall says what to do, even if not everything fits', () => {
    const recall = {
      title: 'Recall: Old Fell raw-milk cheese, batches 311 and 312',
      url: 'https://fell.example.org/recall',
      raw_content:
        '# Recall: Old Fell raw-milk cheese, batches 311 and 312\n\nThe farm shop is recalling two batches of Old Fell, our hard cheese from raw milk. In a routine sample the laboratory found *Listeria monocytogenes*. We have had no report of anyone who fell ill after eating it.\n\nThe batch number is on the paper label beneath the stamp. Other batches are not affected.\n\n### What to do\n\n- Do not eat the cheese, also not cooked.\n- Bring it back to the shop, with or without a receipt.\n',
    }
    expect(post(recall, 'bluesky')).toContain('Do not eat the cheese, also not cooked.')
  })

  test('a step whose first word begins like a month is still a step', () => {
    const recall = {
      title: 'Rückruf: Hocker Nika, Baujahr 2026',
      language: 'de',
      raw_content:
        '# Rückruf: Hocker Nika, Baujahr 2026\n\nWir rufen einen Teil der Hocker zurück, verkauft im März 2026.\n\n## Was sollten Sie tun?\n\n1. Benutzen Sie den Hocker bitte nicht mehr.\n2. Melden Sie sich unter 0800 999 4410.\n3. Sie erhalten nach Wunsch eine Schraube oder den Kaufpreis zurück. Einen Kassenzettel brauchen Sie nicht.\n',
    }
    expect(post(recall, 'instagram')).toContain(
      '1. Benutzen Sie den Hocker bitte nicht mehr.\n2. Melden Sie sich unter 0800 999 4410.\n3. Sie erhalten nach Wunsch eine Schraube oder den Kaufpreis zurück.',
    )
    const cake = {
      title: 'Lemon cake',
      content_type: 'recipe',
      raw_content:
        '# Lemon cake\n\nA cake for Sundays.\n\n## Ingredients\n\n- 4 eggs\n- 200 g flour\n- 150 g sugar\n\n## Method\n\n1. Heat the oven to 180 °C.\n2. Separate the eggs. The whites must be free of yolk.\n3. Marinate the peel in sugar. It takes an hour.\n',
    }
    const text = post(cake, 'webhook')
    expect(text).toContain('2. Separate the eggs.')
    expect(text).toContain('3. Marinate the peel in sugar.')
  })

  test('a short post has the days of a run and the day without a show together, or neither', () => {
    const play = {
      title: 'The Harbour Quiz: a play for one actor',
      content_type: 'event',
      url: 'https://harbour.example.org/quiz',
      raw_content:
        '# The Harbour Quiz: a play for one actor\n\nA keeper has run out of books and starts a quiz.\n\n18–28 November 2026, Tuesday to Saturday, 7.30 pm. No show Thursday 26 November.\n',
    }
    const text = post(play, 'x')
    expect(text.includes('18–28 November')).toBe(text.includes('No show Thursday 26 November.'))
  })

  test('"Don’t" introduces rules for readers in a guide, but rules for writers next to a voice section', () => {
    const guide = {
      title: 'Looking after your chain',
      content_type: 'guide',
      raw_content:
        "# Looking after your chain\n\nA clean chain is quiet. You need a rag and some oil.\n\n## What to do\n\n1. Hold the rag around the chain.\n2. Put one drop on each roller.\n\n## Don't\n\n- Use a pressure washer. It drives water into the bearings.\n- Put a rag near the chain while the wheel is turning.\n",
    }
    expect(post(guide, 'webhook')).toContain('Use a pressure washer.')
    const figure = {
      title: 'Nettie the lamplighter',
      raw_content:
        "# Nettie the lamplighter\n\nNettie lights forty lamps every night and counts them aloud.\n\n## Voice\n\nShort sentences.\n\n## Don't\n\n- Let her talk about her brother.\n",
    }
    expect(post(figure, 'webhook')).not.toContain('her brother')
  })

  test('an object’s storage location and colleagues’ notes about it are left out', () => {
    const lock = {
      title: 'Padlock, screw type',
      metadata: { fields: { acq_method: 'gift', location: 'Store 2, shelf C', on_display: false } },
      raw_content:
        '# Padlock, screw type\n\nIron padlock with a screw key. The body has the shape of a fish, with the shackle through its mouth.\n\nDate: 17th c.? – RB thinks later, compare 0.211\n',
    }
    for (const platform of ['linkedin', 'x', 'webhook'] as const)
      expect(post(lock, platform)).not.toMatch(/shelf|RB|gift/u)
  })

  describe('cases that only look similar', () => {
    const announced = (title: string, text: string, fields: Record<string, unknown> = {}) =>
      article(title, text, { metadata: { fields } })

    test.each([
      [
        'Less salt in our canteen',
        'Our canteen cooks with less salt from June. The WHO suggests five grams a day for adults.',
        'The WHO suggests',
      ],
      [
        'A bear in the cave',
        'Bones were found in March. DNA suggests that it belonged to a cave bear, which lived here.',
        'DNA suggests',
      ],
      [
        'Volunteers for the farm',
        'Our farm looks for volunteers on Saturdays. Do you love animals?? we do too! Come to the gate at 9 am.',
        'volunteers on Saturdays',
      ],
    ])('text that only resembles an internal note is published: %s', (title, text, told) => {
      expect(post(announced(title, text), 'linkedin')).toContain(told)
    })

    test('rules for those who write about a character are left out, whatever other sections its file has', () => {
      const figure = {
        title: 'Bosun Pell',
        content_type: 'character',
        raw_content:
          '# Bosun Pell\n\nPell has sailed on every ship but one.\n\n## Looks\n\nTall, with one boot.\n\n## Never\n\n- Reveal that the captain is his sister.\n- Show him without his hat.\n',
      }
      for (const platform of ['webhook', 'linkedin'] as const)
        expect(post(figure, platform)).not.toMatch(/his sister|without his hat/u)
    })

    test.each([
      [
        'Please do not eat the cheese with the number 4.',
        'The cheese with the number 4 may be mouldy. Many people eat the cheese on bread. Please bring it back to us.',
      ],
      [
        'Wie immer gilt: Kinder nie allein ins Wasser lassen, es ist gefährlich.',
        'Der Badesee ist seit Samstag offen.',
      ],
    ])('a warning in the summary is in the post or flagged, or nothing is written: %s', (summary, text) => {
      const item = {
        ...announced('From the lake and the dairy', text, { summary }),
        language: /Badesee/u.test(text) ? 'de' : 'en',
      }
      const made = postOf(item, 'instagram')
      expect(
        made.text === '' ||
          made.text.includes(summary) ||
          made.flags.some(({ message }) => message.includes('leaves out')),
      ).toBe(true)
    })

    test('steps that begin with "Bis" or "Und" are still steps', () => {
      const move = {
        title: 'So ziehen Sie mit uns um',
        content_type: 'guide',
        language: 'de',
        raw_content:
          '# So ziehen Sie mit uns um\n\nUnser Haus zieht im Mai um.\n\n1. Formular holen.\n2. Bis 10. Mai abgeben.\n3. Und 5 Euro mitbringen.\n4. Plakette aufkleben.\n',
      }
      expect(post(move, 'webhook')).toContain(
        '1. Formular holen.\n2. Bis 10. Mai abgeben.\n3. Und 5 Euro mitbringen.\n4. Plakette aufkleben.',
      )
    })

    test('a course on two evenings names both days, and a run of many shows its last day', () => {
      const of = (termine: number, ende: string) => ({
        title: 'Erste Hilfe am Hund',
        content_type: 'event',
        language: 'de',
        metadata: { fields: { beginn: '2027-03-09 18:30', ende, termine } },
        raw_content: '# Erste Hilfe am Hund\n\nSie üben Verbände an lebensgroßen Übungshunden.\n',
      })
      expect(post(of(2, '2027-03-16 21:00'), 'linkedin')).toContain(
        'Dienstag, 9. März 2027 und Dienstag, 16. März 2027, 18:30 Uhr',
      )
      expect(post(of(22, '2027-03-31 21:00'), 'linkedin')).toContain('31. März 2027')
    })

    test('a venue named like a piece of furniture is still a venue', () => {
      const concert = {
        title: 'Concert at the beach',
        content_type: 'event',
        metadata: {
          fields: { starts_at: '2027-06-12T19:00:00+01:00', venue: 'The Lower Shelf, Redcar Beach' },
        },
        raw_content: '# Concert at the beach\n\nThe brass band plays songs of the sea.\n',
      }
      expect(post(concert, 'linkedin')).toContain('The Lower Shelf')
    })

    test('an interviewer’s polite question is not quoted as an answer', () => {
      const interview = {
        title: 'Ada Fenn winds the town clock',
        content_type: 'person',
        raw_content:
          '# Ada Fenn winds the town clock\n\nAda Fenn has wound the clock of the town hall for thirty years.\n\n**May I ask how you began?**\n\nI was the only one in the office who could climb the ladder.\n\n**What do you like about it?**\n\nMy favourite hour is six, when I am alone with it.\n',
      }
      expect(post(interview, 'linkedin')).not.toContain('“May I ask')
    })
  })
})
