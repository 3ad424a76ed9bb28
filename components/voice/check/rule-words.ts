import type { VoiceRule } from '@/lib/voice/check/rule-names'
import type { VoiceRuleLevels } from '@/lib/voice/schemas'

/** What happens when a rule is broken, by its level. */
export const levelWords: Record<NonNullable<VoiceRuleLevels[VoiceRule]>, string> = {
  warn: 'Warn',
  block: 'Warn and block approval',
  off: 'Ignore',
}

/** The names of the voice check's rules, and what each looks for. */
export const ruleWords: Record<VoiceRule, { label: string; help: string }> = {
  'avoided-word': { label: 'Words to avoid', help: 'Finds every form of a word, also inside hashtags.' },
  address: {
    label: 'Du and Sie',
    help: 'Finds German text that mixes the two or uses the one your voice avoids.',
  },
  emoji: {
    label: 'Emoji',
    help: 'Finds more than about one emoji per ten words, or any if your voice says “no emoji”.',
  },
  exclamation: {
    label: 'Exclamation marks',
    help: 'Finds repeated or frequent exclamation marks, or any if your voice says none.',
  },
  'long-sentence': {
    label: 'Long sentences',
    help: 'Finds sentences over 35 words in English or 30 in German.',
  },
  shouting: { label: 'Capitals', help: 'Finds words in all capitals that aren’t abbreviations.' },
  colour: { label: 'Colours', help: 'Finds colour codes that aren’t one of your two brand colours.' },
}
