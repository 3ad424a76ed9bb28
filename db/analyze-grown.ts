import { pool } from './client'

/** Tables with fewer changed rows are left to autovacuum. */
const minChangedRows = 5_000

/**
 * Runs ANALYZE on those of our tables that a large import has changed: at least 5,000 rows and a tenth of the
 * table. None of our query plans depends on it (docs/decisions/0070). Works outside any transaction and as the
 * pool's own user, who owns the tables; tables that this user may not analyze are skipped. Returns the names of the
 * analyzed tables.
 */
export async function analyzeGrownTables(): Promise<string[]> {
  const { sql } = pool()
  const grown = await sql<{ name: string }[]>`
    select s.relname as name
    from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.schemaname = 'public' and pg_has_role(c.relowner, 'usage')
      and s.n_mod_since_analyze >= greatest(${minChangedRows}, s.n_live_tup / 10)`
  for (const { name } of grown) await sql`analyze public.${sql(name)}`
  return grown.map(({ name }) => name)
}
