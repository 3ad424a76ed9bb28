import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { listPeople } from '@/lib/organizations/list-people'
import { personAnswer } from '@/lib/packages/schemas'

export const GET = projectRoute(
  {
    operationId: 'listPeople',
    summary: 'Who may see the project: who can be mentioned and assigned',
    permission: 'read',
    answer: z.object({ data: z.array(personAnswer) }),
  },
  async (ctx) => ({ data: await listPeople(ctx) }),
)

export const { DELETE, PATCH, POST, PUT } = otherMethods('GET')

export { preflight as OPTIONS } from '@/lib/api/preflight'
