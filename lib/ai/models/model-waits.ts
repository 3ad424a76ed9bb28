import { and, eq } from 'drizzle-orm'
import { modelWaits } from '@/db/schema'
import type { SystemTx } from '@/db/system'
import type { ModelSettings } from './model-settings'

const [firstWaitMs, longestWaitMs] = [5_000, 10 * 60_000]

/** The key under which a wait is stored: address and model, and what they are asked for if it is not text or images. */
export const waitKeyOf = ({
  baseUrl,
  model,
  waitsFor,
}: Pick<ModelSettings, 'baseUrl' | 'model' | 'waitsFor'>): string =>
  `${waitsFor === undefined ? '' : `${waitsFor} `}${baseUrl} ${model}`.slice(0, 2000)

/**
 * Returns when to call a server again that asked us to wait: when it says, otherwise after 5 seconds, doubled with
 * each consecutive refusal, up to 10 minutes. Pure.
 */
export function retryTime(retryAfterSeconds: number | undefined, refusals: number, now: number): Date {
  const wait =
    retryAfterSeconds === undefined
      ? Math.min(firstWaitMs * 2 ** Math.min(refusals, 10), longestWaitMs)
      : Math.max(1, retryAfterSeconds) * 1000
  return new Date(now + wait)
}

/** Stores the wait for all processes that work for this workspace. */
export async function storeModelWait(
  tx: SystemTx,
  orgId: string,
  settings: ModelSettings,
  wait: { until: Date; refusals: number },
): Promise<void> {
  await tx
    .insert(modelWaits)
    .values({ orgId, server: waitKeyOf(settings), ...wait })
    .onConflictDoUpdate({ target: [modelWaits.orgId, modelWaits.server], set: wait })
}

/** Deletes the wait: the server answers again. */
export async function clearModelWait(tx: SystemTx, orgId: string, settings: ModelSettings): Promise<void> {
  await tx
    .delete(modelWaits)
    .where(and(eq(modelWaits.orgId, orgId), eq(modelWaits.server, waitKeyOf(settings))))
}
