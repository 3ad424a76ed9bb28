'use client'

import { Plus, X } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { describedBy, FieldMessage, useFieldError } from './field'

type MapInputProps = {
  name: string
  label: string
  help?: string
  keyLabel: string
  valueLabel: string
  defaultValue?: Record<string, string>
  /** Suggested names. */
  keySuggestions?: readonly string[]
}

let nextRow = 1

/** An input for name/text pairs. Pairs without a name are left out; without any pairs, nothing is sent. */
export function MapInput(props: MapInputProps) {
  const { name, label, help, keyLabel, valueLabel, defaultValue = {}, keySuggestions = [] } = props
  const [rows, setRows] = useState(() =>
    Object.entries(defaultValue).map(([key, value]) => ({ row: nextRow++, key, value })),
  )
  const id = useId()
  const wrong = useFieldError(name)
  const pairs = rows.filter(({ key }) => key.trim()).map(({ key, value }) => [key.trim(), value])
  const edit = (row: number, part: { key?: string; value?: string }) =>
    setRows((all) => all.map((one) => (one.row === row ? { ...one, ...part } : one)))

  return (
    <fieldset aria-describedby={describedBy(wrong && `${id}-error`, help && `${id}-help`)}>
      <legend className="mb-1.5 text-sm font-medium">{label}</legend>
      <input
        type="hidden"
        name={name}
        data-kind="json"
        value={pairs.length ? JSON.stringify(Object.fromEntries(pairs)) : ''}
      />
      {keySuggestions.length > 0 ? (
        <datalist id={`${id}-names`}>
          {keySuggestions.map((one) => (
            <option key={one} value={one} />
          ))}
        </datalist>
      ) : null}
      <div className="flex flex-col gap-2">
        {rows.map(({ row, key, value }) => (
          <div
            key={row}
            data-form-ignore
            className="flex flex-wrap items-start gap-2 max-sm:gap-y-1.5 max-sm:not-last:mb-2"
          >
            <input
              aria-label={keyLabel}
              placeholder={keyLabel}
              className="input min-w-0 max-sm:flex-1 sm:w-2/5"
              list={keySuggestions.length > 0 ? `${id}-names` : undefined}
              value={key}
              onChange={(event) => edit(row, { key: event.target.value })}
            />
            <textarea
              aria-label={`${valueLabel} for ${key || 'this'}`}
              placeholder={valueLabel}
              rows={1}
              className="textarea min-h-10! min-w-0 max-sm:order-last max-sm:basis-full sm:min-h-9! sm:flex-1 sm:py-1.5"
              value={value}
              onChange={(event) => edit(row, { value: event.target.value })}
            />
            <Button
              variant="ghost"
              iconOnly
              aria-label={`Remove ${key || 'this pair'}`}
              onClick={() => setRows((all) => all.filter((one) => one.row !== row))}
            >
              <X aria-hidden />
            </Button>
          </div>
        ))}
        <div>
          <Button
            size="sm"
            onClick={() => setRows((all) => [...all, { row: nextRow++, key: '', value: '' }])}
          >
            <Plus aria-hidden />
            Add one
          </Button>
        </div>
      </div>
      <FieldMessage id={`${id}-error`}>{wrong}</FieldMessage>
      {help ? (
        <p id={`${id}-help`} className="mt-1.5 text-xs text-muted">
          {help}
        </p>
      ) : null}
    </fieldset>
  )
}
