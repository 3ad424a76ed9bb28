import { z } from 'zod'

/** What is kept, encrypted, of an account that signed in; one field, so that nobody types it in. */
export const accessSchema = z.object({
  issuer: z.string(),
  tokenUrl: z.string(),
  clientId: z.string(),
  /** Of the client; null where it has none. */
  clientKey: z.string().nullable(),
  /** That tokens are bound to. */
  proofKey: z.string(),
  did: z.string(),
  pds: z.string(),
})
export type SignedIn = z.infer<typeof accessSchema>

/** What is kept of an account that signed in; undefined of one with an app password. */
export function signedIn(fields: Readonly<Record<string, string>>): SignedIn | undefined {
  if (fields.sign_in === undefined) return undefined
  return accessSchema.parse(JSON.parse(fields.sign_in))
}
