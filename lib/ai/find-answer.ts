import { and, eq, inArray } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { generations } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'

/** What the model said to a question that was asked before. */
export type KnownAnswer = { id: string; text: string; usable: boolean }

/**
 * What became of a question with this key: its answer as the ledger keeps it, `lost` when the process that asked died before it
 * came, when it is still to be waited for, or undefined when it was never asked or never answered. So work that is begun again
 * costs nothing a second time (spec/planning#1).
 */
export function findAnswer(
  ctx: ProjectContext,
  requestKey: string,
): Promise<KnownAnswer | 'lost' | { retryAt: Date } | undefined> {
  return inProject(ctx, async (tx) => {
    const rows = await tx
      .select({
        id: generations.id,
        outcome: generations.outcome,
        output: generations.output,
        deadlineAt: generations.deadlineAt,
      })
      .from(generations)
      .where(
        and(
          eq(generations.requestKey, requestKey),
          inArray(generations.outcome, ['running', 'ok', 'repaired', 'invalid', 'lost']),
        ),
      )
      .orderBy(generations.id)
    const good = rows.find(({ outcome }) => outcome === 'ok' || outcome === 'repaired')
    const known = good ?? rows.findLast(({ outcome }) => outcome === 'invalid')
    if (known) return { id: known.id, text: known.output, usable: known === good }
    const open = rows.find(
      ({ outcome, deadlineAt }) => outcome === 'running' && deadlineAt !== null && deadlineAt > new Date(),
    )
    if (open?.deadlineAt) return { retryAt: open.deadlineAt }
    return rows.length > 0 ? 'lost' : undefined
  })
}
