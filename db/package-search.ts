import type postgres from 'postgres'
import { appRole, systemRole } from './row-security'

/**
 * Installs what finds and counts the packages of the review queue, so that no writer can forget it: triggers that
 * maintain `package_search` and `package_counts`, and `find_package_ids` and `count_found_packages`, which query
 * them. Like `find_item_ids` these run as the system role, since under row-level security no index can serve a text
 * search, and limit themselves to the project in the transaction's own setting. Existing packages are indexed when
 * the triggers are created. Idempotent; part of `migrate` (docs/decisions/0149).
 */
export async function installPackageSearch(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx.unsafe([refresh, fold, triggerFunctions, find, former, count].join(';\n'))
    await tx.unsafe(`grant create on schema public to ${systemRole}`)
    for (const [name, access] of functions)
      await tx.unsafe(`
        alter function public.${name} owner to ${systemRole};
        revoke all on function public.${name} from public;
        ${access ? `grant execute on function public.${name} to ${appRole}` : ''}`)
    await tx.unsafe(`revoke create on schema public from ${systemRole}`)
    const [made] = await tx`select from pg_trigger where tgname = 'package_counts_insert'`
    if (made) return
    await tx.unsafe(triggers)
    // The role that owns the tables sees none of their rows; the system role sees all.
    await tx.unsafe(`
      set local role ${systemRole};
      delete from public.package_counts;
      delete from public.package_search;
      insert into public.package_counts (org_id, project_id, status, facet, n)
        select p.org_id, p.project_id, p.status, '', count(*) from public.packages p
        join public.projects on projects.org_id = p.org_id and projects.id = p.project_id group by 1, 2, 3;
      select public.refresh_package_search(array(select id from public.packages));
      reset role`)
  })
}

/** All functions, and whether a project may call them. Triggers need no permission. */
const functions: readonly (readonly [string, boolean])[] = [
  ['refresh_package_search(uuid[])', false],
  ['fold_package_counts(uuid)', false],
  ['count_new_packages()', false],
  ['count_changed_packages()', false],
  ['count_removed_package()', false],
  ['search_new_variants()', false],
  ['search_changed_variants()', false],
  ['find_package_ids(text, text, text[], timestamptz, timestamptz, text, uuid, int)', true],
  ['count_found_packages(text, text[], timestamptz, timestamptz, text)', true],
]

const asSystem = 'security definer set search_path = pg_catalog, public, pg_temp'

/**
 * Rebuilds the search rows of some packages and counts the facets they gained and lost. Texts are cut to a maximum
 * length, and so are words, since a tsvector limits theirs. The project's mark begins with a space, which no word
 * does.
 */
const refresh = `
create or replace function public.refresh_package_search(ids uuid[]) returns void
language plpgsql ${asSystem}
as $f$
begin
  with fresh as materialized (
    select p.id, p.org_id, p.project_id, p.status, own.facets,
      array_to_tsvector(array(
        select distinct left(word, 100)
        from unnest(search_words(concat_ws(' ', left(p.title, 500), said.words))) as word
      ) || own.facets || (' ' || p.project_id)) as search
    from packages p
    join projects on projects.org_id = p.org_id and projects.id = p.project_id
    left join items i on i.project_id = p.project_id and i.id = p.item_id
    cross join lateral (
      select string_agg(concat_ws(' ', left(v.title, 500), left(v.text, 4000)), ' ') as words,
        array_remove(array_agg(distinct 'channel:' || v.channel_id), null)
          || array_remove(array_agg(distinct 'language:' || v.language), null) as facets
      from variants v where v.project_id = p.project_id and v.package_id = p.id
    ) as said
    cross join lateral (
      select array_remove(coalesce(said.facets, '{}') || ('source:' || i.source_id) || ('topic:' || p.topic_id)
        || ('assignee:' || p.assignee_id)
        || case when p.flagged then 'flag:any' end
        || array(select distinct 'flag:' || (flag ->> 'code') from jsonb_array_elements(p.flags) as flag), null) as facets
    ) as own
    where p.id = any(ids)
  ), stored as (
    insert into package_search (package_id, org_id, project_id, facets, search)
    select id, org_id, project_id, facets, search from fresh
    on conflict (package_id) do update set facets = excluded.facets, search = excluded.search
      where (package_search.facets, package_search.search) is distinct from (excluded.facets, excluded.search)
  )
  insert into package_counts (org_id, project_id, status, facet, n)
  select fresh.org_id, fresh.project_id, fresh.status, changed.facet, sum(changed.n)
  from fresh
  left join package_search old on old.package_id = fresh.id
  cross join lateral (
    select facet, -1 as n from unnest(old.facets) as facet union all select facet, 1 from unnest(fresh.facets) as facet
  ) as changed
  group by 1, 2, 3, 4 having sum(changed.n) <> 0;
end
$f$`

/**
 * Merges the rows of each counter, except those that another transaction has locked. Readers see either the old or
 * the merged rows.
 */
const fold = `
create or replace function public.fold_package_counts(project uuid) returns void
language sql ${asSystem}
as $f$
  with picked as materialized (
    select id from package_counts where project_id = project for update skip locked
  ), gone as (
    delete from package_counts using picked where package_counts.id = picked.id
    returning package_counts.org_id, package_counts.status, package_counts.facet, package_counts.n
  )
  insert into package_counts (org_id, project_id, status, facet, n)
  select org_id, project, status, facet, sum(n) from gone group by org_id, status, facet having sum(n) <> 0
$f$`

/** One in this many statements merges the rows of its project's counters. */
const foldOneIn = 50

// A project that is being removed takes its counters along, so nothing is counted for it anymore.
const triggerFunctions = `
create or replace function public.count_new_packages() returns trigger
language plpgsql ${asSystem}
as $f$
declare
  project uuid;
begin
  insert into package_counts (org_id, project_id, status, facet, n)
  select org_id, project_id, status, '', count(*) from after where project_id is not null group by 1, 2, 3;
  perform refresh_package_search(array(select id from after));
  if random() < 1.0 / ${foldOneIn} then
    select project_id into project from after limit 1;
    perform fold_package_counts(project);
  end if;
  return null;
end
$f$;

create or replace function public.count_changed_packages() returns trigger
language plpgsql ${asSystem}
as $f$
declare
  project uuid;
  reread uuid[];
begin
  insert into package_counts (org_id, project_id, status, facet, n)
  select moved.org_id, moved.project_id, moved.status, facet, sum(moved.n)
  from before
  join after using (id)
  left join package_search s on s.package_id = after.id
  cross join lateral (values
    (before.org_id, before.project_id, before.status, -1), (after.org_id, after.project_id, after.status, 1)
  ) as moved (org_id, project_id, status, n)
  cross join lateral unnest(coalesce(s.facets, '{}') || array['']) as facet
  where (before.status, before.project_id) is distinct from (after.status, after.project_id)
    and exists (select from projects where projects.org_id = moved.org_id and projects.id = moved.project_id)
  group by 1, 2, 3, 4 having sum(moved.n) <> 0;
  if not found then
    project := null;
  elsif random() < 1.0 / ${foldOneIn} then
    select project_id into project from after limit 1;
  end if;
  select array_agg(after.id) into reread
  from before join after using (id)
  where (before.title, before.topic_id, before.item_id, before.assignee_id, before.flags, before.project_id)
    is distinct from (after.title, after.topic_id, after.item_id, after.assignee_id, after.flags, after.project_id);
  if reread is not null then
    perform refresh_package_search(reread);
  end if;
  if project is not null then
    perform fold_package_counts(project);
  end if;
  return null;
end
$f$;

create or replace function public.count_removed_package() returns trigger
language plpgsql ${asSystem}
as $f$
begin
  insert into package_counts (org_id, project_id, status, facet, n)
  select old.org_id, old.project_id, old.status, facet, -1
  from unnest(array[''] || coalesce((select facets from package_search where package_id = old.id), '{}')) as facet
  where exists (select from projects where id = old.project_id);
  return old;
end
$f$;

create or replace function public.search_new_variants() returns trigger
language plpgsql ${asSystem}
as $f$
begin
  perform refresh_package_search(array(select distinct package_id from changed));
  return null;
end
$f$;

create or replace function public.search_changed_variants() returns trigger
language plpgsql ${asSystem}
as $f$
declare
  reread uuid[] := array(
    select distinct after.package_id from before join after using (id)
    where (before.title, before.text, before.channel_id, before.language, before.project_id)
      is distinct from (after.title, after.text, after.channel_id, after.language, after.project_id));
begin
  if cardinality(reread) > 0 then
    perform refresh_package_search(reread);
  end if;
  return null;
end
$f$`

const triggers = `
create trigger package_counts_insert after insert on public.packages
  referencing new table as after for each statement execute function public.count_new_packages();
create trigger package_counts_update after update on public.packages
  referencing old table as before new table as after for each statement execute function public.count_changed_packages();
create trigger package_counts_delete before delete on public.packages
  for each row execute function public.count_removed_package();
create trigger package_search_insert after insert on public.variants
  referencing new table as changed for each statement execute function public.search_new_variants();
create trigger package_search_update after update on public.variants
  referencing old table as before new table as after for each statement execute function public.search_changed_variants();
create trigger package_search_delete after delete on public.variants
  referencing old table as changed for each statement execute function public.search_new_variants()`

/**
 * Number of packages scanned in list order before the search index is queried: at first, and at most if those had
 * some of the words. Up to `lookedUpForPage` matches are looked up one by one for a page, at a few microseconds
 * each.
 */
const firstLook = 100
const secondLook = 3_000
const lookedUpForPage = 1_000

/** Maximum that a search counts in one state; beyond that, "more than 100" is all a person needs to know. */
export const searchCountedUpTo = 100
/** A word found in at least one in this many packages is common: its packages are counted in list order. */
const commonShare = 5
/** Number of matches of an uncommon word that are looked up at first. */
const sampledForCount = 500

/**
 * A former version's function, which that version still calls until it is stopped; the new one answers those calls
 * too.
 */
const former = 'drop function if exists public.count_found_packages(text, text[], timestamptz, timestamptz)'

/** Builds the query's words: each must be the prefix of a word of the package. Facets must match exactly. */
const wantedWords = `
  select string_agg(array_to_tsvector(array[mark])::text, ' & ')::tsquery into wanted
  from unnest(array[' ' || project] || coalesce(facets, '{}')) as mark;
  if question is not null then
    words := search_words(left(question, 200));
    if cardinality(words) = 0 then
      return;
    end if;
    select wanted && string_agg(array_to_tsvector(array[left(word, 100)])::text || ':*', ' & ')::tsquery into wanted
    from unnest(words) as word;
  end if`

// Does not rely on the planner's estimate of how common a word is, since it has none: the first packages of the
// list are scanned, where a common word fills the page. The share of matches there predicts how far the page
// reaches; beyond the reach of a scan, the search index is queried. Its matches are few or, for a word common in
// other states, compared in list order. Arrays prevent a join, which would read all packages of the project for ten
// matches (docs/decisions/0164).
const find = `
create or replace function public.find_package_ids(
  wanted_status text, question text, facets text[], made_before timestamptz, made_since timestamptz, sort text, after uuid, most int
) returns setof uuid
language plpgsql stable ${asSystem} set random_page_cost = 1.1
  set enable_seqscan = off set enable_bitmapscan = off set jit = off
as $f$
declare
  project uuid := nullif(current_setting('app.project_id', true), '')::uuid;
  words text[];
  wanted tsquery;
  filters text;
  behind text;
  sorting text;
  found uuid[];
  hits uuid[];
  seen int;
  look int := least(greatest(${firstLook}, 4 * most), 1000);
begin
  if project is null then
    return;
  end if;
  ${wantedWords};
  case sort
    when 'flagged' then
      sorting := 'flagged desc, id desc';
      behind := '(flagged, id) < (coalesce((select flagged from public.packages where id = $6), false), $6)';
    when 'oldest' then
      sorting := 'id';
      behind := 'id > $6';
    when 'planned' then
      sorting := 'coalesce(scheduled_at, ''infinity''::timestamptz), id';
      behind := '(coalesce(scheduled_at, ''infinity''::timestamptz), id) > (coalesce((select scheduled_at from public.packages where id = $6), ''infinity''::timestamptz), $6)';
    when 'due' then
      sorting := 'coalesce(due_at, ''infinity''::timestamptz), id';
      behind := '(coalesce(due_at, ''infinity''::timestamptz), id) > (coalesce((select due_at from public.packages where id = $6), ''infinity''::timestamptz), $6)';
    else
      sorting := 'id desc';
      behind := 'id < $6';
  end case;
  filters := 'project_id = (select $1) and '
    || case when wanted_status = 'decision' then
        'id = any(array(select package_id from public.publications where project_id = (select $1) and status = ''unconfirmed''
          union select id from public.packages where project_id = (select $1) and overdue_since is not null))'
      else 'status = $2' end
    || case when made_before is null then '' else ' and created_at < $3' end
    || case when made_since is null then '' else ' and created_at >= $4' end
    || case when after is null then '' else ' and ' || behind end;
  if question is null and coalesce(cardinality(facets), 0) = 0 then
    execute format('select array(select id from public.packages where %s order by %s limit $5)', filters, sorting)
      into found using project, wanted_status, made_before, made_since, most, after;
    return query select unnest(found);
    return;
  end if;
  execute format(
    'select coalesce(array_agg(id order by place) filter (where hit), ''{}''), count(*)
     from (
       select id, row_number() over (order by %2$s) as place,
         exists (select from public.package_search s where s.package_id = first.id and s.search @@ $7) as hit
       from (select * from public.packages where %1$s order by %2$s limit $5) as first
     ) as looked', filters, sorting)
    into found, seen using project, wanted_status, made_before, made_since, look, after, wanted;
  if cardinality(found) >= most or seen < look then
    return query select unnest(found[:most]);
    return;
  end if;
  if cardinality(found) * ${secondLook} >= 1.1 * look * most then
    execute format(
      'select array(
         select id from (select * from public.packages where %1$s order by %2$s limit ${secondLook}) as first
         where exists (select from public.package_search s where s.package_id = first.id and s.search @@ $7)
         order by %2$s limit $5)', filters, sorting)
      into found using project, wanted_status, made_before, made_since, most, after, wanted;
    if cardinality(found) = most then
      return query select unnest(found);
      return;
    end if;
  end if;
  perform set_config('enable_bitmapscan', 'on', true);
  hits := array(select package_id from public.package_search where search @@ wanted);
  if cardinality(hits) <= ${lookedUpForPage} then
    execute format(
      'with hit as materialized (select id, project_id, status, flagged, created_at, scheduled_at, due_at from public.packages where id = any($7))
       select array(select id from hit where %s order by %s limit $5)', filters, sorting)
      into found using project, wanted_status, made_before, made_since, most, after, hits;
  else
    perform set_config('enable_bitmapscan', 'off', true);
    execute format(
      'select array(select id from (select * from public.packages where %1$s order by %2$s offset 0) as listed
       where id = any($7) order by %2$s limit $5)', filters, sorting)
      into found using project, wanted_status, made_before, made_since, most, after, hits;
  end if;
  return query select unnest(found);
end
$f$`

/**
 * Counts the packages that a search finds in each state, up to `searchCountedUpTo`: one more stands for "more than
 * that". Leaves out a state that the caller already knows, and states without matches. If a word is common among a
 * state's first packages, they are counted there, and a short state is counted to its end. For the other states the
 * search index returns a sample of matches, which is all of them for a rare word and exceeds the maximum for most.
 * Only states still undecided then are counted over all matches (docs/decisions/0177).
 */
const count = `
create or replace function public.count_found_packages(
  question text, facets text[], made_before timestamptz, made_since timestamptz, known_status text default null
) returns table (status text, n int)
language plpgsql stable ${asSystem} set random_page_cost = 1.1
  set enable_seqscan = off set enable_bitmapscan = off set jit = off
as $f$
#variable_conflict use_column
declare
  project uuid := nullif(current_setting('app.project_id', true), '')::uuid;
  words text[];
  wanted tsquery;
  made text := case when made_before is null then '' else ' and created_at < $3' end
    || case when made_since is null then '' else ' and created_at >= $4' end;
  state text;
  open_states text[] := '{}';
  hits uuid[];
  looked int;
  total int;
begin
  if project is null then
    return;
  end if;
  ${wantedWords};
  for state in
    select status from package_counts where project_id = project and facet = '' and status is distinct from known_status
    group by 1 having sum(n) > 0
  loop
    if question is null and coalesce(cardinality(facets), 0) = 0 then
      execute format(
        'select count(*) from (select from public.packages where project_id = (select $1) and status = $2%s limit ${searchCountedUpTo + 1}) as first',
        made) into total using project, state, made_before, made_since;
    else
      execute format(
        'select count(*) filter (where hit), count(*) from (
           select exists (select from public.package_search s where s.package_id = first.id and s.search @@ $5) as hit
           from (select id from public.packages where project_id = (select $1) and status = $2%s order by id desc limit ${firstLook}) as first
         ) as looked', made)
        into total, looked using project, state, made_before, made_since, wanted;
      if looked = ${firstLook} and total >= ${firstLook / commonShare} then
        execute format(
          'select count(*) from (
             select from (
               select id from public.packages where project_id = (select $1) and status = $2%s order by id desc limit ${commonShare * searchCountedUpTo}
             ) as first
             where exists (select from public.package_search s where s.package_id = first.id and s.search @@ $5)
             limit ${searchCountedUpTo + 1}
           ) as found', made)
          into total using project, state, made_before, made_since, wanted;
      end if;
      if looked = ${firstLook} and total <= ${searchCountedUpTo} then
        open_states := open_states || state;
        continue;
      end if;
    end if;
    if total > 0 then
      return query select state, least(total, ${searchCountedUpTo + 1});
    end if;
  end loop;
  if cardinality(open_states) = 0 then
    return;
  end if;

  perform set_config('enable_bitmapscan', 'on', true);
  hits := array(select s.package_id from package_search s where s.search @@ wanted limit ${sampledForCount});
  for state, total in execute format(
    'with hit as materialized (select project_id, status, created_at from public.packages where id = any($5))
     select status, count(*)::int from hit where project_id = $1 and status = any($2)%s group by 1', made)
    using project, open_states, made_before, made_since, hits
  loop
    if total > ${searchCountedUpTo} or cardinality(hits) < ${sampledForCount} then
      return query select state, least(total, ${searchCountedUpTo + 1});
      open_states := array_remove(open_states, state);
    end if;
  end loop;
  if cardinality(hits) < ${sampledForCount} or cardinality(open_states) = 0 then
    return;
  end if;

  hits := array(select s.package_id from package_search s where s.search @@ wanted);
  perform set_config('enable_bitmapscan', 'off', true);
  foreach state in array open_states loop
    execute format(
      'select count(*) from (
         select from (select id from public.packages where project_id = (select $1) and status = $2%s offset 0) as p
         where p.id = any($5) limit ${searchCountedUpTo + 1}) as found', made)
      into total using project, state, made_before, made_since, hits;
    if total > 0 then
      return query select state, total;
    end if;
  end loop;
end
$f$`
