import { CodePoints } from '@/lib/facts/code-points'
import type { UnsupportedPlace } from '@/lib/facts/trace'
import type { VariantContent, VariantIssue } from '@/lib/platforms/schemas'

/** The unsupported claims of a variant as issues of it, which count in UTF-16 units. Pure; serves spec/writing#3. */
export const unsupportedIssues = (
  content: Pick<VariantContent, 'title' | 'text' | 'link'>,
  places: readonly UnsupportedPlace[],
): VariantIssue[] =>
  places.map(({ field, from, until, message }) => {
    const points = new CodePoints(content[field] ?? '')
    return {
      rule: 'unsupported',
      severity: 'warning',
      field,
      from: points.unit(from),
      until: points.unit(until),
      message,
    }
  })
