import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { pageQuery, readIdCursor } from '@/lib/api/paging'
import { projectRoute } from '@/lib/api/project-route'
import { createChannel } from '@/lib/channels/create-channel'
import { listChannels } from '@/lib/channels/list-channels'
import { channelAnswer, createChannelInput, createdChannelAnswer } from '@/lib/channels/schemas'

export const GET = projectRoute(
  {
    operationId: 'listChannels',
    summary: 'List the channels of a project',
    permission: 'read',
    query: pageQuery,
    answer: z.object({ data: z.array(channelAnswer), next_cursor: z.string().nullable() }),
  },
  (ctx, { query }) => listChannels(ctx, { limit: query.limit, after: readIdCursor(query.cursor) }),
)

export const POST = projectRoute(
  {
    operationId: 'createChannel',
    summary:
      'Create a webhook or another channel without a consent page. Returns its signing secret, this time only',
    permission: 'manage',
    body: createChannelInput,
    answer: createdChannelAnswer,
    status: 201,
  },
  (ctx, { body }) => createChannel(ctx, body),
)

export const { DELETE, PATCH, PUT } = otherMethods('GET', 'POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
