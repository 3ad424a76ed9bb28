import { eq } from 'drizzle-orm'
import { inProject, type ProjectTx } from '@/db/project'
import { organizations, variants } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { findReplaced } from '@/lib/publications/find-replaced'
import { hashVariant } from '@/lib/publications/payload'
import { changeStatus, requirePossible } from '../lifecycle/change-status'
import { scheduleAsPlanned } from '../lifecycle/schedule-as-planned'
import { loadBrand, loadVariants, lockPackage, readPackage } from '../load-package'
import { contentOf, type PackageRow, type StoredVariant } from '../present-package'
import type { PackageAnswer, PackageInput } from '../schemas'
import { noteTopicApproval } from './note-topic-decision'
import { requirePublishable, requireReplacements } from './require-publishable'

/**
 * Approves a package that is in review and stores for each variant the SHA-256 of exactly what may be sent. Throws
 * `not-found`, `stale-revision`, `wrong-state`; `forbidden` if the workspace requires a second approver and the
 * caller wrote the package; `blocked-by-rules` with pointers if the validator finds an error. Serves
 * spec/decisions#7, spec/security#4.4.
 */
export async function approvePackage(
  ctx: ProjectContext<'review'>,
  input: PackageInput,
): Promise<PackageAnswer> {
  const needsSecondApprover = await requiresSecondApprover(ctx)
  return inProject(ctx, async (tx) => {
    const row = await lockPackage(tx, input)
    requirePossible(row, 'approve')
    if (needsSecondApprover) requireOtherApprover(row, ctx)
    await approveLocked(tx, ctx, row, { revision: row.revision })
    return readPackage(tx, ctx, row.id)
  })
}

/** Approves a locked package, whoever decides; `data` goes into its history. Throws like `approvePackage`. */
export async function approveLocked(
  tx: ProjectTx,
  ctx: ProjectContext<'review'>,
  row: PackageRow,
  data: Record<string, unknown>,
): Promise<void> {
  requirePossible(row, 'approve')
  const stored = await loadVariants(tx, [row.id])
  requirePublishable(row, stored, await loadBrand(tx, ctx))
  if (row.correctsId) requireReplacements(stored, (await findReplaced(tx, [row.id])).get(row.id))
  await storeApprovedHashes(tx, stored)
  await noteTopicApproval(tx, row)
  await changeStatus(tx, ctx, row, { action: 'approve', data })
  await scheduleAsPlanned(tx, ctx, row)
}

/** Stores what may be sent: the hash of each variant's current content. */
async function storeApprovedHashes(tx: ProjectTx, stored: StoredVariant[]): Promise<void> {
  for (const { variant } of stored) {
    const approvedHash = hashVariant(contentOf(variant))
    await tx.update(variants).set({ approvedHash }).where(eq(variants.id, variant.id))
  }
}

/** Revokes the approval: nothing of this package may be sent any more. */
export async function clearApprovedHashes(tx: ProjectTx, row: Pick<PackageRow, 'id'>): Promise<void> {
  await tx.update(variants).set({ approvedHash: null }).where(eq(variants.packageId, row.id))
}

/** Throws `forbidden` if the caller wrote the package, because somebody else has to approve it. */
export function requireOtherApprover(row: Pick<PackageRow, 'authorId'>, ctx: ProjectContext): void {
  if (row.authorId !== null && row.authorId === ctx.actor.id) {
    throw new AppError('forbidden', {
      detail: 'You wrote this post, and this workspace requires a second approver.',
      hint: 'Ask someone else to approve it.',
    })
  }
}

/** Whether the workspace requires an approver other than the author. */
export async function requiresSecondApprover(ctx: ProjectContext): Promise<boolean> {
  const [row] = await inSystem((tx) =>
    tx
      .select({ asks: organizations.requireSecondApprover })
      .from(organizations)
      .where(eq(organizations.id, ctx.orgId)),
  )
  return row?.asks ?? false
}
