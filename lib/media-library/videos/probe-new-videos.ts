import { sql } from 'drizzle-orm'
import { inSystem } from '@/db/system'
import { probeVideoAt } from './probe-video-at'

const batchSize = 8

/**
 * Examines some videos that posts name and that we know nothing about. If a video's server fails, it is retried
 * after ten minutes, for up to a day. Returns how many it examined. Any number of workers may run it.
 */
export async function probeNewVideos(): Promise<number> {
  const rows = await inSystem((tx) =>
    tx.execute<{ org_id: string; project_id: string; url: string }>(sql`
      with found as (
        select id from videos
        where facts is null and problem is null
          and (probed_at is null or (probed_at < now() - interval '10 minutes' and created_at > now() - interval '1 day'))
        order by probed_at nulls first
        limit ${batchSize}
        for update skip locked
      )
      update videos set probed_at = now() from found where videos.id = found.id
      returning videos.org_id, videos.project_id, videos.url`),
  )
  await Promise.all(
    rows.map(({ org_id, project_id, url }) =>
      probeVideoAt({ orgId: org_id, projectId: project_id }, url, AbortSignal.timeout(60_000)),
    ),
  )
  return rows.length
}
