import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { readIfMatch } from '@/lib/api/read-if-match'
import { chooseChannels } from '@/lib/packages/lifecycle/choose-channels'
import { channelsInput, packageAnswer } from '@/lib/packages/schemas'
import { packageResponse } from '../package-response'

export const PATCH = projectRoute(
  {
    operationId: 'choosePackageChannels',
    summary: 'Add channels to a package, or leave them out',
    permission: 'write',
    project: 'packages',
    params: idParams,
    ifMatch: true,
    body: channelsInput.pick({ channels: true }),
    answer: packageAnswer,
  },
  async (ctx, { params, body, request }) =>
    packageResponse(await chooseChannels(ctx, { ...body, id: params.id, revision: readIfMatch(request) })),
)

export const { DELETE, GET, POST, PUT } = otherMethods('PATCH')

export { preflight as OPTIONS } from '@/lib/api/preflight'
