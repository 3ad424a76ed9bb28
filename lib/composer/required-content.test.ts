import { describe, expect, test } from 'vitest'
import type { Platform } from '@/lib/platforms/schemas'
import { composeVariant } from './compose-variant'
import { composerVoice } from './composer-voice'
import { findUnprovenParts } from './find-unproven-parts'
import { type SourceItem, sourceItem, withCard } from './items.fixture'

const anything = composerVoice({ voice: {}, levels: {} })

function post(source: SourceItem, platform: Platform): string {
  const { content, trace } = composeVariant(
    withCard(source),
    { platform, language: source.language },
    anything,
  )
  if (!content) throw new Error('needs a translation')
  expect(findUnprovenParts(content, trace)).toEqual([])
  return content.text
}

const stew = sourceItem({
  title: 'Barley stew',
  metadata: {
    bible: {
      doc: 'recipe',
      name: 'Barley stew',
      ingredients: {
        pot: [
          { amount: '200 g', what: 'pearl barley' },
          { amount: '3', what: 'carrots, sliced' },
          { amount: 'a pinch', what: 'smoked salt' },
        ],
      },
      method: ['Rinse the barley and cover it with water.', 'Add the carrots and simmer for an hour.'],
      warnings: { text: 'Do not freeze the stew with the carrots in it. They turn to rubber.' },
    },
  },
})

describe('what a post owes its readers', () => {
  test('the days on which something is closed', () => {
    const sauna = sourceItem({
      title: 'Opening hours and rules of the lake sauna',
      raw_content:
        '# Opening hours and rules of the lake sauna\n\nThe lake sauna stands on wheels on the south shore and is heated with birch.\n\n- Wednesday: 4 to 9 pm\n- Saturday: 11 am to 8 pm\n\nLast entry is 75 minutes before we close. Closed on 24, 25 and 31 December. On 1 January we swim from noon.\n',
    })
    expect(post(sauna, 'linkedin')).toContain('Closed on 24, 25 and 31 December.')
  })

  test('a dish’s allergens, whatever the language of its text', () => {
    const stamppot = sourceItem({
      title: 'Boerenkoolstamppot met peer',
      content_type: 'recipe',
      language: 'nl',
      raw_content:
        '# Boerenkoolstamppot met peer\n\nNa de eerste nachtvorst is boerenkool op zijn best.\n\n## Voor 4 personen\n\n- 1,2 kg kruimige aardappelen\n- 500 g boerenkool, gesneden\n- 150 ml melk\n\n## Zo maak je het\n\n1. Schil de aardappelen en kook ze twintig minuten.\n2. Stamp met de melk en roer de boerenkool erdoor.\n\n**Allergenen:** melk, mosterd, noten. Let op: haver bevat gluten.\n',
    })
    expect(post(stamppot, 'linkedin')).toContain('melk, mosterd, noten')
  })

  test('every row of a table in which two rows have the same name', () => {
    const recall = sourceItem({
      title: 'Recall of our granola, best before 14 and 15 March 2027',
      raw_content:
        '# Recall of our granola, best before 14 and 15 March 2027\n\nWe are recalling two batches of our granola because they may contain pieces of almond.\n\n| Product | Pack | Batch | Best before |\n|---|---|---|---|\n| Granola | 400 g | L6257 | 14 March 2027 |\n| Granola | 400 g | L6258 | 15 March 2027 |\n\nDo not eat it if you are allergic to almonds. Bring it back to the shop.\n',
    })
    expect(post(recall, 'linkedin')).toMatch(/L6257[^\n]*14 March 2027\n[^\n]*L6258[^\n]*15 March 2027/)
  })

  test('no suggested donation as the price of a free event, and nothing that a page says about itself', () => {
    const walk = sourceItem({
      title: 'Lantern Walk and Soup Night',
      content_type: 'event',
      raw_content:
        '# Lantern Walk and Soup Night\n\nAn evening walk through the allotments by lantern light, with soup afterwards in the pavilion.\n\n**Page last reviewed:** 18 September 2026\n\nSizes: see table\n',
      metadata: {
        fields: {
          starts_at: '2026-11-07T16:45:00+00:00',
          location: 'Gas Street Allotments, main gate opposite no. 44',
          price_gbp: 0,
          donation_suggested_gbp: 3,
        },
      },
    })
    for (const platform of ['x', 'linkedin'] as const) {
      expect(post(walk, platform)).not.toMatch(/£3|reviewed|see table/)
      expect(post(walk, platform)).toContain('Gas Street Allotments')
    }
  })

  test('no lead-in to a list that it leaves out, and no score as a hashtag', () => {
    const hut = sourceItem({
      title: '3:2 nach 0:2',
      url: 'https://hut.example.org/winter',
      raw_content:
        '# 3:2 nach 0:2\n\nThe Tolven Hut is unstaffed from October to May. The winter room stays open for everyone. It does not have the following, and each winter somebody is surprised.\n\n1. **The key.** The outer door opens with the club key, which the office in the valley lends to members of the club alone.\n2. **A sleeping bag.** There are blankets, two for each bunk, and in January it was minus nine in the room when the stove was out.\n3. **Matches.** They get damp in the box beside the stove, so bring a lighter as well and keep it in a dry pocket.\n',
    })
    for (const platform of ['x', 'mastodon', 'bluesky'] as const)
      expect(post(hut, platform)).not.toContain('the following')
    const { content } = composeVariant(withCard(hut), { platform: 'linkedin', language: 'en' }, anything)
    expect(content?.hashtags.join()).not.toMatch(/\d/)
  })

  test('a sentence that a list completes, above that list and never without it', () => {
    const water = sourceItem({
      title: 'Please boil your tap water in Oberwieden and Steinfurt',
      url: 'https://water.example.org/boil',
      raw_content:
        '# Please boil your tap water in Oberwieden and Steinfurt\n\nBacteria were found in a sample from the upper reservoir this morning.\n\nBoil tap water once so that it bubbles and let it cool slowly for at least ten minutes before you\n\n1. drink it or make food for babies with it,\n2. wash salad, fruit and vegetables in it,\n3. clean your teeth or open wounds with it.\n\nYou may shower and wash clothes as always.\n',
    })
    for (const platform of ['linkedin', 'telegram', 'instagram', 'x', 'webhook'] as const) {
      const text = post(water, platform)
      if (text.includes('drink it')) expect(text).toMatch(/before you\n+1\. drink it/)
      else expect(text).not.toContain('before you')
    }
  })

  test('no citation in a short post about a study', () => {
    const study = sourceItem({
      title: 'Moss on bus shelters cools the bench, but hardly the street',
      url: 'https://university.example.org/news/moss',
      raw_content:
        '# Moss on bus shelters cools the bench, but hardly the street\n\nMoss roofs on bus shelters make waiting more bearable on hot days, but do not measurably cool the street around them.\n\n**Paper:** Tranter A., Sorley P.: *Planted shelter roofs and heat exposure*, doi 10.99999/jsi.2027.0114 (open access)\n',
    })
    for (const platform of ['x', 'bluesky', 'mastodon'] as const)
      expect(post(study, platform)).not.toContain('doi')
  })

  test('each ingredient on one line with its amount, even if the source has them in separate fields', () => {
    for (const platform of ['linkedin', 'webhook'] as const)
      expect(post(stew, platform)).toContain(
        '• 200 g pearl barley\n• 3 carrots, sliced\n• a pinch smoked salt',
      )
  })

  test('a recipe’s warnings', () => {
    expect(post(stew, 'linkedin')).toContain('Do not freeze the stew')
    const syrup = sourceItem({
      title: 'Holundersirup mit Honig',
      content_type: 'rezept',
      language: 'de',
      raw_content:
        'Der Sirup schmeckt nach Juni.\n\n## Zutaten\n\n- 20 Dolden Holunder\n- 500 g Honig\n- 1 l Wasser\n\n## Zubereitung\n\n1. Die Dolden über Nacht im Wasser ziehen lassen.\n2. Das Wasser mit dem Honig erwärmen.\n\nFür Kinder unter einem Jahr bitte ohne Honig.',
    })
    expect(post(syrup, 'linkedin')).toContain('Für Kinder unter einem Jahr bitte ohne Honig.')
  })

  test('in a job advertisement, who is wanted', () => {
    const job = sourceItem({
      title: 'Baker (f/m/d), 25 hours',
      raw_content:
        'Fennel Row is a bakery of nine people in the old tram depot of Hexley. For the night shift we are looking for a baker from 1 March who likes rye.',
    })
    expect(post(job, 'x')).toContain('we are looking for a baker from 1 March')
  })

  test('days of things within an entry only with their names, never as days of the entry', () => {
    const portrait = sourceItem({
      title: 'The keeper of the clocks',
      metadata: {
        bible: {
          title: 'The keeper of the clocks',
          teaser: 'Oda Farrell has wound the tower clocks of Minster Lane for thirty years.',
          info: {
            training: { job: 'Clockmaker', starts: '2028-09-01', apply_by: '2028-01-31' },
            tour: { title: 'Up the tower', date: '2027-06-26', hint: 'Not for people afraid of heights.' },
          },
        },
      },
    })
    expect(withCard(portrait).card.kind).not.toBe('event')
    expect(post(portrait, 'x')).not.toMatch(/2027|2028|heights/)
    for (const line of post(portrait, 'linkedin')
      .split('\n')
      .filter((one) => /2027|2028|heights/.test(one)))
      expect(line).toMatch(/Up the tower|Starts|Apply by/)
  })

  test('no recipe from a leaflet that mentions a spoonful, but one from a text with amounts in its sentences', () => {
    const leaflet = sourceItem({
      title: 'Nach der Mandeloperation',
      language: 'de',
      raw_content:
        'Trinken Sie viel und kühl.\n\nMehr als ein Esslöffel Blut ist ein Notfall: Wählen Sie 112.\n\nNach einer Woche dürfen Sie wieder alles essen.',
    })
    expect(withCard(leaflet).card.kind).not.toBe('recipe')
    const crumble = sourceItem({
      title: 'Our Friday crumble',
      raw_content:
        'Rub 120 g butter into 200 g flour with 80 g sugar. Bake at 180 °C until it is the colour of a fox.',
    })
    expect(withCard(crumble).card.kind).toBe('recipe')
  })

  test('no instructions to colleagues on how to talk about something', () => {
    const story = sourceItem({
      title: 'The wreck of the Plover',
      metadata: {
        bible: {
          title: 'The wreck of the Plover',
          kind: 'story',
          text: 'The Plover left Hexmouth on a still morning with eleven people and a piano. Nobody saw her again.',
          sensitivity: 'Families live in the village. No jokes please, and no ship emojis.',
        },
      },
    })
    for (const platform of ['x', 'linkedin', 'webhook'] as const)
      expect(post(story, platform)).not.toMatch(/jokes|Families/)
    expect(withCard(story).card.not_for_posts.map(({ reason }) => reason)).toContain('internal_note')
  })
})
