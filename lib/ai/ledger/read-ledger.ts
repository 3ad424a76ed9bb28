import { inProject } from '@/db/project'
import { inSystem } from '@/db/system'
import type { OrgContext, ProjectContext } from '@/lib/auth/context'
import type { GenerationFilters } from '../schemas'
import { matching, type readTotals } from './generation-rows'

/**
 * Whose ledger is read: a project's, by its editors, or a workspace's, by its admins, who may narrow it to one
 * project.
 */
export type LedgerReader =
  | { project: ProjectContext<'write'> }
  | { workspace: OrgContext<'manage'>; projectId?: string | undefined }

type Work<T> =
  Parameters<typeof readTotals> extends [infer Tx, infer Where] ? (tx: Tx, where: Where) => Promise<T> : never

/** Runs a query on the calls that a reader may see and that match the filters. */
export function readLedger<T>(reader: LedgerReader, filters: GenerationFilters, work: Work<T>): Promise<T> {
  if ('project' in reader) {
    const { project } = reader
    return inProject(project, (tx) => work(tx, matching(project, filters)))
  }
  const { workspace, projectId } = reader
  return inSystem((tx) => work(tx, matching({ orgId: workspace.orgId, projectId }, filters)))
}
