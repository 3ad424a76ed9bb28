import { randomBytes } from 'node:crypto'
import type { SandboxNetwork } from '@/db/allowed-values'
import { sandboxGrants } from '@/db/schema'
import { inSystem } from '@/db/system'
import { newId } from '@/lib/ids'
import { hashToken, sandboxClient } from '@/lib/platforms/sandbox-client'
import type { SandboxAccount } from './accounts'

export type ConsentRequest = {
  redirectUri: string
  state: string
  scope: string
  codeChallenge: string | null
}

const writeScope: Record<SandboxNetwork, string> = {
  x: 'tweet.write',
  linkedin: 'w_member_social',
  instagram: 'instagram_business_content_publish',
  youtube: 'https://www.googleapis.com/auth/youtube.upload',
}

/**
 * Checks what an app sends to a simulated network's consent page, as the real one does: only the registered app and
 * address, a code flow, and on X a PKCE challenge with S256. Gives the request or what is wrong in words.
 */
export function readConsentRequest(
  network: SandboxNetwork,
  query: URLSearchParams,
): ConsentRequest | { problem: string } {
  const client = sandboxClient(network)
  const codeChallenge = query.get('code_challenge')
  if (query.get('client_id') !== client.clientId) return { problem: 'This app isn’t registered.' }
  if (query.get('redirect_uri') !== client.redirectUri)
    return { problem: 'The app’s redirect address isn’t registered.' }
  if (query.get('response_type') !== 'code')
    return { problem: 'The app didn’t ask for an authorization code.' }
  if (codeChallenge !== null && query.get('code_challenge_method') !== 'S256')
    return { problem: 'The app used a code challenge method that isn’t supported.' }
  if (network === 'x' && !/^[A-Za-z0-9_-]{43}$/.test(codeChallenge ?? ''))
    return { problem: 'The app didn’t send a code challenge, which this network requires.' }
  const scope = query.get('scope') ?? ''
  if (!scopesOf(scope).includes(writeScope[network]))
    return { problem: 'The app didn’t ask for permission to post.' }
  return { redirectUri: client.redirectUri, state: query.get('state') ?? '', scope, codeChallenge }
}

/** Stores the consent and gives the address that brings the code back to the app. Codes live one minute. */
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

/** The address that tells the app that the person said no, in the words of the real network. */
export const denyConsent = (network: SandboxNetwork, request: ConsentRequest): string =>
  answerAddress(request, {
    error: network === 'linkedin' ? 'user_cancelled_authorize' : 'access_denied',
    error_description: 'The user denied the request',
  })

function answerAddress(request: ConsentRequest, answer: Record<string, string>): string {
  const address = new URL(request.redirectUri)
  for (const [name, value] of Object.entries({ ...answer, state: request.state }))
    address.searchParams.set(name, value)
  return address.href
}

export const scopesOf = (scope: string): string[] => scope.split(/[\s,]+/).filter(Boolean)
