import { createHash } from 'node:crypto'
import type { StubAccount } from '../stub'

type Organization = { id: string; name: string }
type Role = Organization & { role: string; state: string }

/** Scopes needed to list the pages in which the person has a role. */
export const adminScopes = ['rw_organization_admin', 'r_organization_admin']

/** A page that no one here administers: the one that LinkedIn's own examples mention. */
const elsewhere: Organization = { id: '2414183', name: 'Devtestco' }

/**
 * Returns the pages in which the person has a role, always the same for an account: two that they may post for, one
 * that they may only read, and one whose role has not been approved yet.
 */
export function organizationsOf({ remoteId, displayName }: StubAccount): Role[] {
  const first = createHash('sha256').update(remoteId).digest().readUIntBE(0, 4) + 10_000_000
  const roles = [
    ['Works', 'ADMINISTRATOR', 'APPROVED'],
    ['Journal', 'CONTENT_ADMINISTRATOR', 'APPROVED'],
    ['Numbers', 'ANALYST', 'APPROVED'],
    ['Partners', 'ADMINISTRATOR', 'REQUESTED'],
  ] as const
  return roles.map(([name, role, state], at) => ({
    id: String(first + at),
    name: `${displayName} ${name}`,
    role,
    state,
  }))
}

/** Finds pages by their ids. */
export const findOrganizations = (account: StubAccount, ids: readonly string[]): Organization[] =>
  [...organizationsOf(account), elsewhere].filter(({ id }) => ids.includes(id))

const posting = ['ADMINISTRATOR', 'CONTENT_ADMINISTRATOR', 'DIRECT_SPONSORED_CONTENT_POSTER']

/** Whether the person may post for the page. */
export const mayPostAs = (account: StubAccount, urn: string): boolean =>
  organizationsOf(account).some(
    ({ id, role, state }) =>
      urn === `urn:li:organization:${id}` && state === 'APPROVED' && posting.includes(role),
  )

/** Whether the person is an administrator of the page. */
export const isAdministrator = (account: StubAccount, id: string): boolean =>
  organizationsOf(account).some(
    (one) => one.id === id && one.state === 'APPROVED' && one.role === 'ADMINISTRATOR',
  )
