import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { changeChannel } from '@/lib/channels/change-channel'
import { deleteChannel } from '@/lib/channels/delete-channel'
import { changeChannelInput, channelAnswer } from '@/lib/channels/schemas'

export const PATCH = projectRoute(
  {
    operationId: 'updateChannel',
    summary: 'Change a channel',
    permission: 'manage',
    project: 'channels',
    params: idParams,
    body: changeChannelInput,
    answer: channelAnswer,
  },
  (ctx, { params, body }) => changeChannel(ctx, { ...body, id: params.id }),
)

export const DELETE = projectRoute(
  {
    operationId: 'disconnectChannel',
    summary: 'Disconnect a channel',
    permission: 'manage',
    project: 'channels',
    params: idParams,
    status: 204,
  },
  async (ctx, { params }) => deleteChannel(ctx, params),
)

export const { GET, POST, PUT } = otherMethods('PATCH', 'DELETE')

export { preflight as OPTIONS } from '@/lib/api/preflight'
