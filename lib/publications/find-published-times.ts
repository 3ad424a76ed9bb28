import { and, asc, inArray, isNotNull, sql } from 'drizzle-orm'
import { noLongerPublished } from '@/db/allowed-values'
import type { ProjectTx } from '@/db/project'
import { publications } from '@/db/schema'

/**
 * Returns when the versions of some packages were published, by version: when their network made them public, which
 * may still be to come. Versions that were never published have no entry; those that were replaced or deleted do.
 */
export async function findPublishedTimes(tx: ProjectTx, packageIds: string[]): Promise<Map<string, Date>> {
  if (packageIds.length === 0) return new Map()
  const rows = await tx
    .select({
      variantId: publications.variantId,
      at: sql`coalesce(${publications.publicAt}, ${publications.finishedAt})`.mapWith(
        publications.finishedAt,
      ),
    })
    .from(publications)
    .where(
      and(
        inArray(publications.packageId, packageIds),
        inArray(publications.status, ['published', ...noLongerPublished]),
        isNotNull(publications.finishedAt),
      ),
    )
    .orderBy(asc(publications.id))
  return new Map(rows.map(({ variantId, at }) => [variantId, at]))
}
