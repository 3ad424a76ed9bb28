import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { maxVariantTextLength } from '@/lib/platforms/schemas'
import { checkVoice } from '@/lib/voice/check/check-voice'
import { voiceIssue } from '@/lib/voice/schemas'

export const POST = projectRoute(
  {
    operationId: 'checkText',
    summary: 'Check a text against the project’s voice',
    permission: 'read',
    project: 'path',
    body: z.strictObject({
      text: z.string().max(maxVariantTextLength, 'Check at most 20,000 characters at a time.'),
      /** No rule looks at it yet: a voice has none for single kinds of content. */
      content_type: z.string().max(100).optional(),
      language: z.string().min(2).max(35).optional(),
    }),
    answer: z.object({ issues: z.array(voiceIssue) }),
  },
  (ctx, { body }) => checkVoice(ctx, body),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
