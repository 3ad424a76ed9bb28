import type postgres from 'postgres'
import { appRole, systemRole } from './row-security'

/**
 * Installs `find_item_ids`, which searches a project's items. Under row-level security no index can serve an
 * operator that might leak rows it has seen, and text search is such an operator: a search would read every item of
 * the project. The function therefore runs as the system role, which sees every tenant, and limits itself to the
 * project, which it reads from the transaction's own setting and never from its caller. It returns IDs only; the
 * rows are then read under row-level security. Idempotent; part of `migrate`.
 */
export async function installItemSearch(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (tx) => {
    // Replaced by the one with `without_made`, whose default serves the same calls.
    await tx.unsafe(
      'drop function if exists public.find_item_ids(text, text, uuid, text, timestamptz, uuid, int)',
    )
    await tx.unsafe(searchFunction)
    // A function's owner needs CREATE on the schema; granted only while the owner is changed.
    await tx.unsafe(`
      grant create on schema public to ${systemRole};
      alter function public.find_item_ids(text, text, uuid, text, timestamptz, uuid, int, boolean) owner to ${systemRole};
      revoke create on schema public from ${systemRole};
      revoke all on function public.find_item_ids(text, text, uuid, text, timestamptz, uuid, int, boolean) from public;
      grant execute on function public.find_item_ids(text, text, uuid, text, timestamptz, uuid, int, boolean) to ${appRole}`)
  })
}

// Each query word must be the prefix of an item's word; the project's own mark is one of the words, so the index
// skips other projects. Whether a word is rare is not left to the planner: the newest items are scanned first,
// where a common word fills the page, and only then is the search index queried, which then has few matches.
// `materialized` delays the other conditions, so that no other index and no sequential scan is used instead.
/** Number of newest items scanned before the search index is queried. */
const stretch = 1_000

const searchFunction = `
create or replace function public.find_item_ids(
  question text, tag text, source uuid, item_status text, since timestamptz, before uuid, most int,
  without_made boolean default false
) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp set random_page_cost = 1.1
  set enable_seqscan = off set enable_bitmapscan = off set jit = off
as $f$
declare
  project uuid := nullif(current_setting('app.project_id', true), '')::uuid;
  words text[];
  wanted tsquery;
  filters text;
  found uuid[];
  more boolean := false;
begin
  if project is null then
    return;
  end if;
  words := array[' ' || project];
  -- A tag is found by its words and then compared as a whole.
  if tag is not null then
    words := words || search_words(left(tag, 200));
  end if;
  select string_agg(array_to_tsvector(array[word])::text, ' & ')::tsquery into wanted from unnest(words) as word;
  if question is not null then
    words := search_words(left(question, 200));
    -- Nothing but punctuation finds nothing.
    if cardinality(words) = 0 then
      return;
    end if;
    select wanted && string_agg(array_to_tsvector(array[word])::text || ':*', ' & ')::tsquery into wanted
    from unnest(words) as word;
  end if;
  filters := 'project_id = (select $1)'
    || case when source is null then '' else ' and source_id = $3' end
    || case when item_status is null then '' else ' and status = $4' end
    || case when since is null then '' else ' and updated_at >= $5' end
    || case when before is null then '' else ' and id < $6' end
    || case when without_made then ' and not exists (select from public.item_origins made where made.item_id = items.id)'
         else '' end;
  execute format(
    'select array(
       select id from (select id, search, tags from public.items where %s order by id desc limit %s) as newest
       where search @@ $2 and ($8 is null or $8 = any(tags)) order by id desc limit $7)', filters, ${stretch})
    into found using project, wanted, source, item_status, since, before, most, tag;
  if cardinality(found) < most then
    execute format('select count(*) = %1$s from (select from public.items where %2$s limit %1$s) as newest',
      ${stretch}, filters) into more using project, wanted, source, item_status, since, before;
  end if;
  if more then
    perform set_config('enable_bitmapscan', 'on', true);
    execute format(
      'with found as materialized (
         select id, project_id, source_id, status, updated_at, tags from public.items where search @@ $2)
       select array(
         select id from found as items where %s and ($8 is null or $8 = any(tags)) order by id desc limit $7)', filters)
      into found using project, wanted, source, item_status, since, before, most, tag;
  end if;
  return query select unnest(found);
end
$f$`
