import { expect, test } from 'vitest'
import { getPackage } from '@/lib/packages/get-package'
import { approvePackage } from '@/lib/packages/review/approve-package'
import { createSource } from '@/lib/sources/create-source'
import type { ProjectContext } from './context'

// Checked by the compiler (npm run types): a marked call that compiles is an error there. None of this code runs.
const reader = undefined as unknown as ProjectContext
const reviewer = undefined as unknown as ProjectContext<'review'>
const writer = undefined as unknown as ProjectContext<'write'>
const source = {
  source_type: 'push',
  name: '',
  config: {},
  publish_mode: 'review' as const,
  sync_interval_minutes: 60,
}
const calls = [
  () => getPackage(reader, { id: '' }),
  () => getPackage(reviewer, { id: '' }),
  () => approvePackage(reviewer, { id: '' }),
  // @ts-expect-error: approving asks for the permission to review
  () => approvePackage(reader, { id: '' }),
  () => createSource(writer, source),
  // @ts-expect-error: a source is made by whoever may write
  () => createSource(reviewer, source),
]

test('the compiler accepts a verb only with a context that grants its permission', () => {
  expect(calls).toHaveLength(6)
})
