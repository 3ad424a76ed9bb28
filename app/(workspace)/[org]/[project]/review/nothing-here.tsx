import type { ReactNode } from 'react'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'
import type { Tab } from './tabs'

const words: Record<Tab['id'], { title: string; next: string; to?: { path: string; label: string } }> = {
  in_review: {
    title: 'Nothing waits for you',
    next: 'New and changed items turn into packages by themselves, and show up here for a yes or a no.',
    to: { path: '/sources', label: 'See the sources' },
  },
  decision: { title: 'Nothing to decide', next: 'The outcome of every post is known.' },
  failed: {
    title: 'Nothing has failed',
    next: 'When a network does not take a post, it shows up here with the reason.',
  },
  draft: {
    title: 'No drafts',
    next: 'Packages of sources that leave drafts, and corrections of what is posted, wait here until they are handed in.',
    to: { path: '/sources', label: 'See the sources' },
  },
  approved: {
    title: 'Nothing is approved and unsent',
    next: 'Approve a package in review; it waits here until somebody publishes or schedules it.',
    to: { path: '/review', label: 'See what is in review' },
  },
  scheduled: {
    title: 'Nothing is scheduled',
    next: 'Approve a package and choose a time; the calendar shows it too.',
    to: { path: '/review?status=approved', label: 'See what is approved' },
  },
  publishing: { title: 'Nothing is being sent', next: 'Sending takes a few seconds, more with films.' },
  published: {
    title: 'Nothing has been published yet',
    next: 'Approve a package, publish it, and find it here with links to its posts.',
    to: { path: '/review', label: 'See what is in review' },
  },
  rejected: {
    title: 'Nothing is rejected',
    next: 'Packages sent back with a reason wait here for their author.',
  },
}

/** An empty list of the queue, with the next step. */
export function NothingHere(props: { icon: ReactNode; tab: Tab; base: string; first: boolean }) {
  const { icon, tab, base, first } = props
  if (!first)
    return (
      <EmptyState icon={icon} title="Nothing older">
        This was the last page.
      </EmptyState>
    )
  const { title, next, to } = words[tab.id]
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
