import { Cable } from 'lucide-react'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

type NoSourcesProps = {
  /** The page for adding a source; absent for people who may not. */
  newHref?: string
  /** The URL of the sample brand's manifest, if there is one. */
  sample?: string
}

/** The empty state of the sources page. */
export function NoSources({ newHref, sample }: NoSourcesProps) {
  return (
    <EmptyState
      icon={<Cable />}
      title="No sources yet"
      action={
        newHref ? (
          <>
            <LinkButton href={newHref} variant="primary">
              Add a source
            </LinkButton>
            {sample ? (
              <LinkButton href={`${newHref}?${new URLSearchParams({ address: sample })}`}>
                Try it with the sample brand
              </LinkButton>
            ) : null}
          </>
        ) : null
      }
    >
      A source is where your content lives: a feed, a website, a database, Notion, a Markdown repository, a
      content folder or your own system. We check it regularly and turn new entries into posts.{' '}
      {newHref
        ? 'Paste its address to preview the content before we store anything.'
        : 'An editor can add one.'}
    </EmptyState>
  )
}
