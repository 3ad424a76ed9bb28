'use client'

import { Button } from '@/components/ui/button'
import { Callout } from '@/components/ui/callout'

type PageErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** Shown for a page that failed inside the frame: the navigation stays, so that people can go elsewhere. */
export function PageError({ error, reset }: PageErrorProps) {
  return (
    <Callout
      tone="danger"
      role="alert"
      title="We couldn’t show this page."
      actions={
        <Button size="sm" onClick={reset}>
          Try again
        </Button>
      }
    >
      Something went wrong on our side. Nothing was lost. Try again. If it keeps happening, report it
      {error.digest ? ` with the number ${error.digest}` : ''}.
    </Callout>
  )
}
