import type { ChannelRow } from '@/db/schema'
import type { Access, PublisherIo, Replies } from '@/lib/networks/publisher'
import { networkServers } from '@/lib/networks/servers'
import type { PublicationPayload } from '@/lib/publications/payload'
import type { OpenedChannel } from '../publisher/open-channel'
import { publisherIoFor } from '../publisher/publisher-io'

type ReplyContext = {
  channel: ChannelRow
  opened: OpenedChannel
  payload: { content: Pick<PublicationPayload['content'], 'platform' | 'media'> }
  signal: AbortSignal
}

/**
 * Sends a network requests about the replies of a published post. `ask` gets the publisher's functions for replies
 * and the access to the network; without `sending`, which marks a reply as being sent, it cannot send one. Returns
 * undefined if the network does not support replies.
 */
export async function askReplies<T>(
  { channel, opened, payload, signal }: ReplyContext,
  ask: <A extends Access['kind']>(replies: Replies<A>, io: PublisherIo<A>) => Promise<T>,
  sending: () => Promise<void> = () => Promise.reject(new Error('We don’t send anything here.')),
): Promise<T | undefined> {
  const server = networkServers[channel.platform]
  const io = { ...publisherIoFor(channel, opened, payload, signal), keep: async () => undefined, sending }
  const { access } = opened
  if (server.method === 'oauth' && access.kind === 'oauth')
    return server.publisher.replies && ask(server.publisher.replies, { ...io, access })
  if (server.method === 'fields' && access.kind === 'fields')
    return server.publisher.replies && ask(server.publisher.replies, { ...io, access })
  return undefined
}
