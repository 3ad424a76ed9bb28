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
 * Updates a package's status to match its publications, in the transaction that changed one of them. `publishing`
 * once a post is being sent, is published or may be, while others are still pending; `published` when every channel
 * has it, where a post that has since been corrected or deleted counts as published; `failed` when all are decided
 * and at least one was refused. A scheduled package stays scheduled until a post is being sent, and becomes
 * `approved` again when nothing is left to send. Canceled publications do not count. Returns the new status; leaves
 * other packages alone. Serves spec/decisions#7, spec/planning#channels-of-a-post.
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

/** Returns until when networks hide posts of a package. */
async function hiddenUntil(tx: ProjectTx, packageId: string): Promise<Date | null> {
  const [row] = await tx.execute<{ at: string | Date | null }>(
    sql`select ${hiddenUntilSql(sql`hidden.package_id = ${packageId}::uuid`)} as at`,
  )
  return row?.at ? new Date(row.at) : null
}

/**
 * Returns one outcome per variant, from its publications, newest first: the live one, otherwise the last one unless
 * it was canceled.
 */
function outcomesOf(all: readonly { variantId: string; status: PublicationStatus }[]): PublicationStatus[] {
  const byVariant = Map.groupBy(all, (one) => one.variantId)
  return [...byVariant.values()].flatMap((own) => {
    const counts = own.find((one) => isOneOf(livePublications, one.status)) ?? own[0]
    if (!counts || counts.status === 'cancelled') return []
    // It was published, whatever happened to it later: nothing of it is left to send.
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
  // Includes posts that a network has deferred: none is published, so the owner can still move or stop the package.
  if (some('pending')) return now.scheduledAt !== null && !some('published') ? 'scheduled' : 'publishing'
  return 'failed'
}
