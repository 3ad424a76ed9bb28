import { CalendarDays, ChevronLeft, ChevronRight } from 'lucide-react'
import type { Metadata } from 'next'
import { CalendarWeek } from '@/components/packages/calendar-week'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { requireProject } from '@/lib/auth/require-project'
import { thumbnailAddress } from '@/lib/media/thumbnails/thumbnail-address'
import { listCalendar } from '@/lib/packages/list-calendar'
import { addDays } from '@/lib/time-zones/days'
import { dayOf } from '@/lib/time-zones/wall-time'
import type { ProjectPlace } from '../project-page'
import { daysOf, mondayOf, nameOfWeek } from './week'

export const metadata: Metadata = { title: 'Calendar' }

type Props = {
  params: Promise<ProjectPlace>
  searchParams: Promise<{ week?: string | string[] }>
}

export default async function CalendarPage({ params, searchParams }: Props) {
  const { org, project } = await params
  const ctx = await requireProject('read', org, project)
  const now = new Date()
  const today = dayOf(now, 'UTC')
  const thisWeek = mondayOf(today, today)
  const monday = mondayOf([(await searchParams).week].flat()[0], today)
  const base = `/${org}/${project}`
  const week = (day: string) => `${base}/calendar${day === thisWeek ? '' : `?week=${day}`}`
  // A day more on either side: the person's week is not the server's.
  const entries = await listCalendar(ctx, {
    from: new Date(`${addDays(monday, -1)}T00:00:00Z`),
    until: new Date(`${addDays(monday, 8)}T00:00:00Z`),
  })
  return (
    <>
      <PageHeader
        title="Calendar"
        description="Scheduled and published posts, week by week."
        actions={
          <nav aria-label="Weeks" className="flex items-center gap-2">
            <LinkButton href={week(addDays(monday, -7))} iconOnly aria-label="Previous week" rel="prev">
              <ChevronLeft aria-hidden />
            </LinkButton>
            {monday === thisWeek ? null : <LinkButton href={week(thisWeek)}>This week</LinkButton>}
            <LinkButton href={week(addDays(monday, 7))} iconOnly aria-label="Next week" rel="next">
              <ChevronRight aria-hidden />
            </LinkButton>
          </nav>
        }
      />
      <p className="mb-4 text-lg font-semibold">{nameOfWeek(monday)}</p>
      {entries.length ? (
        <CalendarWeek
          days={daysOf(monday)}
          now={now.toISOString()}
          rows={entries.map((entry) => ({
            ...entry,
            id: entry.packageId,
            thumbnail: thumbnailAddress({ kind: 'packages', id: entry.packageId }, entry.image),
            href: `${base}/packages/${entry.packageId}`,
            at: entry.at.toISOString(),
          }))}
        />
      ) : (
        <EmptyState
          icon={<CalendarDays />}
          title="No posts this week"
          action={<LinkButton href={`${base}/review?status=approved`}>View approved posts</LinkButton>}
        >
          Approve a post and schedule it. It then appears here on its day.
        </EmptyState>
      )}
    </>
  )
}
