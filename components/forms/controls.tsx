'use client'

import type { ComponentProps, ReactNode } from 'react'
import { classNames } from '@/components/ui/class-names'
import { useField } from './field'

type ValueShape = {
  /**
   * Whether an empty value is omitted (the default applies) or sent as null; otherwise it is sent as an empty
   * string.
   */
  whenEmpty?: 'omit' | 'null'
}

/**
 * A single-line input for text, an address, a number, a password and so on. Inside a `Field` it needs no other
 * props.
 */
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

/** A multi-line input that grows with its content. */
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

/** An option of a select. */
export type SelectOption = { value: string; label: string }

type SelectProps = ComponentProps<'select'> &
  ValueShape & {
    options: readonly (SelectOption & { disabled?: boolean })[]
    /** The option for "nothing chosen". */
    placeholder?: string
  }

/** A select. Uses the browser's own control, which every phone and screen reader supports. */
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

/** A checkbox that takes effect when the form is submitted. */
export function Checkbox({ label, help, className, ...props }: ChoiceProps) {
  return (
    <label className={classNames('flex cursor-pointer items-start gap-3 text-sm', className)}>
      <input {...props} type="checkbox" className="check mt-0.5" />
      <ChoiceText label={label} help={help} />
    </label>
  )
}

/** A radio button; use the same name for all buttons of a group. */
export function Radio({ label, help, className, ...props }: ChoiceProps) {
  return (
    <label className={classNames('flex cursor-pointer items-start gap-3 text-sm', className)}>
      <input {...props} type="radio" className="check mt-0.5" />
      <ChoiceText label={label} help={help} />
    </label>
  )
}

/** An on/off switch. */
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
