import { eq } from 'drizzle-orm'
import type { ProjectTx } from '@/db/project'
import { type ItemRow, packages } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { recordEvent } from '@/lib/publications/record-event'
import type { PackageStatus } from '@/lib/publications/states'
import type { Composition } from './compose-item'
import { replaceVariants } from './replace-variants'

/** Writes a locked package anew from its item: new variants, a new revision, nothing approved and nothing stale. */
export async function remakePackage(
  tx: ProjectTx,
  ctx: ProjectContext<'write'>,
  row: { id: string; status: PackageStatus; revision: number },
  made: { item: ItemRow; composition: Composition; to: PackageStatus; action: 'remake' | 'regenerate' },
): Promise<void> {
  await replaceVariants(tx, row.id, made.composition.variants)
  await tx
    .update(packages)
    .set({
      title: made.item.title,
      status: made.to,
      stale: false,
      edited: false,
      authorId: null,
      madeBy: 'composer',
      revision: row.revision + 1,
      scheduledAt: null,
      itemContentHash: made.item.contentHash,
      warnings: made.composition.warnings,
      flags: made.composition.flags,
    })
    .where(eq(packages.id, row.id))
  await recordEvent(tx, ctx, {
    packageId: row.id,
    action: made.action,
    from: row.status,
    to: made.to,
    data: { revision: row.revision + 1 },
  })
}
