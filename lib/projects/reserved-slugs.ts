/** Pages of a workspace whose path would collide with a project's short name. */
export const reservedSlugs: ReadonlySet<string> = new Set([
  'projects',
  'members',
  'tokens',
  'settings',
  'unassigned',
  'new',
  'audit',
  'calendar',
  'review',
  'connections',
])
