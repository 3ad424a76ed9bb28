'use client'

import { usePathname } from 'next/navigation'
import { countWords } from '@/components/ui/count'
import { Link } from '@/components/ui/link'
import type { NavItem } from './nav'

/** The links at the side, with the current one marked. */
export function NavLinks({ items, label }: { items: readonly NavItem[]; label: string }) {
  const path = usePathname()
  return (
    <nav aria-label={label}>
      <ul className="flex flex-col gap-0.5">
        {items.map((item) => {
          const below = (href: string) => path.startsWith(`${href}/`)
          const current =
            path === item.href ||
            (!item.exact && below(item.href)) ||
            Boolean(item.also && (path === item.also || below(item.also)))
          return (
            <li key={item.href}>
              <Link href={item.href} className="nav-link" aria-current={current ? 'page' : undefined}>
                <span aria-hidden className="contents">
                  {item.icon}
                </span>
                <span className="flex-1">{item.label}</span>
                {item.count ? (
                  <span className="rounded-full bg-accent-soft px-1.5 text-xs font-semibold tabular-nums text-accent-soft-foreground">
                    {countWords(item.count)}
                    <span className="sr-only"> {item.counts ?? 'waiting'}</span>
                  </span>
                ) : null}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
