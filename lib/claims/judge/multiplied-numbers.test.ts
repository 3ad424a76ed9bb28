import { describe, expect, test } from 'vitest'
import { checkClaims } from '../check-claims'
import { prepareEvidence } from '../evidence/prepare-evidence'

const published = 'published_at: 2026-11-04'
const check = (language: string, text: string, ...evidence: string[]) =>
  checkClaims(text, { language, evidence: prepareEvidence(evidence, language, new Date('2026-11-04')) }).map(
    ({ text }) => text,
  )

describe('a value that follows from the content is supported, a different value is not', () => {
  test.each([
    [
      'en',
      'Four bays deliver 3 megawatts each.',
      'Four bays, 3 MW each: that’s 12 MW.',
      'Four bays, 3 MW each: that’s 15 MW.',
      '15 MW',
    ],
    ['en', 'Makes two 350 ml jars.', '700 ml in all.', '750 ml in all.', '750 ml'],
    [
      'de',
      'Sechs Termine, samstags von 9.30 bis 12.30 Uhr. Mindestens 8 Leute.',
      'Insgesamt 18 Stunden.',
      'Insgesamt 24 Stunden.',
      '24 Stunden',
    ],
    [
      'de',
      'Der Kurs kostet 96 Euro, Material 14 Euro.',
      '110 Euro kostet der Kurs samt Material.',
      '120 Euro kostet der Kurs samt Material.',
      '120 Euro',
    ],
    ['en', 'The team plan is $6 per user a month.', 'A team of ten pays $60.', 'Teams pay $70.', '$70'],
    [
      'de',
      'Zuschuss von 25 Euro im Monat.',
      '300 Euro Zuschuss im Jahr.',
      '360 Euro Zuschuss im Jahr.',
      '360 Euro',
    ],
    [
      'de',
      'Familien zahlen 264 Euro im Jahr.',
      'Das sind 22 Euro im Monat.',
      'Das sind 24 Euro im Monat.',
      '24 Euro',
    ],
    [
      'de',
      'Im Haus leben 64 Menschen in vier Wohngruppen.',
      '16 Menschen pro Wohngruppe.',
      '18 Menschen pro Wohngruppe.',
      '18',
    ],
    [
      'de',
      'Sechs Termine. Mindestens 8 Leute. Gebühr 96 Euro.',
      '16 Euro pro Termin.',
      '12 Euro pro Termin.',
      '12 Euro',
    ],
    [
      'de',
      'Für 4 Personen: 300 g Reis, 2 Zwiebeln, die Hälfte davon rot.',
      'Für zwei Personen die Hälfte: 150 g Reis.',
      'Für zwei Personen die Hälfte: 120 g Reis.',
      '120 g',
    ],
    ['de', '40 g Butter. Zwiebeln in der Hälfte der Butter dünsten.', '20 g Butter.', '30 g Butter.', '30 g'],
    [
      'en',
      'Attachments up to 250 MB (previously 100 MB).',
      'Two and a half times what it was.',
      'Three times what it was.',
      'Three',
    ],
    [
      'de',
      'Der Plan lädt in 2 statt 7 Sekunden.',
      'Mehr als dreimal so schnell.',
      'Mehr als fünfmal so schnell.',
      'fünfmal',
    ],
    ['en', 'Two chest pockets, one inner pocket.', 'Three pockets.', 'Five pockets.', 'Five'],
    [
      'en',
      'The Hawks trailed 34–41 at half-time.',
      'Seven points down at the break.',
      'Nine points down at the break.',
      'Nine',
    ],
    [
      'de',
      'Erwachsene 5,20 Euro, Zehnerkarte 45 Euro.',
      'Mit der Zehnerkarte spart ihr sieben Euro.',
      'Mit der Zehnerkarte spart ihr neun Euro.',
      'neun Euro',
    ],
    [
      'en',
      'Mara Tolliver, 34, came here seven years ago.',
      'Mara came at twenty-seven.',
      'Mara came at twenty-four.',
      'twenty-four',
    ],
    [
      'de',
      'Der Dienstplan steht sechs Wochen im Voraus.',
      'Er steht anderthalb Monate vorher fest.',
      'Er steht drei Monate vorher fest.',
      'drei Monate',
    ],
    [
      'de',
      'Geöffnet bis 21 Uhr, Kassenschluss eine Stunde vor Badeschluss.',
      'Letzter Einlass: 20 Uhr.',
      'Letzter Einlass: 22 Uhr.',
      '22 Uhr',
    ],
    [
      'de',
      'Vom 21. Dezember bis 3. Januar geschlossen.',
      'Ab 4. Januar sind wir wieder da.',
      'Ab 6. Januar sind wir wieder da.',
      '6. Januar',
    ],
    ['en', 'Sizes XS to XXL.', 'Six sizes.', 'Seven sizes.', 'Seven'],
    ['en', 'Colours: moss, slate and rust. Ships in 2–4 days.', 'Three colours.', 'Four colours.', 'Four'],
    [
      'de',
      'Es lesen Katrin Vossberg, Emre Talas und Hedwig Pohlmann.',
      'Drei Stimmen: Vossberg, Talas und Pohlmann lesen vor.',
      'Vier Stimmen: Vossberg, Talas und Pohlmann lesen vor.',
      'Vier',
    ],
    ['en', 'It weighs 410 g.', 'Less than half a kilo.', 'Less than 400 g.', '400 g'],
    ['de', 'Pro Portion 520 kcal.', 'Gut 500 Kalorien.', 'Gut 700 Kalorien.', '700 Kalorien'],
  ])('%s: %s', (language, evidence, truth, falsehood, wrong) => {
    expect(check(language, truth, evidence)).toEqual([])
    expect(check(language, falsehood, evidence)).toEqual([wrong])
  })

  test('amounts of different list entries are not subtracted from each other', () => {
    expect(check('de', 'Du brauchst 500 g Reis.', '800 g Kürbis, 300 g Reis')).toEqual(['500 g'])
  })
})

describe('relative dates such as “next month”', () => {
  test.each([
    ['Linux follows next month.', '1 December 2026', []],
    ['Linux follows next month.', '12 January 2027', ['next month']],
    ['Linux follows next year.', '12 January 2027', []],
    ['Linux follows next spring.', '9 April 2027', []],
    ['Linux follows next summer.', '9 April 2027', ['next summer']],
    ['Linux follows next week.', '10 November 2026', ['next week']],
  ])('“%s” for %s', (text, day, doubted) => {
    expect(check('en', text, `Linux follows on ${day}.`, published)).toEqual(doubted)
  })

  test('are reported if they would be wrong a week later', () => {
    expect(
      check('en', 'It opens next month.', 'It opens on 5 December 2026.', 'published_at: 2026-11-27'),
    ).toEqual(['next month'])
  })
})

describe('a day or time from the content is reported if it belongs to something else', () => {
  test.each([
    ['Storytime with Petra is on Thursdays.', ['Thursdays']],
    ['Storytime with Petra is on Wednesdays.', []],
    ['The open workshop is on Thursdays.', []],
    ['Storytime with Petra at 10:15.', ['10:15']],
    ['Storytime with Petra at 3:30.', []],
  ])('%s', (text, doubted) => {
    expect(
      check(
        'en',
        text,
        'Storytime with Petra is on Wednesdays at 3:30. The open workshop is on Thursdays at 10:15.',
      ),
    ).toEqual(doubted)
  })
})

describe('tells names from the capitals of headlines and labels', () => {
  test.each([
    ['Kestrel Notes 3.8 Has Landed', []],
    ['Fun Fact: it works offline.', []],
    ['Sold Out!', []],
    ['Ask our Customer Service.', []],
    ['£7.2m. One team.', []],
    ['We meet at the Silver Spoon.', ['Silver Spoon']],
    ['It came from the National Trust.', ['National Trust']],
    ['Our guest is Grey Petrov.', ['Grey Petrov']],
  ])('%s', (text, doubted) => {
    expect(check('en', text, 'Kestrel Notes 3.8 works offline. It cost £7.2m.')).toEqual(doubted)
  })
})
