import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { channels } from '@/db/schema'
import type { Actor } from '@/lib/audit/actor'
import { authorizeProject } from '@/lib/auth/authorization/authorize'
import type { ProjectContext } from '@/lib/auth/context'
import { digest } from '@/lib/auth/secrets'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { ConnectionError, type Credentials, type OAuthApp, type RemoteAccount } from '@/lib/networks/oauth'
import type { NetworkName } from '@/lib/networks/registry'
import { findConsentApp, oauthOf } from '../apps/oauth-apps'
import { findConsentClient, findSignInProtocol, signInIo } from '../apps/sign-in-clients'
import { platformFetch } from '../outbound'
import type { ConnectionProblem } from '../schemas'
import { type ConsumedState, consumeState, updateState } from './connection-state'
import { decryptPendingConnection, type PendingConnection } from './pending-connection'
import { renewConnected } from './renew-connected'
import { saveConnection } from './save-connection'

/** How long a person may take to choose which accounts to connect. */
const minutesToChoose = 30

export type ConnectionAnswer = {
  platform: NetworkName
  /** The person who is signed in now. */
  person: { id: string; name: string }
  state: string | null
  code: string | null
  /** The platform's own error code, such as `access_denied`. */
  error: string | null
  /** The server that sent the browser back, if the network's servers say so (RFC 9207). */
  issuer?: string | null
  browserNonce: string | null
}

/**
 * Where the browser goes next: the channels page of `place`, or a separate page when the project is unknown. `also`
 * lists other channels that were renewed.
 */
export type ConnectionOutcome = {
  place: { org: string; project: string } | null
} & (
  | { channelId: string; again: boolean; also: string[] }
  /** The person may post as several accounts and has to choose; `findOfferedAccounts` returns them. */
  | { choose: string }
  | { problem: ConnectionProblem }
  /** Another account signed in than that of the channel to reconnect; `findOtherAccount` returns which. */
  | { problem: 'other-account'; connection: string }
)

/**
 * Finishes connecting an account when the platform sends the browser back. Uses up the state, checks person,
 * browser, project and permission (`manage`), exchanges the code and stores the channel; connecting an account
 * again renews its channel. If a channel was to be reconnected and another account signed in, only the name of that
 * account is stored. If the person may post as several accounts and wants to choose, these and the tokens are kept
 * for half an hour (docs/decisions/0211). Never throws for mistakes of people or platforms: returns one of a fixed
 * set of problems. Serves spec/security#6.6, spec/service#2.3.
 */
export async function finishConnection(answer: ConnectionAnswer): Promise<ConnectionOutcome> {
  const state = answer.state ? await consumeState(answer) : undefined
  if (!state) return { place: null, problem: 'expired' }
  if (state.userId !== answer.person.id) return { place: null, problem: 'other-person' }
  const { place } = state
  if (!state.fresh) return { place, problem: 'expired' }
  const pending = decryptPendingConnection(state)
  if (!pending || !answer.browserNonce || pending.browser !== digest(answer.browserNonce))
    return { place, problem: 'other-browser' }
  if (answer.error)
    return {
      place,
      problem: problemOf(answer.error),
    }
  if (pending.signIn) return finishSignIn(answer, state, pending)
  const app = await findConsentApp(answer.platform, state.orgId, pending.app)
  if (!answer.code || !app || app.sandbox !== pending.sandbox) return { place, problem: 'failed' }
  try {
    const actor: Actor & { id: string } = { kind: 'person', ...answer.person }
    const ctx = await authorizeProject({ actor }, 'manage', state.projectId)
    const { protocol } = oauthOf(answer.platform)
    const io = { app, fetch: platformFetch(app, ctx) }
    const credentials = await protocol.exchangeCode(io, { code: answer.code, verifier: pending.verifier })
    const accounts =
      pending.managed && protocol.accounts
        ? await protocol.accounts(io, credentials)
        : [await protocol.identify(io, credentials)]
    const consent = { app, credentials, accounts }
    if (pending.chooses && pending.channel === undefined && accounts.length > 1)
      return { place, ...(await offer(ctx, state, pending, consent)) }
    const saved = await saveConnection(ctx, {
      app,
      account: await chooseAccount(ctx, pending.channel, accounts),
      access: { credentials },
      ...(pending.channel === undefined ? {} : { reconnect: pending.channel }),
    })
    if ('other' in saved) {
      await updateState(state, { ...pending, other: nameOf(saved.other) })
      return { place, problem: 'other-account', connection: state.id }
    }
    const renewed = accounts.length > 1 ? await renewConnected(ctx, consent) : []
    return { place, ...saved, also: renewed.filter((id) => id !== saved.channelId) }
  } catch (error) {
    return problemOfError(answer.platform, place, error)
  }
}

function problemOfError(
  platform: NetworkName,
  place: ConsumedState['place'],
  error: unknown,
): ConnectionOutcome {
  if (error instanceof ConnectionError) {
    log.warn('connecting a channel failed', { platform, kind: error.kind })
    return { place, problem: error.kind === 'unreachable' ? 'unreachable' : 'failed' }
  }
  if (error instanceof AppError && (error.code === 'forbidden' || error.code === 'not-found'))
    return { place: error.code === 'forbidden' ? place : null, problem: 'not-allowed' }
  throw error
}

/**
 * Like `finishConnection`, for the consent page of a network that also accepts typed-in fields: what it returns is
 * stored as secret fields (docs/decisions/0216).
 */
async function finishSignIn(
  answer: ConnectionAnswer,
  state: ConsumedState,
  pending: PendingConnection,
): Promise<ConnectionOutcome> {
  const { place } = state
  const { platform, code } = answer
  const protocol = findSignInProtocol(platform)
  try {
    const actor: Actor & { id: string } = { kind: 'person', ...answer.person }
    const ctx = await authorizeProject({ actor }, 'manage', state.projectId)
    const client = await findConsentClient(ctx, platform, pending.app)
    if (!code || !protocol || !client || !pending.signIn) return { place, problem: 'failed' }
    const { account, fields, session } = await protocol.finish(
      { ...signInIo(platform, ctx), client },
      { code, verifier: pending.verifier, issuer: answer.issuer ?? null, kept: pending.signIn },
    )
    const saved = await saveConnection(ctx, {
      app: { platform, sandbox: false },
      account,
      access: { fields, session, hasKey: client.key !== null },
      ...(pending.channel === undefined ? {} : { reconnect: pending.channel }),
    })
    if ('channelId' in saved) return { place, ...saved, also: [] }
    await updateState(state, { ...pending, other: nameOf(saved.other) })
    return { place, problem: 'other-account', connection: state.id }
  } catch (error) {
    return problemOfError(platform, place, error)
  }
}

/** Maps the error code of OAuth, or of a network with codes of its own. */
function problemOf(error: string): ConnectionProblem {
  if (/denied|cancelled/.test(error)) return 'denied'
  return /scope/.test(error) ? 'not-permitted' : 'failed'
}

type Consent = { app: OAuthApp; credentials: Credentials; accounts: RemoteAccount[] }

/**
 * Stores the accounts to choose from. If all of them are already connected, renews them instead and leaves nothing
 * to choose.
 */
async function offer(
  ctx: ProjectContext<'manage'>,
  state: ConsumedState,
  pending: PendingConnection,
  consent: Consent,
): Promise<{ choose: string } | { channelId: string; again: true; also: string[] }> {
  const { credentials, accounts } = consent
  const [channelId, ...also] = await renewConnected(ctx, consent)
  if (channelId !== undefined && also.length === accounts.length - 1) return { channelId, again: true, also }
  const expiresAt = new Date(Date.now() + minutesToChoose * 60_000)
  await updateState(state, { ...pending, offer: { credentials, accounts } }, expiresAt)
  return { choose: state.id }
}

/**
 * Returns the account of the channel to reconnect; the person's own account if that one is not among theirs, or if
 * no channel was given.
 */
async function chooseAccount(
  ctx: ProjectContext<'manage'>,
  channel: string | undefined,
  accounts: RemoteAccount[],
): Promise<RemoteAccount> {
  const [own] = accounts
  if (!own) throw new ConnectionError('refused', 'The network didn’t tell us which account this is.')
  if (channel === undefined) return own
  const [row] = await inProject(ctx, (tx) =>
    tx.select({ remoteId: channels.remoteId }).from(channels).where(eq(channels.id, channel)),
  )
  return accounts.find(({ remoteId }) => remoteId === row?.remoteId) ?? own
}

/** What is stored of an account that was not meant: never its tokens. */
const nameOf = ({ handle, displayName, kind }: RemoteAccount) => ({
  handle,
  displayName,
  ...(kind === undefined ? {} : { kind }),
})
