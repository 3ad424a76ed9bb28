import type { ItemRow } from '@/db/schema'
import type { TopicBrief } from '@/lib/facts/topics/topic-brief'
import { contentHash } from '@/lib/text/content-hash'

export type TopicItemIdentity = Pick<
  ItemRow,
  'id' | 'orgId' | 'projectId' | 'topicId' | 'externalId' | 'contentType'
> & { channelKeys: readonly string[] | null }

/**
 * Builds the item that a topic's run makes: the current content of its origin, for the topic's channels, with the
 * brief of what to write about. Its hash changes with the origin and the brief. Pure. Serves spec/planning#1.
 */
export function topicItemOf(origin: ItemRow, identity: TopicItemIdentity, brief: TopicBrief): ItemRow {
  const { channelKeys, ...own } = identity
  const { target_platforms: _, topic: _own, ...rest } = origin.metadata
  const { origin_content_type: _earlier, ...topic } = brief
  const renamed = own.contentType === origin.contentType ? {} : { origin_content_type: origin.contentType }
  const metadata = {
    ...rest,
    ...(channelKeys ? { target_platforms: [...channelKeys] } : {}),
    topic: { ...topic, ...renamed },
  }
  return {
    ...origin,
    ...own,
    sourceId: null,
    metadata,
    contentHash: contentHash([origin.contentHash, own.contentType, metadata]),
    status: 'transformed',
    withdrawnAt: null,
    sourceUpdatedAt: null,
  }
}
