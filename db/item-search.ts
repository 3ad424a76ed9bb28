import type postgres from 'postgres'
import { appRole, systemRole } from './row-security'

/**
 * Puts up `find_item_ids`, by which a project's items are searched. Row-level security lets no index answer an operator
 * that might tell of rows it has seen, and text search is one of those: under row-level security a search would read every item
 * of the project. This function works as the system's role, which sees every tenant, and keeps to the project itself: it reads
 * the project from the transaction's own setting, never from its caller. It gives ids only; the rows are then read inside
 * the walls. Safe to repeat; part of `migrate`.
 */
export async function installItemSearch(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx.unsafe(searchFunction)
    // Whoever is to own a function must be allowed to make one, for as long as this takes.
    await tx.unsafe(`
      grant create on schema public to ${systemRole};
      alter function public.find_item_ids(text, text, uuid, text, timestamptz, uuid, int) owner to ${systemRole};
      revoke create on schema public from ${systemRole};
      revoke all on function public.find_item_ids(text, text, uuid, text, timestamptz, uuid, int) from public;
      grant execute on function public.find_item_ids(text, text, uuid, text, timestamptz, uuid, int) to ${appRole}`)
  })
}

// Each word of the question must begin a word of the item; the project's own mark is one of the words, so that the index
// leaves the items of others out. Nobody asks the planner whether a word is rare: the newest items are looked through, where
// a common word fills the page, and only then the search index is asked, whose matches are then few. There the other
// conditions wait behind `materialized`: no other index and no sequential scan can answer in its place.
/** How many of the newest items are looked through before the search index is asked. */
const stretch = 1_000

const searchFunction = `
create or replace function public.find_item_ids(
  question text, tag text, source uuid, item_status text, since timestamptz, before uuid, most int
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
    || case when before is null then '' else ' and id < $6' end;
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
         select id from found where %s and ($8 is null or $8 = any(tags)) order by id desc limit $7)', filters)
      into found using project, wanted, source, item_status, since, before, most, tag;
  end if;
  return query select unnest(found);
end
$f$`
