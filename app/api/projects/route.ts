import { z } from 'zod'
import { accountRoute } from '@/lib/api/account-route'
import { otherMethods } from '@/lib/api/other-methods'
import { pageQuery, readIdCursor } from '@/lib/api/paging'
import { listCallerOrgs, requireOneOrg } from '@/lib/organizations/caller-orgs'
import { createProject } from '@/lib/projects/create-project'
import { listProjects } from '@/lib/projects/list-projects'
import { createProjectInput, projectAnswer } from '@/lib/projects/schemas'

export const GET = accountRoute(
  {
    operationId: 'listProjects',
    summary: 'List the projects you can see',
    query: pageQuery,
    answer: z.object({ data: z.array(projectAnswer), next_cursor: z.string().nullable() }),
  },
  async (caller, { query }) =>
    listProjects(await listCallerOrgs(caller), {
      limit: query.limit,
      after: readIdCursor(query.cursor),
      onlyId: caller.onlyProjectId,
    }),
)

export const POST = accountRoute(
  {
    operationId: 'createProject',
    summary: 'Create a project',
    body: createProjectInput.extend({
      org_id: z.uuid().optional().describe('The workspace. Required only if you belong to several.'),
    }),
    answer: projectAnswer,
    status: 201,
    location: ({ id }) => `/api/projects/${id}`,
  },
  async (caller, { body: { org_id, ...input } }) =>
    createProject(await requireOneOrg(caller, 'manage', org_id), input),
)

export const { DELETE, PATCH, PUT } = otherMethods('GET', 'POST')

export { preflight as OPTIONS } from '@/lib/api/preflight'
