import { eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { type PublicationStatus, publicationStatuses } from '@/db/allowed-values'
import { inProject } from '@/db/project'
import { type PublicationRow, packages, publications, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { deleteChannel } from '@/lib/channels/delete-channel'
import { newId } from '@/lib/ids'
import type { PublishOutcome } from '@/lib/networks/publisher'
import { cancelPublications } from '@/lib/publications/cancel-publications'
import { payloadSchema } from '@/lib/publications/payload'
import { queuePublication } from '@/lib/publications/queue-publication'
import { type PublicationEvent, publicationTransitions } from '@/lib/publications/states'
import { createTestChannel } from '@/testing/database/content'
import { useTestDatabase } from '@/testing/database/database'
import { createTestProject } from '@/testing/database/factories'
import { queueApproved, readPublication } from '@/testing/publishing/approved-package'
import { cancelPublication } from './cancel-publication'
import { confirmPublication } from './outcomes/confirm-publication'
import { markNotSent } from './outcomes/mark-not-sent'
import { reconcilePublication } from './outcomes/reconcile-publication'
import { recordOutcome } from './outcomes/record-outcome'
import { retryPublication } from './outcomes/retry-publication'
import { dequeueOverdue } from './queue/overdue'
import { markSending } from './queue/readiness'

useTestDatabase()

type Given = { ctx: ProjectContext<'own'>; row: PublicationRow; channelId: string }
type Verb = (given: Given) => Promise<unknown>

const failure = { code: 'unreachable' as const, message: 'Nobody answered.', hint: 'We try again.' }
const outcome =
  (said: PublishOutcome): Verb =>
  ({ ctx, row }) =>
    recordOutcome(ctx, { publicationId: row.id, attempts: row.attempts }, said)

const queueAgain =
  (revision: number): Verb =>
  ({ ctx, row, channelId }) =>
    inProject(ctx, (tx) =>
      queuePublication(tx, ctx, {
        packageId: row.packageId,
        revision,
        dueAt: new Date(),
        variants: [
          { variantId: row.variantId, channelId, content: payloadSchema.parse(row.payload).content },
        ],
      }),
    )

/**
 * The verbs behind each event. Those that ask a network are tested with networks (guarantees.test.ts,
 * corrections.test.ts).
 */
const verbs: Record<
  Exclude<PublicationEvent, 'reconcile-found' | 'reconcile-not-sent' | 'replace' | 'remove'>,
  Verb[]
> = {
  queue: [queueAgain(1)],
  supersede: [queueAgain(2)],
  cancel: [
    ({ ctx, row }) => inProject(ctx, (tx) => cancelPublications(tx, ctx, { packageId: row.packageId })),
    ({ ctx, row }) => cancelPublication(ctx, { id: row.id }),
  ],
  disconnect: [({ ctx, channelId }) => deleteChannel(ctx, { id: channelId })],
  overdue: [
    async ({ ctx, row }) => {
      await makeOverdue(ctx, row)
      await dequeueOverdue(ctx, row.id)
    },
  ],
  'overdue-alone': [
    async ({ ctx, row, channelId }) => {
      await makeOverdue(ctx, row)
      const other = await createTestChannel(ctx, { platform: 'webhook' })
      await inProject(ctx, async (tx) => {
        const [variant] = await tx.select().from(variants).where(eq(variants.channelId, channelId))
        if (!variant) throw new Error('There is no variant.')
        const variantId = newId()
        await tx.insert(variants).values({ ...variant, id: variantId, channelId: other })
        await tx
          .insert(publications)
          .values({ ...row, id: newId(), variantId, channelId: other, status: 'published' })
      })
      await dequeueOverdue(ctx, row.id)
    },
  ],
  send: [({ ctx, row }) => markSending(ctx, row, {})],
  'outcome-published': [outcome({ kind: 'published', remoteId: 'r', remoteUrl: 'https://example.org/r' })],
  'outcome-unknown': [outcome({ kind: 'unknown', failure })],
  'outcome-pending': [outcome({ kind: 'pending', retryAfterSeconds: 60, failure })],
  'outcome-failed': [outcome({ kind: 'rejected', failure })],
  // A webhook cannot be asked whether a post exists.
  'reconcile-undecided': [({ ctx, row }) => reconcilePublication(ctx, row.id)],
  confirm: [({ ctx, row }) => confirmPublication(ctx, { id: row.id })],
  'mark-not-sent': [({ ctx, row }) => markNotSent(ctx, { id: row.id, send_again: false })],
  'send-again': [({ ctx, row }) => markNotSent(ctx, { id: row.id, send_again: true })],
  retry: [({ ctx, row }) => retryPublication(ctx, { id: row.id })],
}

const makeOverdue = (ctx: ProjectContext<'own'>, row: PublicationRow) =>
  inProject(ctx, async (tx) => {
    const at = new Date(Date.now() - 13 * 3_600_000)
    await tx.update(publications).set({ plannedAt: at, dueAt: at }).where(eq(publications.id, row.id))
    await tx.update(packages).set({ scheduledAt: at }).where(eq(packages.id, row.packageId))
  })

async function inStatus(status: PublicationStatus): Promise<Given> {
  const { ctx } = await createTestProject()
  const config = { url: 'https://hooks.example.org/posts' }
  const channelId = await createTestChannel(ctx, { platform: 'webhook', config })
  const { publicationIds } = await queueApproved(ctx, [channelId])
  const [id = ''] = publicationIds
  await inProject(ctx, (tx) =>
    tx
      .update(publications)
      .set({ status, nextLookAt: new Date(0) })
      .where(eq(publications.id, id)),
  )
  return { ctx, row: await readPublication(ctx, id), channelId }
}

describe.each(Object.entries(verbs))('%s', (event, all) => {
  test.each(publicationStatuses)(
    'changes a publication that is %s as the table says, or not at all',
    async (from) => {
      const transitions: Partial<Record<PublicationStatus, PublicationStatus>> =
        publicationTransitions[event as PublicationEvent]
      const to = transitions[from] ?? from
      for (const verb of all) {
        const given = await inStatus(from)
        // A verb that people call throws an error with the reason; one that the system calls does nothing.
        const refused = await verb(given).then(
          () => undefined,
          (error: unknown) => error,
        )
        if (refused) expect(refused).toMatchObject({ code: 'wrong-state' })
        if (to !== from) expect(refused).toBeUndefined()
        expect((await readPublication(given.ctx, given.row.id)).status).toBe(to)
      }
    },
  )
})

test('a pending post cannot be canceled alone while its package is still scheduled', async () => {
  const { ctx, row } = await inStatus('pending')
  await inProject(ctx, (tx) =>
    tx.update(packages).set({ status: 'scheduled' }).where(eq(packages.id, row.packageId)),
  )
  await expect(cancelPublication(ctx, { id: row.id })).rejects.toMatchObject({ code: 'wrong-state' })
  expect((await readPublication(ctx, row.id)).status).toBe('pending')
})
