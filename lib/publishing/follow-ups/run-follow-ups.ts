import { and, eq, inArray, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { type ChannelRow, channels, type PublicationRow, publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { enqueue } from '@/lib/jobs/enqueue'
import { publishJob } from '@/lib/jobs/publish-job'
import { log } from '@/lib/log'
import { outcomeOfError, rejected } from '@/lib/networks/outcomes'
import {
  type FollowUpName,
  type FollowUpOutcome,
  MediaRefused,
  type Post,
  type PublishOutcome,
} from '@/lib/networks/publisher'
import { networkServers } from '@/lib/networks/servers'
import { type PublicationPayload, payloadSchema } from '@/lib/publications/payload'
import { type OpenedChannel, openChannel, renewAccess } from '../open-channel'
import { publisherIoFor } from '../publisher-io'
import { findCaptions } from './find-captions'
import { type FollowUps, followUpsSchema } from './state'

/** Before each further try: a day and a half in all. */
const pauses = [60, 300, 1800, 2 * 3600, 6 * 3600, 12 * 3600, 16 * 3600] as const

/**
 * Does what is left to do for a published post, once it is due: each step is tried, stored, and tried again later where that may help. None of it
 * changes that the post is out. A process that dies in the middle does the step once more, which does no harm. `at` is called between a
 * step and its storing. Serves docs/decisions/0212.
 */
export async function runFollowUps(
  ctx: ProjectContext<'write'>,
  publicationId: string,
  { signal, at }: { signal?: AbortSignal | undefined; at?: () => Promise<void> | void } = {},
): Promise<void> {
  const found = await find(ctx, publicationId)
  if (!found) return
  const { publication, channel, payload, remoteId } = found
  let { state } = found
  let opened = channel ? await openChannel(ctx, channel) : { outcome: disconnected }
  for (const { name } of state.list.filter(({ status }) => status === 'waiting')) {
    let outcome =
      channel && !('outcome' in opened)
        ? await attempt(ctx, name, { publication, channel, payload, remoteId, opened, signal })
        : certainlyNot('outcome' in opened ? opened.outcome : disconnected)
    if (channel && outcome.kind === 'pending' && outcome.refusedToken) {
      const fresh = await renewAccess(ctx, channel, outcome.refusedToken)
      if (fresh.kind === 'ended') outcome = rejected(fresh.message, fresh.hint, 'connection-ended')
      opened = await openChannel(ctx, channel)
    }
    await at?.()
    state = { ...state, list: state.list.map((one) => (one.name === name ? after(one, outcome) : one)) }
    const kept = state
    await inProject(ctx, (tx) => store(tx, publicationId, kept))
    log.info('follow-up attempted', {
      publication_id: publicationId,
      follow_up: name,
      outcome: outcome.kind,
    })
  }
  await inProject(ctx, (tx) => planNextTry(tx, ctx, publicationId, state))
}

/** One that a correction has edited is the same post. */
const isOut = inArray(publications.status, ['published', 'replaced'])

type Found = {
  publication: PublicationRow
  remoteId: string
  channel: ChannelRow | undefined
  payload: PublicationPayload
  state: FollowUps
}

async function find(ctx: ProjectContext, id: string): Promise<Found | undefined> {
  return inProject(ctx, async (tx) => {
    const [publication] = await tx
      .select()
      .from(publications)
      .where(and(eq(publications.id, id), isOut))
    const { data: state } = followUpsSchema.safeParse(publication?.progress.follow_ups)
    if (!publication?.remoteId || !state?.list.some(({ status }) => status === 'waiting')) return undefined
    if (Date.parse(state.next_at) > Date.now() + 1000) return undefined
    const { data: payload } = payloadSchema.safeParse(publication.payload)
    if (!payload) return undefined
    const [channel] = publication.channelId
      ? await tx.select().from(channels).where(eq(channels.id, publication.channelId))
      : []
    return { publication, remoteId: publication.remoteId, channel, payload, state }
  })
}

async function attempt(
  ctx: ProjectContext,
  name: FollowUpName,
  {
    publication,
    channel,
    payload,
    remoteId,
    opened,
    signal = new AbortController().signal,
  }: Omit<Found, 'state'> & {
    channel: ChannelRow
    opened: OpenedChannel
    signal: AbortSignal | undefined
  },
): Promise<FollowUpOutcome> {
  const post: Post = {
    id: publication.id,
    packageId: publication.packageId,
    variantId: publication.variantId,
    payload,
    progress: publication.progress,
    attempts: publication.attempts,
    since: publication.firstSendingAt ?? publication.createdAt,
    isTaken: async () => false,
  }
  const io = {
    ...publisherIoFor(channel, opened, payload, signal),
    keep: async () => undefined,
    captions: (index: number) => findCaptions(ctx, publication.variantId, payload.content, index),
  }
  const server = networkServers[payload.content.platform]
  const { access } = opened
  const nothing: FollowUpOutcome = { kind: 'nothing' }
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
    return certainlyNot(outcomeOfError(error, false))
  }
}

const disconnected = rejected('The channel was disconnected.', 'You can do it on the network.', 'channel-off')

/** A step may be done twice, so whatever is not known of it counts as not done. */
function certainlyNot(outcome: PublishOutcome): FollowUpOutcome {
  return outcome.kind === 'pending' || outcome.kind === 'rejected' ? outcome : disconnected
}

type One = FollowUps['list'][number]

function after(one: One, outcome: FollowUpOutcome): One {
  if (outcome.kind === 'done' || outcome.kind === 'nothing') return { ...one, status: 'done', failure: null }
  const { message, hint } = outcome.failure
  return {
    ...one,
    status: outcome.kind === 'pending' ? 'waiting' : 'failed',
    failure: { message, hint },
  }
}

/** What still waits is tried again, after longer and longer pauses, or given up. */
async function planNextTry(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  publicationId: string,
  state: FollowUps,
): Promise<void> {
  if (!state.list.some(({ status }) => status === 'waiting')) return
  const pause = pauses[state.tries]
  if (pause === undefined) return store(tx, publicationId, { ...state, list: state.list.map(givenUp) })
  const next = new Date(Date.now() + pause * 1000)
  await store(tx, publicationId, { ...state, tries: state.tries + 1, next_at: next.toISOString() })
  enqueue(tx, publishJob, [{ projectId: ctx.projectId, publicationId }], { startAfter: next })
}

const givenUp = (one: One): One =>
  one.status === 'waiting'
    ? {
        ...one,
        status: 'failed',
        failure: {
          message: `${one.failure?.message ?? 'The network didn’t answer.'} We tried ${pauses.length + 1} times.`,
          hint: 'You can do it on the network.',
        },
      }
    : one

const store = async (tx: ProjectTx, id: string, state: FollowUps): Promise<void> => {
  await tx
    .update(publications)
    .set({
      progress: sql`jsonb_set(${publications.progress}, '{follow_ups}', ${JSON.stringify(state)}::jsonb)`,
    })
    .where(and(eq(publications.id, id), isOut))
}
