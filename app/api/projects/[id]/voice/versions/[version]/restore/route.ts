import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { readIfMatch } from '@/lib/api/read-if-match'
import { AppError } from '@/lib/errors'
import { voiceAnswer } from '@/lib/voice/schemas'
import { restoreVoice } from '@/lib/voice/versions/restore-voice'
import { voiceResponse } from '../../../voice-response'

export const POST = projectRoute(
  {
    operationId: 'restoreVoiceVersion',
    summary:
      'Restore an earlier version of the voice as a new one. 0 is the empty voice before the first save',
    permission: 'write',
    project: 'path',
    params: z.object({ id: z.string(), version: z.string() }),
    ifMatch: true,
    answer: voiceAnswer,
  },
  async (ctx, { params, request }) =>
    voiceResponse(
      await restoreVoice(ctx, { version: versionOf(params.version), seen: readIfMatch(request) }),
    ),
)

function versionOf(text: string): number {
  if (!/^(?:0|[1-9]\d{0,8})$/.test(text)) throw new AppError('not-found')
  return Number(text)
}

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
