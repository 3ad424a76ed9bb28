import type { ReactNode } from 'react'
import { classNames } from './class-names'

type CardProps = {
  title?: ReactNode
  /** One sentence under the title. */
  description?: ReactNode
  /** Buttons to the right of the title. */
  actions?: ReactNode
  /** Shown at the bottom, below a separator line. */
  footer?: ReactNode
  /** Lets the content touch the edges: for tables and lists. */
  flush?: boolean
  id?: string
  className?: string
  children?: ReactNode
}

/** A framed section of a page, with an optional heading of its own. */
export function Card({ title, description, actions, footer, flush, id, className, children }: CardProps) {
  const headed = title || description || actions
  return (
    <section id={id} className={classNames('card card--default', className)}>
      {headed ? (
        <header
          className={classNames(
            'flex flex-wrap items-start justify-between gap-x-6 gap-y-3 px-5 pt-4',
            children ? 'pb-3' : 'pb-4',
          )}
        >
          <div className="min-w-0 flex-1 basis-40">
            {title ? <h2 className="text-base font-semibold text-foreground">{title}</h2> : null}
            {description ? <p className="mt-0.5 text-sm text-muted">{description}</p> : null}
          </div>
          {actions ? <div className="flex shrink-0 flex-wrap items-center gap-2">{actions}</div> : null}
        </header>
      ) : null}
      {children ? (
        <div className={flush ? '' : classNames('px-5 pb-5', !headed && 'pt-5')}>{children}</div>
      ) : null}
      {footer ? (
        <footer className="flex flex-wrap items-center justify-between gap-3 rounded-b-xl border-t border-separator bg-surface-secondary px-5 py-3 text-sm text-muted">
          {footer}
        </footer>
      ) : null}
    </section>
  )
}
