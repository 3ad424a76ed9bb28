import { classNames } from './class-names'

/** A gray placeholder where content will appear. */
export function Skeleton({ className }: { className?: string }) {
  return <div aria-hidden className={classNames('animate-pulse rounded-md bg-default', className)} />
}

/** The placeholder for a page that is loading: a heading, then rows. */
export function PageSkeleton({ rows = 6 }: { rows?: number }) {
  return (
    <div role="status">
      <span className="sr-only">Loading</span>
      <Skeleton className="h-8 w-56" />
      <Skeleton className="mt-3 h-4 w-96 max-w-full" />
      <div className="mt-8 flex flex-col gap-3">
        {Array.from({ length: rows }, (_, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the shapes have no identity
          <Skeleton key={row} className="h-12 w-full" />
        ))}
      </div>
    </div>
  )
}
