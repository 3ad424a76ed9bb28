import { like, sql } from 'drizzle-orm'
import { organizations } from '@/db/schema'
import type { SystemTx } from '@/db/system'
import { firstFree, slugify } from './slugs'
import { grantedNames } from './workspace-grants'

// Addresses of the app itself, which a workspace may not take.
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
 * A workspace address made from its name that nobody has yet. Takes the open transaction; until it ends nobody else finds
 * one, so that two workspaces of one name may be made at the same moment.
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
