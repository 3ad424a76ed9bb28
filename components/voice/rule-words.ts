import type { VoiceRule } from '@/lib/voice/check/rule-names'
import type { VoiceRuleLevels } from '@/lib/voice/schemas'

/** What is done about a rule that is broken, by its level. */
export const levelWords: Record<NonNullable<VoiceRuleLevels[VoiceRule]>, string> = {
  warn: 'Mark it',
  block: 'Mark it and keep the post from being approved',
  off: 'Do not look for it',
}

/** What people call the rules of the voice check, and what each looks for. */
export const ruleWords: Record<VoiceRule, { label: string; help: string }> = {
  'avoided-word': { label: 'Words to avoid', help: 'In every form, and in hashtags written together.' },
  address: {
    label: 'Du and Sie',
    help: 'German text that mixes the two, or says the one the voice does not want.',
  },
  emoji: {
    label: 'Emoji',
    help: 'More than about one in ten words, or any where the voice says “no emoji”.',
  },
  exclamation: {
    label: 'Exclamation marks',
    help: 'In rows, in every other sentence, or any where the voice says so.',
  },
  'long-sentence': { label: 'Long sentences', help: 'Over 35 words in English, 30 in German.' },
  shouting: { label: 'Capitals', help: 'Words all in capitals that are no abbreviation.' },
  colour: { label: 'Colours', help: 'A colour code in the text that is none of the brand’s two.' },
}
