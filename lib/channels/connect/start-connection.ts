import { createHash, randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { type ChannelRow, channels } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { digest } from '@/lib/auth/secrets'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { findServerField } from '@/lib/networks/accesses'
import type { ManagedAccounts } from '@/lib/networks/connection'
import { ConnectionError, type OAuthApp } from '@/lib/networks/oauth'
import { type NetworkName, networks } from '@/lib/networks/registry'
import type { SignInProtocol } from '@/lib/networks/sign-in'
import { findOAuthAppFor, hasManagedAccounts, oauthOf } from '../apps/oauth-apps'
import { findAccountServer, findServerApp } from '../apps/server-apps'
import { findSignInProtocol, signInClientOf, signInIo } from '../apps/sign-in-clients'
import { newState, storeState } from './connection-state'
import type { PendingConnection } from './pending-connection'

/**
 * Starts connecting an account: stores a single-use state bound to the person, the project and the browser (its
 * nonce is in a cookie), and returns the address of the platform's consent page. `channel` is the channel to
 * reconnect, if any; `server` is the account's server on a multi-server network (by default the channel's own).
 * Throws `wrong-state` when the platform is not set up here, `not-found` for a channel that the project does not
 * have, and whatever `findServerApp` throws. Serves spec/security#6.6.
 */
export async function startConnection(
  ctx: ProjectContext<'manage'>,
  input: {
    platform: NetworkName
    browserNonce: string
    channel?: string | undefined
    server?: string | undefined
    /**
     * For a network with `managed` accounts: connect the person's own account, or let them choose among all that
     * they may act for.
     */
    accounts?: 'own' | 'managed' | undefined
  },
): Promise<string> {
  const channel =
    input.channel === undefined ? undefined : await readChannelOf(ctx, input.channel, input.platform)
  const signIn = findSignInProtocol(input.platform)
  if (signIn) return startSignIn(ctx, signIn, { ...input, server: input.server ?? handleOf(channel) ?? '' })
  const app = findServerField(input.platform)
    ? await findServerApp(ctx, {
        platform: input.platform,
        server: input.server ?? findAccountServer(channel) ?? '',
      })
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
  const state = newState()
  const verifier = newVerifier()
  const pending: PendingConnection = {
    verifier,
    browser: digest(input.browserNonce),
    sandbox: app.sandbox,
    app: app.workspaceApp,
    channel: input.channel,
    ...(managed ? { managed: true, chooses: input.accounts === 'managed' } : {}),
  }
  await storeState(ctx, { state, userId, platform: input.platform, pending })
  const address = new URL(app.authorizeUrl)
  const params = {
    response_type: 'code',
    client_id: app.clientId,
    redirect_uri: app.redirectUri,
    scope: scopes.join(connection.scopeSeparator),
    state,
    ...(connection.pkce
      ? {
          code_challenge: challengeOf(verifier),
          code_challenge_method: 'S256',
        }
      : {}),
    ...connection.authorizeParams,
  }
  for (const [name, value] of Object.entries(params)) address.searchParams.set(name, value)
  return address.href
}

const newVerifier = (): string => randomBytes(48).toString('base64url')

const challengeOf = (verifier: string): string => createHash('sha256').update(verifier).digest('base64url')

/**
 * Like `startConnection`, for a consent page offered in addition to typed-in fields, at the account's server
 * (docs/decisions/0216).
 */
async function startSignIn(
  ctx: ProjectContext<'manage'>,
  protocol: SignInProtocol,
  input: { platform: NetworkName; browserNonce: string; channel?: string | undefined; server: string },
): Promise<string> {
  const { platform, channel } = input
  const client = await signInClientOf(ctx, platform)
  const userId = ctx.actor.id
  if (!client || !userId)
    throw new AppError('wrong-state', {
      detail: 'This way of connecting needs a site with a public https address.',
      hint: 'Enter the access of the account yourself instead.',
    })
  const state = newState()
  const verifier = newVerifier()
  const { address, kept } = await callNetwork(platform, () =>
    protocol.begin(
      { ...signInIo(platform, ctx), client },
      { account: input.server, state, challenge: challengeOf(verifier) },
    ),
  )
  const browser = digest(input.browserNonce)
  const app = client.app ?? undefined
  await storeState(ctx, {
    state,
    userId,
    platform,
    pending: { verifier, browser, sandbox: false, app, channel, signIn: kept },
  })
  return address
}

/**
 * Looks up an account's server before the browser leaves, so that the form can show what is wrong. Throws like
 * `callNetwork`.
 */
export async function prepareSignIn(
  ctx: ProjectContext<'manage'>,
  { platform, server }: { platform: NetworkName; server: string },
): Promise<{ href: string }> {
  const protocol = findSignInProtocol(platform)
  if (!protocol) throw new AppError('wrong-state')
  await callNetwork(platform, () => protocol.find(signInIo(platform, ctx), server))
  const query = new URLSearchParams({ project: ctx.projectId, server })
  return { href: `/api/channels/connect/${platform}?${query}` }
}

/**
 * Runs a request to a network. Throws `invalid` if the input is not an account or server of the network, and
 * `unavailable` when the network does not answer.
 */
async function callNetwork<T>(platform: NetworkName, ask: () => Promise<T>): Promise<T> {
  try {
    return await ask()
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error
    const { label } = networks[platform]
    const isDown = error.kind === 'unreachable'
    throw new AppError(isDown ? 'unavailable' : 'invalid', {
      detail: isDown ? `We can’t reach ${label} right now.` : `We can’t sign in to ${label} with this.`,
      hint: isDown
        ? 'Try again in a few minutes.'
        : 'Check the name of the account, or the address of its server.',
      errors: [
        { pointer: '/server', detail: isDown ? `${label} didn’t respond. ${error.message}` : error.message },
      ],
    })
  }
}

/** Returns the account that a channel is connected as. */
const handleOf = (channel: Pick<ChannelRow, 'remoteId'> | undefined): string | undefined =>
  channel?.remoteId ?? undefined

/** Returns the wider permissions if the account to connect needs them, or if this app was granted them before. */
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
): Promise<Pick<ChannelRow, 'config' | 'remoteId'>> {
  const [row] = await inProject(ctx, (tx) =>
    tx
      .select({ config: channels.config, remoteId: channels.remoteId })
      .from(channels)
      .where(and(eq(channels.id, requireId(id)), eq(channels.platform, platform))),
  )
  if (!row) throw new AppError('not-found')
  return row
}
