import { and, eq, inArray, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { type FollowUps, followUpsSchema } from './state'

/**
 * Changes what is kept of a publication's follow-ups while nobody else does, so that no worker writes over what another has found out.
 * `change` gets what stands there and gives what is to, or undefined to leave it. Gives what stands there then; undefined where
 * nothing is kept, nothing was changed, or the post is no longer out. `also` joins the transaction of a change.
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

/** One that a correction has edited is the same post. */
export const isOut = inArray(publications.status, ['published', 'replaced'])

/** The same in the caller's transaction. */
export async function changeFollowUpsIn(
  tx: ProjectTx,
  publicationId: string,
  change: (state: FollowUps) => FollowUps | undefined,
): Promise<FollowUps | undefined> {
  const [row] = await tx
    .select({ kept: sql<unknown>`${publications.progress} -> 'follow_ups'` })
    .from(publications)
    .where(and(eq(publications.id, publicationId), isOut))
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
