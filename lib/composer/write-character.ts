import { ended, unended } from '@/lib/text/sentences'
import { rotated } from './choose'
import { draftOf, textOfDraft } from './draft'
import type { Material } from './material'
import { capitalised, type Phrases } from './phrases'
import { type Block, lines, listed, paragraph, reworded, type Sentence, say } from './sentence'
import type { MakeDrafts, Structures } from './structures'

/** What a card says about a person or character, most of all about one with a bible. */
export type Character = {
  language: string
  phrases: Phrases | undefined
  seed: string
  name: Sentence
  tagline: Sentence | null
  /** What they say, word for word. */
  sayings: Sentence[]
  paragraphs: Sentence[][]
  surprises: Sentence[]
  traits: Sentence[]
  tribe: Sentence | null
  climate: Sentence | null
  terrain: Sentence | null
  features: Sentence[]
  foods: Sentence[]
  size: Sentence | null
  /** Which book, game or world they are from. */
  work: Sentence | null
}

/**
 * Reads a character from what a card says. Undefined if it is not about one, has no name, or has neither a tagline
 * nor a text nor surprising facts. Pure.
 */
export function characterOf(material: Material): Character | undefined {
  const { name, values, phrases } = material
  if (!name || !material.isCharacter) return undefined
  const labelled = (label: RegExp): Sentence[] =>
    values.filter((value) => label.test(value.label) || label.test(value.label.replace(groups, '')))
  const [short] = material.summary
  const isLine = short !== undefined && short.text.length <= 110 && !namesIn(short.text, name.text)
  const [tagline] = [
    ...labelled(/^tagline$/),
    ...labelled(/^(?:motto|slogan|subtitle|epithet)$/),
    ...(isLine && material.paragraphs.length > 0 ? [short] : []),
    ...labelled(/^(?:role|occupation|job|beruf|rolle|aufgabe)$/iu).filter(({ text }) => !ofCast.test(text)),
  ]
  const [category] = labelled(/^size_category$/)
  const [centimetres] = labelled(/^size_estimate_cm$/)
  const around =
    centimetres && /^[\d.]+$/.test(centimetres.text)
      ? say(`${phrases?.about ?? '~'} `, centimetres, ' cm')
      : undefined
  const summary = material.summary.filter((one) => one !== tagline)
  const told = summary.length > 0 ? [summary, ...material.paragraphs] : material.paragraphs
  const character = {
    language: material.language,
    phrases,
    seed: material.seed,
    name,
    tagline: tagline ? reworded(tagline, unended(tagline.text)) : null,
    sayings: [
      ...labelled(
        /^(?:catch[ _]?phrase|says|quote|zitat|(?:first|signature)[ _]line|(?:favou?rite )?saying|sagt|spruch|lieblings(?:satz|spruch))$/iu,
      ),
      ...told.flat().filter(({ text }) => isSaying(text)),
    ],
    paragraphs: told
      .map((some) => some.filter(({ text }) => !isSaying(text)))
      .filter((some) => some.length > 0),
    surprises: labelled(/^(?:vibe_surprise_facts|surprise_?facts|fun_?facts|facts)$/).map((fact) =>
      reworded(fact, ended(fact.text)),
    ),
    traits: labelled(/^(?:vibe_core_traits|(?:core )?traits|personality|eigenschaften|charakter)$/iu).map(
      (trait) => reworded(trait, unended(trait.text)),
    ),
    tribe: labelled(/^tribe_display_name$/)[0] ?? null,
    climate: labelled(/^habitat_keywords climate$/)[0] ?? null,
    terrain: labelled(/^habitat_keywords terrain$/)[0] ?? null,
    features: labelled(/^habitat_keywords signature_features$/),
    foods: labelled(/^diet_signature_foods$/),
    work: workOf(material),
    size: category && around ? say(category, ' (', around, ')') : (category ?? around ?? null),
  }
  const says = character.tagline !== null || character.paragraphs.length > 0 || character.surprises.length > 0
  return says ? character : undefined
}

/** What a character is for its authors ("main character", "NPC"), which is not for readers. */
const ofCast =
  /^(?:(?:main|lead|supporting|side|minor|secondary|haupt|neben)\s?-?(?:character|cast|role|figur|rolle)?|protagonist(?:in)?|antagonist(?:in)?|npc|extra)\W?$/iu

/** The book, game or series that a character is from, according to a field; null if no field says so. */
function workOf({ values, phrases }: Material): Sentence | null {
  if (!phrases) return null
  const of = (label: RegExp, phrase: string): Sentence | null => {
    const value = values.find(
      (one) => label.test(one.label) && one.text.length <= 60 && !/[.!?]$/u.test(one.text),
    )
    return value && phrase !== '' ? filled(phrase, { name: value }) : null
  }
  return (
    of(/^(?:first[ _]appearance|first[ _]appears(?:[ _]in)?|erster[ _]auftritt)$/iu, phrases.firstIn) ??
    of(
      /^(?:game|book|novel|series|show|saga|film|spiel|buch|roman|reihe|serie)(?: (?:title|titel|name))?$/iu,
      phrases.fromWork,
    ) ??
    of(/^(?:world|universe|setting|welt|universum)(?: name)?$/iu, phrases.fromWorld)
  )
}

/** Names of boxes that bibles put their texts in, as the first word of a label. */
const groups = /^(?:texts?|copy|content|descriptions?|profile|bio|character) (?=\S)/iu

/** Whether a text is a quote and nothing else. */
const isSaying = (text: string): boolean => /^[“„"«»][^“”„"«»]{3,200}[”“"«»][.!?]?$/u.test(text)

/** "Gus: “It might still rain!”" */
function sayingLine(one: Character): Block {
  const [saying] = rotated(one.sayings, `${one.seed}|saying`)
  const [open, close] = one.language === 'de' ? ['„', '“'] : ['“', '”']
  return saying
    ? paragraph(
        say(one.name, `: ${open}`, reworded(saying, saying.text.replace(/^[“„"«»]|[”“"«»]$/gu, '')), close),
      )
    : null
}

/** Whether a sentence names who it is about, in full or by the first word of the name. */
const names = ({ text }: Sentence, { name }: Character): boolean => namesIn(text, name.text)

function namesIn(text: string, name: string): boolean {
  const words = text.toLowerCase()
  const whole = name.toLowerCase()
  const first = whole.split(/\s+/u)[0] ?? whole
  return words.includes(whole) || (first.length > 3 && words.includes(first))
}

/**
 * Taglines that say what a character is go after a colon; others ("Keeps the weather in jars.") on a line of their
 * own.
 */
const isNounPhrase =
  /^(?:the|a|an|your|our|one|two|three|four|half|part|der|die|das|ein|eine|dein|deine|unser|unsere|zwei|drei|vier|halb)\s/iu

/**
 * The tagline, with the name before it unless the tagline contains it. Without a tagline, the name alone; null if
 * the first sentence of the text contains it.
 */
function hook(one: Character): Block {
  const line = tagline(one)
  if (!line) return named(one, opening(one, 1, 400)[0]) ? null : paragraph(one.name)
  if (names(line, one)) return paragraph(line)
  return isNounPhrase.test(line.text) ? paragraph(say(one.name, ': ', line)) : lines(one.name, line)
}

const tagline = (one: Character): Sentence | null =>
  one.tagline && reworded(one.tagline, ended(capitalised(one.tagline.text)))
/** The tagline as a closing line. */
const closing = (one: Character): Block => paragraph(tagline(one))

const capital = (sentence: Sentence): Sentence => reworded(sentence, capitalised(sentence.text))

/**
 * The first sentences of the text, at most `count` and about `length` characters, never part of one. A sentence
 * that continues another stays right after it, as in the text; a pronoun at the beginning refers to the subject of
 * the post.
 */
function opening(one: Character, count: number, length: number, skip = 0): Sentence[] {
  const all = one.paragraphs.flat()
  const chosen: Sentence[] = []
  let used = 0
  for (const sentence of all.slice(skip)) {
    if (chosen.length === count || (chosen.length > 0 && used + sentence.text.length > length)) break
    chosen.push(sentence)
    used += sentence.text.length + 1
  }
  // A question whose answer is cut off would be left hanging.
  while (skip + chosen.length < all.length && chosen.length > 1 && chosen.at(-1)?.text.includes('?'))
    chosen.pop()
  return chosen
}

/** The facts in an order specific to the item, so that the posts of one brand use different ones. */
const factsFor = (one: Character, salt: string): Sentence[] => rotated(one.surprises, `${one.seed}|${salt}`)

const phraseFor = (
  phrases: readonly string[] | undefined,
  one: Character,
  salt: string,
): string | undefined => rotated(phrases ?? [], `${one.seed}|${salt}`)[0]

/** Fills the placeholders of a phrase with facts. */
function filled(phrase: string, facts: Readonly<Record<string, Sentence>>): Sentence {
  return say(...phrase.split(/(\{\w+\})/).map((part) => facts[part.replace(/[{}]/g, '')] ?? part))
}

/** "A surprising fact about Mo: …", or the bare fact if it names Mo; null if the language has no words for it. */
function factLine(one: Character, fact: Sentence, salt: string): Block {
  if (names(fact, one)) return paragraph(fact)
  if (beginsWithArticle(one)) return null
  const phrase = phraseFor(one.phrases?.factAbout, one, salt)
  return phrase === undefined ? null : paragraph(filled(phrase, { name: one.name, fact: capital(fact) }))
}

/** "Did you know? …", for facts that stand on their own because they contain the name. */
function questionLine(one: Character, fact: Sentence, salt: string): Block {
  if (!names(fact, one)) return null
  const phrase = phraseFor(one.phrases?.question, one, salt)
  return phrase === undefined ? null : paragraph(filled(phrase, { fact: capital(fact) }))
}

/** A heading and one line for each fact; a single fact stands alone. */
function factList(one: Character, chosen: readonly Sentence[], mark: string, salt: string): Block {
  const [first, second] = chosen
  if (!first || !second) return paragraph(first && capital(first))
  const heads = one.phrases?.factsHead.filter((head) => !(beginsWithArticle(one) && head.includes('{name}')))
  const head = phraseFor(heads, one, salt)
  return lines(
    head === undefined
      ? null
      : {
          ...filled(head, { name: one.name }),
          facts: [
            ...new Set([
              ...(head.includes('{name}') ? one.name.facts : []),
              ...chosen.flatMap(({ facts }) => facts),
            ]),
          ],
        },
    ...chosen.map((fact) => say(`${mark} `, capital(fact))),
  )
}

/** "Curious, kind and stubborn: that is Mo." */
function traitsLine(one: Character, count: number, salt: string): Block {
  const traits = one.traits.slice(0, count)
  const phrase = phraseFor(one.phrases?.traits, one, salt)
  const isList = traits.length > 1 || traits[0]?.text.includes(', ')
  if (!one.phrases || phrase === undefined || !isList) return null
  const line = filled(phrase, { name: one.name, traits: listed(traits, one.phrases.and) })
  return paragraph(phrase.startsWith('{traits}') ? capital(line) : line)
}

const joined = (parts: readonly Sentence[], sign: string): Sentence =>
  say(...parts.flatMap((part, at) => (at === 0 ? [part] : [sign, part])))

/** "Home: peat bog · cool and misty". */
function homeLine(one: Character): Sentence | null {
  const parts = [one.terrain, one.climate, one.features.length > 0 ? listed(one.features.slice(0, 3)) : null]
  return labelled(
    one.phrases?.home,
    parts.filter((part) => part !== null),
    ' · ',
  )
}

const tribeLine = (one: Character): Sentence | null =>
  labelled(one.phrases?.tribe, one.tribe ? [one.tribe] : [])

/** Where and with whom a character lives, if nothing else is told about them. */
const whereabouts = (one: Character): Block =>
  one.paragraphs.length > 0 ? null : lines(homeLine(one), tribeLine(one))

/**
 * The remaining short facts: traits, home and tribe, and a saying. A form filled with all fields would not be a
 * post.
 */
const profile = (one: Character): Block[] => [
  traitsLine(one, 4, 'full'),
  lines(homeLine(one), tribeLine(one)),
  sayingLine(one),
]

const labelled = (label: string | undefined, parts: readonly Sentence[], sign = ', '): Sentence | null =>
  label && parts.length > 0 ? say(`${label}: `, joined(parts, sign)) : null

/** German names that begin with an article would have to be declined after "über" or "an". */
const beginsWithArticle = (one: Character): boolean =>
  one.language === 'de' && /^(?:der|die|das|ein|eine)\s/iu.test(one.name.text)

const all = (...blocks: Block[]): Block[] | null => (blocks.every((block) => block !== null) ? blocks : null)
const about = (one: Character, skip = 0): Block => paragraph(...opening(one, 3, 420, skip))
/** The text of a character: in its paragraphs if there are no single facts, otherwise only its beginning. */
const story = (one: Character): Block[] => {
  if (factsFor(one, 'professional').length > 0) return [about(one)]
  const blocks = Map.groupBy(opening(one, 12, 1_200), ({ facts: [fact] }) => fact?.block)
  return [...blocks.values()].map((some) => paragraph(...some))
}
const spread = (one: Character, count = 3): Block => lines(...opening(one, count, 300))
const first = (one: Character, salt: string): Block => paragraph(factsFor(one, salt)[0])
const named = (one: Character, sentence: Sentence | undefined): sentence is Sentence =>
  sentence !== undefined && names(sentence, one)

/** A structure for short posts, tried with each fact in turn; the first draft that fits is used. */
type OnX = (one: Character, fact: Sentence) => Block[] | null
const inShort: Record<string, OnX> = {
  'tagline and fact': (one, fact) => all(hook(one), paragraph(fact)),
  'fact and tagline': (one, fact) => (names(fact, one) ? all(paragraph(fact), closing(one)) : null),
  'announced fact and tagline': (one, fact) => all(factLine(one, fact, 'short'), closing(one)),
  'traits and fact': (one, fact) => all(traitsLine(one, 3, 'short'), paragraph(fact)),
  'question and tagline': (one, fact) => all(questionLine(one, fact, 'short'), closing(one)),
  'first sentence and fact': (one, fact) => {
    const [sentence] = opening(one, 1, 200)
    return named(one, sentence) ? all(paragraph(sentence), paragraph(fact)) : null
  },
}

type Write = (one: Character) => Block[] | null

const professionally: Record<string, Write> = {
  'tagline, text, facts': (one) => {
    const facts = factList(one, factsFor(one, 'professional').slice(0, 2), '•', 'professional')
    const lead = hook(one)
    return lead && [lead, ...story(one), facts, whereabouts(one)]
  },
  'fact, text, tagline': (one) => {
    const [fact, second] = factsFor(one, 'professional')
    const lead = fact ? factLine(one, fact, 'professional') : null
    return lead && [lead, about(one), paragraph(second), closing(one)]
  },
  'text, facts, tagline': (one) => {
    const [sentence, ...rest] = opening(one, 6, 800)
    if (!named(one, sentence)) return null
    const facts = factList(one, factsFor(one, 'professional').slice(0, 3), '•', 'professional')
    return [paragraph(sentence), paragraph(...rest.slice(0, 2)), facts, closing(one)]
  },
  'traits, text, fact': (one) => {
    const lead = traitsLine(one, 4, 'professional')
    const count = opening(one, 3, 420).length
    return lead && [lead, about(one), about(one, count), first(one, 'professional'), whereabouts(one)]
  },
  'question, tagline, text': (one) => {
    const [fact, second] = factsFor(one, 'professional')
    const lead = fact ? questionLine(one, fact, 'professional') : null
    return lead && [lead, closing(one), about(one), paragraph(second), traitsLine(one, 3, 'professional')]
  },
}

const traitRow = (one: Character): Sentence | null =>
  one.traits.length > 1 ? joined(one.traits.slice(0, 4), ' · ') : null

const asCaption: Record<string, Write> = {
  'tagline, text, fact': (one) => {
    const lead = hook(one)
    return lead && [lead, spread(one), first(one, 'caption'), whereabouts(one)]
  },
  'fact, tagline, text': (one) => {
    const [fact, second] = factsFor(one, 'caption')
    const lead = fact ? (questionLine(one, fact, 'caption') ?? factLine(one, fact, 'caption')) : null
    return lead && [lead, closing(one), spread(one, 2), paragraph(second)]
  },
  'name and traits, text, fact': (one) => {
    const row = traitRow(one)
    return row && [lines(one.name, row), spread(one), first(one, 'caption'), closing(one)]
  },
  'tagline, traits, facts': (one) => {
    const lead = hook(one)
    const facts = factList(one, factsFor(one, 'caption').slice(0, 2), '–', 'caption')
    return lead && facts && [lead, paragraph(traitRow(one)), facts, whereabouts(one)]
  },
  'text, fact, tagline': (one) => {
    const [sentence, ...rest] = opening(one, 3, 320)
    if (!named(one, sentence)) return null
    return [paragraph(sentence), lines(...rest), first(one, 'caption'), closing(one)]
  },
}

const body = (one: Character): Block[] => one.paragraphs.map((sentences) => paragraph(...sentences))
const list = (one: Character): Block => factList(one, factsFor(one, 'full'), '•', 'full')

const inFull: Record<string, Write> = {
  'tagline, text, facts, profile': (one) => [hook(one), ...body(one), list(one), ...profile(one)],
  'tagline, facts, text, profile': (one) => [hook(one), list(one), ...body(one), ...profile(one)],
  'text, facts, profile, tagline': (one) =>
    named(one, opening(one, 1, 200)[0]) ? [...body(one), list(one), ...profile(one), closing(one)] : null,
  'tagline, text, profile, facts': (one) => [hook(one), ...body(one), ...profile(one), list(one)],
}

const drafts = (structures: Record<string, Write>, one: Character): MakeDrafts[] =>
  Object.entries(structures).map(([structure, write]) => () => [draftOf(structure, write(one) ?? [])])

const structures: Structures<Character> = {
  short: (one) =>
    Object.entries(inShort).map(
      ([structure, write]) =>
        () =>
          factsFor(one, 'short').map((fact) => draftOf(structure, write(one, fact) ?? [])),
    ),
  professional: (one) => drafts(professionally, one),
  caption: (one) => drafts(asCaption, one),
  video: (one) => drafts(inFull, one),
  whole: (one) => drafts(inFull, one),
  last: (one) => [
    () => [
      ...[3, 2, 1].map((count) =>
        draftOf('tagline and first sentences', [
          hook(one),
          paragraph(...opening(one, count, 400)),
          sayingLine(one),
        ]),
      ),
      ...[3, 2, 1].map((count) =>
        draftOf('tagline and first sentences', [hook(one), paragraph(...opening(one, count, 400))]),
      ),
      one.tagline ? draftOf('tagline', [hook(one)]) : undefined,
    ],
    () => [draftOf('first sentences', named(one, opening(one, 1, 400)[0]) ? [about(one)] : [])],
    () =>
      [2, 1].map((count) =>
        draftOf('name and first sentences', [paragraph(one.name), paragraph(...opening(one, count, 400))]),
      ),
    () =>
      factsFor(one, 'last').map((fact) => draftOf('name and fact', [paragraph(one.name), paragraph(fact)])),
  ],
}

/** Each draft with where the character is from, then without it, for posts that lack the room. */
const withWork =
  (make: (one: Character) => MakeDrafts[]) =>
  (one: Character): MakeDrafts[] =>
    make(one).map(
      (drafts) => () =>
        drafts().flatMap((draft) => {
          const name = one.work?.facts[0]?.text ?? ''
          const added = paragraph(one.work)
          if (!draft || !added || textOfDraft(draft).includes(name.split(/\s\(/u, 1)[0] ?? name))
            return [draft]
          return [{ ...draft, body: [...draft.body, added] }, draft]
        }),
    )

/** The structures of posts about a character, for each writing style (spec/writing#6). */
export const characterStructures: Structures<Character> = {
  short: withWork(structures.short),
  professional: withWork(structures.professional),
  caption: withWork(structures.caption),
  video: withWork(structures.video),
  whole: withWork(structures.whole),
  last: withWork(structures.last),
}

/** Candidates for a video's title: the name with what is most telling, in several forms. */
export function titlesOfCharacter(one: Character): Sentence[] {
  const { name, tribe, traits } = one
  const line = one.tagline && capital(one.tagline)
  const forms = [
    line && (names(line, one) ? line : say(name, ': ', line)),
    line && !names(line, one) ? say(line, ' – ', name) : null,
    tribe && !line ? say(name, ' (', tribe, ')') : null,
    traits.length > 1 ? say(name, ' – ', listed(traits.slice(0, 3))) : null,
  ].filter((form) => form !== null)
  return rotated(forms, `${one.seed}|title`)
}
