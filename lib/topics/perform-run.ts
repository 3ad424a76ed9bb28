import { eq } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { items } from '@/db/schema'
import { type TopicRow, type TopicRunRow, topicRuns, topics } from '@/db/schema/topics'
import type { ProjectContext } from '@/lib/auth/context'
import { newId } from '@/lib/ids'
import { log } from '@/lib/log'
import { recordNotification } from '@/lib/notifications/record-notification'
import { channelsToWrite } from '@/lib/packages/compose/channels-to-write'
import { type Composition, composeItem } from '@/lib/packages/compose/compose-item'
import { findNearestPost, flagAsSimilar, type NearestPost } from '@/lib/packages/compose/find-nearest-post'
import { lockChannelsShared } from '@/lib/packages/compose/lock-channels'
import { planOfItem } from '@/lib/packages/compose/plan-writing'
import { storeTopicPost } from '@/lib/packages/compose/store-topic-post'
import { type Writer, withWriting, writeItem } from '@/lib/packages/compose/write-item'
import { writerFor } from '@/lib/packages/compose/writer-for'
import { withoutAdvice } from '@/lib/packages/without-video-note'
import { type LanguageDetector, loadLanguageDetector } from '@/lib/text/language/detect-language'
import { needsContent } from './needs-content'
import { type RunDetails, readRunDetails } from './run-details'
import { type Choice, factsOf, TopicSelection } from './select-item'
import { loadScope, type TopicScope } from './topic-scope'
import { postsByWeek, weekIsFull, weekOf } from './week-budget'

/** How often a post is written anew because its item, its channels or the voice changed meanwhile. */
const maxTries = 3
/** How many facts and structures are tried before a post is held as too similar; those of a model cost money. */
const maxAttempts = { composer: 4, model: 2 }
/** A run that takes its process down with it is given up after so many. */
const maxStarts = 6
/** So many failed runs in a row pause a topic. */
const failuresToPause = 3

type Begun = { run: TopicRunRow; topic: TopicRow; itemId: string; packageId: string }

type Ending = Pick<TopicRunRow, 'status' | 'message'> & { details?: Partial<RunDetails> }

/** What is to be stored: a post, or why there is none. */
type Outcome =
  | { ending: Ending; pause?: { pause: 'no_channel'; reason: string } }
  | { post: WrittenPost; held: NearestPost | null; notes: string[] }
  | { again: Date }

type WrittenPost = {
  choice: Choice
  composition: Composition
  versions: string | null
  scope: TopicScope
}

/**
 * Works on one run of a topic: chooses what it draws on, writes the post (with a model no transaction is open meanwhile), holds it
 * against what is out and planned, and stores item and package as one unit. It may be called again at any point, by any process,
 * also while another one is at it: there is one item, one package and one charge, and a run that is done stays as it is.
 * Gives when to try again where the model's server is busy. Throws what the queue is to try again, but for the last time: then the
 * run has failed, and the third in a row pauses the topic. Serves spec/planning#1, spec/writing#4.
 */
export async function performRun(
  ctx: ProjectContext<'write'>,
  how: { runId: string; signal?: AbortSignal; isLast: boolean },
): Promise<{ again?: Date }> {
  const begun = await begin(ctx, how.runId)
  if (!begun) return {}
  try {
    const detector = await loadLanguageDetector()
    const writer = await writerFor(ctx, { asked: false, detector, signal: how.signal })
    for (let tries = 0; ; tries++) {
      const outcome = await write(ctx, begun, { detector, writer, isLastTry: tries + 1 >= maxTries })
      if ('again' in outcome) return outcome
      if (await store(ctx, begun, outcome, writer?.pictures ?? false)) return {}
    }
  } catch (error) {
    if (how.signal?.aborted || !how.isLast) throw error
    log.error('a run of a topic failed', error, { run_id: how.runId })
    await fail(ctx, begun, 'We couldn’t write this post because of an error on our side.')
    return {}
  }
}

/** Marks that a process is at it, and sets aside the ids of what the run makes; undefined when it is done or was given up. */
async function begin(ctx: ProjectContext<'write'>, runId: string): Promise<Begun | undefined> {
  const begun = await inProject(ctx, async (tx) => {
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
  if (begun && begun.run.attempts >= maxStarts) {
    await fail(ctx, begun, `The work on this post was cut off ${maxStarts} times.`)
    return undefined
  }
  return begun
}

/** The topic first, then its run, as everybody locks them. Undefined when the run is done, or the topic is gone. */
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
  { run, topic, itemId }: Begun,
  {
    detector,
    writer,
    isLastTry,
  }: { detector: LanguageDetector; writer: Writer | undefined; isLastTry: boolean },
): Promise<Outcome> {
  const selecting = { ...topic, orgId: ctx.orgId, projectId: ctx.projectId }
  const notes: string[] = []
  const tried: { post: WrittenPost; nearest: NearestPost }[] = []
  const shunned: { originId: string; facts: string[]; structures: string[] }[] = []
  const attempts = writer ? maxAttempts.model : maxAttempts.composer
  for (let attempt = 0; attempt < attempts; attempt++) {
    const planned = await inProject(ctx, async (tx) => {
      const scope = await loadScope(tx, ctx, selecting, { detector, hasModel: writer !== undefined })
      if (scope.targets.length === 0) return { ending: noChannel(scope) }
      const full = await fullWeek(tx, topic, run)
      if (full) return { ending: { ending: { status: 'skipped' as const, message: full } } }
      const selection = await TopicSelection.open(tx, scope)
      for (const one of shunned) selection.shun(one.originId, one.facts, one.structures)
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
        ? await writeItem(
            ctx,
            { ...plan, requestKey: `topic-run ${run.id} ${choice.item.contentHash}` },
            writer,
          )
        : undefined
    if (written && 'busy' in written) return { again: written.busy }
    if (written && 'stopped' in written) throw new Error('The worker is asked to stop.')
    const writing = written?.writing
    const composition = writing
      ? withWriting(
          composeItem(choice.item, scope.channels, scope.brand, detector, choice.card, writing.variants),
          writing,
        )
      : choice.composition
    const post = {
      choice,
      composition,
      versions: writing && writing.variants.size > 0 ? writing.versions : null,
      scope,
    }
    const nearest = await inProject(ctx, (tx) => findNearestPost(tx, composition))
    if (!nearest) return { post, held: null, notes }
    tried.push({ post, nearest })
    const facts = factsOf(composition, choice.lead)
    const structures = composition.variants.flatMap(({ structure }) => structure ?? [])
    shunned.push({ originId: choice.origin.id, facts, structures })
    notes.push(`A post about “${choice.origin.title}” was too similar to “${nearest.title}”.`)
  }
  // What is the least like another post is the easiest to put right.
  const [best] = tried.sort((a, b) => a.nearest.similarity - b.nearest.similarity)
  if (!best) throw new Error('Nothing was tried.')
  return { post: best.post, held: best.nearest, notes }
}

const noChannel = (scope: TopicScope) => {
  const reason = `This topic has no active channel. ${scope.topic.channelKeys ? scope.warnings[0] : 'Connect a channel, then resume the topic.'}`
  return {
    ending: { status: 'skipped' as const, message: reason },
    pause: { pause: 'no_channel' as const, reason },
  }
}

/** Why the schedule passes a date over; a person who asks for a post gets it. */
async function fullWeek(tx: ProjectTx, topic: TopicRow, run: TopicRunRow): Promise<string | undefined> {
  if (topic.postsPerWeek === null || run.askedBy !== null) return undefined
  const weeks = await postsByWeek(tx, topic, { from: run.dueAt, until: run.dueAt, exceptRun: run.id })
  const posts = weeks.get(weekOf(run.dueAt, topic.timeZone)) ?? 0
  return posts >= topic.postsPerWeek ? weekIsFull(topic.postsPerWeek) : undefined
}

/** Stores a run's outcome, once; false when something it was written from has changed, and it is to be written anew. */
function store(
  ctx: ProjectContext<'write'>,
  { run: seen, itemId, packageId }: Begun,
  outcome: Exclude<Outcome, { again: Date }>,
  pictures: boolean,
): Promise<boolean> {
  return inProject(ctx, async (tx) => {
    await lockChannelsShared(tx, ctx)
    // The content first, then the topic: whoever composes locks content before packages, and approving a package locks its topic.
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
      if (pause) await tellPaused(tx, ctx, topic, reason ?? '')
      return true
    }
    const { post, held, notes } = outcome
    const composition = held ? flagAsSimilar(post.composition, held) : post.composition
    const mayPublish = topic.publishMode !== 'auto' || topic.trust >= topic.trustAfter
    const stored = await storeTopicPost(tx, ctx, {
      origin: post.choice.origin,
      item: post.choice.item,
      composition,
      versions: post.versions,
      targets: channelsToWrite(post.choice.item, post.scope.channels, post.choice.card).targets,
      // What is held waits for a person, whatever the topic does otherwise.
      mode: held || !mayPublish ? 'review' : topic.publishMode,
      plannedAt: run.dueAt,
      packageId,
      pictures,
    })
    if (!stored) return false
    const { origin, lead } = post.choice
    await end(
      tx,
      { ...run, itemId, packageId },
      {
        status: held ? 'held' : 'written',
        message: held ? `Held: too similar to “${held.title}”. Edit or regenerate it, or reject it.` : null,
        details: {
          origins: [{ id: origin.id, title: origin.title }],
          facts: factsOf(post.composition, lead),
          similar: held && {
            packageId: held.packageId,
            title: held.title,
            text: held.text,
            reason: held.reason,
          },
          notes: [...notes, ...withoutAdvice(post.composition.warnings)],
        },
      },
    )
    await tx.update(topics).set({ failures: 0, lastRunAt: new Date() }).where(eq(topics.id, topic.id))
    return true
  })
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

/** The run has failed; the third in a row pauses the topic, with the reason. */
async function fail(ctx: ProjectContext<'write'>, { run: seen }: Begun, message: string): Promise<void> {
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
    if (pauses) await tellPaused(tx, ctx, topic, reason)
  })
}

/** It writes nothing more until a person resumes it, so people are told (spec/planning#5). */
const tellPaused = (
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
