import type { ChannelRow } from '@/db/schema'
import { rejected } from '@/lib/networks/outcomes'
import type { ChangeOutcome, Post } from '@/lib/networks/publisher'
import { networkServers } from '@/lib/networks/servers'
import type { PublicationPayload } from '@/lib/publications/payload'
import type { OpenedChannel } from './open-channel'
import { publisherIoFor } from './publisher-io'

type Asked = {
  channel: ChannelRow
  opened: OpenedChannel
  signal: AbortSignal
  keep(progress: Record<string, unknown>): Promise<void>
  /** For an edit: the new content, whose media are loaded. */
  payload?: PublicationPayload
}

type Wish = { correct: { post: Post; remoteId: string } } | { remove: string }

/** Asks a network to edit or delete a published post. Throws what the network request throws, and MediaRefused. */
export async function askNetwork(
  { channel, opened, signal, keep, payload }: Asked,
  wish: Wish,
): Promise<ChangeOutcome> {
  const server = networkServers[channel.platform]
  const io = { ...publisherIoFor(channel, opened, payload ?? noMediaOf(channel), signal), keep }
  const { access } = opened
  if (server.method === 'oauth' && access.kind === 'oauth') {
    const { correct, remove } = server.publisher
    if ('remove' in wish) return (await remove?.(wish.remove, { ...io, access })) ?? notOffered
    return (await correct?.(wish.correct.post, wish.correct.remoteId, { ...io, access })) ?? notOffered
  }
  if (server.method === 'fields' && access.kind === 'fields') {
    const { correct, remove } = server.publisher
    if ('remove' in wish) return (await remove?.(wish.remove, { ...io, access })) ?? notOffered
    return (await correct?.(wish.correct.post, wish.correct.remoteId, { ...io, access })) ?? notOffered
  }
  return notOffered
}

const notOffered = rejected(
  'The network of this channel doesn’t offer that.',
  'Change or delete the post on the network by hand.',
)

const noMediaOf = ({ platform }: ChannelRow) => ({ content: { platform, media: [] } })
