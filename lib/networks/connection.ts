/** Where a network of OAuth is. */
type OAuthAddresses = {
  authorize: string
  token: string
  api: string
}

/** A network's own consent page leads people back with a code. The app's keys are variables of the install (`X_CLIENT_ID`). */
export type OAuthConnection = {
  method: 'oauth'
  addresses: OAuthAddresses
  /** Whose app it is, where that is not the network's own name: "Google, for YouTube". */
  appAt?: string
  /** Who is asked for consent and gives tokens, where it is not the network itself. */
  consentBy?: string
  scopes: readonly string[]
  /** Between scopes in the address of the consent page. */
  scopeSeparator: ' ' | ','
  /** True where it takes a PKCE challenge (S256). */
  pkce: boolean
  authorizeParams: Readonly<Record<string, string>>
  life: ConnectionLife
}

/** Until when a connection lives without a person, as the network's documentation has it (docs/decisions/0189). */
export type ConnectionLife = {
  /**
   * When a refresh token ends: so many days after consent, or after it was used last; null where the network doesn't say. What it tells
   * with its tokens goes first. Absent where it gives none.
   */
  refreshToken?: { days: number | null; from: 'consent' | 'last-use' }
  /** True where an access token is renewed without a refresh token. */
  renewsByAccessToken?: boolean
  /** Why a person has to connect again, as a sentence. */
  why: string
  source: string
  checked: string
}

/** One thing that a person types in to connect an account. */
export type ConnectionField = {
  name: string
  label: string
  help: string
  /** Secret fields are stored encrypted and never shown again; the others stand in the channel's config. */
  secret: boolean
  type: 'text' | 'url' | 'password'
  placeholder?: string
  /** Stands there already, and is taken where nothing else is sent. */
  initial?: string
  /** What it must look like, and what to say where it does not. */
  form?: { pattern: RegExp; message: string }
}

/** A person types in what the network gave them: an address to send to, a key, or an app password. */
export type FieldsConnection = {
  method: 'fields'
  /** What the fields are together: words for the button that adds a channel, and for its help. */
  what: string
  fields: readonly ConnectionField[]
  /** True where we make a secret for each channel, which the receiver checks our signature with; it is shown once. */
  signs?: boolean
}

export type Connection = OAuthConnection | FieldsConnection
