import { analyzeGrownTables } from '@/db/analyze-grown'
import { pruneGenerations } from '@/lib/ai/ledger/prune-generations'
import { markLostCalls } from '@/lib/ai/ledger/settle-call'
import { log } from '@/lib/log'
import { pruneMedia } from '@/lib/media-library/prune-media'
import { probeNewVideos } from '@/lib/media-library/videos/probe-new-videos'
import { noticeProblems } from '@/lib/notification-delivery/notice-problems'
import { pruneNotifications } from '@/lib/notification-delivery/prune-notifications'
import { queueDueDeliveries } from '@/lib/notification-delivery/queue-due-deliveries'
import { queueEmbeddings } from '@/lib/novelty/queue-embeddings'
import { signOlderVariants } from '@/lib/novelty/sign-older-variants'
import { pruneComments } from '@/lib/packages/review/prune-comments'
import { prunePushes } from '@/lib/push/prune-pushes'
import { pruneRunLines } from '@/lib/sync/schedule/prune-run-lines'
import { maxPerTick, queueDueSources } from '@/lib/sync/schedule/queue-due-sources'
import { requeueLostRuns } from '@/lib/sync/schedule/requeue-lost-runs'
import { queueDueTopics } from '@/lib/topics/queue-due-topics'
import { requeueTopicRuns } from '@/lib/topics/requeue-topic-runs'
import { claimPeriodicTask } from '@/lib/worker/claim-periodic-task'
import { reencryptSecrets } from '@/lib/worker/reencrypt-secrets'
import { sweepCards } from '@/lib/worker/sweep-cards'

/** How often a worker process looks for what is due. */
export const tickEveryMs = 15_000

/** Rounds per step; sources beyond that are queued by the next step. */
const maxRounds = 40

/**
 * Performs one scheduler step: queues what is due, resumes what was interrupted, and periodically cleans up old data.
 * Returns how many sources were due.
 */
export async function tick(): Promise<{ due: number }> {
  await requeueLostRuns()
  const all = { due: 0, queued: 0 }
  for (let round = 0; round < maxRounds; round++) {
    const { due, queued } = await queueDueSources()
    all.due += due
    all.queued += queued.length
    if (due < maxPerTick) break
  }
  await queueTopics()
  if (await claimPeriodicTask('prune-run-lines', 60)) {
    const removed = await pruneRunLines()
    if (removed > 0) log.info('old run lines removed', { removed })
  }
  if (await claimPeriodicTask('analyze-grown', 1)) await analyzeGrownTables()
  if (await claimPeriodicTask('prune-pushes', 10)) await prunePushes()
  if (await claimPeriodicTask('prune-comments', 60)) await pruneComments()
  if (await claimPeriodicTask('prune-generations', 60)) await pruneGenerations()
  if (await claimPeriodicTask('sign-older-variants', 60)) {
    const { signed } = await signOlderVariants()
    if (signed > 0) log.info('older posts made comparable', { signed })
  }
  if (await claimPeriodicTask('embed-posts', 5)) await queueEmbeddings()
  if (await claimPeriodicTask('notice-problems', 10)) await noticeProblems()
  if (await claimPeriodicTask('prune-media', 60)) {
    const pruned = await pruneMedia()
    if (pruned.uploads + pruned.files + pruned.blobs > 0) log.info('unused media removed', pruned)
  }
  if (await claimPeriodicTask('prune-notifications', 60)) {
    const removed = await pruneNotifications()
    if (removed > 0) log.info('old notifications removed', { removed })
  }
  await reencryptSecrets()
  const lost = await markLostCalls()
  if (lost > 0) log.warn('calls of a model were lost with their process', { lost })
  if (await claimPeriodicTask('sweep-cards', 24 * 60)) {
    const swept = await sweepCards()
    if (swept.cards + swept.files > 0) log.info('unused cards removed', swept)
  }
  if (all.due > 0) log.info('sources due', all)
  return { due: all.due }
}

/** Queues runs for topics that are due, and runs that lost their job. Returns how many topics were due. */
export async function queueTopics(): Promise<{ due: number }> {
  await requeueTopicRuns()
  const { due, queued } = await queueDueTopics()
  if (due > 0) log.info('topics due', { due, queued })
  return { due }
}

/** Ticks repeatedly until stopped; for the worker process, where no cron calls. */
export function startTicking(): { stop: () => void } {
  const step = () => {
    tick().catch((error: unknown) => log.error('scheduler', error))
    // Run separately, so that none waits for another.
    queueDueDeliveries().catch((error: unknown) => log.error('notifications', error))
    probeNewVideos().catch((error: unknown) => log.error('looking at videos', error))
  }
  step()
  const timer = setInterval(step, tickEveryMs)
  return { stop: () => clearInterval(timer) }
}
