import { modelKeys } from '@/lib/ai/models/find-model'
import { codeSecrets } from '@/lib/auth/codes/code-secret'
import { companySecrets } from '@/lib/auth/company/company-client'
import { workspaceAppSecrets } from '@/lib/channels/apps/workspace-app-secrets'
import { channelCredentials } from '@/lib/channels/credentials/credentials'
import { env } from '@/lib/env'
import { destinationSecrets } from '@/lib/notification-delivery/destination-secrets'
import { type EncryptedColumn, reencryptColumn } from '@/lib/reencrypt-column'
import { sourceSecrets } from '@/lib/sources/config/encrypt-config'

/** All columns that are stored encrypted for longer than an hour; a test compares them with the schema. */
export const encryptedColumns: readonly EncryptedColumn[] = [
  channelCredentials,
  workspaceAppSecrets,
  sourceSecrets,
  modelKeys,
  codeSecrets,
  companySecrets,
  ...destinationSecrets,
]

/**
 * Re-encrypts with the primary key what older keys of the key ring encrypted, some rows of each column at a time,
 * so that an old key can be removed. Returns how many. Serves spec/security#7.1.
 */
export async function reencryptSecrets(): Promise<number> {
  // Without a key nothing was encrypted, and other due tasks must not fail because of it.
  if (!env().ENCRYPTION_KEY) return 0
  let fresh = 0
  for (const own of encryptedColumns) fresh += await reencryptColumn(own)
  return fresh
}
