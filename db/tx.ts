import type { PostgresJsDatabase } from 'drizzle-orm/postgres-js'
import type * as schema from './schema'

export type Database = PostgresJsDatabase<typeof schema>

/** An open transaction: plain Drizzle. */
export type Tx = Parameters<Parameters<Database['transaction']>[0]>[0]
