import { confidences } from '@/lib/voice/extract/schemas'
import { unseenBriefs } from '@/lib/voice/extract/testing/briefs-unseen'
import { allBriefs, type Figures, measureExtraction } from '@/lib/voice/extract/testing/measure'
import { type Report, tableOf } from './report'

/** How right the extraction of a voice from a brief is: figures of quality, not of time. */
export async function extraction(): Promise<Report> {
  const briefs = [...allBriefs, ...unseenBriefs]
  const { byField, byConfidence, misses } = measureExtraction(briefs)
  for (const miss of misses) console.log(JSON.stringify(miss))
  const none: Figures = { found: 0, right: 0, there: 0 }
  const total = [...byField.values()].reduce(
    (sum, one) => ({
      found: sum.found + one.found,
      right: sum.right + one.right,
      there: sum.there + one.there,
    }),
    none,
  )
  const rows = [...byField, ['all fields', total] as const].map(([field, one]) => [
    String(field),
    String(one.there),
    String(one.found),
    share(one.right, one.found),
    share(one.right, one.there),
  ])
  const sure = confidences.map((confidence) => {
    const one = byConfidence.get(confidence) ?? none
    return [`reported as ${confidence}`, '', String(one.found), share(one.right, one.found), '']
  })
  const head = [`${briefs.length} briefs`, 'told', 'found', 'precision', 'recall']
  return { name: 'extraction', table: tableOf(head, [...rows, ...sure]) }
}

const share = (part: number, whole: number): string => (whole === 0 ? '' : (part / whole).toFixed(3))
