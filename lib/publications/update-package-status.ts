import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import type { PublicationStatus } from '@/db/allowed-values'
import type { ProjectTx } from '@/db/project'
import { packages, publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { hiddenUntilSql } from './hidden-until'
import { recordEvent } from './record-event'
import {
  isOneOf,
  livePublications,
  noLongerPublished,
  type PackageStatus,
  type PackageStatusAfter,
  packageStatusesBefore,
} from './states'
import { transitionPackage } from './transition-packages'

/**
 * Brings a package's state in line with its publications, in the transaction that changed one of them. `publishing` once
 * something is being sent, is out or may be, while others are still to go; `published` when every channel has it;
 * A post that was corrected or deleted since counts as published. `failed` when all are decided and at least one refused. A scheduled package stays scheduled until something is being
 * sent, and is `approved` again when nothing is left to send. What was cancelled does not count. Gives the state after
 * it; other packages are left alone. Serves spec/decisions#7, spec/planning#channels-of-a-post.
 */
export async function updatePackageStatus(
  tx: ProjectTx,
  ctx: ProjectContext<'review'>,
  input: { packageId: string },
): Promise<PackageStatus | undefined> {
  const [row] = await tx
    .select({ id: packages.id, status: packages.status, scheduledAt: packages.scheduledAt })
    .from(packages)
    .where(and(eq(packages.id, input.packageId), inArray(packages.status, packageStatusesBefore('settled'))))
    .for('no key update')
  if (!row) return undefined
  const all = await tx
    .select({ variantId: publications.variantId, status: publications.status })
    .from(publications)
    .where(eq(publications.packageId, input.packageId))
    .orderBy(desc(publications.packageRevision), desc(publications.id))
  const to = statusFromOutcomes(outcomesOf(all), row)
  if (to === row.status) return to
  await transitionPackage(tx, 'settled', row, { to, set: to === 'approved' ? { scheduledAt: null } : {} })
  const until = to === 'published' ? await hiddenUntil(tx, input.packageId) : null
  await recordEvent(tx, ctx, {
    packageId: input.packageId,
    action: 'settled',
    from: row.status,
    to,
    ...(until ? { data: { public_at: until.toISOString() } } : {}),
  })
  return to
}

/** Until when networks hide what they have of a package. */
async function hiddenUntil(tx: ProjectTx, packageId: string): Promise<Date | null> {
  const [row] = await tx.execute<{ at: string | Date | null }>(
    sql`select ${hiddenUntilSql(sql`hidden.package_id = ${packageId}::uuid`)} as at`,
  )
  return row?.at ? new Date(row.at) : null
}

/** One outcome for each variant, from its publications, newest first: the live one, else its last unless that was cancelled. */
function outcomesOf(all: readonly { variantId: string; status: PublicationStatus }[]): PublicationStatus[] {
  const byVariant = Map.groupBy(all, (one) => one.variantId)
  return [...byVariant.values()].flatMap((own) => {
    const counts = own.find((one) => isOneOf(livePublications, one.status)) ?? own[0]
    if (!counts || counts.status === 'cancelled') return []
    // It did go out, whatever became of it: nothing of it is left to send.
    return [isOneOf(noLongerPublished, counts.status) ? ('published' as const) : counts.status]
  })
}

function statusFromOutcomes(
  outcomes: readonly PublicationStatus[],
  now: { status: PackageStatus; scheduledAt: Date | null },
): PackageStatusAfter<'settled'> {
  const some = (...wanted: PublicationStatus[]) => outcomes.some((outcome) => wanted.includes(outcome))
  if (outcomes.length === 0) return now.status === 'failed' ? 'failed' : 'approved'
  if (outcomes.every((outcome) => outcome === 'published')) return 'published'
  if (some('sending', 'unconfirmed')) return 'publishing'
  // Also one that a network has put off: nothing of it is out, so it is still its owner's to move or stop.
  if (some('pending')) return now.scheduledAt !== null && !some('published') ? 'scheduled' : 'publishing'
  return 'failed'
}
