import {
  generateRegistrationOptions,
  type RegistrationResponseJSON,
  verifyRegistrationResponse,
} from '@simplewebauthn/server'
import { eq } from 'drizzle-orm'
import { passkeys } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'
import { newId } from '@/lib/ids'
import { enforceRateLimit } from '@/lib/rate-limit'
import { auditPerson } from '../audit-person'
import { consumeOneTimeSecret, createOneTimeSecret } from '../one-time-secrets'
import { confirmSession } from '../signed-in/confirm-session'
import type { SignedIn } from '../signed-in/find-page-access'
import { requireOwnFactor } from '../signed-in/second-factors'
import { relyingParty } from './relying-party'

const maxPasskeys = 20
const challengeSeconds = 300

/**
 * Begins adding a passkey: returns the options with which the browser asks the authenticator. The challenge works
 * once, for five minutes and only for this person. Throws `wrong-state` if they already have 20 passkeys, and
 * `second-factor-required`.
 */
export async function beginAddingPasskey(person: SignedIn) {
  await requireOwnFactor(person)
  await enforceRateLimit(`passkey-add:${person.id}`, 20, 300)
  const known = await inSystem((tx) =>
    tx.select({ id: passkeys.credentialId }).from(passkeys).where(eq(passkeys.userId, person.id)),
  )
  if (known.length >= maxPasskeys)
    throw new AppError('wrong-state', {
      detail: `You have ${maxPasskeys} passkeys, which is the most there can be.`,
      hint: 'Remove one that you no longer use.',
    })
  const { id: rpID, name: rpName } = relyingParty()
  const options = await generateRegistrationOptions({
    rpID,
    rpName,
    userID: new Uint8Array(Buffer.from(person.id.replaceAll('-', ''), 'hex')),
    userName: person.email,
    userDisplayName: person.name,
    attestationType: 'none',
    excludeCredentials: known,
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  await createOneTimeSecret('passkey-add', {
    userId: person.id,
    secret: options.challenge,
    seconds: challengeSeconds,
  })
  return options
}

/**
 * Stores the passkey that an authenticator created. From then on the session counts as confirmed. Throws `invalid`
 * if it is not for us, not for this person, too late, or lacks user verification (finger, face or PIN).
 */
export async function addPasskey(
  person: SignedIn,
  input: { name: string; response: unknown },
): Promise<{ id: string }> {
  await requireOwnFactor(person)
  const made = await verified(person.id, input.response as RegistrationResponseJSON)
  const id = newId()
  await inSystem(async (tx) => {
    const stored = await tx
      .insert(passkeys)
      .values({
        id,
        userId: person.id,
        name: input.name,
        credentialId: made.credential.id,
        publicKey: Buffer.from(made.credential.publicKey).toString('base64url'),
        counter: made.credential.counter,
        transports: made.credential.transports ?? [],
        synced: made.credentialBackedUp,
      })
      .onConflictDoNothing()
      .returning({ id: passkeys.id })
    if (stored.length === 0)
      throw new AppError('name-taken', {
        detail: 'This passkey was already added.',
        hint: 'Use another device or password manager.',
      })
    await confirmSession(person, tx)
    await auditPerson(tx, person, 'person.passkey-added')
  })
  return { id }
}

async function verified(userId: string, response: RegistrationResponseJSON) {
  const { id, origin } = relyingParty()
  try {
    const { verified: right, registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge: async (challenge) =>
        (await consumeOneTimeSecret('passkey-add', challenge))?.userId === userId,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
    })
    if (right && registrationInfo) return registrationInfo
  } catch (cause) {
    throw refused(cause)
  }
  throw refused(undefined)
}

const refused = (cause: unknown) =>
  new AppError('invalid', {
    detail: 'We couldn’t add this passkey.',
    hint: 'Start again. You have five minutes, and your device has to check your finger, face or PIN.',
    cause,
  })
