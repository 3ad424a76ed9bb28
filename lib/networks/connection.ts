/** Addresses of an OAuth network. */
type OAuthAddresses = {
  authorize: string
  token: string
  api: string
}

/**
 * For a multi-server network: a person types in their server's address, and we register an app there, for their
 * workspace only (docs/decisions/0202). There are no keys to enter.
 */
export type ServerField = {
  label: string
  help: string
  placeholder: string
}

/**
 * Accounts that a person may act for besides their own, such as company pages. They need additional permissions
 * that not every app has, so a person chooses before consent (docs/decisions/0211).
 */
export type ManagedAccounts = {
  /** Requested instead of the scopes for the person's own account, and sufficient for it too. */
  scopes: readonly string[]
  /** Labels of the two buttons, naming what is connected. */
  own: string
  managed: string
  /** The requirements, in one sentence. */
  needs: string
}

/**
 * The network's own consent page sends people back with a code. The app's keys are environment variables of the
 * install (`X_CLIENT_ID`).
 */
export type OAuthConnection = {
  method: 'oauth'
  /** For a multi-server network: paths relative to the server's address. */
  addresses: OAuthAddresses
  perServer?: ServerField
  /** Whose app it is, if that is not the network's own name: "Google, for YouTube". */
  appAt?: string
  /** Who asks for consent and issues tokens, if that is not the network itself. */
  consentBy?: string
  scopes: readonly string[]
  /** Set if the network's protocol can list `accounts`. */
  managed?: ManagedAccounts
  /** Separates the scopes in the consent page's URL. */
  scopeSeparator: ' ' | ','
  /** Whether the network accepts a PKCE challenge (S256). */
  pkce: boolean
  authorizeParams: Readonly<Record<string, string>>
  /** Settings for how each channel publishes. None is secret; each has a value or is optional. */
  settings?: readonly ConnectionField[]
  life: ConnectionLife
}

/**
 * How long a connection lasts without a person's involvement, according to the network's documentation
 * (docs/decisions/0189).
 */
export type ConnectionLife = {
  /**
   * When a refresh token expires: this many days after consent or after its last use; null if the network doesn't
   * say. An expiry that comes with the tokens takes precedence. Absent if the network issues no refresh tokens.
   */
  refreshToken?: { days: number | null; from: 'consent' | 'last-use' }
  /** True if an access token is renewed without a refresh token. */
  renewsByAccessToken?: boolean
  /** Why a person has to reconnect, as a sentence. */
  why: string
  source: string
  checked: string
}

/** A field that a person fills in to connect an account. */
export type ConnectionField = {
  name: string
  label: string
  help: string
  /** Secret fields are stored encrypted and never shown again; the others are stored in the channel's config. */
  secret: boolean
  type: 'text' | 'lines' | 'url' | 'password' | 'choice'
  /** For a `choice`: the options. The choice can be changed later without entering the other fields again. */
  choices?: readonly { value: string; label: string }[]
  /** Its text is appended to every post and counts towards the post's length. */
  countsWithText?: true
  /** Each line begins with a name that posts can mention with "@"; "=" ends the name. */
  namesToMention?: true
  placeholder?: string
  /**
   * The value is how many hours before its scheduled time a post is uploaded, hidden until then; "0" means never.
   * Applies only if the other setting has the given value or was never set (docs/decisions/0232).
   */
  uploadsAhead?: { onlyWith: { setting: string; value: string } }
  /** Filled in from the start, and used if nothing else is submitted. */
  initial?: string
  /** May be left empty. */
  optional?: boolean
  /** The required format, and the message shown for anything else. */
  form?: { pattern: RegExp; message: string }
}

/** A person types in what the network gave them: an address to send to, a key, or an app password. */
export type FieldsConnection = {
  method: 'fields'
  /** What the fields connect, as wording for the button that adds a channel and for its help text. */
  what: string
  fields: readonly ConnectionField[]
  /**
   * True if we generate a secret for each channel, with which the receiver verifies our signature; it is shown
   * once.
   */
  signs?: boolean
  /**
   * A second way to connect: the network's own consent page, which needs only the account's name
   * (docs/decisions/0216).
   */
  signIn?: {
    field: ServerField
    life: ConnectionLife
    /** Applies if we cannot prove who we are, as on a local machine. */
    lifeWithoutKey: ConnectionLife
  }
  /**
   * Servers that all accounts of the network share. Each key is the suffix, after the network's name, of the
   * variable that overrides it: `VIDEO_URL`.
   */
  services?: Readonly<Record<string, { url: string; what: string }>>
}

export type Connection = OAuthConnection | FieldsConnection
