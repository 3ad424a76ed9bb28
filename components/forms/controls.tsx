'use client'

import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { useField } from './field'

type ValueShape = {
  /** An empty value is left out (default applies) or sent as null; else it is sent as the empty text. */
  whenEmpty?: 'omit' | 'null'
}

/** A line of text, an address, a number, a password…; inside a `Field` it needs nothing else. */
export function Input({ className, whenEmpty, ...props }: ComponentProps<'input'> & ValueShape) {
  return (
    <input
      {...useField()}
      data-kind={props.type === 'number' ? 'number' : undefined}
      data-empty={whenEmpty}
      {...props}
      className={classNames('input', className)}
    />
  )
}

/** Several lines; grows with its content. */
export function Textarea({ className, whenEmpty, ...props }: ComponentProps<'textarea'> & ValueShape) {
  return (
    <textarea
      {...useField()}
      data-empty={whenEmpty}
      {...props}
      className={classNames('textarea', className)}
    />
  )
}

/** An entry of a list to choose from. */
export type SelectOption = { value: string; label: string }

type SelectProps = ComponentProps<'select'> &
  ValueShape & {
    options: readonly (SelectOption & { disabled?: boolean })[]
    /** The entry for "nothing chosen". */
    placeholder?: string
  }

/** One of a few: the browser's own list, which every phone and screen reader knows. */
export function Select({ className, options, placeholder, whenEmpty, ...props }: SelectProps) {
  return (
    <select {...useField()} data-empty={whenEmpty} {...props} className={classNames('input', className)}>
      {placeholder === undefined ? null : <option value="">{placeholder}</option>}
      {options.map((option) => (
        <option key={option.value} value={option.value} disabled={option.disabled}>
          {option.label}
        </option>
      ))}
    </select>
  )
}

type ChoiceProps = Omit<ComponentProps<'input'>, 'type'> & { label: ReactNode; help?: ReactNode }

/** A yes or no that takes effect when the form is sent. */
export function Checkbox({ label, help, className, ...props }: ChoiceProps) {
  return (
    <label className={classNames('flex cursor-pointer items-start gap-3 text-sm', className)}>
      <input {...props} type="checkbox" className="check mt-0.5" />
      <ChoiceText label={label} help={help} />
    </label>
  )
}

/** One of several shown at once; give all the same name. */
export function Radio({ label, help, className, ...props }: ChoiceProps) {
  return (
    <label className={classNames('flex cursor-pointer items-start gap-3 text-sm', className)}>
      <input {...props} type="radio" className="check mt-0.5" />
      <ChoiceText label={label} help={help} />
    </label>
  )
}

/** Something that is on or off. */
export function Switch({ label, help, className, ...props }: ChoiceProps) {
  return (
    <label className={classNames('flex cursor-pointer items-start justify-between gap-4 text-sm', className)}>
      <ChoiceText label={label} help={help} />
      {/* biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its state itself */}
      <input {...props} type="checkbox" role="switch" className="toggle" />
    </label>
  )
}

function ChoiceText({ label, help }: { label: ReactNode; help?: ReactNode }) {
  return (
    <span className="min-w-0">
      <span className="block font-medium">{label}</span>
      {help ? <span className="block text-muted">{help}</span> : null}
    </span>
  )
}
