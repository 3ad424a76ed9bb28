import { eq } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { channels, type PublicationRow } from '@/db/schema'
import { networkServers } from '@/lib/networks/servers'
import { isVideo } from '@/lib/post-rules/validate-media'
import { payloadSchema } from '@/lib/publications/payload'
import type { FollowUps } from './state'

/**
 * What is left to do for a post that is out now, by what was approved and what is set for its channel, as a part of its progress; nothing of it
 * where there is nothing. An edit leaves media and playlists as they are.
 */
export async function planFollowUps(
  tx: ProjectTx,
  row: Pick<PublicationRow, 'payload' | 'progress' | 'replaceBy' | 'channelId'>,
  remoteId: string | null,
): Promise<{ progress: Record<string, unknown> } | undefined> {
  if (!remoteId || !row.channelId || row.replaceBy === 'edit') return undefined
  const { data: payload } = payloadSchema.safeParse(row.payload)
  if (!payload) return undefined
  const possible = networkServers[payload.content.platform].publisher.followUps ?? []
  if (possible.length === 0) return undefined
  const [channel] = await tx
    .select({ config: channels.config })
    .from(channels)
    .where(eq(channels.id, row.channelId))
  const post = { payload, isVideo: (at: number) => isVideo(payload.content.media[at]?.url ?? '') }
  const wanted = possible.filter((one) => one.wanted(post, channel?.config ?? {}))
  if (wanted.length === 0) return undefined
  const followUps: FollowUps = {
    ...{ tries: 0, next_at: new Date().toISOString() },
    list: wanted.map(({ name }) => ({ name, status: 'waiting', failure: null })),
  }
  return { progress: { ...row.progress, follow_ups: followUps } }
}
