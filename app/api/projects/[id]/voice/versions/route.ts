import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { pageQuery } from '@/lib/api/paging'
import { projectRoute } from '@/lib/api/project-route'
import { voiceVersionAnswer } from '@/lib/voice/schemas'
import { listVoiceVersions } from '@/lib/voice/versions/list-voice-versions'

export const GET = projectRoute(
  {
    operationId: 'listVoiceVersions',
    summary: 'List the versions of the voice, newest first',
    permission: 'read',
    project: 'path',
    query: pageQuery,
    answer: z.object({ data: z.array(voiceVersionAnswer), next_cursor: z.string().nullable() }),
  },
  (ctx, { query }) => listVoiceVersions(ctx, query),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
