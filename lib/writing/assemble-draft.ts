import type { Fact, FactCard } from '@/lib/facts/schemas'
import type { Trace } from '@/lib/facts/trace/trace'
import { networks } from '@/lib/networks/registry'
import { bareTag } from '@/lib/platforms/render-post'
import type { Platform } from '@/lib/platforms/schemas'
import { plainLine } from '@/lib/text/plain-text'
import type { DraftSentence, ModelDraft } from './draft'

export type AssembledDraft = {
  title: string | null
  text: string
  hook: string
  paragraphs: number
  hashtags: string[]
  alt: string[]
  /** The sentences as they are in the text, with the facts of the card that they list. */
  sentences: { text: string; facts: string[] }[]
  /** The call to action, if it is one more sentence after others. */
  invitation: string | null
  /** Fact ids that are not on the card. */
  unknownFacts: string[]
  trace: Trace
}

/**
 * Builds the post from a draft: plain sentences in paragraphs (a single one on X), a title if the platform has one,
 * hashtags as they are stored, and the trace, with positions in code points of the final text. Pure. Serves
 * spec/writing#2 and #3.
 */
export function assembleDraft(draft: ModelDraft, platform: Platform, card: FactCard): AssembledDraft {
  const known = new Map(card.facts.map((fact) => [fact.id, fact]))
  const brief = networks[platform].writing.brief
  const unknownFacts = new Set<string>()
  const factsOf = (one: DraftSentence): string[] => {
    for (const id of one.facts) if (!known.has(id)) unknownFacts.add(id)
    return [...new Set(one.facts.filter((id) => known.has(id)))]
  }
  const plain = (one: DraftSentence | null | undefined) => {
    const text = one ? withoutEnd(plainLine(one.text)) : ''
    return one && /[\p{L}\p{N}]/u.test(text) ? [{ text, facts: factsOf(one) }] : []
  }
  const told = [[draft.hook], ...draft.body]
    .map((paragraph) => paragraph.flatMap(plain))
    .filter((paragraph) => paragraph.length > 0)
  const invitation = plain(draft.call_to_action)
  const all = invitation.length > 0 ? [...told, invitation] : told
  const paragraphs = networks[platform].writing.style === 'short' && all.length > 0 ? [all.flat()] : all

  const title = brief.maxTitleLength === null ? null : plainLine(draft.title ?? '') || null
  const sentences = paragraphs.flat()
  const trace: Trace = { sentences: [], facts: [] }
  if (title !== null)
    trace.sentences.push({
      field: 'title',
      from: 0,
      until: [...title].length,
      by: 'model',
      facts: namesIn(card),
    })
  let text = ''
  let at = 0
  const append = (words: string) => {
    text += words
    at += [...words].length
  }
  for (const [number, paragraph] of paragraphs.entries()) {
    if (number > 0) append('\n\n')
    for (const [place, one] of paragraph.entries()) {
      if (place > 0) append(' ')
      const from = at
      append(one.text)
      trace.sentences.push({ field: 'text', from, until: at, by: 'model', facts: one.facts })
    }
  }
  trace.facts = usedFacts(trace, known)
  return {
    title,
    text,
    hook: sentences[0]?.text ?? '',
    paragraphs: paragraphs.length,
    hashtags: tagsOf(draft.hashtags, brief.maxHashtags),
    alt: draft.alt.map(plainLine),
    sentences,
    invitation: told.length > 0 ? (invitation[0]?.text ?? null) : null,
    unknownFacts: [...unknownFacts],
    trace,
  }
}

/** The facts that a title is based on: the content's own title. */
const namesIn = (card: FactCard): string[] =>
  card.facts.filter(({ kind, field }) => kind === 'name' && field === 'title').map(({ id }) => id)

const usedFacts = (trace: Trace, known: ReadonlyMap<string, Fact>): Trace['facts'] =>
  [...new Set(trace.sentences.flatMap(({ facts }) => facts))].flatMap((id) => {
    const fact = known.get(id)
    return fact ? [{ id, text: fact.text, field: fact.field, from: fact.from, until: fact.until }] : []
  })

/** Removes list markers that a model puts at the start of a line. */
const withoutEnd = (text: string): string => text.replace(/^[-*•]\s+/u, '')

function tagsOf(tags: readonly string[], maxTags: number): string[] {
  const found = new Map<string, string>()
  for (const tag of tags) {
    const bare = bareTag(plainLine(tag)).replace(/[^\p{L}\p{M}\p{N}_]/gu, '')
    if (/\p{L}/u.test(bare) && bare.length <= 60) found.set(bare.toLowerCase(), bare)
  }
  return [...found.values()].slice(0, maxTags)
}
