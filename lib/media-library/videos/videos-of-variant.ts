import { type SQL, sql } from 'drizzle-orm'
import { variants } from '@/db/schema'
import type { KnownVideos } from '@/lib/platforms/known-videos'

/**
 * A select column for queries on variants: what we know about the videos that each variant names, keyed by address;
 * null if it names none.
 */
export const videosOfVariant: SQL<KnownVideos | null> = sql<KnownVideos | null>`
  case when ${variants.media}::text ~* '[.](mp4|m4v|mov|webm|avi|mkv|mpe?g)' then (
    select jsonb_object_agg(v.url, jsonb_build_object('facts', v.facts, 'problem', v.problem))
    from videos v
    where v.project_id = ${variants.projectId}
      and v.url in (select m ->> 'url' from jsonb_array_elements(${variants.media}) m)
  ) end`
