import { type SQL, sql } from 'drizzle-orm'
import type { RunOutcome } from '@/db/allowed-values'
import { inProject, type ProjectTx } from '@/db/project'
import { sendWithCommit } from '@/db/transaction'
import type { ProjectContext } from '@/lib/auth/context'
import { type StoredItem, upsertItems } from '@/lib/items/upsert-items'
import { composePackagesJob, itemsPerComposeJob } from '@/lib/jobs/compose-packages-job'
import { enqueue } from '@/lib/jobs/enqueue'
import { restoreItems } from '@/lib/packages/lifecycle/withdraw-items'
import type { RunCounts } from '../schemas'
import type { AttemptedEntry } from './fetch-entry'
import { type Lease, renewLease } from './lease'
import { type RunEntry, recordEntries } from './record-entries'
import { storeEntries } from './store-entries'

export type BatchTarget = {
  ctx: ProjectContext<'write'>
  runId: string
  lease: Lease
  counts: RunCounts
  nextSeq: () => number
}

/**
 * Stores the results of a batch of entries: items, entry states, the run's lines and the jobs that build packages,
 * all in one transaction under the run's fence (spec/security#3). The counts increase only once it is committed.
 */
export async function storeBatch(target: BatchTarget, batch: AttemptedEntry[]): Promise<void> {
  if (batch.length === 0) return
  const { ctx, lease } = target
  const counts = await inProject(ctx, async (tx) => {
    const changed = batch.filter(isChanged)
    // Sent together; a lost lease rolls everything back.
    const [, stored] = await Promise.all([
      renewLease(tx, lease),
      upsertItems(
        tx,
        lease.sourceId,
        changed.map(({ mapped }) => ({ draft: mapped.item, contentHash: mapped.contentHash })),
      ),
    ])
    const byKey = new Map(stored.map((item) => [item.externalId, item]))
    const restored = await restoreItems(
      tx,
      ctx,
      batch.filter(isRelisted).map(({ before }) => before?.itemId ?? ''),
    )
    const lines = batch.map(
      (attempt): RunEntry => ({ seq: target.nextSeq(), ...buildRunLine(attempt, byKey) }),
    )
    const counted = addOutcomes(target.counts, lines)
    sendWithCommit(tx, storeEntries(lease.sourceId, batch, byKey))
    sendWithCommit(tx, recordEntries(target.runId, lines))
    sendWithCommit(tx, recordCounts(target, counted))
    enqueueComposing(tx, ctx, [...stored, ...restored])
    return counted
  })
  Object.assign(target.counts, counts)
}

const isChanged = (attempt: AttemptedEntry): attempt is AttemptedEntry & { kind: 'mapped' } =>
  attempt.kind === 'mapped' && attempt.before?.contentHash !== attempt.mapped.contentHash

/**
 * Whether an entry is listed again after it was withdrawn, with its old content. A changed one is restored by its
 * upsert.
 */
const isRelisted = (attempt: AttemptedEntry): boolean =>
  attempt.before?.withdrawn === true &&
  attempt.before.itemId !== null &&
  (attempt.kind === 'not-modified' || attempt.kind === 'mapped')

function buildRunLine(
  attempt: AttemptedEntry,
  stored: ReadonlyMap<string, StoredItem>,
): Omit<RunEntry, 'seq'> {
  const { key } = attempt.entry
  const itemId = stored.get(key)?.id ?? attempt.before?.itemId ?? null
  const runEntry = (outcome: RunOutcome, reason?: string): Omit<RunEntry, 'seq'> => ({
    key,
    outcome,
    reason: [reason, ...attempt.notes].filter(Boolean).join(' ') || null,
    itemId,
  })
  if (attempt.kind === 'skipped' || attempt.kind === 'failed') return runEntry(attempt.kind, attempt.reason)
  const item = stored.get(key)
  if (item?.created) return runEntry('created')
  const restored = attempt.before?.withdrawn ? 'The source lists it again.' : undefined
  if (item) return runEntry('updated', restored)
  if (restored) return runEntry('updated', restored)
  return runEntry(
    'unchanged',
    attempt.kind === 'not-modified' ? 'Not modified (304).' : 'Same content as before.',
  )
}

function enqueueComposing(tx: ProjectTx, ctx: ProjectContext<'write'>, stored: { id: string }[]): void {
  const jobs: { projectId: string; itemIds: string[] }[] = []
  for (let from = 0; from < stored.length; from += itemsPerComposeJob) {
    const itemIds = stored.slice(from, from + itemsPerComposeJob).map((item) => item.id)
    jobs.push({ projectId: ctx.projectId, itemIds })
  }
  enqueue(tx, composePackagesJob, jobs)
}

function addOutcomes(before: RunCounts, lines: RunEntry[]): RunCounts {
  const counts = { ...before }
  for (const { outcome } of lines) counts[outcome]++
  return counts
}

function recordCounts(target: BatchTarget, counts: RunCounts): SQL {
  const created = counts.created - target.counts.created
  return sql`
    with total as (
      update sources set item_count = item_count + ${created} where id = ${target.lease.sourceId}::uuid
    )
    update sync_runs set counts = ${JSON.stringify(counts)}::jsonb where id = ${target.runId}::uuid`
}
