import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { pageOf, pageQuery, readIdCursor } from '@/lib/api/paging'
import { projectRoute } from '@/lib/api/project-route'
import { listPeople } from '@/lib/organizations/list-people'
import { personAnswer } from '@/lib/packages/schemas'

export const GET = projectRoute(
  {
    operationId: 'listPeople',
    summary: 'Who may see the project: who can be mentioned and assigned. By name',
    permission: 'read',
    query: pageQuery,
    answer: z.object({ data: z.array(personAnswer), next_cursor: z.string().nullable() }),
  },
  async (ctx, { query: { limit, cursor } }) =>
    pageOf(
      await listPeople(ctx, { limit: limit + 1, after: readIdCursor(cursor) }),
      limit,
      ({ id }) => id,
      (person) => person,
    ),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
