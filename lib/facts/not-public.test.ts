import { describe, expect, test } from 'vitest'
import { splitSentences } from '@/lib/text/sentences'
import { buildFactCard } from './build-fact-card'
import { getFieldText } from './fields/get-field-text'
import type { ItemLanguage } from './find-item-language'
import type { FactCard, FactSource } from './schemas'

const cardOf = (text: string, fields: Partial<FactSource> = {}, language = 'en'): FactCard => {
  const source = sourceOf(text, fields)
  const of: ItemLanguage = { language, declared_language: null, language_from: 'declared' }
  return buildFactCard(source, of)
}
const sourceOf = (text: string, fields: Partial<FactSource>): FactSource => ({
  title: 'The new workshop',
  content_type: null,
  featured_image: null,
  media_urls: [],
  raw_content: text,
  url: null,
  metadata: {},
  ...fields,
})
/** Puts a part between two sentences that are for everyone. */
const around = (part: string) =>
  `The workshop opens to all children of the town.\n\n${part}\n\nThe café sells bread from the oven next door.`
const reasons = (card: FactCard) => [...new Set(card.not_for_posts.map(({ reason }) => reason))]
const saidOf = (card: FactCard) => card.facts.map(({ text }) => text).join('\n')
const kept = (card: FactCard) =>
  saidOf(card).includes('The workshop opens to all children') && saidOf(card).includes('The café sells bread')

/** The part, and a word in it that no fact may contain. */
const internalNotes: [string, string][] = [
  ['@Renate: Zeiten noch mit Valentin abgleichen, er ist in Kur. Und die alte Nummer raus!', 'Valentin'],
  ['Jess, can you check the Irish date with the bookshop before this goes anywhere?', 'bookshop'],
  ['Electronics are NOT sold, pls don’t list them again like last year.', 'Electronics'],
  ['NICHT online bevor das Blutbild da ist!', 'Blutbild'],
  ['The Drovers haven’t paid yet, so leave them out until Dee has talked to them.', 'Drovers'],
  ['Achtung, intern: Die Marge auf Eiche liegt bei vier Prozent.', 'Marge'],
  ['hi zusammen, bitte posten 🙂 Moni hat die Schlüssel.', 'Moni'],
  ['Don’t mention the old roof. Cheers, Dan', 'old roof'],
  ['Gehaltsrahmen nicht nennen!', 'Gehaltsrahmen'],
  ['Note interne : le toit n’est pas encore payé.', 'toit'],
  ['OBS internt: Kolla med Elsa om bilden får användas!', 'Elsa'],
  ['Uso interno: chiedere a Marta la foto.', 'Marta'],
  ['Do użytku wewnętrznego: potwierdzić catering.', 'catering'],
  ['Vain sisäiseen käyttöön: muistuta Mariaa avaimista.', 'avaimista'],
  ['Interní poznámka: fotku zatím nezveřejňovat.', 'fotku'],
  ['社内メモ：価格は未定です。', '価格'],
  ['Please don’t mention that the old owner left after a row. The rest may be told.', 'owner'],
  ['Bitte nicht schreiben, dass der Vorbesitzer insolvent war. Sonst alles in Ordnung.', 'Vorbesitzer'],
  ['Sales doubled after the relaunch (not for publication).', 'doubled'],
  ['Not for consumers: the shelf life was cut to nine months.', 'shelf'],
  ['Internal: margin on the oak line is thin this year.', 'oak'],
  ['Intern: Der Händler in Ulm bekommt die Ware zuerst.', 'Ulm'],
  ['Nur für den Vertrieb: Regalmiete übernehmen wir in Köln.', 'Regalmiete'],
  ['Comps are the Hansen bench and the Lindt stool; co-op spend TBD.', 'Hansen'],
  ['Opening offer of nine euros TBC with finance.', 'nine'],
  ['TODO ask the potter for her surname.', 'potter'],
  ['@Miriam can you confirm the seat numbers by Tue?', 'seat'],
  ['Jonas, kannst du die Maße bis Freitag prüfen?', 'Maße'],
  ['Bildidee: Kinderhände an der Hobelbank, von oben.', 'Hobelbank'],
  ['Photo idea: the potter laughing at the kiln.', 'kiln'],
  ['- [ ] spelling of Wójcik\n- [x] get approval from Dana\n- [ ] seats', 'seats'],
  ['## For the team\n\nDana wants the lamp in the picture.\n\n## Opening\n\n', 'lamp'],
  [
    '## Interne Notizen\n\nDie Lampe ist geliehen.\n\n### Noch etwas\n\nDie Bank auch.\n\n## Danach\n\n',
    'Bank',
  ],
  ['## Notes\n\nKeep the Wolfsburg deal out of it, do not publish the sum.\n\n## Opening\n\n', 'Wolfsburg'],
  ['## Open questions\n\n- Who pays for the roof?\n\n## Opening\n\n', 'roof'],
  ['**Redaktion**\n\nDas Zitat kommt noch vom Stadtrat.\n\n## Danach\n\n', 'Stadtrat'],
  [
    'The roof was paid by the Meyer family. They do not want their name in the press, so keep this confidential.',
    'Meyer',
  ],
  ['Hinweis für Kolleginnen: Das Dach ist noch nicht bezahlt.', 'Dach'],
  ['Das Dach hat die Familie Meyer bezahlt, das bleibt bitte unter uns.', 'Meyer'],
  ['Bitte nicht auf die Website: Das Dach ist undicht.', 'undicht'],
  ['The poster in the hall still says 11, Tam please swap!!', 'Tam'],
  ['Notes for choir, take out before publishing: black shoes.', 'shoes'],
  ['Pendiente: foto nueva. Ella prefiere que no pongamos el año → preguntar.', 'año'],
  ['The poster in the hall still says 11, Anders please swap!!', 'Anders'],
  ['The Steinach brigade opens its doors -> NEIN, bitte einheitlich Obersteinach schreiben.', 'NEIN'],
  ['- [x] licence applied for\n- [ ] bouncy castle confirmed??', 'bouncy'],
  ['notes: quotes approved by W. 2/9. She’d rather not have the age in, check before publishing.', 'age'],
]
const harmlessNotes: string[] = [
  '10:30 Taufe des neuen Doppelvierers, der Name wird noch nicht verraten.',
  'Every lamp is tested before it goes out to a customer.',
  'Marble run, 180 pieces (please count them)',
  'Bring shoes, a chalk ball (no loose chalk at the crag please) and something warm.',
  'Members please check the list at the desk.',
  'First, please check the batch number on the base.',
  'Der Kurs ist offen. Anmeldung: bitte bis 3. Mai per Mail an uns.',
  'Der Kurs ist offen. Wichtig: Bitte Handtuch mitbringen.',
  'Parken: bitte nur am Friedhof.',
  'The talk is free. Questions: ask at the desk.',
  'The lift is out of order (please use the stairs).',
  'Kinder sind willkommen (Hunde bitte an die Leine).',
  'Pendiente: 12 % en la subida al mirador.',
  'Cyclists, please check your brakes before the start.',
  'Today please change at Derby for the coast train.',
  'Our vets check every hedgehog before release.',
  'Our editors verify every quote before publication.',
  'Remove the battery before posting the parcel.',
  'Take the screen out when printing on thick paper.',
  'Questions about the kiln → ask at the desk.',
  'Fragen zum Kurs → fragen Sie uns an der Kasse.',
  'The new lamp -> no change in brightness.',
  '- [ ] Passport\n- [ ] Fishing licence or permit\n- [ ] Life jacket',
  '- [ ] Connect the printer\n- [ ] Load the paper',
  'Nicht bewerben können sich Promovierende der Medizin und der Zahnmedizin.',
  'We are short of fixers for coffee machines (please!) and clocks.',
  'The perfume opens with notes of cedar and orange peel.',
  'Our interns built the shelf within two weeks.',
  'Die Klinik für Innere Medizin feiert ihr zehntes Jahr.',
  'She keeps a note on the fridge to remember the yeast.',
  'We do not publish your address, and nobody else sees it.',
  'Die Idee für das Bild kam ihr beim Spaziergang am Fluss.',
  'Das Orchester spielt die Noten eines vergessenen Meisters.',
  'Please do not mention the ending to your friends.',
  'The museum shows the internal courtyard for the first time.',
  'Kannst du dir vorstellen, ein Jahr ohne Zucker zu leben?',
  'The tool keeps a to-do list of all open tasks for you.',
  'Nur für Mitglieder öffnet der Garten schon am Vormittag.',
  'The team wrote the draft of the law in nine days.',
  'Die Redaktion der Schülerzeitung hat einen Preis gewonnen.',
  'The internal combustion engine stands in the second hall.',
  'The new letters were confidential for seventy years.',
  'Der Praktikant hat die Bank ganz allein gebaut.',
]
const embargoes: [string, string][] = [
  ['Sperrfrist: 9. April 2026, 10 Uhr', '9. April 2026, 10 Uhr'],
  ['Embargoed until 3 May 2026, 09:00 CET', '3 May 2026, 09:00 CET'],
  ['EMBARGO: Tuesday, 12 May 2026, 06:00 BST', 'Tuesday, 12 May 2026, 06:00 BST'],
  ['Not for release before 14 June 2026.', '14 June 2026'],
  ['Veröffentlichung frei ab 2. Juni 2026', '2. Juni 2026'],
  ['Gesperrt bis 5.6.2026, 12:00 Uhr', '5.6.2026, 12:00 Uhr'],
  ['**STRICTLY EMBARGOED UNTIL 00:01 ON 8 JULY 2026**', '00:01 ON 8 JULY 2026'],
  ['Under embargo until Monday 4 May 2026.', 'Monday 4 May 2026'],
  ['Sperrfrist bis Montag, 4. Mai 2026', 'Montag, 4. Mai 2026'],
  ['Nicht vor dem 4. Mai 2026 veröffentlichen.', '4. Mai 2026'],
  ['Please do not publish before May 4, 2026.', 'May 4, 2026'],
  ['Freigegeben ab dem 4. Mai 2026, 8 Uhr', '4. Mai 2026, 8 Uhr'],
  ['Hold until 4 May 2026.', '4 May 2026'],
  ['For release on 4 May 2026', '4 May 2026'],
  ['Frei zur Veröffentlichung ab 4. Mai 2026', '4. Mai 2026'],
  ['Embargo lifts: 4 May 2026, noon', '4 May 2026, noon'],
  ['SOUS EMBARGO jusqu’au 14 janvier 2027, 8 h', '14 janvier 2027, 8 h'],
  ['Embargo hasta el 3 de mayo de 2026', '3 de mayo de 2026'],
  ['Niet publiceren voor 8 februari!', '8 februari'],
  ['Spærrefrist: 4. maj 2026', '4. maj 2026'],
  ['**Embargo:** keine Veröffentlichung vor dem dritten Mai', 'keine Veröffentlichung vor dem dritten Mai'],
  ['PRESS RELEASE EMBARGOED until Tuesday 14 April 2026, 07:00 BST', 'Tuesday 14 April 2026, 07:00 BST'],
]
const harmlessEmbargoes: string[] = [
  'L’embargo de 1973 a changé la ville.',
  'El embargo duró 12 años.',
  'The country lifted its oil embargo after nine years.',
  'Das Embargo gegen Kuba dauert seit Jahrzehnten.',
  'The album was held back until the band found a label.',
  'Die Straße bleibt bis zum 5. Juni gesperrt.',
  'Sperrfrist: keine',
  'Embargo: none',
  'The road is closed until 4 May 2026.',
  'Der Eintritt ist frei ab 18 Uhr.',
]
const drafts: string[] = [
  'Saxofon noch nicht bestätigt!!',
  'a fee of €[2,100?], paid in two halves',
  'Schuhhaus Prell ???',
  'KLADDE – må ikke udgives før juryen har ringet',
  'BORRADOR - NO PUBLICAR',
  'Wersja robocza',
  'Utkast – ikke for publisering',
  'ЧЕРНЕТКА, не публікувати',
  '下書き',
  'Draft 3',
  'ENTWURF',
  'DRAFT – not final',
  '**Entwurf, Stand 3. Mai**',
  'The hall has room for [to be confirmed] guests.',
  'Der Eintritt kostet [noch zu klären] Euro.',
  'Lorem ipsum dolor sit amet, consectetur adipiscing elit.',
  'The speech is held by [NAME].',
  'The speech is held by [insert name here].',
  'Es spricht [Name einfügen].',
  'Tickets cost [TBC].',
  'Entwurf 2: bitte noch lesen',
  'Status: draft',
  'Die Feier beginnt um [Uhrzeit folgt].',
  'We expect XX guests from YY countries.',
  'Rohfassung',
]
const harmlessDrafts: string[] = [
  'The cause is not yet confirmed.',
  'Die Ursache ist noch nicht sicher.',
  '[Add to basket] [Join the club and save 10 %]',
  'Send a letter of no more than 800 words about the project and why you would like to do it here.',
  'Enviamos para todo o país em 48 horas.',
  'Le brouillon du roman est resté dans un tiroir.',
  'The draft beer comes from the village.',
  'Der Entwurf der Architektin gewann den Preis.',
  'He was picked third in the draft.',
  'The [sic] spelling is from the letter of 1870.',
  'Version 3 brings a dark mode.',
  'Press [Enter] to begin the game.',
  'The first draft of the novel lay in a drawer for years.',
]
const boilerplates: [string, string, string][] = [
  [
    'About Northwind Foods Northwind Foods was founded in 1987 and sells tea in nine countries.',
    '1987',
    'en',
  ],
  ['Über die Tischlerei Sommer: Die Tischlerei Sommer baut seit 1954 Bänke.', '1954', 'de'],
  ['Über Holzwerk Nord GmbH & Co. KG Holzwerk Nord ist ein Hersteller von Bänken mit 90 Leuten.', '90', 'de'],
  ['About Lumen: Lumen is a maker of lamps with 40 people.', '40', 'en'],
  ['The post Ready for spring? appeared first on The Garden Blog.', 'spring', 'en'],
  ['Der Beitrag Der Garten blüht! erschien zuerst auf Gartenblog.', 'blüht', 'de'],
  ['The lamp glows all night. The post A lamp appeared first on Lumen.', 'appeared', 'en'],
  ['Die Lampe leuchtet die ganze Nacht. Der Beitrag Eine Lampe erschien zuerst auf Lumen.', 'zuerst', 'de'],
  ['The bench was made from an oak that fell in the storm of […]', 'storm', 'en'],
  ['The bench was made from an oak that fell in the storm of [...]', 'storm', 'en'],
  ['The bench was made from an oak that fell in the storm… Read more', 'storm', 'en'],
  ['Die Bank ist aus einer Eiche, die im Sturm … Weiterlesen', 'Sturm', 'de'],
  ['The bench stands. It was made from an oak that fell in the storm... Continue reading', 'storm', 'en'],
  ['Press contact: Ida Holm, Harbour Street 4, ida@lumen.example', 'Ida', 'en'],
  ['Pressekontakt Ida Holm, Hafenstraße 4, Kiel, ida@lumen.example', 'Ida', 'de'],
  ['This article was first published on the Lumen blog.', 'Lumen', 'en'],
]
const harmlessBoilerplates: string[] = [
  'About half of the guests came by train.',
  'Über Kiel kreisen im Herbst die Kraniche.',
  'The post office opens on Monday.',
  'Der Beitrag der Stadt beträgt zehn Euro im Jahr.',
  'She read more than ninety books in a year.',
  'Hello Kitty turns fifty this year, and the museum celebrates.',
]
const greetings: [string, string, string][] = [
  ['Dear friends, The bench is finished at last.', 'Dear', 'The bench is finished at last.'],
  [
    'Liebe Leserinnen und Leser, Die Bank ist endlich fertig geworden.',
    'Liebe',
    'Die Bank ist endlich fertig geworden.',
  ],
  ['Hi everyone! The bench is finished at last.', 'Hi', 'The bench is finished at last.'],
  ['Liebe Anna, die Bank ist endlich fertig geworden.', 'Liebe', 'die Bank ist endlich fertig geworden.'],
  ['Hallo zusammen, die Bank ist endlich fertig geworden.', 'Hallo', 'die Bank ist endlich fertig geworden.'],
  [
    'Sehr geehrte Damen und Herren, die Bank ist endlich fertig geworden.',
    'geehrte',
    'die Bank ist endlich fertig geworden.',
  ],
]
const companies: [string, string, string[]][] = [
  [
    'Die Müller GmbH & Co. KG baut Bänke. Sie sind aus Eiche.',
    'de',
    ['Die Müller GmbH & Co. KG baut Bänke.', 'Sie sind aus Eiche.'],
  ],
  [
    'Acme Inc. CEO Jane Doe opened the hall. It is large.',
    'en',
    ['Acme Inc. CEO Jane Doe opened the hall.', 'It is large.'],
  ],
  [
    'The hall belongs to Acme Ltd. Cardiff since May.',
    'en',
    ['The hall belongs to Acme Ltd. Cardiff since May.'],
  ],
  ['Der Turnverein Kiel e. V. Kiel lädt ein.', 'de', ['Der Turnverein Kiel e. V. Kiel lädt ein.']],
  ['Tiffany & Co. New York shows rings.', 'en', ['Tiffany & Co. New York shows rings.']],
  ['She works at Acme Inc. The hall is large.', 'en', ['She works at Acme Inc.', 'The hall is large.']],
  ['The Ford Motor Co. Archive opens.', 'en', ['The Ford Motor Co. Archive opens.']],
  ['Brown Bros. Harriman Corp. Boston bought it.', 'en', ['Brown Bros. Harriman Corp. Boston bought it.']],
]
const changelogs: [string, string[], string[]][] = [
  [
    'NEU * Dunkler Modus für alle Ansichten * Export als PDF BEHOBEN * Absturz beim Start',
    ['NEU', 'BEHOBEN'],
    ['Dunkler Modus für alle Ansichten', 'Export als PDF', 'Absturz beim Start'],
  ],
  [
    'NEW - Dark mode for all views - Export as PDF FIXED - Crash at the start',
    ['NEW', 'FIXED'],
    ['Dark mode for all views', 'Export as PDF', 'Crash at the start'],
  ],
  ['ADDED • Maps • Routes CHANGED • Larger type', ['ADDED', 'CHANGED'], ['Maps', 'Routes', 'Larger type']],
  [
    'BUG FIXES * Login works again * Faster lists KNOWN ISSUES * Slow on old phones',
    ['BUG FIXES', 'KNOWN ISSUES'],
    ['Login works again', 'Faster lists', 'Slow on old phones'],
  ],
  [
    'NEU - Karten mit GPS - Suche im Archiv VERBESSERT - Schrift',
    ['NEU', 'VERBESSERT'],
    ['Karten mit GPS', 'Suche im Archiv', 'Schrift'],
  ],
]
const slugs: [string, string, Partial<FactSource>, string][] = [
  [
    'amber-lake-lodge',
    'The house stands at the lake.',
    { metadata: { fields: { display_name: 'Amber Lake Lodge' } } },
    'Amber Lake Lodge',
  ],
  [
    'amber-lake-lodge',
    '# The Lodge at Amber Lake\n\nThe house stands at the lake.',
    {},
    'The Lodge at Amber Lake',
  ],
  [
    'haus-am-see',
    '## Haus am See\n\nEs steht am Wasser.',
    { metadata: { fields: { headline: 'Das Haus am See' } } },
    'Das Haus am See',
  ],
  ['haus-am-see', 'Es steht am Wasser.', { metadata: { bible: { name: 'Haus am See' } } }, 'Haus am See'],
  ['haus-am-see', 'Es steht am Wasser.', {}, 'haus-am-see'],
]

describe('text that is not for the public', () => {
  test.each(internalNotes)('a note among colleagues is excluded: %s', (part, word) => {
    const card = cardOf(around(part), {}, 'de')
    expect([reasons(card), kept(card), saidOf(card).includes(word)]).toEqual([
      expect.arrayContaining(['internal_note']),
      true,
      false,
    ])
  })

  test.each(harmlessNotes)('text for readers is not mistaken for a note: %s', (part) => {
    expect(reasons(cardOf(around(part)))).not.toContain('internal_note')
  })

  test('a guide’s own checklist is not excluded', () => {
    const card = cardOf('# Pack your bag\n\n- [ ] Water\n- [ ] Bread\n- [x] A warm coat')
    expect(reasons(card)).toEqual([])
  })

  test.each(embargoes)('an embargo is excluded together with its end: %s', (part, until) => {
    const card = cardOf(around(part))
    const text = card.not_for_posts.find(({ reason }) => reason === 'embargo')?.text
    expect([kept(card), text?.includes(until), saidOf(card).includes(until)]).toEqual([true, true, false])
  })

  test.each(harmlessEmbargoes)('text for readers is not mistaken for an embargo: %s', (part) => {
    expect(reasons(cardOf(around(part)))).not.toContain('embargo')
  })

  test.each(drafts)('unfinished text is excluded as a draft: %s', (part) => {
    const card = cardOf(around(part))
    expect([kept(card), reasons(card), saidOf(card).includes(part)]).toEqual([true, ['draft'], false])
  })

  test.each(harmlessDrafts)('text for readers is not mistaken for a draft: %s', (part) => {
    expect(reasons(cardOf(around(part)))).not.toContain('draft')
  })

  test.each([
    { fields: { status: 'draft', text: 'x' } },
    { fields: { Status: 'Entwurf' } },
    { fields: { draft: true } },
    { bible: { workflow_state: 'In Draft' } },
  ])('a field marks an item as a draft: %j', (metadata) => {
    expect(reasons(cardOf('The house stands at the lake.', { metadata }))).toContain('draft')
  })

  test.each([
    [{ fields: { status: 'published', draft: false } }, []],
    [{ fields: { embargo_until: '2026-05-04' } }, ['embargo']],
    [{ fields: { embargo: '' } }, []],
  ])('other fields do not mark it as a draft: %j', (metadata, expected) => {
    expect(reasons(cardOf('The house stands at the lake.', { metadata }))).toEqual(expected)
  })

  test.each([
    ['DRAFT: The new house', 'The new house'],
    ['[Entwurf] Das neue Haus', 'Das neue Haus'],
    ['The draft of the law', 'The draft of the law'],
  ])('a title is used without its draft mark: %s', (title, name) => {
    const card = cardOf('The house stands at the lake.', { title })
    expect(card.facts[0]?.text).toBe(name)
    expect(reasons(card).includes('draft')).toBe(name !== title)
    expect(title.slice(card.facts[0]?.from)).toBe(name)
  })

  test.each(boilerplates)('boilerplate is excluded: %s', (part, word, language) => {
    const card = cardOf(around(part), {}, language)
    expect([kept(card), saidOf(card).includes(word)]).toEqual([true, false])
  })

  test.each(harmlessBoilerplates)('text for readers is not mistaken for boilerplate: %s', (part) => {
    expect(saidOf(cardOf(around(part)))).toContain(part)
  })

  test.each(greetings)('a greeting is excluded, and what follows it is kept: %s', (part, word, rest) => {
    const card = cardOf(part)
    expect([saidOf(card).includes(word), saidOf(card).includes(rest), reasons(card)]).toEqual([
      false,
      true,
      ['salutation'],
    ])
  })

  test.each(companies)(
    'sentences are split correctly around a company’s name: %s',
    (text, language, sentences) => {
      expect(splitSentences(text, language)).toEqual(sentences)
    },
  )

  test.each(changelogs)(
    'a changelog in one line is read as headings and entries: %s',
    (text, headings, entries) => {
      const card = cardOf(text)
      const of = (kind: string) => card.facts.filter((one) => one.kind === kind).map((one) => one.text)
      expect([of('heading'), of('entry'), of('statement')]).toEqual([headings, entries, []])
      for (const { text: said, field, from, until } of card.facts)
        expect([...getFieldText(sourceOf(text, {}), field)].slice(from, until).join('')).toBe(said)
    },
  )

  test('dashes within a sentence do not make a list', () => {
    const text = 'NATO - the alliance - met in May.'
    expect(saidOf(cardOf(text))).toContain(text)
  })

  test.each(slugs)('any other name is preferred to a slug: %s', (title, text, fields, name) => {
    const card = cardOf(text, { title, ...fields })
    const fact = card.facts.find(({ kind }) => kind === 'name')
    expect(fact?.text).toBe(name)
    const there = [...getFieldText(sourceOf(text, { title, ...fields }), fact?.field ?? '')]
    expect(there.slice(fact?.from, fact?.until).join('')).toBe(name)
  })
})

const good = 'The workshop opens to all children of the town on 3 May.'

/**
 * Templates, system pages, paywalls, drafts, embargoes and press office notes, each with its title if that matters.
 */
const notToPost: [text: string, title?: string][] = [
  ['Lorem ipsum dolor sit amet, consectetur adipiscing elit.'],
  ['Hello {{first_name}}, the workshop opens.'],
  ['Join us on [INSERT DATE] at [VENUE].'],
  ['TODO: add the price.'],
  [
    'This is an example page. It’s different from a blog post because it will stay in one place.',
    'Sample Page',
  ],
  ['Welcome to WordPress. This is your first post. Edit or delete it, then start writing!', 'Hello world!'],
  ['Dies ist eine Beispielseite.', 'Beispiel-Seite'],
  ['Hier Text einfügen (max. 300 Zeichen).'],
  ['Write a short introduction here (2–3 sentences).'],
  ['Teaser: max. 160 characters'],
  ['Datum: TT.MM.JJJJ'],
  ['Date: DD/MM/YYYY'],
  ['Price: €XX'],
  ['Replace this text with your own.'],
  ['Your headline goes here'],
  ['%%FIRSTNAME%%, we have news for you.'],
  ['Texte à compléter : description du projet'],
  ['[Ihr Text hier]'],
  ['Blindtext Blindtext Blindtext'],
  ['Mustertext für die Vorschau.'],
  ['Placeholder for the caption'],
  ['[Name der Person] eröffnet am [Datum] die Ausstellung.'],
  ['This page could not be found. It may have been moved or deleted.', '404'],
  ['Sorry, the page you are looking for does not exist.', 'Page not found'],
  ['Die gewünschte Seite wurde nicht gefunden.', 'Seite nicht gefunden'],
  ['La page demandée n’existe pas.', 'Page introuvable – Erreur 404'],
  ['We are down for scheduled maintenance and will be back shortly.', 'Site under maintenance'],
  [
    'Wir führen gerade Wartungsarbeiten durch. Bitte versuchen Sie es später noch einmal.',
    'Wartungsarbeiten',
  ],
  [
    'Checking your browser before accessing the site. Please enable JavaScript and cookies to continue.',
    'Just a moment...',
  ],
  ['You do not have permission to view this page.', 'Access denied'],
  ['Please log in to view this page. Forgot your password?', 'Log in'],
  ['Bitte melden Sie sich an, um diesen Inhalt zu sehen. Passwort vergessen?', 'Anmelden'],
  [
    'We value your privacy. We and our 812 partners store and access information on a device. You can change your choices at any time. Accept all. Manage options.',
    'The Harbour Gazette',
  ],
  [
    'Wir und unsere 214 Partner verarbeiten personenbezogene Daten. Mit Ihrer Zustimmung zeigen wir Ihnen Werbung. Alle akzeptieren. Einstellungen.',
    'Hafenkurier',
  ],
  [
    'Nous utilisons des cookies pour améliorer votre expérience. Tout accepter. Continuer sans accepter.',
    'Le Courrier du Port',
  ],
  [`${good}\n\nSubscribe to read on.`],
  [`${good}\n\nYou have 2 free articles left this month.`],
  [`${good}\n\nDieser Artikel ist nur für Abonnenten.`],
  [`${good}\n\nWeiterlesen mit Kurier Plus: 4 Wochen für 1 Euro.`],
  [`${good}\n\nCet article est réservé aux abonnés.`],
  [`${good}\n\nAlready a subscriber? Log in`],
  [`${good}\n\nThis story is for subscribers only.`],
  [`${good}\n\nContenido exclusivo para suscriptores.`],
  [`${good}\n\nTo continue reading, start your free trial.`],
  [`${good}\n\nSie haben noch 1 von 3 kostenlosen Artikeln.`],
  [good, 'DRAFT: The new workshop'],
  [good, 'Workshop opening v7 FINAL'],
  [good, 'PM_Werkstatt_v3_final_FINAL'],
  [good, 'The new workshop (draft)'],
  [good, 'The new workshop - ENTWURF'],
  [`${good}\n\ndo not publish`],
  [`Zur Freigabe an Frau Held.\n\n${good}`],
  [`Status: zur Freigabe\n\n${good}`],
  [`${good}\n\nNoch nicht freigegeben!`],
  [`Version 0.4, not approved yet\n\n${good}`],
  [`For approval by legal\n\n${good}`],
  [`Awaiting sign-off from the mayor.\n\n${good}`],
  [`WIP\n\n${good}`],
  [`Bozza – non diffondere\n\n${good}`],
  [`Projet de communiqué, ne pas diffuser\n\n${good}`],
  [`Freigabe durch GF steht aus\n\n${good}`],
  [`Arbeitsstand 12.3.\n\n${good}`],
  [`EMBARGOED UNTIL 00:01 GMT, 4 MAY 2027\n\n${good}`],
  [`Strictly embargoed until Tuesday 4 May, 10am.\n\n${good}`],
  [`Sperrfrist: Dienstag, 4. Mai, 10 Uhr\n\n${good}`],
  [`Sperrfrist beachten: 4. Mai 2027\n\n${good}`],
  [`Es gilt das gesprochene Wort. Sperrfrist bis Redebeginn.\n\n${good}`],
  [`Not for publication before 4 May 2027\n\n${good}`],
  [`Not for broadcast or publication before 0600 hrs on 4 May\n\n${good}`],
  [`Bitte nicht vor dem 4. Mai 2027 veröffentlichen.\n\n${good}`],
  [`Frei ab 4. Mai, 10 Uhr\n\n${good}`],
  [`Zur Veröffentlichung ab Dienstag, 4. Mai\n\n${good}`],
  [`For release: Tuesday 4 May 2027, 10 am\n\n${good}`],
  [`For release on 4 May 2027\n\n${good}`],
  [`HOLD FOR RELEASE until May 4\n\n${good}`],
  [`Please hold this until the 4th of May.\n\n${good}`],
  [`This release may not be used before 4 May 2027.\n\n${good}`],
  [`The information in this release is under embargo until 4 May.\n\n${good}`],
  [`Sous embargo jusqu’au 4 mai, 10 h\n\n${good}`],
  [`Embargo hasta el 4 de mayo\n\n${good}`],
  [`Verwendung erst ab 4. Mai 2027 gestattet.\n\n${good}`],
  [`Sperrvermerk: bis 4. Mai, 10 Uhr\n\n${good}`],
  [`Vertraulich bis zur Veröffentlichung am 4. Mai.\n\n${good}`],
  [`Nicht vor Montag, 8 Uhr, online stellen\n\n${good}`],
  [`Under embargo: 4 May 2027 06:00 CET\n\n${good}`],
  [`Embargo\n\n4 May 2027, 10:00\n\n${good}`],
  [`Onder embargo tot dinsdag 4 mei\n\n${good}`],
  [`Publicera inte före den 4 maj\n\n${good}`],
  [`情報解禁日：2027年5月4日\n\n${good}`],
  [`Note from the press office: the minister’s quote is not confirmed.\n\n${good}`],
  [`Anmerkung der Pressestelle: Zitat noch nicht abgestimmt.\n\n${good}`],
  [`Hinweis für die Redaktion: Name der Patientin bitte nicht nennen.\n\n${good}`],
  [`Background only, not for quotation: the budget is tight.\n\n${good}`],
  [`Note to desk: check spelling of Okoye.\n\n${good}`],
  [`[Redaktion: Bild folgt]\n\n${good}`],
]

/** Real content that contains words typical of such pages. */
const toPost: [text: string, title?: string][] = [
  ['The embargo on oysters was lifted on 4 May 2027. The harbour sells them again.'],
  [
    'The draft of the river bridge will be shown in the town hall on 4 May.',
    'Draft budget goes to the council',
  ],
  ['The final of the boat race is on 4 May.', 'Version 7 of the boat'],
  ['Please do not publish photos of our staff without asking them.', 'House rules of the museum'],
  ['Die Entwürfe der Schule sind bis 4. Mai zu sehen.', 'Entwürfe für den Marktplatz ausgestellt'],
  ['Cookies with oats and honey are baked for 12 minutes. Let them cool on the tray.', 'Our best cookies'],
  ['The museum is under maintenance until 4 May. The garden stays open.', 'Museum closed for maintenance'],
  [
    'Members log in with their library card to borrow e-books. The service is free of charge.',
    'How to borrow e-books',
  ],
  ['The tower was locked for 40 years. From 4 May it opens daily.', 'Access at last'],
  ['The magazine costs £4 and has 64 pages. Subscribers get it by post.', 'New magazine'],
  ['The poem begins with lorem and ends with rain.', 'A poem'],
  ['The course has [sic] been moved to 4 May.'],
  ['Der Rohbau ist fertig, die Freigabe des Platzes folgt am 4. Mai um 10 Uhr.', 'Platz wird freigegeben'],
  ['The road is released for traffic on 4 May at 10 am.'],
  ['Frei ab 1. Juni: Zweizimmerwohnung mit Balkon, 540 Euro kalt.', 'Wohnung zu vermieten'],
  ['The book is for release in spring, with a foreword by Ada Holm.', 'A new novel'],
  ['Hold the pan until it is hot. Do not open the lid before 10 minutes have passed.', 'Rice in one pan'],
  ['The album is out on 4 May; tickets for the release concert cost £8.', 'Album release'],
  ['Kein Zutritt vor 8 Uhr. Nicht vor 8 Uhr klingeln.', 'Flohmarkt im Hof'],
  ['The sample page of the atlas shows Leith in 1840.', 'A sample page from the atlas'],
  ['Placeholder is a play about a man who stands in for others. It opens on 4 May.', 'Placeholder: a play'],
  ['Wegen Wartungsarbeiten fährt die Seilbahn vom 4. bis 8. Mai nicht.', 'Seilbahn: Wartungsarbeiten im Mai'],
  ['XX years of the choir: the twentieth concert is on 4 May.'],
  ['The price is not confirmed for groups; ask at the desk.', 'Guided tours'],
  ['Bewerben Sie sich bis 4. Mai. Vertrauliche Fragen beantwortet Frau Held.', 'Stellenangebot'],
]

test.each(notToPost)('marks text that a person must check: %s', (text, title = 'The new workshop') => {
  const card = cardOf(`# ${title}\n\n${text}`, { title })
  const marks = new Set(['internal_note', 'embargo', 'draft', 'paywall', 'system_page'])
  expect(reasons(card).filter((reason) => marks.has(reason))).not.toEqual([])
})

test.each(toPost)('does not mark real content: %s', (text, title = 'The new workshop') => {
  const card = cardOf(`# ${title}\n\n${text}`, { title })
  const marks = new Set(['internal_note', 'embargo', 'draft', 'paywall', 'system_page'])
  expect(card.not_for_posts.filter(({ reason }) => marks.has(reason))).toEqual([])
})

test('a system page in place of an article yields no facts', () => {
  const text = 'The page you are looking for does not exist. Try our shop, where we sell 40 kinds of bread.'
  const { facts } = cardOf(`# Page not found\n\n${text}`, { title: 'Page not found' })
  expect(facts).toEqual([])
})

test.each([
  '[Editor: please swap the picture once\nit is signed off. It takes a day. RH]',
  '*[Anm. d. Red.: Bilder kommen noch*',
  'Trouble reading this email? View it in your browser.',
])('stays out of the facts: %s', (part) => {
  const card = cardOf(around(part))
  expect(saidOf(card)).not.toMatch(/picture|signed off|takes a day|Bilder|email|browser/)
  expect(kept(card)).toBe(true)
})

test('a nested status field marks an entry as a draft', () => {
  const metadata = { fields: { properties: { Status: { select: { name: 'In Prüfung' } } } } }
  expect(reasons(cardOf('The workshop opens.', { metadata }))).toContain('draft')
})
