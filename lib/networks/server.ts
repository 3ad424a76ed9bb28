import type { GuardedConnect } from '@/lib/http/connections/guarded-connect'
import type { GuardedFetch } from '@/lib/http/requests/guarded-fetch'
import type { Credentials, OAuthProtocol, RemoteAccount } from './oauth'
import type { Publisher } from './publisher'
import type { SetupGuide } from './setup'
import type { SignInProtocol } from './sign-in'
import type { Stub } from './stub'

/**
 * The server side of a network whose accounts are connected on its consent page, declared by `server.ts` in its
 * folder.
 */
export type OAuthServer = {
  method: 'oauth'
  connect: OAuthProtocol
  publisher: Publisher<'oauth'>
  setup: SetupGuide
  /** The simulated network, with which every install can be tried out; null for a multi-server network. */
  stub: Stub | null
}

/** Checks with the network what a person typed in, before it is stored. */
export type FieldsProtocol = {
  /**
   * Asks the network which account it is, and returns what else to store in the channel's config. Throws
   * ConnectionError if the network does not accept it.
   */
  identify(io: {
    fetch: GuardedFetch
    connect: GuardedConnect
    fields: Readonly<Record<string, string>>
  }): Promise<{ account: RemoteAccount; config?: Record<string, string>; session?: Credentials }>
  /** Set if what was typed in is exchanged for tokens that expire; otherwise it is used directly. */
  session?: {
    /** Renewal starts when the access token has less than this left. */
    whenSecondsLeft: number
    /** Gets new tokens, using the ones we have or otherwise what was typed in. Throws ConnectionError. */
    renew(io: {
      fetch: GuardedFetch
      fields: Readonly<Record<string, string>>
      session: Credentials | null
    }): Promise<Credentials>
    /** Ends the session at the network when the channel is disconnected. Safe to repeat. Throws ConnectionError. */
    end?(io: {
      fetch: GuardedFetch
      fields: Readonly<Record<string, string>>
      session: Credentials
    }): Promise<void>
  }
}

/** The server side of a network that is connected by typing in fields. */
export type FieldsServer = {
  method: 'fields'
  /** Null if there is no one to ask: the person names the channel. */
  connect: FieldsProtocol | null
  /** The network's consent page, if its connection offers one as well. */
  signIn?: SignInProtocol
  publisher: Publisher<'fields'>
  setup: SetupGuide
}

export type NetworkServer = OAuthServer | FieldsServer
