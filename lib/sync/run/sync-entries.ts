import { eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { type SourceRow, syncRuns } from '@/db/schema'
import { sendWithCommit } from '@/db/transaction'
import type { ProjectContext } from '@/lib/auth/context'
import type { ConnectorIO, OpenDiscovery, OpenEntry, OpenSource } from '@/lib/sources/connector'
import type { RunRow } from '../read/present-run'
import type { RunCounts } from '../schemas'
import { fetchAndStore } from './fetch-and-store'
import { cursorOf, type Ending, finishRun } from './finish-run'
import { type Lease, renewLease } from './lease'
import { loadKnownEntries, type StoredEntry } from './load-known-entries'
import { notePermanentRedirects } from './note-permanent-redirects'
import { isMassWithdrawal, planSync, type SyncPlan } from './plan'
import { recordEntries } from './record-entries'
import { withdrawEntries } from './withdraw-entries'

export type SyncWork = {
  run: RunRow
  source: SourceRow
  lease: Lease
  opened: OpenSource
  io: Omit<ConnectorIO, 'note'>
  /** Updated as the work proceeds, so that a failure can report how far it got. */
  state: { counts: RunCounts; notes: string[] }
  /** Why the signal has ended. */
  stopReason: () => 'time-up' | 'asked'
}

/**
 * Performs the steps of a sync after it has begun. Throws what ends the run: SourceError, OutboundError, LeaseLost.
 */
export async function syncEntries(ctx: ProjectContext<'write'>, work: SyncWork): Promise<void> {
  const { run, source, lease, opened, io, state } = work
  const collectedNotes = new Set<string>()
  const discovery = await opened.discover(
    notePermanentRedirects({ ...io, note: (message) => collectedNotes.add(message) }),
    source.indexValidators ?? undefined,
  )
  state.notes.push(...collectedNotes)
  const ending = (): Ending => ({ runId: run.id, lease, source, ...state, now: io.now() })
  if (discovery.notModified) {
    state.counts.discovered = source.indexEntries + source.indexSkipped
    state.counts.unchanged = source.indexEntries
    state.counts.skipped = source.indexSkipped
    await finishRun(ctx, {
      ...ending(),
      index: 'keep',
      leftOver: false,
      incomplete: false,
      freshForSeconds: discovery.freshForSeconds,
    })
    return
  }

  let seq = 0
  const nextSeq = () => ++seq
  const { known, plan } = await planRun(ctx, work, discovery, nextSeq)

  const fetched = await fetchAndStore(
    { ctx, runId: run.id, lease, counts: state.counts, nextSeq },
    plan.fetch,
    known,
    io,
  )
  state.counts.remaining = plan.waiting + fetched.left
  if (fetched.fatalError !== undefined) throw fetched.fatalError
  if (fetched.retryAfterSeconds !== undefined)
    state.notes.push('The server asked us to wait. We fetch the rest afterwards.')
  else if (fetched.left > 0)
    state.notes.push(
      work.stopReason() === 'time-up'
        ? 'The sync reached its time limit. The next one continues where it stopped.'
        : 'The sync stopped early. The next one continues.',
    )

  const withdrawalNote = noteMassWithdrawal(work, plan, known)
  if (withdrawalNote) {
    state.counts.held = plan.vanished.length
    state.notes.push(withdrawalNote)
  } else state.counts.withdrawn = plan.vanished.length
  const { vanished, vanishedWithoutItem } = withdrawalNote ? { vanished: [], vanishedWithoutItem: [] } : plan
  const some = vanished.length + vanishedWithoutItem.length > 0
  await finishRun(ctx, {
    ...ending(),
    index: indexToKeep(
      discovery,
      { ...state.counts, permanentSkips: fetched.permanentSkips },
      withdrawalNote !== undefined,
    ),
    leftOver: plan.waitingChanged > 0 || fetched.left > 0,
    incomplete: withdrawalNote !== undefined,
    retryAfterSeconds: fetched.retryAfterSeconds,
    freshForSeconds: discovery.freshForSeconds,
    beforeCommit: some
      ? (tx) =>
          withdrawEntries(tx, ctx, { lease, runId: run.id, vanished, vanishedWithoutItem, known, nextSeq })
      : undefined,
  })
}

type Discovered = Extract<OpenDiscovery, { notModified: false }>

/**
 * Reads the known entries, plans, and stores how much there is to do, for the progress bar, and the lines of
 * unusable entries.
 */
function planRun(
  ctx: ProjectContext<'write'>,
  { run, source, lease, opened, state }: SyncWork,
  discovery: Discovered,
  nextSeq: () => number,
): Promise<{ known: Map<string, StoredEntry>; plan: SyncPlan<OpenEntry> }> {
  const { entries, skipped } = discovery
  return inProject(ctx, async (tx) => {
    const known = await loadKnownEntries(tx, source.id)
    const unusable = new Set(skipped.map(({ key }) => key))
    const plan = planSync({ ...discovery, unusable }, known, opened.limit)
    state.counts.discovered = entries.length + skipped.length
    state.counts.unchanged = plan.unchanged
    state.counts.skipped = skipped.length
    // From here on, the old validators no longer describe what is stored.
    await renewLease(tx, lease, { indexValidators: cursorOf(source) })
    const lines = skipped.map(({ key, reason }) => ({
      seq: nextSeq(),
      key,
      reason,
      outcome: 'skipped' as const,
      itemId: null,
    }))
    sendWithCommit(
      tx,
      tx
        .update(syncRuns)
        .set({ planned: plan.fetch.length, counts: state.counts })
        .where(eq(syncRuns.id, run.id)),
    )
    if (lines.length > 0) sendWithCommit(tx, recordEntries(run.id, lines))
    return { known, plan }
  })
}

/**
 * Returns the note for the log if so many entries vanished that a person should look first; undefined if they may
 * be withdrawn.
 */
function noteMassWithdrawal(
  { run }: SyncWork,
  plan: SyncPlan<OpenEntry>,
  known: ReadonlyMap<string, StoredEntry>,
): string | undefined {
  const present = [...known.values()].filter((entry) => entry.hasItem && !entry.withdrawn).length
  const gone = plan.vanished.length
  if (run.acceptWithdrawals || !isMassWithdrawal(gone, present)) return undefined
  return (
    `${gone} of ${present} entries are no longer listed at the source. That is more than 30 %, so we marked nothing as ` +
    'withdrawn. If you removed them on purpose, confirm it on the source page. Otherwise, fix the source.'
  )
}

/**
 * The index may answer "not modified" next time only if everything it lists is stored: nothing is waiting, nothing
 * failed, nothing is read round robin, and no withdrawals are held.
 */
function indexToKeep(
  discovery: Discovered,
  counts: RunCounts & { permanentSkips: number },
  withdrawalNote: boolean,
) {
  const { entries, skipped, validators } = discovery
  const skippedAgain = counts.skipped - skipped.length - counts.permanentSkips
  const complete = counts.remaining === 0 && counts.failed === 0 && skippedAgain === 0 && !withdrawalNote
  if (!complete) return null
  // A cursor stays valid while entries are tried round robin; "not modified" for the whole index would hide them.
  if (validators.cursor === undefined && entries.some((entry) => entry.fingerprint === null)) return null
  if (Object.values(validators).every((value) => value === undefined)) return null
  return { validators, entries: entries.length, skipped: skipped.length }
}
