import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { oauthStates, organizations, projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { Actor } from '@/lib/audit/actor'
import { authorizeProject } from '@/lib/auth/authorize'
import { digest } from '@/lib/auth/secrets'
import { AppError } from '@/lib/errors'
import { log } from '@/lib/log'
import { ConnectionError, type OAuthApp, type RemoteAccount } from '@/lib/networks/oauth'
import type { NetworkName } from '@/lib/networks/registry'
import { encrypt } from '@/lib/vault'
import { type KeptConnection, keptPlace, openKept } from './kept-connection'
import { findOAuthApp, findWorkspaceApp, oauthOf } from './oauth-apps'
import { platformFetch } from './outbound'
import { saveConnection } from './save-connection'
import type { ConnectionProblem } from './schemas'

export type ConnectionAnswer = {
  platform: NetworkName
  /** Who is signed in now. */
  person: { id: string; name: string }
  state: string | null
  code: string | null
  /** The platform's own error code, such as `access_denied`. */
  error: string | null
  browserNonce: string | null
}

/** Where the browser goes next: the channels page of `place`, or a page of its own when no project is known. */
export type ConnectionOutcome = { place: { org: string; project: string } | null } & (
  | { channelId: string; again: boolean }
  | { problem: ConnectionProblem }
  /** Somebody else signed in than the channel to reconnect belongs to; `findOtherAccount` tells who. */
  | { problem: 'other-account'; connection: string }
)

/**
 * Ends connecting an account, when the platform sends the browser back. Uses up the state, checks person, browser, project and
 * permission (`manage`), exchanges the code and stores the channel; connecting an account again renews its channel. When
 * a channel was to be reconnected and another account signed in, nothing is stored but who that was.
 * Never throws for what people or platforms do: gives the problem in a closed set of words. Serves spec/security#6.6, spec/service#2.3.
 */
export async function finishConnection(answer: ConnectionAnswer): Promise<ConnectionOutcome> {
  const state = answer.state ? await takeState(answer) : undefined
  if (!state) return { place: null, problem: 'expired' }
  if (state.userId !== answer.person.id) return { place: null, problem: 'other-person' }
  const { place } = state
  if (!state.fresh) return { place, problem: 'expired' }
  const kept = openKept(state)
  if (!kept || !answer.browserNonce || kept.browser !== digest(answer.browserNonce))
    return { place, problem: 'other-browser' }
  if (answer.error)
    return {
      place,
      problem: /denied|cancelled/.test(answer.error) ? 'denied' : 'failed',
    }
  const app = await findAskingApp(answer.platform, state.orgId, kept)
  if (!answer.code || !app || app.sandbox !== kept.sandbox) return { place, problem: 'failed' }
  try {
    const actor: Actor & { id: string } = { kind: 'person', ...answer.person }
    const ctx = await authorizeProject({ actor }, 'manage', state.projectId)
    const { protocol } = oauthOf(answer.platform)
    const io = { app, fetch: platformFetch(app, ctx) }
    const credentials = await protocol.exchangeCode(io, { code: answer.code, verifier: kept.verifier })
    const account = await protocol.identify(io, credentials)
    const saved = await saveConnection(ctx, {
      app,
      account,
      credentials,
      ...(kept.channel === undefined ? {} : { reconnect: kept.channel }),
    })
    if (!('other' in saved)) return { place, ...saved }
    await keepOther(state, kept, saved.other)
    return { place, problem: 'other-account', connection: state.id }
  } catch (error) {
    if (error instanceof ConnectionError) {
      log.warn('connecting a channel failed', { platform: answer.platform, kind: error.kind })
      return { place, problem: error.kind === 'unreachable' ? 'unreachable' : 'failed' }
    }
    if (error instanceof AppError && (error.code === 'forbidden' || error.code === 'not-found'))
      return { place: error.code === 'forbidden' ? place : null, problem: 'not-allowed' }
    throw error
  }
}

/** The app whose consent page it was. */
const findAskingApp = async (
  platform: NetworkName,
  orgId: string,
  { app }: KeptConnection,
): Promise<OAuthApp | undefined> =>
  app === undefined ? findOAuthApp(platform) : findWorkspaceApp({ orgId, id: app }, platform)

/** Keeps who signed in with the state, which is used up, so that the page can say so; never their tokens. */
async function keepOther(state: TakenState, kept: KeptConnection, account: RemoteAccount): Promise<void> {
  const { handle, displayName } = account
  const encrypted = encrypt(
    JSON.stringify({ ...kept, other: { handle, displayName } } satisfies KeptConnection),
    keptPlace(state),
  )
  await inSystem((tx) => tx.update(oauthStates).set({ encrypted }).where(eq(oauthStates.id, state.id)))
}

type TakenState = {
  id: string
  orgId: string
  projectId: string
  userId: string
  encrypted: string
  fresh: boolean
  place: { org: string; project: string }
}

/** Finds the state and, when this person may use it, uses it up: of two at once only one is fresh. */
async function takeState(answer: ConnectionAnswer): Promise<TakenState | undefined> {
  const stateHash = digest(answer.state ?? '')
  return inSystem(async (tx) => {
    const [found] = await tx
      .select({ state: oauthStates, org: organizations.slug, project: projects.slug })
      .from(oauthStates)
      .innerJoin(projects, eq(projects.id, oauthStates.projectId))
      .innerJoin(organizations, eq(organizations.id, projects.orgId))
      .where(and(eq(oauthStates.stateHash, stateHash), eq(oauthStates.platform, answer.platform)))
    const projectId = found?.state.projectId
    if (!found || !projectId) return undefined
    const used =
      found.state.userId === answer.person.id
        ? await tx
            .update(oauthStates)
            .set({ usedAt: sql`now()` })
            .where(
              and(
                eq(oauthStates.id, found.state.id),
                isNull(oauthStates.usedAt),
                gt(oauthStates.expiresAt, new Date()),
              ),
            )
            .returning({ id: oauthStates.id })
        : []
    return {
      id: found.state.id,
      orgId: found.state.orgId,
      projectId,
      userId: found.state.userId,
      encrypted: found.state.encrypted,
      fresh: used.length === 1,
      place: { org: found.org, project: found.project },
    }
  })
}
