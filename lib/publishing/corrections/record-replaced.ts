import { eq } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { recordEvent } from '@/lib/publications/record-event'
import { transitionPublications } from '@/lib/publications/transition-publications'

/** The publication that a correction replaces, and what became of it. */
export type ReplacedPublication = { id: string; channel: string; became: 'replaced' | 'removed' }

/**
 * Stores what became of a published post and records it in its package's history, in the transaction that learned
 * it. The caller has locked both packages. Does nothing when the post has already been replaced or removed.
 */
export async function recordReplaced(
  tx: ProjectTx,
  ctx: ProjectContext<'review'>,
  { id, channel, became }: ReplacedPublication,
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
