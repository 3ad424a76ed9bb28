import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, lt, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { oauthStates, organizations, projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { digest } from '@/lib/auth/secrets'
import { newId } from '@/lib/ids'
import type { NetworkName } from '@/lib/networks/registry'
import { encrypt } from '@/lib/vault'
import { type PendingConnection, pendingConnectionLocation } from './pending-connection'

const minutesToConsent = 10

/** Generates the `state` that is sent to a consent page and comes back once: unguessable, stored as a digest. */
export const newState = (): string => randomBytes(32).toString('base64url')

/** Stores the encrypted data of a connection attempt for the person and the project. */
export async function storeState(
  ctx: ProjectContext<'manage'>,
  {
    state,
    userId,
    platform,
    pending,
  }: { state: string; userId: string; platform: NetworkName; pending: PendingConnection },
): Promise<void> {
  const id = newId()
  await inProject(ctx, async (tx) => {
    await tx.delete(oauthStates).where(lt(oauthStates.expiresAt, new Date(Date.now() - 86_400_000)))
    await tx.insert(oauthStates).values({
      id,
      stateHash: digest(state),
      userId,
      platform,
      encrypted: encrypt(
        JSON.stringify(pending),
        pendingConnectionLocation({ id, projectId: ctx.projectId }),
      ),
      expiresAt: new Date(Date.now() + minutesToConsent * 60_000),
    })
  })
}

/** Stores data with a state that has been used, for the next page. */
export async function updateState(
  state: ConsumedState,
  pending: PendingConnection,
  expiresAt?: Date,
): Promise<void> {
  const encrypted = encrypt(JSON.stringify(pending), pendingConnectionLocation(state))
  await inSystem((tx) =>
    tx
      .update(oauthStates)
      .set({ encrypted, ...(expiresAt ? { expiresAt } : {}) })
      .where(eq(oauthStates.id, state.id)),
  )
}

export type ConsumedState = {
  id: string
  orgId: string
  projectId: string
  userId: string
  encrypted: string
  fresh: boolean
  place: { org: string; project: string }
}

/** Finds the state and, if this person may use it, uses it up: of two simultaneous requests only one gets `fresh`. */
export async function consumeState(answer: {
  state: string | null
  platform: NetworkName
  person: { id: string }
}): Promise<ConsumedState | undefined> {
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
