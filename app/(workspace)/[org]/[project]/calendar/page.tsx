import { CalendarDays } from 'lucide-react'
import type { Metadata } from 'next'
import { CreateLinkButton } from '@/components/approvals/create-link'
import { CalendarBoard } from '@/components/calendar/calendar-board'
import { CalendarToolbar } from '@/components/calendar/calendar-toolbar'
import { ExportCalendar } from '@/components/calendar/export-calendar'
import { NothingPlanned } from '@/components/calendar/nothing-planned'
import { calendarStateLooks } from '@/components/calendar/state-mark'
import { FilterBar } from '@/components/data-table/filter-bar'
import { channelWords } from '@/components/packages/channel-name'
import { NewPostLink } from '@/components/posts/new-post-link'
import { Callout } from '@/components/ui/callout'
import { EmptyState } from '@/components/ui/empty-state'
import { PageHeader } from '@/components/ui/page-header'
import { hasPermission } from '@/lib/auth/permissions'
import { requireProject } from '@/lib/auth/signed-in/require-project'
import { calendarRange, calendarViews, dayOrToday } from '@/lib/calendar/calendar-range'
import { calendarStates } from '@/lib/calendar/calendar-states'
import { filterEntries } from '@/lib/calendar/filter-entries'
import { getPlan } from '@/lib/calendar/get-plan'
import { getPlanningFrame } from '@/lib/calendar/get-planning-frame'
import { listFeeds } from '@/lib/calendar/list-feeds'
import { countReviewQueue } from '@/lib/packages/review/count-review-queue'
import { startOfWeek } from '@/lib/time-zones/days'
import { createApprovalLinkAction } from '../approval-links/actions'
import { addressOf } from '../list-address'
import { schedulePackageAction, unschedulePackageAction } from '../packages/actions'
import type { ProjectListProps } from '../project-page'
import { createFeedAction, movePostAction, revokeFeedAction, slotCandidatesAction } from './actions'
import { boardOf } from './board-of'
import { type CalendarSearch, calendarAddress, readCalendarSearch } from './search'

export const metadata: Metadata = { title: 'Calendar' }

export default async function CalendarPage({ params, searchParams }: ProjectListProps) {
  const place = await params
  const { org, project } = place
  const ctx = await requireProject('read', org, project)
  const asked = readCalendarSearch(await searchParams)
  const writes = hasPermission(ctx.role, 'write')
  const frame = await getPlanningFrame(ctx)
  const today = frame.now.slice(0, 10)
  const day = dayOrToday(asked.date, today)
  const range = calendarRange(asked.view, day)
  const [calendar, feeds] = await Promise.all([
    getPlan(ctx, { from: range.from, until: range.until }),
    writes ? listFeeds(ctx) : undefined,
  ])
  const base = `/${org}/${project}`
  const here = (changes: Partial<CalendarSearch>) =>
    calendarAddress(`${base}/calendar`, { ...asked, date: day, ...changes }, today)
  const entries = filterEntries(calendar.entries, asked)
  const zone = frame.timeZone.replaceAll('_', ' ')
  const move = writes ? movePostAction.bind(null, place) : undefined
  const fill = writes
    ? {
        candidates: slotCandidatesAction.bind(null, place),
        schedule: schedulePackageAction.bind(null, place),
        unschedule: unschedulePackageAction.bind(null, place),
        reviewHref: `${base}/review`,
      }
    : undefined
  const { days, posts } = boardOf({
    entries,
    problems: calendar.problems,
    slots: calendar.slots.filter(
      ({ channelId }) => asked.channel === undefined || asked.channel === channelId,
    ),
    range,
    view: asked.view,
    base,
    hrefOf: (date) => here({ view: 'list', date }),
  })
  return (
    <>
      <PageHeader
        title="Calendar"
        description="What goes out and what went out."
        actions={
          <>
            {writes ? (
              <CreateLinkButton
                shows="this week’s posts, including those you add later,"
                what={{ week_start: startOfWeek(day) }}
                create={createApprovalLinkAction.bind(null, place)}
                listHref={`${base}/approval-links`}
              />
            ) : null}
            {hasPermission(ctx.role, 'write') ? <NewPostLink project={base} /> : null}
            <ExportCalendar
              csv={addressOf(`/api/projects/${ctx.projectId}/calendar.csv`, {
                from: range.from,
                until: range.until,
                channel: asked.channel,
                state: asked.state,
                topic: asked.topic,
              })}
              create={createFeedAction.bind(null, place)}
              feeds={feeds?.map(({ id, name, lastReadAt }) => ({
                id,
                name,
                lastReadAt: lastReadAt?.toISOString() ?? null,
                revoke: revokeFeedAction.bind(null, place, { id }),
              }))}
            />
          </>
        }
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
            name: 'channel',
            label: 'All channels',
            options: frame.channels.map((channel) => ({ value: channel.id, label: channelWords(channel) })),
          },
          {
            name: 'state',
            label: 'All states',
            options: calendarStates.map((state) => ({
              value: state,
              label: calendarStateLooks[state].label,
            })),
          },
          ...(frame.topics.length
            ? [
                {
                  name: 'topic',
                  label: 'All topics',
                  options: frame.topics.map(({ id, name }) => ({ value: id, label: name })),
                },
              ]
            : []),
        ]}
        values={{ ...asked, view: asked.view, date: day }}
        keep={['view', 'date']}
      />
      {calendar.truncated ? (
        <div className="mb-4">
          <Callout tone="warning">
            There are more posts than we can show. Choose a shorter time to see all of them.
          </Callout>
        </div>
      ) : null}
      {entries.length === 0 && (calendar.slots.length === 0 || calendar.entries.length) ? (
        <div className="mb-4">
          {calendar.entries.length > 0 ? (
            <EmptyState icon={<CalendarDays />} title="No posts match these filters" />
          ) : (
            <NothingPlanned
              base={base}
              view={asked.view}
              writes={hasPermission(ctx.role, 'write')}
              posts={await countReviewQueue(ctx)}
            />
          )}
        </div>
      ) : null}
      {entries.length || calendar.slots.length || asked.view === 'month' ? (
        <CalendarBoard
          view={asked.view}
          days={days}
          posts={posts}
          now={frame.now}
          zone={zone}
          move={move}
          fill={fill}
        />
      ) : null}
    </>
  )
}
