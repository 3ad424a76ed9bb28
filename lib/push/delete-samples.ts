import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { pushSamples } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { requireId } from '@/lib/ids'

/** Deletes the stored deliveries of a source. Does nothing when there are none. */
export async function deleteSamples(ctx: ProjectContext<'write'>, input: { id: string }): Promise<void> {
  await inProject(ctx, (tx) => tx.delete(pushSamples).where(eq(pushSamples.sourceId, requireId(input.id))))
}
