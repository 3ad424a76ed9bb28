import { type SQL, sql } from 'drizzle-orm'
import { everPublished } from '@/db/allowed-values'
import { oneOf } from '@/db/one-of'
import { wholeTextNetworks } from '@/lib/networks/registry'

/** Which posts to look at: of these languages, or of all; posts that contain whole texts only if asked for. */
export type CoverageOf = { languages?: readonly string[] | undefined; wholeTexts: boolean }

/**
 * SQL subquery of all published or planned posts that cover one of the project's items: `item_id`, `variant_id`,
 * `package_id`, `covered_at`, and whether it is `published`. A topic's post covers the items that it was drawn from. A
 * post that nobody has decided on covers nothing, unless a topic planned it; nor does a rejected one, nor one whose
 * channel was disconnected before it was published. A whole text, for machines or as an article, covers nothing for
 * other networks. Takes a condition on `item_id`. Serves spec/planning#1 ("coverage before randomness").
 */
export function coveringPosts({ languages, wholeTexts }: CoverageOf, which: SQL = sql`true`): SQL {
  const spoken = languages ? sql`and v.language = any(${sql.param([...languages, 'und'])}::text[])` : sql``
  return sql`(
    select told.item_id, v.id as variant_id, p.id as package_id,
      coalesce(sent.finished_at, p.scheduled_at, p.updated_at) as covered_at, sent.id is not null as published
    from (
      select k.id, k.item_id from packages k where k.topic_id is null
      union all
      select k.id, o.origin_id from item_origins o join packages k on k.item_id = o.item_id
    ) told
    join packages p on p.id = told.id
    join variants v on v.package_id = p.id
    left join publications sent on sent.variant_id = v.id and sent.status = 'published'
    where told.item_id is not null and ${which}
      and (v.channel_id is not null
        or exists (select from publications e where e.variant_id = v.id and ${oneOf(sql`e.status`, everPublished)}))
      and (p.status in ('approved', 'scheduled', 'publishing', 'published', 'failed')
        or (p.topic_id is not null and p.status in ('draft', 'in_review', 'changes_requested')))
      ${spoken} ${wholeTexts ? sql`` : sql`and v.platform <> all(${sql.param(wholeTextNetworks)}::text[])`}
  )`
}
