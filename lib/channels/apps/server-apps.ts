import { and, eq, isNull } from 'drizzle-orm'
import { networkApps } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { ConnectionError, type OAuthApp, type Registration } from '@/lib/networks/oauth'
import { type NetworkName, networks } from '@/lib/networks/registry'
import { webhookFetch } from '../outbound'
import type { ServerAppInput } from '../schemas'
import { webhookAddress } from '../webhook-address'
import { appOfRow, callbackAddress, oauthOf } from './oauth-apps'
import { encryptAppSecret } from './workspace-app-secrets'

/** Returns the server of a channel's account on a multi-server network. */
export const findAccountServer = (
  channel: { config: Record<string, unknown> } | undefined,
): string | undefined => (typeof channel?.config.server === 'string' ? channel.config.server : undefined)

/**
 * Returns a workspace's app at one server of a multi-server network. Registers it there the first time, when the
 * server no longer knows it, or when it was registered for another callback address or other scopes. The app
 * belongs to this workspace only. Throws `invalid` for anything that is not a server of the network, and
 * `unavailable` when it does not answer. Serves docs/decisions/0202, spec/security#2.1.
 */
export async function findServerApp(
  ctx: ProjectContext<'manage'>,
  { platform, server: typed }: ServerAppInput,
): Promise<OAuthApp> {
  const { label } = networks[platform]
  const { connection, protocol } = oauthOf(platform)
  const { registration } = protocol
  if (!registration) throw new AppError('wrong-state')
  const server = await serverAddress(typed, ctx)
  const redirectUri = callbackAddress(platform)
  const registeredFor = [redirectUri, ...connection.scopes].join(' ')
  const fetch = webhookFetch(ctx)
  try {
    const row = await readApp(ctx.orgId, platform, server)
    const app = row?.registeredFor === registeredFor ? appOfRow(row) : undefined
    if (app && (await registration.isKnown({ app, fetch }))) return app
    const keys = await registration.register({
      server,
      redirectUri,
      scopes: connection.scopes,
      website: env().APP_URL,
      fetch,
    })
    return await keepApp({ orgId: ctx.orgId, platform, server, registeredFor }, keys, row)
  } catch (error) {
    if (!(error instanceof ConnectionError)) throw error
    const isDown = error.kind === 'unreachable'
    const reason = isDown
      ? `${hostOf(server)} didn’t respond. ${error.message}`
      : `${hostOf(server)} isn’t a ${label} server that we can connect to. ${error.message}`
    throw new AppError(isDown ? 'unavailable' : 'invalid', {
      detail: `We can’t connect to ${hostOf(server)}.`,
      hint: 'Check the address of the server, or try again in a few minutes.',
      errors: [{ pointer: '/server', detail: reason }],
    })
  }
}

const hostOf = (server: string): string => new URL(server).host

/**
 * Parses `mastodon.social`, `https://mastodon.social/@me` or `@me@mastodon.social` and returns the server's origin.
 * Throws `invalid`.
 */
async function serverAddress(typed: string, tenant: { orgId: string }): Promise<string> {
  const text = typed.trim()
  const host = text.includes('://') ? text : `https://${text.slice(text.lastIndexOf('@') + 1)}`
  const address = await webhookAddress(host, tenant, { pointer: '/server' })
  return new URL(address).origin
}

const readApp = (orgId: string, platform: NetworkName, server: string) =>
  inSystem(
    async (tx) =>
      (
        await tx
          .select()
          .from(networkApps)
          .where(
            and(
              eq(networkApps.orgId, orgId),
              eq(networkApps.platform, platform),
              eq(networkApps.server, server),
              isNull(networkApps.replacedAt),
            ),
          )
      )[0],
  )

/** If two people register at the same time, both use the first one's app. */
async function keepApp(
  place: { orgId: string; platform: NetworkName; server: string; registeredFor: string },
  { clientId, clientSecret }: Registration,
  before: typeof networkApps.$inferSelect | undefined,
): Promise<OAuthApp> {
  const { orgId, registeredFor } = place
  const id = before?.id ?? newId()
  const keys = { registeredFor, clientId, encryptedSecret: encryptAppSecret({ id, orgId }, clientSecret) }
  await inSystem((tx) =>
    before
      ? tx
          .update(networkApps)
          .set({ ...keys, updatedAt: new Date() })
          .where(and(eq(networkApps.id, id), eq(networkApps.clientId, before.clientId)))
      : tx
          .insert(networkApps)
          .values({ id, ...place, ...keys })
          .onConflictDoNothing(),
  )
  const row = await readApp(orgId, place.platform, place.server)
  const app = row && appOfRow(row)
  if (!app) throw new AppError('unavailable')
  return app
}

/**
 * Prepares connecting an account at a server, so that the form can show what is wrong with its address. Returns the
 * address in this install that redirects to the server's consent page. Throws like `findServerApp`.
 */
export async function prepareServer(
  ctx: ProjectContext<'manage'>,
  input: ServerAppInput,
): Promise<{ href: string }> {
  const { server = '' } = await findServerApp(ctx, input)
  const query = new URLSearchParams({ project: ctx.projectId, server })
  return { href: `/api/channels/connect/${input.platform}?${query}` }
}
