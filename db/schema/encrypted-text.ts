import { customType } from 'drizzle-orm/pg-core'

/**
 * A text column encrypted by lib/vault (spec/security#7.1). A type of its own, so that no such column is forgotten
 * when everything is re-encrypted with a new key (lib/worker/reencrypt-secrets.ts).
 */
export const encryptedText = customType<{ data: string }>({ dataType: () => 'text' })
