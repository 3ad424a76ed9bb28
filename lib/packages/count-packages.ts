import { count, eq } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { packages } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { type PackageStatus, packageStatuses } from './states'

export type PackageCounts = Record<PackageStatus, number> & { stale: number; held: number }

/** How many packages are in each state, for the review queue's head; not part of any list. */
export async function countPackages(ctx: ProjectContext): Promise<PackageCounts> {
  const rows = await inProject(ctx, (tx) =>
    tx
      .select({ status: packages.status, stale: packages.stale, held: packages.held, number: count() })
      .from(packages)
      .where(eq(packages.projectId, ctx.projectId))
      .groupBy(packages.status, packages.stale, packages.held),
  )
  const sum = (fits: (row: (typeof rows)[number]) => boolean): number =>
    rows.filter(fits).reduce((total, row) => total + row.number, 0)
  const states = packageStatuses.map((status) => [status, sum((row) => row.status === status)])
  return {
    ...(Object.fromEntries(states) as Record<PackageStatus, number>),
    stale: sum((row) => row.stale),
    held: sum((row) => row.held),
  }
}
