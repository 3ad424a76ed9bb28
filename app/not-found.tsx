import type { Metadata } from 'next'
import { StandalonePage } from '@/components/shell/standalone-page'
import { LinkButton } from '@/components/ui/button'

export const metadata: Metadata = { title: 'Not found' }

/** Shown for an unknown URL, and for one of another workspace: the two look the same. */
export default function NotFound() {
  return (
    <StandalonePage
      title="Page not found"
      description="The web address may have a typo. The page may also have been moved or deleted, or belong to a workspace you can’t access."
    >
      <div>
        <LinkButton href="/" variant="primary">
          Go to your projects
        </LinkButton>
      </div>
    </StandalonePage>
  )
}
