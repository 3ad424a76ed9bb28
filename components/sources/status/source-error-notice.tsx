import { Callout } from '@/components/ui/callout'
import { RelativeTime } from '@/components/ui/relative-time'
import type { SourceAnswer } from '@/lib/sources/schemas'
import { counted } from '../runs/run-words'

/** What is wrong with a source, since when, and how to fix it. */
export function SourceErrorNotice({
  source,
}: {
  source: Pick<SourceAnswer, 'status' | 'error' | 'next_sync_at' | 'health'>
}) {
  const { error, status, next_sync_at, health } = source
  if (!error) return null
  return (
    <Callout tone="danger" title={error.message}>
      {error.hint}
      <p className="mt-1 text-xs text-muted">
        {health.failed_tries > 1
          ? `${counted(health.failed_tries, 'try', 'tries')} failed, the first `
          : 'Since '}
        <RelativeTime at={error.since} />.{' '}
        {status === 'paused' ? (
          'The source is paused, so we don’t retry automatically.'
        ) : next_sync_at ? (
          <>
            We’ll try again <RelativeTime at={next_sync_at} />. Everything synced so far stays.
          </>
        ) : null}
      </p>
    </Callout>
  )
}
