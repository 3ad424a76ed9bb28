import { CalendarDays } from 'lucide-react'
import type { Metadata } from 'next'
import { cookies } from 'next/headers'
import { CalendarBoard } from '@/components/calendar/calendar-board'
import { CalendarToolbar } from '@/components/calendar/calendar-toolbar'
import { calendarStateLooks } from '@/components/calendar/state-mark'
import { FilterBar } from '@/components/data-table/filter-bar'
import { LinkButton } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { readTimeZone, TIME_ZONE_COOKIE } from '@/components/ui/time-zone-cookie'
import { openOrgProjects } from '@/lib/auth/authorization/open-org-projects'
import { requireOrg, requirePlace } from '@/lib/auth/signed-in/require-project'
import { calendarRange, calendarViews, dayOrToday } from '@/lib/calendar/calendar-range'
import { calendarStates } from '@/lib/calendar/calendar-states'
import { filterEntries } from '@/lib/calendar/filter-entries'
import { getOrgCalendar } from '@/lib/calendar/get-org-calendar'
import { wallTimeOf } from '@/lib/time-zones/wall-time'
import { boardOf } from '../../[project]/calendar/board-of'
import { type CalendarSearch, calendarAddress, readCalendarSearch } from '../../[project]/calendar/search'
import { idOf, type Search } from '../../[project]/list-address'

export const metadata: Metadata = { title: 'Calendar' }

type Props = { params: Promise<{ org: string }>; searchParams: Promise<Search> }

/** Maximum number of brands shown together; further ones have to be viewed individually. */
const maxProjects = 50

export default async function OrgCalendarPage({ params, searchParams }: Props) {
  const [{ org }, search, jar] = await Promise.all([params, searchParams, cookies()])
  const ctx = await requireOrg('read', org)
  const { person } = await requirePlace(org)
  const projects = await openOrgProjects(ctx.orgId, person, maxProjects)
  const asked = { ...readCalendarSearch(search), channel: undefined, topic: undefined }
  const brand = projects.find(({ shown }) => shown.id === idOf(search, 'brand'))
  const timeZone = readTimeZone(jar.get(TIME_ZONE_COOKIE)?.value)
  const today = wallTimeOf(new Date(), timeZone).slice(0, 10)
  const day = dayOrToday(asked.date, today)
  const range = calendarRange(asked.view, day)
  const calendar = await getOrgCalendar(brand ? [brand] : projects, {
    from: range.from,
    until: range.until,
    timeZone,
  })
  const here = (changes: Partial<CalendarSearch>) =>
    calendarAddress(`/${org}/calendar`, { ...asked, brand: brand?.shown.id, date: day, ...changes }, today)
  const entries = filterEntries(calendar.entries, { state: asked.state })
  const { days, posts } = boardOf({
    entries,
    problems: [],
    slots: [],
    range,
    view: asked.view,
    base: `/${org}`,
    hrefOf: (date) => here({ view: 'list', date }),
  })
  return (
    <>
      <PageHeader
        title="Calendar"
        description={`What goes out and what went out, across all brands. Times are in your time zone, ${timeZone.replaceAll('_', ' ')}.`}
      />
      <CalendarToolbar
        range={range}
        views={calendarViews.map((view) => ({ view, href: here({ view }) }))}
        view={asked.view}
        previous={here({ date: range.previous })}
        next={here({ date: range.next })}
        today={here({ date: today })}
      />
      <FilterBar
        filters={[
          {
            name: 'brand',
            label: 'All brands',
            options: projects.map(({ shown }) => ({ value: shown.id, label: shown.name })),
          },
          {
            name: 'state',
            label: 'All states',
            options: calendarStates.map((state) => ({
              value: state,
              label: calendarStateLooks[state].label,
            })),
          },
        ]}
        values={{ brand: brand?.shown.id, state: asked.state, view: asked.view, date: day }}
        keep={['view', 'date']}
      />
      {calendar.truncated || projects.length === maxProjects ? (
        <div className="mb-4">
          <Callout tone="warning">
            There is more than we can show. Choose a brand or a shorter time to see all of it.
          </Callout>
        </div>
      ) : null}
      {entries.length === 0 ? (
        <EmptyState
          icon={<CalendarDays />}
          title={asked.view === 'list' ? 'No posts on these days' : `No posts this ${asked.view}`}
          action={<LinkButton href={`/${org}`}>View projects</LinkButton>}
        >
          Open a project, approve a post and schedule it. It then appears here on its day.
        </EmptyState>
      ) : (
        <CalendarBoard view={asked.view} days={days} posts={posts} now={calendar.now} zone={timeZone} />
      )}
    </>
  )
}
