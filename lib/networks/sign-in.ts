import type { GuardedFetch } from '@/lib/http/guarded-fetch'
import type { Credentials, RemoteAccount } from './oauth'

/** Who we are for servers that read an address of ours instead of registering an app (docs/decisions/0216). */
export type SignInClient = {
  clientId: string
  redirectUri: string
  /** The private key (JWK) that proves it; null on a machine of one's own, where nobody can read an address of ours. */
  key: string | null
}

export type SignInIo = {
  fetch: GuardedFetch
  /** The address of a server that all accounts of the network share. */
  service(suffix: string): string
}

/**
 * A second way to connect accounts of a network whose connection is typed in: its consent page. What it gives is kept as secret fields,
 * and renewed by the network's `session`. All throw ConnectionError.
 */
export type SignInProtocol = {
  /** What is asked for, separated by blanks. */
  scope: string
  /** The server that an account, or the address of its server, belongs to. */
  find(io: SignInIo, account: string): Promise<{ server: string }>
  /** Hands over what is asked for; gives the address of the consent page, and what `finish` needs. */
  begin(
    io: SignInIo & { client: SignInClient },
    input: { account: string; state: string; challenge: string },
  ): Promise<{ address: string; kept: Record<string, string> }>
  /** `issuer`: who says that it sent the browser back. */
  finish(
    io: SignInIo & { client: SignInClient },
    input: { code: string; verifier: string; issuer: string | null; kept: Record<string, string> },
  ): Promise<{ account: RemoteAccount; fields: Record<string, string>; session: Credentials }>
  identify(
    io: SignInIo,
    access: { fields: Readonly<Record<string, string>>; session: Credentials },
  ): Promise<RemoteAccount>
  /** What servers read at the address of a client with a key. */
  clientDocument(client: SignInClient & { key: string }, site: string): object
}
