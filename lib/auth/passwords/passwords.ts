import { hash, verify } from '@node-rs/argon2'
import { AppError } from '@/lib/errors'

// OWASP's minimum for argon2id; about 30 ms (spec/security#6.1).
const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 }

let dummy: Promise<string> | undefined

// A hash takes a core for 30 ms and 19 MB: many concurrent sign-ins must not starve everyone else of CPU.
const slots = { atOnce: 2, waiting: 100 }
let running = 0
const queue: (() => void)[] = []

/** Runs the work as soon as a slot is free. Throws `unavailable` if too many are already waiting. */
async function inSlot<T>(work: () => Promise<T>): Promise<T> {
  if (running >= slots.atOnce) {
    if (queue.length >= slots.waiting)
      throw new AppError('unavailable', {
        detail: 'Too many people are signing in right now.',
        hint: 'Try again in a few seconds.',
        headers: { 'Retry-After': '5' },
      })
    // A finishing task hands its slot directly to the next in line, so that no newcomer can take it.
    await new Promise<void>((resolve) => queue.push(resolve))
  } else running++
  try {
    return await work()
  } finally {
    const next = queue.shift()
    if (next) next()
    else running--
  }
}

/** Returns the argon2id hash of a password (12 to 128 characters, checked by the schema). */
export const hashPassword = (password: string): Promise<string> => inSlot(() => hash(password, cost))

/** Whether a stored hash uses other cost parameters than new hashes. */
export const isOutdated = (stored: string): boolean =>
  !stored.startsWith(`$argon2id$v=19$m=${cost.memoryCost},t=${cost.timeCost},p=${cost.parallelism}$`)

/**
 * Whether the password matches. Takes the same time if there is no such person, so that accounts cannot be guessed.
 */
export async function verifyPassword(stored: string | null | undefined, password: string): Promise<boolean> {
  dummy ??= hashPassword('no such person here')
  const against = stored ?? (await dummy)
  const fits = await inSlot(() => verify(against, password).catch(() => false))
  return fits && Boolean(stored)
}
