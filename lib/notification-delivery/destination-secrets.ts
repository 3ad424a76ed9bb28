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

/** Encrypts the address of a destination: whoever knows it can write to the chat. */
export const encryptUrl = (orgId: string, id: string, url: string): string =>
  encrypt(url, place(orgId, id, 'url'))

/** Encrypts what a webhook is signed with. */
export const encryptSecret = (orgId: string, id: string, secret: string): string =>
  encrypt(secret, place(orgId, id, 'secret'))

/** The address of a destination, and the secrets to sign with: after a rotation also the one before, for a day. Throws VaultError. */
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
