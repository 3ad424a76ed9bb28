import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { readIfMatch } from '@/lib/api/read-if-match'
import { getVoice } from '@/lib/voice/editor/get-voice'
import { saveVoice } from '@/lib/voice/editor/save-voice'
import { voiceAnswer, voicePatch } from '@/lib/voice/schemas'
import { voiceResponse } from './voice-response'

export const GET = projectRoute(
  {
    operationId: 'getVoice',
    summary: 'Get the voice of a project',
    permission: 'read',
    project: 'path',
    answer: voiceAnswer,
  },
  async (ctx) => voiceResponse(await getVoice(ctx)),
)

export const PUT = projectRoute(
  {
    operationId: 'updateVoice',
    summary: 'Change fields of the voice. null empties a field',
    permission: 'write',
    project: 'path',
    ifMatch: true,
    body: voicePatch,
    answer: voiceAnswer,
  },
  async (ctx, { body, request }) =>
    voiceResponse(await saveVoice(ctx, { voice: body, version: readIfMatch(request) })),
)

export const { DELETE, PATCH, POST } = otherMethods('GET', 'PUT')

export { preflight as OPTIONS } from '@/lib/api/preflight'
