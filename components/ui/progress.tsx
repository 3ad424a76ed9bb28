/** A progress bar; without a value, it is animated to show that something is in progress. */
export function Progress({
  label,
  value,
  max = 100,
  note,
}: {
  label: string
  value?: number
  max?: number
  note?: string
}) {
  return (
    <div>
      <div className="mb-1.5 flex justify-between gap-4 text-sm">
        <span className="font-medium">{label}</span>
        {note ? <span className="tabular-nums text-muted">{note}</span> : null}
      </div>
      <progress className="meter" aria-label={label} value={value} max={max} />
    </div>
  )
}
