import { sql } from 'drizzle-orm'
import type { PackageStatus } from '@/db/allowed-values'
import type { ProjectTx } from '@/db/project'

/**
 * Locks the package of a publication; must be called before the publication itself is touched. People's actions
 * lock a package first and its publications after it, and everything that changes a publication must use that order
 * to avoid deadlocks. Returns the package's status.
 */
export async function lockPackageOf(
  tx: ProjectTx,
  publicationId: string,
): Promise<PackageStatus | undefined> {
  const [row] = await tx.execute<{ status: PackageStatus }>(sql`
    select status from packages
    where id = (select package_id from publications where id = ${publicationId}::uuid)
    for no key update`)
  return row?.status
}

/** Like `lockPackageOf`, for several publications. Always locks in the same order, to avoid deadlocks. */
export async function lockPackagesOf(tx: ProjectTx, publicationIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select id from packages
    where id = any(array(select package_id from publications where id = any(${sql.param([...publicationIds])}::uuid[])))
    order by id for no key update`)
}
