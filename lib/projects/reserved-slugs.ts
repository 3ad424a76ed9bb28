/** Pages of a workspace that stand where a project's short name would. */
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
