import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { approvalLinkPackages, packageComments, packages, projects } from '@/db/schema'
import type { AdmittedApprover, ApprovalLink } from '@/lib/auth/tokens/approval-link'
import { listEntries } from '@/lib/calendar/list-entries'
import { AppError } from '@/lib/errors'
import { loadVariants } from '@/lib/packages/load-package'
import { contentOf, hiddenUntil, type PackageRow, timeOf } from '@/lib/packages/present-package'
import type { KnownDocuments } from '@/lib/platforms/known-documents'
import { namesToMention } from '@/lib/platforms/names-to-mention'
import type { VariantContent } from '@/lib/platforms/schemas'
import { findPublishedTimes } from '@/lib/publications/find-published-times'
import { isOneOf, type PackageStatus } from '@/lib/publications/states'
import { addDays } from '@/lib/time-zones/days'
import { startOfDay } from '@/lib/time-zones/wall-time'

/** A post as an outside approver sees it: what will be published, and their own decision and comments. */
export type LinkedPost = {
  id: string
  title: string
  revision: number
  status: PackageStatus
  /** When a network that already has the post makes it public; null if none still hides it. */
  publicAt: string | null
  /** The approver can currently approve it or ask for changes. */
  open: boolean
  /** When it was published or else when it is planned; for a published post with several channels, the earliest time. */
  at: string | null
  versions: {
    id: string
    account: { name: string; handle: string | null; mentions?: string[] | undefined }
    content: VariantContent
    documents?: KnownDocuments
    /** When it was published on its channel or else when it is planned. */
    at: string | null
    publishedAt: Date | null
  }[]
  decision: { kind: 'approved' | 'changes_requested'; by: string; at: string; current: boolean } | null
  /** Comments made through this link. */
  comments: { id: string; author: string; text: string; at: string }[]
}

export type LinkedPosts = {
  project: string
  timeZone: string
  recipient: string
  counts: boolean
  expiresAt: string
  /** The first and last day of a week link. */
  week: { from: string; until: string } | null
  posts: LinkedPost[]
}

/** Statuses in which an approver can still decide. */
const decidable = ['in_review', 'approved', 'scheduled'] as const satisfies readonly PackageStatus[]
/** Internal statuses, which outsiders do not see: a week link leaves these posts out. */
const internal = new Set(['draft', 'rejected', 'failed', 'unconfirmed'])
const maxPosts = 500

/**
 * Returns an approval link's posts in their current state, earliest first: those it was created for, or those
 * planned in its week, including ones planned later. Contains nothing else from the project, and only the comments
 * made through this link. Serves spec/planning#4 (outside approvers).
 */
export function getLinkedPosts({ ctx, link }: AdmittedApprover): Promise<LinkedPosts> {
  return inProject(ctx, async (tx) => {
    const [project] = await tx
      .select({ name: projects.name, timeZone: projects.timeZone })
      .from(projects)
      .where(eq(projects.id, ctx.projectId))
    if (!project) throw new AppError('not-found')
    const ids = await linkedIds(tx, link, project.timeZone)
    const posts = await readPosts(tx, link, ids)
    const week = link.weekStart && { from: link.weekStart, until: addDays(link.weekStart, 6) }
    return {
      project: project.name,
      timeZone: project.timeZone,
      recipient: link.recipient,
      counts: link.counts,
      expiresAt: link.expiresAt.toISOString(),
      week: week || null,
      posts: posts.sort((a, b) => (a.at ?? '~').localeCompare(b.at ?? '~') || a.id.localeCompare(b.id)),
    }
  })
}

/** Whether a post is on a link. */
export async function isLinked(tx: ProjectTx, link: ApprovalLink, packageId: string): Promise<boolean> {
  const [project] = await tx.select({ timeZone: projects.timeZone }).from(projects)
  return (await linkedIds(tx, link, project?.timeZone ?? 'UTC')).includes(packageId)
}

/** Whether a post is in a state in which an approver can decide. */
export const isDecidable = (row: Pick<PackageRow, 'status' | 'held'>): boolean =>
  isOneOf(decidable, row.status) && !row.held

async function linkedIds(tx: ProjectTx, link: ApprovalLink, timeZone: string): Promise<string[]> {
  const named = await tx
    .select({ id: approvalLinkPackages.packageId })
    .from(approvalLinkPackages)
    .where(eq(approvalLinkPackages.linkId, link.id))
    .limit(maxPosts)
  const ids = named.map(({ id }) => id)
  if (link.weekStart === null) return ids
  const planned = await listEntries(tx, {
    from: startOfDay(link.weekStart, timeZone),
    until: startOfDay(addDays(link.weekStart, 7), timeZone),
    limit: maxPosts,
  })
  const shown = planned.filter(({ state }) => !internal.has(state)).map(({ packageId }) => packageId)
  return [...new Set([...ids, ...shown])]
}

async function readPosts(tx: ProjectTx, link: ApprovalLink, ids: string[]): Promise<LinkedPost[]> {
  if (ids.length === 0) return []
  const rows = await tx.select().from(packages).where(inArray(packages.id, ids))
  const stored = Map.groupBy(
    await loadVariants(tx, ids, { traces: false }),
    ({ variant }) => variant.packageId,
  )
  const decisions = await tx
    .select()
    .from(approvalLinkPackages)
    .where(eq(approvalLinkPackages.linkId, link.id))
  const times = await findPublishedTimes(tx, ids)
  const said = await tx
    .select()
    .from(packageComments)
    .where(
      and(
        inArray(packageComments.packageId, ids),
        eq(packageComments.approvalLinkId, link.id),
        isNull(packageComments.deletedAt),
      ),
    )
    .orderBy(asc(packageComments.id))
    .limit(maxPosts)
  return rows.map((row) => {
    const made = decisions.find(({ packageId }) => packageId === row.id)
    const versions = stored.get(row.id) ?? []
    const [firstTime] = versions
      .flatMap(({ variant }) => times.get(variant.id) ?? [])
      .sort((a, b) => a.getTime() - b.getTime())
    return {
      id: row.id,
      title: row.title,
      revision: row.revision,
      status: row.status,
      publicAt: hiddenUntil(versions)?.toISOString() ?? null,
      open: isDecidable(row),
      at: ((row.status === 'published' ? firstTime : undefined) ?? row.scheduledAt)?.toISOString() ?? null,
      versions: versions
        .filter(({ channel }) => channel !== null)
        .map(({ variant, channel, documents }) => ({
          id: variant.id,
          account: {
            name: channel?.displayName ?? '',
            handle: channel?.handle ?? null,
            mentions: channel
              ? namesToMention({ platform: contentOf(variant).platform, config: channel.config })
              : undefined,
          },
          content: contentOf(variant),
          ...(documents ? { documents } : {}),
          at: (times.get(variant.id) ?? timeOf(variant, row))?.toISOString() ?? null,
          publishedAt: times.get(variant.id) ?? null,
        })),
      decision:
        made?.decision && made.decidedAt
          ? {
              kind: made.decision,
              by: made.decidedBy ?? link.recipient,
              at: made.decidedAt.toISOString(),
              current: made.revision === row.revision,
            }
          : null,
      comments: said
        .filter(({ packageId }) => packageId === row.id)
        .map(({ id, authorName, text, createdAt }) => ({
          id,
          author: authorName.replace(/ \(by link\)$/, ''),
          text,
          at: createdAt.toISOString(),
        })),
    }
  })
}
