/** Names of the rules of the voice check. */
export const voiceRules = [
  'avoided-word',
  'address',
  'emoji',
  'exclamation',
  'long-sentence',
  'shouting',
  'colour',
] as const
export type VoiceRule = (typeof voiceRules)[number]
