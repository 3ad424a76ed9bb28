'use client'

import { createContext, type ReactNode, use, useId } from 'react'
import type { FieldError } from '@/lib/errors'
import { pointerOf } from './form-values'

/** Field errors from the last submission of the surrounding form. */
export const FormErrorsContext = createContext<readonly FieldError[]>([])

type FieldWiring = {
  id: string
  name: string
  required: boolean
  describedBy: string | undefined
  invalid: boolean
}

const FieldContext = createContext<FieldWiring | null>(null)

/**
 * Returns the name, ID and ARIA attributes for the control inside a `Field`; the control's own props take
 * precedence.
 */
export function useField() {
  const field = use(FieldContext)
  if (!field) return {}
  return {
    id: field.id,
    name: field.name,
    required: field.required || undefined,
    'aria-describedby': field.describedBy,
    'aria-invalid': field.invalid || undefined,
  }
}

type FieldProps = {
  /** The value's name in the action's input, with dots for nesting ("config.base_url"). */
  name: string
  label: ReactNode
  help?: ReactNode
  /** An error known before submitting; errors from the action are found by name. */
  error?: string
  required?: boolean
  /** Marks the label of a value that may be left out. */
  optional?: boolean
  /** Whether the label is visible to screen readers only. */
  hideLabel?: boolean
  className?: string
  /** Exactly one control: Input, Textarea, Select or TagInput. */
  children: ReactNode
}

/** A label, its control, and the help and error texts below it, connected for screen readers. */
export function Field(props: FieldProps) {
  const { name, label, help, error, required = false, optional, hideLabel, className, children } = props
  const id = useId()
  const sent = useFieldError(name)
  const wrong = error ?? sent
  const helpId = help ? `${id}-help` : undefined
  const errorId = wrong ? `${id}-error` : undefined

  return (
    <div className={className}>
      <label
        htmlFor={id}
        className={
          hideLabel ? 'sr-only' : 'mb-1.5 flex items-baseline justify-between gap-2 text-sm font-medium'
        }
      >
        <span>
          {label}
          {required ? (
            <span aria-hidden className="ml-0.5 text-danger">
              *
            </span>
          ) : null}
        </span>
        {optional ? <span className="text-xs font-normal text-muted">Optional</span> : null}
      </label>
      <FieldContext
        value={{ id, name, required, describedBy: describedBy(errorId, helpId), invalid: Boolean(wrong) }}
      >
        {children}
      </FieldContext>
      <FieldMessage id={errorId}>{wrong}</FieldMessage>
      {help ? (
        <p id={helpId} className="mt-1.5 text-xs text-muted">
          {help}
        </p>
      ) : null}
    </div>
  )
}

/**
 * Returns the errors that the last submission of the surrounding form found in a value or anything inside it; with
 * `itself`, only in the value itself.
 */
export function useFieldError(name: string, { itself = false } = {}): string | undefined {
  const pointer = pointerOf(name)
  const found = use(FormErrorsContext).filter((error) =>
    itself ? error.pointer === pointer : isErrorOfField(error.pointer, pointer),
  )
  return found.length > 0 ? found.map(({ detail }) => detail).join(' ') : undefined
}

/** The error below a field; reference its ID in `aria-describedby`. Renders nothing without a text. */
export function FieldMessage({ id, children }: { id: string | undefined; children: string | undefined }) {
  if (!children) return null
  return (
    <p id={id} data-field-error className="mt-1.5 text-sm text-danger-soft-foreground">
      {children}
    </p>
  )
}

/** Joins IDs for `aria-describedby`. */
export const describedBy = (...ids: (string | false | undefined)[]): string | undefined =>
  ids.filter(Boolean).join(' ') || undefined

/** Whether an error is shown at a field: one inside a list or an object belongs to the field that contains it. */
export function isErrorOfField(errorPointer: string, fieldPointer: string): boolean {
  return errorPointer === fieldPointer || errorPointer.startsWith(`${fieldPointer}/`)
}
