import { and, eq, ne } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { type ChannelRow, channels } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { requireId } from '@/lib/ids'
import { fillEmptyPackages } from '@/lib/packages/compose/fill-empty-packages'
import { lockChannelsExclusively } from '@/lib/packages/compose/store/lock-channels'
import { channelAnswerOf, channelColumns } from './channel-answer'
import { fieldsOfNetwork, isSignedIn, plainFieldsOf } from './channel-fields'
import { checkChannelFields } from './check-channel-fields'
import { decryptFields, encryptFields } from './credentials/credentials'
import { identifyAccount } from './identify-account'
import { pausePosts, recheckLimits, resumePosts } from './posts/pause-posts'
import { resumeEndedPosts } from './posts/resume-ended-posts'
import type { ChangeChannelInput, ChannelAnswer } from './schemas'

/** The limits that may delay a channel's posts. */
const limits = ['daily_cap', 'min_gap_minutes']

/**
 * Changes a channel's name, key, language, daily cap, gap between posts, whether it is used, or what was typed in
 * to connect it, such as a webhook's address. While a channel is paused its posts wait; the other channels of those
 * posts publish as planned. Throws `not-found`, `name-taken`, `invalid` for an address, `invalid` for access to
 * another account, and `wrong-state` for setting the status of a channel whose connection has expired.
 */
export async function changeChannel(
  ctx: ProjectContext<'manage'>,
  { id, ...input }: ChangeChannelInput & { id: string },
): Promise<ChannelAnswer> {
  const typed = input.config && (await checkTypedIn(ctx, id, input.config))
  const { answer, again } = await inProject(ctx, async (tx) => {
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
    if (typed?.found && channel.remoteId !== typed.found.account.remoteId)
      throw new AppError('invalid', {
        detail: 'This belongs to another account.',
        hint: 'Add it as a channel of its own.',
      })
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
        ...(typed ? { config: { ...channel.config, ...typed.found?.config, ...typed.open } } : {}),
        ...(typed && (typed.found?.session || Object.keys(typed.secret).length > 0)
          ? { credentials: withSecrets(channel, ctx.projectId, typed), refreshingUntil: null }
          : {}),
        ...(typed && isSignedIn(channel) ? { expiresAt: null, renewsItself: false } : {}),
        // The network has just accepted it.
        ...(typed?.found ? { trouble: null, checkedAt: new Date() } : {}),
        ...(typed?.found && channel.status === 'expired'
          ? { status: 'active' as const, statusReason: null, connectedAt: new Date() }
          : {}),
        updatedAt: new Date(),
      })
      .where(eq(channels.id, id))
      .returning(channelColumns)
    if (!row) throw new AppError('not-found')
    if (input.status === 'disabled') await pausePosts(tx, id)
    if (input.status === 'active') await resumePosts(tx, id)
    if (limits.some((limit) => Object.hasOwn(input, limit))) await recheckLimits(tx, id)
    // Packages may still lack a variant for this channel.
    if (input.status === 'active' || input.account_key || input.language) await fillEmptyPackages(tx, ctx)
    await audit(tx, ctx, { action: 'channel.changed', subject: id, data: { fields: Object.keys(input) } })
    return { answer: channelAnswerOf(row), again: Boolean(typed?.found) && channel.status === 'expired' }
  })
  if (again) await resumeEndedPosts(ctx, id)
  return answer
}

/**
 * Checks newly typed-in values and, together with the stored ones, asks the network whose account they belong to.
 * Throws `wrong-state` for a network without typed-in fields.
 */
async function checkTypedIn(ctx: ProjectContext<'manage'>, id: string, values: Record<string, string>) {
  const [channel] = await inProject(ctx, (tx) =>
    tx
      .select()
      .from(channels)
      .where(eq(channels.id, requireId(id))),
  )
  if (!channel) throw new AppError('not-found')
  if (fieldsOfNetwork(channel.platform).length === 0)
    throw new AppError('wrong-state', {
      detail: 'Channels on this network have no fields or settings.',
      hint: 'Leave out "config".',
    })
  const checked = await checkChannelFields(channel.platform, values, ctx, {
    partly: !isSignedIn(channel),
  })
  const stored = isSignedIn(channel) ? {} : { ...plainFieldsOf(channel), ...decryptFields(channel)?.fields }
  const found = await identifyAccount(ctx, channel.platform, {
    ...stored,
    ...checked.open,
    ...checked.secret,
  })
  return { ...checked, found }
}

type TypedIn = Awaited<ReturnType<typeof checkTypedIn>>

/**
 * Returns the encrypted secrets with some of them replaced, and the tokens that belong to them. The signing secret
 * stays.
 */
function withSecrets(channel: ChannelRow, projectId: string, { secret, found }: TypedIn): string {
  const { fields = {}, signingSecret = null } = (!isSignedIn(channel) && decryptFields(channel)) || {}
  const session = found?.session ?? null
  return encryptFields(
    { id: channel.id, projectId },
    { fields: { ...fields, ...secret }, signingSecret, session },
  )
}
