import { Cable } from 'lucide-react'
import { LinkButton } from '@/components/ui/button'
import { EmptyState } from '@/components/ui/empty-state'

type NoSourcesProps = {
  /** Where a source is added; absent for those who may not. */
  newHref?: string
  /** The address of the sample brand's manifest, where there is one. */
  sample?: string
}

/** Stands on the sources page while there are none. */
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
      A source is a place where your content lives: a feed, a website, a database, Notion, a repository of
      Markdown, a folder with a manifest, or a program of yours that sends it. Tributary looks at it
      regularly, and each entry becomes an item that posts are made from.{' '}
      {newHref
        ? 'Paste its address; you see what it would bring before anything is stored.'
        : 'An editor can add one.'}
    </EmptyState>
  )
}
