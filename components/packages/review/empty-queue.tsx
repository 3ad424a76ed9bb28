import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { Tab } from './tabs'

const words: Record<Tab['id'], { title: string; next: string; to?: { path: string; label: string } }> = {
  in_review: {
    title: 'Nothing to review',
    next: 'New content is turned into posts automatically and shows up here for approval.',
    to: { path: '/sources', label: 'View sources' },
  },
  decision: { title: 'Nothing to decide', next: 'No post is unconfirmed or overdue.' },
  changes_requested: {
    title: 'No requested changes',
    next: 'When someone requests changes to a post, it stays here until its author submits it again.',
  },
  failed: {
    title: 'No failed posts',
    next: 'If a network rejects a post, it appears here with the reason.',
  },
  draft: {
    title: 'No drafts',
    next: 'Posts that you save as a draft, corrections, and posts from sources set to create drafts appear here. Submit them for review when they’re ready.',
    to: { path: '/sources', label: 'View sources' },
  },
  approved: {
    title: 'No approved posts',
    next: 'Approved posts stay here until someone publishes or schedules them.',
    to: { path: '/review', label: 'View posts in review' },
  },
  scheduled: {
    title: 'No scheduled posts',
    next: 'Approve a post and schedule it. You’ll also see it in the calendar.',
    to: { path: '/review?status=approved', label: 'View approved posts' },
  },
  publishing: {
    title: 'Nothing is being published',
    next: 'Publishing takes a few seconds, and longer with videos.',
  },
  published: {
    title: 'No published posts',
    next: 'Approve and publish a post. It then appears here with links to each network.',
    to: { path: '/review', label: 'View posts in review' },
  },
  rejected: {
    title: 'No rejected posts',
    next: 'Rejected posts stay here, with the reason, for their author to edit.',
  },
}

type EmptyQueueProps = {
  icon: ReactNode
  tab: Tab
  base: string
  first: boolean
  /** Whether the project has no sources yet, and the viewer may add one. */
  addsSource: boolean
}

/** The empty state of a queue list, with the next step. */
export function EmptyQueue(props: EmptyQueueProps) {
  const { icon, tab, base, first, addsSource } = props
  if (!first)
    return (
      <EmptyState icon={icon} title="No older posts">
        This was the last page.
      </EmptyState>
    )
  const { title, next, to: usual } = words[tab.id]
  const to =
    addsSource && usual?.path === '/sources' ? { path: '/sources/new', label: 'Add a source' } : usual
  return (
    <EmptyState
      icon={icon}
      title={title}
      action={to ? <LinkButton href={base + to.path}>{to.label}</LinkButton> : undefined}
    >
      {next}
    </EmptyState>
  )
}
