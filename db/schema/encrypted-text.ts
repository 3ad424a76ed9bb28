import { customType } from 'drizzle-orm/pg-core'

/**
 * A text column that lib/vault encrypts (spec/security#7.1). Told apart from others so that none of them is forgotten when everything
 * is encrypted with a new key (lib/worker/reencrypt-secrets.ts).
 */
export const encryptedText = customType<{ data: string }>({ dataType: () => 'text' })
