import { useId } from 'react'
import { columnWords, originsInWords } from '@/components/items/origin-words'
import { Chip } from '@/components/ui/status-badge'
import type { FieldChoice } from './mapping'
import type { PreviewedItem } from './preview-view'

type PreviewFieldsProps = {
  item: PreviewedItem
  changed: Set<string>
  columns?: string[]
  seen: Map<string, string>
  mapping: FieldChoice
  onChoose: (column: string, field: string) => void
}

/** Each part of an item with its value and the field it comes from; where fields can be chosen, with a select. */
export function PreviewFields({ item, changed, columns, seen, mapping, onChoose }: PreviewFieldsProps) {
  const id = useId()
  const shown = columns ?? Object.keys(columnWords).filter((column) => item.columns[column])
  return (
    <>
      {columns ? (
        <p className="mb-2 text-xs text-muted">Your choices apply to all entries of this source.</p>
      ) : null}
      <table className="block w-full text-sm sm:table">
        <thead className="sr-only">
          <tr>
            <th scope="col">Content field</th>
            <th scope="col">Source field</th>
            <th scope="col">Value</th>
          </tr>
        </thead>
        <tbody className="block divide-y divide-separator sm:table-row-group">
          {shown.map((column) => {
            const words = columnWords[column] ?? column
            const present = item.columns[column]
            return (
              <tr key={column} className="grid gap-1 py-2.5 align-top sm:table-row">
                <th
                  id={`${id}-${column}`}
                  scope="row"
                  className="text-start font-medium sm:w-32 sm:py-2.5 sm:pr-4 sm:font-normal sm:text-muted"
                >
                  {words}
                </th>
                <td
                  className={
                    columns ? 'min-w-0 sm:w-56 sm:py-1.5 sm:pr-4' : 'min-w-0 sm:w-56 sm:py-2.5 sm:pr-4'
                  }
                >
                  {columns ? (
                    <FieldSelect
                      labelledBy={`${id}-${column}`}
                      value={mapping[column] ?? ''}
                      found={mapping[column] ? undefined : present?.from}
                      seen={seen}
                      onChange={(field) => onChoose(column, field)}
                    />
                  ) : (
                    <span className="text-muted">
                      {originsInWords(present?.from ?? [], Object.keys(item.fields).length > 0)}
                    </span>
                  )}
                </td>
                <td className="min-w-0 sm:py-2.5">
                  <span className="line-clamp-3 [overflow-wrap:anywhere]">
                    {present?.value || <span className="text-muted">Empty</span>}
                  </span>
                  {changed.has(column) ? <Chip>Changed</Chip> : null}
                </td>
              </tr>
            )
          })}
        </tbody>
      </table>
    </>
  )
}

type FieldSelectProps = {
  labelledBy: string
  /** The chosen field; empty for none. */
  value: string
  /** The fields used if none is chosen. */
  found: string[] | undefined
  seen: Map<string, string>
  onChange: (field: string) => void
}

function FieldSelect({ labelledBy, value, found, seen, onChange }: FieldSelectProps) {
  const names = [...seen.keys()]
  return (
    <select
      aria-labelledby={labelledBy}
      className="input w-full"
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      <option value="">{found && found.length > 0 ? `Automatic: ${found.join(', ')}` : 'Automatic'}</option>
      {value !== '' && !seen.has(value) ? (
        <option value={value}>{value} (not in these entries)</option>
      ) : null}
      {names.map((name) => (
        <option key={name} value={name}>
          {optionWords(name, seen.get(name) ?? '')}
        </option>
      ))}
    </select>
  )
}

const optionWords = (name: string, sample: string) =>
  sample ? `${name}: ${sample.length > 40 ? `${sample.slice(0, 40).trimEnd()}…` : sample}` : `${name} (empty)`
