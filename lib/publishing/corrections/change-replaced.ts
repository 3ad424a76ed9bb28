import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { type ChannelRow, type PublicationRow, publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { log } from '@/lib/log'
import { changeOutcomeFromError, rejected } from '@/lib/networks/outcomes'
import { type ChangeOutcome, MediaRefused, type Post, type PublishOutcome } from '@/lib/networks/publisher'
import { networks } from '@/lib/networks/registry'
import { lockPackagesOf } from '@/lib/publications/lock-package-of'
import type { PublicationPayload } from '@/lib/publications/payload'
import { removeReplies } from '../follow-ups/remove-replies'
import type { OpenedChannel } from '../publisher/open-channel'
import { sendChange } from '../publisher/send-change'
import { type ReplacedPublication, recordReplaced } from './record-replaced'

type Change = {
  publication: PublicationRow
  channel: ChannelRow
  opened: OpenedChannel
  signal: AbortSignal
}

type Edited = {
  outcome: Exclude<PublishOutcome, { kind: 'unknown' }>
  replaced: { replaced: ReplacedPublication } | Record<string, never>
}

/**
 * Edits the post that a correction replaces, so that it says what was approved. Idempotent, so nothing is marked
 * beforehand: if the process dies here, the edit runs again. Serves spec/security#4.4, docs/decisions/0185.
 */
export async function correctReplaced(
  ctx: ProjectContext<'write'>,
  change: Change & { post: Post & { payload: PublicationPayload } },
): Promise<Edited> {
  const { publication, channel, post } = change
  const old = await findOld(ctx, publication)
  const remoteId = old && idOf(old)
  const { label } = networks[channel.platform]
  if (old?.status !== 'published' || !remoteId) return { outcome: goneFrom(label), replaced: {} }
  const outcome = await sendChange(
    { ...change, payload: post.payload, keep: noProgress },
    { correct: { post, remoteId } },
  ).catch((error: unknown) => failedWith(error, publication.id))
  if (outcome.kind === 'gone')
    return {
      outcome: goneFrom(label),
      replaced: { replaced: { id: old.id, channel: channel.displayName, became: 'removed' } },
    }
  if (outcome.kind !== 'done') return { outcome, replaced: {} }
  return {
    outcome: {
      kind: 'published',
      remoteId: outcome.remoteId ?? remoteId,
      remoteUrl: outcome.remoteUrl ?? old.remoteUrl,
    },
    replaced: { replaced: { id: old.id, channel: channel.displayName, became: 'replaced' } },
  }
}

/** Thrown when the old post could not be deleted, so that the new one is not sent. */
export class NotRemoved extends Error {
  readonly outcome: Extract<ChangeOutcome, { kind: 'pending' | 'rejected' }>
  constructor(outcome: Extract<ChangeOutcome, { kind: 'pending' | 'rejected' }>) {
    super('The published post was not deleted.')
    this.name = 'NotRemoved'
    this.outcome = outcome
  }
}

/**
 * Deletes the post that a correction replaces, before the correction is sent, and stores that. A post that is
 * already gone is stored as deleted: a process may have died in between. Throws NotRemoved when the old post is
 * still there.
 */
export async function removeReplaced(
  ctx: ProjectContext<'write'>,
  change: Change,
  removed: () => Promise<void> | void,
): Promise<void> {
  const { publication, channel } = change
  const old = await findOld(ctx, publication)
  if (!old || old.status === 'removed') return
  const remoteId = idOf(old)
  if (old.status !== 'published' || !remoteId) throw new NotRemoved(replacedMeanwhile)
  const outcome = await removeWithReplies(ctx, { ...change, publication: old, remoteId })
  if (outcome.kind === 'pending' || outcome.kind === 'rejected') throw new NotRemoved(outcome)
  await removed()
  await inProject(ctx, async (tx) => {
    await lockPackagesOf(tx, [publication.id, old.id])
    await recordReplaced(tx, ctx, { id: old.id, channel: channel.displayName, became: 'removed' })
  })
}

/**
 * Deletes a published post: first its replies, starting with the last one. Safe to repeat. Never throws network
 * errors.
 */
export async function removeWithReplies(
  ctx: ProjectContext<'write'>,
  removal: Change & { remoteId: string },
): Promise<ChangeOutcome> {
  const replies = await removeReplies(ctx, removal)
  if (replies.kind === 'pending' || replies.kind === 'rejected') return replies
  return sendChange({ ...removal, keep: noProgress }, { remove: removal.remoteId }).catch((error: unknown) =>
    failedWith(error, removal.publication.id),
  )
}

async function findOld(
  ctx: ProjectContext,
  { replacesId }: PublicationRow,
): Promise<PublicationRow | undefined> {
  if (!replacesId) return undefined
  const [old] = await inProject(ctx, (tx) =>
    tx.select().from(publications).where(eq(publications.id, replacesId)),
  )
  return old
}

/** Returns the id by which the network knows a post: our own id if the network uses that. */
export const idOf = (row: Pick<PublicationRow, 'id' | 'remoteId' | 'payload'>): string | null => {
  if (row.remoteId) return row.remoteId
  const platform = (row.payload as Partial<PublicationPayload>).content?.platform
  return platform && networks[platform].changes.byOurId ? row.id : null
}

function failedWith(error: unknown, id: string): ChangeOutcome {
  if (error instanceof MediaRefused) return rejected(error.message, error.hint, 'media')
  log.warn('changing a published post broke off', { publication_id: id })
  return changeOutcomeFromError(error)
}

/** An edit that is repeated uploads its media again: that is rare, and no one sees it. */
const noProgress = async () => undefined

const goneFrom = (label: string) =>
  rejected(
    `The post is no longer on ${label}, so we couldn’t edit it.`,
    'You can publish the correction as a new post.',
    'gone',
  )

const replacedMeanwhile = rejected(
  'Another correction has taken the place of this post.',
  'Try again to replace that one.',
  'gone',
)
