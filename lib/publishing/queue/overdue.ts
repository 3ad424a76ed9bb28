import { and, eq, inArray, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { type PublicationRow, packages, projects, publications, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { lockPackageOf } from '@/lib/publications/lock-package-of'
import { recordEvent } from '@/lib/publications/record-event'
import { everPublished, livePublications } from '@/lib/publications/states'
import { transitionPublications } from '@/lib/publications/transition-publications'
import { updatePackageStatus } from '@/lib/publications/update-package-status'
import type { PublicationFailure } from '../schemas'
import { queueNextOf } from './channel-order'

const hour = 3_600_000

type Limit = { maxOverdueHours: number }

/**
 * Whether a post was to be published longer ago than its project's limit, so that a person decides. A post that is
 * published automatically, at a time that no one chose, may wait in line while other posts of its channel are
 * published: it is overdue once the channel has published nothing for that long. A post that a person wants
 * published at once is never overdue. Serves spec/planning#2.
 */
export async function isOverdue(
  tx: ProjectTx,
  publication: PublicationRow,
  { maxOverdueHours }: Limit,
): Promise<boolean> {
  const { plannedAt, dueAt, channelId } = publication
  const oldest = Date.now() - maxOverdueHours * hour
  if (!plannedAt || plannedAt.getTime() >= oldest) return false
  if (await hasTimeOfItsOwn(tx, publication)) return true
  if (dueAt.getTime() >= oldest) return false
  const [row] = await tx
    .select({ sent: sql<boolean>`true` })
    .from(publications)
    .where(
      and(
        eq(publications.channelId, channelId ?? publication.id),
        sql`${publications.sendingAt} >= ${new Date(oldest).toISOString()}::timestamptz`,
        inArray(publications.status, everPublished),
      ),
    )
    .limit(1)
  return row === undefined
}

async function hasTimeOfItsOwn(tx: ProjectTx, publication: PublicationRow): Promise<boolean> {
  const [row] = await tx
    .select({ planned: packages.scheduledAt, own: variants.scheduledAt })
    .from(variants)
    .innerJoin(packages, eq(packages.id, variants.packageId))
    .where(eq(variants.id, publication.variantId))
  return Boolean(row?.planned ?? row?.own)
}

const overdueBy = (hours: number): PublicationFailure => ({
  code: 'overdue',
  message: `This post was due more than ${hours === 1 ? 'an hour' : `${hours} hours`} ago, so it waits for you.`,
  hint: 'Publish it now, or choose another time.',
})

/**
 * Takes the overdue posts of a package out of their channels' lines. If nothing else of the package is published or
 * on its way, the package is approved again, without a time, and waits for a person; otherwise those posts fail and
 * can be sent again one by one. Does nothing for a post whose state has changed meanwhile. Serves spec/planning#2,
 * spec/decisions#7.
 */
export async function dequeueOverdue(ctx: ProjectContext<'write'>, publicationId: string): Promise<void> {
  await inProject(ctx, async (tx) => {
    const before = await lockPackageOf(tx, publicationId)
    const [publication] = await tx.select().from(publications).where(eq(publications.id, publicationId))
    const [project] = await tx
      .select({ maxOverdueHours: projects.maxOverdueHours })
      .from(projects)
      .where(eq(projects.id, ctx.projectId))
    if (!publication || !project) return
    const live = await tx
      .select()
      .from(publications)
      .where(
        and(
          eq(publications.packageId, publication.packageId),
          inArray(publications.status, livePublications),
        ),
      )
      .for('update')
    const late: PublicationRow[] = []
    for (const one of live)
      if (one.status === 'pending' && (await isOverdue(tx, one, project))) late.push(one)
    if (late.length === 0) return
    const failure = overdueBy(project.maxOverdueHours)
    await transitionPublications(
      tx,
      late.length === live.length ? 'overdue' : 'overdue-alone',
      inArray(
        publications.id,
        late.map((one) => one.id),
      ),
      { error: failure, finishedAt: sql`now()`, queuedAt: null },
    )
    const since = late
      .map((one) => one.plannedAt ?? one.dueAt)
      .toSorted((a, b) => a.getTime() - b.getTime())[0]
    const after = await updatePackageStatus(tx, ctx, { packageId: publication.packageId })
    await tx.update(packages).set({ overdueSince: since }).where(eq(packages.id, publication.packageId))
    await recordEvent(tx, ctx, {
      packageId: publication.packageId,
      action: 'overdue',
      from: before,
      to: after ?? before,
      reason: failure.message,
      data: { due_at: since?.toISOString(), publication_ids: late.map((one) => one.id) },
    })
    for (const channelId of new Set(late.map((one) => one.channelId)))
      if (channelId) await queueNextOf(tx, ctx, channelId)
  })
}
