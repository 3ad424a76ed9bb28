import {
  type AuthenticationResponseJSON,
  generateAuthenticationOptions,
  verifyAuthenticationResponse,
} from '@simplewebauthn/server'
import { and, eq, lt, or, sql } from 'drizzle-orm'
import { passkeys, users } from '@/db/schema'
import { inSystem } from '@/db/system'
import { AppError } from '@/lib/errors'
import { enforceRateLimit } from '@/lib/rate-limit'
import { clientAddress } from '../client-address'
import { consumeOneTimeSecret, createOneTimeSecret } from '../one-time-secrets'
import { signInAs } from '../sign-in/sign-in-as'
import { confirmSession } from '../signed-in/confirm-session'
import type { SignedIn } from '../signed-in/find-page-access'
import { relyingParty } from './relying-party'

const challengeSeconds = 300

/**
 * Begins a sign-in with a passkey: returns the options with which the browser asks authenticators. They name no
 * credentials, so they do not reveal who has an account. Takes the request's headers. Throws `too-many-requests`
 * after 60 sign-ins in five minutes from one address, or 600 in total; each counts as two requests.
 */
export async function beginPasskeySignIn(headers: Headers) {
  await limit(headers)
  const options = await generateAuthenticationOptions({
    rpID: relyingParty().id,
    userVerification: 'required',
  })
  await createOneTimeSecret('passkey-sign-in', { secret: options.challenge, seconds: challengeSeconds })
  return options
}

/** Signs in the person whose passkey this is. Throws `unauthenticated`, whatever is wrong with it. */
export async function signInWithPasskey(input: { response: unknown }, headers: Headers): Promise<void> {
  await limit(headers)
  const userId = await verifyPasskey(input.response as AuthenticationResponseJSON)
  await signInAs(userId, { method: 'passkey', secondFactor: true, companyOf: null })
}

/** Confirms a session with one of its own person's passkeys. Throws `unauthenticated`, also for someone else's. */
export async function confirmWithPasskey(person: SignedIn, input: { response: unknown }): Promise<void> {
  await enforceRateLimit(`passkey-confirm:${person.id}`, 20, 300)
  const userId = await verifyPasskey(input.response as AuthenticationResponseJSON)
  if (userId !== person.id) throw refused()
  await confirmSession(person)
}

async function limit(headers: Headers): Promise<void> {
  const address = clientAddress(headers)
  if (address) await enforceRateLimit(`passkey-from:${address}`, 120, 300)
  await enforceRateLimit('passkeys', 1200, 300)
}

/**
 * Returns the id of the person whose passkey signed our challenge. The challenge is consumed first, so that a
 * response is accepted once, right or wrong. Origin and relying party are those of the install's own address, and a
 * counter that does not increase indicates a copied passkey. Serves spec/security#6.
 */
export async function verifyPasskey(response: AuthenticationResponseJSON): Promise<string> {
  const [found] = await inSystem((tx) =>
    tx
      .select({ passkey: passkeys, email: users.email })
      .from(passkeys)
      .innerJoin(users, eq(users.id, passkeys.userId))
      .where(eq(passkeys.credentialId, response.id)),
  )
  const counter = await counterOf(response, found?.passkey)
  if (!found || counter === undefined) throw refused()
  const { id, userId } = found.passkey
  const used = await inSystem((tx) =>
    tx
      .update(passkeys)
      .set({ counter, lastUsedAt: new Date() })
      // Many authenticators keep no counter and always send 0.
      .where(and(eq(passkeys.id, id), or(lt(passkeys.counter, counter), sql`${counter} = 0`)))
      .returning({ id: passkeys.id }),
  )
  if (used.length === 0) throw refused()
  return userId
}

async function counterOf(
  response: AuthenticationResponseJSON,
  passkey: typeof passkeys.$inferSelect | undefined,
): Promise<number | undefined> {
  const { id, origin } = relyingParty()
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: async (challenge) =>
        (await consumeOneTimeSecret('passkey-sign-in', challenge)) !== undefined && passkey !== undefined,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: {
        id: response.id,
        publicKey: new Uint8Array(Buffer.from(passkey?.publicKey ?? '', 'base64url')),
        counter: passkey?.counter ?? 0,
      },
    })
    return verified ? authenticationInfo.newCounter : undefined
  } catch {
    return undefined
  }
}

const refused = () =>
  new AppError('unauthenticated', {
    detail: 'We couldn’t sign you in with this passkey.',
    hint: 'Try again. If the passkey was removed from your account, sign in another way.',
  })
