import { z } from 'zod'

const flag = z
  .string()
  .optional()
  .transform((value) => value === '1' || value === 'true')

const list = z
  .string()
  .optional()
  .transform((value) =>
    (value ?? '')
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean),
  )

const optional = z
  .string()
  .optional()
  .transform((value) => (value?.trim() ? value.trim() : undefined))

const publicAddress = optional.refine(
  (value) => value === undefined || (/^https?:\/\/[^/]/i.test(value) && URL.canParse(value)),
  'It must be a whole address such as https://posts.example.com.',
)

const hosts = list.refine(
  (entries) =>
    entries.every((entry) => !entry.includes('=') || /^[a-z0-9-]+\s*=\s*[^\s=]+:\d+$/i.test(entry)),
  'Its entries must be host:port, or workspace=host:port for one workspace, with commas between.',
)

const workspaces = list.refine(
  (entries) => entries.every((entry) => /^[a-z0-9-]+(?:\s*=\s*\d{1,15})?$/i.test(entry)),
  'Its entries must be the short names of workspaces, with tokens a day where you like, such as acme, globex=2000000.',
)

const port = z.coerce
  .number('It must be a whole number from 1 to 65535.')
  .int('It must be a whole number from 1 to 65535.')
  .min(1, 'It must be a whole number from 1 to 65535.')
  .max(65535, 'It must be a whole number from 1 to 65535.')

const serving = {
  PORT: port.default(3000).describe('The port it listens on.'),
  BIND_ADDRESS: z
    .union([z.ipv4(), z.ipv6()], 'It must be an IP address of this machine, such as 127.0.0.1 or 0.0.0.0.')
    .default('127.0.0.1')
    .describe(
      'The IP address it listens on. Use 0.0.0.0 in a container, where the container network is the wall.',
    ),
  APP_URL: publicAddress.describe(
    'Its public address, for links, sign-in and OAuth. Not set: http://localhost:PORT.',
  ),
  SIGN_UP: z
    .enum(['open', 'invited', 'closed'], 'It must be open, invited or closed.')
    .optional()
    .describe(
      'Who may create an account: open, invited or closed. Not set: everyone on localhost; on a public address the first person, then invited people.',
    ),
  TRUSTED_PROXY: optional
    .refine(
      (value) => value === undefined || /^[a-z][a-z0-9-]{1,60}$/i.test(value),
      'It must be the name of the header that your proxy writes, such as x-real-ip.',
    )
    .describe(
      'The header in which your proxy writes the address of the client, such as x-real-ip. Not set: no header is believed.',
    ),
  CORS_ALLOWED_ORIGINS: list.describe(
    'Origins that may read answers of the API, with commas between. Not set: any, without credentials.',
  ),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'silent'])
    .optional()
    .catch(undefined)
    .describe('trace, debug, info, warn, error or silent. Not set: info.'),
}

const storing = {
  DATA_DIR: z.string().default('.data').describe('The data folder: embedded database, uploads, secrets.'),
  DISK_FREE_MIN_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(200)
    .describe('With less free space on its disk, in MB, GET /api/health answers 503.'),
  MEDIA_QUOTA_MB: z.coerce
    .number()
    .int()
    .min(0)
    .default(5120)
    .describe('How much the media libraries of one workspace may hold together, in MB.'),
  DATABASE_URL: optional.describe('Your own PostgreSQL (15 or newer) instead of the embedded one.'),
  DATABASE_POOL_SIZE: z.coerce
    .number()
    .int()
    .min(2)
    .max(200)
    .default(10)
    .describe('Connections of one process to the database.'),
  BLOB_READ_WRITE_TOKEN: optional.describe('A Vercel Blob store for uploads, instead of files on disk.'),
}

const secrets = {
  AUTH_SECRET: optional.describe('Signs sessions. Needed with DATABASE_URL, else made in the data folder.'),
  ENCRYPTION_KEY: optional.describe(
    'Encrypts the tokens of channels: 32 bytes in base64 or hex, or name:key,name:key with the primary key first. Needed with DATABASE_URL, else made in the data folder.',
  ),
  CRON_SECRET: optional.describe(
    'The bearer of /api/cron/*, 16 characters or more. Not set: these addresses answer 503.',
  ),
}

const signIn = {
  AUTH_GITHUB_ID: optional.describe('Sign-in with GitHub, with AUTH_GITHUB_SECRET.'),
  AUTH_GITHUB_SECRET: optional.describe('See AUTH_GITHUB_ID.'),
  AUTH_GOOGLE_ID: optional.describe('Sign-in with Google, with AUTH_GOOGLE_SECRET.'),
  AUTH_GOOGLE_SECRET: optional.describe('See AUTH_GOOGLE_ID.'),
  SMTP_URL: optional
    .refine(
      (value) => value === undefined || (/^smtps?:\/\/[^/]/i.test(value) && URL.canParse(value)),
      'It must look like smtp://user:password@mail.example.com:587, or smtps://… for TLS from the start.',
    )
    .describe(
      'The server that sends email: smtp://user:password@mail.example.com:587 (STARTTLS), or smtps://… on port 465. Not set: notifications stay in the inbox, and admins copy links.',
    ),
  MAIL_FROM: optional
    .refine(
      (value) => value === undefined || /^(?:[^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/.test(value),
      'It must be an address, or a name and an address such as Acme <posts@example.com>.',
    )
    .describe(
      'The sender of email, such as Acme <posts@example.com>. Not set: notifications@ the server of APP_URL.',
    ),
}

const contentSources = {
  PRIVATE_HOSTS_ALLOWED: hosts.describe(
    'Servers inside your own network that sources, webhooks, images and the models of workspaces may be on, with commas between: host:port for every workspace, workspace=host:port for one. They may speak http.',
  ),
  PUSH_RATE_LIMIT: z.coerce
    .number()
    .int()
    .min(0)
    .default(1200)
    .describe('Push requests a minute and source. 0 is no limit.'),
  NOTION_API_URL: optional.describe('Where Notion is, when not at its own address.'),
  BRAND_HUB_BASE_URL: optional.describe('The brand hub that voices are synced from.'),
  BRAND_HUB_TOKEN: optional.describe('Sent to the brand hub as a bearer.'),
}

const models = {
  AI_BASE_URL: optional.describe('A server that speaks the chat completions of OpenAI. Needs AI_MODEL.'),
  AI_API_KEY: optional.describe('The key for AI_BASE_URL, where it wants one.'),
  AI_MODEL: optional.describe('The model to ask.'),
  AI_EMBEDDING_MODEL: optional.describe(
    'A model for embeddings on the same server, to find posts that say the same in other words. Anthropic has none.',
  ),
  ANTHROPIC_API_KEY: optional.describe('Anthropic, when AI_BASE_URL is not set.'),
  ANTHROPIC_API_URL: optional.describe('Where Anthropic is, when not at its own address.'),
  AI_GATEWAY_API_KEY: optional.describe('Vercel AI Gateway, when neither of the others is set.'),
  AI_GATEWAY_API_URL: optional.describe('Where the gateway is, when not at its own address.'),
  AI_DAILY_TOKENS: z.coerce
    .number()
    .int()
    .min(0)
    .default(500_000)
    .describe('Tokens that one project may use of this model a day. 0 is no limit.'),
  AI_WORKSPACES: workspaces.describe(
    'The workspaces that may use the model, such as acme, globex=2000000: with a number, so many tokens a day for all its projects together (0 is no limit). Not set: every workspace.',
  ),
  AI_TIMEOUT_SECONDS: z.coerce
    .number()
    .int()
    .min(1)
    .max(600)
    .default(50)
    .describe('How long a person waits for the model before the work is done by rules.'),
}

const firstRun = {
  TRIBUTARY_SANDBOX: flag.describe(
    'The simulated networks, sample brand and demo account. `npm start` sets 1 on the embedded database; 0 leaves them out.',
  ),
  TRIBUTARY_DEMO: flag.describe(
    'Whether the demo account may sign in. `npm start` sets it where the simulated networks are on; 0 refuses it.',
  ),
}

/**
 * Every variable that people may set, grouped by subject. The networks' variables come from the networks' own data
 * (lib/networks/settings.ts).
 */
export const envSections: Record<string, Record<string, z.ZodType>> = {
  'Web server': serving,
  'Data and database': storing,
  'Secrets. Make each once with: openssl rand -base64 32': secrets,
  'Sign-in and email': signIn,
  Sources: contentSources,
  'Language model. The first of the three that is set counts': models,
  'First run': firstRun,
}

/** Set by our own start scripts, never by people. */
const setByStart = {
  NODE_ENV: z.enum(['development', 'production', 'test']).catch('development'),
  /** The Unix socket through which an install's own processes reach its embedded database. */
  DATABASE_SOCKET: optional,
  /** Set while the demo account has its known password; the sign-in page then fills it in. */
  TRIBUTARY_DEMO_SHOWN: flag,
}

const schema = z.object({
  ...serving,
  ...storing,
  ...secrets,
  ...signIn,
  ...contentSources,
  ...models,
  ...firstRun,
  ...setByStart,
})

/** The name of every variable that is read. */
export const envNames: readonly string[] = Object.keys(schema.shape)

export type Env = z.infer<typeof schema> & { APP_URL: string }

/**
 * Returns a function that reads and validates the schema's variables. It reads them again when one has changed, so
 * that a test or the start script can set DATABASE_URL before the first use, and throws a plain sentence naming the
 * variable when a value is not usable.
 */
export function envReader<T>(of: z.ZodObject & z.ZodType<T>): () => T {
  const names = Object.keys(of.shape)
  let parsed: T | undefined
  let parsedFrom: string | undefined
  return () => {
    const stamp = names.map((key) => process.env[key] ?? '').join('\u0001')
    if (parsed && parsedFrom === stamp) return parsed
    // A line left blank in the file sets nothing: an empty limit means the default, not no limit.
    const set = Object.entries(process.env).filter(([, value]) => value?.trim())
    const result = of.safeParse(Object.fromEntries(set))
    if (!result.success) {
      const first = result.error.issues[0]
      throw new Error(`The environment variable ${first?.path.join('.')} is not usable: ${first?.message}`)
    }
    parsed = result.data
    parsedFrom = stamp
    return parsed
  }
}

const read = envReader<z.infer<typeof schema>>(schema)
let known: { from: z.infer<typeof schema>; env: Env } | undefined

/**
 * The environment, read and checked in this one place (spec/decisions#9); the networks' own variables are in
 * lib/networks/settings.ts. Throws a plain sentence naming the variable when a value is not usable.
 */
export function env(): Env {
  const from = read()
  if (known?.from === from) return known.env
  const appUrl = (from.APP_URL ?? `http://localhost:${from.PORT}`).replace(/(?<!\/)\/+$/, '')
  known = { from, env: { ...from, APP_URL: appUrl } }
  return known.env
}

/** Returns a required variable. Throws a plain sentence when it is not set. */
export function requireEnv(name: 'DATABASE_URL' | 'AUTH_SECRET' | 'ENCRYPTION_KEY'): string {
  // Reads one variable instead of all of them, because every transaction calls this.
  const last = known?.env[name]
  if (last && last === process.env[name]) return last
  const value = env()[name]
  if (!value)
    throw new Error(`${name} is not set. Start with \`npm start\`, or set it as docs/running.md says.`)
  return value
}

/** Whether this install's address (APP_URL) is a loopback address. */
export function hasLoopbackAddress(): boolean {
  const { hostname } = new URL(env().APP_URL)
  return /^(?:localhost|.+\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/.test(hostname)
}

/** Whether the operator set APP_URL instead of leaving the localhost default. */
export const hasPublicAddress = (): boolean => Boolean(process.env.APP_URL?.trim())
