import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { buildFactCard } from '@/lib/facts/build-fact-card'
import { isNoteField } from '@/lib/facts/fields/note-fields'
import { sourceItem } from '../items.fixture'
import { formatFieldLabel } from '../material/field-labels'
import { findFieldUse } from '../material/field-use'
import { postOf } from '../post.fixture'

const bible = (fields: Record<string, unknown>, language = 'en') => ({
  title: String(fields.title),
  language,
  metadata: { bible: fields },
})
const textOf = (fields: Record<string, unknown>, platform: Parameters<typeof postOf>[1], language = 'en') =>
  postOf(bible(fields, language), platform).text

const description =
  'Most shrubs wait for spring. This one flowers in the worst week of January, when there is hardly an insect about to notice, and its scent carries as far as the bench beside the pump house. On a mild day it smells of marmalade, with something of a carpenter’s shop. Cuthbert Laine found the seedling growing in a crack beside the boiler house and moved it with a dessert spoon; he was head gardener here for 31 years.'
const shrub = { title: 'Witch hazel Amber Lantern', description }

describe('a post from a bible’s boxes', () => {
  test('heads each box with the name that its authors gave it', () => {
    const text = textOf(
      {
        ...shrub,
        sale: { place: 'Garden shop', price_gbp: 32.5, from: '2027-01-09' },
        events: [{ name: 'Winter scent walk', date: '2027-01-16', time: '13:30', booking: 'not needed' }],
        care: ['Mulch with leaf mould in spring.', 'Do not prune except below the graft.'],
      },
      'webhook',
    )
    expect(text).toContain('Sale\nPlace: Garden shop\nPrice: £32.50\nFrom: Saturday, 9 January 2027')
    expect(text).toContain('• Saturday, 16 January 2027, 13:30: Winter scent walk, booking: not needed')
    expect(text).toContain('Care\n• Mulch with leaf mould in spring.\n• Do not prune except below the graft.')
  })

  test('writes measures in the unit from their field’s name, and ranges as ranges', () => {
    const text = textOf({ ...shrub, fruit: { weight_g: [220, 380], size_mm: [158, 130, 9] } }, 'webhook')
    expect(text).toContain('Weight: 220–380 g')
    expect(text).toContain('Size: 158 × 130 × 9 mm')
  })

  test('adds no unit that a field’s name only seems to contain', () => {
    const text = textOf({ ...shrub, age_min: 6, sizes: ['S'], fees: { co2_g_km: 40 } }, 'webhook')
    expect(text).not.toMatch(/6 minutes|40 km/)
  })

  test('keeps a list’s entries below the paragraph that introduces them', () => {
    const text = textOf(
      { ...shrub, plan: 'We rebuild the old archive.\n\n- 48 places for nests\n- a kitchen for the feed' },
      'linkedin',
    )
    expect(text).not.toContain('\n48 places')
    const made = textOf(
      {
        ...shrub,
        what_we_do: 'We rebuild the old archive.\n\n- 48 places for nests\n- a kitchen for the feed',
      },
      'linkedin',
    )
    expect(made).toContain('We rebuild the old archive.\n• 48 places for nests\n• a kitchen for the feed')
  })

  test('states the year of each part of a history', () => {
    const history = [
      { year: 1905, text: 'The council decides by one vote to build the tower.' },
      { year: '1940s', text: 'Water reaches the upper floors of the main street.' },
    ]
    const text = textOf({ ...shrub, history }, 'webhook')
    expect(text).toContain('1905: The council decides')
    expect(text).toContain('1940s: Water reaches')
  })

  test('writes dates within a text the way readers do', () => {
    const text = textOf({ ...shrub, visiting: { closed: '2025-12-22 to 2026-01-02' } }, 'webhook')
    expect(text).toContain('Monday, 22 December 2025 to Friday, 2 January 2026')
  })

  test('puts the weekday before the time', () => {
    const programme = [{ day: 'Sat', time: '10:00', title: 'Opening turn of the Great Handle' }]
    expect(textOf({ ...shrub, programme }, 'webhook')).toContain(
      'Sat 10:00 – Opening turn of the Great Handle',
    )
  })

  test('has a day and its condition on one line', () => {
    const ausweichtermin = {
      datum: '2026-08-15',
      bedingung: 'Bei mehr als halb bedecktem Himmel. Wir entscheiden am Freitag um 16 Uhr.',
    }
    expect(
      textOf({ title: 'Sternennacht', kurztext: 'Eine Wiese für alle.', ausweichtermin }, 'webhook', 'de'),
    ).toContain('Ausweichtermin: Samstag, 15. August 2026 – Bei mehr als halb bedecktem Himmel.')
  })

  test('combines one price in several currencies', () => {
    expect(textOf({ ...shrub, price: { price_eur: 34, price_gbp: 29 } }, 'webhook')).toMatch(/€34 \/ £29/)
  })

  test('leaves prices of variants, shipping and contacts to its link, except on a webhook', () => {
    const fields = {
      ...shrub,
      shipping: { uk: '£4.50', eu: '£14' },
      contact: { name: 'Annis Lark' },
      safety: { standard: 'EN 71-1', report_no: 'NTA-25', warning: 'Keep away from small children.' },
      prices: { bare_root: '£21.50', potted: '£29' },
    }
    const post = postOf({ ...bible(fields), url: 'https://garden.example.org/witch-hazel' }, 'linkedin').text
    expect(post).toContain('Most shrubs wait for spring.')
    expect(post).toContain('Keep away from small children.')
    expect(post).not.toMatch(/£29|£4\.50|Annis Lark|EN 71-1|NTA-25/)
    expect(textOf(fields, 'webhook')).toContain('Potted: £29')
    expect(textOf(fields, 'webhook')).toMatch(/UK: £4\.50[\s\S]*EN 71-1|EN 71-1[\s\S]*UK: £4\.50/)
  })

  test('is not written from short fields alone, except on a webhook', () => {
    const home = { fence: 'solid, 45 cm high', children: '10 and over', experience: 'at least two years' }
    const fields = { title: 'Bertrand', species: 'Marginated tortoise', sex: 'male', home_needed: home }
    const post = postOf(bible(fields), 'linkedin')
    expect(post.text).toBe('')
    expect(post.flags.map(({ message }) => message).join()).toContain('only short values without a text')
    expect(textOf(fields, 'webhook')).toContain('Fence: solid, 45 cm high')
  })

  test('is proven by its trace, whatever the shape of the bible', () => {
    const key = fc.constantFrom(
      'price',
      'dates',
      'en',
      'constructor',
      '1868',
      'a.b',
      '__proto__',
      'sale',
      'status',
      'text',
    )
    const value = fc.letrec((tie) => ({
      box: fc.dictionary(key, tie('any'), { maxKeys: 4 }),
      any: fc.oneof(
        { maxDepth: 4 },
        fc.constantFrom('', '2027-04-17', '19:30', 'A word.', 'sold out', '12.50', 'not announced yet'),
        fc.integer({ min: -3, max: 2000 }),
        fc.boolean(),
        fc.constant(null),
        fc.array(tie('any'), { maxLength: 3 }),
        tie('box'),
      ),
    }))
    fc.assert(
      fc.property(value.box, (box) => {
        for (const platform of ['x', 'linkedin', 'webhook'] as const)
          postOf(bible({ ...(box as Record<string, unknown>), ...shrub }), platform)
      }),
    )
  })

  test('lists ingredients by group, combining amount, unit and name from separate fields', () => {
    const item = (menge: number, einheit: string, zutat: string) => ({ menge, einheit, zutat })
    const text = textOf(
      {
        title: 'Linsentopf mit Quitten',
        beschreibung:
          'Die Quitte wird darin nicht süß, sondern weich und säuerlich. Wir kochen ihn im Oktober.',
        zutaten: [
          { gruppe: 'Topf', liste: [item(280, 'g', 'Berglinsen'), item(1.5, 'l', 'Brühe')] },
          { gruppe: 'Brösel', liste: [item(80, 'g', 'Roggenbrot'), item(2, 'EL', 'Öl')] },
        ],
        zubereitung: ['Die Quitten vierteln und würfeln.', 'Alles vierzig Minuten leise köcheln.'],
      },
      'linkedin',
      'de',
    )
    expect(text).toContain(
      'Zutaten\nTopf\n• 280 g Berglinsen\n• 1,5 l Brühe\nBrösel\n• 80 g Roggenbrot\n• 2 EL Öl',
    )
    expect(text).toContain('1. Die Quitten vierteln und würfeln.')
  })

  test('has only the fields that readers act on or are warned by, if the bible also has a text', () => {
    const text = textOf(
      {
        ...shrub,
        colours: ['apricot', 'amber'],
        accession: { number: '1988.0417*A' },
        opening_hours: 'Tuesday to Sunday, 10:00 to 16:00',
        safety: 'The berries are poisonous.',
      },
      'linkedin',
    )
    expect(text).toContain(': Tuesday to Sunday, 10:00 to 16:00')
    expect(text).toContain('Safety: The berries are poisonous.')
    expect(text).not.toMatch(/apricot|1988/)
  })
})

describe('a post about something with dates and prices', () => {
  test('leaves out dates that are fully booked or not announced yet', () => {
    const text = textOf(
      {
        ...shrub,
        sessions: [
          { date: '2027-04-17', places_left: 0 },
          { date: '2027-05-15', places_left: 3 },
          { date: '2027-06-19', places_left: 7, note: 'women only' },
          { date: '2027-07-11', status: 'invited, not announced by the festival yet' },
        ],
      },
      'webhook',
    )
    expect(text).toContain('• Saturday, 15 May 2027\n• Saturday, 19 June 2027, women only')
    expect(text).not.toMatch(/April|July/)
  })

  test('states each price in its own currency', () => {
    const prices = [
      { market: 'UK', price: 4290, currency: 'GBP' },
      { market: 'EU', price: 4990, currency: 'EUR' },
    ]
    expect(textOf({ ...shrub, prices }, 'webhook')).toMatch(/UK, £4,290\n.*EU, €4,990/)
  })

  test('does not present a price that only some people pay as the price for all', () => {
    const film = { title: 'The Salt Interpreter', type: 'film', synopsis: description }
    const screenings = [{ at: '2027-04-09T20:15', venue: 'Corn Exchange', price_gbp: 12.5 }]
    const text = textOf({ ...film, screenings, tickets: { concession_gbp: 6 } }, 'linkedin')
    expect(text).not.toContain('Admission: £6')
    expect(text).toContain('Corn Exchange, £12.50')
  })
})

describe('what readers need', () => {
  test('is kept even if it resembles something internal', () => {
    const text = textOf(
      {
        ...shrub,
        ingredients: [
          { amount: 200, unit: 'g', what: 'pearl barley' },
          { amount: 3, unit: 'tbsp', what: 'olive oil' },
        ],
        opening_hours: [{ closed: 'Mondays', note: 'except bank holidays' }],
        fees: [{ name: 'Adults', amount: 12, currency: 'EUR' }],
        prices: [
          { name: 'Early bird', price: '£20', valid_until: '2027-03-01' },
          { name: 'Fair trade coffee, 250 g', price: '£7.50' },
        ],
        storage: { shelf_life: '12 months in a dry place' },
        location: { store: 'Hallam Books, 4 Mill Street' },
        events: [{ name: 'Book fair', date: '2027-03-01', stand: 'Hall 4, B12' }],
        booking: {
          online: 'Book at https://tickets.example.org/2026-11-07 or at the door.',
          max_weight: '100 kg',
        },
        quotes: [
          { text: 'I have made eleven notebooks since.', from: 'Solveig', permission: 'given, asked 3 May' },
        ],
      },
      'webhook',
    )
    for (const said of [
      '200 g pearl barley',
      'closed: Mondays',
      'Adults, €12',
      'valid until: Monday, 1 March 2027',
      'Fair trade coffee',
      '12 months in a dry place',
      'Hallam Books',
      'Hall 4, B12',
      'https://tickets.example.org/2026-11-07',
      '100 kg',
      'I have made eleven notebooks since.',
    ])
      expect(text).toContain(said)
  })

  test('includes a long text as well as a short one, but not its easy-language version', () => {
    const beschreibung = {
      kurz: 'Ein Kasten aus Nussholz mit 23 Fächern, in dem eine Apothekerin Briefe und Proben durch das Moorland trug.',
      lang: 'Aufgeklappt wird der Kasten zur schrägen Schreibfläche. Darunter liegen 23 Fächer, neun davon mit Glasfläschchen.',
      leichte_sprache:
        'Das ist ein Kasten aus Holz. Er gehörte einer Frau. Den Kasten hat sie auf Reisen mitgenommen.',
    }
    const text = textOf({ title: 'Reiseschreibkasten', lang: 'de', beschreibung }, 'linkedin', 'de')
    expect(text).toContain(beschreibung.kurz)
    expect(text).toContain('Aufgeklappt wird der Kasten')
    expect(text).not.toContain('Das ist ein Kasten')
    expect(text).not.toMatch(/^de$|: de$/mu)
  })

  test('does not include fields whose names only resemble those for readers', () => {
    for (const field of [
      'open_issues',
      'open_tasks',
      'non_public',
      'story_end',
      'why_rejected',
      'bank_statement',
      'public_liability',
      'press_release.contact.name',
    ])
      expect(findFieldUse(`metadata.bible.${field}`), field).toBeUndefined()
    for (const field of ['open_days', 'backstory_public', 'why_she_stays', 'press_text', 'publications'])
      expect(findFieldUse(`metadata.bible.${field}`), field).toBeDefined()
    expect(findFieldUse('metadata.bible.tickets.hot_dogs')).toBe('act')
  })
})

describe('a post that readers can’t misunderstand', () => {
  test('has no single price out of several, no storage location, no hours without their days and no ending', () => {
    const fields = {
      title: 'Die letzte Kur',
      kurzinhalt:
        'Im Kurhotel sind noch vier Gäste, ein Arzt und eine Heizung, die nur auf einer Seite geht.',
      inhalt_komplett: 'Am Ende zerreißt die Maklerin den Vertrag, und der Käufer ist der Arzt selbst.',
      preise: { kategorie_a: '29 €', kategorie_b: '22 €' },
      besuch: { tage: 'Mittwoch bis Sonntag', zeiten: '10.30 bis 15.30' },
      standort: { public: 'Galerie 2, Vitrine 7', store: 'Textillager, Schublade 14' },
      etappe: { laengeKm: 12.8, dauer_min: 45 },
    }
    for (const platform of ['x', 'linkedin', 'instagram', 'webhook'] as const) {
      const text = textOf(fields, platform, 'de')
      expect(text).toContain('Im Kurhotel')
      expect(text).not.toMatch(/Preis: 29|Schublade|zerreißt/)
      if (text.includes('10.30')) expect(text).toContain('Mittwoch bis Sonntag')
    }
    expect(textOf(fields, 'webhook', 'de')).toContain('Kategorie A: 29 €')
  })

  test('says what each price is for, and in which season', () => {
    const prices = {
      currency: 'GBP',
      low: { months: 'Nov to Mar', night: 98 },
      high: { months: 'Jun to Sep', week: 1040 },
    }
    const text = textOf(
      { ...shrub, prices, tiers: [{ name: 'Carrot', price_gbp: 3, per: 'month' }] },
      'webhook',
    )
    expect(text).toContain('Nov to Mar\nNight: £98')
    expect(text).toContain('Jun to Sep\nWeek: £1,040')
    expect(
      textOf({ ...shrub, price: { tiers: [{ name: 'Carrot', price_gbp: 3, per: 'month' }] } }, 'webhook'),
    ).toContain('Carrot, £3 per month')
  })

  test('leaves out a gift’s effect without its amount, and quotes that nobody has approved', () => {
    const text = textOf(
      {
        ...shrub,
        what_gifts_do: [
          { amount: 25, text: 'pays for one metre of handrail mesh' },
          { amount: 140, text: 'pays a trainee builder for two weeks' },
        ],
        quotes: [
          { text: 'I have made eleven notebooks since.', from: 'Solveig', permission: 'first name only' },
          {
            text: 'The evening went so fast that I missed my bus twice.',
            from: 'Martin T.',
            permission: 'not asked yet',
          },
        ],
      },
      'webhook',
    )
    expect(text).not.toContain('handrail')
    expect(text).not.toContain('Martin')
    expect(text).toContain('I have made eleven notebooks since.')
  })

  test('keeps measures whole, and does not read the price of an age group as an age', () => {
    const fields = {
      titel: 'Rundtour zur Alm',
      title: 'Rundtour zur Alm',
      vorspann: 'Eine Rundtour durch den Bannwald und hinauf zur Alm.',
      strecke: { gehzeit: '4 Std. 15 Min. ohne Pausen', aufstieg_hm: 610 },
      hunde: 'Auf der Almweide liegt eine Mutterkuhherde, dort bitte den Weg außen am Zaun nehmen.',
      eintritt_eur: { erwachsene: 7, bis_14_jahre: 0 },
    }
    const text = textOf(fields, 'webhook', 'de')
    expect(text).toContain('4 Std. 15 Min. ohne Pausen')
    expect(text).toContain('Aufstieg: 610 m')
    expect(text).not.toContain('0 Jahre')
    for (const platform of ['linkedin', 'instagram'] as const) {
      expect(textOf(fields, platform, 'de')).toContain(fields.vorspann)
      expect(textOf(fields, platform, 'de')).toContain('Mutterkuhherde')
    }
  })

  test('continues a sentence with the next value, and drops a label that its text repeats', () => {
    const dates = [
      { date: '2025-09-16', topic: 'Paper, grain, folding. Pamphlet stitch.', takes_home: 'pamphlet' },
    ]
    expect(textOf({ ...shrub, dates }, 'webhook')).toContain('Pamphlet stitch, takes home: pamphlet')
    const hinweis_raum_3 = 'In Raum 3 geht es um Haft. Empfohlen ab 12 Jahren, der Raum kann umgangen werden.'
    const text = textOf(
      { title: 'Unter Verschluss', kurztext: 'Schlösser aus sechs Jahrhunderten.', hinweis_raum_3 },
      'linkedin',
      'de',
    )
    expect(text).toContain(hinweis_raum_3)
    expect(text).not.toContain('Hinweis Raum 3')
  })
})

describe('what authors keep to themselves', () => {
  test('includes trade prices and a quote’s archive reference', () => {
    const cheese = {
      title: 'Nebelmoos rezent',
      ArtNr_alt: 'NM-R',
      beschrieb_kurz: 'Kräftiger Halbhartkäse aus Rohmilch von zwei Alpen, sieben Monate im Felsenkeller.',
      preise: [
        { einheit: '100 g Laden', chf: 3.1, ab: '2025-02-01' },
        { einheit: 'kg Wiederverkauf', chf: 21.8, ab: '2024-07-01', nur: 'Händler' },
      ],
      zitat: {
        text: 'Ein Bild, für das keiner zahlt, muss besser sein.',
        beleg: 'Brief an Emma, 4.5.1907, Nl. 88/14',
      },
    }
    for (const platform of ['x', 'linkedin', 'instagram', 'webhook'] as const) {
      const text = textOf(cheese, platform, 'de')
      expect(text).toContain(cheese.beschrieb_kurz)
      expect(text).not.toMatch(/21,8|Händler|Brief an Emma|2025/)
    }
    expect(textOf(cheese, 'webhook', 'de')).toContain('100 g Laden, 3,10 CHF')
  })

  test('includes a text that also has a public version', () => {
    const fields = {
      title: 'Sister Quillon',
      type: 'character',
      one_sentence:
        'A nun without an order who rings a bell nobody can hear, so that the tide knows where to stop.',
      backstory_public: 'Quillon dived for the abbey’s silver in the year after the flood.',
      backstory_full: 'Her brother Tam is not dead. She cut his line herself.',
    }
    for (const platform of ['x', 'linkedin', 'webhook'] as const) {
      expect(textOf(fields, platform)).toContain('A nun without an order')
      expect(textOf(fields, platform)).not.toContain('Tam')
    }
  })

  test('includes unavailable dates, trade prices and rules for writers', () => {
    const fields = {
      ...shrub,
      prices: { bottle: '19,50 €', gastro_netto: '12,10 €' },
      blocked: [{ from: '2026-09-25', to: '2026-09-28', why: 'our stall' }],
      notice: 'Keine gesundheitsbezogenen Aussagen verwenden.',
    }
    for (const platform of ['x', 'linkedin', 'webhook'] as const)
      expect(textOf(fields, platform)).not.toMatch(/12,10|our stall|25 September|Aussagen/)
  })

  test('reaches no post, whatever box it is in', () => {
    const note = 'Rieke is on leave until Christmas and the second press bag has a mended seam.'
    const name = fc.constantFrom(
      'internal',
      'internalNotes',
      'staff_notes',
      'remark_staff',
      'dev-notes',
      'notizen',
      'anmerkung_intern',
      'sales notes',
      'writers_room',
      'consent',
      'notas_internas',
    )
    const around = fc.constantFrom('sale', 'visit', 'text', 'people', 'events')
    fc.assert(
      fc.property(name, fc.array(around, { maxLength: 2 }), fc.boolean(), (key, boxes, isListed) => {
        const inner: unknown = { [key]: isListed ? [note] : note }
        const held = boxes.reduceRight<unknown>((value, box) => ({ [box]: value }), inner)
        for (const platform of ['x', 'linkedin', 'webhook'] as const)
          expect(textOf({ ...shrub, ...(held as Record<string, unknown>) }, platform)).not.toContain('Rieke')
      }),
    )
  })

  test.each([
    'Price goes to £136 from 1 May. Don’t announce until the invoice is confirmed.',
    'He is alive. Not for press, not for the newsletter.',
    'Bitte nur die freigegebene Fassung verwenden und nicht humorvoll ankündigen.',
  ])('is recognized by its wording: %s', (note) => {
    for (const platform of ['linkedin', 'webhook'] as const)
      expect(textOf({ ...shrub, history: note }, platform)).not.toContain(note.slice(0, 20))
  })

  test.each([
    ['safety', 'Do not use it with a damaged seal.', 'en'],
    ['requirements', 'Tell us beforehand about asthma. It rarely stops anyone.', 'en'],
  ])('does not include warnings to readers: %s', (name, words, language) => {
    expect(textOf({ ...shrub, [name]: words }, 'linkedin', language === 'de' ? 'en' : language)).toContain(
      words,
    )
  })

  test('does not include for whom something is unsuitable, except for the press', () => {
    expect(isNoteField('metadata.bible.not_for_children', 'Small parts.')).toBe(false)
    expect(isNoteField('metadata.bible.hinweise_fuer_allergiker', 'Enthält Senf.')).toBe(false)
    expect(isNoteField('metadata.bible.not_for_press', 'The ending.')).toBe(true)
  })

  test('includes list entries that are not released', () => {
    const zitate = [
      { text: 'Klebeband ist der Feind, schreiben Sie das ruhig auf.', freigegeben: true },
      { text: 'Die Neunziger waren für mich verlorene Zeit, das können Sie glauben.', freigegeben: false },
    ]
    const text = textOf(
      {
        title: 'Gudrun Seltmann, Buchbinderin',
        beschreibung:
          'Sie begrüßt zuerst das Buch, dann den Menschen. Die Werkstatt liegt hinter dem Regal mit den Reiseführern.',
        zitate,
      },
      'linkedin',
      'de',
    )
    expect(text).toContain('„Klebeband ist der Feind')
    expect(text).not.toContain('Neunziger')
  })

  test('does not include a picture because of its record’s own note', () => {
    const front = 'https://bibles.example.com/content/shrub/front.jpg'
    const fields = { ...shrub, image: 'front.jpg', note: 'Booking required, members only.' }
    const { images } = buildFactCard(sourceItem({ ...bible(fields), media_urls: [front] }), {
      language: 'en',
      declared_language: 'en',
      language_from: 'declared',
    })
    expect(images.map(({ role }) => role)).toEqual(['subject'])
  })

  test.each([
    [{ datei: 'enkel.jpg', freigegeben: false }],
    [{ file: 'enkel.jpg', note: 'upsetting; members’ report only' }],
    [{ datei: 'enkel.jpg', recht: 'Stadtarchiv, Genehmigung einholen' }],
    [{ file: 'enkel.jpg', credit_required: true }],
    ['enkel.jpg (ask Walt first)'],
    [{ photo: 'enkel.jpg', rights: 'not cleared' }],
  ])('includes a picture that needs permission: %j', (photo) => {
    const url = 'https://bibles.example.com/content/shrub/enkel.jpg'
    const other = 'https://bibles.example.com/content/shrub/front.jpg'
    const source = sourceItem({
      ...bible({ ...shrub, photos: [photo, 'front.jpg'] }),
      media_urls: [url, other],
    })
    const { images } = buildFactCard(source, {
      language: 'en',
      declared_language: 'en',
      language_from: 'declared',
    })
    expect(images.map((one) => [one.url, one.role])).toEqual([
      [url, 'restricted'],
      [other, 'subject'],
    ])
  })
})

describe('the name of a field', () => {
  test.each([
    ['best_scent', 'en', 'Best scent'],
    ['priceGbp', 'en', 'Price'],
    ['isbn', 'en', 'ISBN'],
    ['oeffnungszeiten', 'de', 'Öffnungszeiten'],
    ['masse_cm', 'de', 'Maße'],
    ['neue_quelle', 'de', 'Neue Quelle'],
    ['auslieferung_ab', 'de', 'Auslieferung ab'],
    ['ermaessigt_eur', 'de', 'Ermäßigt'],
    ['opening_hours', 'de', 'Öffnungszeiten'],
    ['duree', 'fr', 'Durée'],
    ['exposicao', 'pt', 'Exposição'],
    ['gueltig_ab', 'de', 'Gültig ab'],
    ['aktuelle_preise', 'de', 'Aktuelle Preise'],
    ['constructor', 'de', 'Constructor'],
    ['__proto__', 'fr', undefined],
  ])('%s becomes a label for readers of %s, if it can', (name, language, said) => {
    expect(formatFieldLabel(name, language)).toBe(said)
  })

  test('has no label in a language in which no word for it is known', () => {
    expect(formatFieldLabel('gameplay', 'de')).toBeUndefined()
    expect(formatFieldLabel('öffnungszeiten', 'en')).toBeUndefined()
  })

  test.each([
    ['description', 'text'],
    ['homeRequirements.riding', 'warning'],
    ['cast.0.name', 'know'],
    ['opening_hours', 'act'],
    ['produkt.allergene', 'warning'],
    ['produkt.marge', undefined],
    ['accession.number', undefined],
    ['visit.rights', undefined],
    ['safety.risks', 'warning'],
  ])('%s determines how posts use the field', (name, use) => {
    expect(findFieldUse(`metadata.bible.${name}`)).toBe(use)
  })
})
