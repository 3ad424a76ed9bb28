import { cellLabelSeparator } from '@/lib/facts/read/table-rows'
import type { Trace } from '@/lib/facts/trace/trace'
import type { VariantContent } from '@/lib/platforms/schemas'
import { formatFieldName } from './material/audience-prices'
import { isTitleField } from './material/clean-title'
import { listFieldLabels } from './material/field-labels'
import { formatDate, formatDateOnly, formatDatesInText, formatHour } from './material/format-date'
import { fixedWords } from './material/phrases'

/** Letters and digits: what stands between them (punctuation, line breaks, emoji) may differ. */
const normalizeText = (text: string): string =>
  text
    .normalize('NFKD')
    .toUpperCase()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')

/**
 * Finds what a variant says without proof in its trace (spec/writing#3). Every sentence must consist of whole facts
 * that it lists, with nothing between them but fixed phrases of the composer; of a title, any single part may be
 * said. Returns a sentence or a gap for each finding; an empty list means that every word is proven. Pure.
 */
export function findUnprovenParts(
  content: Pick<VariantContent, 'title' | 'text' | 'language'>,
  trace: Trace,
): string[] {
  const found: string[] = []
  const facts = new Map(trace.facts.map((fact) => [fact.id, fact]))
  const fixed = fixedWords(content.language).map(normalizeText).filter(Boolean)
  for (const field of ['title', 'text'] as const) {
    const letters = [...(content[field] ?? '')]
    let reached = 0
    for (const sentence of trace.sentences.filter((one) => one.field === field)) {
      const gap = letters.slice(reached, sentence.from).join('')
      if (normalizeText(gap) !== '') found.push(gap)
      reached = sentence.until
      const text = letters.slice(sentence.from, sentence.until).join('')
      const words = sentence.facts.flatMap((id) => {
        const fact = facts.get(id)
        if (!fact) return []
        const said = withReplacements(fact.text, sentence.replaced ?? [])
        const dates = [formatDate, formatDateOnly, formatHour, formatDatesInText].map(
          (say) => say(said, content.language) ?? '',
        )
        // The value 12.5 of a column is said as 12.50.
        const amount = /^\d+\.\d$/.test(said) ? `${said}0` : ''
        const heads = [
          ...(fact.label ?? '').split(cellLabelSeparator),
          formatFieldName(fact.field),
          ...listFieldLabels(fact.field, content.language),
          ...(/(?<=[._])(?:chf|sek|nok|dkk|pln|czk)(?=[._]|$)/giu.exec(fact.field) ?? []),
        ]
        return [fact.text, said, amount, fact.label ?? '', ...heads, ...dates]
          .map(normalizeText)
          .filter(Boolean)
      })
      // The number of a step is not part of the fact.
      const counted = normalizeText(text.replace(/^\d{1,2}\. /, ''))
      const parts = [...words, ...fixed]
      const inOne = normalizeText(sentence.facts.map((id) => facts.get(id)?.text ?? '').join(''))
      const isTitlePart =
        field === 'title' && [...words, inOne].some((one) => one.includes(normalizeText(text)))
      // Any part of a title may be said.
      const isOfTitle = sentence.facts.some((id) => {
        const fact = facts.get(id)
        if (fact === undefined || !isTitleField(fact.field)) return false
        return normalizeText(withReplacements(fact.text, sentence.replaced ?? [])).includes(
          normalizeText(text),
        )
      })
      if (
        sentence.facts.length === 0 ||
        !(isTitlePart || isOfTitle || consistsOf(normalizeText(text), parts) || consistsOf(counted, parts))
      )
        found.push(text)
    }
    const rest = letters.slice(reached).join('')
    if (normalizeText(rest) !== '') found.push(rest)
  }
  return found
}

function withReplacements(text: string, replaced: readonly { word: string; instead: string }[]): string {
  let result = text
  let reached = 0
  for (const { word, instead } of replaced) {
    const at = result.indexOf(word, reached)
    if (at < 0) continue
    result = result.slice(0, at) + instead + result.slice(at + word.length)
    reached = at + instead.length
  }
  return result
}

/** Whether a text consists of whole parts, one after the other. */
function consistsOf(text: string, parts: readonly string[]): boolean {
  const reachable = new Set([0])
  for (let at = 0; at < text.length; at++) {
    if (!reachable.has(at)) continue
    for (const part of parts) if (text.startsWith(part, at)) reachable.add(at + part.length)
  }
  return reachable.has(text.length)
}
