import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import type { SandboxNetwork } from '@/db/allowed-values'
import { sandboxAccounts, sandboxGrants } from '@/db/schema'
import { inSystem } from '@/db/system'
import { hashToken } from '@/lib/platforms/sandbox-client'
import type { SandboxAccount } from './accounts'
import { scopesOf } from './consent'

export type Tokens = {
  access: string
  refresh: string | null
  expiresIn: number
  scope: string
  account: SandboxAccount
}

/** How long an access token lives, and whether a refresh token comes with it and changes at every use. */
const lifetimes: Record<SandboxNetwork, { seconds: number; refresh: 'none' | 'kept' | 'rotating' }> = {
  x: { seconds: 7200, refresh: 'rotating' },
  linkedin: { seconds: 5_184_000, refresh: 'none' },
  instagram: { seconds: 3600, refresh: 'none' },
  youtube: { seconds: 3599, refresh: 'kept' },
}

const newToken = (network: SandboxNetwork) => `sandbox-${network}-${randomBytes(24).toString('base64url')}`
const after = (seconds: number) => new Date(Date.now() + seconds * 1000)

/** Turns a code into tokens, once. Undefined when code, address or PKCE verifier do not fit. */
export async function redeemCode(
  network: SandboxNetwork,
  input: { code: string; redirectUri: string; verifier: string | null },
): Promise<Tokens | undefined> {
  return inSystem(async (tx) => {
    const [grant] = await tx
      .update(sandboxGrants)
      .set({ codeUsedAt: sql`now()` })
      .where(
        and(
          eq(sandboxGrants.network, network),
          eq(sandboxGrants.codeHash, hashToken(input.code)),
          isNull(sandboxGrants.codeUsedAt),
          gt(sandboxGrants.codeExpiresAt, new Date()),
        ),
      )
      .returning()
    if (!grant || grant.redirectUri !== input.redirectUri) return undefined
    if (grant.codeChallenge) {
      const made = createHash('sha256')
        .update(input.verifier ?? '')
        .digest('base64url')
      if (made !== grant.codeChallenge) return undefined
    }
    return issue(tx, network, grant.id, lifetimes[network].seconds)
  })
}

/** Renews by refresh token. On X each is good once: one that was already used ends the whole consent. */
export async function redeemRefreshToken(
  network: SandboxNetwork,
  token: string,
): Promise<Tokens | undefined> {
  const hash = hashToken(token)
  return inSystem(async (tx) => {
    const [grant] = await tx
      .select()
      .from(sandboxGrants)
      .where(
        and(
          eq(sandboxGrants.network, network),
          eq(sandboxGrants.refreshHash, hash),
          isNull(sandboxGrants.revokedAt),
        ),
      )
      .for('update')
    if (grant) return issue(tx, network, grant.id, lifetimes[network].seconds, token)
    await tx
      .update(sandboxGrants)
      .set({ revokedAt: sql`now()` })
      .where(eq(sandboxGrants.spentRefreshHash, hash))
    return undefined
  })
}

/** Instagram's way: a valid access token is exchanged for one that lives longer. */
export async function redeemAccessToken(
  network: SandboxNetwork,
  token: string,
  seconds: number,
): Promise<Tokens | undefined> {
  const bearer = await findBearer(network, token)
  if (!bearer) return undefined
  return inSystem((tx) => issue(tx, network, bearer.grantId, seconds))
}

export type Bearer = { account: SandboxAccount; scopes: string[]; grantId: string; since: Date }

/** Whose access token this is; undefined when it is unknown, expired or revoked. */
export async function findBearer(network: SandboxNetwork, token: string): Promise<Bearer | undefined> {
  const [row] = await inSystem((tx) =>
    tx
      .select({ account: sandboxAccounts, grant: sandboxGrants })
      .from(sandboxGrants)
      .innerJoin(sandboxAccounts, eq(sandboxAccounts.id, sandboxGrants.accountId))
      .where(
        and(
          eq(sandboxGrants.network, network),
          eq(sandboxGrants.accessHash, hashToken(token)),
          gt(sandboxGrants.accessExpiresAt, new Date()),
          isNull(sandboxGrants.revokedAt),
        ),
      ),
  )
  if (!row) return undefined
  return {
    account: row.account,
    scopes: scopesOf(row.grant.scope),
    grantId: row.grant.id,
    since: row.grant.createdAt,
  }
}

/** Ends the consent behind an access or refresh token. */
export async function revokeToken(network: SandboxNetwork, token: string): Promise<void> {
  const hash = hashToken(token)
  await inSystem((tx) =>
    tx
      .update(sandboxGrants)
      .set({ revokedAt: sql`now()` })
      .where(
        and(
          eq(sandboxGrants.network, network),
          sql`(${sandboxGrants.accessHash} = ${hash} or ${sandboxGrants.refreshHash} = ${hash})`,
        ),
      ),
  )
}

async function issue(
  tx: Parameters<Parameters<typeof inSystem>[0]>[0],
  network: SandboxNetwork,
  grantId: string,
  seconds: number,
  refreshToken?: string,
): Promise<Tokens | undefined> {
  const access = newToken(network)
  const [grant] = await tx.select().from(sandboxGrants).where(eq(sandboxGrants.id, grantId))
  if (!grant) return undefined
  const kind = lifetimes[network].refresh
  const wanted = network !== 'x' || scopesOf(grant.scope).includes('offline.access')
  const fresh =
    kind === 'none' || !wanted ? null : kind === 'kept' && refreshToken ? refreshToken : newToken(network)
  await tx
    .update(sandboxGrants)
    .set({
      accessHash: hashToken(access),
      accessExpiresAt: after(seconds),
      refreshHash: fresh ? hashToken(fresh) : null,
      spentRefreshHash: refreshToken && fresh !== refreshToken ? hashToken(refreshToken) : null,
    })
    .where(eq(sandboxGrants.id, grantId))
  const [account] = await tx.select().from(sandboxAccounts).where(eq(sandboxAccounts.id, grant.accountId))
  return account && { access, refresh: fresh, expiresIn: seconds, scope: grant.scope, account }
}
