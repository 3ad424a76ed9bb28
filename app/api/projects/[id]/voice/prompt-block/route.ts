import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { getPromptBlock } from '@/lib/voice/prompt/get-prompt-block'
import { voiceSchema } from '@/lib/voice/schemas'

export const POST = projectRoute(
  {
    operationId: 'renderPromptBlock',
    summary: 'Get the voice as a prompt block, with your own writing style',
    permission: 'read',
    project: 'path',
    body: z.strictObject({ voice: voiceSchema.optional() }),
    answer: z.object({ text: z.string() }),
  },
  (ctx, { body }) => getPromptBlock(ctx, body),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
