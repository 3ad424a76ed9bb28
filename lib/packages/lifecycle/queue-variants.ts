import { and, eq, inArray } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { publications } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { AppError } from '@/lib/errors'
import { queuePublication } from '@/lib/publications/queue-publication'
import { everPublished } from '@/lib/publications/states'
import { loadBrand, loadVariants } from '../load-package'
import { contentOf, type PackageRow, type StoredVariant } from '../present-package'
import { allDisconnected, requirePublishable } from '../review/require-publishable'

/**
 * Returns the variants of a package that can be sent: their channel exists, and they are neither published nor
 * possibly published, so that retrying a failed package sends only what is missing. Throws `blocked-by-rules`, and
 * `wrong-state` if there are none.
 */
export async function requireSendableVariants(
  tx: ProjectTx,
  ctx: ProjectContext,
  row: PackageRow,
): Promise<StoredVariant[]> {
  const stored = await loadVariants(tx, [row.id])
  const connected = stored.filter(({ variant }) => variant.channelId !== null)
  if (connected.length > 0) requirePublishable(row, connected, await loadBrand(tx, ctx))
  const done = await tx
    .select({ variantId: publications.variantId })
    .from(publications)
    .where(and(eq(publications.packageId, row.id), inArray(publications.status, everPublished)))
  const out = new Set(done.map((one) => one.variantId))
  const sendable = connected.filter(({ variant }) => !out.has(variant.id) && variant.replaceBy !== 'keep')
  if (sendable.length === 0) {
    if (out.size === 0) throw new AppError('wrong-state', allDisconnected)
    throw new AppError('wrong-state', {
      detail: 'Every version of this post is published, or may be.',
      hint: 'Check what was published before you try again.',
    })
  }
  return sendable
}

/**
 * Stores the intents to publish these variants of a package, each at its own time or otherwise at `dueAt`, in the
 * transaction that changes the package's status. Throws like `queuePublication`.
 */
export function queueVariants(
  tx: ProjectTx,
  ctx: ProjectContext,
  row: PackageRow,
  sendable: readonly StoredVariant[],
  { dueAt, times }: { dueAt: Date; times?: ReadonlyMap<string, Date> },
): Promise<string[]> {
  return queuePublication(tx, ctx, {
    packageId: row.id,
    revision: row.revision,
    dueAt,
    variants: sendable.map(({ variant }) => ({
      variantId: variant.id,
      channelId: variant.channelId ?? '',
      content: contentOf(variant),
      dueAt: times?.get(variant.id) ?? dueAt,
    })),
  })
}
