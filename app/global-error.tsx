'use client'

import './globals.css'
import { StandalonePage } from '@/components/shell/standalone-page'
import { Button } from '@/components/ui/button'

type GlobalErrorProps = { error: Error & { digest?: string }; reset: () => void }

/** Replaces the root layout when that itself fails. */
export default function GlobalError({ error, reset }: GlobalErrorProps) {
  return (
    <html lang="en">
      <body>
        <title>Something went wrong · Tributary</title>
        <StandalonePage
          title="We couldn’t load Tributary"
          description="Something went wrong on our side. Try again in a moment. If it keeps happening, report it with the number below."
          below={error.digest ? `Error ${error.digest}` : undefined}
        >
          <div>
            <Button variant="primary" onClick={reset}>
              Try again
            </Button>
          </div>
        </StandalonePage>
      </body>
    </html>
  )
}
