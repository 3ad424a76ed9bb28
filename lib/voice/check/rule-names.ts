/** What the voice check looks at. */
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
