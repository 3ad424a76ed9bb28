/** Where a network of OAuth is. */
type OAuthAddresses = {
  authorize: string
  token: string
  api: string
}

/**
 * A network of many servers: a person types in the address of theirs, and we register an app there, for their workspace alone
 * (docs/decisions/0202). There are no keys to enter.
 */
export type ServerField = {
  label: string
  help: string
  placeholder: string
}

/**
 * Accounts that a person may act for besides their own, such as company pages. They take further rights, which not every app has, so a
 * person chooses before consent (docs/decisions/0211).
 */
export type ManagedAccounts = {
  /** Asked for instead of the scopes of one's own account, and enough for that too. */
  scopes: readonly string[]
  /** What is connected, on the two buttons. */
  own: string
  managed: string
  /** What it takes, in one sentence. */
  needs: string
}

/** A network's own consent page leads people back with a code. The app's keys are variables of the install (`X_CLIENT_ID`). */
export type OAuthConnection = {
  method: 'oauth'
  /** Of a network of many servers, what comes after the address of one. */
  addresses: OAuthAddresses
  perServer?: ServerField
  /** Whose app it is, where that is not the network's own name: "Google, for YouTube". */
  appAt?: string
  /** Who is asked for consent and gives tokens, where it is not the network itself. */
  consentBy?: string
  scopes: readonly string[]
  /** Where its protocol can list `accounts`. */
  managed?: ManagedAccounts
  /** Between scopes in the address of the consent page. */
  scopeSeparator: ' ' | ','
  /** True where it takes a PKCE challenge (S256). */
  pkce: boolean
  authorizeParams: Readonly<Record<string, string>>
  /** What people choose of how each of its channels publishes; none of it is secret, and all has a value or is optional. */
  settings?: readonly ConnectionField[]
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
  type: 'text' | 'lines' | 'url' | 'password' | 'choice'
  /** Of a `choice`: what can be chosen; it can be changed later without typing the rest in again. */
  choices?: readonly { value: string; label: string }[]
  /** Its text is posted with each post, and counts with the post's own. */
  countsWithText?: true
  /** Each of its lines begins with a name that posts mention by "@", and "=" ends the name. */
  namesToMention?: true
  placeholder?: string
  /**
   * Its value is how many hours before its planned time a post is uploaded, hidden until then; "0" for never. Only with a value of
   * another setting, which is also taken where that one was never set (docs/decisions/0232).
   */
  uploadsAhead?: { onlyWith: { setting: string; value: string } }
  /** Stands there already, and is taken where nothing else is sent. */
  initial?: string
  /** May stay empty. */
  optional?: boolean
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
  /** The network's own consent page, which needs nothing but the account's name: a second way (docs/decisions/0216). */
  signIn?: {
    field: ServerField
    life: ConnectionLife
    /** Where we cannot prove who we are, on a machine of one's own. */
    lifeWithoutKey: ConnectionLife
  }
  /** Servers that all its accounts share, by what follows the network's name in the variable that replaces each: `VIDEO_URL`. */
  services?: Readonly<Record<string, { url: string; what: string }>>
}

export type Connection = OAuthConnection | FieldsConnection
