import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import { inProject } from '@/db/project'
import { publications } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { recordEvent } from '@/lib/publications/record-event'
import { transitionPublications } from '@/lib/publications/transition-publications'
import { planFollowUps } from '../follow-ups/plan-follow-ups'
import type { confirmPublicationInput } from '../schemas'
import { dueNow, updatePackageAndEnqueue } from './record-outcome'
import { requireUnconfirmed } from './require-unconfirmed'

/**
 * Marks an unconfirmed publication as published after a person found the post on the network, with the post's
 * address if given. Throws `not-found` and `wrong-state`. Serves spec/security#4.3.
 */
export async function confirmPublication(
  ctx: ProjectContext<'write'>,
  input: z.infer<typeof confirmPublicationInput>,
): Promise<void> {
  await inProject(ctx, async (tx) => {
    const row = await requireUnconfirmed(tx, input.id)
    const followUps = await planFollowUps(tx, row, row.remoteId)
    await transitionPublications(tx, 'confirm', eq(publications.id, row.id), {
      remoteUrl: input.remote_url ?? row.remoteUrl,
      error: null,
      finishedAt: new Date(),
      nextLookAt: null,
      ...followUps,
    })
    await recordEvent(tx, ctx, {
      packageId: row.packageId,
      action: 'confirmed-sent',
      data: { publication_id: row.id },
    })
    await audit(tx, ctx, { action: 'publication.confirmed', subject: row.id })
    await updatePackageAndEnqueue(tx, ctx, row.packageId, row.id, followUps && row.remoteId ? dueNow() : null)
  })
}
