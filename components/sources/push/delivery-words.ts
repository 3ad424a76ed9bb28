import type { Tone } from '@/components/ui/status-badge'
import type { DeliveryView, PushCounts, PushStatus } from '@/lib/push/schemas'

const number = new Intl.NumberFormat('en')

export const pushStatusWords: Record<PushStatus, { label: string; tone: Tone }> = {
  created: { label: 'New', tone: 'success' },
  updated: { label: 'Changed', tone: 'accent' },
  unchanged: { label: 'Unchanged', tone: 'neutral' },
  stale: { label: 'Older than ours', tone: 'neutral' },
  superseded: { label: 'Sent twice', tone: 'neutral' },
  rejected: { label: 'Rejected', tone: 'danger' },
  withdrawn: { label: 'Withdrawn', tone: 'warning' },
  ignored: { label: 'Ignored', tone: 'neutral' },
}

/** What was answered, in a word or two. */
export function answerWords({ status, mode }: Pick<DeliveryView, 'status' | 'mode'>): {
  label: string
  tone: Tone
} {
  if (status === 207) return { label: 'Partly stored', tone: 'warning' }
  if (status >= 400) return { label: 'Refused', tone: 'danger' }
  if (mode === 'validate') return { label: 'Checked', tone: 'neutral' }
  return { label: 'Stored', tone: 'success' }
}

/** "3 new, 1 rejected": what a delivery brought. */
export function deliveryWords(counts: PushCounts): string {
  const parts = (
    [
      ['created', 'new'],
      ['updated', 'changed'],
      ['unchanged', 'unchanged'],
      ['stale', 'older than ours'],
      ['superseded', 'sent twice'],
      ['rejected', 'rejected'],
      ['withdrawn', 'withdrawn'],
      ['ignored', 'ignored'],
    ] as const
  ).flatMap(([key, word]) => {
    const count = counts[key] ?? 0
    return count > 0 ? `${number.format(count)} ${word}` : []
  })
  return parts.join(', ') || 'Nothing in it'
}

/** What kind of request it was, where that needs saying. */
export const modeWords: Record<DeliveryView['mode'], string | undefined> = {
  push: undefined,
  validate: 'Only checked (validate=true): nothing was stored.',
  replay: 'Sent again with the same Idempotency-Key: it got the answer of the first time.',
}
