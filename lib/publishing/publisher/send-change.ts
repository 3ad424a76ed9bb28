import type { ChannelRow } from '@/db/schema'
import { rejected } from '@/lib/networks/outcomes'
import type { ChangeOutcome, Post } from '@/lib/networks/publisher'
import { networkServers } from '@/lib/networks/servers'
import type { PublicationPayload } from '@/lib/publications/payload'
import type { OpenedChannel } from './open-channel'
import { publisherIoFor } from './publisher-io'

type ChangeContext = {
  channel: ChannelRow
  opened: OpenedChannel
  signal: AbortSignal
  keep(progress: Record<string, unknown>): Promise<void>
  /** For an edit: the new content, whose media are loaded. */
  payload?: PublicationPayload
}

type ChangeRequest = { correct: { post: Post; remoteId: string } } | { remove: string }

/** Asks a network to edit or delete a published post. Throws what the network request throws, and MediaRefused. */
export async function sendChange(
  { channel, opened, signal, keep, payload }: ChangeContext,
  change: ChangeRequest,
): Promise<ChangeOutcome> {
  const server = networkServers[channel.platform]
  const io = { ...publisherIoFor(channel, opened, payload ?? noMediaOf(channel), signal), keep }
  const { access } = opened
  if (server.method === 'oauth' && access.kind === 'oauth') {
    const { correct, remove } = server.publisher
    if ('remove' in change) return (await remove?.(change.remove, { ...io, access })) ?? notOffered
    return (await correct?.(change.correct.post, change.correct.remoteId, { ...io, access })) ?? notOffered
  }
  if (server.method === 'fields' && access.kind === 'fields') {
    const { correct, remove } = server.publisher
    if ('remove' in change) return (await remove?.(change.remove, { ...io, access })) ?? notOffered
    return (await correct?.(change.correct.post, change.correct.remoteId, { ...io, access })) ?? notOffered
  }
  return notOffered
}

const notOffered = rejected(
  'The network of this channel doesn’t offer that.',
  'Change or delete the post on the network by hand.',
)

const noMediaOf = ({ platform }: ChannelRow) => ({ content: { platform, media: [] } })
