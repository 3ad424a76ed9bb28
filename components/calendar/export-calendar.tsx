'use client'

import { Download } from 'lucide-react'
import { useState } from 'react'
import { ActionButton } from '@/components/forms/action-button'
import { ActionForm } from '@/components/forms/action-form'
import type { BoundAction } from '@/components/forms/call-action'
import { Input } from '@/components/forms/controls'
import { Field } from '@/components/forms/field'
import { buttonClass } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { CopyValue } from '@/components/ui/copy-button'
import { DialogButton } from '@/components/ui/dialog'
import { RelativeTime } from '@/components/ui/relative-time'
import type { ActionResult } from '@/lib/actions/run-action'

/** A secret calendar URL, as listed. */
export type FeedView = { id: string; name: string; lastReadAt: string | null; revoke: BoundAction }

type ExportCalendarProps = {
  /** The URL of the CSV file with the days and filters shown. */
  csv: string
  /** The secret URLs; absent for people who may not create any. */
  feeds?: readonly FeedView[] | undefined
  create: (input: { name: string }) => Promise<ActionResult<{ url: string }>>
}

/** Offers the posts shown as a CSV file, and secret URLs that calendar programs can subscribe to. */
export function ExportCalendar({ csv, feeds, create }: ExportCalendarProps) {
  return (
    <DialogButton label="Export" title="Export calendar" wide>
      <div className="flex flex-col gap-6">
        <section className="flex flex-col gap-2">
          <h3 className="font-medium">Spreadsheet</h3>
          <p className="text-sm text-muted">
            The posts that are shown now, with your filters, as a CSV file.
          </p>
          <a href={csv} download className={buttonClass({}, 'self-start')}>
            <Download aria-hidden />
            Download CSV
          </a>
        </section>
        {feeds ? <Feeds feeds={feeds} create={create} /> : null}
      </div>
    </DialogButton>
  )
}

function Feeds({ feeds, create }: { feeds: readonly FeedView[]; create: ExportCalendarProps['create'] }) {
  const [url, setUrl] = useState<string>()
  return (
    <section className="flex flex-col gap-3">
      <h3 className="font-medium">Calendar programs</h3>
      <p className="text-sm text-muted">
        Google Calendar, Outlook and Apple Calendar can subscribe to a secret URL. It shows posts from 90 days
        back to a year ahead.
      </p>
      {url ? (
        <>
          <CopyValue value={url} label="Copy secret URL" />
          <Callout tone="warning" title="Treat this URL like a password">
            Copy it now, because we can’t show it again. Anyone who has it can see the calendar of this
            project until you revoke it.
          </Callout>
        </>
      ) : (
        <ActionForm
          action={(values) => create({ name: String(values.name ?? '') })}
          submitLabel="Create secret URL"
          staysOpen
          isPart
          onDone={(data) => setUrl(data.url)}
        >
          <Field name="name" label="Name" required help="What will read it, such as “Team calendar”.">
            <Input maxLength={100} autoComplete="off" />
          </Field>
        </ActionForm>
      )}
      {feeds.length ? (
        <ul className="divide-y divide-separator rounded-lg border border-border text-sm">
          {feeds.map((feed) => (
            <li key={feed.id} className="flex flex-wrap items-center gap-x-3 gap-y-1 px-3 py-2">
              <span className="min-w-0 flex-1 truncate font-medium">{feed.name}</span>
              <span className="text-muted">
                {feed.lastReadAt ? (
                  <>
                    Last read <RelativeTime at={new Date(feed.lastReadAt)} />
                  </>
                ) : (
                  'Not read yet'
                )}
              </span>
              <ActionButton
                size="sm"
                variant="danger-outline"
                action={feed.revoke}
                done={`The URL of “${feed.name}” was revoked.`}
                aria-label={`Revoke the URL of “${feed.name}”`}
              >
                Revoke
              </ActionButton>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  )
}
