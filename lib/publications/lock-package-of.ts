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
