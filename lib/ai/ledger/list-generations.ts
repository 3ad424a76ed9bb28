import { and, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { generations } from '@/db/schema'
import { inSystem } from '@/db/system'
import { type Page, pageOf } from '@/lib/api/paging'
import type { OrgContext, ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { isId } from '@/lib/ids'
import type { GenerationAnswer, GenerationFilters, GenerationTotal, ListedGeneration } from '../schemas'
import { listColumns, matching, presentGeneration, readGenerationsPage, readTotals } from './generation-rows'

/**
 * Whose ledger is read: a project's, by its editors, or a workspace's, by its admins, who may narrow it to one
 * project.
 */
export type LedgerReader =
  | { project: ProjectContext<'write'> }
  | { workspace: OrgContext<'manage'>; projectId?: string | undefined }

type Asked = GenerationFilters & { limit: number; after?: string | undefined }

/**
 * Lists model calls, newest first, one page at a time; `after` is the last id of the previous page. Serves
 * spec/writing#4.
 */
export async function listGenerations(reader: LedgerReader, input: Asked): Promise<Page<ListedGeneration>> {
  const rows = await read(reader, input, (tx, where) => readGenerationsPage(tx, where, input))
  return pageOf(rows, input.limit, (row) => row.id, presentGeneration)
}

/** Sums what calls used and cost, by month, model and purpose. Serves spec/writing#4. */
export const sumGenerations = (
  reader: LedgerReader,
  filters: GenerationFilters,
): Promise<GenerationTotal[]> => read(reader, filters, readTotals)

/** Returns one call with its prompt and its answer. Throws `not-found`. */
export async function getGeneration(reader: LedgerReader, id: string): Promise<GenerationAnswer> {
  if (!isId(id)) throw new AppError('not-found')
  const [row] = await read(reader, {}, (tx, where) =>
    tx
      .select({ ...listColumns, prompt: generations.prompt, output: generations.output })
      .from(generations)
      .where(and(where, eq(generations.id, id))),
  )
  if (!row) throw new AppError('not-found')
  return { ...presentGeneration(row), prompt: row.prompt, output: row.output }
}

type Work<T> =
  Parameters<typeof readTotals> extends [infer Tx, infer Where] ? (tx: Tx, where: Where) => Promise<T> : never

function read<T>(reader: LedgerReader, filters: GenerationFilters, work: Work<T>): Promise<T> {
  if ('project' in reader) {
    const { project } = reader
    return inProject(project, (tx) => work(tx, matching(project, filters)))
  }
  const { workspace, projectId } = reader
  return inSystem((tx) => work(tx, matching({ orgId: workspace.orgId, projectId }, filters)))
}
