import type { Trace } from '@/lib/facts/trace/trace'
import { networks } from '@/lib/networks/registry'
import { measureLength, measureVariant } from '@/lib/platforms/measure'
import { platformRules } from '@/lib/platforms/registry'
import type { Platform, VariantContent } from '@/lib/platforms/schemas'
import { findHashtags, findMentions } from '@/lib/text/text-entities'
import type { Block, Paragraph, Sentence } from '../material/sentence'

/** A post before it is rendered as text: each sentence with the facts it is based on (spec/writing#2). */
export type PostDraft = {
  /** The name of the structure that produced it. */
  structure: string
  title: Sentence | null
  hook: Paragraph
  body: Paragraph[]
  call_to_action: Paragraph | null
  /** The draft is wrong if anything is left out: it fits as a whole or not at all. */
  isWhole?: true
}

/** Builds a draft from paragraphs; the first is the hook. Undefined if there are none. */
export function buildDraft(
  structure: string,
  blocks: readonly Block[],
  callToAction: Block = null,
): PostDraft | undefined {
  const [hook, ...body] = removeRepeats(blocks.filter((block) => block !== null)).filter(
    ({ sentences }) => sentences.length > 0,
  )
  if (!hook) return undefined
  return { structure, title: null, hook, body, call_to_action: callToAction }
}

/**
 * Removes sentences and lines that an earlier block has in the same words; in a paragraph also everything after
 * them, since it continues from there.
 */
function removeRepeats(blocks: readonly Paragraph[]): Paragraph[] {
  const said = new Set<string>()
  return blocks.map((block) => {
    const isSaid = ({ text }: Sentence): boolean => {
      const words = text.toLowerCase().replace(/[^\p{L}\p{N}]/gu, '')
      const isRepeat = words.length > maxRepeatableLength && said.has(words)
      said.add(words)
      return isRepeat
    }
    if (block.join === '\n') return { ...block, sentences: block.sentences.filter((one) => !isSaid(one)) }
    const until = block.sentences.findIndex(isSaid)
    return until < 0 ? block : { ...block, sentences: block.sentences.slice(0, until) }
  })
}
/** Text with no more letters and digits than this may appear twice: "Sorry.", a name. */
const maxRepeatableLength = 20

/** A post under construction: everything but its text. */
export type Frame = Omit<VariantContent, 'text'>

/**
 * Maximum length of a short post's text in the network's own units, without link and hashtags: one thought,
 * complete in itself (spec/writing#2). More if the network has room for more.
 */
const getMaxShortLength = (limit: number): number => (limit >= 450 ? 420 : 240)
/** No one reads more than this below a video. */
const maxVideoTextLength = 1_500

const paragraphsOf = ({ hook, body, call_to_action }: PostDraft): Paragraph[] => [
  hook,
  ...body,
  ...(call_to_action ? [call_to_action] : []),
]
/** The gap between two sentences of a paragraph: empty in scripts that don't use one. */
const gapAfter = (text: string, join: Paragraph['join']): string =>
  join === ' ' && /[。！？」』）]$/u.test(text) ? '' : join

const textOf = ({ sentences, join }: Paragraph): string =>
  sentences.reduce((text, one) => (text === '' ? one.text : text + gapAfter(text, join) + one.text), '')

/** Returns the text of a draft, with a blank line between paragraphs: hook, body and call to action. */
export const getDraftText = (draft: PostDraft): string => paragraphsOf(draft).map(textOf).join('\n\n')

function fits(draft: PostDraft, frame: Frame): boolean {
  const text = getDraftText(draft)
  const { rules, writing } = networks[frame.platform]
  if (
    writing.style === 'short' &&
    measureLength(text, rules.text.unit) > getMaxShortLength(rules.text.limit.value)
  )
    return false
  if (writing.style === 'video' && draft.body.length > 0 && text.length > maxVideoTextLength) return false
  return measureVariant({ ...frame, text }).text.left >= 0
}

/**
 * Shortens a draft to fit its network: leaves out whole paragraphs, starting with the last, then the call to
 * action, then whole sentences of the hook. Undefined if not even one sentence fits, or if what fits would end with
 * "?" or ":": another structure may have a shorter one.
 */
export function fitDraft(draft: PostDraft, frame: Frame): PostDraft | undefined {
  if (fits(draft, frame)) return draft
  if (draft.isWhole) return undefined
  const withBody = (count: number, end = draft.call_to_action): PostDraft => ({
    ...draft,
    body: draft.body.slice(0, count),
    call_to_action: end,
  })
  let low = -1
  let high = draft.body.length - 1
  while (low < high) {
    const middle = (low + high + 1) >> 1
    if (fits(withBody(middle), frame)) low = middle
    else high = middle - 1
  }
  if (low >= 0) return withBody(low)
  const bare = withBody(0, null)
  const { sentences } = draft.hook
  let from = 0
  let until = sentences.length
  while (from < until) {
    const middle = (from + until + 1) >> 1
    if (fits({ ...bare, hook: { ...draft.hook, sentences: sentences.slice(0, middle) } }, frame))
      from = middle
    else until = middle - 1
  }
  if (from === 0 || sentences[from - 1]?.text.endsWith('?') || sentences[from - 1]?.text.endsWith(':'))
    return undefined
  return { ...bare, hook: { ...draft.hook, sentences: sentences.slice(0, from) } }
}

const length = (text: string): number => [...text].length

/**
 * Renders a draft's text and title, with the trace of both. Characters that the network doesn't accept (angle
 * brackets) are removed.
 */
export function renderDraft(
  draft: PostDraft,
  platform: Platform,
): { title: string | null; text: string; trace: Trace } {
  const clean = cleaner(draft, platform)
  const sentences: Trace['sentences'] = []
  const facts = new Map<string, Trace['facts'][number]>()
  const trace = (sentence: Sentence, field: 'title' | 'text', from: number, text: string): void => {
    for (const { id, text, label, field, from, until } of sentence.facts)
      facts.set(id, { id, text, ...(field === 'raw_content' && label ? { label } : {}), field, from, until })
    sentences.push({
      field,
      from,
      until: from + length(text),
      by: 'composer',
      facts: sentence.facts.map(({ id }) => id),
      ...(sentence.replaced ? { replaced: [...sentence.replaced] } : {}),
    })
  }
  const title = draft.title && clean(draft.title.text)
  if (draft.title && title) trace(draft.title, 'title', 0, title)
  let text = ''
  let reached = 0
  for (const { sentences: some, join } of paragraphsOf(draft)) {
    let isFirst = true
    for (const sentence of some) {
      const words = clean(sentence.text)
      if (words === '') continue
      const gap = text === '' ? '' : isFirst ? '\n\n' : gapAfter(text, join)
      reached += gap.length
      trace(sentence, 'text', reached, words)
      text += gap + words
      reached += length(words)
      isFirst = false
    }
  }
  return { title, text, trace: { sentences, facts: [...facts.values()] } }
}

/**
 * Returns a function that removes the characters a network forbids, and every "@" or "#" if the network would
 * refuse the draft for too many mentions or hashtags.
 */
function cleaner(draft: PostDraft, platform: Platform): (text: string) => string {
  const rules = platformRules[platform]
  const signs = [...(rules.text.forbidden?.value ?? '')]
  const text = getDraftText(draft)
  if (findMentions(text).length > (rules.mentions?.limit.value ?? Number.POSITIVE_INFINITY)) signs.push('@')
  if (findHashtags(text).length + maxOwnTags > (rules.hashtags.blockAbove?.value ?? Number.POSITIVE_INFINITY))
    signs.push('#')
  if (signs.length === 0) return (text) => text
  return (text) => signs.reduce((words, sign) => words.replaceAll(sign, ''), text).trim()
}
const maxOwnTags = 12

/** Whether a sentence has no heading above it, or is below one of which a draft tells something. Pure. */
export const isInToldSection = ({ hook, body }: PostDraft, { facts: [fact] }: Sentence): boolean =>
  fact?.section === undefined ||
  [hook, ...body].some(({ sentences }) =>
    sentences.some(({ facts: [other] }) => other?.section === fact.section),
  )
