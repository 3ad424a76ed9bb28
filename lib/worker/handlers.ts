import type { QueueName } from '@/db/queue'
import { accountEmailJob } from '@/lib/jobs/account-email-job'
import { composeLeftOutJob } from '@/lib/jobs/compose-left-out-job'
import { composePackagesJob } from '@/lib/jobs/compose-packages-job'
import type { JobDefinition, JobHandler, JobRun } from '@/lib/jobs/define-job'
import { drawImagesJob } from '@/lib/jobs/draw-images-job'
import { embedPostsJob } from '@/lib/jobs/embed-posts-job'
import { endAccessJob } from '@/lib/jobs/end-access-job'
import { makeVideoJob } from '@/lib/jobs/make-video-job'
import { deliverNotificationsJob, fanOutNotificationsJob } from '@/lib/jobs/notification-jobs'
import { publishJob, reconcileJob } from '@/lib/jobs/publish-job'
import { renderCardsJob } from '@/lib/jobs/render-cards-job'
import { runTopicJob } from '@/lib/jobs/run-topic-job'
import { syncSlowSourceJob, syncSourceJob } from '@/lib/jobs/sync-source-job'
import { takeDownJob } from '@/lib/jobs/take-down-job'

type AnyHandler = (data: unknown, run: JobRun) => Promise<void>

/** Binds a job definition to its handler: the stored input is parsed before the handler gets it. */
export const bind =
  <Input>(job: JobDefinition<Input>, handler: JobHandler<Input>): AnyHandler =>
  (data, run) =>
    handler(job.input.parse(data), run)

const mergeOf = <Input>({ input, merge }: JobDefinition<Input>): ((data: unknown[]) => unknown) | undefined =>
  merge && ((data) => merge(data.map((one) => input.parse(one))))

/**
 * For each queue, how several jobs of one project are merged into one input; other queues' jobs are done one by
 * one.
 */
export const mergers: Partial<Record<QueueName, (data: unknown[]) => unknown>> = {
  'compose-packages': mergeOf(composePackagesJob),
  'fan-out-notifications': mergeOf(fanOutNotificationsJob),
}

const syncingIn = async (queue: typeof syncSourceJob) =>
  bind(queue, (await import('@/lib/worker/handle-sync-source')).handleSyncSource(queue))

/**
 * Every queue's handler, loaded when first needed. Exhaustive by type: a queue without a handler does not compile.
 */
export const handlers: Record<QueueName, () => Promise<AnyHandler>> = {
  'sync-source': () => syncingIn(syncSourceJob),
  'sync-slow-source': () => syncingIn(syncSlowSourceJob),
  'compose-packages': async () =>
    bind(composePackagesJob, (await import('@/lib/worker/run-compose-packages')).runComposePackages),
  'compose-left-out': async () =>
    bind(composeLeftOutJob, (await import('@/lib/worker/run-compose-left-out')).runComposeLeftOut),
  'render-cards': async () =>
    bind(renderCardsJob, (await import('@/lib/worker/run-render-cards')).runRenderCards),
  'draw-images': async () =>
    bind(drawImagesJob, (await import('@/lib/worker/run-draw-images')).runDrawImages),
  'embed-posts': async () =>
    bind(embedPostsJob, (await import('@/lib/worker/run-embed-posts')).runEmbedPosts),
  'make-video': async () => bind(makeVideoJob, (await import('@/lib/worker/run-make-video')).runMakeVideo),
  'run-topic': async () => bind(runTopicJob, (await import('@/lib/worker/run-topic-run')).runTopicRun),
  'fan-out-notifications': async () =>
    bind(fanOutNotificationsJob, (await import('@/lib/notification-delivery/fan-out')).fanOutHandler),
  'deliver-notifications': async () =>
    bind(deliverNotificationsJob, (await import('@/lib/notification-delivery/deliver')).deliverHandler),
  'account-email': async () =>
    bind(accountEmailJob, (await import('@/lib/auth/account-email/send-account-email')).sendAccountEmail),
  'end-access': async () =>
    bind(endAccessJob, (await import('@/lib/channels/credentials/end-access')).endAccess),
  publish: async () => bind(publishJob, (await import('@/lib/publishing/run-publication')).publishHandler),
  reconcile: async () =>
    bind(reconcileJob, (await import('@/lib/publishing/outcomes/reconcile-publication')).reconcileHandler),
  'take-down': async () =>
    bind(takeDownJob, (await import('@/lib/publishing/takedown/run-takedown')).takeDownHandler),
}
