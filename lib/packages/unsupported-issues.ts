import { CodePoints } from '@/lib/facts/trace/code-points'
import type { UnsupportedPlace } from '@/lib/facts/trace/trace'
import type { VariantContent, VariantIssue } from '@/lib/platforms/schemas'

/** Converts a variant's unsupported claims to issues, with positions in UTF-16 units. Pure; serves spec/writing#3. */
export const unsupportedIssues = (
  content: Pick<VariantContent, 'title' | 'text' | 'link' | 'replies'>,
  places: readonly UnsupportedPlace[],
): VariantIssue[] =>
  places.map(({ field, reply, from, until, message }) => {
    const value = field === 'replies' ? content.replies[reply ?? 0] : content[field]
    const points = new CodePoints(value ?? '')
    return {
      rule: 'unsupported',
      severity: 'warning',
      field,
      from: points.unit(from),
      until: points.unit(until),
      ...(reply === undefined ? {} : { reply }),
      message,
    }
  })
