import { getTableColumns, getTableName } from 'drizzle-orm'
import { type CheckBuilder, check, type ExtraConfigColumn } from 'drizzle-orm/pg-core'
import { oneOf } from '../one-of'

/**
 * Builds a CHECK for each column of a table that was declared with its values, `text('status', { enum:
 * packageStatuses })`: takes the columns and returns the constraints `packages_status_check` and so on. Every table
 * with such a column spreads it.
 */
export function valueChecks(columns: Record<string, ExtraConfigColumn>): CheckBuilder[] {
  const [any] = Object.values(columns)
  if (!any) return []
  // The columns passed for building constraints do not know their values; the table's own columns do.
  return Object.values(getTableColumns(any.table)).flatMap((column) =>
    column.enumValues
      ? [check(`${getTableName(any.table)}_${column.name}_check`, oneOf(column, column.enumValues))]
      : [],
  )
}
