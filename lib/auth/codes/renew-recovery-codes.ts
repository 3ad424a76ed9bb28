import { inSystem } from '@/db/system'
import { auditPerson } from '../audit-person'
import type { SignedIn } from '../signed-in/find-page-access'
import { consumeCode } from './consume-code'
import { replaceRecoveryCodes } from './recovery-codes'

/** Replaces all of a person's recovery codes with ten new ones. Takes a code. Throws what `consumeCode` throws. */
export async function renewRecoveryCodes(
  person: SignedIn,
  input: { code: string },
): Promise<{ recovery_codes: string[] }> {
  await consumeCode(person.id, input.code)
  return inSystem(async (tx) => {
    await auditPerson(tx, person, 'person.recovery-codes-renewed')
    return { recovery_codes: await replaceRecoveryCodes(tx, person.id) }
  })
}
