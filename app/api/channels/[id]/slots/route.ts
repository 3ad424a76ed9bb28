import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { getSlots } from '@/lib/slots/get-slots'
import { slotsAnswer, slotsInput } from '@/lib/slots/schemas'
import { setSlots } from '@/lib/slots/set-slots'

export const GET = projectRoute(
  {
    operationId: 'getChannelSlots',
    summary: 'Get the weekly posting times of a channel',
    permission: 'read',
    project: 'channels',
    params: idParams,
    answer: slotsAnswer,
  },
  (ctx, { params }) => getSlots(ctx, params),
)

export const PUT = projectRoute(
  {
    operationId: 'setChannelSlots',
    summary: 'Replace the weekly posting times of a channel',
    permission: 'manage',
    project: 'channels',
    params: idParams,
    body: slotsInput,
    answer: slotsAnswer,
  },
  (ctx, { params, body }) => setSlots(ctx, { ...body, id: params.id }),
)

export const { DELETE, PATCH, POST } = otherMethods('GET', 'PUT')

export { preflight as OPTIONS } from '@/lib/api/preflight'
