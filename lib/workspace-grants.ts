import { eq } from 'drizzle-orm'
import { organizations } from '@/db/schema'
import { inSystem } from '@/db/system'
import { env } from './env'

/**
 * On whose behalf work is done: a workspace's (with its short name if known), or the install's own, such as asking
 * the brand hub it was set up with.
 */
export type Tenant = { readonly orgId: string; readonly slug?: string } | 'install'

/** What an entry grants, and the short name of the workspace it is for; undefined means all. */
type Grant = { workspace: string | undefined; what: string }

function grantOf(entry: string): Grant {
  const at = entry.indexOf('=')
  if (at < 0) return { workspace: undefined, what: entry }
  return { workspace: entry.slice(0, at).trim().toLowerCase(), what: entry.slice(at + 1).trim() }
}

/**
 * Returns the servers inside the operator's own network that this work may reach: those granted to everyone and
 * those granted to its workspace. `workspace` is its short name, if any grant names a workspace. Serves
 * spec/security#2.1, spec/decisions#9.
 */
export async function privateHostsOf(tenant: Tenant): Promise<{ hosts: string[]; workspace?: string }> {
  const grants = env().PRIVATE_HOSTS_ALLOWED.map(grantOf)
  const byName = grants.some(({ workspace }) => workspace !== undefined)
  const workspace = byName ? await slugOf(tenant) : undefined
  const hosts = grants
    .filter((grant) => grant.workspace === undefined || grant.workspace === workspace)
    .map(({ what }) => what)
  return { hosts, ...(workspace === undefined ? {} : { workspace }) }
}

/**
 * How much of the model may be used per day: a number of tokens (0: unlimited), for each project or for the whole
 * workspace.
 */
export type ModelBudget = { tokens: number; of: 'project' | 'workspace' }

/**
 * Returns a workspace's budget for the install's model: what AI_WORKSPACES grants to it by name, otherwise
 * AI_DAILY_TOKENS for each project. Returns undefined if the model is granted only to others. Serves
 * spec/security#7.4, spec/decisions#9.
 */
export async function modelBudgetOf(tenant: Tenant): Promise<ModelBudget | undefined> {
  const { AI_WORKSPACES, AI_DAILY_TOKENS } = env()
  const usual: ModelBudget = { tokens: AI_DAILY_TOKENS, of: 'project' }
  if (AI_WORKSPACES.length === 0) return usual
  const workspace = await slugOf(tenant)
  for (const entry of AI_WORKSPACES) {
    const [name, tokens] = entry.split('=').map((part) => part.trim())
    if (name?.toLowerCase() === workspace)
      return tokens === undefined ? usual : { tokens: Number(tokens), of: 'workspace' }
  }
  return undefined
}

/**
 * Returns the short names that grants refer to. No new workspace may take one: otherwise anyone could name theirs
 * like a deleted or future workspace and get what was granted to it.
 */
export function grantedNames(): ReadonlySet<string> {
  const { PRIVATE_HOSTS_ALLOWED, AI_WORKSPACES } = env()
  return new Set([
    ...PRIVATE_HOSTS_ALLOWED.flatMap((entry) => grantOf(entry).workspace ?? []),
    ...AI_WORKSPACES.map((entry) => entry.split('=')[0]?.trim().toLowerCase() ?? ''),
  ])
}

// A workspace's short name never changes, so it is looked up only once.
const slugs = new Map<string, string>()
const maxSlugs = 10_000

async function slugOf(tenant: Tenant): Promise<string | undefined> {
  if (tenant === 'install') return undefined
  if (tenant.slug !== undefined) return tenant.slug
  const known = slugs.get(tenant.orgId)
  if (known !== undefined) return known
  const [row] = await inSystem((tx) =>
    tx.select({ slug: organizations.slug }).from(organizations).where(eq(organizations.id, tenant.orgId)),
  )
  if (slugs.size >= maxSlugs) slugs.clear()
  if (row) slugs.set(tenant.orgId, row.slug)
  return row?.slug
}
