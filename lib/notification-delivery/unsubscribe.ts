import { createHmac } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { notificationChoices, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { isSameSecret } from '@/lib/auth/secrets'
import { env, requireEnv } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { isId } from '@/lib/ids'
import { type ChosenKind, chosenKinds, kindFacts } from '@/lib/notifications/kinds'

/**
 * Returns the URL that unsubscribes one person from emails of one kind, or from all, with one click and without
 * signing in.
 */
export const unsubscribeAddress = (userId: string, kind: string): string =>
  `${env().APP_URL}/api/notifications/unsubscribe?token=${tokenFor(userId, kind)}`

const tokenFor = (userId: string, kind: string): string => `${userId}.${kind}.${signatureOf(userId, kind)}`

const signatureOf = (userId: string, kind: string): string =>
  createHmac('sha256', requireEnv('AUTH_SECRET')).update(`unsubscribe|${userId}|${kind}`).digest('base64url')

/**
 * Reads what an email's link unsubscribes from, for the page that asks for confirmation. Throws `not-found` for a
 * token that is not ours.
 */
export function readUnsubscribeToken(token: string): {
  userId: string
  kind: ChosenKind | 'all'
  label: string
} {
  const [userId = '', kind = '', signature = ''] = token.split('.')
  const known = kind === 'all' ? 'all' : chosenKinds.find((one) => one === kind)
  if (!known || !isId(userId) || !isSameSecret(signature, signatureOf(userId, kind)))
    throw new AppError('not-found')
  return { userId, kind: known, label: known === 'all' ? 'All notifications' : kindFacts[known].label }
}

/**
 * Unsubscribes as the link says (RFC 8058). Idempotent; the inbox is not affected. Throws `not-found` like
 * `readUnsubscribeToken`.
 */
export async function unsubscribe(token: string): Promise<{ label: string }> {
  const { userId, kind, label } = readUnsubscribeToken(token)
  const kinds = kind === 'all' ? chosenKinds : [kind]
  await inSystem(async (tx) => {
    const [person] = await tx.select({ id: users.id }).from(users).where(eq(users.id, userId))
    if (!person) throw new AppError('not-found')
    await tx
      .insert(notificationChoices)
      .values(kinds.map((one) => ({ userId, kind: one, inbox: kindFacts[one].usual.inbox, email: false })))
      .onConflictDoUpdate({
        target: [notificationChoices.userId, notificationChoices.kind],
        set: { email: false },
      })
  })
  return { label }
}
