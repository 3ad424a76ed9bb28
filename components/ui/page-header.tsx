import { ChevronLeft } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from './link'

type PageHeaderProps = {
  title: ReactNode
  /** What this page is for, in one sentence. */
  description?: ReactNode
  /** Badges and the like, next to the title. */
  badges?: ReactNode
  actions?: ReactNode
  /** The parent page. */
  back?: { href: string; label: string }
}

/** The top of every page: where you are, what the page is for, what you can do. */
export function PageHeader({ title, description, badges, actions, back }: PageHeaderProps) {
  return (
    <header className="mb-6 flex flex-col gap-3 sm:mb-8">
      {back ? (
        <Link
          href={back.href}
          className="-ml-1 inline-flex w-fit items-center gap-1 rounded-md pr-1 text-sm text-muted hover:text-foreground"
        >
          <ChevronLeft aria-hidden className="size-4" />
          {back.label}
        </Link>
      ) : null}
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
        <div className="min-w-0 max-w-prose">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h1 className="min-w-0 text-2xl font-semibold tracking-tight [overflow-wrap:anywhere]">
              {title}
            </h1>
            {badges}
          </div>
          {description ? <p className="mt-1 text-muted">{description}</p> : null}
        </div>
        {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
      </div>
    </header>
  )
}

/** A heading within a page, above cards or a table. */
export function SectionHeader({ title, description, actions }: Omit<PageHeaderProps, 'back' | 'badges'>) {
  return (
    <div className="mb-3 flex flex-wrap items-end justify-between gap-x-4 gap-y-2">
      <div>
        <h2 className="text-lg font-semibold">{title}</h2>
        {description ? <p className="text-sm text-muted">{description}</p> : null}
      </div>
      {actions ? <div className="flex flex-wrap items-center gap-2">{actions}</div> : null}
    </div>
  )
}
