import { expect, test } from 'vitest'
import type { SourceItem } from './items.fixture'
import { article, postOf } from './post.fixture'

const long = (begin: string, end: string): string =>
  `${begin} ${'The check reads each entry of the ledger and compares it with the receipt that it names. '.repeat(6)}${end}`

const release = (...sections: string[]): Partial<SourceItem> => ({
  ...article('Quillbook 5.1', `Quillbook 5.1 is rolling out this week.\n\n${sections.join('\n\n')}`),
  content_type: 'release_notes',
})

const captionOf = (source: Partial<SourceItem>): string => postOf(source, 'instagram').text

// So much text that no caption has room for all of it.
const filler = [
  `## Ledgers\n\n${long('Ledgers can be shared now.', 'Ask your treasurer.')}`,
  `## Receipts\n\n${long('Receipts can be photographed now.', 'Ask your treasurer.')}`,
  `## Reports\n\n${long('Reports can be printed again.', 'Ask your treasurer.')}`,
  `## Rules\n\n${long('Rules explain themselves now.', 'Ask your treasurer.')}`,
]

test('a release’s heading never appears without its text', () => {
  const caption = captionOf(release(...filler, `## Accounts\n\n${'x'.repeat(400)} is fixed.`))
  expect(caption).toContain('Ledgers\nLedgers can be shared now.')
  expect(caption).toContain('Receipts\nReceipts can be photographed now.')
  expect(caption).not.toMatch(/(?:Ledgers|Receipts|Reports|Accounts)\n(?:\n|$)/)
})

test('what users lose is included, however long it is', () => {
  const removed = `## Removed\n\n- ${long('Backups of version 3 can’t be opened any more.', 'Open them in 5.0 first.')}`
  const caption = captionOf(release(...filler, removed))
  expect(caption).toContain('Backups of version 3 can’t be opened any more.')
  expect(caption).toContain('Open them in 5.0 first.')
})

test('a labeled line below a heading’s paragraphs does not turn them into a list', () => {
  const upgrade =
    '## Deprecated\n\nLinks of the old form stop working on 31 January 2027. Create a new one in the settings.\n\nQuestions: support@quillbook.example'
  const caption = captionOf(release(...filler, upgrade))
  expect(caption).toContain('Deprecated\nLinks of the old form stop working on 31 January 2027.')
  expect(caption).not.toContain('• Questions')
})
