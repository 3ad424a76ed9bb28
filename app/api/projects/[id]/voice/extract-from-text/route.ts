import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { extractVoiceFromText } from '@/lib/voice/extract/extract-voice-from-text'
import { maxBriefLength, presentReading, readingAnswer } from '@/lib/voice/extract/schemas'

/** A model may take long (AI_TIMEOUT_SECONDS); on Vercel a call ends after this many seconds. */
export const maxDuration = 300

export const POST = projectRoute(
  {
    operationId: 'extractVoiceFromText',
    summary: 'Find a brand voice in the text of a brief, each field with a verbatim quote. Stores nothing',
    permission: 'write',
    project: 'path',
    // A non-ASCII character may be sent as six bytes.
    maxBytes: 7 * maxBriefLength,
    body: z.strictObject({ text: z.string().max(maxBriefLength) }),
    answer: readingAnswer,
  },
  async (ctx, { body, request }) =>
    presentReading(await extractVoiceFromText(ctx, { text: body.text, signal: request.signal })),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
