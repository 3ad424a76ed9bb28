import { Callout } from '@/components/ui/callout'
import { LocalTime } from '@/components/ui/local-time'
import type { SourceAnswer } from '@/lib/sources/schemas'

/** Notes that a source's server asked for a pause, and until when. */
export function SourceWaiting({ source }: { source: Pick<SourceAnswer, 'waiting' | 'health'> }) {
  const { waiting, health } = source
  if (health.state !== 'waiting' || !waiting) return null
  return (
    <Callout
      title={
        <>
          Waiting until <LocalTime at={waiting.until} />
        </>
      }
    >
      {waiting.message} {health.hint}
    </Callout>
  )
}
