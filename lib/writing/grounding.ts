import { collectItemEvidence, type EvidenceItem } from '@/lib/claims/evidence/collect-item-evidence'
import type { Evidence } from '@/lib/claims/evidence/evidence'
import { prepareEvidence } from '@/lib/claims/evidence/prepare-evidence'
import type { FactCard } from '@/lib/facts/schemas'
import type { LanguageDetector } from '@/lib/text/language/detect-language'
import type { VoiceCheck } from '@/lib/voice/schemas'
import { detectInstructions } from './detect-instructions'

/** What drafts of one item are checked against, in one language. */
export type Grounding = {
  card: FactCard
  brand: VoiceCheck
  detector: LanguageDetector
  evidence: Evidence
  orders: (text: string) => string | undefined
}

/**
 * Prepares the check of drafts (spec/writing#3): claims may come from the item (`collectItemEvidence`) and the brand's own settings. Pure.
 */
export function prepareGrounding(input: {
  item: EvidenceItem
  card: FactCard
  brand: VoiceCheck
  /** `brandEvidence` of the project. */
  brandTexts: readonly string[]
  language: string
  detector: LanguageDetector
}): Grounding {
  const { item, card, brand, brandTexts, language, detector } = input
  const texts = [...collectItemEvidence(item, card), ...brandTexts]
  return {
    card,
    brand,
    detector,
    evidence: prepareEvidence(texts, language),
    orders: detectInstructions(card),
  }
}
