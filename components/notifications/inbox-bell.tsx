'use client'

import { Bell } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { countWords } from '@/components/ui/count'
import { Link } from '@/components/ui/link'
import { useUnread } from './use-unread'

/** A link to the inbox with the number of unread notifications. */
export function InboxBell({ compact }: { compact?: boolean }) {
  const unread = useUnread()
  const current = usePathname() === '/account/inbox'

  return (
    <Link
      href="/account/inbox"
      className={compact ? 'button button--ghost button--icon-only relative' : 'nav-link'}
      aria-current={current ? 'page' : undefined}
      aria-label={compact ? `Inbox${unread ? `, ${unread} unread` : ''}` : undefined}
    >
      <Bell aria-hidden />
      {compact ? null : <span className="flex-1">Inbox</span>}
      {unread > 0 ? (
        <span
          className={
            compact
              ? 'absolute top-1 right-1 size-2 rounded-full bg-accent'
              : 'rounded-full bg-accent-soft px-1.5 text-xs font-semibold tabular-nums text-accent-soft-foreground'
          }
        >
          {compact ? null : (
            <>
              {unread >= 100 ? '99+' : countWords(unread)}
              <span className="sr-only"> unread</span>
            </>
          )}
        </span>
      ) : null}
    </Link>
  )
}
