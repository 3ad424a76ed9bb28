import { type VoiceAnswer, voiceSchema } from '../schemas'
import type { StoredVoice } from './read-voice'

/** Converts a stored voice to its form in the API. */
export const presentVoice = ({ voice, provenance, version, at }: StoredVoice): VoiceAnswer => ({
  voice: voiceSchema.catch({}).parse(voice),
  provenance,
  version,
  updated_at: at?.toISOString() ?? null,
})
