import { describe, expect, test } from 'vitest'
import type { Trace } from '@/lib/facts/trace/trace'
import { buildTraceView, type TraceView } from './build-trace-view'
import { fieldLabel } from './field-label'

const content = '🎉 The ramp is **1,204 m** long. Dogs are welcome.'
const at = (words: string, field = 'raw_content', text = content) => {
  const from = [...text.slice(0, text.indexOf(words))].length
  return { field, from, until: from + [...words].length }
}
const version = {
  title: null,
  text: '🎉 1,204 m! Dogs are welcome.',
  trace: {
    sentences: [
      { field: 'text', from: 0, until: 10, by: 'person', facts: ['f2'] },
      { field: 'text', from: 11, until: 28, by: 'composer', facts: ['f3', 'f1'] },
    ],
    facts: [
      { id: 'f3', text: 'Dogs are welcome.', ...at('Dogs are welcome.') },
      { id: 'f1', text: 'The ramp is 1,204 m long.', ...at('The ramp is **1,204 m** long.') },
      { id: 'f2', text: '1,204 m', ...at('1,204 m') },
    ],
    unsupported: [{ field: 'text', from: 2, until: 9, message: '1,204 m is not so.' }],
  } satisfies Trace,
} as const
const used = ({ fields }: TraceView) =>
  fields.map(({ label, parts }) => [
    label,
    ...parts.map(({ kind, pieces }) =>
      kind === 'used'
        ? pieces.map(({ text, facts }) => [text, ...facts])
        : pieces.map(({ text }) => text).join(''),
    ),
  ])

test('lists each sentence with its text, its sources and its unsupported claims', () => {
  expect(buildTraceView(version, undefined).sentences).toMatchObject([
    { text: '🎉 1,204 m!', by: 'person', basedOn: ['1,204 m'], unsupported: ['1,204 m is not so.'] },
    {
      text: 'Dogs are welcome.',
      by: 'composer',
      basedOn: ['Dogs are welcome.', 'The ramp is 1,204 m long.'],
      unsupported: [],
    },
  ])
})

test('shows the used passages within the content, with nested facts as one passage', () => {
  expect(used(buildTraceView(version, () => content))).toEqual([
    [
      'Text',
      '🎉 ',
      [
        ['The ramp is ', 'f1'],
        ['1,204 m', 'f1', 'f2'],
        [' long.', 'f1'],
      ],
      ' ',
      [['Dogs are welcome.', 'f3']],
    ],
  ])
})

test('shows Markdown as it reads, without the signs of headings and bold text; other fields stay as they are', () => {
  const text = '# A new kind\n\n## Of **red apple**\n\nIssue # 4 of C# costs 2 ** 3. **Dogs are welcome.**'
  const shownOf = (field: string) => {
    const facts = [{ id: 'f1', text: 'Dogs are welcome.', ...at('Dogs are welcome.', field, text) }]
    const [shown] = buildTraceView({ ...version, trace: { sentences: [], facts } }, () => text).fields
    return shown?.parts.map(({ pieces }) => pieces.map((piece) => piece.text).join(''))
  }
  expect(shownOf('raw_content')).toEqual([
    'A new kind\n\nOf red apple\n\nIssue # 4 of C# costs 2 ** 3. ',
    'Dogs are welcome.',
  ])
  expect(shownOf('title')?.join('')).toBe(text)
})

describe('when the content differs from what the post was written from', () => {
  const words = [
    'Text',
    [['The ramp is 1,204 m long.', 'f1']],
    '',
    [['1,204 m', 'f2']],
    '',
    [['Dogs are welcome.', 'f3']],
  ]
  test('each fact is shown by its stored text', () => {
    expect(used(buildTraceView(version, undefined))).toEqual([words])
  })
  test('a missing field is shown by its stored text', () => {
    expect(used(buildTraceView(version, () => ''))).toEqual([words])
  })
})

test('of a long text, only the surroundings of the passages are sent', () => {
  const long = `${'Before it. '.repeat(2000)}${content}${' Behind it.'.repeat(2000)}`
  const facts = [{ id: 'f1', text: 'Dogs are welcome.', ...at('Dogs are welcome.', 'raw_content', long) }]
  const [field] = buildTraceView({ ...version, trace: { sentences: [], facts } }, () => long).fields
  expect(field?.parts.map(({ kind }) => kind)).toEqual(['omitted', 'around', 'used', 'around', 'omitted'])
  expect(JSON.stringify(field).length).toBeLessThan(1_500)
})

test.each([
  ['raw_content', 'Text'],
  ['metadata.bible.vibe_surprise_facts_de.0', 'Surprise facts (DE) 1'],
  ['metadata.bible.tagline_en', 'Tagline (EN)'],
  ['metadata.fields.Doors open', 'Doors open'],
])('%s is labeled “%s”', (field, label) => {
  expect(fieldLabel(field)).toBe(label)
})
