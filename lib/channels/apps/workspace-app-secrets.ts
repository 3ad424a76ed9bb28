import { networkApps } from '@/db/schema'
import type { EncryptedColumn } from '@/lib/reencrypt-column'
import { decrypt, encrypt, VaultError } from '@/lib/vault'

type App = { id: string; orgId: string }

const place = (app: App) => ({ table: 'network_apps', rowId: app.id, projectId: app.orgId })

export const workspaceAppSecrets: EncryptedColumn = {
  column: networkApps.encryptedSecret,
  key: networkApps.id,
  scope: networkApps.orgId,
  placeOf: ({ key, scope }) => place({ id: key, orgId: scope }),
}

/** Encrypts the secret of a workspace's app for the row it belongs to. */
export const encryptAppSecret = (app: App, secret: string): string => encrypt(secret, place(app))

/** Decrypts the secret of a workspace's app; undefined when its encryption key is gone. */
export function decryptAppSecret(app: App & { encryptedSecret: string }): string | undefined {
  try {
    return decrypt(app.encryptedSecret, place(app))
  } catch (error) {
    if (error instanceof VaultError) return undefined
    throw error
  }
}
