import type postgres from 'postgres'
import { newId } from '@/lib/ids'
import type { TestProject } from './factories'

export type FilledProject = {
  source: string
  channel: string
  run: string
  item: string
  package: string
  middle: string
}

/**
 * Fills every table that a list page reads with `count` rows of one project, as a large import would, bypassing
 * triggers and row-level security for speed. `at` is the timestamp (ms) from which the first ID is derived, so that
 * the caller decides whose rows are newer.
 */
export async function fillProject(
  sql: postgres.Sql,
  { ctx }: { ctx: Pick<TestProject['ctx'], 'orgId' | 'projectId'> },
  count: number,
  at: number,
): Promise<FilledProject> {
  const [source, channel, run] = [newId(), newId(), newId()]
  await sql.begin(async (tx) => {
    await tx`set local session_replication_role = replica`
    for (const statement of statements)
      await tx.unsafe(statement, [count, ctx.orgId, ctx.projectId, at, source, channel, run])
  })
  const id = (kind: string, n: number) => idOf(at, kind, n)
  return {
    source,
    channel,
    run,
    item: id('1', 3),
    package: id('2', 3),
    middle: id('1', Math.floor(count / 2)),
  }
}

/** The ID that `fillProject` gives to the n-th row of a kind; IDs of the same millisecond differ only in the kind. */
const idOf = (at: number, kind: string, n: number) => {
  const time = (at + n).toString(16).padStart(12, '0')
  return `${time.slice(0, 8)}-${time.slice(8)}-700${kind}-8000-000000000000`
}

const id = (kind: string, n = 'n') =>
  `(lpad(to_hex($4::bigint + ${n}), 12, '0') || '700${kind}8000000000000000')::uuid`
const owned = '$2::uuid, $3::uuid'
// Every statement uses all seven parameters, so that each of them has a type.
const rows = `from generate_series(1, $1::int) as n
  cross join (select $4::bigint, $5::uuid as source, $6::uuid as channel, $7::uuid as run) as given`
const moment = `now() - ($1::int - n) * interval '1 minute'`

const statements = [
  `insert into items (id, org_id, project_id, source_id, external_id, title, content_type, featured_image, tags, languages,
     published_at, raw_content, metadata, content_hash, status, created_at, updated_at)
   select ${id('1')}, ${owned}, source, 'entry-' || n,
     case when n % ($1::int / 20) = 7 then 'Lighthouse ' when n % 3 = 0 then 'River ' else 'Meadow ' end || n,
     'kind-' || n % 5, 'https://assets.example.org/' || n || '.jpg',
     array['seen'] || case when n % ($1::int / 20) = 8 then array['rare'] else '{}' end, '{en}', ${moment},
     repeat('A line of the text. ', 20), jsonb_build_object('slug', 'entry-' || n), md5(n::text),
     case when n % 100 = 7 then 'failed' else 'transformed' end, ${moment}, ${moment} ${rows}`,
  `insert into packages (id, org_id, project_id, item_id, title, status, stale, scheduled_at, created_at, updated_at)
   select ${id('2')}, ${owned}, ${id('1')}, 'Post ' || n,
     (array['in_review', 'published', 'scheduled', 'published'])[1 + n % 4], n % 100 = 9,
     case when n % 4 = 2 then now() + n * interval '1 minute' end, ${moment}, ${moment} ${rows}`,
  `insert into variants (id, org_id, project_id, package_id, channel_id, platform, language, text, media)
   select ${id('3')}, ${owned}, ${id('2')}, channel, 'linkedin', 'en', repeat('A line of the post. ', 20),
     '[{"url": "https://assets.example.org/a.jpg", "alt": "A"}]' ${rows}`,
  `insert into publications (id, org_id, project_id, package_id, variant_id, channel_id, package_revision, status, payload,
     payload_hash, due_at, finished_at)
   select ${id('4')}, ${owned}, ${id('2')}, ${id('3')}, channel, 1,
     case when n % 500 = 11 then 'unconfirmed' when n % 4 = 2 then 'pending' else 'published' end,
     '{"content": {"platform": "linkedin", "text": "A line of the post."}}', 'hash', ${moment}, ${moment} ${rows}`,
  `insert into package_events (id, org_id, project_id, package_id, actor_name, action)
   select ${id('5')}, ${owned}, ${id('2', '(1 + n % 100)')}, 'Ada', 'approve' ${rows}`,
  `insert into package_comments (id, org_id, project_id, package_id, author_name, text)
   select ${id('6')}, ${owned}, ${id('2', '(1 + n % 100)')}, 'Ada', 'A remark.' ${rows}`,
  `insert into sync_runs (id, org_id, project_id, source_id, trigger, status, counts, started_at, finished_at)
   select ${id('7')}, ${owned}, source, 'schedule', 'succeeded', '{"created": 1, "updated": 2}'::jsonb, ${moment}, ${moment}
   ${rows} union all select $7::uuid, ${owned}, $5::uuid, 'manual', 'succeeded', '{"created": 1}'::jsonb, now(), now()`,
  `insert into sync_run_entries (org_id, project_id, run_id, seq, key, outcome)
   select ${owned}, run, n, 'entry-' || n, case when n % 100 = 7 then 'failed' else 'created' end ${rows}`,
  `insert into push_deliveries (id, org_id, project_id, source_id, mode, status, created, counts)
   select ${id('8')}, ${owned}, source, 'push', 200, 1, '{"received": 1, "created": 1}' ${rows}`,
  `insert into generations (id, org_id, project_id, purpose, model, prompt, output, input_tokens, output_tokens,
     tokens_estimated, duration_ms, outcome, actor_name, created_at)
   select ${id('9')}, ${owned}, 'compose', 'm', 'p', 'o', 10, 10, false, 5, 'ok', 'Ada', ${moment} ${rows}`,
  `insert into voice_versions (id, org_id, project_id, version, voice, provenance, change, actor_name)
   select ${id('a')}, ${owned}, n, '{}', '{}', 'saved', 'Ada' ${rows}`,
  `insert into sources (id, org_id, project_id, source_type, name, config, status, next_sync_at)
   select ${id('b')}, ${owned}, 'feed', 'Source ' || n, '{}'::jsonb, case when n % 1000 = 5 then 'error' else 'active' end,
     now() + n * interval '1 second' ${rows}
   union all select $5::uuid, ${owned}, 'push', 'The source', '{}'::jsonb, 'active', null::timestamptz`,
  `insert into channels (id, org_id, project_id, platform, account_key, display_name, status)
   select ${id('c')}, ${owned}, 'linkedin', 'account-' || n, 'Account ' || n, 'active' ${rows}
   union all select $6::uuid, ${owned}, 'linkedin', 'the-channel', 'The channel', 'active'`,
  `insert into projects (id, org_id, name, slug) select ${id('d')}, $2::uuid, 'Project ' || n, 'project-' || n
   ${rows} where $3::uuid is not null`,
]

export const filledTables = [
  'items',
  'packages',
  'variants',
  'publications',
  'package_events',
  'package_comments',
  'sync_runs',
  'sync_run_entries',
  'push_deliveries',
  'generations',
  'voice_versions',
  'sources',
  'channels',
  'projects',
]
