import { type FlagCode, flagCodes } from '@/db/allowed-values'

const words: Record<FlagCode | 'any', string> = {
  any: 'Any flag',
  unknown_language: 'Unknown language',
  wrong_language: 'Wrong language',
  dropped_sentence: 'Dropped sentence',
  avoided_word: 'Avoided word',
  hidden_text: 'Hidden text',
  prompt_injection: 'Prompt injection',
  suspicious_text: 'Suspicious text',
  sensitive_kind: 'Sensitive content',
  internal_note: 'Internal note',
  embargo: 'Embargo',
  draft_content: 'Draft content',
  unsupported: 'Unsupported claim',
  nothing_to_say: 'Nothing to say',
  too_similar: 'Too similar',
}

/** Returns a flag's label for filters; undefined for a flag that no longer exists. */
export function flagWords(value: string): string | undefined {
  if (value === 'any') return words.any
  const code = flagCodes.find((one) => one === value)
  return code && words[code]
}
