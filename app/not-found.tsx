import type { Metadata } from 'next'
import { QuietPage } from '@/components/shell/quiet-page'
import { LinkButton } from '@/components/ui/button'

export const metadata: Metadata = { title: 'Not found' }

/** An address that leads nowhere, or to something of another workspace: the two look the same. */
export default function NotFound() {
  return (
    <QuietPage
      title="There is nothing here"
      description="The address may be mistyped, or what was here has been moved, deleted or belongs to a workspace you are not in."
    >
      <div>
        <LinkButton href="/" variant="primary">
          Go to your projects
        </LinkButton>
      </div>
    </QuietPage>
  )
}
