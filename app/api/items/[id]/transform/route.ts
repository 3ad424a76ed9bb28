import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { idParams, projectRoute } from '@/lib/api/project-route'
import { transformItem } from '@/lib/packages/compose/transform-item'
import { packageAnswer } from '@/lib/packages/schemas'

// The composer finishes within the call, so the package always exists by then; with `Prefer: wait` the status is
// 200 to say so.
export const POST = projectRoute(
  {
    operationId: 'transformItem',
    summary: 'Create a package from an item',
    permission: 'write',
    project: 'items',
    params: idParams,
    answer: z.object({ package: packageAnswer }),
    status: 202,
    location: (made) => `/api/packages/${made.package.id}`,
    prefersWait: true,
  },
  async (ctx, { params, wait }) => {
    const made = { package: await transformItem(ctx, params) }
    if (wait === 0) return made
    return Response.json(made, { headers: { 'Preference-Applied': `wait=${wait}` } })
  },
)

export const { DELETE, GET, PATCH, PUT } = otherMethods('POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
