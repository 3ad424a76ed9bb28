import { randomBytes } from 'node:crypto'
import { and, eq, gt, lt, sql } from 'drizzle-orm'
import type { OneTimePurpose } from '@/db/allowed-values'
import { oneTimeSecrets } from '@/db/schema'
import { inSystem, type SystemTx } from '@/db/system'
import { digest } from './secrets'

type NewSecret = {
  /** The person it belongs to; absent if it is not known yet who signs in. */
  userId?: string
  data?: Record<string, unknown>
  seconds: number
  /** A secret generated elsewhere, such as a challenge; by default a new one is generated. */
  secret?: string
}

/** What was stored with a secret. */
export type ConsumedSecret = { userId: string | null; data: Record<string, unknown> }

/**
 * Stores the hash of a secret that works once and expires after `seconds`, and returns the secret. May be called
 * inside an open transaction. Serves spec/security#6.2.
 */
export async function createOneTimeSecret(
  purpose: OneTimePurpose,
  { userId, data = {}, seconds, secret = randomBytes(32).toString('base64url') }: NewSecret,
  open?: SystemTx,
): Promise<string> {
  const store = async (tx: SystemTx) => {
    await tx.insert(oneTimeSecrets).values({
      secretHash: digest(secret),
      purpose,
      userId: userId ?? null,
      data,
      expiresAt: new Date(Date.now() + seconds * 1000),
    })
    // Deletes expired, unused secrets along the way, so that no separate job is needed.
    if (Math.random() < 0.05)
      await tx.delete(oneTimeSecrets).where(lt(oneTimeSecrets.expiresAt, sql`now() - interval '1 day'`))
  }
  await (open ? store(open) : inSystem(store))
  return secret
}

/**
 * Consumes a secret, so that it cannot be used again. Returns undefined if it is unknown, used, expired or for
 * another purpose.
 */
export async function consumeOneTimeSecret(
  purpose: OneTimePurpose,
  secret: string,
  open?: SystemTx,
): Promise<ConsumedSecret | undefined> {
  const take = (tx: SystemTx) =>
    tx
      .delete(oneTimeSecrets)
      .where(
        and(
          eq(oneTimeSecrets.secretHash, digest(secret)),
          eq(oneTimeSecrets.purpose, purpose),
          gt(oneTimeSecrets.expiresAt, sql`now()`),
        ),
      )
      .returning({ userId: oneTimeSecrets.userId, data: oneTimeSecrets.data })
  const [taken] = await (open ? take(open) : inSystem(take))
  return taken
}
