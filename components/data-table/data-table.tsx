'use client'

import { type RowSelectionState, rowSelectionFeature, tableFeatures, useTable } from '@tanstack/react-table'
import { ArrowDown, ArrowUp, ChevronsUpDown } from 'lucide-react'
import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import { Link } from '@/components/ui/link'
import { type BulkAction, BulkBar } from './bulk-bar'

export type TableColumn = {
  id: string
  /** Empty for the column with a row's menu or buttons, which moves to the corner of the card on phones. */
  header: string
  /** The header links here to get the list sorted; the sort order is part of the URL. */
  sortHref?: string
  sorted?: 'ascending' | 'descending'
  align?: 'start' | 'end'
  /** Hides the column on phones, where each row becomes a card headed by the first column. */
  phone?: 'hide'
  width?: string
}

export type TableRow = {
  id: string
  /** Where the row links to; the link is in the first column. */
  href?: string
  /** The row's name for screen readers and its checkbox. */
  label: string
  /** The cell contents by column ID, rendered by the page. */
  cells: Record<string, ReactNode>
}

type DataTableProps = {
  /** What the table lists, for screen readers. */
  label: string
  columns: readonly TableColumn[]
  rows: readonly TableRow[]
  /** Shown instead of the table when there are no rows. */
  empty: ReactNode
  /** Actions on several rows at once. If there are any, rows can be selected. */
  bulk?: readonly BulkAction[]
}

const features = tableFeatures({ rowSelectionFeature })

/**
 * A server-driven table: rows, sort order and page come as props, and following a link changes them. The page
 * renders rows and cells on the server; only what needs a script is done here: selection and bulk actions.
 */
export function DataTable({ label, columns, rows, empty, bulk }: DataTableProps) {
  const [rowSelection, setRowSelection] = useState<RowSelectionState>({})
  const columnDefs = useMemo(
    () => columns.map((column) => ({ id: column.id, header: column.header, meta: column })),
    [columns],
  )
  const table = useTable({
    features,
    columns: columnDefs,
    data: rows,
    getRowId: (row: TableRow) => row.id,
    enableRowSelection: Boolean(bulk?.length),
    state: { rowSelection },
    onRowSelectionChange: setRowSelection,
  })
  if (rows.length === 0) return empty
  const chosen = table.getSelectedRowModel().rows.map((row) => row.id)

  return (
    <div className="card card--default data-table-frame">
      <div className="data-table-scroll">
        <table className="data-table" aria-label={label}>
          <thead>
            <tr>
              {bulk?.length ? (
                <th scope="col" className="w-0">
                  <SelectBox
                    label="Select all rows"
                    checked={table.getIsAllRowsSelected()}
                    some={table.getIsSomeRowsSelected()}
                    onChange={(on) => table.toggleAllRowsSelected(on)}
                  />
                </th>
              ) : null}
              {columns.map((column) => (
                <th
                  key={column.id}
                  scope="col"
                  aria-sort={column.sortHref ? (column.sorted ?? 'none') : undefined}
                  className={column.align === 'end' ? 'text-end' : undefined}
                  style={column.width ? { width: column.width } : undefined}
                >
                  {column.sortHref ? (
                    <SortLink column={column} />
                  ) : (
                    column.header || <span className="sr-only">Actions</span>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.getRowModel().rows.map((row) => (
              <tr key={row.id} data-selected={row.getIsSelected() || undefined}>
                {bulk?.length ? (
                  <td data-box>
                    <SelectBox
                      label={`Select ${row.original.label}`}
                      checked={row.getIsSelected()}
                      onChange={(on) => row.toggleSelected(on)}
                    />
                  </td>
                ) : null}
                {columns.map((column, at) => (
                  <td
                    key={column.id}
                    data-label={at === 0 || !column.header ? undefined : column.header}
                    data-lead={at === 0 || undefined}
                    data-actions={!column.header || undefined}
                    data-phone={column.phone}
                    className={column.align === 'end' ? 'data-table__end tabular-nums' : undefined}
                  >
                    {at === 0 && row.original.href ? (
                      <Link href={row.original.href} className="row-link font-medium">
                        {row.original.cells[column.id]}
                      </Link>
                    ) : (
                      row.original.cells[column.id]
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {bulk?.length && chosen.length ? (
        <BulkBar actions={bulk} ids={chosen} onDone={() => setRowSelection({})} />
      ) : null}
    </div>
  )
}

function SortLink({ column }: { column: TableColumn }) {
  const Icon =
    column.sorted === 'ascending' ? ArrowUp : column.sorted === 'descending' ? ArrowDown : ChevronsUpDown
  return (
    <Link
      href={column.sortHref ?? ''}
      scroll={false}
      className="-mx-1 inline-flex items-center gap-1 rounded px-1 hover:text-foreground"
    >
      {column.header}
      <Icon aria-hidden className="size-3.5" />
    </Link>
  )
}

function SelectBox(props: {
  label: string
  checked: boolean
  some?: boolean
  onChange: (on: boolean) => void
}) {
  const box = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (box.current) box.current.indeterminate = Boolean(props.some) && !props.checked
  }, [props.some, props.checked])
  return (
    <input
      ref={box}
      type="checkbox"
      className="check"
      aria-label={props.label}
      checked={props.checked}
      onChange={(event) => props.onChange(event.target.checked)}
    />
  )
}
