import type { StateWords, Tone } from '@/components/ui/status-badge'
import type { DeliveryView, PushCounts, PushStatus } from '@/lib/push/schemas'

const number = new Intl.NumberFormat('en')

export const pushStatusWords: Record<PushStatus, StateWords> = {
  created: { label: 'New', tone: 'success' },
  updated: { label: 'Updated', tone: 'accent' },
  unchanged: { label: 'Unchanged', tone: 'neutral' },
  stale: { label: 'Outdated', tone: 'neutral' },
  superseded: { label: 'Duplicate', tone: 'neutral' },
  rejected: { label: 'Rejected', tone: 'danger' },
  withdrawn: { label: 'Withdrawn', tone: 'warning' },
  ignored: { label: 'Ignored', tone: 'neutral' },
}

/** The response in a word or two. */
export function answerWords({ status, mode }: Pick<DeliveryView, 'status' | 'mode'>): {
  label: string
  tone: Tone
} {
  if (status === 207) return { label: 'Partly imported', tone: 'warning' }
  if (status >= 400) return { label: 'Rejected', tone: 'danger' }
  if (mode === 'validate') return { label: 'Test', tone: 'neutral' }
  return { label: 'Imported', tone: 'success' }
}

/** Summarizes what a delivery brought: "3 new, 1 rejected". */
export function deliveryWords(counts: PushCounts): string {
  const parts = (
    [
      ['created', 'new'],
      ['updated', 'updated'],
      ['unchanged', 'unchanged'],
      ['stale', 'outdated'],
      ['superseded', 'duplicate'],
      ['rejected', 'rejected'],
      ['withdrawn', 'withdrawn'],
      ['ignored', 'ignored'],
    ] as const
  ).flatMap(([key, word]) => {
    const count = counts[key] ?? 0
    return count > 0 ? `${number.format(count)} ${word}` : []
  })
  return parts.join(', ') || 'Empty delivery'
}

/** Explains the kind of request, where that is not obvious. */
export const modeWords: Record<DeliveryView['mode'], string | undefined> = {
  push: undefined,
  validate: 'This was only a test (validate=true). We stored nothing.',
  replay: 'Your system sent this again with the same Idempotency-Key, so we repeated our first answer.',
}
