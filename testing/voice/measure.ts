import { isDeepStrictEqual } from 'node:util'
import { extractVoice } from '@/lib/voice/extract/extract-voice'
import type { Confidence, Extraction } from '@/lib/voice/extract/schemas'
import { type BriefField, briefFields } from '@/lib/voice/schemas'
import type { Brief } from './brief'
import { conversationBriefs, trapBriefs } from './briefs-conversations'
import { laterConversationBriefs } from './briefs-conversations-later'
import { englishBriefs } from './briefs-english'
import { germanBriefs } from './briefs-german'
import { hardBriefs } from './briefs-hard'
import { laterBriefs } from './briefs-later'
import { mixedBriefs } from './briefs-mixed'

/** How many values were found, how many of these are right, and how many there are to find. */
export type Figures = { found: number; right: number; there: number }
export type Miss = {
  brief: string
  field: BriefField
  confidence?: Confidence
  expected: unknown
  value: unknown
}

/** The briefs that the extractor was improved on. */
export const allBriefs: Brief[] = [
  ...englishBriefs,
  ...germanBriefs,
  ...hardBriefs,
  ...mixedBriefs,
  ...laterBriefs,
  ...conversationBriefs,
  ...trapBriefs,
  ...laterConversationBriefs,
]

/**
 * Measures extraction on the briefs, by field and by confidence. A value counts as right only if it is exactly what
 * the brief says: every word of a list, every letter of a text. `read` is the extractor, by default the rules.
 */
export function measureExtraction(
  briefs: readonly Brief[],
  read: (text: string) => Extraction['fields'] = (text) => extractVoice(text).fields,
): {
  byField: Map<BriefField, Figures>
  byConfidence: Map<Confidence, Figures>
  misses: Miss[]
} {
  const byField = new Map<BriefField, Figures>()
  const byConfidence = new Map<Confidence, Figures>()
  const misses: Miss[] = []
  const count = <K>(figures: Map<K, Figures>, key: K, add: Partial<Figures>) => {
    const before = figures.get(key) ?? { found: 0, right: 0, there: 0 }
    const sum = (name: keyof Figures) => before[name] + (add[name] ?? 0)
    figures.set(key, { found: sum('found'), right: sum('right'), there: sum('there') })
  }
  for (const { name, text, expected } of briefs) {
    const fields = read(text)
    for (const field of briefFields) {
      const [found, want] = [fields[field], expected[field]]
      const right = found !== undefined && isDeepStrictEqual(found.value, want)
      count(byField, field, {
        found: Number(found !== undefined),
        right: Number(right),
        there: Number(want !== undefined),
      })
      if (found) count(byConfidence, found.confidence, { found: 1, right: Number(right) })
      if (!right && (found || want !== undefined))
        misses.push({
          brief: name,
          field,
          confidence: found?.confidence,
          expected: want,
          value: found?.value,
        })
    }
  }
  return { byField, byConfidence, misses }
}
