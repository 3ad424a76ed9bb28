import type postgres from 'postgres'
import { pool } from './client'
import { systemRole } from './row-security'

/** The data of a source whose inbound address was called. */
export type SourceToAuthenticate = {
  orgId: string
  projectId: string
  name: string
  sourceType: string
  status: string
  config: Record<string, unknown>
  /** SHA-256 in hex of each live secret. */
  secretHashes: string[]
  /** When something new last arrived, as far as recorded; milliseconds since 1970. */
  lastContentAt: number | null
  /** Number of calls with a valid secret in this window, including these; 0 if they are not counted. */
  uses: number
}

/**
 * Looks up a source and its secrets, and counts the calls if the given secret is one of them, all in a single round
 * trip: publishers send many small requests, and this precedes each of them. Takes the source's ID, the SHA-256 of
 * the secret in hex, the counter's name and window (without a counter nothing is counted), and how many calls with
 * this same secret the lookup stands for. Undefined if there is no such source. Serves spec/security#1.1 and #1.7.
 */
export async function loadSourceToAuthenticate(lookup: {
  sourceId: string
  secretHash: string
  counter: { key: string; windowStart: number } | undefined
  calls: number
}): Promise<SourceToAuthenticate | undefined> {
  const { sourceId, secretHash, counter, calls } = lookup
  const [row] = await pool().sql<SourceToAuthenticate[]>`
    select org_id as "orgId", project_id as "projectId", name, source_type as "sourceType", status, config,
      secret_hashes as "secretHashes", last_content_at as "lastContentAt", uses
    from load_source_to_authenticate(${sourceId}, ${secretHash}, ${counter?.key ?? null}, ${counter?.windowStart ?? 0},
      ${calls})`
  return row
}

/**
 * Installs `load_source_to_authenticate`. The caller is not authenticated yet, so there is no project to restrict
 * it to: it runs as the system role, for one source, and returns only this data. Counters and times of use may be
 * lost in a power cut, so their commit does not wait for the disk. Idempotent; part of `migrate`.
 */
export async function installSourceAuthentication(sql: postgres.Sql): Promise<void> {
  await sql.begin(async (tx) => {
    // The function's name in earlier installs.
    await tx.unsafe('drop function if exists public.knock_at_source(uuid, text, text, bigint, int)')
    await tx.unsafe(loadFunction)
    // A function's owner needs CREATE on the schema; granted only while the owner is changed.
    await tx.unsafe(`
      grant create on schema public to ${systemRole};
      alter function public.load_source_to_authenticate(uuid, text, text, bigint, int) owner to ${systemRole};
      revoke create on schema public from ${systemRole};
      revoke all on function public.load_source_to_authenticate(uuid, text, text, bigint, int) from public;
      grant execute on function public.load_source_to_authenticate(uuid, text, text, bigint, int) to current_user`)
  })
}

const loadFunction = `
create or replace function public.load_source_to_authenticate(
  source uuid, secret text, counter text, counter_window bigint, calls int default 1
)
returns table (
  org_id uuid, project_id uuid, name text, source_type text, status text, config jsonb, secret_hashes text[],
  last_content_at float8, uses int
)
language plpgsql volatile security definer set search_path = pg_catalog, public, pg_temp
as $f$
#variable_conflict use_column
declare
  found_used timestamptz;
begin
  uses := 0;
  select s.org_id, s.project_id, s.name, s.source_type, s.status, s.config, extract(epoch from s.last_content_at) * 1000
    into org_id, project_id, name, source_type, status, config, last_content_at
    from sources s where s.id = source and s.project_id is not null;
  if org_id is null then
    return;
  end if;
  select coalesce(array_agg(k.secret_hash), '{}'), max(k.last_used_at) filter (where k.secret_hash = secret)
    into secret_hashes, found_used
    from source_secrets k where k.source_id = source and (k.expires_at is null or k.expires_at > now());
  if secret = any (secret_hashes) then
    perform set_config('synchronous_commit', 'off', true);
    if found_used is null or found_used < now() - interval '1 minute' then
      update source_secrets set last_used_at = now() where source_id = source and secret_hash = secret;
    end if;
    if counter is not null then
      insert into rate_limits as c (key, window_start, count) values (counter, counter_window, calls)
        on conflict (key, window_start) do update set count = c.count + calls
        returning c.count into uses;
    end if;
  end if;
  return next;
end
$f$`
