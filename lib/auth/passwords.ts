import { hash, verify } from '@node-rs/argon2'

// OWASP's minimum for argon2id; about 30 ms (security 6.1).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let dummy: Promise<string> | undefined

/** The argon2id hash of a password (12 to 128 characters, checked by the schema). */
export const hashPassword = (password: string): Promise<string> => hash(password, cost)

/** Whether a stored hash was made at another cost than hashes are made at now. */
export const isOutdated = (stored: string): boolean =>
  !stored.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`)

/** True when the password fits. Spends the same time when there is no such person, so that none can be guessed. */
export async function passwordFits(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('no such person here')
  const fits = await verify(stored ?? (await dummy), password).catch(() => false)
  return fits && Boolean(stored)
}
