import { and, eq, inArray, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { channels, publications, takedowns } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import type { NetworkName } from '@/lib/networks/registry'
import { madeFromItems } from '@/lib/packages/lifecycle/made-from-items'
import { liveTakedowns } from '@/lib/publications/states'
import { readTakedowns } from './list-takedowns'
import type { TakedownAnswer } from './schemas'

/** A post made from an item that is published or was taken down. */
export type PublishedPost = {
  id: string
  packageId: string
  platform: NetworkName
  channel: string
  handle: string | null
  address: string | null
  isOut: boolean
  /** When its network makes it public; null if it is not hidden. */
  publicAt: Date | null
  takedown: TakedownAnswer | undefined
}

/** Lists the posts made from an item that are published or were taken down, newest first, at most 100. */
export async function listItemPosts(
  ctx: ProjectContext,
  input: { itemId: string },
): Promise<PublishedPost[]> {
  return inProject(ctx, async (tx) => {
    const rows = await tx
      .select({
        id: publications.id,
        packageId: publications.packageId,
        status: publications.status,
        platform: sql<NetworkName>`${publications.payload} -> 'content' ->> 'platform'`,
        channel: channels.displayName,
        handle: sql<string | null>`${channels.config} ->> 'handle'`,
        address: publications.remoteUrl,
        publicAt: publications.publicAt,
        takedownId: takedowns.id,
      })
      .from(publications)
      .leftJoin(channels, eq(channels.id, publications.channelId))
      .leftJoin(
        takedowns,
        and(eq(takedowns.publicationId, publications.id), inArray(takedowns.status, liveTakedowns)),
      )
      .where(
        and(
          sql`${publications.packageId} = any(array(select id from packages where ${madeFromItems([input.itemId])}))`,
          sql`(${publications.status} = 'published' or (${publications.status} = 'removed' and ${takedowns.id} is not null))`,
        ),
      )
      .orderBy(sql`${publications.id} desc`)
      .limit(100)
    const requested = new Map(
      (
        await readTakedowns(
          tx,
          rows.flatMap(({ takedownId }) => takedownId ?? []),
        )
      ).map((one) => [one.id, one]),
    )
    return rows.map(({ takedownId, status, channel, publicAt, ...row }) => ({
      ...row,
      channel: channel ?? 'Disconnected channel',
      isOut: status === 'published',
      publicAt: status === 'published' && publicAt && publicAt > new Date() ? publicAt : null,
      takedown: takedownId ? requested.get(takedownId) : undefined,
    }))
  })
}
