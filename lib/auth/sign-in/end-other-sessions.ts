import { endSessions } from '../login-sessions/end-sessions'
import type { SignedIn } from '../signed-in/find-page-access'
import { signInAs } from './sign-in-as'

/**
 * Ends all of a person's sessions except this one, which continues as a new session with the same proof. Sessions
 * from before sessions were recorded end too.
 */
export async function endOtherSessions(person: SignedIn): Promise<void> {
  await endSessions(person.id)
  await signInAs(person.id, person.proof)
}
