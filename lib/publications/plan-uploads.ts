import { inArray } from 'drizzle-orm'
import type { ReplaceWay } from '@/db/allowed-values'
import type { ProjectTx } from '@/db/project'
import { channels } from '@/db/schema'
import type { VariantContent } from '@/lib/platforms/schemas'
import { canUploadAhead, uploadLeadOf } from '@/lib/platforms/upload-lead'

const minute = 60_000
/** With less time than this to go, uploading ahead gains nothing. */
const minAheadMs = 15 * minute
/** Not immediately, so that a time chosen by mistake can be taken back. */
const undoMs = minute

/** When a post is sent, and when it becomes public automatically; `publicAt` is null if it is public once sent. */
export type UploadTimes = { dueAt: Date; publicAt: Date | null }

type Planned = { channelId: string; content: VariantContent; at: Date; replaceBy: ReplaceWay | undefined }

/**
 * Determines when each of some planned posts is sent: at its time, or earlier if its channel uploads ahead. A
 * correction is sent at its time, because otherwise it would edit or delete the published post too early. Takes the
 * open transaction; runs no query if none of the networks can upload ahead. Serves docs/decisions/0232.
 */
export async function planUploads(
  tx: ProjectTx,
  planned: readonly Pick<Planned, 'channelId' | 'content' | 'at'>[],
): Promise<(post: Planned) => UploadTimes> {
  const now = Date.now()
  const mayBeAhead = ({ content, at }: Pick<Planned, 'content' | 'at'>) =>
    canUploadAhead(content.platform) && at.getTime() >= now + minAheadMs
  const channelIds = [...new Set(planned.filter(mayBeAhead).map(({ channelId }) => channelId))]
  const rows = channelIds.length
    ? await tx
        .select({ id: channels.id, platform: channels.platform, config: channels.config })
        .from(channels)
        .where(inArray(channels.id, channelIds))
    : []
  const leads = new Map(rows.map((channel) => [channel.id, uploadLeadOf(channel)]))
  return (post) => {
    const lead = leads.get(post.channelId) ?? 0
    const isNew = post.replaceBy === undefined || post.replaceBy === 'new'
    if (lead === 0 || !isNew || !mayBeAhead(post)) return { dueAt: post.at, publicAt: null }
    return { dueAt: new Date(Math.max(post.at.getTime() - lead, now + undoMs)), publicAt: post.at }
  }
}
