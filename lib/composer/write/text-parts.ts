import type { TextSentence } from '../material/material'
import { type Block, paragraph } from '../material/sentence'
import { numberedHeadings } from './kind-specific-parts'
import { mentionsDay, overlap, type PreparedText } from './prepare-text'

/**
 * Limits the text to what comes before the steps of a guide or the points of a list: what continues them makes no
 * sense ahead of them.
 */
export function limitToBeforeList(prepared: PreparedText): { before?: number } {
  const { kind, entries } = prepared.material
  const [counted] = numberedHeadings(prepared)
  if (counted) return { before: counted.block }
  const first = kind === 'list' ? entries[0] : entries.find(({ labelled }) => !labelled)
  return first && !(kind === 'story' || kind === 'person' || kind === 'release_notes')
    ? { before: first.block }
    : {}
}

/** Lists without a heading that already stands above a paragraph. */
export const removeRepeatedHeadings = (body: readonly Block[], parts: readonly Block[]): Block[] => {
  const said = new Set(body.map((block) => block?.sentences[0]?.text))
  return parts.map((block) => {
    const [head, ...rest] = block?.sentences ?? []
    return block && head && rest.length > 0 && said.has(head.text) ? { ...block, sentences: rest } : block
  })
}

/** Whether the text begins with what its short text says, so that the two would read as a repetition. */
export function repeatsSummary({ summary, paragraphs, name, material: { kind } }: PreparedText): boolean {
  const [first] = paragraphs
  if (!first || (kind !== 'announcement' && kind !== 'event' && kind !== 'other')) return false
  const words = summary
    .slice(0, 2)
    .map(({ text }) => text)
    .join(' ')
  const told = first.map(({ text }) => text).join(' ')
  // Only the short text names the day of the event.
  if (kind === 'event' && isDayMentioned(summary.slice(0, 2)) && !isDayMentioned(first)) return false
  return words !== '' && overlap(words, `${name?.text ?? ''} ${told}`) >= 0.4
}

/** Whether one of the sentences says on which day something takes place. */
export const isDayMentioned = (some: readonly TextSentence[]): boolean =>
  some.some(({ holds, text }) => holds.has('when') || mentionsDay(text))

/** When and where people say farewell to someone, which most texts give at the end. */
export function findFuneralDetails(
  { material: { kind }, paragraphs }: PreparedText,
  body: readonly Block[],
): Block[] {
  if (kind !== 'obituary') return []
  const last = paragraphs
    .slice(1)
    .findLast((some) => some[0]?.alone && mentionsDay(some.map(({ text }) => text).join(' ')))
  const isSaid = last && body.some((block) => block?.sentences.some((one) => one === last[0]))
  return last && !isSaid ? [paragraph(...last)] : []
}
