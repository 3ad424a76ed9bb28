import { type VoiceAnswer, voiceSchema } from '../schemas'
import type { StoredVoice } from './read-voice'

/** A stored voice as the wire shows it. */
export const presentVoice = ({ voice, provenance, version, at }: StoredVoice): VoiceAnswer => ({
  voice: voiceSchema.catch({}).parse(voice),
  provenance,
  version,
  updated_at: at?.toISOString() ?? null,
})
