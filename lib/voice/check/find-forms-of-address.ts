import type { Span } from '@/lib/text/span'
import { type CheckedText, matchSpans, prepareCheckedText } from './checked-text'
import type { CheckLanguage } from './find-avoided-words'
import { mentionsSeveral } from './mentions-several'

const informal = /(?<![\p{L}\p{N}])(?:du|dich|dir|deine?[rsmn]?|deins|euch|eue?re?[rsmn]?)(?![\p{L}\p{N}])/giu
const formal = /(?<![\p{L}\p{N}])(?:Sie|Ihnen|Ihre?[rsmn]?)(?![\p{L}\p{N}])/gu

/** Whether a sentence says "Sie" where "du" is wanted, or vice versa. */
export function hasUnwantedAddress(text: string, wanted: 'du' | 'Sie', language: CheckLanguage): boolean {
  // Called for every sentence of a text, few of which address anyone.
  if (language !== 'de' || (text.search(informal) < 0 && text.search(formal) < 0)) return false
  const { du, sie } = findFormsOfAddress(prepareCheckedText(text, language))
  return (wanted === 'du' ? sie : du).length > 0
}

/**
 * Returns the places in a German text that address the reader as "du" and as "Sie". A "Sie" at the beginning of a
 * sentence may mean "they" or "she"; it counts only if `isSieMeantForReader` says so. Serves spec/writing#8.
 */
export function findFormsOfAddress(checked: CheckedText): { du: Span[]; sie: Span[] } {
  const { text, sentences, isForeign } = checked
  const openings = new Map(sentences.map(({ from }, at) => [from, at]))
  const own = (pattern: RegExp) => matchSpans(text, pattern).filter(({ from }) => !isForeign(from))
  const du = own(informal)
  const sie = own(formal).filter((span) => {
    const at = openings.get(span.from)
    if (at !== undefined) return isSieMeantForReader(span, at, du, checked)
    return !/[:„“"»«(–—-]\s*$/u.test(text.slice(Math.max(0, span.from - 3), span.from))
  })
  return { du, sie }
}

/** From here on, a sentence may continue with another subject or verb. */
const clauseEnd = /[,;–—]|\s(?:und|aber|oder|sondern|doch)\s/u

/**
 * Whether a "Sie" at the beginning of a sentence means the reader, whom the same sentence (or, after a question,
 * the next one) calls "du". It does not if its verb is not plural, if the reader is the object of the verb ("Sie
 * helfen dir"), or if the sentences before name several people or things that it may refer to.
 */
function isSieMeantForReader(span: Span, at: number, du: Span[], { text, sentences }: CheckedText): boolean {
  const sentence = sentences[at]
  if (!sentence || !/^\s+(?:\p{Ll}+e[rl]?n|sind|tun)(?!\p{L})/u.test(text.slice(span.until, span.until + 40)))
    return false
  const isQuestion = text[sentence.until - 1] === '?'
  const last = isQuestion ? (sentences[at + 1] ?? sentence) : sentence
  const called = du.filter(({ from, until }) => from > span.from && until <= last.until)
  if (called.length === 0) return false
  const clause = text.slice(span.until, sentence.until)
  const end = clause.search(clauseEnd)
  const clauseUntil = end < 0 ? sentence.until : span.until + end
  if (
    called.some(
      ({ from, until }) => from < clauseUntil && /^[de](?:ich|ir|uch)$/i.test(text.slice(from, until)),
    )
  )
    return false
  if (isQuestion) return true
  return !sentences
    .slice(Math.max(0, at - 2), at)
    .some((one) => mentionsSeveral(text.slice(one.from, one.until)))
}
