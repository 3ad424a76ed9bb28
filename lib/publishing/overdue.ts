import { and, eq, inArray, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { type PublicationRow, packages, projects, publications, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { lockPackageOf } from '@/lib/publications/lock-package-of'
import { recordEvent } from '@/lib/publications/record-event'
import { everPublished, livePublications } from '@/lib/publications/states'
import { transitionPublications } from '@/lib/publications/transition-publications'
import { updatePackageStatus } from '@/lib/publications/update-package-status'
import { queueNextOf } from './channel-order'
import type { PublicationFailure } from './schemas'

const hour = 3_600_000

type Limit = { maxOverdueHours: number }

/**
 * True when a post was to go out longer ago than its project's limit, so that a person decides. What goes out automatically without
 * anybody having named a time may wait behind others of its channel for as long as those go out: it counts from the last of them.
 * What a person wants at once is never too late. Serves spec/planning#2.
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
 * Takes the posts of a package that are too late out of the line. When nothing else of the package is out or on its way it is
 * approved again, without a time, and waits for a person; else those posts have failed and can be sent again one by one. Does nothing
 * for a post that has moved on meanwhile. Serves spec/planning#2, spec/decisions#7.
 */
export async function setAsideOverdue(ctx: ProjectContext<'write'>, publicationId: string): Promise<void> {
  await inProject(ctx, async (tx) => {
    const before = await lockPackageOf(tx, publicationId)
    const [asked] = await tx.select().from(publications).where(eq(publications.id, publicationId))
    const [project] = await tx
      .select({ maxOverdueHours: projects.maxOverdueHours })
      .from(projects)
      .where(eq(projects.id, ctx.projectId))
    if (!asked || !project) return
    const live = await tx
      .select()
      .from(publications)
      .where(and(eq(publications.packageId, asked.packageId), inArray(publications.status, livePublications)))
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
    const after = await updatePackageStatus(tx, ctx, { packageId: asked.packageId })
    await tx.update(packages).set({ overdueSince: since }).where(eq(packages.id, asked.packageId))
    await recordEvent(tx, ctx, {
      packageId: asked.packageId,
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
