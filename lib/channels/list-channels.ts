import { and, desc, lt } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { channels } from '@/db/schema'
import { type Page, pageOf } from '@/lib/api/paging'
import type { ProjectContext } from '@/lib/auth/context'
import { channelAnswerOf, channelColumns } from './channel-answer'
import type { ChannelAnswer } from './schemas'

/**
 * Lists the project's channels, newest first, with keyset pagination (spec/http-api#lists). `after` is the last id
 * of the previous page.
 */
export async function listChannels(
  ctx: ProjectContext,
  page: { limit: number; after?: string },
): Promise<Page<ChannelAnswer>> {
  const rows = await inProject(ctx, (tx) =>
    tx
      .select(channelColumns)
      .from(channels)
      .where(and(page.after ? lt(channels.id, page.after) : undefined))
      .orderBy(desc(channels.id))
      .limit(page.limit + 1),
  )
  return pageOf(rows, page.limit, (row) => row.id, channelAnswerOf)
}
