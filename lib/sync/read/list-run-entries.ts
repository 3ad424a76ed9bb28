import { and, asc, eq, gt, inArray } from 'drizzle-orm'
import type { RunOutcome } from '@/db/allowed-values'
import { inProject } from '@/db/project'
import { syncRunEntries } from '@/db/schema'
import { type Page, pageOf } from '@/lib/api/paging'
import type { ProjectContext } from '@/lib/auth/context'
import type { RunEntryAnswer } from '../schemas'

/** Returns what happened to each entry that a run touched, in chronological order, one page at a time. */
export async function listRunEntries(
  ctx: ProjectContext,
  input: { runId: string; limit: number; after?: number | undefined; outcomes?: RunOutcome[] | undefined },
): Promise<Page<RunEntryAnswer>> {
  const rows = await inProject(ctx, (tx) =>
    tx
      .select()
      .from(syncRunEntries)
      .where(
        and(
          eq(syncRunEntries.runId, input.runId),
          input.after === undefined ? undefined : gt(syncRunEntries.seq, input.after),
          input.outcomes ? inArray(syncRunEntries.outcome, input.outcomes) : undefined,
        ),
      )
      .orderBy(asc(syncRunEntries.seq))
      .limit(input.limit + 1),
  )
  return pageOf(
    rows,
    input.limit,
    (row) => String(row.seq),
    (row) => ({ key: row.key, outcome: row.outcome, reason: row.reason, item_id: row.itemId }),
  )
}
