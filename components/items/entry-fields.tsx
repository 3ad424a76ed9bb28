import { ChevronRight } from 'lucide-react'
import { CopyButton } from '@/components/ui/copy-button'
import { foldedValue } from './folded-value'

/** Maximum number of fields shown; the rest is only in the copied JSON. */
const maxFields = 200

/** An entry as received from its source: every field with its value as plain text, collapsed by default. */
export function EntryFields({ fields }: { fields: Record<string, unknown> }) {
  const all = Object.entries(fields)
  return (
    <details className="card card--default group">
      <summary className="flex cursor-pointer items-center gap-2 rounded-xl px-5 py-4 font-semibold">
        <ChevronRight aria-hidden className="size-4 text-muted transition-transform group-open:rotate-90" />
        For developers: original entry
        <span className="ml-auto text-xs font-normal text-muted">
          {all.length === 1 ? '1 field' : `${all.length.toLocaleString('en')} fields`}
        </span>
      </summary>
      <div className="px-5 pb-5">
        <div className="mb-2 flex justify-end">
          <CopyButton text={JSON.stringify(fields, null, 2)} label="Copy JSON" />
        </div>
        <dl className="@container divide-y divide-separator text-sm">
          {all.slice(0, maxFields).map(([name, value]) => (
            <div key={name} className="grid gap-x-6 gap-y-0.5 py-2.5 @md:grid-cols-[11rem_minmax(0,1fr)]">
              <dt className="text-muted [overflow-wrap:anywhere]">{name}</dt>
              <dd className="min-w-0">
                <FieldValue value={value} />
              </dd>
            </div>
          ))}
        </dl>
        {all.length > maxFields ? (
          <p className="mt-3 text-xs text-muted">
            {(all.length - maxFields).toLocaleString('en')} more fields are in the copied JSON.
          </p>
        ) : null}
      </div>
    </details>
  )
}

const look = 'font-mono text-xs whitespace-pre-wrap [overflow-wrap:anywhere]'

function FieldValue({ value }: { value: unknown }) {
  const { beginning, rest, left } = foldedValue(value)
  if (beginning === '') return <span className="text-muted">Empty</span>
  if (rest === '') return <span className={look}>{beginning}</span>
  return (
    <details className="group/value">
      <summary className="cursor-pointer list-none rounded">
        <span className={look}>{beginning}</span>
        <span className="text-link ml-1 text-xs group-open/value:hidden">… Show all</span>
      </summary>
      <span className={look}>{rest}</span>
      {left > 0 ? (
        <span className="mt-1 block text-xs text-muted">
          {left.toLocaleString('en')} more characters are in the copied JSON.
        </span>
      ) : null}
    </details>
  )
}
