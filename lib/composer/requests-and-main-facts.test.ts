import { describe, expect, test } from 'vitest'
import { buildFactCard } from '@/lib/facts/build-fact-card'
import { sourceItem, withCard } from './items.fixture'
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
    'We sell the calendar at the door (please bring change, the card reader does not print receipts).',
    'We meet at the gate (please text 07700 900 118 if you are late).',
    'The walk is free (please check the website before you set out).',
    'The crossing is short (please post the key through the letterbox).',
    'Photography is welcome (but please ask before taking pictures of people).',
    'The wetsuits run large (please choose one size smaller than your clothes).',
    'Entry from 18 (proof of age please).',
    'Pay at the bar (no credit cards please).',
    'Wir bitten um Anmeldung (bitte online oder per Telefon).',
    'Fotografieren ist erlaubt (bitte ohne Blitz, keine Fotos von Kindern).',
    'Bewerbung mit Lebenslauf (bitte ohne Foto).',
    'Es gibt Leihräder (bitte vorher fragen).',
    'Bringt Kuchen mit (bitte Zutaten auf einen Zettel schreiben).',
  ])('to readers is told: %s', (text) => {
    expect(cardOf(text).not_for_posts.map(({ reason }) => reason)).not.toContain('internal_note')
  })

  test.each([
    'The sponsors are listed below (logo bigger than last time please).',
    'The hall is hired until ten (Tom, please check).',
    'The photo of the hangar is by Ida (please crop).',
    'The speaker is Dr Alan Pike (photo please).',
    'The choir sings Bach (please shorten this paragraph).',
    'The fee is £12 (please double-check, last year it was 10).',
    'The match starts at three (please confirm with the league).',
    'Der Eintritt kostet 5 Euro (bitte noch mit Heike klären).',
    'Es spielt die Kapelle Sturm (bitte Schreibweise prüfen).',
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

test('the mark of a callout is no part of its sentence', () => {
  for (const mark of ['> [!WARNING]\n> ', '> [!note] ', '> [!TIP]- ']) {
    const { facts } = cardOf(`\n\n${mark}Never mix vinegar and bleach.`)
    expect(facts.map(({ text }) => text)).toContain('Never mix vinegar and bleach.')
  }
})

test('a correction of an earlier version is set aside to its last sentence', () => {
  const { facts } = cardOf(
    '\n\nRectificatif (14 mai) : une version précédente donnait 1908. La fontaine est de 1911.',
  )
  expect(facts.map(({ text }) => text).join(' ')).not.toMatch(/1908|1911/)
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

  test('a list for some days is no list of ingredients', () => {
    const { card } = withCard(
      sourceItem(article('Packing', 'No shop is near.\n\n## For 3 days\n\n- Two shirts\n- A torch')),
    )
    expect(card.facts.map(({ kind }) => kind)).not.toContain('ingredient')
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

  test.each([
    [
      'pl',
      'Koncert kolęd',
      'Chór Cantate śpiewa kolędy z Kaszub i Podhala w kościele św. Anny.',
      'W najbliższą środę, 7 stycznia 2026, o godz. 18:00.',
    ],
    ['fi', 'Kirppis koululla', 'Koulun kirppis avaa ovensa taas.', 'Lauantaina 14. maaliskuuta klo 10–14.'],
    [
      'en',
      'Story time',
      'Every child gets a cushion and a story.',
      'We meet on Wednesdays at 10 in the library.',
    ],
  ])('about an event adds the line with its day (%s)', (language, title, lead, day) => {
    const rest =
      ' Dyryguje Anna Nowak, która prowadzi chór od 1998 roku i zna każdą z tych pieśni na pamięć, łącznie z tymi, których nikt inny już nie pamięta.'
    const more = { content_type: 'event', language, ...link }
    expect(postOf(article(title, `${lead}\n\n${day}${rest}`, more), 'x').text).toContain(`${lead}\n\n${day}`)
  })

  test.each([
    ['en', 'Anne Wills', 'Anne Wills slipped away on Sunday with her family beside her.'],
    ['en', 'Margaret Ollerton', 'Margaret Ollerton, who taught us to swim, has left us at the age of 94.'],
    ['de', 'Erika Sommerfeld', 'Unsere Gründerin Erika Sommerfeld ist am 2. Mai friedlich eingeschlafen.'],
    ['fr', 'Louis Ferrand', 'Louis Ferrand nous a quittés le 12 mars à l’âge de 91 ans.'],
    ['it', 'Luisa Ferri', 'La maestra Luisa Ferri è venuta a mancare ieri.'],
    ['es', 'Carmen Ruiz', 'Carmen Ruiz nos dejó el pasado lunes a los 87 años.'],
    ['pl', 'Jan Kowalczyk', 'W niedzielę odszedł Jan Kowalczyk, założyciel naszego chóru.'],
    ['da', 'Poul Krogh', 'Poul Krogh er sovet stille ind den 3. maj.'],
    ['hu', 'Nagy Éva', 'Nagy Éva tanárnő vasárnap elhunyt.'],
  ])('about someone who died is written however that is put (%s: %s)', (language, title, lead) => {
    const text = `${lead}\n\nDe 1961 a 2009, Buxtehude, Penrith, Lari.`
    expect(postOf(article(title, text, { content_type: 'obituary', language, ...link }), 'x').text).toContain(
      lead,
    )
  })

  test('tells a cancellation with the times that it does not hold for, or is a headline', () => {
    const text =
      'All sailings from 13:40 today (Tuesday 10 February) are cancelled because of the swell at Ullamay pier. The 17:55 is under review, with a decision by 16:00. Booked vehicles move to Wednesday without a call, and foot passengers may take the bus from the slip at Corrin to the bridge at the Narrows, free of charge with a ticket of the ferry.'
    const { text: post } = postOf(article('Strait service: afternoon sailings off', text, link), 'x')
    expect(post).toBe('Strait service: afternoon sailings off')
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

test('a name that a bible withholds until the release is in no post', () => {
  const bible = {
    name: 'Vesper Koll',
    content_type: 'character',
    logline: 'A lamplighter in a drowned city who is paid to keep the lights on.',
    backstory:
      'Vesper grew up in the upper town and came down after the flood, looking for her sister Ada. She took the lamp job because it let her walk every lane.',
    marketing: { not_before_release: ['Ada', 'the ending'] },
  }
  for (const platform of ['x', 'linkedin', 'instagram', 'webhook'] as const) {
    const { text } = postOf({ title: bible.name, raw_content: '', metadata: { bible } }, platform)
    expect(text).toContain('lamplighter')
    expect(text).not.toContain('Ada')
  }
})

describe('a programme of several evenings', () => {
  const text =
    'A series of talks in the old granary, each on a Tuesday.\n\n6 October\nHilke Averbeck: The graves below the bus station\n\n20 October\nBernd Lüning: Treasure hunters\n\n3 November\nTomasz Rybicki: Salt, wood and debts\n\nAdmission is £6, and all of the evenings are £20. On 3 November the entrance is at the back because of the choir, and the lift cannot be reached then, so please tell us beforehand if you need it.'
  test('is not told in short as if its last evening were all of it', () => {
    const { text: post } = postOf(
      article('What the soil tells us: talks this autumn', text, { content_type: 'event', ...link }),
      'x',
    )
    expect(post).not.toBe('')
    if (post.includes('November')) expect(post).toContain('6 October')
  })
})

test('the lines below "Au menu :" are a list, and the allergens below it are told', () => {
  const text =
    "Le samedi 6 juin, on ferme la carte et on fait une seule table.\n\nAu menu :\n\nAsperges vertes, œuf mollet, noisettes  \nAsperges blanches, truite fumée de chez Roussel  \nFromage de Solange  \nFraises, verveine, sablé\n\nContient : œuf, poisson, lait, fruits à coque, gluten.\n\nLa vigneronne sera là pendant l'apéritif."
  const { text: post } = postOf(
    article('Soirée asperges', text, { language: 'fr', content_type: 'event', ...link }),
    'linkedin',
  )
  expect(post).toContain('• Asperges vertes, œuf mollet, noisettes\n• Asperges blanches, truite fumée')
  expect(post).toContain('Contient : œuf')
})

test('a portrait that mentions the death of a teacher is no obituary', () => {
  const text =
    'Ha 71 anni e un diapason nella tasca. Ha imparato il mestiere da Attilio Bressan. Quando Bressan è morto, nel 1991, le ha lasciato gli attrezzi.'
  const card = buildFactCard(sourceItem({ ...article('Nives Carraro, organara', text), language: 'it' }), {
    language: 'it',
    declared_language: 'it',
    language_from: 'declared',
  })
  expect(card.kind).not.toBe('obituary')
})

describe('a recall in a headline', () => {
  test('says what may happen', () => {
    const text =
      'Please do not open bottles of Elderflower Wheat, 500 ml, with best before 14/11/26.\n\nSome bottles have carried on fermenting and could burst. Cans and kegs are not affected.\n\nWhat to do:\n\n1. Keep it cool, leave it closed, and wrap it in a towel, because the glass goes far if it does burst, and keep children and pets out of the room.\n2. Bring the bottle or just a photo of its label to the brewery shop in Mill Lane, from Tuesday to Saturday, or to where you bought it.'
    expect(postOf(article('Recall: Elderflower Wheat 500 ml', text, link), 'x').text).toContain('burst')
  })
})

test('a rule below a heading is not added to a short guide without it', () => {
  const text =
    "One parcel is for one family of four, for about three days.\n\n## Nut allergy\n\nUse the separate table near the window. Don't swap anything from the general shelf.\n\n## Weight\n\nThe weight is 14 to 16 kg, in two bags, and nobody carries all of it in one bag home on the bus."
  expect(
    postOf(article('How to pack a family parcel', text, { content_type: 'guide', ...link }), 'x').text,
  ).not.toContain('swap')
})

test('an embargo is no part of a title', () => {
  const text =
    'The publisher Quillon from Leeds has won the prize with Salt Ledger, a novel by Jóna í Dali, translated by Peter Hallam-Roy. The prize of £20,000 is shared by author and translator.'
  for (const title of [
    'EMBARGOED until 6 May, 00:01: Quillon wins the prize',
    'Sperrfrist 6. Mai: Quillon wins the prize',
  ]) {
    const post = postOf(article(title, text, link), 'linkedin').text
    expect(post).not.toMatch(/embargo|sperrfrist/iu)
    expect(post).toContain('has won the prize with Salt Ledger')
  }
})

test.each([
  [
    'what somebody still has to check',
    'Meet at the lay-by, grid ref SX 000 000 (check!), at four.',
    'SX 000',
  ],
  [
    'who last changed the text',
    '\n\n*last checked Feb 26, MK. Sugar was 1 kg in the old version!!*',
    'old version',
  ],
])('%s is not for posts', (_, text, part) => {
  expect(
    cardOf(text)
      .facts.map((fact) => fact.text)
      .join(' '),
  ).not.toContain(part)
})

test('a date before a price does not end its sentence', () => {
  expect(cardOf('A carton costs more from 1.5. 86,- as we wrote.').facts.map(({ text }) => text)).toContain(
    'A carton costs more from 1.5. 86,- as we wrote.',
  )
})

test('films that begin at the same time on two days are lines of their own', () => {
  const lines = cardOf(
    '\n\nTue 10.3. all films £7  \n20:15 The spirit level  \nWed 11.3. Sneak  \n20:15 A film that we do not name',
  ).facts.map(({ text }) => text)
  expect(lines).toEqual(
    expect.arrayContaining(['20:15 The spirit level', '20:15 A film that we do not name']),
  )
})

test('a day that is struck out is told where it says that it moved', () => {
  const text =
    'Wir spielen im April.\n\nSa 25.04., 20 Uhr  \n~~So 26.04., 17 Uhr~~ verlegt auf **Do 30.04., 20 Uhr**. Karten behalten ihre Gültigkeit.'
  const { text: post } = postOf(article('Der Bürgermeister', text, { language: 'de', ...link }), 'linkedin')
  expect(post).toContain('So 26.04., 17 Uhr verlegt auf Do 30.04.')
})

test('a short post tells all lines of a timetable or none', () => {
  const text =
    'From Sunday 29 March route 14 continues to Kelder Hospital.\n\nMon-Fri every 20 min, 05:50 to 20:10, then every 30 min until 23:40  \nSat every 20 min, 07:00 to 19:00, and every 30 min from then until 23:10, also at the Infirmary Road stop  \nSun & bank holidays every 30 min, from 08:20 until 22:50, with a change of drivers at Market Cross'
  const { text: post } = postOf(
    article('New timetable: route 14 extended', text, {
      metadata: { fields: { summary: 'Route 14 now runs to Kelder Hospital.' } },
      ...link,
    }),
    'x',
  )
  expect(post.includes('Mon-Fri')).toBe(post.includes('Sun & bank holidays'))
})

test.each([
  [
    'sv',
    'Avtackning vid konserten. OBS: hon vet inget om blommorna – nämn dem inte i utskicket.',
    'blommorna',
  ],
  [
    'en',
    'We meet at ten.\n\n*Reviewed by Anwen Tolley, January 2026. To be reviewed again: January 2027.*',
    'again',
  ],
])('what only the makers of a text need to know is not for posts (%s)', (_, text, part) => {
  expect(
    cardOf(text)
      .facts.map((fact) => fact.text)
      .join(' '),
  ).not.toContain(part)
})

test('a day of a programme heads the lines below it', () => {
  const text =
    'Das Turnier findet zum 24. Mal statt.\n\nSamstag 23.05.  \n09:00 G-Junioren  \n11:30 F-Junioren\n\nMontag 25.05. (Pfingstmontag)  \n09:00 E-Junioren  \n13:00 D-Junioren'
  expect(postOf(article('Pfingstturnier', text, { language: 'de', ...link }), 'linkedin').text).toMatch(
    /^Montag 25\.05\. \(Pfingstmontag\)$/mu,
  )
})

test('what a place is asked most is no interview', () => {
  const text =
    '**Liefern Sie?**\nJa, Mo–Fr nach 17 Uhr, ab 20 Euro kostenlos.\n\n**Haben Sie nachts offen?**\nNur im Notdienst. Unsere nächsten Nächte sind der 3. und der 19. August.\n\n**Warum ist mein Medikament nicht da?**\nWenn wir das wüssten. Wir telefonieren täglich.'
  expect(
    postOf(article('Häufige Fragen an der Theke', text, { language: 'de', ...link }), 'linkedin').text,
  ).not.toMatch(/[„“]/u)
})

test('a recall whose reason has a label says it in its headline', () => {
  const text =
    'Die Hofkäserei Tannegg ruft vorsorglich folgendes Produkt zurück:\n\nTannegger Bergkäse mild, Scheiben, 150-g-Packung\nCharge: L 6118 und L 6119\n\nGrund: In einzelnen Packungen können sich kleine blaue Kunststoffteile einer Schneidemaschine befinden.\n\nVerkauft wurde die Ware vom 4. bis 12. Mai in unserem Hofladen, auf den Wochenmärkten Immenried und Seeg sowie in Dorfläden im ganzen Landkreis. Wer die Ware hat, bringt sie dorthin zurück und bekommt das Geld, auch ohne Bon.'
  expect(
    postOf(article('Rückruf: Bergkäse in Scheiben, 150 g', text, { language: 'de', ...link }), 'x').text,
  ).toContain('Kunststoffteile')
})

test.each([
  'Updated opening hours: Monday to Friday, 9 am to 5 pm.',
  'Changed times from 3 May: we open at ten.',
])('news that begins with what was updated is told: %s', (text) => {
  expect(cardOf(`\n\n${text}`).not_for_posts.map((part) => part.reason)).not.toContain('notice')
})
