import { createHash, randomBytes } from 'node:crypto'
import { and, eq, gt, inArray, isNull, or, sql } from 'drizzle-orm'
import { sandboxAccounts, sandboxGrants } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { NetworkName } from '@/lib/networks/registry'
import type { Bearer, Tokens } from '@/lib/networks/stub'
import { hashToken } from '@/lib/platforms/sandbox-client'
import { scopesOf } from './consent'
import { stubOf } from './stub-of'

const newToken = (network: NetworkName) => `sandbox-${network}-${randomBytes(24).toString('base64url')}`
const after = (seconds: number) => new Date(Date.now() + seconds * 1000)

/** Exchanges a code for tokens, once. Returns undefined if code, redirect address or PKCE verifier do not match. */
export async function redeemCode(
  network: NetworkName,
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
    return issue(tx, network, grant.id, stubOf(network).tokens.seconds)
  })
}

/**
 * Exchanges a refresh token for new tokens. If the network rotates refresh tokens, each is valid once, and reusing
 * a spent one revokes the whole consent.
 */
export async function redeemRefreshToken(network: NetworkName, token: string): Promise<Tokens | undefined> {
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
    if (grant) return issue(tx, network, grant.id, stubOf(network).tokens.seconds, token)
    await tx
      .update(sandboxGrants)
      .set({ revokedAt: sql`now()` })
      .where(eq(sandboxGrants.spentRefreshHash, hash))
    return undefined
  })
}

/** Exchanges a valid access token for one with a longer lifetime. */
export async function redeemAccessToken(
  network: NetworkName,
  token: string,
  seconds: number,
): Promise<Tokens | undefined> {
  const bearer = await findBearer(network, token)
  if (!bearer) return undefined
  return inSystem((tx) => issue(tx, network, bearer.grantId, seconds))
}

/** Returns whose access token this is; undefined if it is unknown, expired or revoked. */
export async function findBearer(network: NetworkName, token: string): Promise<Bearer | undefined> {
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

/** Revokes the consent behind an access or refresh token. */
export async function revokeToken(network: NetworkName, token: string): Promise<void> {
  await inSystem((tx) =>
    tx.update(sandboxGrants).set({ revokedAt: sql`now()` }).where(ofToken(network, token)),
  )
}

/** Revokes all consents of the account behind such a token; returns false if none was still valid. */
export async function revokeConsents(network: NetworkName, token: string): Promise<boolean> {
  const ended = await inSystem((tx) =>
    tx
      .update(sandboxGrants)
      .set({ revokedAt: sql`now()` })
      .where(
        and(
          eq(sandboxGrants.network, network),
          isNull(sandboxGrants.revokedAt),
          inArray(
            sandboxGrants.accountId,
            tx
              .select({ id: sandboxGrants.accountId })
              .from(sandboxGrants)
              .where(and(ofToken(network, token), isNull(sandboxGrants.revokedAt))),
          ),
        ),
      )
      .returning({ id: sandboxGrants.id }),
  )
  return ended.length > 0
}

const ofToken = (network: NetworkName, token: string) => {
  const hash = hashToken(token)
  return and(
    eq(sandboxGrants.network, network),
    or(eq(sandboxGrants.accessHash, hash), eq(sandboxGrants.refreshHash, hash)),
  )
}

async function issue(
  tx: Parameters<Parameters<typeof inSystem>[0]>[0],
  network: NetworkName,
  grantId: string,
  seconds: number,
  refreshToken?: string,
): Promise<Tokens | undefined> {
  const access = newToken(network)
  const [grant] = await tx.select().from(sandboxGrants).where(eq(sandboxGrants.id, grantId))
  if (!grant) return undefined
  const { refresh: kind, refreshScope } = stubOf(network).tokens
  const wanted = refreshScope === undefined || scopesOf(grant.scope).includes(refreshScope)
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
