import { Inbox, SearchX } from 'lucide-react'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

type NoItemsProps = {
  /** Something is searched or filtered for. */
  filtered: boolean
  listHref: string
  sourcesHref: string
  hasSources: boolean
  /** The viewer may add sources. */
  writes: boolean
}

/** Stands on the items page when the list is empty, and says why and what to do. */
export function NoItems({ filtered, listHref, sourcesHref, hasSources, writes }: NoItemsProps) {
  if (filtered)
    return (
      <EmptyState
        icon={<SearchX />}
        title="Nothing fits"
        action={<LinkButton href={listHref}>Show all items</LinkButton>}
      >
        No item fits this search and these filters. Words are found by their beginnings.
      </EmptyState>
    )
  if (hasSources)
    return (
      <EmptyState
        icon={<Inbox />}
        title="No items yet"
        action={<LinkButton href={sourcesHref}>Look at the sources</LinkButton>}
      >
        The sources have not brought anything in yet. See how their last sync went.
      </EmptyState>
    )
  return (
    <EmptyState
      icon={<Inbox />}
      title="No items yet"
      action={
        writes ? (
          <LinkButton href={`${sourcesHref}/new`} variant="primary">
            Add a source
          </LinkButton>
        ) : null
      }
    >
      Items come from sources. Add the place where your content lives, and each of its entries becomes an
      item.
    </EmptyState>
  )
}
