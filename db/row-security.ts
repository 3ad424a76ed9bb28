import type postgres from 'postgres'
import { AppError } from '@/lib/errors'

/** The role for project work: sees only the rows of the project in the transaction's settings. */
export const appRole = 'tributary_app'
/** The role for the system's own work: sees every tenant. Neither role can sign in or owns anything. */
export const systemRole = 'tributary_system'

/**
 * Tables that belong to people, workspaces or the system rather than to one project; the app role cannot touch
 * them.
 */
export const globalTables = [
  'users',
  'accounts',
  'user_styles',
  'reference_images',
  'organizations',
  'memberships',
  'invitations',
  'project_roles',
  'api_tokens',
  'audit_events',
  'network_apps',
  'model_settings',
  'model_prices',
  'model_waits',
  'notifications',
  'notification_settings',
  'notification_choices',
  'notification_destinations',
  'notification_deliveries',
  'notification_lanes',
  'ended_sessions',
  'login_sessions',
  'passkeys',
  'code_generators',
  'recovery_codes',
  'one_time_secrets',
  'company_sign_ins',
  'company_domains',
  'rate_limits',
  'periodic_tasks',
  'workers',
  'ended_api_versions',
  'job_cursors',
  'sandbox_accounts',
  'sandbox_grants',
  'sandbox_media',
  'sandbox_media_parts',
  'sandbox_posts',
  'sandbox_faults',
] as const

/**
 * Installs row-level security on every table that has a project_id and is not on the list above, derived from the
 * catalog so that a new table cannot be forgotten. Idempotent. Serves spec/security#5.3.
 */
export async function installRowSecurity(sql: postgres.Sql): Promise<void> {
  await ensureRole(sql, appRole)
  await ensureRole(sql, systemRole)
  await sql.begin(async (tx) => {
    await tx.unsafe(`grant usage on schema public to ${appRole}, ${systemRole}`)
    await tx.unsafe(`grant select, insert, update, delete on all tables in schema public to ${systemRole}`)
    await tx.unsafe(`revoke all on all tables in schema public from ${appRole}`)
    for (const table of await projectOwnedTables(tx)) {
      await addPolicies(tx, table, `project_id = ${ownProject}`, appRole)
      await assumeMany(tx, table)
      await tx.unsafe(`grant select, insert, update, delete on public."${table}" to ${appRole}`)
    }
    await addPolicies(tx, 'projects', `id = ${ownProject}`, appRole)
    await assumeMany(tx, 'projects', 'org_id')
    await tx.unsafe(`grant select, update on public.projects to ${appRole}`)
    // A workspace's audit trail is written from within a project, in the transaction of the change, but never read
    // there.
    await tx.unsafe(`grant insert on public.audit_events to ${appRole}`)
  })
}

// As a subquery, its value is unknown at planning time: the planner cannot look the project up in its statistics,
// where a new project is missing and would seem to be empty (docs/decisions/0070).
const ownProject = `(select nullif(current_setting('app.project_id', true), '')::uuid)`

// What the planner assumes for a table without statistics. Setting it keeps plans the same before and after they
// are collected.
const assumedOwners = 200

/** Makes every estimate of a project's share of a table the same, whatever the statistics say. */
async function assumeMany(tx: postgres.TransactionSql, table: string, name = 'project_id'): Promise<void> {
  const setting = `n_distinct=${assumedOwners}`
  const [column] = await tx<{ assumed: boolean }[]>`
    select coalesce(${setting} = any(attoptions), false) as assumed from pg_attribute
    where attrelid = ${`public."${table}"`}::regclass and attname = ${name}`
  if (!column?.assumed)
    await tx.unsafe(`alter table public."${table}" alter column ${name} set (n_distinct = ${assumedOwners})`)
}

/** Returns the names of all project-owned tables, from the catalog. */
export async function projectOwnedTables(sql: postgres.Sql | postgres.TransactionSql): Promise<string[]> {
  const rows = await sql<{ name: string }[]>`
    select c.relname as name
    from pg_class c
    join pg_namespace n on n.oid = c.relnamespace and n.nspname = 'public'
    join pg_attribute a on a.attrelid = c.oid and a.attname = 'project_id' and not a.attisdropped
    where c.relkind in ('r', 'p') and not (c.relname = any(${[...globalTables]}))
    order by 1`
  return rows.map((row) => row.name)
}

async function addPolicies(
  tx: postgres.TransactionSql,
  table: string,
  own: string,
  role: string,
): Promise<void> {
  await tx.unsafe(`
    alter table public."${table}" enable row level security;
    alter table public."${table}" force row level security;
    drop policy if exists own_project on public."${table}";
    create policy own_project on public."${table}" to ${role} using (${own}) with check (${own});
    drop policy if exists system_work on public."${table}";
    create policy system_work on public."${table}" to ${systemRole} using (true) with check (true);`)
}

/** Creates the role and lets the current user switch to it. Throws a plain sentence if the user may not. */
async function ensureRole(sql: postgres.Sql, role: string): Promise<void> {
  try {
    // Roles belong to the whole server: another install or test database may create them at the same time.
    await sql.unsafe(`do $$
      begin
        if not exists (select from pg_roles where rolname = '${role}') then
          create role ${role} nologin noinherit;
        end if;
      exception when duplicate_object or unique_violation then null;
      end $$`)
    await sql.unsafe(`do $$
      begin
        if not pg_has_role(current_user, '${role}', 'set') then
          grant ${role} to current_user;
        end if;
      exception when invalid_parameter_value then
        -- PostgreSQL 15 does not know the word yet.
        grant ${role} to current_user;
      end $$`)
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === '42501')) throw cause
    throw new AppError('unavailable', {
      detail: `The database user may not make or use the role ${role}, which keeps projects apart.`,
      hint: `As the server's administrator: ALTER ROLE the_user CREATEROLE; or, where the roles are there already, GRANT ${appRole}, ${systemRole} TO the_user;`,
      cause,
    })
  }
}
