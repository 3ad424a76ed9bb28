import { and, desc, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { variantRevisions } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { isId } from '@/lib/ids'
import { findPackage } from '../load-package'
import type { RevisionAnswer } from '../schemas'

/** More than the number of texts kept per version (db/variant-revisions.ts). */
const maxRevisions = 200

/**
 * Returns the texts that a package's versions have had, newest first: all that are kept of one version, or the
 * newest 200 of all versions. Includes versions whose channel was left out. Throws `not-found`. Serves
 * spec/planning#4.
 */
export async function listRevisions(
  ctx: ProjectContext,
  input: { id: string; variant_id?: string | undefined },
): Promise<RevisionAnswer[]> {
  if (input.variant_id !== undefined && !isId(input.variant_id)) throw new AppError('not-found')
  return inProject(ctx, async (tx) => {
    await findPackage(tx, { id: input.id })
    const rows = await tx
      .select()
      .from(variantRevisions)
      .where(
        and(
          eq(variantRevisions.packageId, input.id),
          input.variant_id === undefined ? undefined : eq(variantRevisions.variantId, input.variant_id),
        ),
      )
      .orderBy(desc(variantRevisions.number))
      .limit(maxRevisions)
    return rows.map(presentRevision)
  })
}

const presentRevision = (row: typeof variantRevisions.$inferSelect): RevisionAnswer => ({
  id: row.id,
  variant_id: row.variantId,
  channel_id: row.channelId,
  package_revision: row.packageRevision,
  platform: row.platform,
  language: row.language,
  title: row.title,
  text: row.text,
  hashtags: row.hashtags,
  media: row.media,
  link: row.link,
  replies: row.replies,
  collaborators: row.collaborators,
  written_by: row.writtenBy,
  action: row.action,
  actor_id: row.actorId,
  actor_name: row.actorName,
  created_at: row.createdAt.toISOString(),
})
