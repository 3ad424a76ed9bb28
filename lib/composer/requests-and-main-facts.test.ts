import { describe, expect, test } from 'vitest'
import { buildFactCard } from '@/lib/facts/build-fact-card'
import { sourceItem } from './items.fixture'
import { article, postOf } from './post.fixture'

const cardOf = (text: string) =>
  buildFactCard(sourceItem(article('A day at the airfield', `We open at ten. ${text}`)), {
    language: 'en',
    declared_language: 'en',
    language_from: 'declared',
  })
const link = { url: 'https://club.example/day' }

describe('a request in brackets', () => {
  test.each([
    'Maximum weight 105 kg, minimum 60 kg (else ballast, please tell us before).',
    'We have 63 birds at the moment (41 of them gull chicks, please stop picking them up if they only stand there!).',
    'The next episode is out on 25 May (recorded already, so no letters please).',
  ])('to readers is told: %s', (text) => {
    expect(cardOf(text).not_for_posts.map(({ reason }) => reason)).not.toContain('internal_note')
  })

  test.each([
    'The sponsors are listed below (logo bigger than last time please).',
    'The hall is hired until ten (Tom, please check).',
    'The photo of the hangar is by Ida (please crop).',
  ])('to those who make the text is a note: %s', (text) => {
    expect(cardOf(text).not_for_posts.map(({ reason }) => reason)).toContain('internal_note')
  })
})

test('an address before "Have the number ready" mentions nobody', () => {
  const { not_for_posts } = cardOf('Kiln desk: kilns@cinderford.example. Have the serial number ready.')
  expect(not_for_posts.map(({ reason }) => reason)).not.toContain('internal_note')
})

test('a callout for colleagues is a note', () => {
  const { facts, not_for_posts } = cardOf('\n\n> [!NOTE intern] Salary to be agreed with Holger!')
  expect(facts.map(({ text }) => text).join(' ')).not.toContain('Holger')
  expect(not_for_posts.map(({ reason }) => reason)).toContain('internal_note')
})

test('a correction of an earlier text is set aside to its last sentence', () => {
  const { facts } = cardOf(
    '\n\n**Correction, 14 May:** we said that locks are checked every month. That depends on the contract. Take no advice from us.',
  )
  expect(facts.map(({ text }) => text).join(' ')).not.toMatch(/locks|contract|advice/)
})

test('a warning of one word stays in its text', () => {
  const text =
    'The tub keeps for years if it is covered.\n\n⚠ Caustic. Gloves and goggles. Rinse eyes with plenty of clean water.'
  expect(
    postOf(article('Lime putty', text, { content_type: 'product', ...link }), 'linkedin').text,
  ).toContain('Caustic.')
})

describe('lines without marks', () => {
  test('a line of a programme may begin with "ab" before its time', () => {
    const text =
      'Am 17. Mai nehmen wir Gäste mit.\n\n10:00 Anmeldung am Startwagen\n13:15 - 17:30 Flugbetrieb\nab 18:00 Hallenfest'
    expect(postOf(article('Flugtag', text, { language: 'de', ...link }), 'linkedin').text).toContain(
      '• 13:15 - 17:30 Flugbetrieb\n• ab 18:00 Hallenfest',
    )
  })

  test('what a dish takes is listed, and its steps are counted', () => {
    const text =
      "Una zuppa povera, da fare la domenica quando piove.\n\nPer 4 persone  \n300 g di cicerchie  \n120 g di castagne secche  \n1 cipolla, 1 carota  \nolio, sale, pepe  \npane raffermo\n\n1. Mettere a bagno le cicerchie per 24 ore.\n2. Scolare e cuocere piano un'ora e mezza."
    for (const platform of ['linkedin', 'instagram'] as const)
      expect(
        postOf(article('Zuppa di cicerchie', text, { language: 'it', content_type: 'recipe' }), platform)
          .text,
      ).toMatch(
        /Per 4 persone\n• 300 g di cicerchie\n(?:• .*\n)*• olio, sale, pepe\n• pane raffermo\s+1\. Mettere a bagno.*\n2\. Scolare/u,
      )
  })

  test('columns for what and where need no heads in Polish either', () => {
    const text =
      'Płyniemy nocą z lampionami.\n\n## Program\n\n| Godz. | Co | Gdzie |\n|---|---|---|\n| 17:00 | zapisy | przystań Dębogóra |\n| 19:00 | start | most w Łasznej |\n| 22:00 | ognisko | łąka przy jazach |'
    expect(postOf(article('Spływ', text, { language: 'pl', ...link }), 'linkedin').text).not.toMatch(
      /Co zapisy|Gdzie/u,
    )
  })
})

describe('a short post', () => {
  test('about an event names its day, or is a headline', () => {
    const text =
      'Once over the hills without a sound? On Sunday, 17 May 2026 the gliding group Ahlberg takes guests along again, from its field behind the reservoir, where the winch has stood since 1931 and where three generations of the same family have held the rope.\n\nWe only fly if we can see the ridge.'
    const { text: post } = postOf(
      article('A day in the air above the Ahlberg', text, { content_type: 'event', ...link }),
      'x',
    )
    if (post.includes('Once over')) expect(post).toContain('17 May')
    expect(post).not.toBe('')
  })

  test('about someone who died says so', () => {
    const text =
      'It is with great sadness that we have to tell members of the death of Wattie Brandreth.\n\nWattie came to the rope by accident. In 1957 he was delivering feed when the eight were a man short.'
    expect(
      postOf(article('Walter Brandreth, 1938–2026', text, { content_type: 'obituary', ...link }), 'x').text,
    ).toContain('death of Wattie')
  })

  test('does not begin with an entry of a list, which says nothing without its heading', () => {
    const text =
      'What we need this month.\n\nMOST NEEDED\n\n- Sprats, frozen, whole\n- Old towels\n\nWE’VE GOT ENOUGH\n\n- Knitted jumpers for penguins. We don’t have penguins.\n- Duvets\n\nGive money: £4 feeds a guillemot for a day.'
    expect(postOf(article('Wish list of the bird hospital', text, link), 'x').text).not.toContain('penguins')
  })
})

test.each([
  ['Ep. 58: The lift that only went down', 'event', 'Ep58'],
  ['Die Frau, die das Wasser anhält', 'person', 'Frau'],
])('"%s" makes no hashtag of what many titles have', (title, content_type, tag) => {
  const text = 'Hanna Brüggert opens the lock in the morning. She has done so for 26 years, and she likes it.'
  expect(postOf(article(title, text, { content_type, ...link }), 'linkedin').hashtags).not.toContain(tag)
})
