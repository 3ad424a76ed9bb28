import { CalendarClock } from 'lucide-react'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

/** The empty state of the topics page. */
export function NoTopics({
  newHref,
  hasItems,
  sourcesHref,
}: {
  newHref?: string
  hasItems: boolean
  sourcesHref: string
}) {
  return (
    <EmptyState
      icon={<CalendarClock />}
      title="No topics yet"
      action={
        newHref ? (
          hasItems ? (
            <LinkButton href={newHref} variant="primary">
              New topic
            </LinkButton>
          ) : (
            <LinkButton href={sourcesHref} variant="primary">
              Add a source first
            </LinkButton>
          )
        ) : null
      }
    >
      A topic writes from your own content on a schedule, such as one character a week. It starts with what
      was covered least recently, never sends the same post twice, and waits for your review until you trust
      it.
      {newHref ? null : ' An editor can add one.'}
    </EmptyState>
  )
}
