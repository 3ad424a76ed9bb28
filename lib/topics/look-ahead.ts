import type { ProjectTx } from '@/db/project'
import type { TopicRow } from '@/db/schema/topics'
import { newId } from '@/lib/ids'
import { explainNoChannel } from './explain-no-channel'
import type { TopicScope } from './load-topic-scope'
import { needsContent } from './needs-content'
import type { LookAheadDate } from './schemas'
import { TopicSelection } from './select-item'
import { datesOf, type Schedule, writeTimeOf } from './topic-dates'
import { postsByWeek, weekIsFull, weekOf } from './week-budget'

const weeksAhead = 8
const week = 7 * 86_400_000
/** Of a topic that runs every hour, only this many dates are looked at. */
const maxDates = 120

/**
 * Returns the dates of the next eight weeks with what each would draw on in the current state: the same selection
 * and checks as in a run, where later dates take into account what earlier ones have taken. Writes nothing. Serves
 * spec/planning#1 (look-ahead).
 */
export async function lookAheadIn(
  tx: ProjectTx,
  scope: TopicScope,
  topic: Schedule & Pick<TopicRow, 'leadHours' | 'postsPerWeek'> & { nextRunAt: Date | null },
  now: Date,
): Promise<LookAheadDate[]> {
  const until = new Date(now.getTime() + weeksAhead * week)
  // Starts at the next date that has no post yet.
  const after = topic.nextRunAt ? new Date(topic.nextRunAt.getTime() - 1) : now
  const dates = datesOf(topic, { after, until, count: maxDates })
  const selection = await TopicSelection.open(tx, scope)
  const weeks = await postsByWeek(tx, scope.topic, { from: now, until })
  const noChannel = explainNoChannel(scope, ' first')
  const ahead: LookAheadDate[] = []
  for (const at of dates) {
    const date = {
      at: at.toISOString(),
      writes_at: (writeTimeOf(at, topic.leadHours) ?? at).toISOString(),
      item: null,
      facts: [],
    }
    if (noChannel) {
      ahead.push({ ...date, status: 'skipped', message: noChannel })
      continue
    }
    const key = weekOf(at, topic.timeZone)
    if (topic.postsPerWeek !== null && (weeks.get(key) ?? 0) >= topic.postsPerWeek) {
      ahead.push({ ...date, status: 'skipped', message: weekIsFull(topic.postsPerWeek) })
      continue
    }
    const found = await selection.next(at, newId())
    if ('none' in found) {
      ahead.push({ ...date, status: 'needs_content', message: await needsContent(tx, scope, found.none) })
      continue
    }
    const { choice } = found
    weeks.set(key, (weeks.get(key) ?? 0) + 1)
    ahead.push({
      ...date,
      status: 'would_write',
      message: null,
      item: {
        id: choice.origin.id,
        title: choice.origin.title,
        content_type: choice.origin.contentType,
        last_covered_at: choice.coveredAt?.toISOString() ?? null,
      },
      facts: choice.lead,
    })
    selection.take(choice, at)
  }
  return ahead
}
