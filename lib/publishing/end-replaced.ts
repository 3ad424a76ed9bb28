import { eq } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { recordEvent } from '@/lib/publications/record-event'
import { transitionPublications } from '@/lib/publications/transition-publications'

/** The publication that a correction takes the place of, and what became of it. */
export type Replaced = { id: string; channel: string; became: 'replaced' | 'removed' }

/**
 * Stores what became of a post that was out, and tells it in the history of its package, in the transaction that knows. The packages
 * of both are locked. Does nothing when it has an end already.
 */
export async function endReplaced(
  tx: ProjectTx,
  ctx: ProjectContext<'review'>,
  { id, channel, became }: Replaced,
): Promise<void> {
  const [ended] = await transitionPublications(
    tx,
    became === 'replaced' ? 'replace' : 'remove',
    eq(publications.id, id),
    {},
  )
  if (!ended) return
  await recordEvent(tx, ctx, {
    packageId: ended.packageId,
    action: became === 'replaced' ? 'corrected' : 'taken-down',
    data: { publication_id: id, channel },
  })
}
