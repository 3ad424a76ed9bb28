import { Check } from 'lucide-react'
import Link from 'next/link'
import { classNames } from '@/components/ui/class-names'

export type SourceType = { type: string; label: string; description: string }

/** The kinds of sources to choose from; each is a link, so the choice is in the address. */
export function TypeCards({ types, chosen, href }: { types: SourceType[]; chosen?: string; href: string }) {
  return (
    <nav aria-label="Kind of source" className="mb-6 grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
      {types.map(({ type, label, description }) => (
        <Link
          key={type}
          href={`${href}?type=${encodeURIComponent(type)}`}
          aria-current={type === chosen ? 'true' : undefined}
          className={classNames(
            'card card--default relative gap-1 p-4 transition-colors hover:border-border-tertiary',
            type === chosen && 'border-accent bg-accent-soft',
          )}
        >
          <span className="flex items-center justify-between gap-2 font-semibold">
            {label}
            {type === chosen ? <Check aria-hidden className="size-4 text-accent" /> : null}
          </span>
          <span className="text-sm text-muted">{description}</span>
        </Link>
      ))}
    </nav>
  )
}
