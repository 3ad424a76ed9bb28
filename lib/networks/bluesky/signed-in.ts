import { z } from 'zod'

/** What we keep, encrypted, for an account that signed in. It is a single field that no one types in. */
export const accessSchema = z.object({
  issuer: z.string(),
  tokenUrl: z.string(),
  clientId: z.string(),
  /** The client's private key; null if it has none. */
  clientKey: z.string().nullable(),
  /** The key that the tokens are bound to. */
  proofKey: z.string(),
  did: z.string(),
  pds: z.string(),
})
export type SignedInAccount = z.infer<typeof accessSchema>

/** Returns what is kept for an account that signed in; undefined for one with an app password. */
export function parseSignedIn(fields: Readonly<Record<string, string>>): SignedInAccount | undefined {
  if (fields.sign_in === undefined) return undefined
  return accessSchema.parse(JSON.parse(fields.sign_in))
}
