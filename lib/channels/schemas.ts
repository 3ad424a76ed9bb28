import { z } from 'zod'
import { channelStatuses } from '@/db/allowed-values'
import type { ErrorWords } from '@/lib/errors'
import { appNetworks, serverNetworks, signInNetworks, typedNetworks } from '@/lib/networks/accesses'
import { platformSchema } from '@/lib/platforms/schemas'
import { fieldProblems } from './channel-fields'

/** A channel in the API (spec/http-api#resources). Never contains secrets. */
export const channelAnswer = z.object({
  id: z.uuid(),
  project_id: z.uuid(),
  platform: platformSchema,
  account_key: z.string(),
  display_name: z.string(),
  handle: z.string().nullable(),
  account_kind: z
    .string()
    .nullable()
    .describe('Such as `Company page`, where a person may post as accounts of several kinds.'),
  language: z.string(),
  status: z.enum(channelStatuses),
  status_reason: z.string().nullable(),
  /** True for an account on the simulated networks. */
  sandbox: z.boolean(),
  config: z
    .record(z.string(), z.string())
    .describe('What was typed in to connect it, without secrets: `url` of a webhook.'),
  expires_at: z.string().nullable().describe('When the connection ends; null where the network doesn’t say.'),
  renews_itself: z
    .boolean()
    .describe('True where we put that end off ourselves, so that no person is needed.'),
  checked_at: z.string().nullable().describe('When we asked the network last whose account this is.'),
  trouble: z
    .object({ message: z.string(), hint: z.string() })
    .nullable()
    .describe('What was wrong then, in words.'),
  limits: z
    .object({ text: z.number(), media: z.number(), alt: z.number() })
    .partial()
    .describe(
      'What the server of the account allows in place of the network’s usual limits, where it sets its own.',
    ),
  daily_cap: z.number().int().nullable(),
  min_gap_minutes: z
    .number()
    .int()
    .nullable()
    .describe('The minutes between two posts; null for what is usual on the platform.'),
  created_at: z.string(),
})
export type ChannelAnswer = z.infer<typeof channelAnswer>

/** Languages that the app offers for a channel; the API accepts any other tag. */
export const channelLanguages = { en: 'English', de: 'German' } as const

const language = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/, 'Use a language tag such as "en" or "de".')
const accountKey = z
  .string()
  .trim()
  .regex(/^[a-z0-9][a-z0-9_-]{0,63}$/, 'Use up to 64 lowercase letters, digits, - and _.')
const displayName = z.string().trim().min(1, 'Name the channel.').max(100)
/** What a person typed in to connect a channel, by the field names that its network declares. */
const typedIn = z.record(z.string().max(64), z.string().trim().max(2048))

export const createChannelInput = z
  .strictObject({
    platform: z.enum(typedNetworks, 'Connect social accounts in the app, on the Channels page.'),
    account_key: accountKey,
    display_name: displayName,
    language: language.default('en'),
    config: typedIn,
  })
  .superRefine(({ platform, config }, context) => {
    for (const { name, message } of fieldProblems(platform, config))
      context.addIssue({ code: 'custom', path: ['config', name], message })
  })
export type CreateChannelInput = z.infer<typeof createChannelInput>

/** The response for a new channel. The signing secret is returned only this once; null if we sign nothing. */
export const createdChannelAnswer = channelAnswer.extend({ secret: z.string().nullable() })

export const changeChannelInput = z.strictObject({
  display_name: displayName.optional(),
  account_key: accountKey.optional(),
  language: language.optional(),
  /** People can set `active` and `disabled`; `expired` is set and cleared automatically. */
  status: z.enum(['active', 'disabled']).optional(),
  daily_cap: z.number().int().min(1).max(1000).nullable().optional(),
  min_gap_minutes: z
    .number('Enter a number of minutes.')
    .int('Enter whole minutes.')
    .min(0, 'Enter 0 or more minutes.')
    .max(1440, 'Enter at most 1440 minutes.')
    .nullable()
    .optional(),
  config: typedIn.optional(),
})
export type ChangeChannelInput = z.infer<typeof changeChannelInput>

/** A network with a consent page whose app is created by hand. */
const appNetwork = z.enum(appNetworks)

export const workspaceAppInput = z.strictObject({
  platform: appNetwork,
  client_id: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{1,200}$/, 'Enter the Client ID as the network shows it, without blanks.'),
  /** If empty, the stored secret stays. */
  client_secret: z
    .string()
    .trim()
    .regex(/^[\x21-\x7e]{0,500}$/, 'Enter the Client secret as the network shows it, without blanks.')
    .optional(),
})
export type WorkspaceAppInput = z.infer<typeof workspaceAppInput>

/**
 * A server of a multi-server network, or the account on a network with a second way to connect, as a person types
 * it.
 */
export const serverAppInput = z.strictObject({
  platform: z.enum([...serverNetworks, ...signInNetworks]),
  server: z.string().trim().min(1, 'Enter the name or address.').max(300),
})
export type ServerAppInput = z.infer<typeof serverAppInput>

export const removeWorkspaceAppInput = z.strictObject({ platform: appNetwork })

/** The accounts of a consent that are to become channels, by their ids at the network. */
export const connectAccountsInput = z.strictObject({
  connection: z.uuid(),
  accounts: z.array(z.string().max(200)).min(1, 'Choose at least one account.').max(1000),
})
export type ConnectAccountsInput = z.infer<typeof connectAccountsInput>

export const connectionProblems = [
  'denied',
  'expired',
  'other-person',
  'other-browser',
  'not-allowed',
  'not-set-up',
  'unreachable',
  'failed',
  'not-permitted',
  'other-account',
] as const
export type ConnectionProblem = (typeof connectionProblems)[number]

/** What the page says when connecting an account fails. */
export const connectionProblemWords: Record<ConnectionProblem, ErrorWords> = {
  denied: {
    message: 'You didn’t allow the connection.',
    hint: 'We didn’t connect an account. If you denied access by mistake, start again.',
  },
  expired: {
    message: 'This connection link has expired or was already used.',
    hint: 'Start again from the Channels page.',
  },
  'other-person': {
    message: 'Someone else started this connection.',
    hint: 'Sign in as that person, or start a new connection.',
  },
  'other-browser': {
    message: 'You started this connection in another browser.',
    hint: 'Start again in this browser and allow cookies.',
  },
  'not-allowed': {
    message: 'Your role doesn’t let you connect channels.',
    hint: 'Ask a workspace admin.',
  },
  'not-set-up': {
    message: 'This network isn’t set up yet.',
    hint: 'Ask your administrator to add its keys.',
  },
  unreachable: {
    message: 'The network didn’t respond.',
    hint: 'We didn’t connect an account. Try again in a few minutes.',
  },
  failed: {
    message: 'The network rejected the connection.',
    hint: 'Try again. If it keeps happening, ask your administrator to check the keys for this network.',
  },
  'not-permitted': {
    message: 'The network doesn’t let this app ask for what we need.',
    hint: 'Ask your administrator to add the permissions to the app, or connect an account of another kind. The steps are below “What you need at each network”.',
  },
  'other-account': {
    message: 'You signed in with another account than this channel’s.',
    hint: 'We didn’t change the channel. Sign in as its account at the network, then reconnect it.',
  },
}
