import type { ChannelRow, PublicationRow } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { log } from '@/lib/log'
import { outcomeFromError, rejected } from '@/lib/networks/outcomes'
import { type FollowUpName, type FollowUpOutcome, MediaRefused, type Post } from '@/lib/networks/publisher'
import { networkServers } from '@/lib/networks/servers'
import type { PublicationPayload } from '@/lib/publications/payload'
import type { OpenedChannel } from '../publisher/open-channel'
import { publisherIoFor } from '../publisher/publisher-io'
import { findCaptions } from './find-captions'

/** A published post, and the access to its network. */
export type FollowUpRun = {
  publication: PublicationRow
  payload: PublicationPayload
  remoteId: string
  channel: ChannelRow
  opened: OpenedChannel
  signal: AbortSignal
}

/** Runs one step after publishing that may be repeated. Returns its outcome; never throws network errors. */
export async function runStep(
  ctx: ProjectContext,
  run: FollowUpRun,
  name: Exclude<FollowUpName, 'reply'>,
): Promise<FollowUpOutcome> {
  const { publication, payload, remoteId, channel, opened, signal } = run
  const io = {
    ...publisherIoFor(channel, opened, payload, signal),
    keep: async () => undefined,
    captions: (index: number) =>
      findCaptions(
        ctx,
        { variantId: publication.variantId, content: payload.content, channel, signal },
        index,
      ),
  }
  const server = networkServers[payload.content.platform]
  const { access } = opened
  const nothing: FollowUpOutcome = { kind: 'nothing' }
  const post = toPublisherPost(run)
  try {
    if (server.method === 'oauth' && access.kind === 'oauth') {
      const step = server.publisher.followUps?.find((one) => one.name === name)
      return (await step?.run(post, remoteId, { ...io, access })) ?? nothing
    }
    if (server.method === 'fields' && access.kind === 'fields') {
      const step = server.publisher.followUps?.find((one) => one.name === name)
      return (await step?.run(post, remoteId, { ...io, access })) ?? nothing
    }
    return nothing
  } catch (error) {
    if (error instanceof MediaRefused) return rejected(error.message, error.hint, 'media')
    log.warn('a follow-up broke off', { publication_id: publication.id, follow_up: name })
    const outcome = outcomeFromError(error, false)
    // The step may be repeated, so an unknown outcome counts as not done.
    return outcome.kind === 'pending' || outcome.kind === 'rejected' ? outcome : nothing
  }
}

/** Builds the post as its network's publisher takes it. */
export const toPublisherPost = ({
  publication,
  payload,
}: Pick<FollowUpRun, 'publication' | 'payload'>): Post => ({
  id: publication.id,
  packageId: publication.packageId,
  variantId: publication.variantId,
  payload,
  progress: publication.progress,
  attempts: publication.attempts,
  since: publication.firstSendingAt ?? publication.createdAt,
  isTaken: async () => false,
})
