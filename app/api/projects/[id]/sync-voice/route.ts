import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { syncVoice } from '@/lib/voice/hub/sync-voice'
import { voiceAnswer } from '@/lib/voice/schemas'

export const POST = projectRoute(
  {
    operationId: 'syncVoice',
    summary: 'Load the voice from the brand hub and save it',
    permission: 'write',
    project: 'path',
    answer: voiceAnswer.extend({
      ignored_fields: z
        .array(z.string())
        .describe('What we skipped of the hub’s answer: unknown fields and invalid values.'),
    }),
  },
  (ctx) => syncVoice(ctx),
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
