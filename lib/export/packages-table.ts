import { and, asc, gt, inArray, isNull } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { packageComments, packageEvents, packages, variantRevisions } from '@/db/schema'
import { loadVariants } from '@/lib/packages/load-package'
import type { PackageRow, StoredVariant } from '@/lib/packages/present-package'
import { type ExportRow, type ExportTable, nextKey } from './export-table'

/** Packages per page, with their dependent rows; more for the CSV files, which contain no history and no comments. */
const maxRows = 100
const maxShortRows = 500

export const packagesTable: ExportTable = {
  name: 'packages',
  says: 'All posts with their versions, revisions, history and comments.',
  page: (ctx, after, use) =>
    inProject(ctx, async (tx) => {
      const pageSize = use === 'csv' ? maxShortRows : maxRows
      const rows = await tx
        .select()
        .from(packages)
        .where(after === undefined ? undefined : gt(packages.id, after))
        .orderBy(asc(packages.id))
        .limit(pageSize)
      const parts = await partsOf(
        tx,
        rows.map(({ id }) => id),
        use,
      )
      return { rows: rows.map((row) => shownPackage(row, parts)), next: nextKey(rows, pageSize) }
    }),
  csv: [
    {
      name: 'packages',
      columns: [
        'id',
        'item_id',
        'topic_id',
        'title',
        'status',
        'publish_mode',
        'made_by',
        'edited',
        'stale',
        'held',
        'revision',
        'scheduled_at',
        'created_at',
        'updated_at',
      ],
      lines: (row) => [row],
    },
    {
      name: 'variants',
      columns: [
        'id',
        'package_id',
        'channel',
        'platform',
        'language',
        'title',
        'text',
        'hashtags',
        'link',
        'replies',
        'collaborators',
        'edited',
      ],
      lines: (row) => (Array.isArray(row.variants) ? row.variants : []),
    },
  ],
}

type Parts = Record<'variants' | 'revisions' | 'history' | 'comments', Map<unknown, ExportRow[]>>

/** Reads what belongs to these packages, grouped by package; for the CSV files only the variants. */
async function partsOf(tx: ProjectTx, ids: string[], use: 'json' | 'csv'): Promise<Parts> {
  const variants = byPackage((await loadVariants(tx, ids)).map(shownVariant))
  if (use === 'csv' || ids.length === 0)
    return { variants, revisions: new Map(), history: new Map(), comments: new Map() }
  const events = await tx
    .select()
    .from(packageEvents)
    .where(inArray(packageEvents.packageId, ids))
    .orderBy(asc(packageEvents.id))
  const revisions = await tx
    .select()
    .from(variantRevisions)
    .where(inArray(variantRevisions.packageId, ids))
    .orderBy(asc(variantRevisions.number))
  const comments = await tx
    .select()
    .from(packageComments)
    .where(and(inArray(packageComments.packageId, ids), isNull(packageComments.deletedAt)))
    .orderBy(asc(packageComments.id))
  return {
    variants,
    history: byPackage(
      events.map((event) => ({
        package_id: event.packageId,
        action: event.action,
        by: event.actorName,
        from_status: event.fromStatus,
        to_status: event.toStatus,
        reason: event.reason,
        at: event.createdAt.toISOString(),
      })),
    ),
    revisions: byPackage(
      revisions.map((one) => ({
        package_id: one.packageId,
        variant_id: one.variantId,
        package_revision: one.packageRevision,
        platform: one.platform,
        language: one.language,
        title: one.title,
        text: one.text,
        hashtags: one.hashtags,
        media: one.media,
        link: one.link,
        replies: one.replies,
        collaborators: one.collaborators,
        written_by: one.writtenBy,
        action: one.action,
        by: one.actorName,
        at: one.createdAt.toISOString(),
      })),
    ),
    comments: byPackage(
      comments.map((comment) => ({
        package_id: comment.packageId,
        variant_id: comment.variantId,
        by: comment.authorName,
        text: comment.text,
        at: comment.createdAt.toISOString(),
      })),
    ),
  }
}

const byPackage = (rows: ExportRow[]) => Map.groupBy(rows, (row) => row.package_id)

const shownVariant = ({ variant, channel }: StoredVariant): ExportRow => ({
  id: variant.id,
  package_id: variant.packageId,
  channel_id: variant.channelId,
  channel: channel?.displayName ?? null,
  platform: variant.platform,
  language: variant.language,
  title: variant.title,
  text: variant.text,
  hashtags: variant.hashtags,
  media: variant.media,
  link: variant.link,
  replies: variant.replies,
  collaborators: variant.collaborators,
  edited: variant.edited,
  written_by: variant.writtenBy,
  structure: variant.structure,
  translated_from: variant.translatedFrom,
  trace: variant.trace,
})

function shownPackage(row: PackageRow, parts: Parts): ExportRow {
  const own = (rows: Map<unknown, ExportRow[]>) => rows.get(row.id) ?? []
  return {
    id: row.id,
    item_id: row.itemId,
    topic_id: row.topicId,
    title: row.title,
    status: row.status,
    publish_mode: row.publishMode,
    made_by: row.madeBy,
    edited: row.edited,
    stale: row.stale,
    held: row.held,
    revision: row.revision,
    warnings: row.warnings,
    flags: row.flags,
    scheduled_at: row.scheduledAt?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
    variants: own(parts.variants),
    revisions: own(parts.revisions),
    history: own(parts.history),
    comments: own(parts.comments),
  }
}
