import { CalendarDays } from 'lucide-react'
import { NewPostLink } from '@/components/posts/new-post-link'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

type NothingPlannedProps = {
  base: string
  view: string
  /** Whether the viewer may write posts. */
  writes: boolean
  /** How many posts can be scheduled or approved. */
  posts: { approved: number; in_review: number }
}

/** Shown on the calendar where nothing is planned: leads to the posts that can be planned next. */
export function NothingPlanned({ base, view, writes, posts }: NothingPlannedProps) {
  const exists = posts.approved > 0 || posts.in_review > 0
  return (
    <EmptyState
      icon={<CalendarDays />}
      title={view === 'list' ? 'No posts on these days' : `No posts this ${view}`}
      action={
        posts.approved > 0 ? (
          <LinkButton href={`${base}/review?status=approved`}>View approved posts</LinkButton>
        ) : posts.in_review > 0 ? (
          <LinkButton href={`${base}/review`}>View posts in review</LinkButton>
        ) : writes ? (
          <NewPostLink project={base} variant="secondary" />
        ) : null
      }
    >
      {exists
        ? 'Approve a post and schedule it. It then appears here on its day.'
        : 'Approve a post and schedule it. It then appears here on its day. There are no posts to approve right now.'}
    </EmptyState>
  )
}
