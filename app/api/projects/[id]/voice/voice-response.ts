import type { VoiceAnswer } from '@/lib/voice/schemas'

/** Returns a voice with its version as the ETag for a later `If-Match`. */
export const voiceResponse = (answer: VoiceAnswer): Response =>
  Response.json(answer, { headers: { ETag: `"${answer.version}"` } })
