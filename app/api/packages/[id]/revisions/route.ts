import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { listRevisions } from '@/lib/packages/revisions/list-revisions'
import { revisionAnswer } from '@/lib/packages/schemas'

export const GET = projectRoute(
  {
    operationId: 'listRevisions',
    summary: 'List the texts that a package’s variants have had, newest first',
    permission: 'read',
    project: 'packages',
    params: idParams,
    query: z.object({ variant_id: z.string().optional() }),
    answer: z.object({ revisions: z.array(revisionAnswer) }),
  },
  async (ctx, { params, query }) => ({ revisions: await listRevisions(ctx, { ...query, id: params.id }) }),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
