import type postgres from 'postgres'
import { possiblyPublished } from './allowed-values'
import { appRole, systemRole } from './row-security'

/**
 * Installs `find_similar_variants`, which looks up posts that resemble others on their channel. Under row-level
 * security no index can serve a search for the elements of an array; as with the item search (db/item-search.ts),
 * the function therefore runs as the system role and limits itself to the project in the transaction's own setting.
 * It returns IDs and word counts only; the posts are read under row-level security. Idempotent; part of `migrate`.
 * Takes the schema that contains pg_trgm.
 */
export async function installSimilarPosts(sql: postgres.Sql, trigrams: string): Promise<void> {
  await sql.begin(async (tx) => {
    await tx.unsafe(similarFunction(trigrams))
    // A function's owner needs CREATE on the schema; granted only while the owner is changed.
    await tx.unsafe(`
      grant create on schema public to ${systemRole};
      alter function public.find_similar_variants(jsonb) owner to ${systemRole};
      revoke create on schema public from ${systemRole};
      revoke all on function public.find_similar_variants(jsonb) from public;
      grant execute on function public.find_similar_variants(jsonb) to ${appRole}`)
    if (trigrams !== 'public') await tx.unsafe(`grant usage on schema ${trigrams} to ${systemRole}`)
  })
}

/** Number of a channel's posts whose words are counted; taken in hash order, so from all periods. */
const sampled = 200
/** Number of a post's rarest words that it is looked up by. */
const maxRare = 10
/** Words in a larger share of the sampled posts are not looked up, unless there are hardly any others. */
const rareShare = 0.02
/** Maximum number of posts looked up per word, in case it turns out to be common. */
const maxOfWord = 250
/**
 * Number of posts examined that share most of those words, and number of these returned, most similar by trigrams
 * first.
 */
const [maxCandidates, maxResults] = [24, 10]

const out = possiblyPublished.map((status) => `'${status}'`).join(', ')

// Words are counted once per channel. Then, for each requested post, the posts that share its rare words are
// counted, with one index lookup per word whatever the table's statistics say: `offset` rules out any other index.
// A word's key differs between channels, so the channel need not be compared.
const similarFunction = (trigrams: string) => `
create or replace function public.find_similar_variants(questions jsonb)
returns table (question int, variant_id uuid, posts int, counts jsonb)
language plpgsql stable security definer rows 15 set search_path = pg_catalog, public, ${trigrams}, pg_temp
  set random_page_cost = 1.1 set enable_seqscan = off set enable_sort = off set jit = off set plan_cache_mode = force_generic_plan
as $f$
declare
  project uuid := nullif(current_setting('app.project_id', true), '')::uuid;
  one record;
  counted uuid;
  sample int := 0;
  word_counts jsonb := '{}';
  rare bigint[];
begin
  if project is null then
    return;
  end if;
  for one in
    select * from jsonb_to_recordset(questions) as q(
      question int, channel uuid, language text, text text, keys bigint[], packages uuid[], item uuid, since timestamptz, statuses text[])
    order by q.channel, q.question
  loop
    if counted is distinct from one.channel then
      counted := one.channel;
      with sampled_posts as materialized (
        select s.keys from variant_signatures s
        where s.project_id = project and s.channel_id = counted
        order by s.repeat_key limit ${sampled}
      )
      select (select count(*) from sampled_posts),
        coalesce((select jsonb_object_agg(key, many) from (
          select key, count(*) as many from sampled_posts, unnest(sampled_posts.keys) as key group by key having count(*) > 1) as common), '{}')
      into sample, word_counts;
      question := null; variant_id := null; posts := sample; counts := jsonb_build_object('channel', counted, 'words', word_counts);
      return next;
    end if;
    select array_agg(key) into rare from (
      select key, coalesce((word_counts ->> key::text)::int, 0) as many, row_number() over (
        order by coalesce((word_counts ->> key::text)::int, 0), place) as place
      from unnest(one.keys) with ordinality as k(key, place)
    ) as words
    where place <= ${maxRare} and (many <= greatest(3, sample * ${rareShare}) or place <= 4);
    if rare is null then
      continue;
    end if;
    return query
      with hits as materialized (
        select s.variant_id, sum(1 / ln(2 + s.many)) as shared
        from (
          select r.key, s.variant_id, count(*) over (partition by r.key) as many
          from unnest(rare) as r(key)
          cross join lateral (
            select v.variant_id, v.project_id from variant_signatures v where v.keys @> array[r.key] offset 0 limit ${maxOfWord}
          ) as s
          where s.project_id = project
        ) as s
        group by s.variant_id
        order by shared desc, s.variant_id desc
        limit ${maxCandidates} * 4
      ),
      looked as materialized (
        select h.variant_id, h.shared, v.text
        from hits h
        cross join lateral (select * from variants v where v.id = h.variant_id offset 0) as v
        cross join lateral (select * from packages p where p.id = v.package_id offset 0) as p
        where v.project_id = project and p.project_id = project and not (p.id = any(one.packages))
          and (one.item is null or p.item_id is distinct from one.item)
          and (one.since is null or p.updated_at >= one.since)
          and (v.language = one.language or v.language = 'und' or one.language = 'und')
          and (p.status = any(one.statuses) or exists (
            select from publications o where o.project_id = project and o.variant_id = v.id and o.status in (${out})))
        order by h.shared desc, h.variant_id desc
        limit ${maxCandidates}
      )
      select one.question, l.variant_id, null::int, null::jsonb
      from looked l
      order by l.shared + 3 * similarity(left(l.text, 1000), left(one.text, 1000)) desc, l.variant_id desc
      limit ${maxResults};
  end loop;
end
$f$`
