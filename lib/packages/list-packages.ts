import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { packages } from '@/db/schema'
import { type Page, pageOf } from '@/lib/api/paging'
import type { ProjectContext } from '@/lib/auth/context'
import { isId } from '@/lib/ids'
import { loadBrand, loadVariants } from './load-package'
import { presentPackage, type StoredVariant } from './present-package'
import type { PackageAnswer, PackageFilters } from './schemas'

/**
 * Returns the project's packages with their variants, newest first, one page at a time. `after` is the last id of
 * the previous page.
 */
export async function listPackages(
  ctx: ProjectContext,
  input: PackageFilters & { limit: number; after?: string | undefined },
): Promise<Page<PackageAnswer>> {
  if (input.item_id !== undefined && !isId(input.item_id)) return { data: [], next_cursor: null }
  return inProject(ctx, async (tx) => {
    // Find the ids first, using only an index, then the rows by key.
    const page = tx
      .select({ id: packages.id })
      .from(packages)
      .where(
        and(
          input.status ? eq(packages.status, input.status) : undefined,
          input.item_id ? eq(packages.itemId, input.item_id) : undefined,
          input.stale === undefined ? undefined : eq(packages.stale, input.stale),
          input.after ? lt(packages.id, input.after) : undefined,
        ),
      )
      .orderBy(desc(packages.id))
      .limit(input.limit + 1)
    const rows = await tx
      .select()
      .from(packages)
      .where(sql`${packages.id} = any(array${page})`)
      .orderBy(desc(packages.id))
    const stored = await loadVariants(
      tx,
      rows.slice(0, input.limit).map((row) => row.id),
    )
    const byPackage = Map.groupBy<string, StoredVariant>(stored, ({ variant }) => variant.packageId)
    const brand = await loadBrand(tx, ctx)
    return pageOf(
      rows,
      input.limit,
      (row) => row.id,
      (row) => presentPackage(row, byPackage.get(row.id) ?? [], brand),
    )
  })
}
