import { and, eq, inArray, lt, sql } from 'drizzle-orm'
import type { GenerationOutcome } from '@/db/allowed-values'
import { generations } from '@/db/schema'
import { inSystem } from '@/db/system'
import { costOf, type TokensUsed } from '../models/default-prices'
import type { ModelSettings } from '../models/model-settings'
import { clearModelWait, storeModelWait } from '../models/model-waits'
import type { LedgerContext } from './ledger-context'
import { redactAndTruncate } from './redact-and-truncate'
import type { ReservedCall } from './reserve-call'

export type ModelCallResult = {
  outcome: Exclude<GenerationOutcome, 'running' | 'lost'>
  output: string
  /** What the call used; undefined if that cannot be known: the reservation then stays. */
  used: (TokensUsed & { estimated: boolean }) | undefined
  durationMs: number
  error?: { code: string; message: string } | undefined
  /** The time until which the server asked us to wait. */
  retryAt?: Date | undefined
}

/**
 * Settles a reserved call with its actual usage. A call that was given up as lost meanwhile is settled too: it has
 * one row, so it is never counted twice. Serves spec/writing#4.
 */
export async function settleCall(
  ctx: LedgerContext,
  settings: ModelSettings,
  call: ReservedCall,
  { outcome, output, used, durationMs, error, retryAt }: ModelCallResult,
): Promise<void> {
  await inSystem(async (tx) => {
    await tx
      .update(generations)
      .set({
        outcome,
        output: redactAndTruncate(output, settings),
        durationMs,
        errorCode: error?.code ?? null,
        errorMessage: error ? redactAndTruncate(error.message, settings) : null,
        ...(used === undefined
          ? {}
          : {
              inputTokens: used.inputTokens,
              cachedInputTokens: used.cachedInputTokens,
              outputTokens: used.outputTokens,
              tokensEstimated: used.estimated,
              priceMicros: call.price ? costOf(call.price, used) : null,
            }),
      })
      .where(
        and(
          eq(generations.id, call.id),
          eq(generations.orgId, ctx.orgId),
          inArray(generations.outcome, ['running', 'lost']),
        ),
      )
    if (retryAt)
      await storeModelWait(tx, ctx.orgId, settings, { until: retryAt, refusals: call.refusals + 1 })
    else if (call.refusals > 0 && error === undefined) await clearModelWait(tx, ctx.orgId, settings)
  })
}

/**
 * Marks calls as lost whose process did not come back. No one knows whether the server charges for them, so their
 * reservation stays counted, once. Safe to run in any number of processes; returns how many calls it marked. Serves
 * spec/writing#4.
 */
export async function markLostCalls(): Promise<number> {
  const rows = await inSystem((tx) =>
    tx
      .update(generations)
      .set({
        outcome: 'lost',
        errorCode: 'lost',
        errorMessage:
          'The process that asked was stopped before the answer came. Counted with the most it can have used.',
      })
      .where(and(sql`${generations.outcome} = 'running'`, lt(generations.deadlineAt, sql`now()`)))
      .returning({ id: generations.id }),
  )
  return rows.length
}
