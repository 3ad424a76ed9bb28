import { z } from 'zod'
import { otherMethods } from '@/lib/api/other-methods'
import { projectRoute } from '@/lib/api/project-route'
import { deleteProject } from '@/lib/projects/delete-project'
import { getProject } from '@/lib/projects/get-project'
import { projectAnswer, updateProjectInput } from '@/lib/projects/schemas'
import { updateProject } from '@/lib/projects/update-project'

export const GET = projectRoute(
  {
    operationId: 'getProject',
    summary: 'Get a project',
    permission: 'read',
    project: 'path',
    answer: projectAnswer,
  },
  (ctx) => getProject(ctx),
)

export const PATCH = projectRoute(
  {
    operationId: 'updateProject',
    summary: 'Change a project. Editors can change its voice and pause publishing, admins everything',
    permission: 'write',
    project: 'path',
    body: updateProjectInput,
    answer: projectAnswer,
  },
  (ctx, { body }) => updateProject(ctx, body),
)

export const DELETE = projectRoute(
  {
    operationId: 'deleteProject',
    summary: 'Delete a project and everything in it',
    permission: 'manage',
    project: 'path',
    query: z.object({ confirm: z.string().optional() }),
    status: 204,
  },
  (ctx, { query }) => deleteProject(ctx, query),
)

export const { POST, PUT } = otherMethods('GET', 'PATCH', 'DELETE')

export { preflight as OPTIONS } from '@/lib/api/preflight'
