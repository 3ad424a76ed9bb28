import { companySessionRefusal } from '@/lib/auth/login-sessions/company-session-refusal'
import { hasPermission } from '@/lib/auth/permissions'
import { AppError } from '@/lib/errors'
import type { InboxOwner } from '@/lib/notifications/inbox-owner'
import type { ApiCaller } from './caller'

/** Returns the id of the person who calls, or on whose behalf a token calls. */
export function callerPerson({ actor, proof }: ApiCaller): string {
  if (actor.id === null) throw new AppError('unauthenticated')
  if (proof?.companyOf) throw new AppError('forbidden', companySessionRefusal)
  return actor.id
}

/**
 * Like `callerPerson`, for changing what belongs to that person: a read-only token may not write on their behalf
 * either.
 */
export function callerPersonForWrites(caller: ApiCaller): string {
  if (caller.atMost && !hasPermission(caller.atMost, 'write')) throw new AppError('forbidden')
  return callerPerson(caller)
}

/** Returns whose inbox a caller reads. Company sign-in sessions and tokens see only what they have access to. */
export function inboxOwner({ actor, proof, onlyOrgId, onlyProjectId }: ApiCaller): InboxOwner {
  if (actor.id === null) throw new AppError('unauthenticated')
  return { userId: actor.id, onlyOrgId: proof?.companyOf ?? onlyOrgId, onlyProjectId }
}
