'use client'

import { useId, useState } from 'react'
import { Checkbox } from './controls'
import { describedBy, FieldMessage, useFieldError } from './field'

type CheckListProps = {
  name: string
  /** The label of the whole group. */
  label: string
  help?: string
  options: readonly { value: string; label: string; help?: string }[]
  defaultValue?: readonly string[]
  /** Omits the value if nothing is checked. */
  whenEmpty?: 'omit'
  onChange?: (values: string[]) => void
}

/**
 * A group of checkboxes, sent as one list. A selected value that is no longer offered stays in the list, labeled
 * with the value itself.
 */
export function CheckList({
  name,
  label,
  help,
  options,
  defaultValue = [],
  whenEmpty,
  onChange,
}: CheckListProps) {
  const [chosen, setChosen] = useState<string[]>([...defaultValue])
  const id = useId()
  const error = useFieldError(name)
  const missing = defaultValue.filter((value) => options.every((option) => option.value !== value))
  const all = [...options, ...missing.map((value) => ({ value, label: value, help: 'No longer there' }))]
  function toggle(value: string, isChosen: boolean) {
    const next = isChosen ? [...chosen, value] : chosen.filter((one) => one !== value)
    setChosen(next)
    onChange?.(next)
  }
  return (
    <fieldset aria-describedby={describedBy(error && `${id}-error`, help && `${id}-help`)}>
      <legend className="mb-2 text-sm font-medium">{label}</legend>
      <input type="hidden" name={name} value={chosen.join('\n')} data-kind="list" data-empty={whenEmpty} />
      <div className="flex flex-wrap gap-x-6 gap-y-2.5">
        {all.map((option) => (
          <Checkbox
            key={option.value}
            data-form-ignore
            label={option.label}
            help={'help' in option ? option.help : undefined}
            checked={chosen.includes(option.value)}
            onChange={(event) => toggle(option.value, event.target.checked)}
          />
        ))}
      </div>
      <FieldMessage id={`${id}-error`}>{error}</FieldMessage>
      {help ? (
        <p id={`${id}-help`} className="mt-1.5 text-xs text-muted">
          {help}
        </p>
      ) : null}
    </fieldset>
  )
}
