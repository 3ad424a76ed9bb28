import { checkClaims } from '@/lib/claims/check-claims'
import { collectItemEvidence } from '@/lib/claims/evidence/collect-item-evidence'
import { prepareEvidence } from '@/lib/claims/evidence/prepare-evidence'
import { getFieldText } from '@/lib/facts/fields/get-field-text'
import type { Trace } from '@/lib/facts/trace/trace'
import type { ItemDraft } from '@/lib/mapping/item-draft'
import type { VariantContent } from '@/lib/platforms/schemas'
import { validateVariant } from '@/lib/post-rules/validate-variant'
import type { LanguageDetector } from '@/lib/text/language/detect-language'
import { areEasilyConfused } from '@/lib/text/language/small-languages'
import { cardOfDraft, factSourceOf } from './writing-item'

/** A post and the item it was made from. */
export type MeasuredPost = { item: ItemDraft; content: VariantContent; trace: Trace; flagged: boolean }

type Share = { right: number; of: number }
export type PostFigures = Record<'valid' | 'traced' | 'supported' | 'whole' | 'language', Share>

/**
 * Measures how good posts are, as far as a machine can tell (spec/writing#2, #3): whether they comply with their
 * platform's rules, are traced to the item's words sentence by sentence, claim nothing without a source unless they
 * are flagged, contain no fragment of a source's sentence, and are in the language they declare. All writers are
 * measured alike.
 */
export function measurePosts(posts: readonly MeasuredPost[], detector: LanguageDetector): PostFigures {
  const figures: PostFigures = {
    valid: none(),
    traced: none(),
    supported: none(),
    whole: none(),
    language: none(),
  }
  for (const { item, content, trace, flagged } of posts) {
    const broken = validateVariant(content).some(
      ({ severity, field }) => severity === 'error' && field !== 'media',
    )
    count(figures.valid, !broken)
    const card = cardOfDraft(item, detector)
    const evidence = prepareEvidence(collectItemEvidence(item, card), content.language)
    const claims = checkClaims(`${content.title ?? ''}\n${content.text}`, {
      language: content.language,
      evidence,
    })
    count(figures.supported, flagged || claims.length === 0)
    count(figures.language, isInItsLanguage(content, detector))
    const source = factSourceOf(item)
    const words = new Map(
      trace.facts.map((fact) => {
        const place = [...getFieldText(source, fact.field)].slice(fact.from, fact.until).join('')
        // A link's target may come between the words.
        const alt = lettersAndDigits(place.replace(/\]\([^)]*\)/g, ''))
        return [
          fact.id,
          { stands: alt.includes(lettersAndDigits(fact.text)), text: lettersAndDigits(fact.text) },
        ]
      }),
    )
    for (const sentence of trace.sentences.filter(({ field }) => field === 'text')) {
      const text = [...content.text].slice(sentence.from, sentence.until).join('')
      const asks = /[?？]$/u.test(text.trim()) || sentence === trace.sentences.at(-1)
      const known = sentence.facts.length > 0 && sentence.facts.every((id) => words.get(id)?.stands)
      count(figures.traced, known || (asks && sentence.facts.length === 0))
      count(
        figures.whole,
        !isFragment(
          text,
          [...words.values()].map((fact) => fact.text),
        ),
      )
    }
    if (trace.sentences.length === 0 && content.text.trim() !== '') count(figures.traced, false)
  }
  return figures
}

const none = (): Share => ({ right: 0, of: 0 })
function count(share: Share, isRight: boolean): void {
  share.of++
  if (isRight) share.right++
}

/** Whether a sentence of five or more words is only a part of one in the source, and not a fact itself. */
function isFragment(sentence: string, facts: readonly string[]): boolean {
  const words = lettersAndDigits(sentence)
  if (sentence.split(/\s+/).length < 5 || facts.includes(words)) return false
  return facts.some((fact) => fact.length > words.length && fact.includes(words))
}

function isInItsLanguage({ text, language }: VariantContent, { detect, knows }: LanguageDetector): boolean {
  const found = language === 'und' || text.length < 80 || !knows(language) ? 'und' : detect(text)
  return found === 'und' || found === language || areEasilyConfused(found, language)
}

/** Reduces a text to letters and digits, since markup and line breaks may come between a source's words. */
const lettersAndDigits = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, '')
