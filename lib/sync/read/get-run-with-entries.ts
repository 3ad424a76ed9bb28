import { readPageCursor } from '@/lib/api/paging'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import type { RunAnswer, RunEntryAnswer } from '../schemas'
import { getRun } from './get-run'
import { listRunEntries } from './list-run-entries'

/** Returns one run of a source with a page of its entries' outcomes. Throws `not-found`. */
export async function getRunWithEntries(
  ctx: ProjectContext,
  input: { sourceId: string; runId: string; limit: number; after: number | undefined },
): Promise<RunAnswer & { entries: RunEntryAnswer[]; next_cursor: string | null }> {
  const run = await getRun(ctx, input)
  const { data, next_cursor } = await listRunEntries(ctx, input)
  return { ...run, entries: data, next_cursor }
}

/** Reads the position in a run's log from a cursor. Throws `bad-request` for a cursor that we did not issue. */
export function readSeqCursor(cursor: string | undefined): number | undefined {
  const key = readPageCursor(cursor)
  if (key === undefined) return undefined
  if (!/^\d{1,9}$/.test(key)) throw new AppError('bad-request', { detail: 'This cursor is invalid.' })
  return Number(key)
}
