import { ownSignInOnly } from '@/lib/auth/login-sessions/own-sign-in-only'
import { may } from '@/lib/auth/permissions'
import { AppError } from '@/lib/errors'
import type { InboxOwner } from '@/lib/notifications/inbox'
import type { ApiCaller } from './caller'

/** The person who calls, or in whose name a token does. */
export function callerPerson({ actor, proof }: ApiCaller): string {
  if (actor.id === null) throw new AppError('unauthenticated')
  if (proof?.companyOf) throw new AppError('forbidden', ownSignInOnly)
  return actor.id
}

/** The same for changing what belongs to them: a token that may only read may not write in its person's name either. */
export function writingPerson(caller: ApiCaller): string {
  if (caller.atMost && !may(caller.atMost, 'write')) throw new AppError('forbidden')
  return callerPerson(caller)
}

/** Whose inbox a caller reads: a company's session and a token see what they are let into alone. */
export function inboxOwner({ actor, proof, onlyOrgId, onlyProjectId }: ApiCaller): InboxOwner {
  if (actor.id === null) throw new AppError('unauthenticated')
  return { userId: actor.id, onlyOrgId: proof?.companyOf ?? onlyOrgId, onlyProjectId }
}
