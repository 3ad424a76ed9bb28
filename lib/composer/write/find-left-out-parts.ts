import { isPageFurniture } from '@/lib/facts/exclude/page-furniture'
import type { ExcludedPart, Fact, FactCard, FactKind } from '@/lib/facts/schemas'
import { connectivePattern } from '@/lib/text/markdown/split-labelled-parts'
import { isFillerSentence } from '../material/sentence-checks'
import { normalizeText } from './detail-lines'
import type { PostDraft } from './draft'
import { getDraftText } from './draft'
import { overlap } from './prepare-text'

/** A part of the running text that a draft leaves out although it tells what is around it. */
export type LeftOutPart = { text: string; why: 'list' | 'paragraph' | 'table' }

/** Facts that are lines of a list or rows of a table. */
const lineKinds: ReadonlySet<FactKind> = new Set(['entry', 'step', 'ingredient', 'line'])
const sentenceKinds: ReadonlySet<FactKind> = new Set(['statement', 'question'])

/** Sentences that others depend on: what is limited, required, forbidden, dated or priced. */
const weightPattern =
  /\d|(?<!\p{L})(?:not|no|never|only|must|except|unless|but|however|please|nicht|kein\p{L}{0,2}|nie|nur|müssen|muss|außer|aber|bitte|jedoch|ne|pas|sauf|seulement|solo|non|no|niet|geen|alleen|nie|tylko|inte|bara|ikke|kun)(?!\p{L})/iu

/**
 * Returns what a draft leaves out in the middle of what it tells: single lines of a list, sentences of a paragraph
 * that others depend on, and tables. A reader cannot tell that anything is missing there, and acts on
 * what is left. Takes the card, the draft with its title, and the ids of
 * facts that the brand's voice does not say, which a flag reports. Pure. Serves spec/writing#6.
 */
export function findLeftOutParts(
  card: FactCard,
  draft: PostDraft,
  { title = '', unsaid = new Set() }: { title?: string | undefined; unsaid?: ReadonlySet<string> } = {},
): LeftOutPart[] {
  const sentences = [
    draft.hook,
    ...draft.body,
    ...(draft.call_to_action ? [draft.call_to_action] : []),
  ].flatMap(({ sentences }) => sentences)
  const ids = new Set(sentences.flatMap(({ facts }) => facts.map(({ id }) => id)))
  const said = normalizeText(`${title} ${getDraftText(draft)}`)
  const isTold = (fact: Fact): boolean => ids.has(fact.id) || said.includes(normalizeText(fact.text))
  const running = card.facts.filter(({ field }) => field === 'raw_content')
  const told = running.filter((fact) => ids.has(fact.id) && fact.kind !== 'heading')
  const from = Math.min(...told.map((fact) => fact.from))
  const until = Math.max(...told.map((fact) => fact.until))
  const isBetween = (place: { from: number }): boolean => place.from > from && place.from < until
  const left: LeftOutPart[] = []
  const isMade = card.kind === 'recipe' && told.some(({ kind }) => kind === 'step')
  const isLine = ({ kind, label }: Fact): boolean =>
    lineKinds.has(kind) || (label !== undefined && kind !== 'link')
  for (const fact of running) {
    if (!isBetween(fact) || isTold(fact) || unsaid.has(fact.id)) continue
    if (isLine(fact)) {
      const isOfTold = told.some(
        (other) =>
          isLine(other) &&
          (fact.list !== undefined ? other.list === fact.list : Math.abs(other.block - fact.block) < 2),
      )
      if (isOfTold) left.push({ text: fact.text, why: 'list' })
    } else if (
      sentenceKinds.has(fact.kind) &&
      // A story that skips a sentence misquotes its author.
      (card.kind === 'story' ||
        (weightPattern.test(fact.text) &&
          !isPlainFiller(fact.text) &&
          told.some(({ block }) => block === fact.block)))
    )
      left.push({ text: fact.text, why: 'paragraph' })
  }
  for (const part of card.not_for_posts)
    if (part.field === 'raw_content' && isLineOfToldList(part, told))
      left.push({ text: part.text, why: 'list' })
    else if (part.field === 'raw_content' && (isBetween(part) || isNeeded(part, { isMade, until, title }))) {
      const why = findReason(part, running, isTold)
      if (why) left.push({ text: part.text, why })
    }
  return left
}

/** "Please contact the office of the mill for more details.": in no post, and nothing depends on it. */
const isPlainFiller = (text: string): boolean =>
  isFillerSentence(text) && !/\d|(?<!\p{L})(?:note|beachten)(?!\p{L})/iu.test(text)

/** Whether an entry between two told ones of the same list is set aside as part of a page or for its marks. */
const isLineOfToldList = ({ reason, text, from, until }: ExcludedPart, told: readonly Fact[]): boolean =>
  (reason === 'markup' || (reason === 'navigation' && /\d/.test(text))) &&
  told.some(
    (fact) =>
      fact.list !== undefined &&
      fact.until <= from &&
      told.some((next) => next.list === fact.list && next.from >= until && next.block - fact.block < 4),
  )

/**
 * A dish that a post makes needs its table of ingredients wherever that stands, and a text its first sentence: "At the faculty of …
 * there is a position as" above a line of its own is no sentence to the card.
 */
const isNeeded = (
  { reason, from, text }: ExcludedPart,
  { isMade, until, title }: { isMade: boolean; until: number; title: string },
): boolean =>
  (reason === 'table' && isMade) ||
  (reason === 'fragment' &&
    from < until &&
    isCutSentence(text) &&
    goesOnPattern.test(text) &&
    overlap(text, title) < 0.6)

/** Its last word needs another: a caption or a line below the title is whole without a full stop. */
const goesOnPattern = new RegExp(
  String.raw`${connectivePattern.source}|[,:]$|\s(?:as|als|comme|como|come|jako|som)$`,
  'u',
)

/** Half a sentence, rather than a line of short parts: "Serves 6 · 15 min work". */
const isCutSentence = (text: string): boolean =>
  text.split(/\s+/u).length > 11 && !/\s[|·•]\s/u.test(text) && !isPageFurniture(text)

function findReason(
  { reason, from, until, text }: ExcludedPart,
  running: readonly Fact[],
  isTold: (fact: Fact) => boolean,
): LeftOutPart['why'] | undefined {
  if (reason === 'table') {
    const cells = running.filter((fact) => fact.from >= from && fact.until <= until)
    // Of amounts in two systems of units, one is told.
    const rows = [...Map.groupBy(cells, ({ block }) => block).values()]
    return rows.length > 0 && rows.every((row) => row.some(isTold)) ? undefined : 'table'
  }
  return reason === 'fragment' && isCutSentence(text) ? 'paragraph' : undefined
}
