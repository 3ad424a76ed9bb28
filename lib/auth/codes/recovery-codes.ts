import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { recoveryCodes } from '@/db/schema'
import type { SystemTx } from '@/db/system'
import { digest } from '../secrets'
import { base32 } from './one-time-code'

/** Encodes ten random bytes as "ABCD-EFGH-IJKL-MNOP". */
const newCode = (): string => (base32(randomBytes(10)).match(/.{4}/g) ?? []).join('-')

/** The hash to store, the same however the code was typed. */
const storedAs = (userId: string, typed: string): string =>
  digest(`recovery ${userId} ${typed.toUpperCase().replace(/[^A-Z2-7]/g, '')}`)

/**
 * Replaces all of a person's recovery codes with ten new ones. Only their hashes are stored (80 random bits each).
 */
export async function replaceRecoveryCodes(tx: SystemTx, userId: string): Promise<string[]> {
  const codes = Array.from({ length: 10 }, newCode)
  await tx.delete(recoveryCodes).where(eq(recoveryCodes.userId, userId))
  await tx.insert(recoveryCodes).values(codes.map((code) => ({ userId, codeHash: storedAs(userId, code) })))
  return codes
}

/** Consumes one of a person's recovery codes, so that it never works again. Returns false if it is not one. */
export async function consumeRecoveryCode(tx: SystemTx, userId: string, typed: string): Promise<boolean> {
  const taken = await tx
    .delete(recoveryCodes)
    .where(and(eq(recoveryCodes.userId, userId), eq(recoveryCodes.codeHash, storedAs(userId, typed))))
    .returning({ userId: recoveryCodes.userId })
  return taken.length > 0
}
