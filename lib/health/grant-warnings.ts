import { inArray } from 'drizzle-orm'
import { organizations } from '@/db/schema'
import { inSystem } from '@/db/system'
import { grantedNames } from '@/lib/workspace-grants'

/**
 * Returns a sentence about each nonexistent workspace that PRIVATE_HOSTS_ALLOWED or AI_WORKSPACES names, usually a
 * typo. For whoever starts the install: no one else learns whom the settings name.
 */
export async function grantWarnings(): Promise<string[]> {
  const names = [...grantedNames()]
  if (names.length === 0) return []
  const rows = await inSystem((tx) =>
    tx.select({ slug: organizations.slug }).from(organizations).where(inArray(organizations.slug, names)),
  )
  const there = new Set(rows.map(({ slug }) => slug))
  return names
    .filter((name) => !there.has(name))
    .map(
      (name) =>
        `PRIVATE_HOSTS_ALLOWED or AI_WORKSPACES names the workspace "${name}", which does not exist. Use the short name in its address. While it is named, no new workspace gets it.`,
    )
}
