import postgres from 'postgres'

/**
 * Validates stored rows against the CHECK constraints that migrations add as NOT VALID, in one transaction each:
 * that way the migration itself reads no table while it locks everyone out, and this validation blocks neither
 * reads nor writes. Idempotent. Throws a plain sentence that names the column if a stored value is not allowed. See
 * docs/decisions/0104.
 */
export async function validateChecks(sql: postgres.Sql): Promise<void> {
  const waiting = await sql<{ table: string; name: string; rule: string }[]>`
    select c.conrelid::regclass::text as table, c.conname as name, pg_get_constraintdef(c.oid) as rule
    from pg_constraint c
    join pg_namespace n on n.oid = c.connamespace and n.nspname = 'public'
    where c.contype = 'c' and not c.convalidated
    order by 1, 2`
  for (const { table, name, rule } of waiting) {
    try {
      await sql.unsafe(`alter table ${table} validate constraint "${name}"`)
    } catch (error) {
      if (!(error instanceof postgres.PostgresError) || error.code !== '23514') throw error
      throw new Error(
        `The table ${table} holds a value that its column may not have: ${rule.replace(/ NOT VALID$/, '')}. Correct it, then start again.`,
      )
    }
  }
}
