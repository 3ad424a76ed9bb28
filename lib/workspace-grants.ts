import { eq } from 'drizzle-orm'
import { organizations } from '@/db/schema'
import { inSystem } from '@/db/system'
import { env } from './env'

/** Whose work something is: a workspace's (with its short name where it is known), or the install's own, such as asking the brand hub it was set up with. */
export type Tenant = { readonly orgId: string; readonly slug?: string } | 'install'

/** What an entry grants, and the short name of the workspace it is for; undefined is all of them. */
type Grant = { workspace: string | undefined; what: string }

function grantOf(entry: string): Grant {
  const at = entry.indexOf('=')
  if (at < 0) return { workspace: undefined, what: entry }
  return { workspace: entry.slice(0, at).trim().toLowerCase(), what: entry.slice(at + 1).trim() }
}

/**
 * The servers inside the operator's own network that this work may reach: those granted to everybody and those granted to its
 * workspace. `workspace` is its short name, where any grant is by name. Serves spec/security#2.1, spec/decisions#9.
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

/** How much of the model work may use a day: so many tokens (0: any number), each project for itself or all together. */
export type ModelBudget = { tokens: number; of: 'project' | 'workspace' }

/**
 * The budget of a workspace for the install's model: what AI_WORKSPACES grants to it by name, else AI_DAILY_TOKENS for each
 * project. Undefined where the model is granted to others alone. Serves spec/security#7.4, spec/decisions#9.
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
 * The short names that grants speak of. No new workspace gets one of them: else whoever calls theirs like one that was
 * deleted, or is still to be made, would have what was granted to it.
 */
export function grantedNames(): ReadonlySet<string> {
  const { PRIVATE_HOSTS_ALLOWED, AI_WORKSPACES } = env()
  return new Set([
    ...PRIVATE_HOSTS_ALLOWED.flatMap((entry) => grantOf(entry).workspace ?? []),
    ...AI_WORKSPACES.map((entry) => entry.split('=')[0]?.trim().toLowerCase() ?? ''),
  ])
}

// A workspace keeps its short name for life, so each is asked for once.
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
