import { getTableColumns, getTableName } from 'drizzle-orm'
import { type CheckBuilder, check, type ExtraConfigColumn } from 'drizzle-orm/pg-core'
import { oneOf } from '../one-of'

/**
 * A CHECK for each column of a table that was declared with its values, `text('status', { enum: packageStatuses })`: takes the
 * columns, and gives the constraints `packages_status_check` and so on. Every table with such a column spreads it.
 */
export function valueChecks(columns: Record<string, ExtraConfigColumn>): CheckBuilder[] {
  const [any] = Object.values(columns)
  if (!any) return []
  // What a table's constraints are made from does not know its values; the table's own columns do.
  return Object.values(getTableColumns(any.table)).flatMap((column) =>
    column.enumValues
      ? [check(`${getTableName(any.table)}_${column.name}_check`, oneOf(column, column.enumValues))]
      : [],
  )
}
