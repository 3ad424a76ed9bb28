import { Callout } from '@/components/ui/callout'
import { RelativeTime } from '@/components/ui/relative-time'
import type { SourceAnswer } from '@/lib/sources/schemas'

/** What is wrong with a source, since when, and what to do about it. */
export function SourceTrouble({
  source,
}: {
  source: Pick<SourceAnswer, 'status' | 'error' | 'next_sync_at'>
}) {
  const { error, status, next_sync_at } = source
  if (!error) return null
  return (
    <Callout tone="danger" title={error.message}>
      {error.hint}
      <p className="mt-1 text-xs text-muted">
        Since <RelativeTime at={error.since} />.{' '}
        {status === 'paused' ? (
          'The source is paused, so it is not tried again by itself.'
        ) : next_sync_at ? (
          <>
            It is tried again <RelativeTime at={next_sync_at} />; what was synced before stays.
          </>
        ) : null}
      </p>
    </Callout>
  )
}
