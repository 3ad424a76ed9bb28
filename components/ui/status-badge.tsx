import type { ReactNode } from 'react'
import { classNames } from './class-names'

export type Tone = 'neutral' | 'accent' | 'success' | 'warning' | 'danger'

/** How a state is displayed: its label, and a tone for how good or bad it is. */
export type StateWords = { label: string; tone: Tone }

const chip: Record<Tone, string> = {
  neutral: 'chip--default',
  accent: 'chip--accent',
  success: 'chip--success',
  warning: 'chip--warning',
  danger: 'chip--danger',
}

const dot: Record<Tone, string> = {
  neutral: 'bg-muted',
  accent: 'bg-accent',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
}

type StatusBadgeProps = {
  tone: Tone
  busy?: boolean
  /** For longer text: it wraps to two lines if there is not enough room. */
  long?: boolean
  children: ReactNode
}

/** A state in words with a dot in its tone; `busy` makes the dot pulse while something is in progress. */
export function StatusBadge({ tone, busy, long, children }: StatusBadgeProps) {
  return (
    <span
      className={classNames('chip chip--soft gap-1.5', long ? 'max-w-full' : 'whitespace-nowrap', chip[tone])}
    >
      <span
        aria-hidden
        className={classNames('size-1.5 shrink-0 rounded-full', dot[tone], busy && 'animate-pulse')}
      />
      <span>{children}</span>
    </span>
  )
}

/** An unobtrusive label: a tag, a type, a language. */
export function Chip({ children, title }: { children: ReactNode; title?: string }) {
  return (
    <span
      title={title}
      className="inline-flex max-w-full items-center gap-1 truncate rounded-md bg-default-soft px-1.5 py-0.5 text-xs font-medium text-default-soft-foreground"
    >
      {children}
    </span>
  )
}
