import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { inProject } from '@/db/project'
import { publications } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { recordEvent } from '@/lib/publications/record-event'
import { type PublicationChange, transitionPublications } from '@/lib/publications/transition-publications'
import type { markNotSentInput } from '../schemas'
import { updatePackageAndEnqueue } from './record-outcome'
import { requireUnconfirmed } from './require-unconfirmed'

/**
 * Marks an unconfirmed publication as failed after a person looked and did not find the post on the network; with
 * `send_again` it is queued to be sent once more. Throws `not-found` and `wrong-state`. Serves spec/security#4.3.
 */
export async function markNotSent(
  ctx: ProjectContext<'write'>,
  input: z.infer<typeof markNotSentInput>,
): Promise<void> {
  await inProject(ctx, async (tx) => {
    const row = await requireUnconfirmed(tx, input.id)
    const at = new Date()
    const { event, set }: PublicationChange = input.send_again
      ? {
          event: 'send-again',
          set: { dueAt: at, plannedAt: null, queuedAt: at, error: null, nextLookAt: null, reconcileLooks: 0 },
        }
      : { event: 'mark-not-sent', set: { finishedAt: at, nextLookAt: null, error: notSent } }
    await transitionPublications(tx, event, eq(publications.id, row.id), set)
    await recordEvent(tx, ctx, {
      packageId: row.packageId,
      action: 'marked-not-sent',
      data: { publication_id: row.id, send_again: input.send_again },
    })
    await audit(tx, ctx, { action: 'publication.marked-not-sent', subject: row.id })
    await updatePackageAndEnqueue(
      tx,
      ctx,
      row.packageId,
      row.id,
      input.send_again ? { job: 'publish', at } : null,
    )
  })
}

const notSent = {
  code: 'not-sent' as const,
  message: 'Someone checked and didn’t find the post on the network.',
  hint: 'You can send it again.',
}
