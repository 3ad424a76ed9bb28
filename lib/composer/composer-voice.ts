import { getStyleRules } from '@/lib/voice/check/style-rules'
import type { VoiceCheck } from '@/lib/voice/schemas'
import type { ComposerVoice } from './schemas'

/**
 * The part of a brand's voice that the composer follows: its words to avoid, and its style rules except those that
 * are switched off. Pure.
 */
export function composerVoice({ voice, levels }: VoiceCheck): ComposerVoice {
  const styleRules = getStyleRules(voice)
  return {
    words_to_avoid: voice.words_to_avoid ?? [],
    styleRules: {
      address: levels.address === 'off' ? undefined : styleRules.address,
      noEmoji: levels.emoji !== 'off' && styleRules.noEmoji,
      noExclamation: levels.exclamation !== 'off' && styleRules.noExclamation,
    },
  }
}
