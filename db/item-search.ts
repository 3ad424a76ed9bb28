import type postgres from 'postgres'
import { appRole, systemRole } from './walls'

/**
 * Puts up `find_item_ids`, by which a project's items are searched. Row-level security lets no index answer an operator
 * that might tell of rows it has seen, and text search is one of those: inside the walls a search would read every item
 * of the project. This function works as the system's role, which sees every tenant, and holds the wall itself: it reads
 * the project from the transaction's own setting, never from its caller. It gives ids only; the rows are then read inside
 * the walls. Safe to repeat; part of `migrate`.
 */
export async function raiseItemSearch(sql: postgres.Sql): Promise<void> {
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
// leaves the items of others out. `execute` plans each question by itself: a rare word by the search index, a common one
// by walking the newest items. The cost of a page is that of one in memory: with the default, made for spinning disks, the
// planner walks the primary key, past everything that other projects have added.
const searchFunction = `
create or replace function public.find_item_ids(
  question text, tag text, source uuid, item_status text, since timestamptz, before uuid, most int
) returns setof uuid
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp set random_page_cost = 1
as $f$
declare
  project uuid := nullif(current_setting('app.project_id', true), '')::uuid;
  words text[];
  wanted tsquery;
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
  return query execute
    'select id from public.items where project_id = $1 and search @@ $2'
    || case when source is null then '' else ' and source_id = $3' end
    || case when item_status is null then '' else ' and status = $4' end
    || case when since is null then '' else ' and updated_at >= $5' end
    || case when before is null then '' else ' and id < $6' end
    || case when tag is null then '' else ' and $8 = any(tags)' end
    || ' order by id desc limit $7'
    using project, wanted, source, item_status, since, before, most, tag;
end
$f$`
