import type { ExcludedPart, Fact, FactCard, FactKind } from '@/lib/facts/schemas'
import type { PostDraft } from './draft'
import { getDraftText } from './draft'

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
 * what is left. Takes the card and the draft with its title; pure. Serves spec/writing#6.
 */
export function findLeftOutParts(card: FactCard, draft: PostDraft, title = ''): LeftOutPart[] {
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
  const isLine = ({ kind, label }: Fact): boolean =>
    lineKinds.has(kind) || (label !== undefined && kind !== 'link')
  for (const fact of running) {
    if (!isBetween(fact) || isTold(fact)) continue
    if (isLine(fact)) {
      const isOfTold = told.some(
        (other) =>
          isLine(other) &&
          (fact.list !== undefined ? other.list === fact.list : Math.abs(other.block - fact.block) < 2),
      )
      if (isOfTold) left.push({ text: fact.text, why: 'list' })
    } else if (
      sentenceKinds.has(fact.kind) &&
      weightPattern.test(fact.text) &&
      told.some(({ block }) => block === fact.block)
    )
      left.push({ text: fact.text, why: 'paragraph' })
  }
  for (const part of card.not_for_posts)
    if (part.field === 'raw_content' && isBetween(part)) {
      const why = findReason(part, running, isTold)
      if (why) left.push({ text: part.text, why })
    }
  return left
}

function findReason(
  { reason, from, until }: ExcludedPart,
  running: readonly Fact[],
  isTold: (fact: Fact) => boolean,
): LeftOutPart['why'] | undefined {
  if (reason === 'table') {
    const cells = running.filter((fact) => fact.from >= from && fact.until <= until)
    return cells.length > 0 && cells.every(isTold) ? undefined : 'table'
  }
  return undefined
}

const normalizeText = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
