import { and, desc, eq, ne } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { publications } from '@/db/schema'
import type { PublicationStatus } from '@/db/schema/publications'
import type { ProjectContext } from '@/lib/auth/context'
import { isId } from '@/lib/ids'

/** What came of sending one variant. */
export type PackagePost = {
  id: string
  variant_id: string
  status: PublicationStatus
  attempts: number
  remote_url: string | null
  error: { code: string; message: string; hint: string } | null
  due_at: string
  finished_at: string | null
  /** When the network is asked next whether an unconfirmed one is there. */
  next_look_at: string | null
}

/** The newest publication of each variant of a package; what was taken back is left out. For the package's page. */
export async function listPackagePosts(ctx: ProjectContext, input: { id: string }): Promise<PackagePost[]> {
  if (!isId(input.id)) return []
  const rows = await inProject(ctx, (tx) =>
    tx
      .select({
        id: publications.id,
        variant_id: publications.variantId,
        status: publications.status,
        attempts: publications.attempts,
        remote_url: publications.remoteUrl,
        error: publications.error,
        dueAt: publications.dueAt,
        finishedAt: publications.finishedAt,
        nextLookAt: publications.nextLookAt,
      })
      .from(publications)
      .where(
        and(
          eq(publications.projectId, ctx.projectId),
          eq(publications.packageId, input.id),
          ne(publications.status, 'cancelled'),
        ),
      )
      .orderBy(desc(publications.packageRevision), desc(publications.id)),
  )
  const newest = new Map<string, PackagePost>()
  for (const { dueAt, finishedAt, nextLookAt, ...row } of rows) {
    if (newest.has(row.variant_id)) continue
    newest.set(row.variant_id, {
      ...row,
      due_at: dueAt.toISOString(),
      finished_at: finishedAt?.toISOString() ?? null,
      next_look_at: nextLookAt?.toISOString() ?? null,
    })
  }
  return [...newest.values()]
}
