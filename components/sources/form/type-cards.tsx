import { Link } from '@/components/ui/link'
import type { SourceIcon as IconName } from '@/lib/sources/connector'
import { SourceIcon } from '../source-icon'

export type SourceType = { type: string; label: string; description: string; icon?: IconName }

/** The source types to choose from. Each is a link, so the choice is part of the URL. */
export function TypeCards({ types, href }: { types: SourceType[]; href: string }) {
  return (
    <nav aria-label="Source type">
      <ul className="grid gap-3 sm:grid-cols-2 lg:grid-cols-3">
        {types.map(({ type, label, description, icon }) => (
          <li
            key={type}
            className="card card--default relative flex-row items-start gap-3 p-4 transition-colors focus-within:border-focus hover:border-border-tertiary"
          >
            <TypeIcon icon={icon} />
            <div className="min-w-0">
              {/* The whole card is clickable, but only the label is the link's accessible name. */}
              <Link
                href={`${href}?type=${encodeURIComponent(type)}`}
                className="font-semibold after:absolute after:inset-0 after:rounded-xl"
              >
                {label}
              </Link>
              <p className="text-sm text-muted">{description}</p>
            </div>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** The chosen source type, shown above its form, with a link back to the others. */
export function ChosenType({ type, href }: { type: SourceType; href: string }) {
  return (
    <div className="mb-5 flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
      <TypeIcon icon={type.icon} />
      <span className="min-w-0 flex-1 basis-60">
        <span className="block font-semibold">{type.label}</span>
        <span className="block text-muted">{type.description}</span>
      </span>
      <Link href={href} className="text-link">
        Another source type
      </Link>
    </div>
  )
}

function TypeIcon({ icon }: { icon: IconName | undefined }) {
  return (
    <span className="grid size-9 shrink-0 place-content-center rounded-lg bg-accent-soft text-accent-soft-foreground">
      <SourceIcon icon={icon} className="size-4.5" />
    </span>
  )
}
