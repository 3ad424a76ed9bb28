import { and, eq, isNotNull, lt } from 'drizzle-orm'
import { codeGenerators } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'
import { enforceRateLimit, refundRateLimit } from '@/lib/rate-limit'
import { openCodeSecret } from './code-secret'
import { matchingStep } from './one-time-code'
import { consumeRecoveryCode } from './recovery-codes'

const minutes = 60
const day = 24 * 60 * 60

/**
 * Spends a one-time code, or a recovery code, of a person who has set codes up. Each is accepted once, and after a
 * one-time code no earlier one. Takes the browser if it signed in before; its failures are counted separately, so
 * that no one else can lock a person out. Throws `invalid` for a wrong or used code and `too-many-requests` after
 * 10 failures in five minutes or 40 in a day: with three of a million codes valid at a time, a year of guessing at
 * that rate succeeds with a chance of one in 23. Serves spec/security#6.
 */
export async function consumeCode(userId: string, typed: string, browser?: string): Promise<void> {
  const key = browser ? `code:${userId}:${browser}` : `code:${userId}`
  await enforceRateLimit(key, 10, 5 * minutes)
  await enforceRateLimit(`${key}:day`, 40, day)
  if (!(await isAccepted(userId, typed)))
    throw new AppError('invalid', {
      errors: [
        {
          pointer: '/code',
          detail: 'This code is wrong or was already used. Wait for the next one and try again.',
        },
      ],
    })
  await refundRateLimit(key, 5 * minutes)
  await refundRateLimit(`${key}:day`, day)
}

function isAccepted(userId: string, typed: string): Promise<boolean> {
  return inSystem(async (tx) => {
    const [row] = await tx
      .select()
      .from(codeGenerators)
      .where(and(eq(codeGenerators.userId, userId), isNotNull(codeGenerators.confirmedAt)))
    if (!row) return false
    const secret = openCodeSecret(userId, row.encryptedSecret)
    const step = matchingStep(secret, typed, Date.now(), row.lastStep)
    if (step === undefined) return consumeRecoveryCode(tx, userId, typed)
    // Of two concurrent requests with the same code, only one is accepted.
    const spent = await tx
      .update(codeGenerators)
      .set({ lastStep: step })
      .where(and(eq(codeGenerators.userId, userId), lt(codeGenerators.lastStep, step)))
      .returning({ userId: codeGenerators.userId })
    return spent.length > 0
  })
}
