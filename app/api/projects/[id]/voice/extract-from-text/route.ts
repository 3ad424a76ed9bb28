import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { extractVoice } from '@/lib/voice/extract/extract-voice'
import { extractionAnswer, longestBrief } from '@/lib/voice/extract/schemas'

export const POST = projectRoute(
  {
    summary: 'Find the fields of a voice in the text of a brief, each with a verbatim quote; stores nothing',
    permission: 'write',
    project: 'path',
    // A sign outside of ASCII may be sent as six.
    maxBytes: 7 * longestBrief,
    body: z.strictObject({ text: z.string().max(longestBrief) }),
    answer: extractionAnswer,
  },
  async (_ctx, { body }) => extractionAnswer.parse(extractVoice(body.text)),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
