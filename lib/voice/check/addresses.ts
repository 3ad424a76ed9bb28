import type { Span } from '@/lib/text/span'
import type { CheckLanguage } from './avoided-words'
import { type CheckedText, prepare, spansOf } from './checked-text'
import { namesSeveral } from './names-several'

const informal = /(?<![\p{L}\p{N}])(?:du|dich|dir|deine?[rsmn]?|deins|euch|eue?re?[rsmn]?)(?![\p{L}\p{N}])/giu
const formal = /(?<![\p{L}\p{N}])(?:Sie|Ihnen|Ihre?[rsmn]?)(?![\p{L}\p{N}])/gu

/** Whether a sentence says "Sie" where "du" is wanted, or the other way round. */
export function addressesAgainst(text: string, wanted: 'du' | 'Sie', language: CheckLanguage): boolean {
  // Asked for every sentence of a text, of which few address anybody.
  if (language !== 'de' || (text.search(informal) < 0 && text.search(formal) < 0)) return false
  const { du, sie } = addressesIn(prepare(text, language))
  return (wanted === 'du' ? sie : du).length > 0
}

/**
 * The places of a German text that speak to its reader as "du" and as "Sie". A "Sie" that begins a sentence may be "they" or
 * "she"; it counts only where `speaksToReader` says so. Serves spec/writing#8.
 */
export function addressesIn(checked: CheckedText): { du: Span[]; sie: Span[] } {
  const { text, sentences, isForeign } = checked
  const openings = new Map(sentences.map(({ from }, at) => [from, at]))
  const own = (pattern: RegExp) => spansOf(text, pattern).filter(({ from }) => !isForeign(from))
  const du = own(informal)
  const sie = own(formal).filter((span) => {
    const at = openings.get(span.from)
    if (at !== undefined) return speaksToReader(span, at, du, checked)
    return !/[:„“"»«(–—-]\s*$/u.test(text.slice(Math.max(0, span.from - 3), span.from))
  })
  return { du, sie }
}

/** Up to where a sentence goes on with another subject or verb. */
const clauseEnd = /[,;–—]|\s(?:und|aber|oder|sondern|doch)\s/u

/**
 * Whether a "Sie" that begins a sentence is the reader, whom the same sentence, or what follows a question, calls "du". It is
 * not where the verb is no plural, where the reader is what "Sie" act on ("Sie helfen dir"), and where those before named
 * several whom it may stand for.
 */
function speaksToReader(span: Span, at: number, du: Span[], { text, sentences }: CheckedText): boolean {
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
    .some((one) => namesSeveral(text.slice(one.from, one.until)))
}
