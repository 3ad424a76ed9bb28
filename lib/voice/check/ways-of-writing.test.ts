import { expect, test } from 'vitest'
import { extractVoice } from '../extract/extract-voice'
import { checkText } from './check-text'
import { findAvoidedWords } from './find-avoided-words'

const finds = (text: string, word: string, language?: 'en' | 'de') =>
  findAvoidedWords(text, [word], language).length > 0

test.each<[string, string[], 'en' | 'de' | undefined]>([
  [
    'game changer',
    ['game changer', 'game-changer', 'game‑changer', 'gamechangers', 'GAME CHANGER', '#gamechanger'],
    'en',
  ],
  ['gamechanger', ['game changer', 'game-changer', 'Game\u00A0Changers', 'gamechanger'], undefined],
  ['must-have', ['must have', 'Must-have', '#musthave', 'MUST‑HAVES'], undefined],
  ['süß', ['süß', 'suess', 'süss', 'SÜSS', 'süße', 'suesse'], 'de'],
  ['suess', ['süß', 'süss'], 'de'],
  ['Kunde', ['Kunden', 'Kundin', 'Kundinnen', 'Kund*innen', 'Kund:innen', 'Kund_innen', 'KundInnen'], 'de'],
  ['Kunde*', ['Kunde', 'Kundenkarte', 'Kunden-Karte'], 'de'],
  ['*karte', ['Kundenkarte', 'Karte'], 'de'],
  ['utilise', ['utilize', 'utilizes', 'utilised'], 'en'],
  ['colour', ['color', 'colors'], 'en'],
])('finds %s in every spelling', (word, texts, language) => {
  for (const text of texts)
    expect([text, finds(`We say ${text} here.`, word, language)]).toEqual([text, true])
})

test.each([
  ['Kunde', 'Die Kundenkarte liegt bereit.'],
  ['a part', 'We stand apart.'],
  ['everyone', 'We thank every one of you.'],
  ['Masse', 'Die Maße stimmen.'],
  ['revise', 'The revizeable.'],
])('does not find %s inside another word', (word, text) => {
  expect(finds(text, word, 'de')).toBe(false)
})

const rules = (text: string, language?: string) => checkText(text, {}, { language }).map(({ rule }) => rule)

test('finds du and Sie mixed in one short sentence', () => {
  expect(rules('Sie können deinen Termin online buchen.', 'de')).toContain('address')
  expect(rules('Sie können den Termin online buchen.', 'de')).not.toContain('address')
  expect(rules('Sie hat deinen Termin gebucht.', 'de')).not.toContain('address')
})

test('marks a line in capitals as shouting, but not a company’s name in capitals', () => {
  expect(rules('NOW IS THE TIME\nThe bridge is open.', 'en')).toContain('shouting')
  expect(rules('We work with SIEMENS AG and SCHAEFFLER Group.', 'en')).not.toContain('shouting')
})

test.each([
  'NASA',
  'IKEA',
  'ADIDAS AG',
  'LUFTHANSA',
  'JUNGHEINRICH',
  'THYSSENKRUPP AG',
  '- NASA\n- IKEA\n- LUFTHANSA',
  'MIELE & CIE. KG',
])('a company’s name alone on its line is not shouting: %j', (text) => {
  for (const language of ['en', 'de']) expect(rules(text, language)).not.toContain('shouting')
})

test.each([
  'SOMMERSCHLUSSVERKAUF',
  'ACHTUNG',
  'GROSSARTIG',
  'ATTENTION',
  'GEWONNEN!',
  'ALLES MUSS RAUS',
  'FREE SHIPPING TODAY',
  'NEUE ANGEBOTE',
])('words that people shout are shouting on a line of their own: %s', (text) => {
  expect(rules(`${text}\nDie Brücke ist offen.`, 'de')).toContain('shouting')
})

test('a name that ends in an exclamation mark is not an exclamation', () => {
  const quiet = { tone: ['no exclamation marks'] }
  const said = (text: string) => checkText(text, quiet, { language: 'en' }).map(({ rule }) => rule)
  expect(said('We moved from Yahoo! to our own server.')).toEqual([])
  expect(said('We moved! It works.')).toEqual(['exclamation'])
})

test('a line of another kind ends a brief’s list of words to avoid', () => {
  const brief = 'Words to avoid:\n- synergy\n- leverage\nMain colour is #7a3b2e\nOur tone is calm.'
  const { fields } = extractVoice(brief)
  expect(fields.words_to_avoid?.value).toEqual(['synergy', 'leverage'])
})
