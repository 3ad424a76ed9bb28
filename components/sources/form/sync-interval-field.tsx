import { Select } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { intervalOptions } from './sync-interval'

/** How often a source is checked for changes. */
export function SyncIntervalField({ value = 60 }: { value?: number }) {
  return (
    <Field
      name="sync_interval_minutes"
      label="Check for changes"
      help="We only fetch what is new or changed."
    >
      <Select
        className="max-w-60"
        data-kind="number"
        defaultValue={String(value)}
        options={intervalOptions(value)}
      />
    </Field>
  )
}
