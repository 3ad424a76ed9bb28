import { and, desc, eq, inArray, ne } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { channels, publications, variants } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import { failureMessage } from '@/lib/platforms/failure-message'
import { platformSchema } from '@/lib/platforms/schemas'
import { truncateText } from '@/lib/text/plain-text'

/** Why posts failed, with the names of the channels on which they failed for this reason. */
export type PackageFailure = { channels: string[]; message: string }

/** A network may return a whole page as its message; the post's page shows all of it. */
const maxMessage = 300

/**
 * Returns why the posts of some packages failed, by package: the sentences of their own pages, each once. Takes the
 * packages' ids, one page at most. Only a version's newest attempt counts; packages without failed posts have no
 * entry. Serves spec/planning#4.
 */
export async function listFailures(
  ctx: ProjectContext,
  packageIds: string[],
): Promise<Map<string, PackageFailure[]>> {
  if (packageIds.length === 0) return new Map()
  const newest = await inProject(ctx, (tx) =>
    tx
      .selectDistinctOn([publications.variantId], {
        packageId: publications.packageId,
        status: publications.status,
        error: publications.error,
        platform: variants.platform,
        channel: channels.displayName,
      })
      .from(publications)
      .innerJoin(variants, eq(variants.id, publications.variantId))
      .leftJoin(channels, eq(channels.id, variants.channelId))
      .where(and(inArray(publications.packageId, packageIds), ne(publications.status, 'cancelled')))
      .orderBy(publications.variantId, desc(publications.id)),
  )
  const byReason = new Map<string, Map<string, string[]>>()
  for (const { packageId, status, error, platform, channel } of newest) {
    if (status !== 'failed') continue
    const whole = failureMessage(platformSchema.parse(platform), error?.message)
    const reason = whole.length > maxMessage ? `${truncateText(whole, maxMessage)}…` : whole
    const own = byReason.get(packageId) ?? new Map<string, string[]>()
    own.set(reason, [...(own.get(reason) ?? []), channel ?? 'a disconnected channel'])
    byReason.set(packageId, own)
  }
  return new Map(
    Array.from(byReason, ([packageId, own]): [string, PackageFailure[]] => [
      packageId,
      Array.from(own, ([message, channels]) => ({ channels, message })),
    ]),
  )
}
