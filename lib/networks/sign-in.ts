import type { GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import type { Credentials, RemoteAccount } from './oauth'

/** Our identity for servers that read a URL of ours instead of registering an app (docs/decisions/0216). */
export type SignInClient = {
  clientId: string
  redirectUri: string
  /** The private key (JWK) that proves it; null on a local machine, where no server can read a URL of ours. */
  key: string | null
}

export type SignInIo = {
  fetch: GuardedFetch
  /** Returns the address of a server shared by all accounts of the network. */
  service(suffix: string): string
}

/**
 * A second way to connect accounts of a network with typed-in fields: its consent page. The result is stored as
 * secret fields and renewed by the network's `session`. All methods throw ConnectionError.
 */
export type SignInProtocol = {
  /** The requested scopes, separated by spaces. */
  scope: string
  /** Finds the authorization server of an account, or of its server's address. */
  find(io: SignInIo, account: string): Promise<{ server: string }>
  /** Submits the authorization request; returns the URL of the consent page, and what `finish` needs. */
  begin(
    io: SignInIo & { client: SignInClient },
    input: { account: string; state: string; challenge: string },
  ): Promise<{ address: string; kept: Record<string, string> }>
  /** `issuer`: the server that claims to have sent the browser back. */
  finish(
    io: SignInIo & { client: SignInClient },
    input: { code: string; verifier: string; issuer: string | null; kept: Record<string, string> },
  ): Promise<{ account: RemoteAccount; fields: Record<string, string>; session: Credentials }>
  identify(
    io: SignInIo,
    access: { fields: Readonly<Record<string, string>>; session: Credentials },
  ): Promise<RemoteAccount>
  /** The metadata that servers read at the URL of a client with a key. */
  clientDocument(client: SignInClient & { key: string }, site: string): object
}
