import { and, eq, inArray, isNotNull, type SQL, sql } from 'drizzle-orm'
import type { MadeBy, PublishMode } from '@/db/allowed-values'
import type { ProjectTx } from '@/db/project'
import { packages, variants } from '@/db/schema'
import type { PackageFlag } from '@/db/schema/packages'
import { AppError } from '@/lib/errors'
import {
  approvedUnpublished,
  type DecidedPackageEvent,
  isOneOf,
  type PackageEvent,
  type PackageStatus,
  type PackageStatusAfter,
  packageStatusesAfter,
  packageStatusesBefore,
} from './states'

/** What may be written along with a package's status. */
export type PackageFields = Omit<
  Partial<typeof packages.$inferInsert>,
  'id' | 'orgId' | 'projectId' | 'status' | 'scheduledAt'
> & { scheduledAt?: Date | SQL<Date | null> | null }

/** `to` is required if an event can lead to more than one status. */
type Change<E extends PackageEvent> = { set?: PackageFields | undefined } & (E extends DecidedPackageEvent
  ? { to?: never }
  : { to: PackageStatusAfter<E> })

/**
 * Moves a locked package to its next status for an event (states.ts); this file is the only writer of packages'
 * statuses. Returns the new status. Throws if the transition is not in the table, and `conflict` if the package is
 * no longer in the given status.
 */
export async function transitionPackage<E extends PackageEvent>(
  tx: ProjectTx,
  event: E,
  row: { id: string; status: PackageStatus; revision?: number },
  change: Change<E>,
): Promise<PackageStatus> {
  const to = requireTransition(event, row.status, change.to)
  const changed = await tx
    .update(packages)
    .set({ overdueSince: null, ...change.set, status: to })
    .where(
      and(
        eq(packages.id, row.id),
        eq(packages.status, row.status),
        row.revision === undefined ? undefined : eq(packages.revision, row.revision),
      ),
    )
    .returning({ id: packages.id })
  if (changed.length !== 1) throw new AppError('conflict')
  if (mayLoseTime(change.set) && mayHaveTimes(row.status)) await clearTimes(tx, [row.id])
  return to
}

/** Once approved and scheduled, a package's versions may have times of their own. */
const mayHaveTimes = (status: PackageStatus): boolean =>
  isOneOf(approvedUnpublished, status) || status === 'failed'

/** Whether its time is cleared, or kept only if a topic planned it. */
const mayLoseTime = (set: PackageFields | undefined): boolean =>
  set?.scheduledAt !== undefined && !(set.scheduledAt instanceof Date)

/** When a package loses its time, its versions lose theirs too (spec/planning#2). */
async function clearTimes(tx: ProjectTx, packageIds: readonly string[]): Promise<void> {
  await tx
    .update(variants)
    .set({ scheduledAt: null })
    .where(
      and(
        inArray(variants.packageId, [...packageIds]),
        isNotNull(variants.scheduledAt),
        sql`exists (select from packages p where p.id = ${variants.packageId} and p.scheduled_at is null)`,
      ),
    )
}

/**
 * Like `transitionPackage`, for all packages that match a condition and that the event can happen to, in one
 * statement. `to` is given if the event can lead to more than one status. Returns what it changed.
 */
export async function transitionPackages<E extends PackageEvent>(
  tx: ProjectTx,
  event: E,
  where: SQL,
  set: PackageFields,
  ...[to]: E extends DecidedPackageEvent ? [] : [to: PackageStatusAfter<E>]
): Promise<{ id: string; from: PackageStatus; to: PackageStatus }[]> {
  const possible = packageStatusesBefore(event).filter(
    (from) => to === undefined || packageStatusesAfter(event, from).some((one) => one === to),
  )
  const found = tx.$with('found').as(
    tx
      .select({ id: packages.id, from: packages.status })
      .from(packages)
      .where(and(where, inArray(packages.status, possible))),
  )
  const cases = possible.map((from) => sql`when ${from} then ${requireTransition(event, from, to)}`)
  const moved = await tx
    .with(found)
    .update(packages)
    .set({ overdueSince: null, ...set, status: sql`case ${packages.status} ${sql.join(cases, sql` `)} end` })
    .from(found)
    .where(and(eq(packages.id, found.id), eq(packages.status, found.from)))
    .returning({ id: packages.id, from: found.from, to: packages.status })
  const planned = moved.filter(({ from }) => mayHaveTimes(from)).map(({ id }) => id)
  if (mayLoseTime(set) && planned.length > 0) await clearTimes(tx, planned)
  return moved
}

export type PackageToInsert = {
  id: string
  itemId: string
  title: string
  publishMode: PublishMode
  madeBy: MadeBy
  itemContentHash: string
  warnings: string[]
  flags: PackageFlag[]
  scheduledAt: Date | null
  /** The topic whose run made it. */
  topicId?: string | null
  /** The published package that it corrects. */
  correctsId?: string | null
  /** The steps that lead to its status, oldest first. */
  history: readonly { action: PackageEvent; from: PackageStatus | null; to: PackageStatus }[]
}

/**
 * Stores new packages, each in the status that its history ends in, in one statement. Throws if a step is not in
 * the table.
 */
export async function insertPackages(tx: ProjectTx, made: readonly PackageToInsert[]): Promise<void> {
  const records = made.map((one) => ({
    id: one.id,
    item_id: one.itemId,
    title: one.title,
    status: statusAfter(one.history),
    publish_mode: one.publishMode,
    made_by: one.madeBy,
    item_content_hash: one.itemContentHash,
    warnings: one.warnings,
    flags: one.flags,
    scheduled_at: one.scheduledAt?.toISOString() ?? null,
    topic_id: one.topicId ?? null,
    corrects_id: one.correctsId ?? null,
  }))
  await tx.execute(sql`
    insert into packages (id, item_id, title, status, publish_mode, item_content_hash, warnings, flags, scheduled_at, made_by, topic_id,
      corrects_id)
    select id, item_id, title, status, publish_mode, item_content_hash, warnings, flags, scheduled_at, made_by, topic_id,
      corrects_id
    from jsonb_to_recordset(${JSON.stringify(records)}::text::jsonb) as r(
      id uuid, item_id uuid, title text, status text, publish_mode text, item_content_hash text, warnings jsonb,
      flags jsonb, scheduled_at timestamptz, made_by text, topic_id uuid, corrects_id uuid)`)
}

function statusAfter(history: PackageToInsert['history']): PackageStatus {
  let status: PackageStatus | 'new' = 'new'
  for (const { action, from, to } of history) {
    if ((from ?? 'new') !== status)
      throw new Error(`A step begins at ${from}, where the one before ended at ${status}.`)
    status = requireTransition(action, status, to)
  }
  if (status === 'new') throw new Error('A new package needs a first step.')
  return status
}

function requireTransition(
  event: PackageEvent,
  from: PackageStatus | 'new',
  to?: PackageStatus,
): PackageStatus {
  const [first, ...others] = packageStatusesAfter(event, from)
  const [chosen] =
    to === undefined ? (others.length === 0 ? [first] : []) : [first, ...others].filter((one) => one === to)
  if (!chosen) throw new Error(`"${event}" does not lead a package from ${from} to ${to ?? 'one state'}.`)
  return chosen
}
