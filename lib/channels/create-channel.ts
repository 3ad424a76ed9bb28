import { randomBytes } from 'node:crypto'
import { inProject } from '@/db/project'
import { channels } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { accesses } from '@/lib/networks/accesses'
import { fillEmptyPackages } from '@/lib/packages/compose/fill-empty-packages'
import { lockChannelsExclusively } from '@/lib/packages/compose/lock-channels'
import { channelAnswerOf, channelColumns } from './channel-answer'
import { checkChannelFields } from './check-channel-fields'
import { encryptFields } from './credentials'
import { identifyAccount } from './identify-account'
import type { ChannelAnswer, CreateChannelInput } from './schemas'

/**
 * Makes a channel of what a person typed in: an address, a key, an app password, as its network declares. Where there is somebody to
 * ask, the network says whose account it is. Where we sign, the secret (`whsec_…`, 32 random bytes) is shown this once; secrets
 * are stored encrypted. Throws `invalid` for a field that cannot be used and `name-taken` for a used account_key or an account that is
 * a channel already. Serves spec/decisions#7.
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
        detail: found
          ? `A channel for this account, or with the key “${input.account_key}”, already exists.`
          : `A channel with the key “${input.account_key}” already exists.`,
        hint: 'Choose another key.',
        errors: [{ pointer: '/account_key', detail: 'This key is already in use.' }],
      })
    await fillEmptyPackages(tx, ctx)
    await audit(tx, ctx, { action: 'channel.created', subject: id, data: { platform } })
    return { ...channelAnswerOf(row), secret }
  })
}
