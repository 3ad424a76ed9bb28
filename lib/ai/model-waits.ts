import { and, eq } from 'drizzle-orm'
import { modelWaits } from '@/db/schema'
import type { SystemTx } from '@/db/system'
import type { ModelSettings } from './model-settings'

const [firstWaitMs, longestWaitMs] = [5_000, 10 * 60_000]

/** What a wait is remembered for: the address and the model. */
export const serverOf = ({ baseUrl, model }: Pick<ModelSettings, 'baseUrl' | 'model'>): string =>
  `${baseUrl} ${model}`.slice(0, 2000)

/**
 * When to ask again a server that asked to wait: when it says, else after 5 seconds, and twice as long after each refusal in a
 * row, 10 minutes at most. Pure.
 */
export function retryTime(retryAfterSeconds: number | undefined, refusals: number, now: number): Date {
  const wait =
    retryAfterSeconds === undefined
      ? Math.min(firstWaitMs * 2 ** Math.min(refusals, 10), longestWaitMs)
      : Math.max(1, retryAfterSeconds) * 1000
  return new Date(now + wait)
}

/** Keeps the wait for all processes of this workspace. */
export async function keepWait(
  tx: SystemTx,
  orgId: string,
  settings: ModelSettings,
  wait: { until: Date; refusals: number },
): Promise<void> {
  await tx
    .insert(modelWaits)
    .values({ orgId, server: serverOf(settings), ...wait })
    .onConflictDoUpdate({ target: [modelWaits.orgId, modelWaits.server], set: wait })
}

/** Forgets the wait: the server answers again. */
export async function endWait(tx: SystemTx, orgId: string, settings: ModelSettings): Promise<void> {
  await tx
    .delete(modelWaits)
    .where(and(eq(modelWaits.orgId, orgId), eq(modelWaits.server, serverOf(settings))))
}
