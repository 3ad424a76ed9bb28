import { sql } from 'drizzle-orm'
import { liveRuns } from '@/db/allowed-values'
import { oneOf } from '@/db/one-of'
import { inSystem } from '@/db/system'

const retentionDays = 30
/** Per source; counts only runs that have lines, so quiet runs take no one's place. */
const maxRunsKept = 50
const runsPerBatch = 100
const linesPerBatch = 20_000

/**
 * Removes the lines of old runs: those more than 30 days old, and all but the newest 50 of each source. The runs
 * themselves stay, with their counts, errors and notes. One call removes a limited number of lines, in short
 * transactions; the next continues. Returns how many lines were removed.
 */
export async function pruneRunLines(options: { rounds?: number } = {}): Promise<number> {
  let removed = 0
  for (let round = 0; round < (options.rounds ?? 20); round++) {
    const result = await pruneBatch()
    removed += result.lines
    if (result.runs < runsPerBatch && result.lines < linesPerBatch) break
  }
  return removed
}

function pruneBatch(): Promise<{ runs: number; lines: number }> {
  return inSystem(async (tx) => {
    const runs = await tx.execute<{ id: string }>(sql`
      select id from (
        select id, created_at, row_number() over (partition by source_id order by id desc) as place
        from sync_runs where has_lines and not ${oneOf(sql`status`, liveRuns)}
      ) as counted
      where place > ${maxRunsKept} or created_at < now() - ${retentionDays} * interval '1 day'
      limit ${runsPerBatch}`)
    if (runs.length === 0) return { runs: 0, lines: 0 }
    const ids = sql`${sql.param(runs.map(({ id }) => id))}::uuid[]`
    const lines = await tx.execute(sql`
      delete from sync_run_entries where (run_id, seq) in (
        select run_id, seq from sync_run_entries where run_id = any(${ids}) limit ${linesPerBatch}
      )`)
    if (lines.count < linesPerBatch)
      await tx.execute(sql`update sync_runs set has_lines = false where id = any(${ids})`)
    return { runs: runs.length, lines: lines.count }
  })
}
