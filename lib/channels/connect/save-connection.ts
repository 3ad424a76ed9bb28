import { and, eq } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { type ChannelRow, channels } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import type { Credentials, OAuthApp, RemoteAccount } from '@/lib/networks/oauth'
import { fillEmptyPackages } from '@/lib/packages/compose/fill-empty-packages'
import { lockChannelsExclusively } from '@/lib/packages/compose/store/lock-channels'
import { oauthOf } from '../apps/oauth-apps'
import { fieldsOfNetwork } from '../channel-fields'
import { connectionDates, signInDates } from '../credentials/connection-life'
import { encryptCredentials, encryptFields } from '../credentials/credentials'
import { resumeEndedPosts } from '../posts/resume-ended-posts'

/** What a consent page returned: an app's tokens, or secret fields with tokens that belong to them. */
export type NewAccess =
  | { credentials: Credentials }
  | { fields: Record<string, string>; session: Credentials; hasKey: boolean }

type ConnectedWith = Pick<OAuthApp, 'platform' | 'sandbox' | 'workspaceApp'>

/** The result of a consent: the channel, or the account that signed in instead of the one to reconnect. */
export type SavedConnection = { channelId: string; again: boolean } | { other: RemoteAccount }

/**
 * Stores a connected account as a channel of the active project (spec/service#2.3), or renews its existing channel:
 * the key and planned posts stay, and posts that failed because the connection had ended are retried. `reconnect`
 * is the channel that a person meant: if another account signed in, nothing is stored. A network may use different
 * account ids for each app, so after a change of app the handle is compared instead.
 */
export async function saveConnection(
  ctx: ProjectContext<'manage'>,
  connection: {
    app: ConnectedWith
    account: RemoteAccount
    access: NewAccess
    reconnect?: string
  },
): Promise<SavedConnection> {
  const { app, account, access, reconnect } = connection
  const appId = app.workspaceApp ?? null
  const now = new Date()
  const saved = await inProject(ctx, async (tx): Promise<SavedConnection> => {
    await lockChannelsExclusively(tx, ctx)
    const connected = (id: string) => ({
      remoteId: account.remoteId,
      ...stored(access, app, { id, projectId: ctx.projectId }, now),
      connectedAt: now,
      renewedAt: now,
      // The account was identified just now.
      checkedAt: now,
      nextCheckAt: new Date(now.getTime() + 86_400_000),
      trouble: null,
      appId,
      statusReason: null,
      refreshingUntil: null,
    })
    const renew = async (existing: ChannelRow): Promise<SavedConnection> => {
      await tx
        .update(channels)
        .set({
          displayName: account.displayName,
          config: { ...keptConfig(existing, access), ...configOf(account) },
          ...connected(existing.id),
          // A channel that a person paused stays paused until someone resumes it.
          ...(existing.status === 'disabled'
            ? { statusReason: existing.statusReason }
            : { status: 'active' }),
        })
        .where(eq(channels.id, existing.id))
      await record(tx, ctx, existing.id, app, 'channel.reconnected')
      return { channelId: existing.id, again: true }
    }
    const existing = await findAccount(tx, app, account.remoteId)
    if (reconnect !== undefined && existing?.id !== reconnect) {
      const target = await findReconnectTarget(tx, app, reconnect)
      const same =
        target &&
        !existing &&
        target.appId !== appId &&
        target.config.handle === account.handle &&
        (target.config.kind ?? account.kind) === account.kind
      if (target && same) return renew(target)
      if (target) return { other: account }
    }
    if (existing) return renew(existing)
    const base = accountKey(app.platform, account.handle)
    for (let number = 1; number <= 50; number++) {
      const id = newId()
      const [made] = await tx
        .insert(channels)
        .values({
          id,
          platform: app.platform,
          accountKey: number === 1 ? base : `${base}-${number}`,
          displayName: account.displayName,
          sandbox: app.sandbox,
          config: configOf(account),
          ...connected(id),
        })
        .onConflictDoNothing()
        .returning({ id: channels.id })
      if (!made) continue
      await fillEmptyPackages(tx, ctx)
      await record(tx, ctx, id, app, 'channel.connected')
      return { channelId: id, again: false }
    }
    throw new AppError('name-taken', { detail: 'Too many channels already use this name.' })
  })
  if ('again' in saved && saved.again) await resumeEndedPosts(ctx, saved.channelId)
  return saved
}

/** Returns the access as it is stored, with its dates. */
function stored(
  access: NewAccess,
  { platform }: ConnectedWith,
  place: { id: string; projectId: string },
  now: Date,
) {
  const at = { connectedAt: now, usedAt: now }
  if ('credentials' in access)
    return {
      credentials: encryptCredentials(place, access.credentials),
      ...connectionDates(oauthOf(platform), access.credentials, at),
    }
  const { fields, session, hasKey } = access
  return {
    credentials: encryptFields(place, { fields, signingSecret: null, session }),
    ...signInDates(platform, session, { ...at, hasKey }),
  }
}

/** Drops the values that were typed in before, since the account is no longer reached by them. */
function keptConfig({ platform, config }: ChannelRow, access: NewAccess): Record<string, unknown> {
  if ('credentials' in access) return config
  const typed = fieldsOfNetwork(platform).map(({ name }) => name)
  return Object.fromEntries(Object.entries(config).filter(([name]) => !typed.includes(name)))
}

const configOf = ({ config, handle, kind }: RemoteAccount): Record<string, unknown> => ({
  ...config,
  handle,
  ...(kind === undefined ? {} : { kind }),
})

async function findAccount(
  tx: ProjectTx,
  app: ConnectedWith,
  remoteId: string,
): Promise<ChannelRow | undefined> {
  const [row] = await tx
    .select()
    .from(channels)
    .where(
      and(
        eq(channels.platform, app.platform),
        eq(channels.sandbox, app.sandbox),
        eq(channels.remoteId, remoteId),
      ),
    )
    .for('update')
  return row
}

/**
 * Finds the channel to reconnect; undefined when it was disconnected meanwhile, so that its account becomes a new
 * channel.
 */
async function findReconnectTarget(
  tx: ProjectTx,
  app: ConnectedWith,
  id: string,
): Promise<ChannelRow | undefined> {
  const [row] = await tx
    .select()
    .from(channels)
    .where(and(eq(channels.id, id), eq(channels.platform, app.platform), eq(channels.sandbox, app.sandbox)))
    .for('update')
  return row
}

const record = (
  tx: ProjectTx,
  ctx: ProjectContext,
  subject: string,
  app: ConnectedWith,
  action: 'channel.connected' | 'channel.reconnected',
) => audit(tx, ctx, { action, subject, data: { platform: app.platform, sandbox: app.sandbox } })

/** Builds the key by which sources name the channel in `target_platforms`: `x-acme`. */
export function accountKey(platform: string, handle: string): string {
  const plain = handle
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9_]+/g, '-')
    .replace(/^-+|(?<!-)-+$/g, '')
    .slice(0, 40)
  return plain ? `${platform}-${plain}` : platform
}
