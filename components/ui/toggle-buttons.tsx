import type { ReactNode } from 'react'
import { classNames } from './class-names'

type ToggleButtonsProps<V extends string> = {
  /** What is being chosen, for screen readers. */
  label: string
  options: readonly { value: V; label: ReactNode }[]
  /** The value, or values, switched on. */
  chosen: V | readonly V[]
  onToggle: (value: V) => void
  /** Shown after the buttons. */
  children?: ReactNode
  className?: string
}

/** A row of small toggle buttons: one of several views, or any of several days. */
export function ToggleButtons<V extends string>(props: ToggleButtonsProps<V>) {
  const { label, options, chosen, onToggle, children, className } = props
  const isOn = (value: V): boolean => (typeof chosen === 'string' ? chosen === value : chosen.includes(value))
  return (
    <fieldset className={classNames('flex flex-wrap items-center gap-1', className)}>
      <legend className="sr-only">{label}</legend>
      {options.map(({ value, label: words }) => (
        <button
          key={value}
          type="button"
          aria-pressed={isOn(value)}
          className={classNames(
            'cursor-pointer rounded-md border px-2.5 py-1 text-sm max-sm:px-2',
            isOn(value)
              ? 'border-accent bg-default-soft font-medium text-foreground'
              : 'border-border text-muted hover:text-foreground',
          )}
          onClick={() => onToggle(value)}
        >
          {words}
        </button>
      ))}
      {children}
    </fieldset>
  )
}
