import type { VoiceAnswer } from '@/lib/voice/schemas'

/** A voice with its version as the ETag that a later `If-Match` names. */
export const voiceResponse = (answer: VoiceAnswer): Response =>
  Response.json(answer, { headers: { ETag: `"${answer.version}"` } })
