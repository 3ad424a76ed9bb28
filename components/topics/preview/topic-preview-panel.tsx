'use client'

import { FailureNotice } from '@/components/forms/failure-notice'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { RelativeTime } from '@/components/ui/relative-time'
import type { TopicPreview } from '@/lib/topics/schemas'
import { NextPost } from './next-post'
import type { ShownTopicPreview } from './use-topic-preview'

/**
 * Shown next to a topic's settings: how much content they match, what comes first, and the next post as it would be
 * today.
 */
export function TopicPreviewPanel({ preview, hasModel }: { preview: ShownTopicPreview; hasModel: boolean }) {
  const { shown, error, busy } = preview
  return (
    <div className="flex min-w-0 flex-col gap-6 lg:sticky lg:top-6">
      <Card
        title={shown ? matchWords(shown.count) : 'Content'}
        description="Based on your current content. Whatever was covered least recently comes first."
      >
        <div aria-live="polite" aria-busy={busy === 'matches'}>
          {error && error.code !== 'invalid' ? <FailureNotice error={error} /> : null}
          {error?.code === 'invalid' ? (
            <p className="text-sm text-muted">{error.errors[0]?.detail ?? error.message}</p>
          ) : null}
          {shown ? <Samples samples={shown.samples} more={shown.count - shown.samples.length} /> : null}
          {!shown && !error ? <p className="text-sm text-muted">Counting…</p> : null}
        </div>
      </Card>
      <Card
        title="The next post"
        description="As it would be written today. Nothing is stored."
        actions={
          <>
            <Button onClick={() => void preview.showPost()} pending={busy === 'post'}>
              {shown?.post ? 'Show again' : 'Show it'}
            </Button>
            {hasModel ? (
              <Button onClick={() => void preview.showPostByModel()} pending={busy === 'model'}>
                With the AI model
              </Button>
            ) : null}
          </>
        }
      >
        {shown?.post ? (
          <NextPost post={shown.post} />
        ) : shown?.message ? (
          <p className="text-sm">{shown.message}</p>
        ) : undefined}
      </Card>
    </div>
  )
}

const matchWords = (count: number): string =>
  count === 0
    ? 'No content matches'
    : count === 1
      ? '1 piece of content matches'
      : `${count.toLocaleString('en')} pieces of content match`

/** When content was last covered; a planned post covers it too, at its time. */
function Coverage({ at }: { at: string | null }) {
  if (at === null) return 'Never covered'
  return (
    <>
      {Date.parse(at) > Date.now() ? 'Planned ' : ''}
      <RelativeTime at={at} />
    </>
  )
}

function Samples({ samples, more }: { samples: TopicPreview['samples']; more: number }) {
  if (samples.length === 0)
    return <p className="text-sm text-muted">Remove a filter, or add a source with content of this type.</p>
  return (
    <>
      <ol className="flex flex-col divide-y divide-separator text-sm">
        {samples.map((one) => (
          <li key={one.id} className="flex items-baseline justify-between gap-4 py-2">
            <span className="min-w-0 wrap-anywhere">{one.title}</span>
            <span className="shrink-0 text-xs text-muted">
              <Coverage at={one.last_covered_at} />
            </span>
          </li>
        ))}
      </ol>
      {more > 0 ? <p className="mt-2 text-xs text-muted">and {more.toLocaleString('en')} more</p> : null}
    </>
  )
}
