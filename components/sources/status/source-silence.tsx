import { Callout } from '@/components/ui/callout'
import type { SourceAnswer } from '@/lib/sources/schemas'

/** Notes that a source has been silent for longer than usual, and what to check. */
export function SourceSilence({ source }: { source: Pick<SourceAnswer, 'health'> }) {
  const { state, message, hint } = source.health
  if (state !== 'silent' || message === null) return null
  return (
    <Callout tone="warning" title={message}>
      {hint}
    </Callout>
  )
}
