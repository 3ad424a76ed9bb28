'use client'

import { StandalonePage } from '@/components/shell/standalone-page'
import { Button, LinkButton } from '@/components/ui/button'

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void }

/** Shown when a page fails: offers to try again and names the id under which the error was logged. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  return (
    <StandalonePage
      title="We couldn’t load this page"
      description="Something went wrong on our side. Everything you saved is safe. Try again. If it keeps happening, report it with the number below."
      below={error.digest ? `Error ${error.digest}` : undefined}
    >
      <div className="flex flex-wrap gap-2">
        <Button variant="primary" onClick={reset}>
          Try again
        </Button>
        <LinkButton href="/">Go to your projects</LinkButton>
      </div>
    </StandalonePage>
  )
}
