import type { ProjectScope } from '@/db/project'
import type { Actor } from '@/lib/audit/actor'
import type { Permission, Role } from './permissions'

/** Each permission with those it includes, as in the matrix of permissions.ts. */
type Included = {
  read: 'read'
  review: Included['read'] | 'review'
  write: Included['review'] | 'write'
  manage: Included['write'] | 'manage'
  own: Included['manage'] | 'own'
}

declare const granted: unique symbol

/** For the compiler only: which permissions were checked. */
type Granted<P extends Permission> = {
  readonly [granted]: { readonly [Each in Included[P]]: true }
}

/**
 * Proof that this actor was granted `P` in this project. Verbs take it first, and their type says what their caller must have
 * been granted: one that was opened for reading fits no verb that writes. Only lib/auth makes one.
 */
export type ProjectContext<P extends Permission = 'read'> = ProjectScope & {
  readonly actor: Actor
  readonly role: Role
} & Granted<P>

declare const orgBrand: unique symbol

/** The same for a workspace. */
export type OrgContext<P extends Permission = 'read'> = {
  readonly orgId: string
  readonly actor: Actor
  readonly role: Role
  readonly [orgBrand]: true
} & Granted<P>
