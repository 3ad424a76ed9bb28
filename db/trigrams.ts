import type postgres from 'postgres'
import { AppError } from '@/lib/errors'

/**
 * Ensures that the extension pg_trgm is installed, which ranks similar posts: it comes with PostgreSQL, and any
 * user who may create objects in the database may enable it. Throws a plain sentence if the server does not have it
 * or this user may not enable it. Idempotent; part of `migrate`. Returns the schema that contains it, which on some
 * hosts is a schema of their own.
 */
export async function installTrigrams(sql: postgres.Sql): Promise<string> {
  const find = () => sql<{ schema: string }[]>`
    select quote_ident(n.nspname) as schema from pg_extension e join pg_namespace n on n.oid = e.extnamespace
    where e.extname = 'pg_trgm'`
  const [known] = await find()
  if (known) return known.schema
  const [offered] = await sql`select from pg_available_extensions where name = 'pg_trgm'`
  if (!offered)
    throw new AppError('unavailable', {
      detail: 'This PostgreSQL doesn’t have the extension pg_trgm, which finds posts that are too similar.',
      hint: 'Install the package of PostgreSQL’s own extensions (postgresql-contrib on many systems) and start again.',
    })
  try {
    await sql`create extension if not exists pg_trgm`
  } catch (cause) {
    if (!(cause instanceof Error && 'code' in cause && cause.code === '42501')) throw cause
    throw new AppError('unavailable', {
      detail:
        'The database user may not switch on the extension pg_trgm, which finds posts that are too similar.',
      hint: 'As the server’s administrator, in this database: CREATE EXTENSION pg_trgm;',
      cause,
    })
  }
  const [made] = await find()
  return made?.schema ?? 'public'
}
