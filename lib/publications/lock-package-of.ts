import { sql } from 'drizzle-orm'
import type { PackageStatus } from '@/db/allowed-values'
import type { ProjectTx } from '@/db/project'

/**
 * Locks the package of a publication, before the publication itself is touched. People's actions lock a package first and its
 * publications after it; whoever changes a publication must keep that order, or the two wait for each other. Gives its state.
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

/** The same of several publications, always in the same order. */
export async function lockPackagesOf(tx: ProjectTx, publicationIds: readonly string[]): Promise<void> {
  await tx.execute(sql`
    select id from packages
    where id = any(array(select package_id from publications where id = any(${sql.param([...publicationIds])}::uuid[])))
    order by id for no key update`)
}
