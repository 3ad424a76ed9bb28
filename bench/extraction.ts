import { type ModelSettings, modelSettings } from '@/lib/ai/models/model-settings'
import { extractVoiceFromText } from '@/lib/voice/extract/extract-voice-from-text'
import { confidences, type FoundFields } from '@/lib/voice/extract/schemas'
import { briefFields } from '@/lib/voice/schemas'
import { createTestProject } from '@/testing/database/factories'
import type { Brief } from '@/testing/voice/brief'
import { heldBackBriefs } from '@/testing/voice/briefs-held-back'
import { strangersBriefs } from '@/testing/voice/briefs-strangers'
import { laterStrangersBriefs } from '@/testing/voice/briefs-strangers-later'
import { unseenBriefs } from '@/testing/voice/briefs-unseen'
import { allBriefs, type Figures, measureExtraction } from '@/testing/voice/measure'
import type { BenchServer } from './database'
import { type Report, tableOf } from './report'

type Measured = ReturnType<typeof measureExtraction>

/** How accurately a voice is extracted from a brief: figures of quality, not of time. */
export async function extraction(server: BenchServer): Promise<Report> {
  await withModel(server)
  const sets = [
    [allBriefs, 'used'],
    [heldBackBriefs, 'held back'],
    [strangersBriefs, 'by strangers'],
    [laterStrangersBriefs, 'by another stranger'],
    [unseenBriefs, 'held out, by a third stranger'],
  ] as const
  const measured = sets.map(([briefs]) => measureExtraction(briefs))
  const row = (name: string, of: (one: Measured) => Figures | undefined) => [
    name,
    ...measured.flatMap((one) => cells(of(one))),
  ]
  const rows = [
    ...briefFields.map((field) => row(field, (one) => one.byField.get(field))),
    row('all fields', total),
    ...confidences.map((confidence) =>
      row(`reported as ${confidence}`, (one) => one.byConfidence.get(confidence)),
    ),
  ]
  const head = sets.flatMap(([briefs, what]) => [
    `${briefs.length} briefs ${what}, right of found`,
    'precision',
    'recall',
  ])
  return { name: 'extraction', table: tableOf(['', ...head], rows) }
}

/**
 * Like `extraction`, for the model, if one is configured. Only printed, since every install has a different model.
 */
async function withModel(server: BenchServer): Promise<void> {
  const settings = modelSettings()
  if (!settings || settings.kind === 'unusable') {
    console.log(`\nNo model is measured: ${settings?.message ?? 'none is set (docs/running.md).'}`)
    return
  }
  await server.open('extraction')
  for (const [what, briefs] of [
    ['used', allBriefs],
    ['held back', heldBackBriefs],
  ] as const) {
    const { read, byRules } = await readAll(briefs)
    const measured = measureExtraction(briefs, (text) => read.get(text) ?? {})
    const rows = [...measured.byField.keys()].map((field) => [field, ...cells(measured.byField.get(field))])
    rows.push(['all fields', ...cells(total(measured))])
    for (const confidence of confidences)
      rows.push([`reported as ${confidence}`, ...cells(measured.byConfidence.get(confidence))])
    console.log(
      `\n${titleOf(settings)}, ${briefs.length} briefs ${what}, ${byRules} of them read by rules in the end\n`,
    )
    console.log(tableOf(['', 'right of found', 'precision', 'recall'], rows))
  }
}

const titleOf = ({ model, baseUrl }: ModelSettings): string => `${model} at ${new URL(baseUrl).host}`

/**
 * Reads the briefs one after another, switching to a new project now and then because requests per project and
 * minute are limited.
 */
async function readAll(briefs: readonly Brief[]) {
  const read = new Map<string, FoundFields>()
  let byRules = 0
  let project = await createTestProject()
  for (const [at, { text }] of briefs.entries()) {
    if (at % 8 === 7) project = await createTestProject()
    const reading = await extractVoiceFromText(project.ctx, { text })
    read.set(text, reading.fields)
    if (reading.read_by === 'rules') byRules++
  }
  return { read, byRules }
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
