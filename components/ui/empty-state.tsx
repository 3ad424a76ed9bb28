import type { ReactNode } from 'react'

type EmptyStateProps = {
  icon?: ReactNode
  /** What is missing: "No sources yet". */
  title: string
  /** What to do next, in a sentence or two. */
  children?: ReactNode
  /** The button for that step. */
  action?: ReactNode
}

/** Takes the place of an empty list, and says what to do next. */
export function EmptyState({ icon, title, children, action }: EmptyStateProps) {
  return (
    <div className="flex flex-col items-center rounded-xl border border-dashed border-border-secondary px-6 py-12 text-center">
      {icon ? (
        <div
          aria-hidden
          className="mb-4 grid size-11 place-content-center rounded-xl bg-accent-soft text-accent-soft-foreground [&_svg]:size-5"
        >
          {icon}
        </div>
      ) : null}
      <h2 className="text-base font-semibold">{title}</h2>
      {children ? <div className="mt-1 max-w-md text-sm text-muted">{children}</div> : null}
      {action ? <div className="mt-5 flex flex-wrap justify-center gap-2">{action}</div> : null}
    </div>
  )
}
