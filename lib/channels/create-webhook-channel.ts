import { randomBytes } from 'node:crypto'
import { inProject } from '@/db/project'
import { channels } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { fillEmptyPackages } from '@/lib/packages/compose/fill-empty-packages'
import { lockChannelsExclusively } from '@/lib/packages/compose/lock-channels'
import { channelAnswerOf, channelColumns } from './channel-answer'
import { encryptSecret } from './credentials'
import type { ChannelAnswer, CreateChannelInput } from './schemas'
import { webhookAddress } from './webhook-address'

/**
 * Makes a webhook channel and its signing secret (`whsec_…`, 32 random bytes), which is shown this once and stored encrypted.
 * Throws `invalid` for an address that may not be reached and `name-taken` for a used account_key. Serves spec/decisions#7.
 */
export async function createWebhookChannel(
  ctx: ProjectContext<'manage'>,
  input: CreateChannelInput,
): Promise<ChannelAnswer & { secret: string }> {
  const url = await webhookAddress(input.config.url, ctx)
  const secret = `whsec_${randomBytes(32).toString('base64')}`
  const id = newId()
  return inProject(ctx, async (tx) => {
    await lockChannelsExclusively(tx, ctx)
    const [row] = await tx
      .insert(channels)
      .values({
        id,
        platform: 'webhook',
        accountKey: input.account_key,
        displayName: input.display_name,
        language: input.language,
        config: { url },
        credentials: encryptSecret({ id, projectId: ctx.projectId }, secret),
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
    await audit(tx, ctx, { action: 'channel.created', subject: id, data: { platform: 'webhook' } })
    return { ...channelAnswerOf(row), secret }
  })
}
