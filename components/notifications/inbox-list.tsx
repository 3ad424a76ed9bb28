'use client'

import { Check, Mail, MailOpen } from 'lucide-react'
import { useSubmit } from '@/components/forms/use-submit'
import { Button } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { RelativeTime } from '@/components/ui/relative-time'
import type { ActionResult } from '@/lib/actions/run-action'
import type { InboxEntry, MarkReadInput } from '@/lib/notifications/schemas'
import { inboxChanged } from './use-unread'

export type MarkRead = (
  input: MarkReadInput,
) => Promise<ActionResult<{ changed: number; unread: number; marked_at: string }>>

const notifyInboxChanged = () => window.dispatchEvent(new Event(inboxChanged))

/** Notifications, newest first. Opening one marks it as read. */
export function InboxList({ entries, mark }: { entries: readonly InboxEntry[]; mark: MarkRead }) {
  const { submit } = useSubmit({ failures: 'toast' })
  const set = (id: string, read: boolean) =>
    void submit(() => mark({ ids: [id], read }), { onDone: notifyInboxChanged })
  return (
    <ul className="card card--default divide-y divide-separator" aria-label="Notifications">
      {entries.map((entry) => (
        <li key={entry.id} className="flex items-start gap-3 px-4 py-3">
          <span
            aria-hidden
            className={classNames(
              'mt-2 size-2 shrink-0 rounded-full',
              entry.read ? 'bg-transparent' : 'bg-accent',
            )}
          />
          <div className="min-w-0 flex-1 text-sm">
            <Link
              href={entry.path}
              className={classNames('block wrap-anywhere hover:underline', !entry.read && 'font-semibold')}
              // Navigation does not wait for the request.
              onClick={() =>
                void (entry.read
                  ? undefined
                  : mark({ ids: [entry.id] }).then(notifyInboxChanged, () => undefined))
              }
            >
              {entry.title}
              {entry.read ? null : <span className="sr-only"> (unread)</span>}
            </Link>
            {entry.detail ? <p className="text-muted wrap-anywhere">{entry.detail}</p> : null}
            <p className="text-xs text-muted">
              {entry.place} · <RelativeTime at={entry.created_at} />
            </p>
          </div>
          <Button
            size="sm"
            variant="ghost"
            iconOnly
            aria-label={entry.read ? 'Mark as unread' : 'Mark as read'}
            onClick={() => set(entry.id, !entry.read)}
          >
            {entry.read ? <Mail aria-hidden /> : <MailOpen aria-hidden />}
          </Button>
        </li>
      ))}
    </ul>
  )
}

/** Marks everything as read, with an undo. */
export function MarkAllRead({ mark }: { mark: MarkRead }) {
  const { submit, pending } = useSubmit({ failures: 'toast' })
  const press = () => {
    let at = ''
    void submit(
      async () => {
        const answer = await mark({ all: true })
        if (answer.ok) at = answer.data.marked_at
        return answer
      },
      {
        done: ({ changed }) =>
          changed === 1 ? '1 notification marked as read.' : `${changed} notifications marked as read.`,
        undo: {
          label: 'Undo',
          action: async () => {
            const answer = await mark({ undo: at })
            notifyInboxChanged()
            return answer
          },
        },
        onDone: notifyInboxChanged,
      },
    )
  }
  return (
    <Button size="sm" pending={pending} onClick={press}>
      <Check aria-hidden />
      Mark all as read
    </Button>
  )
}
