import { randomBytes } from 'node:crypto'
import { and, eq } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { type ChannelRow, channels } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { accesses } from '@/lib/networks/accesses'
import type { RemoteAccount } from '@/lib/networks/oauth'
import type { NetworkName } from '@/lib/networks/registry'
import { fillEmptyPackages } from '@/lib/packages/compose/fill-empty-packages'
import { lockChannelsExclusively } from '@/lib/packages/compose/store/lock-channels'
import { channelAnswerOf, channelColumns } from './channel-answer'
import { isSignedIn } from './channel-fields'
import { checkChannelFields } from './check-channel-fields'
import { decryptFields, encryptFields } from './credentials/credentials'
import { identifyAccount } from './identify-account'
import type { ChannelAnswer, CreateChannelInput } from './schemas'

/**
 * Creates a channel from what a person typed in: an address, a key or an app password, as its network declares. If
 * the network can be asked, it tells whose account this is. If we sign requests, the signing secret (`whsec_…`, 32
 * random bytes) is returned only this once; secrets are stored encrypted. Throws `wrong-state` for a network
 * without typed-in fields, `invalid` for a field that cannot be used, and `name-taken` for a used account_key or an
 * account that already has a channel, naming that channel. Serves spec/decisions#7.
 */
export async function createChannel(
  ctx: ProjectContext<'manage'>,
  input: CreateChannelInput,
): Promise<ChannelAnswer & { secret: string | null }> {
  const { platform } = input
  const connection = accesses[platform]
  if (connection.method !== 'fields') throw new AppError('wrong-state')
  const fields = await checkChannelFields(platform, input.config, ctx)
  const found = await identifyAccount(ctx, platform, { ...fields.open, ...fields.secret })
  const secret = connection.signs ? `whsec_${randomBytes(32).toString('base64')}` : null
  const id = newId()
  return inProject(ctx, async (tx) => {
    await lockChannelsExclusively(tx, ctx)
    const there = await findThere(tx, platform, { account: found?.account, secret: fields.secret })
    if (there) throw accountTaken(there, found?.account.handle)
    const [row] = await tx
      .insert(channels)
      .values({
        id,
        platform,
        remoteId: found?.account.remoteId ?? null,
        accountKey: input.account_key,
        displayName: input.display_name,
        language: input.language,
        config: { ...(found ? { handle: found.account.handle } : {}), ...found?.config, ...fields.open },
        credentials: encryptFields(
          { id, projectId: ctx.projectId },
          { fields: fields.secret, signingSecret: secret, session: found?.session ?? null },
        ),
      })
      .onConflictDoNothing()
      .returning(channelColumns)
    if (!row)
      throw new AppError('name-taken', {
        detail: `A channel with the key “${input.account_key}” already exists.`,
        hint: 'Choose another key.',
        errors: [{ pointer: '/account_key', detail: 'This key is already in use.' }],
      })
    await fillEmptyPackages(tx, ctx)
    await audit(tx, ctx, { action: 'channel.created', subject: id, data: { platform } })
    return { ...channelAnswerOf(row), secret }
  })
}

/**
 * Finds the project's channel for this account or, if the account is unknown, the one with exactly the same
 * secrets.
 */
async function findThere(
  tx: ProjectTx,
  platform: NetworkName,
  { account, secret }: { account: RemoteAccount | undefined; secret: Record<string, string> },
): Promise<ChannelRow | undefined> {
  const rows = await tx
    .select()
    .from(channels)
    .where(
      and(
        eq(channels.platform, platform),
        eq(channels.sandbox, false),
        account ? eq(channels.remoteId, account.remoteId) : undefined,
      ),
    )
  if (account) return rows[0]
  const typed = Object.entries(secret)
  return rows.find((row) => {
    const { fields = {} } = decryptFields(row) ?? {}
    return typed.length > 0 && typed.every(([name, value]) => fields[name] === value)
  })
}

/** Builds the error for an account that already has a channel: names the channel and what to do with it. */
function accountTaken(there: ChannelRow, handle: string | undefined): AppError {
  const { displayName, status } = there
  const detail = `The channel “${displayName}” already publishes ${handle ? `to ${handle}` : 'there'}.`
  if (status === 'disabled')
    return new AppError('name-taken', { detail, hint: `Resume “${displayName}” on the Channels page.` })
  const control = status === 'expired' || isSignedIn(there) ? 'Reconnect' : 'Edit connection'
  return new AppError('name-taken', {
    detail,
    hint: `Use that channel. To give it new access, choose “${control}” beside it on the Channels page.`,
  })
}
