import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { LocalTime } from '@/components/ui/local-time'

type AtAGlanceProps = {
  base: string
  /** The next scheduled post. */
  next: { id: string; title: string; at: Date } | undefined
  /** The number of posts published this week and the week before. */
  published: { thisWeek: number; lastWeek: number }
  sources: { all: number; attention: number }
}

/** What goes out next, what was published and how the sources are doing, each as a link to more. */
export function AtAGlance({ base, next, published, sources }: AtAGlanceProps) {
  return (
    <dl className="grid gap-4 sm:grid-cols-3">
      <Tile
        label="Goes out next"
        href={next ? `${base}/packages/${next.id}` : `${base}/review?status=approved`}
      >
        {next ? (
          <>
            <span className="block truncate font-semibold">{next.title}</span>
            <LocalTime at={next.at} className="text-sm text-muted" />
          </>
        ) : (
          <>
            <span className="block font-semibold">Nothing scheduled</span>
            <span className="text-sm text-muted">View approved posts</span>
          </>
        )}
      </Tile>
      <Tile label="Published this week" href={`${base}/calendar`}>
        <span className="block font-semibold tabular-nums">{published.thisWeek}</span>
        <span className="text-sm text-muted">{published.lastWeek} last week</span>
      </Tile>
      <Tile label="Source health" href={`${base}/sources`}>
        {sources.all === 0 ? (
          <span className="block font-semibold">No sources yet</span>
        ) : sources.attention === 0 ? (
          <>
            <span className="block font-semibold">
              {sources.all === 1 ? 'Working' : `All ${sources.all} working`}
            </span>
            <span className="text-sm text-muted">No problems</span>
          </>
        ) : (
          <>
            <span className="block font-semibold">
              {sources.attention === 1 ? 'One needs' : `${sources.attention} need`} attention
            </span>
            <span className="text-sm text-muted">of {sources.all}</span>
          </>
        )}
      </Tile>
    </dl>
  )
}

function Tile({ label, href, children }: { label: string; href: string; children: ReactNode }) {
  return (
    <div className="card card--default relative min-w-0 p-4 hover:border-border-tertiary">
      <dt className="text-sm text-muted">
        <Link href={href} className="after:absolute after:inset-0 after:rounded-xl">
          {label}
        </Link>
      </dt>
      <dd className="mt-1 min-w-0">{children}</dd>
    </div>
  )
}
