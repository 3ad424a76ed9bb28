import type { Span } from '@/lib/text/span'
import { type BriefField, briefFields, voiceSchema } from '../../schemas'
import { maxEvidenceLength } from '../candidate'
import { cleanText } from '../clean-text'
import type { Confidence, FoundField } from '../schemas'
import { createWordOverlap } from './create-word-overlap'
import type { Ground, GroundedValue } from './ground'
import { groundColor, groundList, groundStyles, groundText, groundWords } from './ground-value'
import { isOrder } from './is-order'
import type { VoiceAnswerOfModel } from './voice-answer'

/** How many UTF-16 units before and after the evidence still count as its surroundings. */
const [before, after] = [600, 2_500]
const firmnessOf: Record<Confidence, 1 | 2 | 3> = { high: 3, medium: 2, low: 1 }
const confidenceOf = { 3: 'high', 2: 'medium', 1: 'low' } as const

/**
 * Returns those fields of a model's answer that the brief supports: each with the brief's own words as evidence, a
 * value taken from the brief, and no more confidence than that justifies. Drops whatever is invented. Pure. Serves
 * spec/decisions#3, spec/security#7.4.
 */
export function groundAnswer(
  ground: Ground,
  answer: VoiceAnswerOfModel,
): Partial<Record<BriefField, FoundField>> {
  const fields: Partial<Record<BriefField, FoundField>> = {}
  for (const field of briefFields) {
    const found = groundField(ground, field, answer)
    if (found) fields[field] = found
  }
  return fields
}

function groundField(ground: Ground, field: BriefField, answer: VoiceAnswerOfModel): FoundField | undefined {
  const given = answer[field]
  if (!given) return undefined
  const place = ground.find(given.evidence)
  if (!place || isOrder(ground.text, place)) return undefined
  const standing = groundFieldValue(ground, field, answer, place)
  if (!standing) return undefined
  const { from, until } = standing.evidence ?? place
  const end = Math.min(until, from + maxEvidenceLength)
  const parsed = voiceSchema.shape[field].safeParse(standing.value)
  if (!parsed.success || parsed.data === undefined || isEmpty(parsed.data)) return undefined
  const firmness = Math.min(firmnessOf[given.confidence], standing.firmness, end < until ? 2 : 3) as 1 | 2 | 3
  const evidence = ground.text.slice(from, end)
  return { value: parsed.data, confidence: confidenceOf[firmness], evidence, from, until: end }
}

function groundFieldValue(
  ground: Ground,
  field: BriefField,
  answer: VoiceAnswerOfModel,
  place: Span,
): GroundedValue | undefined {
  const { text } = ground
  const here = {
    said: createWordOverlap(text.slice(place.from, place.until)),
    around: createWordOverlap(text.slice(Math.max(0, place.from - before), place.until + after)),
  }
  switch (field) {
    case 'primary_color':
    case 'secondary_color':
      return groundColor(text, place, answer[field]?.value ?? '')
    case 'words_to_avoid':
      return groundWords(ground, here, lines(answer[field]?.value))
    case 'tone':
    case 'enabled_content_types':
      return groundList(ground, here, lines(answer[field]?.value))
    case 'image_style_by_type':
      return groundStyles(ground, here, answer[field]?.value ?? [])
    default:
      return groundText(ground, here, answer[field]?.value ?? '')
  }
}

const lines = (values: readonly string[] | undefined): string[] =>
  (values ?? []).map(cleanText).filter(Boolean)

const isEmpty = (value: object | string): boolean =>
  typeof value === 'string' ? value.trim() === '' : Object.keys(value).length === 0
