import type { ReactNode } from 'react'
import { ChannelChip } from '@/components/packages/channel-chip'
import { TextLink } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { LocalTime } from '@/components/ui/local-time'
import { RelativeTime } from '@/components/ui/relative-time'
import type { Overview } from '@/lib/overview/get-overview'

/** What waits for review, what is planned, what came in and what was published: a few of each, with a link to all. */
export function OverviewCards({ base, overview }: { base: string; overview: Overview }) {
  const { waiting, planned, syncs, posts, has } = overview
  return (
    <div className="grid gap-6 lg:grid-cols-2">
      <div className="flex min-w-0 flex-col gap-6">
        <ListCard
          title="Waiting for review"
          all={{ href: `${base}/review`, label: 'View all in review' }}
          empty={
            has.items
              ? 'No posts need review. New ones appear here automatically.'
              : 'Posts created from your content appear here for approval.'
          }
          rows={waiting.map((one) => ({
            key: one.id,
            href: `${base}/packages/${one.id}`,
            label: one.title,
            at: one.at,
          }))}
        />
        <ListCard
          title="New content"
          all={{ href: `${base}/items`, label: 'View all content' }}
          empty="No content yet. It appears here after the first sync."
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
          all={{ href: `${base}/calendar`, label: 'View calendar' }}
          empty="No scheduled posts. Approve a post, then schedule it."
          rows={planned.map((one) => ({
            key: `${one.id} ${one.channel} ${one.at.getTime()}`,
            planned: true,
            href: `${base}/packages/${one.id}`,
            label: one.title,
            note:
              one.channel && one.platform ? (
                <ChannelChip platform={one.platform} name={one.channel} handle={one.handle} />
              ) : undefined,
            at: one.at,
          }))}
        />
        <ListCard
          title="Recently published"
          all={{ href: `${base}/review?status=published`, label: 'View all published' }}
          empty="No published posts yet. They appear here with a link to the network."
          rows={posts.map((one) => ({
            key: one.id,
            href: `${base}/packages/${one.packageId}`,
            label: one.title,
            note:
              one.channel && one.platform ? (
                <ChannelChip platform={one.platform} name={one.channel} handle={one.handle} />
              ) : (
                'a disconnected channel'
              ),
            at: one.at,
          }))}
        />
      </div>
    </div>
  )
}

function syncWords({ created, updated, failed }: Overview['syncs'][number]): ReactNode {
  if (failed) return <span className="text-danger-soft-foreground">Last sync failed</span>
  const parts = [created ? `${created} new` : '', updated ? `${updated} updated` : ''].filter(Boolean)
  return parts.join(', ') || 'no changes'
}

type Row = { key: string; href: string; label: string; note?: ReactNode; at: Date; planned?: boolean }

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
                className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1 px-5 py-2.5 last:rounded-b-xl hover:bg-surface-hover"
              >
                <span
                  className={classNames(
                    'flex-1 truncate font-medium',
                    row.note ? 'min-w-full sm:min-w-0' : 'min-w-0',
                  )}
                >
                  {row.label}
                </span>
                {row.note ? <span className="max-w-[60%] truncate text-muted">{row.note}</span> : null}
                {row.planned ? (
                  <LocalTime at={row.at} className="text-muted" />
                ) : (
                  <RelativeTime at={row.at} inLink className="text-muted" />
                )}
              </Link>
            </li>
          ))}
        </ul>
      )}
    </Card>
  )
}
