import { isPublicNotice } from '../exclude/public-notices'
import { findBible } from '../fields/bible-fields'
import { findIndependentBoxes, isInIndependentBox } from '../fields/independent-boxes'
import type { ContentKind, Fact, FactSource } from '../schemas'
import { addFieldPoints, readTypeFields } from './field-signs'
import { bodySigns, titleSigns } from './kind-signs'
import { readDeclaredKind } from './read-declared-kind'
import { scoreNarrative } from './score-narrative'

/** How much of a text is read to determine its kind, in UTF-16 units. */
const maxReadLength = 4_000
const minPoints = 3

type AddPoints = (kind: ContentKind, points: number) => void

/**
 * Returns what a piece of content is: what its publisher calls it, otherwise what its title, fields, labels,
 * headings and wording show. `other` if nothing is clear, since a wrong kind would put words into a brand's mouth.
 * Pure.
 */
export function findContentKind(source: FactSource, all: readonly Fact[], language = 'und'): ContentKind {
  const parts = findIndependentBoxes(all)
  const facts = all.filter(({ field }) => !isInIndependentBox(field, parts))
  const declared = source.content_type === null ? undefined : readDeclaredKind(source.content_type)
  if (declared !== undefined && declared !== 'news') return declared
  const scores = new Map<ContentKind, number>()
  const add: AddPoints = (kind, points) => scores.set(kind, (scores.get(kind) ?? 0) + points)
  for (const type of readTypeFields(source)) {
    const kind = readDeclaredKind(type)
    if (kind === 'news') add('announcement', 2)
    else if (kind !== undefined) add(kind, 8)
  }
  if (declared === 'news') add('announcement', 4)
  addFieldPoints(source, add)
  const title = normalizeText(source.title)
  for (const [kind, points, pattern] of titleSigns) if (pattern.test(title)) add(kind, points)
  const text = isMadeFromFields(source)
    ? joinFactTexts(facts)
    : source.raw_content.replace(/^# .*\n+/, '').slice(0, maxReadLength)
  const body = normalizeText(text)
  const isDated = facts.some(
    (one) => (one.kind === 'when' || one.kind === 'deadline') && includesDay(one.text),
  )
  // Whatever words a text has, without a day it is hardly an event, and without ingredients hardly a recipe.
  const isWeak = (kind: ContentKind): boolean =>
    (kind === 'event' && !isDated) ||
    (kind === 'recipe' && !hasIngredients(source, facts) && countAmounts(body) < 2)
  for (const [kind, points, pattern] of bodySigns)
    if (pattern.test(body)) add(kind, isWeak(kind) ? 1 : points)
  // A closure has days and a place like an event, but is not one.
  if (isPublicNotice(source.title, text)) {
    add('announcement', 5)
    add('event', -6)
  }
  // A match that has been played has a day, a place and often a price, but is over.
  if (matchScorePattern.test(source.title)) {
    add('announcement', 2)
    add('event', -8)
    add('person', -8)
  }
  addFactPoints(source, facts, add)
  addShapePoints(source.title, text, facts, add)
  const told = scoreNarrative(text.replace(/[*_#>]/g, ''), language)
  if (told > 0) add('story', told)
  if (isDated && (scores.get('event') ?? 0) > 1) add('event', 1)
  const [best] = [...scores].sort((a, b) => b[1] - a[1])
  if (best && best[1] >= minPoints) return best[0]
  return 'other'
}

/** "Town 2–2 Rovers". */
const matchScorePattern = /\p{L}\s\d{1,3}\s?[–:-]\s?\d{1,3}\s\p{Lu}/u

/** Whether a text names more than a time of day: opening hours are not an event. */
const includesDay = (text: string): boolean =>
  /\p{L}{3}|\d{1,4}[-./]\s?\d{1,2}[-./]|^\d{4}/u.test(
    text.replace(/\b(?:uhr|noon|midnight|mittags?|mitternacht|until|bis|and|und)\b/giu, ''),
  )

const normalizeText = (text: string): string =>
  text.toLowerCase().normalize('NFKD').replace(/\p{M}/gu, '').replace(/ß/g, 'ss').replace(/ł/g, 'l')

const isMadeFromFields = ({ metadata }: FactSource): boolean => findBible(metadata) !== undefined

const joinFactTexts = (facts: readonly Fact[]): string =>
  facts
    .map(({ text }) => text)
    .join('\n')
    .slice(0, maxReadLength)

const sectionPatterns = {
  added:
    /^(?:added|changed|fixed|removed|deprecated|security|breaking(?: changes)?|new features?|features|bug ?fixes|fixes|improve(?:d|ments)|what['’]?s (?:changed|new)|new contributors|known issues|upgrad(?:e|ing)|neu|neue funktionen|neuerungen|behoben|geändert|verbessert|verbesserungen|fehlerbehebungen|korrekturen|entfernt|bekannte probleme|nouveautés|corrections|novedades|correcciones|novità|correzioni|nowości|poprawki|nieuw|opgelost)\b/iu,
  version: /^(?:v?\d+\.\d+|\[?\d+\.\d+\.\d+\]?(?:\s|$)|version \d)/i,
  ingredients:
    /^(?:ingredients?|zutaten|ingrédients|ingredientes|ingredienti|składniki|malzemeler|ingrediënten|du brauchst|材料)\b/iu,
  method:
    /^(?:method|directions|preparation|zubereitung|préparation|elaboración|preparación|preparazione|procedimento|przygotowanie|bereiding|hazırlanışı|modo de preparo|作り方)\b/iu,
  guide:
    /^(?:you(?:['’]ll)? need|what you need|before you (?:start|begin)|requirements|prerequisites|installation|usage|quick ?start|configuration|configure|troubleshooting|das brauch\w+ .{0,10}|voraussetzungen|vorbereitung|so geht .{0,10}|was (?:sie|du) brauch\w+|unterlagen|benötigte .{2,30}|häufige (?:fragen|fehler)|common (?:mistakes|questions)|matériel|material necesario|occorrente|faq)$/iu,
  legal:
    /^(?:§+ ?\d|(?:article|artikel|section|clause|art\.) \d|\d{1,2}\.? (?:scope|definitions|liability|governing|termination|geltungsbereich|haftung|vertragsschluss|veranstalter|teilnahme))/iu,
}

/** Adds points for what a card's headings and facts say about its kind. */
function addFactPoints(source: FactSource, facts: readonly Fact[], add: AddPoints): void {
  const count = (kind: Fact['kind']) => facts.filter((one) => one.kind === kind).length
  const labelled = (kind: Fact['kind']) => facts.some((one) => one.kind === kind && one.label !== undefined)
  const headings = facts.filter((one) => one.kind === 'heading').map((one) => one.text)
  const headed = (pattern: RegExp) => headings.filter((text) => pattern.test(text)).length
  const quantities = countQuantities(source)
  if (count('ingredient') >= 2) add('recipe', 6)
  if (quantities >= 3) add('recipe', 6)
  if (headed(sectionPatterns.ingredients) > 0) add('recipe', 5)
  if (headed(sectionPatterns.method) > 0) add('recipe', 3)
  if (labelled('where') && (labelled('when') || count('when') > 0)) add('event', 4)
  if (labelled('when') && labelled('price')) add('event', 3)
  if (labelled('price') && !labelled('when') && !labelled('where')) add('product', 3)
  if (count('price') > 0 && count('when') === 0) add('product', 2)
  // A place and a time close together, as in "Saturday, 3 May, 10 am": something happens then.
  const times = facts.filter(
    (one) =>
      (one.kind === 'when' || one.kind === 'deadline') &&
      /\d.{0,60}(?:\d[:.]\d{2}|\d\s?[ap]\.?m|uhr|\d\s?h\b)/iu.test(one.text),
  )
  if (times.length > 0) add('event', 2)
  if (headed(sectionPatterns.added) >= 2) add('release_notes', 6)
  else if (headed(sectionPatterns.added) === 1) add('release_notes', 2)
  if (headed(sectionPatterns.version) >= 2) add('release_notes', 5)
  if (headed(sectionPatterns.guide) > 0) add('guide', 4)
  if (headed(sectionPatterns.legal) >= 1) add('legal', 5)
  if (count('step') >= 3 && !hasIngredients(source, facts)) add('guide', 4)
  if (headings.filter((text) => text.endsWith('?')).length >= 2) add('guide', 3)
  if (headings.filter((text) => /^(?:step|schritt|étape|paso|passo|krok|stap) \d/iu.test(text)).length >= 2)
    add('guide', 4)
}

const countQuantities = ({ raw_content }: FactSource): number =>
  (raw_content.slice(0, maxReadLength).match(quantity) ?? []).length

/** Amounts within sentences: "stir 300 g oats and 60 ml oil". */
const countAmounts = (text: string): number => (text.match(inlineAmountPattern) ?? []).length
const inlineAmountPattern = /\d\s?(?:g|gr|kg|ml|cl|dl|el|tl|tbsp|tsp|cups?|oz|lbs?)(?!\p{L})/giu

/** Whether a text has ingredients: as facts, as quantities at the beginning of lines, or under a heading for them. */
const hasIngredients = (source: FactSource, facts: readonly Fact[]): boolean =>
  facts.filter(({ kind }) => kind === 'ingredient').length >= 2 ||
  countQuantities(source) >= 3 ||
  facts.some(({ kind, text }) => kind === 'heading' && sectionPatterns.ingredients.test(text))

/** "250 g", "2 EL", "½ cup" at the beginning of a line: an ingredient. */
const quantity =
  /(?:^|\n|\|)[^\S\n]*(?:[-*•+]\s+)?(?:ca\. )?(?:\d+(?:[.,/–-]\d+)?|[½¼¾⅓⅔]|\d\s?[½¼¾])\s?(?:g|gr|kg|ml|cl|dl|l|EL|TL|el|tl|tbsp|tsp|cups?|oz|lbs?|Tassen?|Prisen?|Bund|Zehen?|cloves?|c\. à (?:soupe|café)|cuillères?|cucharad\w*|cucchiai\w*|łyżk\w*|łyżecz\w*|szklank\w*|eetlepels?|theelepels?|colheres?|su bardağı|yemek kaşığı|dientes|spicchi\w*|gousses?|个|г|ст\. ?л)(?![\p{L}])/gu

const numbersByWord: Record<string, number> = Object.fromEntries(
  [
    ['two', 'zwei', 'deux', 'dos', 'due'],
    ['three', 'drei', 'trois', 'tres', 'tre', 'trzy', 'drie'],
    ['four', 'vier', 'quatre', 'cuatro', 'quattro'],
    ['five', 'fünf', 'cinq', 'cinco', 'cinque', 'pięć', 'vijf'],
    ['six', 'sechs', 'seis', 'sei', 'sześć', 'zes'],
    ['seven', 'sieben', 'sept', 'siete', 'sette', 'siedem', 'zeven'],
    ['eight', 'acht', 'huit', 'ocho', 'otto', 'osiem'],
    ['nine', 'neun', 'neuf', 'nueve', 'nove'],
    ['ten', 'zehn', 'dix', 'diez', 'dieci', 'dziesięć', 'tien'],
    ['eleven', 'elf', 'onze', 'once', 'undici'],
    ['twelve', 'zwölf', 'douze', 'doce', 'dodici'],
  ].flatMap((words, at) => words.map((word): [string, number] => [word, at + 2])),
)

/**
 * Adds points for the shape of the whole: a list as long as its title says, a name with what the person is, one
 * thing listed after another.
 */
function addShapePoints(title: string, text: string, facts: readonly Fact[], add: AddPoints): void {
  const counted = title
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .map((word) => (/^\d{1,2}$/.test(word) ? Number(word) : numbersByWord[word]))
    .filter((number) => number !== undefined && number > 1)
  const heads = text.match(/^\s{0,3}(?:#{2,4}\s|\*\*[^*\n]{2,80}\*\*\s*(?:[:–—.-]|$|\\))/gm)?.length ?? 0
  const entries = text.match(/^\s{0,3}(?:[-*•+]|\d{1,2}[.)])\s/gm)?.length ?? 0
  const numbered =
    text.match(/^\s{0,3}(?:#{2,4}\s*|\*\*)?(?:No\.? |Nr\.? |Platz )?\d{1,2}[.):]\s?(?:\*\*)?\s?\p{Lu}/gmu)
      ?.length ?? 0
  if (counted.some((number) => number === heads || number === entries || number === numbered)) add('list', 5)
  const numberedHeads =
    text.match(/^\s{0,3}(?:#{2,4}\s*|\*\*)(?:No\.? |Nr\.? |Platz |#)?\d{1,2}[.):]?\s/gm)?.length ?? 0
  if (numberedHeads >= 3) add('list', 3)
  const name =
    /^(?:(?:dr|prof|rev|sir|dame|frau|herr|mme|dott)\.?\s)*((?:\p{Lu}[\p{L}’'.-]+\s){1,3}\p{Lu}[\p{L}’'-]+)(?:$|\s?[,–—|(:-])/iu.exec(
      title,
    )?.[1]
  const last = name?.split(/\s/).at(-1)
  if (
    name &&
    last &&
    /^\p{Lu}/u.test(name) &&
    !/\d/.test(title) &&
    name.split(/\s/).every((part) => /^\p{Lu}/u.test(part))
  ) {
    const opening = text.slice(0, 400)
    const escaped = last.replace(/[^\p{L}’'-]/gu, '')
    if (
      new RegExp(
        `${escaped}\\s(?:is|was|has|have|joined|leads|runs|works|teaches|plays|grew|ist|war|leitet|arbeitet|lehrt|spielt|wurde|kam|hat|est|a|dirige|travaille|es|trabaja|dirige|è|ha|lavora|jest|pracuje|werkt|é|trabalha)(?![\\p{L}])`,
        'u',
      ).test(opening)
    )
      add('person', 5)
  }
  const questions = facts.filter(
    (one) => one.kind === 'question' || (one.kind === 'heading' && one.text.endsWith('?')),
  ).length
  if (questions >= 3) add('guide', 1)
  // A person is asked and answers: an interview.
  const asked = facts.filter(
    (one) =>
      (one.kind === 'question' || one.text.endsWith('?')) &&
      /(?<!\p{L})(?:you|your|Sie|Ihre?[nmrs]?|du|dich|dir|dein\p{L}{0,2}|vous|votre|usted)(?!\p{L})/u.test(
        one.text,
      ),
  ).length
  const ofOneself = facts.filter(
    (one) =>
      one.kind !== 'question' && /(?<!\p{L})(?:I|my|me|ich|mich|mir|mein\p{L}{0,2})(?!\p{L})/u.test(one.text),
  ).length
  if (asked >= 2 && ofOneself >= 1) add('person', 5)
}
