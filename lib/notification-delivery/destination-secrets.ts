import { type NotificationDestinationRow, notificationDestinations } from '@/db/schema'
import type { EncryptedColumn } from '@/lib/reencrypt-column'
import { decrypt, encrypt } from '@/lib/vault'

const place = (orgId: string, id: string, column: string) => ({
  table: `notification_destinations.${column}`,
  rowId: id,
  projectId: orgId,
})

const columnOf = (column: EncryptedColumn['column'], name: string): EncryptedColumn => ({
  column,
  key: notificationDestinations.id,
  scope: notificationDestinations.orgId,
  placeOf: ({ key, scope }) => place(scope, key, name),
})

export const destinationSecrets: readonly EncryptedColumn[] = [
  columnOf(notificationDestinations.encryptedUrl, 'url'),
  columnOf(notificationDestinations.encryptedSecret, 'secret'),
  columnOf(notificationDestinations.encryptedOldSecret, 'secret'),
]

/** Encrypts a destination's URL: anyone who knows it can write to the chat. */
export const encryptUrl = (orgId: string, id: string, url: string): string =>
  encrypt(url, place(orgId, id, 'url'))

/** Encrypts a webhook's signing secret. */
export const encryptSecret = (orgId: string, id: string, secret: string): string =>
  encrypt(secret, place(orgId, id, 'secret'))

/**
 * Decrypts a destination's URL and its signing secrets; for a day after a rotation these include the previous one.
 * Throws VaultError.
 */
export function openDestination(
  row: NotificationDestinationRow,
  now = new Date(),
): { url: string; secrets: string[] } {
  const { id, orgId } = row
  const old = row.oldSecretUntil && row.oldSecretUntil > now ? row.encryptedOldSecret : null
  return {
    url: decrypt(row.encryptedUrl, place(orgId, id, 'url')),
    secrets: [row.encryptedSecret, old].flatMap((secret) =>
      secret === null ? [] : decrypt(secret, place(orgId, id, 'secret')),
    ),
  }
}
