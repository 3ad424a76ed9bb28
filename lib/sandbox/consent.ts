import { randomBytes } from 'node:crypto'
import { sandboxGrants } from '@/db/schema'
import { inSystem } from '@/db/system'
import { newId } from '@/lib/ids'
import type { NetworkName } from '@/lib/networks/registry'
import { hashToken, sandboxClient } from '@/lib/platforms/sandbox-client'
import type { SandboxAccount } from './accounts'
import { stubOf } from './stub-of'

export type ConsentRequest = {
  redirectUri: string
  state: string
  scope: string
  codeChallenge: string | null
}

/**
 * Checks what an app sends to a simulated network's consent page, as the real one does: only the registered app and
 * redirect address, only the code flow, and a PKCE challenge with S256 if the network requires one. Returns the
 * request, or a message saying what is wrong.
 */
export function readConsentRequest(
  network: NetworkName,
  query: URLSearchParams,
): ConsentRequest | { problem: string } {
  const client = sandboxClient(network)
  const { needsPkce, writeScope } = stubOf(network).consent
  const codeChallenge = query.get('code_challenge')
  if (query.get('client_id') !== client.clientId) return { problem: 'This app isn’t registered.' }
  if (query.get('redirect_uri') !== client.redirectUri)
    return { problem: 'The app’s redirect address isn’t registered.' }
  if (query.get('response_type') !== 'code')
    return { problem: 'The app didn’t ask for an authorization code.' }
  if (codeChallenge !== null && query.get('code_challenge_method') !== 'S256')
    return { problem: 'The app used a code challenge method that isn’t supported.' }
  if (needsPkce && !/^[A-Za-z0-9_-]{43}$/.test(codeChallenge ?? ''))
    return { problem: 'The app didn’t send a code challenge, which this network requires.' }
  const scope = query.get('scope') ?? ''
  if (![writeScope].flat().some((wanted) => scopesOf(scope).includes(wanted)))
    return { problem: 'The app didn’t ask for permission to post.' }
  return { redirectUri: client.redirectUri, state: query.get('state') ?? '', scope, codeChallenge }
}

/** Stores the consent and returns the URL that takes the code back to the app. Codes are valid for one minute. */
export async function giveConsent(account: SandboxAccount, request: ConsentRequest): Promise<string> {
  const code = randomBytes(24).toString('base64url')
  await inSystem((tx) =>
    tx.insert(sandboxGrants).values({
      id: newId(),
      accountId: account.id,
      network: account.network,
      redirectUri: request.redirectUri,
      scope: request.scope,
      codeHash: hashToken(code),
      codeChallenge: request.codeChallenge,
      codeExpiresAt: new Date(Date.now() + 60_000),
    }),
  )
  return answerAddress(request, { code })
}

/** Returns the URL that tells the app that the person declined, with the error code that the real network uses. */
export const denyConsent = (network: NetworkName, request: ConsentRequest): string =>
  answerAddress(request, {
    error: stubOf(network).consent.denied ?? 'access_denied',
    error_description: 'The user denied the request',
  })

function answerAddress(request: ConsentRequest, answer: Record<string, string>): string {
  const address = new URL(request.redirectUri)
  for (const [name, value] of Object.entries({ ...answer, state: request.state }))
    address.searchParams.set(name, value)
  return address.href
}

/** Splits a scope parameter at spaces and commas. */
export const scopesOf = (scope: string): string[] => scope.split(/[\s,]+/).filter(Boolean)
