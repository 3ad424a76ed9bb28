import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import { failed } from '@/components/forms/call-action'
import type { ActionResult } from '@/lib/actions/run-action'

/** The browser's passkey response, with the fields that the server reads. */
export type PasskeyAnswer = {
  id: string
  rawId: string
  type: 'public-key'
  response: { clientDataJSON: string }
}

type Call<T> = (answer: PasskeyAnswer) => Promise<ActionResult<T>>

/** Creates a passkey with an authenticator and sends it to the server. Loads the authenticator code on first use. */
export async function createPasskey<T>(
  begin: () => Promise<ActionResult<PublicKeyCredentialCreationOptionsJSON>>,
  finish: Call<T>,
): Promise<ActionResult<T>> {
  const options = await begin()
  if (!options.ok) return options
  const { startRegistration } = await import('@simplewebauthn/browser')
  return answered(() => startRegistration({ optionsJSON: options.data }), finish)
}

/** Signs a challenge with a passkey and sends the signature to the server. */
export async function signWithPasskey<T>(
  begin: () => Promise<ActionResult<PublicKeyCredentialRequestOptionsJSON>>,
  finish: Call<T>,
): Promise<ActionResult<T>> {
  const options = await begin()
  if (!options.ok) return options
  const { startAuthentication } = await import('@simplewebauthn/browser')
  return answered(() => startAuthentication({ optionsJSON: options.data }), finish)
}

async function answered<T>(ask: () => Promise<PasskeyAnswer>, finish: Call<T>): Promise<ActionResult<T>> {
  let answer: PasskeyAnswer
  try {
    answer = await ask()
  } catch (error) {
    return failed(wordsOf(error))
  }
  return finish(answer)
}

/** Returns the message for an error between browser and authenticator, based on its WebAuthn error name. */
function wordsOf(error: unknown): { message: string; hint: string } {
  const name = error instanceof Error ? error.name : ''
  if (name === 'InvalidStateError')
    return {
      message: 'This device already has a passkey for your account.',
      hint: 'Use it to sign in, or add one on another device.',
    }
  if (name === 'SecurityError')
    return {
      message: 'Your browser doesn’t allow passkeys at this address.',
      hint: 'Open Tributary at its own https address, or at localhost.',
    }
  if (name === 'NotAllowedError' || name === 'AbortError')
    return {
      message: 'Nothing was done: the request was cancelled or took too long.',
      hint: 'Try again, and follow what your device asks for.',
    }
  return {
    message: 'Your browser or device can’t use passkeys here.',
    hint: 'Try another browser, or sign in with your password.',
  }
}
