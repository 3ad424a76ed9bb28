import { listDetailLabels } from './detail-labels'
import { dateWords } from './format-date'

/** What a branded card shows; the title may be empty, and there may be a picture next to it. */
export type ShownCard = { title: string; brand: string; picture: boolean }

/**
 * The few words that the composer adds to an item's own, as data: every word of a post comes from a fact or from
 * one of these phrases (`find-unproven-parts.ts`). None claims anything that the item does not say. `{name}`, `{fact}` and
 * `{traits}` are placeholders for facts.
 */
export type ComposerPhrases = {
  /** Leads into one fact. */
  factAbout: readonly string[]
  question: readonly string[]
  /** Heads a list of facts. */
  factsHead: readonly string[]
  traits: readonly string[]
  traitsLabel: string
  and: string
  home: string
  climate: string
  terrain: string
  features: string
  tribe: string
  foods: string
  size: string
  /** Precedes an approximate number. */
  about: string
  when: string
  /** Precedes a declined day ("am Dienstag, dem 3. Mai"). */
  onDay: string
  where: string
  price: string
  admission: string
  deadline: string
  applyBy: string
  registerBy: string
  serves: string
  /** Precedes the yield of a recipe. */
  makes: string
  time: string
  /** Precedes the author of a story. */
  by: string
  portraitOf: string
  /** Says where a character is from: a book, a game, a world. */
  firstIn: string
  fromWork: string
  fromWorld: string
  productPhoto: string
  /** Describes a branded card; null if the description would contain words to avoid. */
  cardOf: ((card: ShownCard) => string) | null
  /** The names, in this language, of content kinds that many sources name in English. */
  kinds: Readonly<Record<string, string>>
}

const en: ComposerPhrases = {
  factAbout: [
    'One thing about {name}: {fact}',
    'Worth knowing about {name}: {fact}',
    'A surprising fact about {name}: {fact}',
  ],
  question: ['Did you know? {fact}', 'Surprising, but true: {fact}'],
  factsHead: [
    'What may surprise you about {name}:',
    'Things to know about {name}:',
    'A few surprising facts:',
  ],
  traits: ['{traits}: that is {name}.', '{name}, in short: {traits}.'],
  traitsLabel: 'Character',
  and: 'and',
  home: 'Home',
  climate: 'Climate',
  terrain: 'Terrain',
  features: 'Landmarks',
  tribe: 'Tribe',
  foods: 'Signature food',
  size: 'Size',
  about: 'about',
  when: 'When',
  onDay: 'on',
  where: 'Where',
  price: 'Price',
  admission: 'Admission',
  deadline: 'Deadline',
  applyBy: 'Apply by',
  registerBy: 'Register by',
  serves: 'Serves',
  makes: 'Makes',
  time: 'Time',
  by: 'By',
  portraitOf: 'Portrait of {name}',
  firstIn: 'First appears in {name}.',
  fromWork: 'From {name}.',
  fromWorld: 'From the world of {name}.',
  productPhoto: '{name}, product photo',
  cardOf: ({ title, brand, picture }) =>
    picture
      ? `Card by ${brand} with a picture and the title “${title}”`
      : `Text card by ${brand}${title === '' ? '' : `: “${title}”`}`,
  kinds: {},
}

const de: ComposerPhrases = {
  factAbout: [
    'Gut zu wissen über {name}: {fact}',
    'Überraschendes über {name}: {fact}',
    'Über {name} sollte man wissen: {fact}',
  ],
  question: ['Schon gewusst? {fact}', 'Überraschend, aber wahr: {fact}'],
  factsHead: ['Was an {name} überrascht:', 'Wissenswertes über {name}:', 'Ein paar Überraschungen:'],
  traits: ['{traits}: Das ist {name}.', '{name}, kurz gesagt: {traits}.'],
  traitsLabel: 'Charakter',
  and: 'und',
  home: 'Zuhause',
  climate: 'Klima',
  terrain: 'Gelände',
  features: 'Besonderheiten',
  tribe: 'Stamm',
  foods: 'Lieblingsessen',
  size: 'Größe',
  about: 'etwa',
  when: 'Wann',
  onDay: 'am',
  where: 'Wo',
  price: 'Preis',
  admission: 'Eintritt',
  deadline: 'Frist',
  applyBy: 'Bewerbung bis',
  registerBy: 'Anmeldung bis',
  serves: 'Portionen',
  makes: 'Ergibt',
  time: 'Zeit',
  by: 'Von',
  portraitOf: 'Porträt von {name}',
  firstIn: 'Erster Auftritt: {name}.',
  fromWork: 'Aus „{name}“.',
  fromWorld: 'Aus der Welt von {name}.',
  productPhoto: '{name}, Produktfoto',
  cardOf: ({ title, brand, picture }) =>
    picture
      ? `Karte von ${brand} mit Bild und dem Titel „${title}“`
      : `Textkarte von ${brand}${title === '' ? '' : `: „${title}“`}`,
  kinds: {
    article: 'Artikel',
    'blog post': 'Blogbeitrag',
    character: 'Figur',
    event: 'Veranstaltung',
    guide: 'Anleitung',
    news: 'Neuigkeit',
    note: 'Notiz',
    page: 'Seite',
    person: 'Person',
    place: 'Ort',
    post: 'Beitrag',
    product: 'Produkt',
    recipe: 'Rezept',
    story: 'Geschichte',
    video: 'Film',
  },
}

/** The phrases of a language; undefined if the composer has none, in which case it adds no words. */
export const getPhrases = (language: string): ComposerPhrases | undefined => ({ en, de })[language]

/** All wording that a post may contain in addition to its facts. "cm" is the unit of a bible's `size_estimate_cm`. */
export function fixedWords(language: string): string[] {
  const phrases = getPhrases(language)
  if (!phrases) return ['cm', ...listDetailLabels(language), ...dateWords(language)]
  const all = Object.entries(phrases).flatMap(([name, value]) =>
    name === 'kinds' || typeof value === 'function' ? [] : Array.isArray(value) ? value : [String(value)],
  )
  return ['cm', ...dateWords(language), ...all.flatMap((phrase: string) => phrase.split(/\{\w+\}/))]
}

/** Removes phrases that contain a word to avoid; such a label becomes "", and its line is left out. */
export function allowedPhrases(
  phrases: ComposerPhrases,
  allowed: (text: string) => boolean,
): ComposerPhrases {
  const filtered = Object.entries(phrases).map(([name, value]) => {
    if (name === 'kinds' || name === 'and' || name === 'about') return [name, value]
    if (typeof value === 'function')
      return [name, allowed(value({ title: '', brand: '', picture: false })) ? value : null]
    if (Array.isArray(value)) return [name, value.filter(allowed)]
    return [name, allowed(String(value)) ? value : '']
  })
  return Object.fromEntries(filtered) as ComposerPhrases
}

/** Capitalizes the first letter of a text. */
export const capitalize = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
