import { and, eq, ne } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { type ChannelRow, channels } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import type { NetworkName } from '@/lib/networks/registry'
import { fillEmptyPackages } from '@/lib/packages/compose/fill-empty-packages'
import { lockChannelsExclusively } from '@/lib/packages/compose/lock-channels'
import { channelAnswerOf, channelColumns } from './channel-answer'
import { fieldsOfNetwork } from './channel-fields'
import { checkChannelFields } from './check-channel-fields'
import { decryptFields, encryptFields } from './credentials'
import { pausePosts, recheckLimits, resumePosts } from './pause-posts'
import type { ChangeChannelInput, ChannelAnswer } from './schemas'

/** What a channel's posts may have to wait for. */
const limits = ['daily_cap', 'min_gap_minutes']

/**
 * Changes a channel's name, key, language, daily cap, gap between posts, whether it is used, or a webhook's address. While it is paused its
 * posts wait; the other channels of those posts go out as planned. Throws `not-found`,
 * `name-taken`, `invalid` for an address, and `wrong-state` for switching on a channel whose connection has ended.
 */
export async function changeChannel(
  ctx: ProjectContext<'manage'>,
  { id, ...input }: ChangeChannelInput & { id: string },
): Promise<ChannelAnswer> {
  const before = input.config && (await readPlatform(ctx, id))
  const fields =
    before && input.config && (await checkChannelFields(before, input.config, ctx, { partly: true }))
  return inProject(ctx, async (tx) => {
    await lockChannelsExclusively(tx, ctx)
    const [channel] = await tx
      .select()
      .from(channels)
      .where(eq(channels.id, requireId(id)))
      .for('update')
    if (!channel) throw new AppError('not-found')
    if (input.status && channel.status === 'expired')
      throw new AppError('wrong-state', {
        detail: 'This channel’s connection has expired.',
        hint: 'Reconnect the account on the Channels page.',
      })
    if (input.account_key) {
      const [taken] = await tx
        .select({ id: channels.id })
        .from(channels)
        .where(and(eq(channels.accountKey, input.account_key), ne(channels.id, id)))
      if (taken)
        throw new AppError('name-taken', {
          errors: [{ pointer: '/account_key', detail: 'This key is already in use.' }],
        })
    }
    const [row] = await tx
      .update(channels)
      .set({
        displayName: input.display_name,
        accountKey: input.account_key,
        language: input.language,
        status: input.status,
        dailyCap: input.daily_cap,
        minGapMinutes: input.min_gap_minutes,
        ...(input.status ? { statusReason: input.status === 'disabled' ? 'Paused.' : null } : {}),
        ...(fields ? { config: { ...channel.config, ...fields.open } } : {}),
        ...(fields && Object.keys(fields.secret).length > 0
          ? { credentials: withSecrets(channel, ctx.projectId, fields.secret) }
          : {}),
        updatedAt: new Date(),
      })
      .where(eq(channels.id, id))
      .returning(channelColumns)
    if (!row) throw new AppError('not-found')
    if (input.status === 'disabled') await pausePosts(tx, id)
    if (input.status === 'active') await resumePosts(tx, id)
    if (limits.some((limit) => Object.hasOwn(input, limit))) await recheckLimits(tx, id)
    // It may be one that posts were missing for.
    if (input.status === 'active' || input.account_key || input.language) await fillEmptyPackages(tx, ctx)
    await audit(tx, ctx, { action: 'channel.changed', subject: id, data: { fields: Object.keys(input) } })
    return channelAnswerOf(row)
  })
}

/** The network of a channel whose fields are changed. Throws `wrong-state` where people type nothing in. */
async function readPlatform(ctx: ProjectContext<'manage'>, id: string): Promise<NetworkName> {
  const [row] = await inProject(ctx, (tx) =>
    tx
      .select({ platform: channels.platform })
      .from(channels)
      .where(eq(channels.id, requireId(id))),
  )
  if (!row) throw new AppError('not-found')
  if (fieldsOfNetwork(row.platform).length === 0)
    throw new AppError('wrong-state', {
      detail: 'Only webhooks have their own URL.',
      hint: 'Leave the URL out.',
    })
  return row.platform
}

/** The encrypted secrets with some replaced; the one we sign with stays. */
function withSecrets(channel: ChannelRow, projectId: string, changed: Record<string, string>): string {
  const { fields = {}, signingSecret = null } = decryptFields(channel) ?? {}
  return encryptFields({ id: channel.id, projectId }, { fields: { ...fields, ...changed }, signingSecret })
}
