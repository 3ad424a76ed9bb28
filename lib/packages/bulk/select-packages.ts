import { sql } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { packages } from '@/db/schema'
import { AppError, pageWords } from '@/lib/errors'
import type { PackageRow } from '../present-package'
import { defaultSort, findQueued } from '../review/find-queued'
import { type BulkFailure, maxInBulk, type Selection } from './schemas'

/**
 * Returns the packages of a selection in its order, locked until the transaction ends, and a failure for each one
 * that is gone or has changed since the person saw it. Locks rows in the order of their ids, so that two people
 * with the same selection wait for each other instead of deadlocking.
 */
export async function selectPackages(
  tx: ProjectTx,
  selection: Selection,
): Promise<{ rows: PackageRow[]; failed: BulkFailure[] }> {
  const wanted = selection.packages ?? (await findAll(tx, selection.filter))
  const ids = [...new Set(wanted.map(({ id }) => id))]
  if (ids.length === 0) return { rows: [], failed: [] }
  const locked = await tx
    .select()
    .from(packages)
    .where(sql`${packages.id} = any(${sql.param(ids)}::uuid[])`)
    .orderBy(packages.id)
    .for('no key update')
  const byId = new Map(locked.map((row) => [row.id, row]))
  const seen = new Map(wanted.map(({ id, revision }) => [id, revision]))
  const rows: PackageRow[] = []
  const failed: BulkFailure[] = []
  const taken = new Set<string>()
  for (const [position, { id }] of wanted.entries()) {
    const row = byId.get(id)
    const revision = seen.get(id)
    if (!row) failed.push({ ...failureOf({ id, title: '' }, new AppError('not-found')), id: null, position })
    else if (revision !== undefined && revision !== row.revision)
      failed.push(failureOf(row, new AppError('stale-revision')))
    else if (!taken.has(id)) rows.push(row)
    taken.add(id)
  }
  return { rows, failed }
}

async function findAll(
  tx: ProjectTx,
  given: Selection['filter'],
): Promise<{ id: string; revision?: number }[]> {
  if (!given) return []
  const { status, ...filter } = given
  const ids = await findQueued(tx, { status, filter, sort: defaultSort(status), limit: maxInBulk })
  return ids.map((id) => ({ id }))
}

/** Describes in plain words why an action failed for a package. Rethrows anything but an `AppError`. */
export function failureOf(row: Pick<PackageRow, 'id' | 'title'>, error: unknown): BulkFailure {
  if (!(error instanceof AppError)) throw error
  const { message, hint } = pageWords(error)
  const why = [...new Set(error.errors?.map(({ detail }) => detail))].join(' ')
  return { id: row.id, position: null, title: row.title, code: error.code, message: why || message, hint }
}

/** Splits rows by a check that throws if the action is not possible. */
export function partitionByCheck<Row extends Pick<PackageRow, 'id' | 'title'>>(
  rows: readonly Row[],
  check: (row: Row) => void,
): { possible: Row[]; failed: BulkFailure[] } {
  const possible: Row[] = []
  const failed: BulkFailure[] = []
  for (const row of rows)
    try {
      check(row)
      possible.push(row)
    } catch (error) {
      failed.push(failureOf(row, error))
    }
  return { possible, failed }
}
