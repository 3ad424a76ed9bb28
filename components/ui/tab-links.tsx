import { countWordsTo } from './count'
import { Link } from './link'

type TabLinksProps = {
  label: string
  tabs: { id: string; label: string; href: string; count?: number }[]
  current: string
  /** The limit up to which was counted; a higher count is shown as "100+". */
  countsEndAt?: number | undefined
}

/** Tabs as links: the URL determines which one is open. */
export function TabLinks({ label, tabs, current, countsEndAt }: TabLinksProps) {
  return (
    <nav aria-label={label} className="mb-6 border-b border-border">
      <ul className="-mb-px flex flex-wrap gap-x-6 px-0.5">
        {tabs.map((tab) => (
          <li key={tab.id}>
            <Link
              href={tab.href}
              scroll={false}
              className="tab"
              aria-current={tab.id === current ? 'page' : undefined}
            >
              {tab.label}
              {tab.count === undefined ? null : (
                <span className="rounded-full bg-default-soft px-1.5 text-xs tabular-nums text-default-soft-foreground">
                  {countWordsTo(tab.count, countsEndAt)}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
