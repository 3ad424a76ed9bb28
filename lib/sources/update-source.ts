import { isDeepStrictEqual } from 'node:util'
import { and, eq, sql } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { type SourceRow, sourceEntries, sources, syncRuns } from '@/db/schema'
import { audit } from '@/lib/audit/audit'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { outboundPolicy } from '@/lib/http/outbound'
import { requireId } from '@/lib/ids'
import { checkConfig } from './config/check-config'
import { encryptConfig, fillInSecrets, withSecrets } from './config/encrypt-config'
import type { Connector } from './connector'
import { computeSilentAfter } from './health/content-rhythm'
import { findCurrentWait } from './health/source-health'
import { presentSource } from './present-source'
import type { SourceAnswer, UpdateSourceInput } from './schemas'
import { sourceColumns } from './source-columns'
import { SourceError } from './source-error'

/**
 * Changes the given fields of a source (spec/http-api#endpoints). A config is validated again and replaces the old
 * one; if it changes more than the pace, everything is fetched again over the next syncs, and the items are updated
 * in place. Pausing ends a run that is only queued; resuming makes the source due, after any pause its server asked
 * for. Throws `not-found` and `invalid`.
 */
export async function updateSource(
  ctx: ProjectContext<'write'>,
  { id, ...input }: UpdateSourceInput & { id: string },
): Promise<SourceAnswer> {
  // Loads the address policy beforehand, so that no second connection is needed inside the transaction.
  if (input.config) await outboundPolicy('sources', ctx)
  return inProject(ctx, async (tx) => {
    const [before] = await tx
      .select()
      .from(sources)
      .where(eq(sources.id, requireId(id)))
      .for('update')
    if (!before) throw new AppError('not-found')
    const checked =
      input.config === undefined
        ? undefined
        : await checkConfig(ctx, {
            source_type: before.sourceType,
            config: fillInSecrets(input.config, before),
          })
    const refetches = checked !== undefined && changesMoreThanPace(checked.connector, before, checked.config)
    const place = { id, projectId: ctx.projectId, sourceType: before.sourceType }
    if (refetches) await clearEntryVersions(tx, id)
    if (refetches) await endRun(tx, id, 'running', settingsChanged)
    if (input.paused === true) await endRun(tx, id, 'queued', pausedBefore)
    const [row] = await tx
      .update(sources)
      .set({
        ...(input.name === undefined ? {} : { name: input.name }),
        ...(input.publish_mode === undefined ? {} : { publishMode: input.publish_mode }),
        ...(input.sync_interval_minutes === undefined
          ? {}
          : changeInterval(before, input.sync_interval_minutes)),
        ...(checked ? encryptConfig(place, checked.config) : {}),
        // A running sync uses the old settings: raising the fence keeps it from storing anything more.
        ...(refetches
          ? {
              indexValidators: null,
              waiting: null,
              nextSyncAt: new Date(),
              leaseFence: before.leaseFence + 1,
              leaseUntil: null,
            }
          : {}),
        ...(input.paused === undefined ? {} : changePaused(before, input.paused)),
        updatedAt: new Date(),
      })
      .where(eq(sources.id, id))
      .returning(sourceColumns)
    if (!row) throw new AppError('not-found')
    await audit(tx, ctx, { action: 'source.updated', subject: id, data: { fields: Object.keys(input) } })
    return presentSource(row)
  })
}

function changesMoreThanPace(
  connector: Connector,
  before: SourceRow,
  after: Record<string, unknown>,
): boolean {
  const content = (config: Record<string, unknown>) => {
    const known = connector.config.safeParse(config)
    const full = known.success ? (known.data as Record<string, unknown>) : config
    return Object.fromEntries(Object.entries(full).filter(([key]) => !connector.pacingFields.includes(key)))
  }
  return !isDeepStrictEqual(content(decryptConfig(before)), content(after))
}

/** Returns the stored config with its secrets, or without them if they can no longer be decrypted. */
function decryptConfig(source: SourceRow): Record<string, unknown> {
  try {
    return withSecrets(source)
  } catch (error) {
    if (error instanceof SourceError) return source.config
    throw error
  }
}

/** Makes every entry due and forces an unconditional fetch; stored content stays until it is replaced. */
async function clearEntryVersions(tx: ProjectTx, sourceId: string): Promise<void> {
  await tx
    .update(sourceEntries)
    .set({ fingerprint: null, entryHash: null, validators: null, failure: null })
    .where(eq(sourceEntries.sourceId, sourceId))
}

const settingsChanged = {
  code: 'interrupted',
  message: 'Someone changed the source’s settings during this sync.',
  hint: 'You don’t need to do anything. The next sync uses the new settings.',
}
const pausedBefore = {
  code: 'source-paused',
  message: 'The source was paused before this sync began.',
  hint: 'Resume the source to sync it.',
}

async function endRun(
  tx: ProjectTx,
  sourceId: string,
  status: 'queued' | 'running',
  error: { code: string; message: string; hint: string },
): Promise<void> {
  await tx
    .update(syncRuns)
    .set({ status: 'failed', finishedAt: sql`now()`, error })
    .where(and(eq(syncRuns.sourceId, sourceId), eq(syncRuns.status, status)))
}

function changeInterval(before: SourceRow, minutes: number): Partial<SourceRow> {
  const latest = new Date(Date.now() + minutes * 60_000)
  const sooner = before.nextSyncAt && before.nextSyncAt < latest ? before.nextSyncAt : latest
  const isBackingOff = before.status === 'error' || findCurrentWait(before, new Date()) !== null
  return { syncIntervalMinutes: minutes, nextSyncAt: isBackingOff ? before.nextSyncAt : sooner }
}

function changePaused(before: SourceRow, pause: boolean): Partial<SourceRow> {
  if (pause) return { status: 'paused' }
  if (before.status !== 'paused') return {}
  return {
    status: before.error ? 'error' : 'active',
    nextSyncAt: new Date(findCurrentWait(before, new Date())?.until ?? Date.now()),
    // The time it was paused does not count as silence.
    silentAfter: computeSilentAfter(before.contentTimes, new Date()),
  }
}
