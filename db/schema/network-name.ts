import { sql } from 'drizzle-orm'
import { type CheckBuilder, check, type ExtraConfigColumn, text } from 'drizzle-orm/pg-core'
import type { NetworkName } from '@/lib/networks/registry'

/** A column that holds the name of a network; its type comes from the registry of networks (docs/decisions/0169). */
export const networkName = (column: string) => text(column).$type<NetworkName>()

/**
 * The CHECK of such a column: the database knows the format of a network's name but not which networks exist, so
 * that networks come and go without a migration. Takes the names of the table and column, and the column.
 */
export const networkCheck = (
  name: `${string}_${'platform' | 'network'}`,
  column: ExtraConfigColumn,
): CheckBuilder => check(`${name}_check`, sql`${column} ~ '^[a-z][a-z0-9-]{0,31}$'`)
