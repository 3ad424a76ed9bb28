/** What a branded card shows: the title may be empty, and a picture may stand beside it. */
export type ShownCard = { title: string; brand: string; picture: boolean }

/** The few words the composer adds around an item's own. Every one claims nothing the item does not say. */
export type Phrases = {
  /** Leads into one fact. */
  factAbout: readonly ((name: string) => string)[]
  question: readonly string[]
  /** Heads a list of facts. */
  factsHead: readonly ((name: string) => string)[]
  traits: readonly ((name: string, traits: string) => string)[]
  traitsLabel: string
  and: string
  home: string
  climate: string
  terrain: string
  features: string
  tribe: string
  foods: string
  size: string
  /** Before a number that is not exact. */
  about: string
  portraitOf: (name: string) => string
  picture: (name: string, number: number) => string
  /** What a branded card shows; null when its words are to be avoided. */
  cardOf: ((card: ShownCard) => string) | null
  /** Kinds of content that go by an English word in many sources, in this language. */
  kinds: Readonly<Record<string, string>>
}

const en: Phrases = {
  factAbout: [
    (name) => `One thing about ${name}:`,
    (name) => `Worth knowing about ${name}:`,
    (name) => `A surprising fact about ${name}:`,
  ],
  question: ['Did you know?', 'Surprising, but true:'],
  factsHead: [
    (name) => `What may surprise you about ${name}:`,
    (name) => `Things to know about ${name}:`,
    () => 'A few surprising facts:',
  ],
  traits: [
    (name, traits) => `${traits}: that is ${name}.`,
    (name, traits) => `${name}, in short: ${traits}.`,
  ],
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
  portraitOf: (name) => `Portrait of ${name}`,
  picture: (name, number) => `${name}, picture ${number}`,
  cardOf: ({ title, brand, picture }) =>
    picture
      ? `Card by ${brand} with a picture and the title “${title}”`
      : `Text card by ${brand}${title === '' ? '' : `: “${title}”`}`,
  kinds: {},
}

const de: Phrases = {
  factAbout: [
    (name) => `Gut zu wissen über ${name}:`,
    (name) => `Überraschendes über ${name}:`,
    (name) => `Über ${name} sollte man wissen:`,
  ],
  question: ['Schon gewusst?', 'Überraschend, aber wahr:'],
  factsHead: [
    (name) => `Was an ${name} überrascht:`,
    (name) => `Wissenswertes über ${name}:`,
    () => 'Ein paar Überraschungen:',
  ],
  traits: [
    (name, traits) => `${traits}: Das ist ${name}.`,
    (name, traits) => `${name}, kurz gesagt: ${traits}.`,
  ],
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
  portraitOf: (name) => `Porträt von ${name}`,
  picture: (name, number) => `${name}, Bild ${number}`,
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

/** The words of a language; undefined when the composer has none, and then it adds none. */
export const phrasesOf = (language: string): Phrases | undefined => ({ en, de })[language]

/** The phrases without those that hold a word to avoid; a label that does becomes "", and its line is left out. */
export function allowedPhrases(phrases: Phrases, allowed: (text: string) => boolean): Phrases {
  const label = (text: string): string => (allowed(text) ? text : '')
  return {
    ...phrases,
    factAbout: phrases.factAbout.filter((phrase) => allowed(phrase(''))),
    question: phrases.question.filter(allowed),
    factsHead: phrases.factsHead.filter((phrase) => allowed(phrase(''))),
    traits: phrases.traits.filter((phrase) => allowed(phrase('', ''))),
    traitsLabel: label(phrases.traitsLabel),
    home: label(phrases.home),
    climate: label(phrases.climate),
    terrain: label(phrases.terrain),
    features: label(phrases.features),
    tribe: label(phrases.tribe),
    foods: label(phrases.foods),
    size: label(phrases.size),
    cardOf:
      phrases.cardOf && allowed(phrases.cardOf({ title: '', brand: '', picture: false }))
        ? phrases.cardOf
        : null,
  }
}

/** "a, b and c". */
export function listed(parts: readonly string[], and: string): string {
  if (parts.length < 2) return parts.join('')
  return `${parts.slice(0, -1).join(', ')} ${and} ${parts.at(-1)}`
}

export const capitalised = (text: string): string =>
  text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
