import { type Role, roles } from '@/db/allowed-values'

export { type Role, roles }

/**
 * The single matrix of who may do what (spec/decisions#1). Browser-safe: pages use it to leave out what would be
 * refused.
 */
const matrix = {
  /** See everything in a project. */
  read: ['owner', 'admin', 'editor', 'reviewer', 'viewer'],
  /** Comment, approve and reject. */
  review: ['owner', 'admin', 'editor', 'reviewer'],
  /** Content, sources, voice; schedule and publish. */
  write: ['owner', 'admin', 'editor'],
  /** Channels, members, tokens, projects. */
  manage: ['owner', 'admin'],
  /** Delete the workspace, appoint owners. */
  own: ['owner'],
} as const satisfies Record<string, readonly Role[]>

export type Permission = keyof typeof matrix

/** Whether the role has the permission. */
export const hasPermission = (role: Role, permission: Permission): boolean =>
  (matrix[permission] as readonly Role[]).includes(role)

/** The weaker of two roles: a token can never do more than its person currently may. */
export const weakerRole = (a: Role, b: Role): Role => (roles.indexOf(a) > roles.indexOf(b) ? a : b)

export const roleWords: Record<Role, { label: string; does: string }> = {
  owner: { label: 'Owner', does: 'Can do everything, including delete the workspace.' },
  admin: {
    label: 'Admin',
    does: 'Manages channels, members, tokens and projects. Can also do everything an editor can.',
  },
  editor: { label: 'Editor', does: 'Edits content, sources and voice. Schedules and publishes posts.' },
  reviewer: { label: 'Reviewer', does: 'Comments on, approves and rejects posts.' },
  viewer: { label: 'Viewer', does: 'Can view everything in the project.' },
}
