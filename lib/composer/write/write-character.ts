import { ensureFullStop, removeFullStop } from '@/lib/text/sentences'
import type { Material } from '../material/material'
import { type ComposerPhrases, capitalize } from '../material/phrases'
import {
  type Block,
  buildSentence,
  joinWithCommas,
  lines,
  paragraph,
  replaceText,
  type Sentence,
} from '../material/sentence'
import { buildDraft, getDraftText } from './draft'
import { rotateBySeed } from './seeded-order'
import type { MakeDrafts, Structures } from './structures'

/** What a card says about a person or character, most of all about one with a bible. */
export type Character = {
  language: string
  phrases: ComposerPhrases | undefined
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
export function readCharacter(material: Material): Character | undefined {
  const { name, values, phrases } = material
  if (!name || !material.isCharacter) return undefined
  const labelled = (label: RegExp): Sentence[] =>
    values.filter((value) => label.test(value.label) || label.test(value.label.replace(groups, '')))
  const [short] = material.summary
  const isLine = short !== undefined && short.text.length <= 110 && !containsName(short.text, name.text)
  const [tagline] = [
    ...labelled(/^tagline$/),
    ...labelled(/^(?:motto|slogan|subtitle|epithet)$/),
    ...(isLine && material.paragraphs.length > 0 ? [short] : []),
    ...labelled(/^(?:role|occupation|job|beruf|rolle|aufgabe)$/iu).filter(
      ({ text }) => !castRolePattern.test(text),
    ),
  ]
  const [category] = labelled(/^size_category$/)
  const [centimetres] = labelled(/^size_estimate_cm$/)
  const around =
    centimetres && /^[\d.]+$/.test(centimetres.text)
      ? buildSentence(`${phrases?.about ?? '~'} `, centimetres, ' cm')
      : undefined
  const summary = material.summary.filter((one) => one !== tagline)
  const told = summary.length > 0 ? [summary, ...material.paragraphs] : material.paragraphs
  const character = {
    language: material.language,
    phrases,
    seed: material.seed,
    name,
    tagline: tagline ? replaceText(tagline, removeFullStop(tagline.text)) : null,
    sayings: [
      ...labelled(
        /^(?:catch[ _]?phrase|says|quote|zitat|(?:first|signature)[ _]line|(?:favou?rite )?saying|sagt|spruch|lieblings(?:satz|spruch))$/iu,
      ),
      ...told.flat().filter(({ text }) => isQuoteOnly(text)),
    ],
    paragraphs: told
      .map((some) => some.filter(({ text }) => !isQuoteOnly(text)))
      .filter((some) => some.length > 0),
    surprises: labelled(/^(?:vibe_surprise_facts|surprise_?facts|fun_?facts|facts)$/).map((fact) =>
      replaceText(fact, ensureFullStop(fact.text)),
    ),
    traits: labelled(/^(?:vibe_core_traits|(?:core )?traits|personality|eigenschaften|charakter)$/iu).map(
      (trait) => replaceText(trait, removeFullStop(trait.text)),
    ),
    tribe: labelled(/^tribe_display_name$/)[0] ?? null,
    climate: labelled(/^habitat_keywords climate$/)[0] ?? null,
    terrain: labelled(/^habitat_keywords terrain$/)[0] ?? null,
    features: labelled(/^habitat_keywords signature_features$/),
    foods: labelled(/^diet_signature_foods$/),
    work: findWork(material),
    size: category && around ? buildSentence(category, ' (', around, ')') : (category ?? around ?? null),
  }
  const says = character.tagline !== null || character.paragraphs.length > 0 || character.surprises.length > 0
  return says ? character : undefined
}

/** What a character is for its authors ("main character", "NPC"), which is not for readers. */
const castRolePattern =
  /^(?:(?:main|lead|supporting|side|minor|secondary|haupt|neben)\s?-?(?:character|cast|role|figur|rolle)?|protagonist(?:in)?|antagonist(?:in)?|npc|extra)\W?$/iu

/** The book, game or series that a character is from, according to a field; null if no field says so. */
function findWork({ values, phrases }: Material): Sentence | null {
  if (!phrases) return null
  const of = (label: RegExp, phrase: string): Sentence | null => {
    const value = values.find(
      (one) => label.test(one.label) && one.text.length <= 60 && !/[.!?]$/u.test(one.text),
    )
    return value && phrase !== '' ? fillPhrase(phrase, { name: value }) : null
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
const isQuoteOnly = (text: string): boolean => /^[“„"«»][^“”„"«»]{3,200}[”“"«»][.!?]?$/u.test(text)

/** "Gus: “It might still rain!”" */
function sayingLine(one: Character): Block {
  const [saying] = rotateBySeed(one.sayings, `${one.seed}|saying`)
  const [open, close] = one.language === 'de' ? ['„', '“'] : ['“', '”']
  return saying
    ? paragraph(
        buildSentence(
          one.name,
          `: ${open}`,
          replaceText(saying, saying.text.replace(/^[“„"«»]|[”“"«»]$/gu, '')),
          close,
        ),
      )
    : null
}

/** Whether a sentence names who it is about, in full or by the first word of the name. */
const namesCharacter = ({ text }: Sentence, { name }: Character): boolean => containsName(text, name.text)

function containsName(text: string, name: string): boolean {
  const words = text.toLowerCase()
  const whole = name.toLowerCase()
  const first = whole.split(/\s+/u)[0] ?? whole
  return words.includes(whole) || (first.length > 3 && words.includes(first))
}

/**
 * Taglines that say what a character is go after a colon; others ("Keeps the weather in jars.") on a line of their
 * own.
 */
const nounPhrasePattern =
  /^(?:the|a|an|your|our|one|two|three|four|half|part|der|die|das|ein|eine|dein|deine|unser|unsere|zwei|drei|vier|halb)\s/iu

/**
 * The tagline, with the name before it unless the tagline contains it. Without a tagline, the name alone; null if
 * the first sentence of the text contains it.
 */
function hook(one: Character): Block {
  const line = tagline(one)
  if (!line) return isNamingCharacter(one, takeFirstSentences(one, 1, 400)[0]) ? null : paragraph(one.name)
  if (namesCharacter(line, one)) return paragraph(line)
  return nounPhrasePattern.test(line.text)
    ? paragraph(buildSentence(one.name, ': ', line))
    : lines(one.name, line)
}

const tagline = (one: Character): Sentence | null =>
  one.tagline && replaceText(one.tagline, ensureFullStop(capitalize(one.tagline.text)))
/** The tagline as a closing line. */
const closing = (one: Character): Block => paragraph(tagline(one))

const capitalizeSentence = (sentence: Sentence): Sentence => replaceText(sentence, capitalize(sentence.text))

/**
 * The first sentences of the text, at most `count` and about `length` characters, never part of one. A sentence
 * that continues another stays right after it, as in the text; a pronoun at the beginning refers to the subject of
 * the post.
 */
function takeFirstSentences(one: Character, count: number, length: number, skip = 0): Sentence[] {
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
const factsFor = (one: Character, salt: string): Sentence[] =>
  rotateBySeed(one.surprises, `${one.seed}|${salt}`)

const phraseFor = (
  phrases: readonly string[] | undefined,
  one: Character,
  salt: string,
): string | undefined => rotateBySeed(phrases ?? [], `${one.seed}|${salt}`)[0]

/** Fills the placeholders of a phrase with facts. */
function fillPhrase(phrase: string, facts: Readonly<Record<string, Sentence>>): Sentence {
  return buildSentence(...phrase.split(/(\{\w+\})/).map((part) => facts[part.replace(/[{}]/g, '')] ?? part))
}

/** "A surprising fact about Mo: …", or the bare fact if it names Mo; null if the language has no words for it. */
function factLine(one: Character, fact: Sentence, salt: string): Block {
  if (namesCharacter(fact, one)) return paragraph(fact)
  if (beginsWithArticle(one)) return null
  const phrase = phraseFor(one.phrases?.factAbout, one, salt)
  return phrase === undefined
    ? null
    : paragraph(fillPhrase(phrase, { name: one.name, fact: capitalizeSentence(fact) }))
}

/** "Did you know? …", for facts that stand on their own because they contain the name. */
function questionLine(one: Character, fact: Sentence, salt: string): Block {
  if (!namesCharacter(fact, one)) return null
  const phrase = phraseFor(one.phrases?.question, one, salt)
  return phrase === undefined ? null : paragraph(fillPhrase(phrase, { fact: capitalizeSentence(fact) }))
}

/** A heading and one line for each fact; a single fact stands alone. */
function factList(one: Character, chosen: readonly Sentence[], mark: string, salt: string): Block {
  const [first, second] = chosen
  if (!first || !second) return paragraph(first && capitalizeSentence(first))
  const heads = one.phrases?.factsHead.filter((head) => !(beginsWithArticle(one) && head.includes('{name}')))
  const head = phraseFor(heads, one, salt)
  return lines(
    head === undefined
      ? null
      : {
          ...fillPhrase(head, { name: one.name }),
          facts: [
            ...new Set([
              ...(head.includes('{name}') ? one.name.facts : []),
              ...chosen.flatMap(({ facts }) => facts),
            ]),
          ],
        },
    ...chosen.map((fact) => buildSentence(`${mark} `, capitalizeSentence(fact))),
  )
}

/** "Curious, kind and stubborn: that is Mo." */
function traitsLine(one: Character, count: number, salt: string): Block {
  const traits = one.traits.slice(0, count)
  const phrase = phraseFor(one.phrases?.traits, one, salt)
  const isList = traits.length > 1 || traits[0]?.text.includes(', ')
  if (!one.phrases || phrase === undefined || !isList) return null
  const line = fillPhrase(phrase, { name: one.name, traits: joinWithCommas(traits, one.phrases.and) })
  return paragraph(phrase.startsWith('{traits}') ? capitalizeSentence(line) : line)
}

const joinWithSign = (parts: readonly Sentence[], sign: string): Sentence =>
  buildSentence(...parts.flatMap((part, at) => (at === 0 ? [part] : [sign, part])))

/** "Home: peat bog · cool and misty". */
function homeLine(one: Character): Sentence | null {
  const parts = [
    one.terrain,
    one.climate,
    one.features.length > 0 ? joinWithCommas(one.features.slice(0, 3)) : null,
  ]
  return buildLabelledLine(
    one.phrases?.home,
    parts.filter((part) => part !== null),
    ' · ',
  )
}

const tribeLine = (one: Character): Sentence | null =>
  buildLabelledLine(one.phrases?.tribe, one.tribe ? [one.tribe] : [])

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

const buildLabelledLine = (
  label: string | undefined,
  parts: readonly Sentence[],
  sign = ', ',
): Sentence | null =>
  label && parts.length > 0 ? buildSentence(`${label}: `, joinWithSign(parts, sign)) : null

/** German names that begin with an article would have to be declined after "über" or "an". */
const beginsWithArticle = (one: Character): boolean =>
  one.language === 'de' && /^(?:der|die|das|ein|eine)\s/iu.test(one.name.text)

const requireAllBlocks = (...blocks: Block[]): Block[] | null =>
  blocks.every((block) => block !== null) ? blocks : null
const about = (one: Character, skip = 0): Block => paragraph(...takeFirstSentences(one, 3, 420, skip))
/** The text of a character: in its paragraphs if there are no single facts, otherwise only its beginning. */
const story = (one: Character): Block[] => {
  if (factsFor(one, 'professional').length > 0) return [about(one)]
  const blocks = Map.groupBy(takeFirstSentences(one, 12, 1_200), ({ facts: [fact] }) => fact?.block)
  return [...blocks.values()].map((some) => paragraph(...some))
}
const spread = (one: Character, count = 3): Block => lines(...takeFirstSentences(one, count, 300))
const first = (one: Character, salt: string): Block => paragraph(factsFor(one, salt)[0])
const isNamingCharacter = (one: Character, sentence: Sentence | undefined): sentence is Sentence =>
  sentence !== undefined && namesCharacter(sentence, one)

/** A structure for short posts, tried with each fact in turn; the first draft that fits is used. */
type WriteShortPost = (one: Character, fact: Sentence) => Block[] | null
const shortStructures: Record<string, WriteShortPost> = {
  'tagline and fact': (one, fact) => requireAllBlocks(hook(one), paragraph(fact)),
  'fact and tagline': (one, fact) =>
    namesCharacter(fact, one) ? requireAllBlocks(paragraph(fact), closing(one)) : null,
  'announced fact and tagline': (one, fact) => requireAllBlocks(factLine(one, fact, 'short'), closing(one)),
  'traits and fact': (one, fact) => requireAllBlocks(traitsLine(one, 3, 'short'), paragraph(fact)),
  'question and tagline': (one, fact) => requireAllBlocks(questionLine(one, fact, 'short'), closing(one)),
  'first sentence and fact': (one, fact) => {
    const [sentence] = takeFirstSentences(one, 1, 200)
    return isNamingCharacter(one, sentence) ? requireAllBlocks(paragraph(sentence), paragraph(fact)) : null
  },
}

type Write = (one: Character) => Block[] | null

const professionalStructures: Record<string, Write> = {
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
    const [sentence, ...rest] = takeFirstSentences(one, 6, 800)
    if (!isNamingCharacter(one, sentence)) return null
    const facts = factList(one, factsFor(one, 'professional').slice(0, 3), '•', 'professional')
    return [paragraph(sentence), paragraph(...rest.slice(0, 2)), facts, closing(one)]
  },
  'traits, text, fact': (one) => {
    const lead = traitsLine(one, 4, 'professional')
    const count = takeFirstSentences(one, 3, 420).length
    return lead && [lead, about(one), about(one, count), first(one, 'professional'), whereabouts(one)]
  },
  'question, tagline, text': (one) => {
    const [fact, second] = factsFor(one, 'professional')
    const lead = fact ? questionLine(one, fact, 'professional') : null
    return lead && [lead, closing(one), about(one), paragraph(second), traitsLine(one, 3, 'professional')]
  },
}

const traitRow = (one: Character): Sentence | null =>
  one.traits.length > 1 ? joinWithSign(one.traits.slice(0, 4), ' · ') : null

const captionStructures: Record<string, Write> = {
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
    const [sentence, ...rest] = takeFirstSentences(one, 3, 320)
    if (!isNamingCharacter(one, sentence)) return null
    return [paragraph(sentence), lines(...rest), first(one, 'caption'), closing(one)]
  },
}

const body = (one: Character): Block[] => one.paragraphs.map((sentences) => paragraph(...sentences))
const list = (one: Character): Block => factList(one, factsFor(one, 'full'), '•', 'full')

const fullStructures: Record<string, Write> = {
  'tagline, text, facts, profile': (one) => [hook(one), ...body(one), list(one), ...profile(one)],
  'tagline, facts, text, profile': (one) => [hook(one), list(one), ...body(one), ...profile(one)],
  'text, facts, profile, tagline': (one) =>
    isNamingCharacter(one, takeFirstSentences(one, 1, 200)[0])
      ? [...body(one), list(one), ...profile(one), closing(one)]
      : null,
  'tagline, text, profile, facts': (one) => [hook(one), ...body(one), ...profile(one), list(one)],
}

const drafts = (structures: Record<string, Write>, one: Character): MakeDrafts[] =>
  Object.entries(structures).map(([structure, write]) => () => [buildDraft(structure, write(one) ?? [])])

const structures: Structures<Character> = {
  short: (one) =>
    Object.entries(shortStructures).map(
      ([structure, write]) =>
        () =>
          factsFor(one, 'short').map((fact) => buildDraft(structure, write(one, fact) ?? [])),
    ),
  professional: (one) => drafts(professionalStructures, one),
  caption: (one) => drafts(captionStructures, one),
  video: (one) => drafts(fullStructures, one),
  whole: (one) => drafts(fullStructures, one),
  last: (one) => [
    () => [
      ...[3, 2, 1].map((count) =>
        buildDraft('tagline and first sentences', [
          hook(one),
          paragraph(...takeFirstSentences(one, count, 400)),
          sayingLine(one),
        ]),
      ),
      ...[3, 2, 1].map((count) =>
        buildDraft('tagline and first sentences', [
          hook(one),
          paragraph(...takeFirstSentences(one, count, 400)),
        ]),
      ),
      one.tagline ? buildDraft('tagline', [hook(one)]) : undefined,
    ],
    () => [
      buildDraft(
        'first sentences',
        isNamingCharacter(one, takeFirstSentences(one, 1, 400)[0]) ? [about(one)] : [],
      ),
    ],
    () =>
      [2, 1].map((count) =>
        buildDraft('name and first sentences', [
          paragraph(one.name),
          paragraph(...takeFirstSentences(one, count, 400)),
        ]),
      ),
    () =>
      factsFor(one, 'last').map((fact) =>
        buildDraft('name and fact', [paragraph(one.name), paragraph(fact)]),
      ),
  ],
}

/** Each draft with where the character is from, then without it, for posts that lack the room. */
const addWork =
  (make: (one: Character) => MakeDrafts[]) =>
  (one: Character): MakeDrafts[] =>
    make(one).map(
      (drafts) => () =>
        drafts().flatMap((draft) => {
          const name = one.work?.facts[0]?.text ?? ''
          const added = paragraph(one.work)
          if (!draft || !added || getDraftText(draft).includes(name.split(/\s\(/u, 1)[0] ?? name))
            return [draft]
          return [{ ...draft, body: [...draft.body, added] }, draft]
        }),
    )

/** The structures of posts about a character, for each writing style (spec/writing#6). */
export const characterStructures: Structures<Character> = {
  short: addWork(structures.short),
  professional: addWork(structures.professional),
  caption: addWork(structures.caption),
  video: addWork(structures.video),
  whole: addWork(structures.whole),
  last: addWork(structures.last),
}

/** Candidates for a video's title: the name with what is most telling, in several forms. */
export function listCharacterTitles(one: Character): Sentence[] {
  const { name, tribe, traits } = one
  const line = one.tagline && capitalizeSentence(one.tagline)
  const forms = [
    line && (namesCharacter(line, one) ? line : buildSentence(name, ': ', line)),
    line && !namesCharacter(line, one) ? buildSentence(line, ' – ', name) : null,
    tribe && !line ? buildSentence(name, ' (', tribe, ')') : null,
    traits.length > 1 ? buildSentence(name, ' – ', joinWithCommas(traits.slice(0, 3))) : null,
  ].filter((form) => form !== null)
  return rotateBySeed(forms, `${one.seed}|title`)
}
