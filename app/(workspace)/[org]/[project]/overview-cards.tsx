import Link from 'next/link'
import type { ReactNode } from 'react'
import { ChannelChip } from '@/components/packages/channel-chip'
import { TextLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { RelativeTime } from '@/components/ui/relative-time'
import type { Overview } from '@/lib/projects/get-overview'

/** What waits, what is planned, what came in and what went out: a few of each, with the way to all. */
export function OverviewCards({ base, overview }: { base: string; overview: Overview }) {
  const { waiting, planned, syncs, posts, has } = overview
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <ListCard
          title="Waiting for review"
          all={{ href: `${base}/review`, label: 'All in review' }}
          empty={
            has.items
              ? 'Nothing waits. New content arrives here by itself.'
              : 'Posts made from your content will wait here for a yes.'
          }
          rows={waiting.map((one) => ({
            key: one.id,
            href: `${base}/packages/${one.id}`,
            label: one.title,
            at: one.at,
          }))}
        />
        <ListCard
          title="Came in"
          all={{ href: `${base}/items`, label: 'All items' }}
          empty="Nothing has been synced yet."
          rows={syncs.map((one) => ({
            key: one.id,
            href: `${base}/sources/${one.id}`,
            label: one.name,
            note: syncWords(one),
            at: one.at,
          }))}
        />
      </div>
      <div className="flex min-w-0 flex-col gap-6">
        <ListCard
          title="Scheduled next"
          all={{ href: `${base}/calendar`, label: 'The calendar' }}
          empty="Nothing is scheduled. Approve a package and choose a time."
          rows={planned.map((one) => ({
            key: one.id,
            href: `${base}/packages/${one.id}`,
            label: one.title,
            at: one.at,
          }))}
        />
        <ListCard
          title="Went out"
          all={{ href: `${base}/review?status=published`, label: 'All published' }}
          empty="Nothing has been published yet."
          rows={posts.map((one) => ({
            key: one.id,
            href: `${base}/packages/${one.packageId}`,
            label: one.title,
            note:
              one.channel && one.platform ? (
                <ChannelChip platform={one.platform} name={one.channel} handle={one.handle} />
              ) : (
                'a removed channel'
              ),
            at: one.at,
          }))}
        />
      </div>
    </div>
  )
}

function syncWords({ created, updated, failed }: Overview['syncs'][number]): ReactNode {
  if (failed) return <span className="text-danger-soft-foreground">Last attempt failed</span>
  const parts = [created ? `${created} new` : '', updated ? `${updated} changed` : ''].filter(Boolean)
  return parts.join(', ') || 'nothing new'
}

type Row = { key: string; href: string; label: string; note?: ReactNode; at: Date }

function ListCard({
  title,
  all,
  rows,
  empty,
}: {
  title: string
  all: { href: string; label: string }
  rows: Row[]
  empty: string
}) {
  return (
    <Card
      title={title}
      actions={
        rows.length ? (
          <TextLink href={all.href} className="text-sm">
            {all.label}
          </TextLink>
        ) : null
      }
      flush
    >
      {rows.length === 0 ? (
        <p className="px-5 pb-5 text-sm text-muted">{empty}</p>
      ) : (
        <ul className="divide-y divide-separator border-t border-separator text-sm">
          {rows.map((row) => (
            <li key={row.key}>
              <Link
                href={row.href}
                className="flex items-baseline justify-between gap-4 px-5 py-2.5 last:rounded-b-xl hover:bg-surface-hover"
              >
                <span className="min-w-0 flex-1 truncate font-medium">{row.label}</span>
                {row.note ? <span className="max-w-[60%] truncate text-muted">{row.note}</span> : null}
                <RelativeTime at={row.at} className="text-muted" />
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
