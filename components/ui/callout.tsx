import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { classNames } from './class-names'
import type { Tone } from './status-badge'

const look: Record<Tone, { box: string; icon: typeof Info }> = {
  neutral: { box: 'bg-surface-secondary text-foreground', icon: Info },
  accent: { box: 'bg-accent-soft text-accent-soft-foreground', icon: Info },
  success: { box: 'bg-success-soft text-success-soft-foreground', icon: CircleCheck },
  warning: { box: 'bg-warning-soft text-warning-soft-foreground', icon: TriangleAlert },
  danger: { box: 'bg-danger-soft text-danger-soft-foreground', icon: CircleAlert },
}

type CalloutProps = {
  tone?: Tone
  title?: ReactNode
  actions?: ReactNode
  role?: 'alert' | 'status'
  children?: ReactNode
}

/** A notice about something on this page, with what to do about it. */
export function Callout({ tone = 'neutral', title, actions, role, children }: CalloutProps) {
  const Icon = look[tone].icon
  return (
    <div role={role} className={classNames('flex gap-3 rounded-xl px-4 py-3 text-sm', look[tone].box)}>
      <Icon aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="min-w-0 flex-1">
        {title ? <p className="font-semibold">{title}</p> : null}
        {children ? (
          <div className={classNames(title ? 'mt-0.5' : '', 'text-foreground')}>{children}</div>
        ) : null}
        {actions ? <div className="mt-3 flex flex-wrap gap-2">{actions}</div> : null}
      </div>
    </div>
  )
}
