import type postgres from 'postgres'
import { systemRole } from './row-security'

/**
 * Extends the queue's tables so that workspaces share every queue: each job belongs to a group
 * `class/workspace/project[/receiver]`, named by the database no matter who inserts the job, and
 * `fetch_jobs_round_robin` assigns slots to workspaces and, within each, to its groups. Idempotent; part of
 * `migrate`, after the queue and the tables.
 */
export async function installRoundRobin(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (tx) => {
    await tx.unsafe(indexes)
    await tx.unsafe(ownerFunction)
    // A function's owner needs CREATE on the schema; granted only while the owner is changed.
    await tx.unsafe(`
      grant create on schema public to ${systemRole};
      alter function public.find_job_owner(uuid, uuid) owner to ${systemRole};
      revoke create on schema public from ${systemRole};
      revoke all on function public.find_job_owner(uuid, uuid) from public;
      grant execute on function public.find_job_owner(uuid, uuid) to current_user, ${systemRole}`)
    await tx.unsafe(groupFunction)
    await tx.unsafe(trigger)
    // Replacing a function cannot rename its parameters, so it is dropped first.
    await tx.unsafe(
      'drop function if exists public.fetch_jobs_round_robin(text, int, int, int, text[], int, int)',
    )
    await tx.unsafe(fetchFunction)
    await tx.unsafe(`
      revoke all on function public.fetch_jobs_round_robin(text, int, int, int, text[], int, int) from public;
      grant execute on function public.fetch_jobs_round_robin(text, int, int, int, text[], int, int) to current_user`)
    // Cursors are only hints; deleted workspaces leave theirs behind.
    await tx.unsafe('delete from public.job_cursors')
  })
}

// A job that is due is in the first index, in the order in which its group is processed. A later one is in the
// second index until it is due, so that no fetch scans past posts scheduled for next month.
const indexes = `
create index if not exists job_groups on pgboss.job_common (name, group_id collate "C", priority desc, created_on)
  where state < 'active' and not blocked and group_tier is null;
create index if not exists job_later on pgboss.job_common (name, start_after)
  where state < 'active' and not blocked and group_tier = 'later'`

const ownerFunction = `
create or replace function public.find_job_owner(project uuid, publication uuid, out workspace uuid, out receiver text)
language plpgsql stable security definer set search_path = pg_catalog, public, pg_temp
as $f$
begin
  select org_id into workspace from projects where id = project;
  if publication is not null then
    select case
        when c.sandbox then 'sandbox'
        when c.config->>'url' is not null then coalesce(
          lower(regexp_replace(substring(c.config->>'url' from '^[^:]+://([^/?#]+)'), '^.*@', '')), c.id::text)
        else c.platform
      end into receiver
    from publications p join channels c on c.id = p.channel_id
    where p.id = publication and p.project_id = project;
  end if;
end $f$`

// Jobs for the transaction's own project, such as those of pushes and syncs, need no lookup. The receiver applies
// to posts: the server that a post is sent to. Jobs that outrank the schedule (requested by a person or by the
// source itself) form a class of their own.
const groupFunction = `
create or replace function public.name_job_group() returns trigger
language plpgsql set search_path = pg_catalog, public, pg_temp
as $f$
declare
  own text := nullif(current_setting('app.project_id', true), '');
  project text := coalesce(new.data->>'projectId', own);
  workspace text;
  receiver text;
begin
  if new.group_id is null then
    if project = own and not new.data ? 'publicationId' then
      workspace := nullif(current_setting('app.org_id', true), '');
    elsif project ~ '^[0-9a-f-]{36}$' then
      select o.workspace, o.receiver into workspace, receiver
      from find_job_owner(project::uuid, (new.data->>'publicationId')::uuid) o;
    end if;
    new.group_id := case when new.priority > 0 then 'asked/' else 'due/' end
      || coalesce(workspace, '-') || '/' || coalesce(project, '-') || coalesce('/' || receiver, '');
  end if;
  new.group_tier := case when new.start_after > pgboss.job_now() then 'later' end;
  return new;
end $f$`

// Jobs that were waiting before the trigger existed are reinserted so that it names them.
const trigger = `
do $$
begin
  if not exists (
    select from pg_trigger where tgname = 'name_job_group' and tgrelid = 'pgboss.job_common'::regclass
  ) then
    create trigger name_job_group before insert on pgboss.job_common
      for each row execute function public.name_job_group();
    with old as (
      delete from pgboss.job_common where state < 'active' and group_id is null returning *
    )
    insert into pgboss.job_common select * from old;
  end if;
end $$`

// The planner gets no choice: with sorts and sequential scans off, and the group given as a range so that its order
// is not taken for granted, the index above is the only way, whatever the statistics say. Each group costs one
// lookup in it.
const fetchFunction = `
create or replace function public.fetch_jobs_round_robin(
  queue_name text, max_slots int, max_asked_slots int, max_items int, busy_groups text[], workspace_slots int, receiver_slots int
) returns table (slot int, group_id text, id uuid, data jsonb, retry_count int)
language plpgsql
set enable_seqscan = off set enable_bitmapscan = off set enable_sort = off set enable_incremental_sort = off
as $f$
#variable_conflict use_column
declare
  given int := 0;
  budget int;
  class text;
  here text;         -- the workspace that had the last slot, with its class
  rounds int;
  idle boolean;      -- no slot was given since the round began
  first_group text;  -- of the workspace that is next
  next_group text;
  laps int;
  moved jsonb := '{}';  -- the cursors that go on
  ids uuid[];
begin
  update pgboss.job_common set group_tier = null
  where name = queue_name and id = any(array(
    select id from pgboss.job_common
    where name = queue_name and state < 'active' and not blocked and group_tier = 'later'
      and start_after <= pgboss.job_now()
    order by start_after limit 1000 for update skip locked));

  for pass in 1..3 loop
    class := case pass when 2 then 'due' else 'asked' end;
    budget := case pass when 1 then least(max_asked_slots, max_slots) else max_slots end;
    continue when given >= budget;
    here := coalesce(
      moved->>class, (select position from public.job_cursors where queue = queue_name and scope = class), '');
    rounds := case here when '' then 1 else 0 end;
    idle := true;
    while given < budget loop
      select group_id into first_group from pgboss.job_common
      where name = queue_name and state < 'active' and not blocked and group_tier is null
        and group_id > (case here when '' then class || '/' else here || '0' end) collate "C"
        and group_id < (class || '0') collate "C"
      order by group_id collate "C" limit 1;
      if first_group is null then
        exit when rounds > 0 and idle;
        here := '';
        rounds := rounds + 1;
        idle := true;
        continue;
      end if;
      here := class || '/' || split_part(first_group, '/', 2);
      continue when workspace_slots <= (
        select count(*) from unnest(busy_groups) one where split_part(one, '/', 2) = split_part(first_group, '/', 2));

      next_group := coalesce(
        moved->>here, (select position from public.job_cursors where queue = queue_name and scope = here));
      laps := 0;
      ids := null;
      loop
        if next_group is not null then
          select group_id into next_group from pgboss.job_common
          where name = queue_name and state < 'active' and not blocked and group_tier is null
            and group_id > next_group collate "C" and group_id < (here || '0') collate "C"
          order by group_id collate "C" limit 1;
        end if;
        if next_group is null then
          laps := laps + 1;
          exit when laps > 1;
          next_group := first_group;
        end if;
        continue when split_part(next_group, '/', 4) <> '' and receiver_slots <= (
          select count(*) from unnest(busy_groups) one where split_part(one, '/', 4) = split_part(next_group, '/', 4));
        with next as (
          select id, state, data from pgboss.job_common
          where name = queue_name and state < 'active' and not blocked and group_tier is null
            and group_id >= next_group collate "C" and group_id <= next_group collate "C"
          order by group_id collate "C", priority desc, created_on
          limit max_items for update skip locked
        ), counted as (
          select id, row_number() over () as place, bool_or(state = 'retry') over so_far as retried,
            sum(case jsonb_typeof(data->'itemIds') when 'array' then jsonb_array_length(data->'itemIds') else 1 end)
              over so_far as items
          from next window so_far as (rows unbounded preceding)
        )
        select array_agg(id) into ids from counted where place = 1 or (items <= max_items and not retried);
        exit when ids is not null;
      end loop;
      continue when ids is null;

      given := given + 1;
      idle := false;
      busy_groups := busy_groups || next_group;
      moved := moved || jsonb_build_object(class, here);
      if next_group <> first_group or exists (
        select from pgboss.job_common
        where name = queue_name and state < 'active' and not blocked and group_tier is null
          and group_id > next_group collate "C" and group_id < (here || '0') collate "C"
      ) then
        moved := moved || jsonb_build_object(here, next_group);
      end if;
      return query
        update pgboss.job_common set state = 'active', started_on = pgboss.job_now(), heartbeat_on = pgboss.job_now(),
          retry_count = case when started_on is not null then retry_count + 1 else retry_count end
        where name = queue_name and id = any(ids)
        returning given, group_id, id, data, retry_count;
    end loop;
  end loop;

  -- Last and in one order, so that processes wait for each other for a moment only, and never in a ring.
  insert into public.job_cursors (queue, scope, position)
  select queue_name, key, value from jsonb_each_text(moved) order by key collate "C"
  on conflict (queue, scope) do update set position = excluded.position;
end $f$`
