import type { SignedIn } from '../find-page-access'
import { signInAs } from '../sign-in-as'
import { endSessions } from './end-sessions'

/**
 * Ends all of a person's sessions except this one, which continues as a new session with the same proof. Sessions
 * from before sessions were recorded end too.
 */
export async function endOtherSessions(person: SignedIn): Promise<void> {
  await endSessions(person.id)
  await signInAs(person.id, person.proof)
}
