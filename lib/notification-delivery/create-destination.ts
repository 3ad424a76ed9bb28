import { eq } from 'drizzle-orm'
import { notificationDestinations } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { checkDestinationUrl } from './check-destination-url'
import { createWebhookSecret } from './create-webhook-secret'
import { encryptSecret, encryptUrl } from './destination-secrets'
import type { Manage } from './lock-destination'
import { presentDestination } from './present-destination'
import type { DestinationAnswer, DestinationInput } from './schemas'

const maxDestinations = 20

/**
 * Adds a chat channel or a webhook. The URL must be public, or on a server that the operator allowed; it is stored
 * encrypted. A webhook gets a secret, which is returned only this once. Throws `invalid`. Serves spec/planning#5,
 * spec/security#2.1.
 */
export async function createDestination(
  ctx: Manage,
  input: DestinationInput,
): Promise<DestinationAnswer & { secret?: string }> {
  const url = await checkDestinationUrl(ctx, input.url)
  const id = newId()
  const secret = input.type === 'webhook' ? createWebhookSecret() : undefined
  return inSystem(async (tx) => {
    const present = await tx.$count(notificationDestinations, eq(notificationDestinations.orgId, ctx.orgId))
    if (present >= maxDestinations)
      throw new AppError('invalid', {
        detail: `A workspace can have ${maxDestinations} chat channels and webhooks.`,
        hint: 'Remove one that you no longer use.',
      })
    const [row] = await tx
      .insert(notificationDestinations)
      .values({
        id,
        orgId: ctx.orgId,
        type: input.type,
        name: input.name,
        kinds: input.kinds,
        encryptedUrl: encryptUrl(ctx.orgId, id, url.href),
        shownUrl: `${url.origin}/…`,
        encryptedSecret: secret === undefined ? null : encryptSecret(ctx.orgId, id, secret),
      })
      .returning()
    await audit(tx, ctx, {
      action: 'notification_destination.created',
      subject: id,
      data: { type: input.type, name: input.name, server: url.origin, kinds: input.kinds },
    })
    if (!row) throw new AppError('not-found')
    return { ...presentDestination(row, null), ...(secret === undefined ? {} : { secret }) }
  })
}
