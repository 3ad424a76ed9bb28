import { confidences } from '@/lib/voice/extract/schemas'
import { heldBackBriefs } from '@/lib/voice/extract/testing/briefs-held-back'
import { allBriefs, type Figures, measureExtraction } from '@/lib/voice/extract/testing/measure'
import { type Report, tableOf } from './report'

type Measured = ReturnType<typeof measureExtraction>

/** How right the extraction of a voice from a brief is: figures of quality, not of time. */
export async function extraction(): Promise<Report> {
  const seen = measureExtraction(allBriefs)
  const heldBack = measureExtraction(heldBackBriefs)
  const rows = [...seen.byField.keys()].map((field) => [
    field,
    ...cells(seen.byField.get(field)),
    ...cells(heldBack.byField.get(field)),
  ])
  rows.push(['all fields', ...cells(total(seen)), ...cells(total(heldBack))])
  for (const confidence of confidences)
    rows.push([
      `reported as ${confidence}`,
      ...cells(seen.byConfidence.get(confidence)),
      ...cells(heldBack.byConfidence.get(confidence)),
    ])
  const head = (count: number, what: string) => [
    `${count} briefs ${what}, right of found`,
    'precision',
    'recall',
  ]
  return {
    name: 'extraction',
    table: tableOf(
      ['', ...head(allBriefs.length, 'used'), ...head(heldBackBriefs.length, 'held back')],
      rows,
    ),
  }
}

const total = ({ byField }: Measured): Figures =>
  [...byField.values()].reduce(
    (sum, one) => ({
      found: sum.found + one.found,
      right: sum.right + one.right,
      there: sum.there + one.there,
    }),
    { found: 0, right: 0, there: 0 },
  )

const cells = (figures: Figures = { found: 0, right: 0, there: 0 }): string[] => [
  `${figures.right} of ${figures.found}`,
  share(figures.right, figures.found),
  share(figures.right, figures.there),
]

const share = (part: number, whole: number): string => (whole === 0 ? '' : (part / whole).toFixed(3))
