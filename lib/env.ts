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

const port = z.coerce
  .number('It must be a whole number from 1 to 65535.')
  .int('It must be a whole number from 1 to 65535.')
  .min(1, 'It must be a whole number from 1 to 65535.')
  .max(65535, 'It must be a whole number from 1 to 65535.')

const platformKeys = {
  X_CLIENT_ID: optional,
  X_CLIENT_SECRET: optional,
  X_AUTHORIZE_URL: optional,
  X_TOKEN_URL: optional,
  X_API_URL: optional,
  LINKEDIN_CLIENT_ID: optional,
  LINKEDIN_CLIENT_SECRET: optional,
  LINKEDIN_AUTHORIZE_URL: optional,
  LINKEDIN_TOKEN_URL: optional,
  LINKEDIN_API_URL: optional,
  /** The version of LinkedIn's API to ask for, when not the one that comes with this release. */
  LINKEDIN_API_VERSION: optional.refine(
    (value) => value === undefined || /^20\d{2}(0[1-9]|1[0-2])$/.test(value),
    'It must be a year and month such as 202607.',
  ),
  INSTAGRAM_CLIENT_ID: optional,
  INSTAGRAM_CLIENT_SECRET: optional,
  INSTAGRAM_AUTHORIZE_URL: optional,
  INSTAGRAM_TOKEN_URL: optional,
  INSTAGRAM_API_URL: optional,
  YOUTUBE_CLIENT_ID: optional,
  YOUTUBE_CLIENT_SECRET: optional,
  YOUTUBE_AUTHORIZE_URL: optional,
  YOUTUBE_TOKEN_URL: optional,
  YOUTUBE_API_URL: optional,
}

const schema = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).catch('development'),
  PORT: port.default(3000),
  /** The address of this machine it listens on; 0.0.0.0 in a container, where the container's own network is the wall. */
  BIND_ADDRESS: z
    .union([z.ipv4(), z.ipv6()], 'It must be an IP address of this machine, such as 127.0.0.1 or 0.0.0.0.')
    .default('127.0.0.1'),
  APP_URL: publicAddress,
  /** Who may make an account; see signUpPolicy for what holds when it is not set. */
  SIGN_UP: z.enum(['open', 'invited', 'closed'], 'It must be open, invited or closed.').optional(),
  /** The header in which the proxy before us writes the address of the client, and which it never takes from outside. */
  TRUSTED_PROXY: optional.refine(
    (value) => value === undefined || /^[a-z][a-z0-9-]{1,60}$/i.test(value),
    'It must be the name of the header that your proxy writes, such as x-real-ip.',
  ),
  DATA_DIR: z.string().default('.data'),
  /** Less room than this on the disk of the data folder, in MB, and GET /api/health says that it is full. */
  DISK_FREE_MIN_MB: z.coerce.number().int().min(0).default(200),
  DATABASE_URL: optional,
  /** Set by the start for the embedded database: the Unix socket by which its own processes reach it. */
  DATABASE_SOCKET: optional,
  /** Connections of one process. */
  DATABASE_POOL_SIZE: z.coerce.number().int().min(2).max(200).default(10),
  AUTH_SECRET: optional,
  ENCRYPTION_KEY: optional,
  CRON_SECRET: optional,
  BRAND_HUB_BASE_URL: optional,
  BRAND_HUB_TOKEN: optional,
  BLOB_READ_WRITE_TOKEN: optional,
  /** Where Notion's API is, when not at its own address. */
  NOTION_API_URL: optional,
  AI_BASE_URL: optional,
  AI_API_KEY: optional,
  AI_MODEL: optional,
  ANTHROPIC_API_KEY: optional,
  /** Where Anthropic's API is, when not at its own address. */
  ANTHROPIC_API_URL: optional,
  AI_GATEWAY_API_KEY: optional,
  /** Where the Vercel AI Gateway is, when not at its own address. */
  AI_GATEWAY_API_URL: optional,
  /** Tokens a project may use of the model a day; 0 is no limit. */
  AI_DAILY_TOKENS: z.coerce.number().int().min(0).default(500_000),
  /** How long somebody waits for the model before it is done without. */
  AI_TIMEOUT_SECONDS: z.coerce.number().int().min(5).max(600).default(50),
  PRIVATE_HOSTS_ALLOWED: list,
  CORS_ALLOWED_ORIGINS: list,
  PUSH_RATE_LIMIT: z.coerce.number().int().min(0).default(1200),
  SMTP_URL: optional,
  MAIL_FROM: optional,
  AUTH_GITHUB_ID: optional,
  AUTH_GITHUB_SECRET: optional,
  AUTH_GOOGLE_ID: optional,
  AUTH_GOOGLE_SECRET: optional,
  /** Set by `npm start` on the embedded default: the simulated networks are on. */
  TRIBUTARY_SANDBOX: flag,
  /** Set by `npm start` where the simulated networks are on: the demo account is let in. Elsewhere it is refused. */
  TRIBUTARY_DEMO: flag,
  /** Set by `npm start` while the demo account has its known password: the sign-in page fills it in. */
  TRIBUTARY_DEMO_SHOWN: flag,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).optional().catch(undefined),
  ...platformKeys,
})

export type Env = z.infer<typeof schema> & { APP_URL: string }

let parsed: Env | undefined
let parsedFrom: string | undefined

/**
 * The environment, read and checked in this one place (decisions 9). Read again when a variable changed, so that
 * a test or the start script may set DATABASE_URL before the first use.
 * Throws a plain sentence naming the variable when a value is not usable.
 */
export function env(): Env {
  const stamp = Object.keys(schema.shape)
    .map((key) => process.env[key] ?? '')
    .join('\u0001')
  if (parsed && parsedFrom === stamp) return parsed
  // A line of a file that was left blank sets nothing: a limit that is empty is the usual one, and not none.
  const set = Object.entries(process.env).filter(([, value]) => value?.trim())
  const result = schema.safeParse(Object.fromEntries(set))
  if (!result.success) {
    const first = result.error.issues[0]
    throw new Error(`The environment variable ${first?.path.join('.')} is not usable: ${first?.message}`)
  }
  const appUrl = (result.data.APP_URL ?? `http://localhost:${result.data.PORT}`).replace(/(?<!\/)\/+$/, '')
  parsed = { ...result.data, APP_URL: appUrl }
  parsedFrom = stamp
  return parsed
}

/** A variable that must be there; throws a plain sentence when it is not. */
export function requireEnv(name: 'DATABASE_URL' | 'AUTH_SECRET' | 'ENCRYPTION_KEY'): string {
  // Reading one variable instead of all: this is asked for by every transaction.
  const known = parsed?.[name]
  if (known && known === process.env[name]) return known
  const value = env()[name]
  if (!value)
    throw new Error(`${name} is not set. Start with \`npm start\`, or set it as docs/running.md says.`)
  return value
}

/** Whether this install is reached under an address of its own machine alone. */
export function hasLoopbackAddress(): boolean {
  const { hostname } = new URL(env().APP_URL)
  return /^(?:localhost|.+\.localhost|127\.\d{1,3}\.\d{1,3}\.\d{1,3}|\[::1\])$/.test(hostname)
}

/** True when APP_URL was set by the person who runs this install, and is not just the default of this machine. */
export const hasPublicAddress = (): boolean => Boolean(process.env.APP_URL?.trim())
