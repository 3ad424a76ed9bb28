import { eq } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { channels, type PublicationRow } from '@/db/schema'
import { networks } from '@/lib/networks/registry'
import { networkServers } from '@/lib/networks/servers'
import { isVideo } from '@/lib/post-rules/validate-media'
import { type PublicationPayload, payloadSchema } from '@/lib/publications/payload'
import { planReplies } from './plan-replies'
import type { FollowUpEntry, FollowUps } from './state'

type Row = Pick<PublicationRow, 'payload' | 'progress' | 'replaceBy' | 'replacesId' | 'channelId'>

/**
 * Plans what is left to do for a post that has just been published, from what was approved and from its channel's
 * settings, and returns it as part of the publication's progress; undefined if there is nothing to do. An edit
 * leaves media and playlists as they are, and changes the replies of the post that it edits.
 */
export async function planFollowUps(
  tx: ProjectTx,
  row: Row,
  remoteId: string | null,
): Promise<{ progress: Record<string, unknown> } | undefined> {
  const { data: payload } = payloadSchema.safeParse(row.payload)
  if (!payload || !row.channelId) return undefined
  const steps = remoteId && row.replaceBy !== 'edit' ? await planSteps(tx, payload, row.channelId) : []
  const replies = networkServers[payload.content.platform].publisher.replies
    ? await planReplies(tx, row, payload)
    : []
  const list = [...steps, ...(remoteId ? replies : replies.map(withoutId(payload)))]
  if (list.length === 0) return undefined
  const followUps: FollowUps = { tries: 0, next_at: new Date().toISOString(), list }
  return { progress: { ...row.progress, follow_ups: followUps } }
}

async function planSteps(
  tx: ProjectTx,
  payload: PublicationPayload,
  channelId: string,
): Promise<FollowUpEntry[]> {
  const possible = networkServers[payload.content.platform].publisher.followUps ?? []
  if (possible.length === 0) return []
  const [channel] = await tx
    .select({ config: channels.config })
    .from(channels)
    .where(eq(channels.id, channelId))
  const post = { payload, isVideo: (at: number) => isVideo(payload.content.media[at]?.url ?? '') }
  const wanted = possible.filter((one) => one.wanted(post, channel?.config ?? {}))
  return wanted.map(({ name }) => ({ name, status: 'waiting', failure: null }))
}

/** Without the post's id: a person found the post, or the network confirms it but not under which id. */
const withoutId =
  ({ content }: PublicationPayload) =>
  (one: FollowUpEntry): FollowUpEntry => ({
    ...one,
    status: 'failed',
    failure: {
      message: `${networks[content.platform].label} didn’t tell us the ID of the post.`,
      hint: 'You can add it on the network.',
    },
  })
