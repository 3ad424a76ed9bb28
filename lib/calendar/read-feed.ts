import { eq, sql } from 'drizzle-orm'
import { inProject } from '@/db/project'
import { calendarFeeds, organizations, projects } from '@/db/schema'
import { inSystem } from '@/db/system'
import type { ProjectContext } from '@/lib/auth/context'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { platformLabels } from '@/lib/platforms/labels'
import { platformSchema } from '@/lib/platforms/schemas'
import { formatTime } from '@/lib/time-zones/format-time'
import type { CalendarState } from './calendar-states'
import { type IcalEvent, toIcal } from './ical'
import { type CalendarEntry, listEntries } from './list-entries'

const day = 86_400_000
const daysBack = 90
const daysAhead = 366
/** Applies to past and upcoming entries separately, so past ones never crowd out upcoming ones. */
const maxFeedEntries = 2_000

/**
 * Returns a project's plan as an iCalendar file, for the holder of one of its secret addresses: 90 days back and a
 * year ahead. Records the last use of the address, at most every ten minutes. Throws `not-found` when the project
 * is gone.
 */
export async function readFeed(
  ctx: ProjectContext,
  { feedId }: { feedId: string },
  now = new Date(),
): Promise<string> {
  const [org] = await inSystem((tx) =>
    tx.select({ slug: organizations.slug }).from(organizations).where(eq(organizations.id, ctx.orgId)),
  )
  return inProject(ctx, async (tx) => {
    const [place] = await tx
      .select({ name: projects.name, slug: projects.slug, timeZone: projects.timeZone })
      .from(projects)
      .where(eq(projects.id, ctx.projectId))
    if (!place || !org) throw new AppError('not-found')
    const over = await listEntries(tx, {
      from: new Date(now.getTime() - daysBack * day),
      until: now,
      limit: maxFeedEntries,
    })
    const ahead = await listEntries(tx, {
      from: now,
      until: new Date(now.getTime() + daysAhead * day),
      limit: maxFeedEntries,
    })
    await tx.execute(sql`
      update ${calendarFeeds} set last_read_at = now()
      where id = ${feedId} and (last_read_at is null or last_read_at < now() - interval '10 minutes')`)
    const base = `${env().APP_URL}/${org.slug}/${place.slug}/packages`
    return toIcal({
      name: place.name,
      timeZone: place.timeZone,
      made: now,
      events: [...over, ...ahead].map((entry) => eventOf(entry, { base, timeZone: place.timeZone })),
    })
  })
}

/** The label that calendar programs show for each state. */
const stateWords: Record<CalendarState, string> = {
  draft: 'Draft',
  in_review: 'In review',
  changes_requested: 'Changes requested',
  approved: 'Approved',
  scheduled: 'Scheduled',
  publishing: 'Publishing',
  uploaded: 'Uploaded',
  published: 'Published',
  unconfirmed: 'Unconfirmed',
  failed: 'Failed',
}

const tentative = new Set<CalendarState>(['draft', 'in_review', 'changes_requested', 'approved'])
/** States that are added to the title because the post may not go out as planned, or has not. */
const statesInTitle = new Set<CalendarState>([
  'draft',
  'in_review',
  'changes_requested',
  'approved',
  'unconfirmed',
  'failed',
])

function eventOf(entry: CalendarEntry, { base, timeZone }: { base: string; timeZone: string }): IcalEvent {
  const { packageId, title, state, at, channels, topic } = entry
  const label = stateWords[state]
  const url = `${base}/${packageId}`
  const names = channels.map(
    ({ platform, name }) => `${platformLabels[platformSchema.parse(platform)]}: ${name}`,
  )
  return {
    // A channel of a package has only one time, so the first channel identifies the entry even when it is moved.
    uid: `${[packageId, channels[0]?.id].filter(Boolean).join('.')}@tributary`,
    at,
    minutes: 15,
    title: statesInTitle.has(state) ? `${title} (${label})` : title,
    description: [
      `${label}, ${state === 'uploaded' ? 'public on ' : ''}${formatTime(at, timeZone, { zone: true })}`,
      ...(names.length ? [names.join('\n')] : []),
      ...(topic ? [`Topic: ${topic}`] : []),
      url,
    ].join('\n'),
    url,
    category: label,
    tentative: tentative.has(state),
  }
}
