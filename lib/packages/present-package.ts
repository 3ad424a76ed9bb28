import type { packages, variants } from '@/db/schema'
import { limitsOfChannel } from '@/lib/platforms/channel-limits'
import type { KnownDocuments } from '@/lib/platforms/known-documents'
import type { KnownVideos } from '@/lib/platforms/known-videos'
import { renderPost } from '@/lib/platforms/render-post'
import { platformSchema, type VariantContent } from '@/lib/platforms/schemas'
import type { KnownOfPost } from '@/lib/post-rules/known-of-post'
import { possibleActions } from '@/lib/publications/states'
import type { VoiceCheck } from '@/lib/voice/schemas'
import { createCachedValidator } from './create-cached-validator'
import type { PackageAnswer, VariantAnswer } from './schemas'
import { unsupportedIssues } from './unsupported-issues'

export type PackageRow = typeof packages.$inferSelect
export type VariantRow = typeof variants.$inferSelect
type VariantChannel = {
  accountKey: string
  displayName: string
  /** The account's public name on its network, if any. */
  handle: string | null
  status: string
  sandbox: boolean
  config: Record<string, unknown>
}
export type StoredVariant = {
  variant: VariantRow
  channel: VariantChannel | null
  /** What is known about the videos and documents it uses; null if it uses none. */
  videos?: KnownVideos | null
  documents?: KnownDocuments | null
  /** When the network will make the post public, if it still hides it. */
  publicAt?: Date | null
}

/** Returns a stored variant's content for its platform; the one shape that is validated, hashed and sent. */
export const contentOf = (variant: VariantRow): VariantContent => ({
  platform: platformSchema.parse(variant.platform),
  language: variant.language,
  title: variant.title,
  text: variant.text,
  hashtags: variant.hashtags,
  media: variant.media,
  link: variant.link,
  replies: variant.replies,
  collaborators: variant.collaborators,
})

/**
 * Returns what is known about a variant besides its content: about its videos and documents, and its channel's
 * server.
 */
export const knownOf = (
  { platform }: Pick<VariantRow, 'platform'>,
  { channel, videos, documents }: Omit<StoredVariant, 'variant'>,
): KnownOfPost => {
  const limits = limitsOfChannel(channel && { platform: platformSchema.parse(platform), ...channel })
  return {
    ...(videos ? { videos } : {}),
    ...(documents ? { documents } : {}),
    ...(Object.keys(limits).length > 0 ? { limits } : {}),
  }
}

/** Builds a package's API representation, each variant with its validation issues (spec/http-api#resources). */
export function presentPackage(row: PackageRow, stored: StoredVariant[], brand: VoiceCheck): PackageAnswer {
  const issuesOf = createCachedValidator(brand)
  return {
    id: row.id,
    project_id: row.projectId ?? '',
    item_id: row.itemId,
    corrects_id: row.correctsId,
    topic_id: row.topicId,
    title: row.title,
    status: row.status,
    stale: row.stale,
    held: row.held,
    revision: row.revision,
    made_by: row.madeBy,
    edited: row.edited,
    publish_mode: row.publishMode,
    author_id: row.authorId,
    assignee_id: row.assigneeId,
    due_at: row.dueAt?.toISOString() ?? null,
    warnings: row.warnings,
    flags: row.flags,
    actions: possibleActions(row.status, row.held),
    variants: stored.map((one) => presentVariant(one, row, issuesOf)),
    scheduled_at: row.scheduledAt?.toISOString() ?? null,
    public_at: hiddenUntil(stored)?.toISOString() ?? null,
    overdue_since: row.overdueSince?.toISOString() ?? null,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }
}

/** Returns when the last of a package's posts that networks still hide becomes public; null if there is none. */
export const hiddenUntil = (stored: readonly StoredVariant[]): Date | null =>
  stored.reduce<Date | null>(
    (last, { publicAt = null }) =>
      last === null || (publicAt !== null && publicAt > last) ? publicAt : last,
    null,
  )

/**
 * Returns when a variant is published: at its own time, otherwise at its package's; null while nothing is planned
 * (spec/planning#2).
 */
export const timeOf = (
  variant: Pick<VariantRow, 'scheduledAt'>,
  pkg: Pick<PackageRow, 'scheduledAt'>,
): Date | null => pkg.scheduledAt && (variant.scheduledAt ?? pkg.scheduledAt)

function presentVariant(
  { variant, ...known }: StoredVariant,
  pkg: PackageRow,
  issuesOf: ReturnType<typeof createCachedValidator>,
): VariantAnswer {
  const content = contentOf(variant)
  const { channel } = known
  return {
    id: variant.id,
    channel_id: variant.channelId,
    ...content,
    scheduled_at: timeOf(variant, pkg)?.toISOString() ?? null,
    edited: variant.edited,
    written_by: variant.writtenBy,
    replace_by: variant.replaceBy,
    structure: variant.structure,
    translated_from: variant.translatedFrom,
    trace: { sentences: variant.trace.sentences, facts: variant.trace.facts },
    issues: [
      ...issuesOf(content, knownOf(variant, known)),
      ...unsupportedIssues(content, variant.trace.unsupported ?? []),
    ],
    post: renderPost(content),
    channel: channel && {
      account_key: channel.accountKey,
      display_name: channel.displayName,
      handle: channel.handle,
      status: channel.status,
      sandbox: channel.sandbox,
    },
  }
}
