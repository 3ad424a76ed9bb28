import type { GuardedConnect } from '@/lib/http/guarded-connect'
import type { GuardedFetch } from '@/lib/http/guarded-fetch'
import type { Credentials, OAuthProtocol, RemoteAccount } from './oauth'
import type { Publisher } from './publisher'
import type { SetupGuide } from './setup'
import type { SignInProtocol } from './sign-in'
import type { Stub } from './stub'

/** What a network does whose accounts are connected on its consent page. Its folder's `server.ts` declares it. */
export type OAuthServer = {
  method: 'oauth'
  connect: OAuthProtocol
  publisher: Publisher<'oauth'>
  setup: SetupGuide
  /** The simulated network, which every install can be tried with; null for a network of many servers. */
  stub: Stub | null
}

/** How what a person typed in is tried out at the network before it is stored. */
export type FieldsProtocol = {
  /**
   * Asks the network whose account it is, and gives what else is to be stored in the channel's config. Throws ConnectionError where
   * the network does not accept it.
   */
  identify(io: {
    fetch: GuardedFetch
    connect: GuardedConnect
    fields: Readonly<Record<string, string>>
  }): Promise<{ account: RemoteAccount; config?: Record<string, string>; session?: Credentials }>
  /** Where what was typed in is exchanged for tokens that end; else it is used as it is. */
  session?: {
    /** Renewed when less than this is left of the access token. */
    whenSecondsLeft: number
    /** Fresh tokens for the ones we have, else for what was typed in. Throws ConnectionError. */
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

/** What a network does that is connected by what a person types in. */
export type FieldsServer = {
  method: 'fields'
  /** Null where there is nobody to ask: the channel is named by the person. */
  connect: FieldsProtocol | null
  /** Its consent page, where its connection has one besides. */
  signIn?: SignInProtocol
  publisher: Publisher<'fields'>
  setup: SetupGuide
}

export type NetworkServer = OAuthServer | FieldsServer
