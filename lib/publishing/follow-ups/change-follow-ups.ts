import { and, eq, inArray, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { type FollowUps, followUpsSchema } from './state'

/**
 * Changes the stored state of a publication's follow-ups under a row lock, so that no worker overwrites what
 * another has found out. `change` gets the stored state and returns the new one, or undefined to leave it. Returns
 * the new state; undefined if there is no state, nothing was changed, or the post is no longer published. `also`
 * runs in the transaction of a change.
 */
export async function changeFollowUps(
  ctx: ProjectContext,
  publicationId: string,
  change: (state: FollowUps) => FollowUps | undefined,
  also?: (tx: ProjectTx, state: FollowUps) => void,
): Promise<FollowUps | undefined> {
  return inProject(ctx, async (tx) => {
    const changed = await changeFollowUpsIn(tx, publicationId, change)
    if (changed) also?.(tx, changed)
    return changed
  })
}

/** A post that a correction has edited is still the same post. */
export const isOnNetwork = inArray(publications.status, ['published', 'replaced'])

/** Like `changeFollowUps`, in the caller's transaction. */
export async function changeFollowUpsIn(
  tx: ProjectTx,
  publicationId: string,
  change: (state: FollowUps) => FollowUps | undefined,
): Promise<FollowUps | undefined> {
  const [row] = await tx
    .select({ kept: sql<unknown>`${publications.progress} -> 'follow_ups'` })
    .from(publications)
    .where(and(eq(publications.id, publicationId), isOnNetwork))
    .for('update')
  const { data: state } = followUpsSchema.safeParse(row?.kept)
  const changed = state && change(state)
  if (!changed) return undefined
  await tx
    .update(publications)
    .set({
      progress: sql`jsonb_set(${publications.progress}, '{follow_ups}', ${JSON.stringify(changed)}::jsonb)`,
    })
    .where(eq(publications.id, publicationId))
  return changed
}
