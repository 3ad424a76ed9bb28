import { ChevronRight } from 'lucide-react'
import type { ReactNode } from 'react'

type ForDevelopersProps = {
  /** What is inside, for people who look for it. */
  about: string
  /** Whether it is open from the start. */
  open?: boolean
  children: ReactNode
}

/** The end of a page: what only developers need, such as URLs, secrets and code (spec/words#5). */
export function ForDevelopers({ about, open, children }: ForDevelopersProps) {
  return (
    <details className="group" open={open}>
      <summary className="flex w-fit cursor-pointer flex-wrap items-baseline gap-x-2 rounded-lg py-1">
        <ChevronRight
          aria-hidden
          className="size-4 shrink-0 self-center text-muted transition-transform group-open:rotate-90"
        />
        <h2 className="text-base font-semibold">For developers</h2>
        <span className="text-sm text-muted">{about}</span>
      </summary>
      <div className="mt-4 flex flex-col gap-6">{children}</div>
    </details>
  )
}
