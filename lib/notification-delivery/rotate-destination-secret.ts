import { eq } from 'drizzle-orm'
import { notificationDestinations } from '@/db/schema'
import { inSystem } from '@/db/system'
import { audit } from '@/lib/audit/audit'
import { AppError } from '@/lib/errors'
import { createWebhookSecret } from './create-webhook-secret'
import { encryptSecret } from './destination-secrets'
import { lockDestination, type Manage } from './lock-destination'

/** How long the previous secret remains valid after a rotation. */
const oldSecretMs = 24 * 60 * 60_000

/**
 * Gives a webhook a new secret, which is returned only this once. For a day everything is signed with both secrets,
 * so that the receiver can switch without losing anything. Throws `not-found`, and `invalid` for a chat. Serves
 * spec/planning#5.
 */
export async function rotateDestinationSecret(
  ctx: Manage,
  input: { id: string },
  now = new Date(),
): Promise<{ secret: string; old_secret_until: string }> {
  const secret = createWebhookSecret()
  const until = new Date(now.getTime() + oldSecretMs)
  await inSystem(async (tx) => {
    const row = await lockDestination(tx, ctx, input.id)
    if (row.type !== 'webhook')
      throw new AppError('invalid', {
        detail: 'Chat channels have no secret.',
        hint: 'To change who can write to the chat, replace the URL.',
      })
    await tx
      .update(notificationDestinations)
      .set({
        encryptedSecret: encryptSecret(ctx.orgId, row.id, secret),
        encryptedOldSecret: row.encryptedSecret,
        oldSecretUntil: until,
      })
      .where(eq(notificationDestinations.id, row.id))
    await audit(tx, ctx, { action: 'notification_destination.secret_rotated', subject: row.id })
  })
  return { secret, old_secret_until: until.toISOString() }
}
