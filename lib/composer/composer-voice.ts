import { styleRulesOf } from '@/lib/voice/check/style-rules'
import type { VoiceCheck } from '@/lib/voice/schemas'
import type { ComposerVoice } from './schemas'

/** What the composer heeds of a brand: its words to avoid, and its wishes but for rules that are switched off. Pure. */
export function composerVoice({ voice, levels }: VoiceCheck): ComposerVoice {
  const wishes = styleRulesOf(voice)
  return {
    words_to_avoid: voice.words_to_avoid ?? [],
    wishes: {
      address: levels.address === 'off' ? undefined : wishes.address,
      noEmoji: levels.emoji !== 'off' && wishes.noEmoji,
      noExclamation: levels.exclamation !== 'off' && wishes.noExclamation,
    },
  }
}
