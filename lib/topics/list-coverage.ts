import { sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { type Page, pageOf } from '@/lib/api/paging'
import type { ProjectContext } from '@/lib/auth/context'
import { coveringPosts } from '@/lib/packages/coverage/covering-posts'
import type { Platform } from '@/lib/platforms/schemas'
import type { CoverageEntry, CoverageFilters } from './schemas'

const maxPosts = 10

type ItemLine = { id: string; title: string; content_type: string | null; source_id: string | null }
type PostLine = {
  item_id: string
  posts: number
  package_id: string
  channel: string | null
  platform: Platform
  language: string
  covered_at: string
  published: boolean
  status: string
  topic_id: string | null
  facts: string[] | null
}

/**
 * Lists which of the project's items were covered where and when, and which never were: newest items first,
 * paginated, each with its latest posts and the facts that they tell. Planned posts count; posts that nobody has
 * decided on do not, unless a topic planned them. `after` is the last id of the previous page. Serves
 * spec/planning#1 (coverage).
 */
export async function listCoverage(
  ctx: ProjectContext,
  input: CoverageFilters & { limit: number; after?: string | undefined },
): Promise<Page<CoverageEntry>> {
  const of = { languages: input.language === undefined ? undefined : [input.language], wholeTexts: true }
  const onChannel = input.channel_id === undefined ? sql`` : sql`and v.channel_id = ${input.channel_id}::uuid`
  const isCovered = sql`exists (select from ${coveringPosts(of, sql`told.item_id = i.id ${onChannel}`)} posts)`
  return inProject(ctx, async (tx) => {
    const rows = await tx.execute<ItemLine>(sql`
      select i.id, i.title, i.content_type, i.source_id from items i
      where i.topic_id is null and i.withdrawn_at is null and i.status <> 'archived'
        ${input.after === undefined ? sql`` : sql`and i.id < ${input.after}::uuid`}
        ${input.source_id === undefined ? sql`` : sql`and i.source_id = ${input.source_id}::uuid`}
        ${input.covered === undefined ? sql`` : input.covered === 'covered' ? sql`and ${isCovered}` : sql`and not ${isCovered}`}
      order by i.id desc limit ${input.limit + 1}`)
    const ids = rows.slice(0, input.limit).map(({ id }) => id)
    const those = sql`told.item_id = any(${sql.param(ids)}::uuid[]) ${onChannel}`
    const posts =
      ids.length === 0
        ? []
        : await tx.execute<PostLine>(sql`
            select c.item_id, c.posts, c.package_id, h.display_name as channel, v.platform, v.language, c.covered_at,
              c.published, p.status, p.topic_id,
              array(select fact ->> 'text' from jsonb_array_elements(v.trace -> 'facts') fact) as facts
            from (
              select item_id, variant_id, package_id, covered_at, published,
                (count(*) over (partition by item_id))::int as posts,
                row_number() over (partition by item_id order by covered_at desc, variant_id) as place
              from ${coveringPosts(of, those)} found
            ) c
            join variants v on v.id = c.variant_id
            join packages p on p.id = c.package_id
            left join channels h on h.id = v.channel_id
            where c.place <= ${maxPosts}
            order by c.item_id, c.place`)
    const byItem = Map.groupBy(posts, ({ item_id }) => item_id)
    return pageOf(
      [...rows],
      input.limit,
      ({ id }) => id,
      (item) => presentEntry(item, byItem.get(item.id) ?? []),
    )
  })
}

function presentEntry(item: ItemLine, posts: readonly PostLine[]): CoverageEntry {
  const covered = posts.map((post) => ({
    package_id: post.package_id,
    channel: post.channel,
    platform: post.platform,
    language: post.language,
    at: new Date(post.covered_at).toISOString(),
    status: post.status,
    published: post.published,
    topic_id: post.topic_id,
    facts: post.facts ?? [],
  }))
  return {
    item_id: item.id,
    title: item.title,
    content_type: item.content_type,
    source_id: item.source_id,
    last_covered_at: covered[0]?.at ?? null,
    posts: posts[0]?.posts ?? 0,
    covered,
  }
}
