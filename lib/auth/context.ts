import type { ProjectScope } from '@/db/project'
import type { Actor } from '@/lib/audit/actor'
import type { Permission, Role } from './permissions'

/** Each permission with those it includes, following the matrix in permissions.ts. */
type Included = {
  read: 'read'
  review: Included['read'] | 'review'
  write: Included['review'] | 'write'
  manage: Included['write'] | 'manage'
  own: Included['manage'] | 'own'
}

declare const granted: unique symbol

/** For the compiler only: the permissions that were checked. */
type Granted<P extends Permission> = {
  readonly [granted]: { readonly [Each in Included[P]]: true }
}

/**
 * Proof that this actor was granted `P` in this project. Verbs take it as the first argument, and its type says
 * what the caller must have been granted: a context opened for reading does not fit a verb that writes. Only
 * lib/auth creates them.
 */
export type ProjectContext<P extends Permission = 'read'> = ProjectScope & {
  readonly actor: Actor
  readonly role: Role
} & Granted<P>

declare const orgBrand: unique symbol

/** Like `ProjectContext`, for a workspace. */
export type OrgContext<P extends Permission = 'read'> = {
  readonly orgId: string
  readonly actor: Actor
  readonly role: Role
  readonly [orgBrand]: true
} & Granted<P>
