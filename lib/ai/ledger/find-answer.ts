import { and, eq, inArray } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { generations } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'

/** The model's answer to a question that was asked before. */
export type KnownAnswer = { id: string; text: string; usable: boolean }

/**
 * Looks up a question by its key. Returns its answer as kept in the ledger, `lost` if the process that asked died
 * before the answer came, `retryAt` while the answer is still pending, or undefined if the question was never asked
 * or never answered. This way, restarted work does not cost anything a second time (spec/planning#1).
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
