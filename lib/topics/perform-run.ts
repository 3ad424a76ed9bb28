import { eq, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { items } from '@/db/schema'
import { type TopicRow, type TopicRunRow, topicRuns, topics } from '@/db/schema/topics'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { log } from '@/lib/log'
import { recordNotification } from '@/lib/notifications/record-notification'
import { embedPosts, type PostEmbeddings } from '@/lib/novelty/embed-posts'
import { storePackageEmbeddings } from '@/lib/novelty/store-embeddings'
import { channelsToWrite } from '@/lib/packages/compose/plan/channels-to-write'
import {
  findNearestPost,
  flagAsSimilar,
  type NearestPost,
} from '@/lib/packages/compose/repeats/find-nearest-post'
import { lockChannelsShared } from '@/lib/packages/compose/store/lock-channels'
import { storeTopicPost } from '@/lib/packages/compose/store-topic-post'
import { type Composition, composeItem } from '@/lib/packages/compose/write/compose-item'
import { planOfItem } from '@/lib/packages/compose/write/plan-writing'
import { addWriting, refineAndWriteItem, type Writer } from '@/lib/packages/compose/write/write-item'
import { writerFor } from '@/lib/packages/compose/write/writer-for'
import { stripAdvice } from '@/lib/packages/without-video-note'
import { type LanguageDetector, loadLanguageDetector } from '@/lib/text/language/detect-language'
import { explainNoChannel } from './explain-no-channel'
import { loadTopicScope, type TopicScope } from './load-topic-scope'
import { needsContent } from './needs-content'
import { type RunDetails, readRunDetails } from './run-details'
import { type Choice, factsOf, TopicSelection } from './select-item'
import { postsByWeek, weekIsFull, weekOf } from './week-budget'

/**
 * A post is written again if its item, its channels or the voice changed in the meantime; on this try and later
 * ones by the composer, not the model.
 */
const maxTries = 3
/**
 * How many combinations of facts and structures are tried before a post is held as too similar; a model's attempts
 * cost money.
 */
const maxAttempts = { composer: 4, model: 2 }
/** A run is given up after this many starts, since it may be what crashes its process. */
const maxStarts = 6
/** This many failed runs in a row pause a topic. */
const failuresToPause = 3

type StartedRun = { run: TopicRunRow; topic: TopicRow; itemId: string; packageId: string }

type Ending = Pick<TopicRunRow, 'status' | 'message'> & { details?: Partial<RunDetails> }

/** What to store: a post, or why there is none. */
type Outcome =
  | { ending: Ending; pause?: { pause: 'no_channel'; reason: string } }
  | { post: WrittenPost; nearest: NearestPost | null; notes: string[] }
  | { again: Date }

type WrittenPost = {
  choice: Choice
  composition: Composition
  inputsKey: string | null
  scope: TopicScope
  embeddings: PostEmbeddings
}

/**
 * Performs one run of a topic: chooses what it draws on, writes the post (no transaction is open while a model
 * writes), compares it with what is published and planned, and stores item and package as one unit. Can be called
 * again at any point, by any process, even while another one is working on it: there is one item, one package and
 * one charge, and a finished run stays as it is. Returns when to try again if the model's server is busy. Throws
 * errors that the queue should retry, except on the last attempt: then the run fails, and the third failure in a
 * row pauses the topic. Serves spec/planning#1, spec/writing#4.
 */
export async function performRun(
  ctx: ProjectContext<'write'>,
  how: { runId: string; signal?: AbortSignal; isLast: boolean },
): Promise<{ again?: Date }> {
  const started = await begin(ctx, how.runId)
  if (!started) return {}
  try {
    const detector = await loadLanguageDetector()
    const writer = await writerFor(ctx, { asked: false, detector, signal: how.signal })
    for (let tries = 0; ; tries++) {
      const outcome = await write(ctx, started, {
        ...{ detector, writer, signal: how.signal },
        isLastTry: tries + 1 >= maxTries,
      })
      if ('again' in outcome) return outcome
      if (await store(ctx, started, outcome, writer?.pictures ?? false)) return {}
    }
  } catch (error) {
    if (how.signal?.aborted || !how.isLast) throw error
    log.error('a run of a topic failed', error, { run_id: how.runId })
    await fail(ctx, started, 'We couldn’t write this post because of an error on our side.')
    return {}
  }
}

/**
 * Records that a process has started and reserves the ids of what the run will create. Returns undefined if the run
 * is finished or was given up.
 */
async function begin(ctx: ProjectContext<'write'>, runId: string): Promise<StartedRun | undefined> {
  const started = await inProject(ctx, async (tx) => {
    const [found] = await tx.select().from(topicRuns).where(eq(topicRuns.id, runId))
    if (found?.status !== 'running') return undefined
    const { topic, run } = (await lockRun(tx, found)) ?? {}
    if (!topic || !run) return undefined
    if (!topic.enabled && run.askedBy === null && topic.pause !== 'recurrence_ended') {
      await end(tx, run, {
        status: 'skipped',
        message: 'The topic was paused before this post was written.',
      })
      return undefined
    }
    const itemId = run.itemId ?? newId()
    const packageId = run.packageId ?? newId()
    await tx
      .update(topicRuns)
      .set({ itemId, packageId, attempts: run.attempts + 1, startedAt: run.startedAt ?? new Date() })
      .where(eq(topicRuns.id, run.id))
    return { run, topic, itemId, packageId }
  })
  if (started && started.run.attempts >= maxStarts) {
    await fail(ctx, started, `The work on this post was cut off ${maxStarts} times.`)
    return undefined
  }
  return started
}

/**
 * Locks the topic first, then its run, in the order that all code keeps. Returns undefined if the run is finished
 * or the topic is gone.
 */
async function lockRun(
  tx: ProjectTx,
  found: Pick<TopicRunRow, 'id' | 'topicId'>,
): Promise<{ topic: TopicRow; run: TopicRunRow } | undefined> {
  const [topic] = await tx.select().from(topics).where(eq(topics.id, found.topicId)).for('no key update')
  const [run] = await tx.select().from(topicRuns).where(eq(topicRuns.id, found.id)).for('no key update')
  return topic && run?.status === 'running' ? { topic, run } : undefined
}

async function write(
  ctx: ProjectContext<'write'>,
  { run, topic, itemId }: StartedRun,
  {
    detector,
    writer,
    isLastTry,
    signal,
  }: {
    detector: LanguageDetector
    writer: Writer | undefined
    isLastTry: boolean
    signal: AbortSignal | undefined
  },
): Promise<Outcome> {
  const selecting = { ...topic, orgId: ctx.orgId, projectId: ctx.projectId }
  const notes: string[] = []
  const tried: { post: WrittenPost; nearest: NearestPost }[] = []
  const excluded: { originId: string; facts: string[]; structures: string[] }[] = []
  const attempts = writer ? maxAttempts.model : maxAttempts.composer
  for (let attempt = 0; attempt < attempts; attempt++) {
    const planned = await inProject(ctx, async (tx) => {
      const scope = await loadTopicScope(tx, ctx, selecting, { detector, hasModel: writer !== undefined })
      const noChannel = explainNoChannel(scope, ', then resume the topic')
      if (noChannel) return { ending: endWithoutChannel(noChannel) }
      const full = await fullWeek(tx, topic, run)
      if (full) return { ending: { ending: { status: 'skipped' as const, message: full } } }
      const selection = await TopicSelection.open(tx, scope)
      for (const one of excluded) selection.exclude(one.originId, one.facts, one.structures)
      const found = await selection.next(run.dueAt, itemId)
      if ('none' in found) return { none: await needsContent(tx, scope, found.none) }
      const { choice } = found
      const plan =
        writer && !isLastTry
          ? await planOfItem(tx, ctx, choice.item, { brand: scope.brand, card: choice.card })
          : undefined
      return { scope, choice, plan }
    })
    if ('ending' in planned && planned.ending) return planned.ending
    if ('none' in planned) {
      if (tried.length > 0) break
      return { ending: { status: 'needs_content', message: planned.none ?? null } }
    }
    const { scope, choice, plan } = planned
    const written =
      plan && writer
        ? await refineAndWriteItem(
            ctx,
            { ...plan, requestKey: `topic-run ${run.id} ${choice.item.contentHash}` },
            writer,
          )
        : undefined
    if (written && 'busy' in written) return { again: written.busy }
    if (written && 'stopped' in written) throw new Error('The worker is asked to stop.')
    const writing = written?.writing
    const composition = writing
      ? addWriting(
          composeItem(choice.item, scope.channels, scope.brand, detector, written.card, writing.variants),
          writing,
        )
      : choice.composition
    const about = { topicId: topic.id, itemId, signal }
    const embeddings = await embedPosts(
      ctx,
      composition.variants.map(({ content }) => content),
      about,
    )
    const post = {
      choice,
      composition,
      embeddings,
      inputsKey: writing && writing.variants.size > 0 ? writing.inputsKey : null,
      scope,
    }
    const nearest = await inProject(ctx, (tx) => findNearestPost(tx, composition, { embeddings }))
    if (!nearest) return { post, nearest: null, notes }
    tried.push({ post, nearest })
    const facts = factsOf(composition, choice.lead)
    const structures = composition.variants.flatMap(({ structure }) => structure ?? [])
    excluded.push({ originId: choice.origin.id, facts, structures })
    notes.push(`A post about “${choice.origin.title}” was too similar to “${nearest.title}”.`)
  }
  // The one least similar to another post is the easiest to fix.
  const [best] = tried.sort((a, b) => a.nearest.similarity - b.nearest.similarity)
  if (!best) throw new Error('Nothing was tried.')
  return { post: best.post, nearest: best.nearest, notes }
}

const endWithoutChannel = (reason: string) => ({
  ending: { status: 'skipped' as const, message: reason },
  pause: { pause: 'no_channel' as const, reason },
})

/** Returns why the schedule skips a date because its week is full. A person who asks for a post gets it anyway. */
async function fullWeek(tx: ProjectTx, topic: TopicRow, run: TopicRunRow): Promise<string | undefined> {
  if (topic.postsPerWeek === null || run.askedBy !== null) return undefined
  const weeks = await postsByWeek(tx, topic, { from: run.dueAt, until: run.dueAt, exceptRun: run.id })
  const posts = weeks.get(weekOf(run.dueAt, topic.timeZone)) ?? 0
  return posts >= topic.postsPerWeek ? weekIsFull(topic.postsPerWeek) : undefined
}

/**
 * Stores a run's outcome, once. Returns false if something that it was written from has changed, or another run has
 * told the same meanwhile, so that it must be written again.
 */
function store(
  ctx: ProjectContext<'write'>,
  { run: seen, itemId, packageId }: StartedRun,
  outcome: Exclude<Outcome, { again: Date }>,
  pictures: boolean,
): Promise<boolean> {
  return inProject(ctx, async (tx) => {
    await lockChannelsShared(tx, ctx)
    if ('post' in outcome) await lockNoveltyGate(tx, ctx)
    // The content first, then the topic: composing locks content before packages, and approving a package locks its
    // topic.
    if ('post' in outcome)
      await tx
        .select({ id: items.id })
        .from(items)
        .where(eq(items.id, outcome.post.choice.origin.id))
        .for('no key update')
    const { topic, run } = (await lockRun(tx, seen)) ?? {}
    if (!topic || !run) return true
    if ('ending' in outcome) {
      await end(tx, run, outcome.ending)
      const { pause, reason = null } = outcome.pause ?? {}
      await tx
        .update(topics)
        .set({
          lastRunAt: new Date(),
          ...(pause
            ? { enabled: false, pause, pausedReason: reason, nextRunAt: null, nextWriteAt: null }
            : {}),
        })
        .where(eq(topics.id, topic.id))
      if (pause) await notifyPaused(tx, ctx, topic, reason ?? '')
      return true
    }
    const { post, nearest, notes } = outcome
    // Another run may have stored a post that says the same since this one was compared.
    if (!nearest && (await findNearestPost(tx, post.composition, post))) return false
    const composition = nearest ? flagAsSimilar(post.composition, nearest) : post.composition
    const mayPublish = topic.publishMode !== 'auto' || topic.trust >= topic.trustAfter
    const stored = await storeTopicPost(tx, ctx, {
      origin: post.choice.origin,
      item: post.choice.item,
      composition,
      inputsKey: post.inputsKey,
      targets: channelsToWrite(post.choice.item, post.scope.channels, post.choice.card).targets,
      // A held post waits for a person, whatever the topic's mode.
      mode: nearest || !mayPublish ? 'review' : topic.publishMode,
      plannedAt: run.dueAt,
      packageId,
      pictures,
    })
    if (!stored) return false
    await storePackageEmbeddings(tx, packageId, post.embeddings)
    const { origin, lead } = post.choice
    await end(
      tx,
      { ...run, itemId, packageId },
      {
        status: nearest ? 'held' : 'written',
        message: nearest
          ? `Held: too similar to “${nearest.title}”. Edit or regenerate it, or reject it.`
          : null,
        details: {
          origins: [{ id: origin.id, title: origin.title }],
          facts: factsOf(post.composition, lead),
          similar: nearest && {
            packageId: nearest.packageId,
            title: nearest.title,
            text: nearest.text,
            reason: nearest.reason,
          },
          notes: [...notes, ...stripAdvice(post.composition.warnings)],
        },
      },
    )
    await tx.update(topics).set({ failures: 0, lastRunAt: new Date() }).where(eq(topics.id, topic.id))
    return true
  })
}

/** Posts of a project's topics are stored one at a time, so that each is compared with all others. */
async function lockNoveltyGate(tx: ProjectTx, ctx: ProjectContext): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`topic posts ${ctx.projectId}`}, 0))`)
}

async function end(tx: ProjectTx, run: TopicRunRow, { status, message, details }: Ending): Promise<void> {
  await tx
    .update(topicRuns)
    .set({
      status,
      message,
      details: { ...readRunDetails(run.details), ...details },
      finishedAt: new Date(),
    })
    .where(eq(topicRuns.id, run.id))
}

/** Marks the run as failed; the third failure in a row pauses the topic, with the reason. */
async function fail(ctx: ProjectContext<'write'>, { run: seen }: StartedRun, message: string): Promise<void> {
  await inProject(ctx, async (tx) => {
    const { topic, run } = (await lockRun(tx, seen)) ?? {}
    if (!topic || !run) return
    await end(tx, run, { status: 'failed', message })
    const failures = topic.failures + 1
    const pauses = failures >= failuresToPause && topic.enabled
    const reason = `${failures} runs in a row failed. The last one: ${message} Resume the topic to try again.`
    await tx
      .update(topics)
      .set({
        failures,
        lastRunAt: new Date(),
        ...(pauses
          ? {
              enabled: false,
              pause: 'failures' as const,
              pausedReason: reason,
              nextRunAt: null,
              nextWriteAt: null,
            }
          : {}),
      })
      .where(eq(topics.id, topic.id))
    if (pauses) await notifyPaused(tx, ctx, topic, reason)
  })
}

/** The topic writes nothing more until a person resumes it, so people are notified (spec/planning#5). */
const notifyPaused = (
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  topic: { id: string; name: string },
  reason: string,
): Promise<void> =>
  recordNotification(tx, ctx, {
    kind: 'topic_paused',
    path: `/topics/${topic.id}`,
    data: { title: topic.name, reason },
  })
