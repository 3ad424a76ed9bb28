import { z } from 'zod'
import type { LedgerReader } from '@/lib/ai/ledger/read-ledger'
import type { ApiCaller } from '@/lib/api/caller'
import { readProjectHeader } from '@/lib/api/project-route'
import { authorizeProject } from '@/lib/auth/authorization/authorize'
import { AppError } from '@/lib/errors'
import { requireOneOrg } from '@/lib/organizations/caller-orgs'

/** Whose calls to list: a project's, or all of a workspace's. */
export const ledgerOwner = z.object({
  project_id: z.uuid().optional().describe('Only the calls of this project, for its editors.'),
  org_id: z
    .uuid()
    .optional()
    .describe('All calls of this workspace, for its admins. Required only if you belong to several.'),
})

/** The header that names the project, for the API description. */
export const ledgerHeaders = { 'X-Project-ID': 'The same as `project_id`.' }

/**
 * Authorizes a caller to read the ledger of a project that they can edit, or of a workspace that they manage. The
 * project is named by the query or by `X-Project-ID`; throws `not-found` if they name two.
 */
export async function ledgerReader(
  caller: ApiCaller,
  { project_id, org_id }: z.infer<typeof ledgerOwner>,
  request: Request,
): Promise<LedgerReader> {
  const header = readProjectHeader(request)
  if (header !== undefined && project_id !== undefined && header !== project_id)
    throw new AppError('not-found')
  const projectId = header ?? project_id ?? caller.onlyProjectId
  return projectId === undefined
    ? { workspace: await requireOneOrg(caller, 'manage', org_id) }
    : { project: await authorizeProject(caller, 'write', projectId) }
}
