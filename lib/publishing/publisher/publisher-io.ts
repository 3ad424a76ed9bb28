import type { ChannelRow } from '@/db/schema'
import { outboundConnect } from '@/lib/http/outbound'
import { toAbsoluteMediaAddress } from '@/lib/media/media-address'
import type { PublisherIo } from '@/lib/networks/publisher'
import { getServiceUrl } from '@/lib/networks/settings'
import { isDocument } from '@/lib/post-rules/validate-document'
import { isVideo } from '@/lib/post-rules/validate-media'
import type { PublicationPayload } from '@/lib/publications/payload'
import { openDocument } from '../media/open-document'
import { loadMedia, loadPicture } from '../media/post-media'
import { openVideo } from '../media/post-video'
import type { OpenedChannel } from './open-channel'
import { permalink } from './permalink'

/** Well below the maximum duration of a job, with time for the last part and for the call that publishes. */
const maxRunMs = 5 * 60_000

/**
 * Builds what every publisher gets, except the callbacks that store progress: the account, network access, its
 * media and addresses.
 */
export function publisherIoFor(
  channel: ChannelRow,
  { access, fetch }: OpenedChannel,
  { content }: { content: Pick<PublicationPayload['content'], 'platform' | 'media'> },
  signal: AbortSignal,
): Omit<PublisherIo, 'access' | 'keep' | 'sending'> {
  return {
    channel,
    fetch,
    connect: outboundConnect('networks', channel),
    signal,
    mediaAddress: toAbsoluteMediaAddress,
    service: (suffix) => getServiceUrl(content.platform, suffix),
    postUrl: (remoteId) => permalink(channel, access, remoteId),
    loadPicture: (url, maxBytes) =>
      loadPicture({ channel, signal }, { url, platform: content.platform, maxBytes }),
    runUntil: Date.now() + maxRunMs,
    isVideo: (index) => isVideo(content.media[index]?.url ?? ''),
    isDocument: (index) => isDocument(content.media[index]?.url ?? ''),
    async openDocument(index) {
      const one = content.media[index]
      if (!one) throw new Error(`The post has no media ${index + 1}.`)
      return openDocument({ channel, signal }, { url: one.url, platform: content.platform })
    },
    async openVideo(index) {
      const one = content.media[index]
      if (!one) throw new Error(`The post has no media ${index + 1}.`)
      const wanted = { url: one.url, platform: content.platform, alone: content.media.length === 1 }
      return openVideo({ channel, signal }, { ...wanted, place: index + 1 })
    },
    async loadMedia(index, options) {
      const one = content.media[index]
      if (!one) throw new Error(`The post has no media ${index + 1}.`)
      const wanted = { url: one.url, place: index + 1, platform: content.platform, focal: one.focal }
      return loadMedia({ channel, signal }, { ...wanted, ...options })
    },
  }
}
