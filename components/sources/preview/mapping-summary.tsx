import { X } from 'lucide-react'
import { useId } from 'react'
import { describedBy, FieldMessage, useFieldError } from '@/components/forms/field'
import { columnWords } from '@/components/items/origin-words'
import type { FieldChoice } from './mapping'

type MappingSummaryProps = {
  /** The name of the form value. */
  name: string
  label: string
  mapping: FieldChoice
  onReset: (column: string) => void
}

/**
 * Lists the fields that a person has chosen, and submits them with the form. The choice itself is made in the
 * preview, where the values are visible.
 */
export function MappingSummary({ name, label, mapping, onReset }: MappingSummaryProps) {
  const id = useId()
  const wrong = useFieldError(name)
  const chosen = Object.entries(mapping)
  return (
    <section aria-labelledby={id} aria-describedby={describedBy(wrong && `${id}-error`)}>
      <h3 id={id} className="mb-1.5 text-sm font-medium">
        {label}
      </h3>
      <input type="hidden" name={name} data-kind="json" value={JSON.stringify(mapping)} />
      <p className="text-xs text-muted">
        {chosen.length === 0
          ? 'We find the title, text, image and the rest by their usual names. To choose other fields, open “Fields” on an entry in the preview.'
          : 'You chose these. We find everything else by its usual name.'}
      </p>
      {chosen.length > 0 ? (
        <ul className="mt-2 flex flex-col gap-1">
          {chosen.map(([column, field]) => (
            <li key={column} className="flex items-center gap-2 text-sm">
              <span className="min-w-0 flex-1 break-words">
                {columnWords[column] ?? column} from <code className="font-mono">{field}</code>
              </span>
              <button
                type="button"
                aria-label={`Reset the field for ${columnWords[column] ?? column}`}
                className="grid size-7 shrink-0 cursor-pointer place-content-center rounded text-muted hover:text-foreground"
                onClick={() => onReset(column)}
              >
                <X aria-hidden className="size-4" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <FieldMessage id={`${id}-error`}>{wrong}</FieldMessage>
    </section>
  )
}
