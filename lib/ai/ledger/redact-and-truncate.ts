import { storableText } from '@/lib/text/storable-text'
import { redactKeys } from '../client/model-failure'
import type { ModelSettings } from '../models/model-settings'

const [keptStart, keptEnd] = [16_000, 4_000]

/** Prepares a prompt or an answer for the ledger: removes keys and cuts the middle out of long texts. */
export function redactAndTruncate(text: string, settings: Pick<ModelSettings, 'apiKey'>): string {
  const whole = storableText(redactKeys(text, settings)).toWellFormed()
  const more = whole.length - keptStart - keptEnd
  if (more <= 0) return whole
  return `${whole.slice(0, keptStart)}\n… ${more} characters left out …\n${whole.slice(-keptEnd)}`.toWellFormed()
}
