import { and, eq, isNull } from 'drizzle-orm'
import { codeGenerators } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'
import { enforceRateLimit } from '@/lib/rate-limit'
import { auditPerson } from '../audit-person'
import { confirmSession } from '../signed-in/confirm-session'
import type { SignedIn } from '../signed-in/find-page-access'
import { requireOwnFactor } from '../signed-in/second-factors'
import { openCodeSecret } from './code-secret'
import { matchingStep } from './one-time-code'
import { replaceRecoveryCodes } from './recovery-codes'

/**
 * Turns one-time codes on with the app's first code, which proves that the app has the secret. Returns ten recovery
 * codes, which are shown only this once. From then on the session counts as confirmed. Throws `invalid` for a wrong
 * code and `wrong-state` if no setup was started.
 */
export async function confirmCodeGenerator(
  person: SignedIn,
  input: { code: string },
): Promise<{ recovery_codes: string[] }> {
  await requireOwnFactor(person)
  await enforceRateLimit(`code-set-up:${person.id}`, 20, 300)
  return inSystem(async (tx) => {
    const unconfirmed = and(eq(codeGenerators.userId, person.id), isNull(codeGenerators.confirmedAt))
    const [row] = await tx.select().from(codeGenerators).where(unconfirmed).for('update')
    if (!row) throw new AppError('wrong-state', { detail: 'This was set up or given up meanwhile.' })
    const step = matchingStep(openCodeSecret(person.id, row.encryptedSecret), input.code, Date.now(), 0)
    if (step === undefined)
      throw new AppError('invalid', {
        errors: [
          {
            pointer: '/code',
            detail:
              'This code doesn’t match. Check that your device’s clock is right, and enter the newest code.',
          },
        ],
      })
    await tx.update(codeGenerators).set({ confirmedAt: new Date(), lastStep: step }).where(unconfirmed)
    await confirmSession(person, tx)
    await auditPerson(tx, person, 'person.codes-added')
    return { recovery_codes: await replaceRecoveryCodes(tx, person.id) }
  })
}
