import type { VisibleBlock } from '@/lib/text/markdown/read-visible-blocks'
import { isDocumentTypeHeading } from '../exclude/headings-and-labels'
import { findEmbargoOrDraft, isInternalHeading, isInternalNote, isRulesHeading } from '../exclude/not-public'
import type { FieldSpan } from '../fields/item-name'
import { findSectionExclusion, isInjection } from '../find-exclusions'
import type { Exclusion } from '../schemas'
import { dayOnlyPattern } from '../sentences/find-sentence-spans'
import { joinLabelAndText } from './join-label-and-text'
import { aboutHeadingPattern } from './practical-line-patterns'
import type { TextReading } from './text-reading'

/** A section of a text: its heading, the heading's level, and why nothing in it is for posts. */
export type HeadingSection = { text: string; depth: number; reason: Exclusion | undefined }

type HeadingContext = {
  blocks: readonly VisibleBlock[]
  index: number
  /** The block at `index`, without the speaker at its end. */
  block: VisibleBlock
  place: FieldSpan
  title: string
  language: string
  section: HeadingSection | undefined
}

type HeadingRead = {
  /** The section that begins with the heading. */
  section?: HeadingSection
  /** The list below it, if it is not for posts. */
  excludedList?: { reason: Exclusion; list: number }
  endsList?: boolean
}

/** Reads a block if it is the heading of what comes below it, in whatever form; returns undefined if it is not. */
export function readHeading(reading: TextReading, context: HeadingContext): HeadingRead | undefined {
  const { card } = reading
  const { blocks, index, block, place, title, section } = context
  const next = blocks[index + 1]
  const whole = joinLabelAndText(block)
  // A title with a colon in it is not a value with a label.
  if (index === 0 && block.label && whole.toLowerCase() === title.trim().toLowerCase())
    return { section: { text: title.trim(), depth: 1, reason: undefined } }
  const isLine = block.kind === 'paragraph'
  if (isLine && block.list === undefined && isInternalHeading(block.text) && !isInjection(block.text)) {
    card.exclude('internal_note', block.text, place)
    // "For the team" in a line of its own is the heading of the list below it, otherwise of everything that follows.
    if (next?.list) return { excludedList: { reason: 'internal_note', list: next.list.id } }
    return section?.reason === undefined
      ? { section: { text: block.text, depth: 6, reason: 'internal_note' } }
      : {}
  }
  if (isLine && next?.kind === 'paragraph' && index > 1 && isAboutHeading(block.text, next.text)) {
    reading.excludeText('notice', block.text, place)
    return { section: { text: block.text, depth: 6, reason: 'notice' } }
  }
  const waits = block.kind === 'heading' ? findEmbargoOrDraft(block.text) : undefined
  if (waits !== undefined) {
    card.exclude(waits, block.text, place)
    return {}
  }
  // "Mi, 3.6." in a line of its own is the heading of that day's program.
  if (block.kind === 'heading' || (isLine && dayOnlyPattern.test(block.text) && next))
    return { section: startSection(reading, context), endsList: true }
  return undefined
}

/** "About Acme", if the paragraph below it is about Acme. */
const isAboutHeading = (text: string, below: string): boolean =>
  aboutHeadingPattern.test(text) && below.includes(text.split(' ').at(-1) ?? '')

/** Returns the section that the heading belongs to: a new one, or the one that it lies in. */
function startSection(reading: TextReading, context: HeadingContext): HeadingSection {
  const { card, flow } = reading
  const { blocks, index, block, place, title, language, section: above } = context
  flow.addHeading()
  const section =
    above === undefined || block.depth <= above.depth || above.reason === undefined
      ? { text: block.text, depth: block.depth, reason: findHeadingExclusion(block.text, blocks) }
      : above
  if (isInjection(block.text)) card.exclude('injection', block.text, place)
  else if (isInternalNote(`${block.text}:`) || section.reason === 'internal_note')
    card.exclude('internal_note', block.text, place)
  else if (isDocumentTypeHeading(block.text)) card.exclude('markup', block.text, place)
  else if (section.reason === undefined && block.text.toLowerCase() !== title.trim().toLowerCase())
    card.add('heading', block.text, place, { language })
  reading.toldBefore = []
  // After "### Please don't come if" the text continues in lower case, as after a salutation.
  const next = blocks[index + 1]
  reading.isGreeted =
    next?.list === undefined && /^\p{Ll}[^\s@]*\s/u.test(next?.text ?? '') && !/[.!?:]$/u.test(block.text)
  return section
}

const findHeadingExclusion = (text: string, blocks: readonly VisibleBlock[]): Exclusion | undefined =>
  isRulesHeading(text) && isGuide(blocks) ? undefined : findSectionExclusion(text)

const brandOrCharacterPattern =
  /(?<!\p{L})(?:voice|tone|stimme|tonalit\p{L}+|sprache|personality|persönlichkeit|charakter|character|canon|kanon|backstory|appearance|aussehen|looks?|style|stil|brand|writing|posts?|always|immer)(?!\p{L})/iu

/**
 * Whether rules under "Don't" are for readers: in a text with numbered steps, and without the headings of a file about a
 * character or a brand.
 */
const isGuide = (blocks: readonly VisibleBlock[]): boolean =>
  blocks.some(({ list }) => list?.ordered) &&
  !blocks.some(({ kind, text }) => kind === 'heading' && brandOrCharacterPattern.test(text))
