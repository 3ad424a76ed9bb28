import { createHash, randomBytes } from 'node:crypto'
import { and, eq, lt } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { type ChannelRow, channels, oauthStates } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { digest } from '@/lib/auth/secrets'
import { AppError } from '@/lib/errors'
import { newId, requireId } from '@/lib/ids'
import { perServerOf } from '@/lib/networks/accesses'
import type { ManagedAccounts } from '@/lib/networks/connection'
import type { OAuthApp } from '@/lib/networks/oauth'
import type { NetworkName } from '@/lib/networks/registry'
import { encrypt } from '@/lib/vault'
import { type KeptConnection, keptPlace } from './kept-connection'
import { findOAuthAppFor, hasManagedAccounts, oauthOf } from './oauth-apps'
import { findServerApp, serverOf } from './server-apps'

const minutesToConsent = 10

/**
 * Starts connecting an account: stores a single-use state bound to the person, the project and the browser (its nonce is in a
 * cookie), and gives the address of the platform's consent page. `channel` is the one to reconnect, when it is about one; `server`
 * is where the account is, of a network of many servers (a channel's own by itself). Throws
 * `wrong-state` when the platform is not set up here, `not-found` for a channel that the project does not have, and what
 * `findServerApp` throws. Serves spec/security#6.6.
 */
export async function startConnection(
  ctx: ProjectContext<'manage'>,
  input: {
    platform: NetworkName
    browserNonce: string
    channel?: string | undefined
    server?: string | undefined
    /** Where a network has `managed` accounts: the person's own, or a choice among all that they may act for. */
    accounts?: 'own' | 'managed' | undefined
  },
): Promise<string> {
  const channel =
    input.channel === undefined ? undefined : await readChannelOf(ctx, input.channel, input.platform)
  const app = perServerOf(input.platform)
    ? await findServerApp(ctx, { platform: input.platform, server: input.server ?? serverOf(channel) ?? '' })
    : await findOAuthAppFor(ctx, input.platform)
  const userId = ctx.actor.id
  if (!app || !userId)
    throw new AppError('wrong-state', {
      detail: 'This network isn’t set up yet.',
      hint: 'Ask your administrator to add its keys.',
    })
  const { connection } = oauthOf(input.platform)
  const managed = await asksForManaged(ctx, app, { ...input, config: channel?.config })
  const scopes = managed ? managed.scopes : connection.scopes
  const state = randomBytes(32).toString('base64url')
  const verifier = randomBytes(48).toString('base64url')
  const id = newId()
  const kept: KeptConnection = {
    verifier,
    browser: digest(input.browserNonce),
    sandbox: app.sandbox,
    app: app.workspaceApp,
    channel: input.channel,
    ...(managed ? { managed: true, chooses: input.accounts === 'managed' } : {}),
  }
  await inProject(ctx, async (tx) => {
    await tx.delete(oauthStates).where(lt(oauthStates.expiresAt, new Date(Date.now() - 86_400_000)))
    await tx.insert(oauthStates).values({
      id,
      stateHash: digest(state),
      userId,
      platform: input.platform,
      encrypted: encrypt(JSON.stringify(kept), keptPlace({ id, projectId: ctx.projectId })),
      expiresAt: new Date(Date.now() + minutesToConsent * 60_000),
    })
  })
  const address = new URL(app.authorizeUrl)
  const params = {
    response_type: 'code',
    client_id: app.clientId,
    redirect_uri: app.redirectUri,
    scope: scopes.join(connection.scopeSeparator),
    state,
    ...(connection.pkce
      ? {
          code_challenge: createHash('sha256').update(verifier).digest('base64url'),
          code_challenge_method: 'S256',
        }
      : {}),
    ...connection.authorizeParams,
  }
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value)
  return address.href
}

/** The wider rights, where they are needed for what is to be connected or were given to this app before. */
async function asksForManaged(
  ctx: ProjectContext<'manage'>,
  app: OAuthApp,
  {
    accounts,
    config,
  }: { accounts?: 'own' | 'managed' | undefined; config: ChannelRow['config'] | undefined },
): Promise<ManagedAccounts | undefined> {
  const { managed } = oauthOf(app.platform).connection
  const wanted =
    managed !== undefined &&
    (accounts === 'managed' || config?.kind !== undefined || (await hasManagedAccounts(ctx, app)))
  return wanted ? managed : undefined
}

async function readChannelOf(
  ctx: ProjectContext<'manage'>,
  id: string,
  platform: NetworkName,
): Promise<Pick<ChannelRow, 'config'>> {
  const [row] = await inProject(ctx, (tx) =>
    tx
      .select({ config: channels.config })
      .from(channels)
      .where(and(eq(channels.id, requireId(id)), eq(channels.platform, platform))),
  )
  if (!row) throw new AppError('not-found')
  return row
}
