import { randomBytes } from 'node:crypto'
import { isNull } from 'drizzle-orm'
import { encode } from 'uqr'
import { codeGenerators } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'
import type { SignedIn } from '../signed-in/find-page-access'
import { requireOwnFactor } from '../signed-in/second-factors'
import { sealCodeSecret } from './code-secret'
import { base32 } from './one-time-code'

/** What an authenticator app needs, as text and as a QR code: an SVG path, and its side length in modules. */
export type CodeSetUp = { key: string; qr: { size: number; path: string } }

/**
 * Generates a new secret for a person's one-time codes. Codes are not asked for until a first one confirms the
 * setup. Throws `wrong-state` if codes are already set up, and `second-factor-required`.
 */
export async function startCodeGenerator(person: SignedIn): Promise<CodeSetUp> {
  await requireOwnFactor(person)
  const secret = randomBytes(20)
  const encryptedSecret = sealCodeSecret(person.id, secret)
  const stored = await inSystem((tx) =>
    tx
      .insert(codeGenerators)
      .values({ userId: person.id, encryptedSecret })
      .onConflictDoUpdate({
        target: codeGenerators.userId,
        set: { encryptedSecret, lastStep: 0 },
        setWhere: isNull(codeGenerators.confirmedAt),
      })
      .returning({ userId: codeGenerators.userId }),
  )
  if (stored.length === 0) throw new AppError('wrong-state', { detail: 'One-time codes are already set up.' })
  const key = base32(secret)
  const label = encodeURIComponent(`Tributary:${person.email}`)
  return { key, qr: drawn(`otpauth://totp/${label}?secret=${key}&issuer=Tributary`) }
}

function drawn(text: string): CodeSetUp['qr'] {
  const { size, data } = encode(text, { border: 2 })
  const squares = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
  return { size, path: squares.join('') }
}
