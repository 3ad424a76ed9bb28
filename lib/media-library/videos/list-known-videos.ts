import { inArray } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { videos } from '@/db/schema'
import type { ProjectContext } from '@/lib/auth/context'
import type { VideoFacts } from '@/lib/networks/rules'
import type { KnownVideos } from '@/lib/platforms/known-videos'

/** Returns what we know about the videos at these addresses, to check a post while it is edited. */
export async function listKnownVideos(ctx: ProjectContext, urls: readonly string[]): Promise<KnownVideos> {
  if (urls.length === 0) return {}
  const rows = await inProject(ctx, (tx) =>
    tx
      .select({ url: videos.url, facts: videos.facts, problem: videos.problem })
      .from(videos)
      .where(inArray(videos.url, [...urls])),
  )
  return Object.fromEntries(
    rows.map(({ url, facts, problem }) => [url, { facts: facts as VideoFacts | null, problem }]),
  )
}
