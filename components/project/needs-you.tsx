import { CircleCheck } from 'lucide-react'
import { ChannelChip } from '@/components/packages/channel-chip'
import { LinkButton } from '@/components/ui/button'
import { classNames } from '@/components/ui/class-names'
import { Link } from '@/components/ui/link'
import { RelativeTime } from '@/components/ui/relative-time'
import type { Tone } from '@/components/ui/status-badge'
import { hasPermission, type Role } from '@/lib/auth/permissions'
import type { Need } from '@/lib/overview/list-needs'
import { type NeedCounts, needKinds, sumNeeds } from '@/lib/overview/need-kinds'
import { needWords, placeOf } from './need-words'

type NeedsYouProps = {
  /** The project's path: "/workspace/project". */
  base: string
  counts: NeedCounts
  /** The first few of each kind. */
  needs: readonly Need[]
  role: Role
  /** The next step to suggest if nothing needs the person. */
  next: { href: string; label: string; title: string; text: string }
}

/**
 * What needs a person, at the top of the overview: grouped by kind, the most urgent first, each with a link to
 * resolve it.
 */
export function NeedsYou({ base, counts, needs, role, next }: NeedsYouProps) {
  const byKind = Map.groupBy(needs, ({ kind }) => kind)
  const groups = needKinds.filter((kind) => counts[kind] > 0)
  return (
    <section aria-labelledby="needs-you" className="card card--default">
      <header className="flex flex-wrap items-baseline gap-x-3 px-5 pt-4 pb-3">
        <h2 id="needs-you" className="text-base font-semibold">
          Needs you
        </h2>
        {groups.length ? (
          <p className="text-sm text-muted">
            {sumNeeds(counts) === 1 ? '1 entry' : `${sumNeeds(counts)} entries`}
          </p>
        ) : null}
      </header>
      {groups.length === 0 ? (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 px-5 pb-5">
          <CircleCheck aria-hidden className="size-5 shrink-0 text-success" />
          <p className="min-w-0 flex-1 basis-60 text-sm">
            <span className="font-medium">{next.title}</span> <span className="text-muted">{next.text}</span>
          </p>
          <LinkButton size="sm" href={next.href}>
            {next.label}
          </LinkButton>
        </div>
      ) : (
        <ul className="divide-y divide-separator border-t border-separator">
          {groups.map((kind) => {
            const words = needWords[kind]
            return (
              <li key={kind} className="flex flex-wrap items-start gap-x-4 gap-y-3 px-5 py-4">
                <div className="min-w-0 flex-1 basis-72">
                  <h3 className="flex items-center gap-2 text-sm font-semibold">
                    <span
                      aria-hidden
                      className={classNames('size-2 shrink-0 rounded-full', dot[words.tone])}
                    />
                    {words.title(counts[kind])}
                  </h3>
                  <p className="mt-0.5 text-sm text-muted">{words.means}</p>
                  <NeedList base={base} needs={byKind.get(kind) ?? []} />
                </div>
                <LinkButton size="sm" href={`${base}${words.path}`} className="shrink-0">
                  {hasPermission(role, words.needs) ? words.action : 'View'}
                  {hasPermission(role, words.needs) ? null : (
                    <span className="sr-only">: {words.title(counts[kind])}</span>
                  )}
                </LinkButton>
              </li>
            )
          })}
        </ul>
      )}
    </section>
  )
}

/** Entries of one kind, each with what happened and a link to its page. */
export function NeedList({ base, needs }: { base: string; needs: readonly Need[] }) {
  if (needs.length === 0) return null
  return (
    <ul className="mt-2 flex flex-col gap-1.5 text-sm">
      {needs.map((need) => (
        <li
          key={`${need.id}/${need.channel?.name ?? ''}`}
          className="flex flex-wrap items-baseline gap-x-3 gap-y-0.5"
        >
          <Link
            href={`${base}${placeOf(need.kind, need.id)}`}
            className="text-link inline-block max-w-full truncate font-medium"
          >
            {need.title || 'Untitled'}
          </Link>
          {need.channel && need.kind !== 'connection' ? (
            <ChannelChip
              platform={need.channel.platform}
              name={need.channel.name}
              handle={need.channel.handle}
            />
          ) : null}
          <span className="min-w-0 text-muted wrap-anywhere">
            <WhatHappened need={need} />
          </span>
        </li>
      ))}
    </ul>
  )
}

function WhatHappened({ need: { kind, detail, by, at } }: { need: Need }) {
  const time = at ? <RelativeTime at={at} /> : null
  switch (kind) {
    case 'changes_requested':
    case 'rejected':
      return (
        <>
          {by ? `${by}: ` : ''}
          {detail ? `“${detail}” ` : ''}
          {time}
        </>
      )
    case 'overdue':
      return time ? <>was due {time}</> : null
    case 'retrying':
      return (
        <>
          {detail} {time ? <>Next try {time}.</> : null}
        </>
      )
    case 'connection':
      return (
        <>
          {detail ?? (at && at > new Date() ? 'The connection expires' : 'The connection expired')}{' '}
          {detail ? null : time}
        </>
      )
    case 'returned':
      return time ? <>content changed {time}</> : null
    case 'takedown':
      return (
        <>
          {detail ?? 'We can’t delete it there. Delete it yourself, then tell us.'} {time}
        </>
      )
    case 'withdrawn':
      return time ? <>withdrawn {time}</> : null
    case 'held':
      return time ? <>content removed {time}</> : null
    default:
      return (
        <>
          {detail} {time}
        </>
      )
  }
}

const dot: Record<Tone, string> = {
  neutral: 'bg-muted',
  accent: 'bg-accent',
  success: 'bg-success',
  warning: 'bg-warning',
  danger: 'bg-danger',
}
