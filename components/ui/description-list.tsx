import type { ReactNode } from 'react'

/** Terms and their values, side by side on wide screens. An entry without a value shows a dash. */
export function DescriptionList({
  entries,
}: {
  entries: { term: string; value: ReactNode; hint?: string }[]
}) {
  return (
    <dl className="@container divide-y divide-separator text-sm">
      {entries.map(({ term, value, hint }) => (
        <div key={term} className="grid gap-x-6 gap-y-0.5 py-2.5 @md:grid-cols-[11rem_minmax(0,1fr)]">
          <dt className="text-muted">
            {term}
            {hint ? <span className="block text-xs">{hint}</span> : null}
          </dt>
          <dd className="min-w-0">{value ?? <span className="text-muted">–</span>}</dd>
        </div>
      ))}
    </dl>
  )
}
