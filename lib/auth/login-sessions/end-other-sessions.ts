import { endSessions } from '../end-sessions'
import type { SignedIn } from '../find-page-access'
import { signInAs } from '../sign-in-as'

/**
 * Ends every session of a person but this one, which goes on as a new one that has shown the same. Those of before sessions
 * were recorded end too.
 */
export async function endOtherSessions(person: SignedIn): Promise<void> {
  await endSessions(person.id)
  await signInAs(person.id, person.proof)
}
