'use client'

import { Bell } from 'lucide-react'
import { usePathname } from 'next/navigation'
import { useEffect, useState } from 'react'
import { callRoute } from '@/components/forms/call-route'
import { countWords } from '@/components/ui/count'
import { Link } from '@/components/ui/link'

const everyMs = 60_000
/** Said by the inbox when something in it was marked. */
export const inboxChanged = 'tributary:inbox-changed'

/** The way to the inbox, with how many are unread: asked for once a minute while the page can be seen, and when one comes back to it. */
export function InboxBell({ compact }: { compact?: boolean }) {
  const [unread, setUnread] = useState(0)
  const current = usePathname() === '/account/inbox'

  useEffect(() => {
    const stopped = new AbortController()
    const look = async () => {
      if (document.visibilityState !== 'visible') return
      const request = { signal: stopped.signal, lost: '' }
      const answer = await callRoute<{ unread: number }>('/api/notifications/unread', request).catch(
        () => undefined,
      )
      // Without an answer the last count stays: the next look tells.
      if (answer?.ok) setUnread(answer.data.unread)
    }
    void look()
    const timer = setInterval(() => void look(), everyMs)
    const again = () => void look()
    document.addEventListener('visibilitychange', again)
    window.addEventListener(inboxChanged, again)
    return () => {
      stopped.abort()
      clearInterval(timer)
      document.removeEventListener('visibilitychange', again)
      window.removeEventListener(inboxChanged, again)
    }
  }, [])

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
