import type { Fact } from '@/lib/facts/schemas'
import { ensureFullStop } from '@/lib/text/sentences'
import { buildSentence, joinSentences, replaceText, type Sentence } from './sentence'
import type { SortedFacts } from './sort-facts'

/**
 * Joins facts with the facts that limit them, so that neither appears without the other: a footnote goes after the
 * text that has its mark, a condition after its sentence. A fact whose limit cannot be told is left out.
 */
export function bindLimits(
  sorted: SortedFacts,
  facts: readonly Fact[],
  sentenceOf: (fact: Fact) => Sentence | undefined,
): SortedFacts {
  let { sentences, entries, values, loose } = { ...sorted, sentences: [...sorted.sentences] }
  for (const fact of facts) {
    if (fact.limits === undefined) continue
    const targets = new Set(fact.limits)
    const sentence = sentenceOf(fact)
    const isOfTarget = ({ facts }: Sentence): boolean => facts.some(({ id }) => targets.has(id))
    if (fact.label !== undefined || sentence === undefined) {
      const withNote = <One extends Sentence>(one: One): One[] => {
        if (!isOfTarget(one)) return [one]
        const mark = fact.label?.startsWith('*') ? ` ${fact.label}` : ` ${fact.label} `
        return sentence
          ? [{ ...one, ...buildSentence(one, mark, replaceText(sentence, ensureFullStop(sentence.text))) }]
          : []
      }
      sentences = sentences.flatMap(withNote)
      entries = entries.flatMap(withNote)
      values = values.flatMap(withNote)
      loose = loose.filter((one) => !isOfTarget(one))
      continue
    }
    const limiting = sentences.find((one) => one.fact === fact)
    const from = sentences.findIndex(isOfTarget)
    const first = sentences[from]
    if (!limiting || !first) continue
    const limited = sentences.slice(from, sentences.findLastIndex(isOfTarget) + 1)
    const bound = [...limited.filter((one) => one !== limiting), limiting]
    const last = limited.at(-1)
    const isNext = last !== undefined && sentences[from + limited.length] === limiting
    sentences.splice(from, limited.length, {
      ...first,
      ...joinSentences(bound),
      fact: { ...first.fact, until: isNext ? fact.until : (last?.fact.until ?? fact.until) },
      holds: new Set(bound.flatMap(({ holds }) => [...holds])),
    })
    sentences = sentences.filter((one) => one !== limiting)
  }
  return { ...sorted, sentences, entries, values, loose }
}
