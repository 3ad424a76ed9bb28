import { Inbox, SearchX } from 'lucide-react'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

type NoItemsProps = {
  /** Whether a search or filter is active. */
  filtered: boolean
  listHref: string
  sourcesHref: string
  hasSources: boolean
  /** Whether the viewer may add sources. */
  writes: boolean
}

/** Shown on the items page when the list is empty: says why, and what to do. */
export function NoItems({ filtered, listHref, sourcesHref, hasSources, writes }: NoItemsProps) {
  if (filtered)
    return (
      <EmptyState
        icon={<SearchX />}
        title="No matches"
        action={<LinkButton href={listHref}>Show all content</LinkButton>}
      >
        No content matches your search and filters. Search finds words that start with what you type.
      </EmptyState>
    )
  if (hasSources)
    return (
      <EmptyState
        icon={<Inbox />}
        title="No content yet"
        action={<LinkButton href={sourcesHref}>View sources</LinkButton>}
      >
        Your sources haven’t delivered anything yet. Check how their last sync went.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<Inbox />}
      title="No content yet"
      action={
        writes ? (
          <LinkButton href={`${sourcesHref}/new`} variant="primary">
            Add a source
          </LinkButton>
        ) : null
      }
    >
      Content comes from sources. Add the place where your content lives, and we import its entries.
    </EmptyState>
  )
}
