import type { ChannelRow, PublicationRow } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { changeOutcomeFromError, notYet } from '@/lib/networks/outcomes'
import type { ChangeOutcome } from '@/lib/networks/publisher'
import { networkServers } from '@/lib/networks/servers'
import type { OpenedChannel } from '../publisher/open-channel'
import { askReplies } from './ask-replies'
import { changeFollowUps } from './change-follow-ups'
import { runFollowUps } from './run-follow-ups'
import { type FollowUps, followUpsSchema } from './state'
import { withoutFurtherReplies } from './state-after'

type Removal = {
  publication: PublicationRow
  remoteId: string
  channel: ChannelRow
  opened: OpenedChannel
  signal: AbortSignal
}

const done: ChangeOutcome = { kind: 'done' }

/**
 * Deletes the replies of a post that is about to be deleted, starting with the last one, and sends no further ones.
 * Safe to repeat. If the network deletes replies together with the post, no request is sent. Returns `pending`
 * while the outcome of a reply is unknown.
 */
export async function removeReplies(
  ctx: ProjectContext<'write'>,
  { publication, remoteId, channel, opened, signal }: Removal,
): Promise<ChangeOutcome> {
  const { replies } = networkServers[channel.platform].publisher
  if (!replies || !followUpsSchema.safeParse(publication.progress.follow_ups).success) return done
  const settled = await changeFollowUps(ctx, publication.id, (state) =>
    withoutFurtherReplies(state, {
      message: 'The post was to be deleted.',
      hint: 'Nothing has to be done.',
    }),
  )
  if (!settled || replies.goWithPost || !replies.remove) return done
  const state = isOnItsWay(settled) ? await ask(ctx, publication.id, signal) : settled
  if (!state) return done
  if (isOnItsWay(state)) return notYet('A part of the thread is still on its way.', 60)
  for (const { name, remote_id: id } of state.list.toSorted((a, b) => (b.place ?? 0) - (a.place ?? 0))) {
    if (name !== 'reply' || !id) continue
    const outcome = await askReplies<ChangeOutcome | undefined>(
      { channel, opened, signal, payload: { content: { platform: channel.platform, media: [] } } },
      async (those, io) => those.remove?.(remoteId, id, io),
    ).catch(changeOutcomeFromError)
    if (outcome?.kind === 'pending' || outcome?.kind === 'rejected') return outcome
  }
  return done
}

const isOnItsWay = ({ list }: FollowUps): boolean =>
  list.some(({ name, status }) => name === 'reply' && status === 'sending')

/** Finds out what became of replies that are being sent, as far as possible now. */
async function ask(
  ctx: ProjectContext<'write'>,
  publicationId: string,
  signal: AbortSignal,
): Promise<FollowUps | undefined> {
  await runFollowUps(ctx, publicationId, { signal, firstDelivery: true, anyTime: true })
  return changeFollowUps(ctx, publicationId, (state) => state)
}
