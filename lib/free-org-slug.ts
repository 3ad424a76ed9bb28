import { like, sql } from 'drizzle-orm'
import { organizations } from '@/db/schema'
import type { SystemTx } from '@/db/system'
import { firstFree, slugify } from './slugs'
import { grantedNames } from './workspace-grants'

// Paths of the app itself, which no workspace may take.
const reserved = new Set([
  'account',
  'api',
  'admin',
  'connect-problem',
  'docs',
  'favicon',
  'help',
  'icon',
  'invite',
  'manifest',
  'new',
  'sample',
  'sandbox',
  'sign-in',
  'sign-out',
  'sign-up',
  'welcome',
  '_next',
])

/**
 * Returns an unused workspace address derived from the name. Takes the open transaction and locks out other callers
 * until it ends, so that two workspaces with the same name can be created at the same time.
 */
export async function freeOrgSlug(tx: SystemTx, name: string): Promise<string> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('workspace addresses', 0))`)
  const wanted = slugify(name, 'workspace')
  const rows = await tx
    .select({ slug: organizations.slug })
    .from(organizations)
    .where(like(organizations.slug, `${wanted}%`))
  return firstFree(wanted, new Set([...rows.map((row) => row.slug), ...reserved, ...grantedNames()]))
}
